"""7 Heroes and Wonders."""
