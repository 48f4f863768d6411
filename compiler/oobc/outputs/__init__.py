"""What oobc makes of a game. Each output turns a Game into artifacts and knows nothing of the others."""
