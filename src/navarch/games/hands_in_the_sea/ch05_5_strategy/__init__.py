"""5.5 Strategy actions: buy, discard and cycle Strategy cards."""
