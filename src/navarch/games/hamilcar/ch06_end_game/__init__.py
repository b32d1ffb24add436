"""6 End Game."""
