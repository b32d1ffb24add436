"""What the plan of the greedy player weighs, for Rome and for Carthage (docs/experiments.md).

A weight is what something adds to the score of an action; 120ths say how much of another worth counts. Each side's plan
goes by its own row, so that play against itself can find better ones: `python -m bench.tuning hamilcar`.
"""

from __future__ import annotations

from typing import Final

SHARE: Final = 120  # what a weight in 120ths is a share of

W_ENTRY: Final = 0
W_LACKS_ONE: Final = 1
W_LACKS_TWO: Final = 2
W_LACKS_THREE: Final = 3
W_LACKS_MORE: Final = 4
W_FOOTHOLD: Final = 5
W_SPARE_ONE: Final = 6
W_SPARE_TWO: Final = 7
W_SPARE_THREE: Final = 8
W_SPARE_FOUR: Final = 9
W_SPARE_FIVE: Final = 10
W_SAMNIUM: Final = 11
W_ITALIA_LAST: Final = 12
W_ITALIA_ONE: Final = 13
W_ITALIA_TWO: Final = 14
W_ITALIA_THREE: Final = 15
W_PC: Final = 16
W_FILLER: Final = 17
W_CITY: Final = 18
W_ISOLATED: Final = 19
W_DENY: Final = 20
W_HOME_PC: Final = 21
W_MIAT_PC: Final = 22
W_MIAT_CENTRE: Final = 23
W_WARLIKE: Final = 24
W_MIAT_EMPTY: Final = 25
W_MIAT_GENERAL: Final = 26
W_MIAT_BEGUN: Final = 27
W_MIAT_FIRST: Final = 28
W_UNIT: Final = 29
W_ELEPHANT: Final = 30
W_TRAIN: Final = 31
W_WARSHIP: Final = 32
W_SPENT_WARSHIP: Final = 33
W_SUPREMACY: Final = 34
W_LEVEL: Final = 35
W_REFIT: Final = 36
W_REFIT_MORE: Final = 37
W_SUPPLY_FIELD: Final = 38
W_SUPPLY_ARMY: Final = 39
W_SUPPLY_CITY: Final = 40
W_PAY: Final = 41
W_PRICE_ONE: Final = 42
W_PRICE_TWO: Final = 43
W_PRICE_THREE: Final = 44
W_KEPT: Final = 45
W_RAISE: Final = 46
W_RAISE_ARMY: Final = 47
W_BUILD_BEHIND: Final = 48
W_BUILD_LEVEL: Final = 49
W_BUILD_MANY: Final = 50
W_ACTIVATE: Final = 51
W_ACTIVATE_TRAIN: Final = 52
W_OPERATE: Final = 53
W_EVENT: Final = 54
W_DISCARD: Final = 55
W_HIRE: Final = 56
W_HIRE_PEACE: Final = 57
W_DICTATE: Final = 58
W_RUN_POINT: Final = 59
W_RUN: Final = 60
W_CLAIM: Final = 61
W_CLAIM_EARLY: Final = 62
W_CLAIM_NOT: Final = 63
W_GO_FIRST: Final = 64
W_CAMPAIGN: Final = 65
W_CAMPAIGN_SEA: Final = 66
W_SEA_LOST: Final = 67
W_SEA_LOAD: Final = 68
W_SEA_WON: Final = 69
W_SEA_DANGER: Final = 70
W_LANDING: Final = 71
W_VOYAGE: Final = 72
W_SIEGE_HERE: Final = 73
W_SIEGE_STAY: Final = 74
W_SIEGE_ON: Final = 75
W_STOP: Final = 76
W_MARCH_ON: Final = 77
W_FIGHT_VAIN: Final = 78
W_BATTLE_PRIZE: Final = 79
W_BATTLE_PRICE: Final = 80
W_RELIEVE: Final = 81
W_RELIEVE_POINT: Final = 82
W_FLIP_SAVED: Final = 83
W_FLIP_WON: Final = 84
W_SIEGE_RELIEF: Final = 85
W_SIEGE_SHARE: Final = 86
W_TAKE_MORE: Final = 87
W_TAKE_LAST: Final = 88
W_TAKE: Final = 89
W_STAND: Final = 90
W_LONE: Final = 91
W_THREAT: Final = 92
W_THREAT_SHELTER: Final = 93
W_AHEAD: Final = 94
W_FIGHT_FROM: Final = 95
W_INTERPOSE_FROM: Final = 96
W_OUTSIDE_CITY: Final = 97
W_OUTSIDE_CAPITAL: Final = 98
W_REFUGE: Final = 99
W_REFUGE_CU: Final = 100
W_RETREAT_CITY: Final = 101
W_RETREAT_UNIT: Final = 102
W_BESIEGED_ABILITY: Final = 103
W_SEA_FIGHT: Final = 104
W_SEA_PREY: Final = 105
W_SLIP: Final = 106
W_VICTORS_HOME: Final = 107
W_BUILT_BY_EVENT: Final = 108
W_LOOK: Final = 109
W_ENEMY_DISCARD: Final = 110
W_ACTIVATION_COST: Final = 111
W_SIEGE_ATTEMPT: Final = 112
W_TRUCE: Final = 113
W_TRUCE_POINT: Final = 114
W_TRUCE_CAPITAL: Final = 115
W_TRUCE_SIEGE: Final = 116
W_MISSING: Final = 117
W_OWN_CHOOSER: Final = 118
W_REMOVE_CU: Final = 119
W_PLACE_LED: Final = 120
W_PLACE_CU: Final = 121
W_PLACE_ST_NEEDY: Final = 122
W_ATTRITION: Final = 123
W_ATTRITION_UNIT: Final = 124
W_POINT_LAST: Final = 125
W_POINT: Final = 126
W_SIEGE_TRAIN: Final = 127
W_POINT_GONE: Final = 128
W_POINT_CAPITAL: Final = 129
W_CITADEL: Final = 130
W_CITADEL_POINT: Final = 131
W_CITADEL_FOE: Final = 132
W_CITADEL_CAPITAL: Final = 133
W_OMEN: Final = 134
W_OMEN_ROUND: Final = 135
W_OMEN_INTERCEPT: Final = 136
W_OMEN_ATTRITION: Final = 137
W_COUNTER_BATTLE: Final = 138
W_COUNTER: Final = 139
W_COUNTER_DICE: Final = 140
W_COUNTER_RATING: Final = 141
W_STORM_SHIP: Final = 142
W_STORM: Final = 143
W_FLEET_SHIP: Final = 144
W_FLEET: Final = 145
W_WEATHER_CU: Final = 146
W_WEATHER: Final = 147
W_SORTIE_LAST: Final = 148
W_SORTIE: Final = 149
W_EVADE: Final = 150
W_FAITH: Final = 151
W_FAITH_CHEAP: Final = 152
W_GENERAL_CU: Final = 153
W_GENERAL_FRONT: Final = 154
W_ADMIRAL_ROME: Final = 155
W_ADMIRAL_LATE: Final = 156
W_ADMIRAL_CARTHAGE: Final = 157
W_ADMIRAL_PORT: Final = 158
W_UNIT_FRONT: Final = 159
W_UNIT_LED: Final = 160
W_UNIT_ARMY: Final = 161
W_UNIT_FOE: Final = 162
W_OFFICER_BATTLE: Final = 163
W_OFFICER_STRATEGY: Final = 164
W_OFFICER_ADMIRAL: Final = 165
W_OFFICER_ARMY: Final = 166
W_OFFICER_NONE: Final = 167
W_PROCONSUL_NONE: Final = 168
W_REFORM_LEVEL: Final = 169
W_REFORM_CORVI: Final = 170
W_REFORM_SHIP: Final = 171
W_REFORM_MORE: Final = 172
W_FLEET_WANTED: Final = 173
W_WINTER_CUS: Final = 174

TABLE: Final = (
    # Rome, Carthage
    (1938, 844),  # an entry of the Provincial Display
    (525, 529),  # an entry that lacks a space, enough of them to be had by PCs
    (551, 316),  # the same with two
    (165, 116),  # the same with three
    (32, 35),  # each space of one that lacks more
    (831, 517),  # the way to a majority that only flipped PCs can give
    (114, 71),  # a space beyond the majority
    (323, 221),  # two of them
    (-17, 324),  # three
    (328, 154),  # four
    (494, 468),  # five and more
    (60, 63),  # 120ths of an entry for a Province that counts only for Rome's hold on Italia
    (2716, 2533),  # a Province of Italia while Rome has no more than it needs
    (1847, 1131),  # the same with one to spare
    (550, 433),  # with two
    (70, 159),  # with three
    (21, 53),  # a PC
    (120, 194),  # a PC where nothing is at stake, at the most
    (415, 394),  # a city
    (39, 24),  # 120ths of a PC that would be isolated
    (189, 185),  # less for the spaces that keep an entry from the enemy
    (55, 37),  # a Roman PC of Italia that is lost
    (133, 118),  # a PC on the Miat
    (230, 147),  # the one in its centre
    (2839, 1287),  # a Warlike Council
    (-371, -512),  # a Council without PCs
    (63, 61),  # a General from the Council in each of three turns
    (71, 92),  # each CU of a pair on the Miat that is begun
    (303, 95),  # the centre of a Council that is to become Warlike
    (193, 161),  # a CU
    (87, 104),  # an Elephant
    (105, 70),  # an ST
    (220, 111),  # a Warship
    (68, 53),  # a Warship refitted by a card
    (370, 492),  # Naval Supremacy
    (122, 171),  # a level of Seamanship
    (215, 89),  # a Warship refitted while the enemy has as many
    (58, 13),  # the same while he has fewer
    (95, 66),  # an ST for an Army in the field
    (25, 50),  # the same for another Army
    (18, 39),  # the same for a city
    (187, 147),  # a General paid
    (190, 339),  # what a card of one OP brings on average: its price
    (399, 352),  # the same of two
    (526, 471),  # the same of three
    (397, 218),  # a Counter Event in hand, beside its OPs
    (37, 190),  # CUs raised
    (4, 7),  # each CU of the Army that is strengthened
    (22, 41),  # each Warship that the enemy has more, to a new one
    (58, 44),  # a new Warship where Seamanship asks for it
    (48, 79),  # a new Warship where there are many
    (0, 3),  # a General activated, beside what he can do
    (85, 64),  # each ST that an activation costs
    (-1, -1),  # a card played for its points
    (-3, -3),  # a card played for its Event
    (-177, -208),  # a card discarded
    (1258, 1086),  # a Mercenary
    (-861, -1624),  # one who costs the Council its Warlike mood
    (1368, 1627),  # a Dictator
    (279, 71),  # a blockade run, for each Siege Point
    (-258, -156),  # the same beside them
    (48, 90),  # a Campaign bound to go first
    (152, 204),  # the same in the first turn
    (68, 140),  # the same kept
    (2, 4),  # to go first
    (-9, -20),  # a General in a Campaign, beside what he can do
    (73, 65),  # 120ths of that where he is not in a port and the Campaign is one at sea
    (304, 262),  # a voyage that ends in a lost battle
    (153, 200),  # each CU aboard
    (308, 333),  # a voyage with a battle won
    (25, 33),  # the danger of any voyage
    (40, 136),  # 120ths of the CUs that a lost battle on the beach costs
    (0, 1),  # a voyage, beside what waits there
    (118, 78),  # 120ths of a Siege where the Army stands
    (21, 190),  # the same beside it
    (600, 226),  # a Siege Attempt, beside what it promises
    (11, 27),  # to end a march
    (4, 2),  # what a further step must bring
    (-88, -249),  # a battle that promises nothing
    (335, 273),  # a battle won, beside the CUs
    (105, 206),  # a battle lost, beside the CUs
    (368, 116),  # a battle won before a city of one's own
    (1650, 321),  # each Siege Point there
    (105, 78),  # 120ths of a PC of one's own where it is fought
    (20, 6),  # 120ths of an enemy's one
    (122, 82),  # 120ths of the chance that a besieged city is relieved
    (54, 141),  # 120ths of a city's worth for an Army that besieges it
    (36, 50),  # 120ths of an open enemy space with another card in hand
    (18, 33),  # the same with the last one
    (50, 26),  # an open enemy space
    (20, 10),  # 120ths of an open space of nobody
    (98, 121),  # each CU that a General without troops finds
    (13, 32),  # 120ths of what an enemy Army nearby may cost
    (63, 28),  # 120ths of that within walls that hold all
    (115, 77),  # 120ths of a goal's worth as it falls with the way
    (53, 46),  # percent from which a battle is sought
    (56, 44),  # percent from which an Interception is
    (96, 50),  # percent from which a garrison fights before the gates
    (33, 52),  # the same where it does not fit inside, and at a capital
    (77, 48),  # a space of one's own to avoid battle
    (7, 21),  # each CU there
    (9, 58),  # a city to retreat to
    (35, 17),  # each Unit there
    (536, 550),  # a besieged General's ability for each Siege Point
    (49, 255),  # a battle at sea, won or lost
    (254, 151),  # an escort that is not there
    (65, 88),  # percent of danger from which a Fleet slips away
    (65, 45),  # a port of one's own after a battle at sea
    (45, 43),  # a Warship that an Event brings, beside its worth
    (28, 60),  # a look at the enemy's hand
    (464, 268),  # the enemy's lowest card
    (231, 359),  # an enemy whose activations cost more
    (247, 382),  # an Attempt by an Event
    (-90, -120),  # a Truce
    (816, 584),  # each Siege Point against the own side then
    (441, 1344),  # a capital among the besieged
    (-500, -350),  # a Siege of one's own then
    (107, 165),  # what an Event brings otherwise
    (83, 66),  # 120ths where the enemy chooses
    (3, 14),  # each CU beside the one that is removed
    (30, 33),  # a new Unit with a General
    (2, 5),  # each CU that it joins
    (41, 43),  # an ST where it is needed
    (49, 54),  # an Attrition roll
    (37, 22),  # each Unit that suffers it
    (84, 174),  # 120ths of a city for the last Siege Point
    (93, 71),  # the same for another
    (255, 436),  # a Siege Train
    (337, 159),  # a Siege Point removed
    (940, 1801),  # the same from a capital
    (136, 82),  # the Citadel
    (586, 497),  # each Siege Point there
    (97, 153),  # enemies there
    (109, 111),  # a capital
    (365, 448),  # what Good Omen must bring
    (175, 202),  # a die in each round of a naval battle
    (34, 67),  # the same for each CU that intercepts
    (56, 53),  # the same for each CU in Attrition
    (23, 7),  # a Counter Event in a naval battle
    (29, 49),  # another Counter Event
    (70, 54),  # each CU at stake in a battle that the dice level changes
    (31, 14),  # each CU at stake where the Battle Rating does
    (185, 208),  # each Roman Warship in a storm
    (-230, -516),  # the storm itself
    (167, 85),  # each Warship of Carthage in Attrition of its Fleet
    (-112, -300),  # that Attrition itself
    (54, 64),  # each CU that Bad Weather stops
    (-220, -291),  # Bad Weather itself
    (279, 91),  # a Surprise Sortie against the last Siege Point
    (95, 10),  # the same against another
    (-91, -32),  # an unguarded Fleet that evades, beside its cargo
    (291, 166),  # Punic Faith against a dear Event
    (-77, -52),  # the same against another
    (20, 36),  # each CU that a new General finds
    (12, 2),  # each point that he is nearer to the enemy
    (158, -49),  # a Roman Admiral where Seamanship is low
    (59, 63),  # the same where it is high
    (23, 48),  # an Admiral of Carthage where Warships lie spent
    (14, 18),  # an Admiral in a port
    (8, 16),  # a new CU, each point nearer to the enemy
    (47, 14),  # the same with a General
    (5, 4),  # each CU that it joins
    (39, 20),  # enemies there
    (111, 81),  # each point of Battle Rating of a Consul
    (-36, -46),  # each point of Strategy Rating
    (194, 138),  # an Admiral where Seamanship is low
    (14, 27),  # each CU that he leads
    (313, 278),  # no other Consul
    (77, 105),  # no Proconsul
    (38, 153),  # Seamanship improved
    (39, 85),  # Corvi mounted
    (15, 19),  # each Warship built
    (-12, 8),  # each one too many
    (11, 0),  # Warships that a side would like to have ready
    (4, -2),  # CUs from which an Army gets an ST in winter
)
WEIGHTS: Final[list[list[int]]] = [[row[seat] for row in TABLE] for seat in (0, 1)]
