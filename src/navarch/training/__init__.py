"""Learned players: games as data, a network that learns from them, and a gate that only a winner passes.

`python -m navarch.training` has a command for each step; docs/training.md is the recipe.
"""

GATE_SEED = 1_000_000_000  # the first at the gate, far from those of `gen`: what was learned by heart is not met again
