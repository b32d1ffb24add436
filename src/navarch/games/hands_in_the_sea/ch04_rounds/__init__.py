"""4 Game play: the game, a round, 4.1 the Campaign Sequence and 4.2 the actions of a player."""
