"""All actions of Hamilcar: one verb and at most one noun."""

from __future__ import annotations

from typing import Final

from ...engine.action import ActionSpace
from .box.labels import CARD_IDS, GENERAL_IDS, SEAT_IDS, SLOT_IDS, SPACE_IDS, TACTIC_IDS

COUNT_IDS: Final = tuple(str(n) for n in range(31))
DIE_IDS: Final = tuple(str(n) for n in range(1, 7))
DICE_IDS: Final[tuple[str, ...]] = ("rome_small", "rome_large", "carthage_small", "carthage_large")

KIND_IDS: Final[tuple[str, ...]] = ("cu", "elephant", "train")
# A side's pieces in one area of a space: number 2 x seat, + 1 inside the city.
STACK_IDS: Final[tuple[str, ...]] = ("rome_outside", "rome_inside", "carthage_outside", "carthage_inside")

SPACE: Final = ActionSpace()

# Going on, declining, ending a list of choices.
PASS: Final = SPACE.verb("pass", rule="5.2.C1c")
DONE: Final = SPACE.verb("done")
STOP: Final = SPACE.verb("stop", rule="7.2.A2")

# Playing cards. [5.2]
EVENT: Final = SPACE.verb("event", "card", CARD_IDS, "5.2.C1a")
OPERATE: Final = SPACE.verb("operate", "card", CARD_IDS, "5.2.C2a")
DISCARD: Final = SPACE.verb("discard", "card", CARD_IDS, "5.2.C5a")
REACT: Final = SPACE.verb("react", "card", CARD_IDS, "5.2.C1c")
CLAIM: Final = SPACE.verb("claim", "card", CARD_IDS, "5.2.B2")
FIRST: Final = SPACE.verb("first", "seat", SEAT_IDS, "5.2.B1")
HIRE: Final = SPACE.verb("hire", "general", GENERAL_IDS, "5.2.C-3")
DICTATE: Final = SPACE.verb("dictator", rule="5.2.C-4")
RUN_BLOCKADE: Final = SPACE.verb("run_blockade", "space", SPACE_IDS, "16.4.1")

# Operations. [5.2.C2a]
ACTIVATE: Final = SPACE.verb("activate", "general", GENERAL_IDS, "5.2.C2.1a")
RAISE: Final = SPACE.verb("raise_troops", "general", GENERAL_IDS, "5.2.C2.3a")
BUILD: Final = SPACE.verb("build_ships", rule="5.2.C2.4a")
CONTROL: Final = SPACE.verb("control", "space", SPACE_IDS, "5.2.C2.2a")
MIAT: Final = SPACE.verb("miat", "slot", SLOT_IDS, "5.2.C2.5b")
REFIT: Final = SPACE.verb("refit", rule="5.2.C2.5c")
SUPPLY: Final = SPACE.verb("supply", "space", SPACE_IDS, "5.2.C2.5d")
PAY: Final = SPACE.verb("pay", "general", GENERAL_IDS, "17.2.B-Duilius1")

# Placing, choosing and removing pieces.
PLACE: Final = SPACE.verb("place", "space", SPACE_IDS)
TARGET: Final = SPACE.verb("target", "space", SPACE_IDS)
CHOOSE: Final = SPACE.verb("choose", "general", GENERAL_IDS)
OPTION: Final = SPACE.verb("option", "count", COUNT_IDS)
REMOVE: Final = SPACE.verb("remove", "space", SPACE_IDS, "4.1.1")
UNSEAT: Final = SPACE.verb("unseat", "slot", SLOT_IDS, "2.1.G7")
FORCE: Final = SPACE.verb("force", "stack", STACK_IDS, "5.2.C1a")
WARSHIP: Final = SPACE.verb("warship", rule="5.1.B3")
SHIPS: Final = SPACE.verb("ships", "count", COUNT_IDS)
MOUNT: Final = SPACE.verb("mount", rule="15.5.3")
DISMOUNT: Final = SPACE.verb("dismount", rule="15.5.3")
IMPROVE: Final = SPACE.verb("improve", rule="5.1.C9")
PROLONG: Final = SPACE.verb("prolong", rule="16.3.1")

SPEND_TRAIN: Final = SPACE.verb("spend_train", rule="5.3.A4")

# Moving. [7]
MARCH: Final = SPACE.verb("march", "space", SPACE_IDS, "7.2.A1")
EMBARK: Final = SPACE.verb("embark", rule="7.3.C1")
SAIL: Final = SPACE.verb("sail", "space", SPACE_IDS, "7.3.A1")
BOARD: Final = SPACE.verb("board", rule="7.3.C4")
LAND: Final = SPACE.verb("land", rule="7.3.C6")
REGROUP: Final = SPACE.verb("regroup", rule="7.1.6")
DESTROY: Final = SPACE.verb("destroy_train", rule="2.3.D4a")
SIEGE: Final = SPACE.verb("siege", rule="14.1.3")
SORTIE: Final = SPACE.verb("sortie", rule="14.5.B1")
ABILITY: Final = SPACE.verb("ability", rule="2.2.A1")
SETTLE: Final = SPACE.verb("settle", rule="17.2.B-Valerius1")

# Telling off pieces: Generals first, then numbers.
WHOLE: Final = SPACE.verb("whole", rule="7.1.6")
BRING: Final = SPACE.verb("bring", "general", GENERAL_IDS, "7.1.6")
CUS: Final = SPACE.verb("cus", "count", COUNT_IDS, "7.1.6")
ELEPHANTS: Final = SPACE.verb("elephants", "count", COUNT_IDS, "7.1.6")
TRAINS: Final = SPACE.verb("trains", "count", COUNT_IDS, "7.1.6")

# Reactions at sea and on land. [8, 10, 11, 12]
INTERCEPT: Final = SPACE.verb("intercept", rule="8.1.1")
SLIP: Final = SPACE.verb("slip_away", rule="8.2.1")
DEPART: Final = SPACE.verb("depart", "space", SPACE_IDS, "8.3.4")
AVOID: Final = SPACE.verb("avoid", "general", GENERAL_IDS, "11.1.6")
INTERPOSE: Final = SPACE.verb("interpose", "general", GENERAL_IDS, "12.1.5")
ESCAPE: Final = SPACE.verb("escape", "space", SPACE_IDS, "11.1.7")
GATES: Final = SPACE.verb("gates", rule="10.0.6")
BACK_UP: Final = SPACE.verb("back_up", rule="12.3.1")
FIGHT: Final = SPACE.verb("fight", rule="13.0.1")
OVERRUN: Final = SPACE.verb("overrun", rule="7.2.E1")
PURSUE: Final = SPACE.verb("pursue", rule="11.3.1")

# Battles and sieges. [9, 13, 14]
MANEUVER: Final = SPACE.verb("maneuver", "tactic", TACTIC_IDS, "9.2.A1")
EVADE: Final = SPACE.verb("evade", rule="9.2.C1")
COMMAND: Final = SPACE.verb("command", "general", GENERAL_IDS, "2.2.E1b")
ROLL_COMMAND: Final = SPACE.verb("change_command", rule="13.2.1")
CHARGE: Final = SPACE.verb("charge", rule="13.3.D1")
REROLL: Final = SPACE.verb("reroll", "dice", DICE_IDS, "13.3.D5")
AGAIN: Final = SPACE.verb("roll_again")
LOSE: Final = SPACE.verb("lose_elephants", "count", COUNT_IDS, "13.4.4")
LEAVE: Final = SPACE.verb("leave", "kind", KIND_IDS, "7.3.C3")
LOSE_UNIT: Final = SPACE.verb("lose", "kind", KIND_IDS, "9.2.B1f")
RETREAT: Final = SPACE.verb("retreat", "space", SPACE_IDS, "13.5.A1")
DEFEND: Final = SPACE.verb("defend", rule="14.3.1")
JOIN: Final = SPACE.verb("join", rule="14.5.B2")
SET: Final = SPACE.verb("set_die", "die", DIE_IDS, "17.1#50a")

# Chance.
DEAL: Final = SPACE.chance("deal", "card", CARD_IDS, "5.2.A1")
DRAW: Final = SPACE.chance("draw", "general", GENERAL_IDS, "5.1.C5")
DRAW_TACTIC: Final = SPACE.chance("draw_tactic", "tactic", TACTIC_IDS, "9.1.3")
ROLL: Final = SPACE.chance("roll", "die", DIE_IDS, "2.4.C1")
NAVAL_DIE: Final = SPACE.chance("naval_die", "die", DIE_IDS, "8.2.2")
WHITE_DIE: Final = SPACE.chance("white_die", "die", DIE_IDS, "14.2.1")
RED_DIE: Final = SPACE.chance("red_die", "die", DIE_IDS, "14.2.1")
SMALL_DIE: Final = SPACE.chance("small_die", "die", DIE_IDS, "13.4.1")
LARGE_DIE: Final = SPACE.chance("large_die", "die", DIE_IDS, "13.4.1")

SIX: Final = tuple(range(6))
