"""10 Land Reactions."""
