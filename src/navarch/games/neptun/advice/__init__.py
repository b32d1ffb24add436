"""Advice to bots: how good actions look, and how well each seat fares."""
