"""15 Other Rules: 15.2 Attrition, 15.4 Seamanship, 15.5 Corvi.

15.1 Halves are rounded down where they are taken: `ch09_naval_battle/resolution.py`, `ch13_land_battle/land_battle.py`
[15.1.1].
"""
