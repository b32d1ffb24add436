"""3 Game Setup."""
