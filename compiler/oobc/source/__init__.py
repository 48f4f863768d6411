"""The only part that reads the author's files: YAML, CSV and Markdown, each value with where it stands."""
