"""17.1 Counter Events that act within other chapters; some stand where they act.

- `ch02_concepts/cards.py` Punic Faith, which cancels an Event [17.1#45a]
- `ch02_concepts/dice.py` Good Omen [17.1#50a]
- `ch09_naval_battle/naval_battle.py` Ambush at sea [17.1#54b]
- `ch13_land_battle/land_battle.py` Elephant Fright [17.1#1a], Ambush on land [17.1#54a]
"""
