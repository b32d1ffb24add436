"""7 Movement: 7.1 the activated General, 7.2 by land, 7.3 by sea."""
