"""8 Diplomacy: talk is free and binds nobody; Resources change hands in a trade alone.

8-1, 8-2, 8-3 stand in `ch02_trade/trade_phase.py`.
"""
