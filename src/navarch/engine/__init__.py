"""The engine: rules as procedures on a stack, with no knowledge of any game."""
