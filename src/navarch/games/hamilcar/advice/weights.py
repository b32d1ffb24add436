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
    (1000, 1000),  # an entry of the Provincial Display
    (500, 500),  # an entry that lacks a space, enough of them to be had by PCs
    (330, 330),  # the same with two
    (160, 160),  # the same with three
    (20, 20),  # each space of one that lacks more
    (500, 500),  # the way to a majority that only flipped PCs can give
    (110, 110),  # a space beyond the majority
    (210, 210),  # two of them
    (300, 300),  # three
    (370, 370),  # four
    (420, 420),  # five and more
    (40, 40),  # 120ths of an entry for a Province that counts only for Rome's hold on Italia
    (4000, 4000),  # a Province of Italia while Rome has no more than it needs
    (1500, 1500),  # the same with one to spare
    (500, 500),  # with two
    (100, 100),  # with three
    (60, 60),  # a PC
    (110, 110),  # a PC where nothing is at stake, at the most
    (300, 300),  # a city
    (30, 30),  # 120ths of a PC that would be isolated
    (150, 150),  # less for the spaces that keep an entry from the enemy
    (40, 40),  # a Roman PC of Italia that is lost
    (130, 130),  # a PC on the Miat
    (150, 150),  # the one in its centre
    (1500, 1500),  # a Warlike Council
    (-1000, -1000),  # a Council without PCs
    (60, 60),  # a General from the Council in each of three turns
    (60, 60),  # each CU of a pair on the Miat that is begun
    (300, 300),  # the centre of a Council that is to become Warlike
    (150, 150),  # a CU
    (190, 190),  # an Elephant
    (60, 60),  # an ST
    (130, 130),  # a Warship
    (80, 80),  # a Warship refitted by a card
    (350, 350),  # Naval Supremacy
    (260, 260),  # a level of Seamanship
    (110, 110),  # a Warship refitted while the enemy has as many
    (45, 45),  # the same while he has fewer
    (95, 95),  # an ST for an Army in the field
    (45, 45),  # the same for another Army
    (25, 25),  # the same for a city
    (150, 150),  # a General paid
    (330, 330),  # what a card of one OP brings on average: its price
    (520, 520),  # the same of two
    (760, 760),  # the same of three
    (260, 260),  # a Counter Event in hand, beside its OPs
    (190, 190),  # CUs raised
    (4, 4),  # each CU of the Army that is strengthened
    (20, 20),  # each Warship that the enemy has more, to a new one
    (60, 60),  # a new Warship where Seamanship asks for it
    (60, 60),  # a new Warship where there are many
    (0, 0),  # a General activated, beside what he can do
    (60, 60),  # each ST that an activation costs
    (0, 0),  # a card played for its points
    (0, 0),  # a card played for its Event
    (-200, -200),  # a card discarded
    (750, 750),  # a Mercenary
    (-1200, -1200),  # one who costs the Council its Warlike mood
    (900, 900),  # a Dictator
    (300, 300),  # a blockade run, for each Siege Point
    (-250, -250),  # the same beside them
    (50, 50),  # a Campaign bound to go first
    (150, 150),  # the same in the first turn
    (100, 100),  # the same kept
    (10, 10),  # to go first
    (-10, -10),  # a General in a Campaign, beside what he can do
    (60, 60),  # 120ths of that where he is not in a port and the Campaign is one at sea
    (200, 200),  # a voyage that ends in a lost battle
    (100, 100),  # each CU aboard
    (300, 300),  # a voyage with a battle won
    (20, 20),  # the danger of any voyage
    (80, 80),  # 120ths of the CUs that a lost battle on the beach costs
    (0, 0),  # a voyage, beside what waits there
    (96, 96),  # 120ths of a Siege where the Army stands
    (150, 150),  # the same beside it
    (200, 200),  # a Siege Attempt, beside what it promises
    (15, 15),  # to end a march
    (8, 8),  # what a further step must bring
    (-200, -200),  # a battle that promises nothing
    (350, 350),  # a battle won, beside the CUs
    (400, 400),  # a battle lost, beside the CUs
    (250, 250),  # a battle won before a city of one's own
    (300, 300),  # each Siege Point there
    (60, 60),  # 120ths of a PC of one's own where it is fought
    (30, 30),  # 120ths of an enemy's one
    (96, 96),  # 120ths of the chance that a besieged city is relieved
    (120, 120),  # 120ths of a city's worth for an Army that besieges it
    (72, 72),  # 120ths of an open enemy space with another card in hand
    (36, 36),  # the same with the last one
    (40, 40),  # an open enemy space
    (15, 15),  # 120ths of an open space of nobody
    (90, 90),  # each CU that a General without troops finds
    (48, 48),  # 120ths of what an enemy Army nearby may cost
    (40, 40),  # 120ths of that within walls that hold all
    (120, 120),  # 120ths of a goal's worth as it falls with the way
    (46, 46),  # percent from which a battle is sought
    (58, 58),  # percent from which an Interception is
    (70, 70),  # percent from which a garrison fights before the gates
    (55, 55),  # the same where it does not fit inside, and at a capital
    (80, 80),  # a space of one's own to avoid battle
    (15, 15),  # each CU there
    (60, 60),  # a city to retreat to
    (20, 20),  # each Unit there
    (400, 400),  # a besieged General's ability for each Siege Point
    (250, 250),  # a battle at sea, won or lost
    (150, 150),  # an escort that is not there
    (60, 60),  # percent of danger from which a Fleet slips away
    (80, 80),  # a port of one's own after a battle at sea
    (30, 30),  # a Warship that an Event brings, beside its worth
    (60, 60),  # a look at the enemy's hand
    (260, 260),  # the enemy's lowest card
    (220, 220),  # an enemy whose activations cost more
    (200, 200),  # an Attempt by an Event
    (-150, -150),  # a Truce
    (450, 450),  # each Siege Point against the own side then
    (1500, 1500),  # a capital among the besieged
    (-400, -400),  # a Siege of one's own then
    (120, 120),  # what an Event brings otherwise
    (84, 84),  # 120ths where the enemy chooses
    (10, 10),  # each CU beside the one that is removed
    (30, 30),  # a new Unit with a General
    (5, 5),  # each CU that it joins
    (40, 40),  # an ST where it is needed
    (40, 40),  # an Attrition roll
    (25, 25),  # each Unit that suffers it
    (108, 108),  # 120ths of a city for the last Siege Point
    (54, 54),  # the same for another
    (330, 330),  # a Siege Train
    (300, 300),  # a Siege Point removed
    (1200, 1200),  # the same from a capital
    (120, 120),  # the Citadel
    (400, 400),  # each Siege Point there
    (150, 150),  # enemies there
    (100, 100),  # a capital
    (420, 420),  # what Good Omen must bring
    (100, 100),  # a die in each round of a naval battle
    (90, 90),  # the same for each CU that intercepts
    (40, 40),  # the same for each CU in Attrition
    (30, 30),  # a Counter Event in a naval battle
    (40, 40),  # another Counter Event
    (40, 40),  # each CU at stake in a battle that the dice level changes
    (30, 30),  # each CU at stake where the Battle Rating does
    (120, 120),  # each Roman Warship in a storm
    (-350, -350),  # the storm itself
    (90, 90),  # each Warship of Carthage in Attrition of its Fleet
    (-250, -250),  # that Attrition itself
    (60, 60),  # each CU that Bad Weather stops
    (-200, -200),  # Bad Weather itself
    (200, 200),  # a Surprise Sortie against the last Siege Point
    (60, 60),  # the same against another
    (-60, -60),  # an unguarded Fleet that evades, beside its cargo
    (200, 200),  # Punic Faith against a dear Event
    (-60, -60),  # the same against another
    (30, 30),  # each CU that a new General finds
    (6, 6),  # each point that he is nearer to the enemy
    (160, 160),  # a Roman Admiral where Seamanship is low
    (70, 70),  # the same where it is high
    (40, 40),  # an Admiral of Carthage where Warships lie spent
    (25, 25),  # an Admiral in a port
    (8, 8),  # a new CU, each point nearer to the enemy
    (40, 40),  # the same with a General
    (5, 5),  # each CU that it joins
    (30, 30),  # enemies there
    (100, 100),  # each point of Battle Rating of a Consul
    (-40, -40),  # each point of Strategy Rating
    (120, 120),  # an Admiral where Seamanship is low
    (30, 30),  # each CU that he leads
    (200, 200),  # no other Consul
    (100, 100),  # no Proconsul
    (100, 100),  # Seamanship improved
    (80, 80),  # Corvi mounted
    (20, 20),  # each Warship built
    (-10, -10),  # each one too many
    (4, 4),  # Warships that a side would like to have ready
    (3, 3),  # CUs from which an Army gets an ST in winter
)
WEIGHTS: Final[list[list[int]]] = [[row[seat] for row in TABLE] for seat in (0, 1)]
