"""13 Land Battle: the battle, its dice levels, and the Retreat."""
