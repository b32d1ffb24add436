"""Break a game's rules on purpose, one place at a time, and see whether the tests of the broken rule notice.

    make mutants GAME=neptun COUNT=200 JOBS=2

A mutant inverts a condition, is off by one, swaps seats, or drops a call or a step, at a place drawn by lot from the
game's rules. `breaks` makes the mutants, `trials` tries them, `pages` writes `docs/mutants/<game>.md`.
"""
