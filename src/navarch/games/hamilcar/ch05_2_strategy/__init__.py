"""5.2 Strategy Phase: dealing, playing cards, Mercenaries and the Dictator."""
