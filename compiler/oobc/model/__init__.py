"""What one file of data may say: a pydantic model for each kind of file, with nothing read and no name resolved."""
