"""8 Diplomacy: talk is free and binds nobody; Resources change hands in a trade alone (`ch02_trade`)."""
