"""16 Optional Rules that are procedures of their own: 16.4 to 16.6."""
