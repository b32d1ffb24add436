"""What a seat sees and may believe, and what must always hold."""
