"""3 Game set-up."""
