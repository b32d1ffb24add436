"""5.6 Other actions: sea move, withdraw, build a Warship, pass."""
