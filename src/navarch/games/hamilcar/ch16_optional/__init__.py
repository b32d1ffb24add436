"""16 Optional Rules that are procedures of their own: 16.4 to 16.6.

16.1 and 16.2 change the Roman reinforcements [16.1.1, 16.2.1], 16.3 the Carthaginian ones [16.3.1, 16.3.2]: they
stand in `ch05_1_reinforcement/`.
"""
