"""2 Game components: Silver, the card spaces, Location cards and the symbols of the cards."""
