"""6 Ending the game: 6.1 automatic victory, 6.2 ending conditions and final VP."""
