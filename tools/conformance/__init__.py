"""What a game's rules are checked by: rule → code → tests → mutants caught → how often it came up in simulated games.

    python -m tools.conformance neptun --games 10000

`places` finds the code that cites a rule, `marks` writes marks into it, `games` plays games and counts which marks
they left, `mutants` reads what `make mutants` has seen, `pages` writes `docs/conformance/<game>.md`.
"""
