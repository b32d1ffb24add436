"""Definitions, Cities, Control: the words that all chapters use.

D-1, D-8, D-11 the Active Player, conquest, round and turn: `ch03_build`, `ch04_move_and_battle`, `overview`.
D-4 At War: `ch04_move_and_battle/battle.py`.
"""
