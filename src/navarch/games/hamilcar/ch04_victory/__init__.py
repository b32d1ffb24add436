"""4 Victory Conditions: immediate victory, PCs that must go, displaced Generals."""
