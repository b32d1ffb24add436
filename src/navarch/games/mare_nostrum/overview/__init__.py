"""Game overview and Round Overview."""
