"""Doors for learning programs: PettingZoo (`zoo`), Gymnasium (`gym`), OpenSpiel (`spiel`), many at once (`vector`).

Each is a module of its own with an extra of its own: `pip install navarch[pettingzoo]`, `[gymnasium]`, `[openspiel]`.
"""
