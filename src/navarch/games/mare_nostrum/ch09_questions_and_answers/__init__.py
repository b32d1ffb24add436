"""9 Questions and Answers: each stands with the rule it explains.

9-1 the stock of Units and 9-3 the reserves are limited: `definitions`, `ch03_build/units_and_buildings.py`.
9-2, 9-6 conversion: `ch04_move_and_battle/convert_control.py`.
9-4, 9-5 whom to fight, and how often: `ch04_move_and_battle/land_battles.py`, `sea_battles.py`.
9-7 a Province without Control: `definitions/control.py`.
"""
