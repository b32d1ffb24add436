"""17.1 Counter Events that act within other chapters."""
