"""2 Game components: Silver, the card spaces, Location cards and the symbols of the cards.

2.A the regions and 2.I, 2.J what Location cards show of them stand in `box/board.py`; 2.B, 2.C the tracks in
`box/numbers.py`; 2.E the borders of the cards in `box/cards.py`.
"""
