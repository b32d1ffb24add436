"""The tables: games being played, by people and bots, each change committed before anybody hears of it."""
