"""Learned players: games of the search as data, a network that learns from them, and a gate that only a winner passes.

`python -m navarch.training` has a command for each step; docs/training.md is the recipe.
"""
