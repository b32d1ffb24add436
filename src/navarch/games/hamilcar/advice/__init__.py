"""How a sensible commander thinks, for bots and for advice."""
