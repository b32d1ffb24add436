"""4.F to 4.K: Hand and Draw deck."""
