"""The storage: what is kept of the games, in one database, and what workers that share it tell each other."""
