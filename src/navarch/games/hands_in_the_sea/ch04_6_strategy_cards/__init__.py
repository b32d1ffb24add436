"""4.6 Strategy cards: their display, the card in play, and Diplomacy."""
