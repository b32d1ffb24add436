"""Doors for learning programs: PettingZoo (`zoo`), Gymnasium (`gym`) and OpenSpiel (`spiel`).

Each is a module of its own with an extra of its own: `pip install navarch[pettingzoo]`, `[gymnasium]`, `[openspiel]`.
"""
