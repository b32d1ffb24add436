"""What the plan of the greedy player weighs, for either side, found by play against itself (docs/experiments.md).

A weight is what something adds to the score of an action; 64ths say how much of another worth counts.
"""

from __future__ import annotations

from typing import Final

W_SETTLE: Final = 0
W_END_AHEAD: Final = 1
W_END_BEHIND: Final = 2
W_DEVELOP: Final = 3
W_DEVELOP_TURN: Final = 4
W_FORTIFY: Final = 5
W_FORTIFY_PLACE: Final = 6
W_ATTACK: Final = 7
W_ATTACK_PRIZE: Final = 8
W_ATTACK_CITY: Final = 9
W_ATTACK_RIVAL: Final = 10
W_ATTACK_MARGIN: Final = 11
W_ATTACK_THIN: Final = 12
W_ATTACK_VAIN: Final = 13
W_RAID: Final = 14
W_RAID_CITY: Final = 15
W_RAID_PLACE: Final = 16
W_ENGAGE: Final = 17
W_ENGAGE_SHIP: Final = 18
W_ENGAGE_CHASE: Final = 19
W_BRIBE: Final = 20
W_STAKE: Final = 21
W_STAKE_PLACES: Final = 22
W_BATTLE_WON: Final = 23
W_BATTLE_OPEN: Final = 24
W_BATTLE_SURE: Final = 25
W_BATTLE_FEEBLE: Final = 26
W_DEFENCE_WON: Final = 27
W_DEFENCE_OPEN: Final = 28
W_LEAD: Final = 29
W_LEADER_ALONE: Final = 30
W_SILVER: Final = 31
W_SILVER_MORE: Final = 32
W_SILVER_LEAST: Final = 33
W_MONEY_CARD: Final = 34
W_TRADE: Final = 35
W_SELL: Final = 36
W_PILLAGE: Final = 37
W_PILLAGE_SHIP: Final = 38
W_PLAY: Final = 39
W_DRAFT: Final = 40
W_DRAFT_PLACE: Final = 41
W_DRAFT_KIND: Final = 42
W_DRAFT_COLONIST: Final = 43
W_COLONIST_MORE: Final = 44
W_DRAFT_COST: Final = 45
W_DRAFT_LEFT: Final = 46
W_DRAFT_TURN: Final = 47
W_LEVY: Final = 48
W_DISCARD: Final = 49
W_DISCARD_CARD: Final = 50
W_RETURN: Final = 51
W_RETURN_CARD: Final = 52
W_RESERVE: Final = 53
W_RESERVE_STRENGTH: Final = 54
W_BUY_PRICE: Final = 55
W_BUY_TURN: Final = 56
W_CYCLE: Final = 57
W_SAIL: Final = 58
W_SAIL_GAIN: Final = 59
W_SAIL_ONWARD: Final = 60
W_SAIL_PREY: Final = 61
W_DANGER: Final = 62
W_BUILD: Final = 63
W_BUILD_BEHIND: Final = 64
W_BUILD_MORE: Final = 65
W_BUILD_FIRST: Final = 66
W_PASS: Final = 67
W_RETRIEVE: Final = 68
W_RETRIEVE_EARLY: Final = 69
W_INVOKE: Final = 70
W_BLOCK: Final = 71
W_BLOCK_CARD: Final = 72
W_PLACE_VP: Final = 73
W_PLACE_TURN: Final = 74
W_PLACE_CUT: Final = 75
W_PLACE_SUPPLY: Final = 76
W_PLACE_SICILY: Final = 77
W_CARD_LOST: Final = 78
W_CARD_COIN: Final = 79
W_CARD_SHIP: Final = 80
W_CARD_WAGON: Final = 81
W_CARD_COLONIST: Final = 82
W_CARD_WINE: Final = 83
W_CARD_SWORD: Final = 84
W_CARD_STRENGTH: Final = 85
W_CARD_RAIDER: Final = 86
W_CARD_ROLLED: Final = 87
W_CARD_ACTION: Final = 88
W_CARD_MERCHANT: Final = 89
W_CARD_WALLS: Final = 90
W_STRATEGY: Final = 91
STRATEGIES: Final = (  # from W_STRATEGY on
    "colonization",
    "diplomacy",
    "celtic_allies",
    "trade_monopoly",
    "dilectus",
    "manipular_tactics",
    "deep_reserve",
    "light_horse",
    "shipwrights",
    "siegecraft",
    "devotio",
    "loyalty",
    "corvus",
    "pillaging",
    "master_pilots",
)

TABLE: Final = (
    # Rome, Carthage
    (136, 163),  # a location that is settled, beside its worth
    (381, 206),  # the last Town, City or captured token, for who is ahead
    (-987, 2),  # the same for who is not
    (99, -30),  # a Town that becomes a City
    (-6, -6),  # the same for each turn to come
    (12, 17),  # walls
    (-12, 4),  # 64ths of the worth of what they protect
    (60, 132),  # an attack that can be won
    (65, 39),  # what is captured, beside its worth
    (14, 7),  # a City among it
    (38, 36),  # 64ths of the place's worth to whoever loses it
    (28, 30),  # each point of strength to spare
    (24, 22),  # 64ths of the prize where strength suffices by one
    (-274, -211),  # an attack that cannot be won
    (95, 178),  # a raid
    (52, 37),  # a City as its victim
    (24, 18),  # 64ths of the place's worth to its owner
    (-22, -18),  # a naval battle
    (111, 83),  # each Warship or Leader more than the opponent's Warships
    (17, 14),  # each point that a Campaign gains without the opposing Fleet
    (37, 5),  # a bribe
    (152, 78),  # a battle, beside what it is about
    (12, 27),  # 64ths of the place's worth to both
    (121, 134),  # strength that wins an own attack
    (45, 37),  # 64ths of the stake for strength that evens it
    (9, 17),  # 64ths of the stake for strength beyond victory
    (8, 27),  # strength that does not even it
    (187, 170),  # strength that beats an attack off
    (9, 22),  # 64ths of the stake for other strength in defence
    (-10, -17),  # a Leader who joins
    (-50, -32),  # a Leader who costs an action to join
    (25, 22),  # one Silver for who has none
    (3, 2),  # less for each Silver that is there
    (6, 1),  # at the least
    (-14, -20),  # 64ths of the worth of a card played for its coin
    (-8, 0),  # a Trader, beside the Silver
    (-18, -6),  # a Merchant, beside the Silver
    (36, -2),  # plunder, beside the Silver
    (-16, -2),  # each Ship card that it takes
    (67, 44),  # an Empire card played for what it says
    (-62, -27),  # a card drafted, beside its worth
    (85, 61),  # a Location card drafted
    (-2, 5),  # each card of the same kind that is there
    (46, 65),  # a Colonist
    (-20, -16),  # each Colonist that is there
    (1, -6),  # each Silver that it costs
    (7, 8),  # each Silver that is left, up to seven
    (1, 0),  # each turn to come
    (-24, -22),  # an Emergency Levy, beside the card
    (8, 24),  # a card discarded
    (-32, -26),  # 64ths of its worth
    (4, 6),  # a card returned to the Empire deck
    (-53, -97),  # 64ths of its worth
    (8, 20),  # a soldier put in Reserve
    (8, 5),  # each point of the strength
    (-26, -25),  # each Silver that a Strategy card costs
    (0, 2),  # each turn to come
    (-6, -4),  # each Strategy card cycled
    (-12, -2),  # a Sea Move
    (23, 27),  # each point that a Campaign gains by it
    (16, 20),  # 64ths of what is gained a move later
    (6, 10),  # coasts that can be pillaged there
    (2, 3),  # each Warship that a Fleet there has more
    (72, 77),  # a Warship
    (14, 1),  # each Warship that the opponent has more
    (-1, -1),  # each Warship that is there
    (10, 15),  # each point that a Campaign gains once there is a Fleet
    (-5, 6),  # passing
    (518, 387),  # the Reserve taken back in time
    (-3, -6),  # the same without need
    (52, 92),  # a card of Deus Ex Machina in the later turns
    (29, 60),  # an attack blocked
    (-19, -19),  # 64ths of the worth of the card it takes
    (27, 13),  # each VP of a location
    (12, 18),  # the same for each turn in which it scores
    (20, 33),  # 64ths of that where it is out of supply
    (222, 147),  # a Supply Point
    (29, 34),  # a location of Sicily
    (-39, -22),  # a Location card of a place that is not held
    (5, 5),  # each Silver of a card's coin
    (14, 10),  # a Ship on a card
    (11, 15),  # a Wagon
    (14, 30),  # a Colonist
    (2, 1),  # Wine
    (6, 0),  # each Sword of a Location card
    (8, 12),  # each point of strength
    (37, 49),  # who may raid
    (21, 17),  # strength that is rolled
    (7, 6),  # a card with an action of its own
    (16, 16),  # a Merchant
    (22, 30),  # walls against raids and plunder
    (209, 222),  # Colonization
    (121, 28),  # Diplomacy
    (166, 20),  # Celtic Allies
    (36, 42),  # Trade Monopoly
    (47, 84),  # Dilectus
    (46, 171),  # Manipular Tactics
    (16, 18),  # Deep Reserve
    (75, 46),  # Light Horse
    (26, 57),  # Shipwrights
    (35, 30),  # Siegecraft
    (62, 44),  # Devotio
    (82, 58),  # Loyalty
    (23, 34),  # Corvus
    (36, 44),  # Pillaging
    (56, 42),  # Master Pilots
)
WEIGHTS: Final[list[list[int]]] = [[row[seat] for row in TABLE] for seat in (0, 1)]
