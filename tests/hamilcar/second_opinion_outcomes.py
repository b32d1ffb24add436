"""The second reader as a judge: what comes of dice, Interceptions, battles, Sieges, Attrition and the end of a turn.

He sees the position before chance decides and reads the log; from the book he says what must be told next.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from navarch.engine.chance import Chance, Sampler
from navarch.engine.event import Event
from navarch.engine.state import State

from .second_opinion import CARDS, DATA, FOE, GENERALS, LEVELS, PROVINCES, SPACES, Reader, is_city
from .table import GAME

DICE: dict[str, list[dict[str, int]]] = {row["id"]: row["faces"] for row in DATA["die"] if row["id"] != "classic"}
TABLE: dict[str, Any] = DATA["attrition_table"]
NAVAL = [TABLE["columns"].index(column) for column in TABLE["naval_columns"].values()]
ITALIA = [row["id"] for row in DATA["province"] if row["region"] == "italia"]
CHANGES = {"removed-pc", "removed-all", "placed-pc", "flipped-pc", "removed-from-miat", "miat-pc"}
CLOSED = {"activated", "turn-begins", "played-operation"}  # nothing of a battle is due any more


def losses(die: int, column: int) -> int:
    """A cell of the Attrition Table; results below 1 and above 7 stay in the outer rows."""
    found: int = TABLE["rows"][max(1, min(7, die)) - 1]["losses"][column]
    return found


def column_of(units: int) -> int:
    """The column for so many Units."""
    return max(i for i, least in enumerate(TABLE["column_min"]) if units >= least)


def steps_of(general: str | None, op: str) -> list[dict[str, Any]]:
    """What a General's card says of that."""
    return [step for step in GENERALS[general].get("steps", []) if step["op"] == op] if general else []


class Watching(Chance):
    """Chance that lets a judge look first."""

    def __init__(self, seed: int, judge: Judge) -> None:
        self.sampler, self.judge = Sampler(seed), judge

    def choose(self, s: State) -> int:
        code = self.sampler.choose(s)
        assert s.choice is not None
        self.judge.look(s, s.choice.name, s.game.space.text(code))
        return code


class Judge:
    """Knows what is due, event by event."""

    def __init__(self, fixed_reinforcements: bool) -> None:
        self.fixed = fixed_reinforcements
        self.due: list[tuple[object, ...]] = []  # what must be told, in this order for each key
        self.omens = 0  # dice that were set, of which nothing is due
        self.judged: Counter[str] = Counter()
        self.chest: dict[str, set[str]] = {side: set() for side in FOE}
        self.battle: dict[str, Any] = {}
        self.fleets: dict[str, Any] = {"fighting": False}

    # ---- before a die ----

    def look(self, s: State, choice: str, outcome: str) -> None:
        """The position before chance decides, and what it brings."""
        if choice not in ("siege_die", "naval_die", "classic_die"):
            return
        reader = Reader(s.dump())
        face = int(outcome.split()[1])
        if choice == "siege_die":
            self.siege_die(reader, face)
        elif choice == "naval_die":
            self.naval_die(reader, face)
        else:
            asker = reader.stack[-2]
            name = re.sub(r"(?<!^)([A-Z])", r"_\1", asker["procedure"]).lower()
            method = getattr(self, f"roll_{name}", None)
            if method is not None:
                method(reader, asker, face)

    def siege_die(self, reader: Reader, face: int) -> None:
        """14.2: red for Tribes and, with Naval Supremacy, for cities that are not Large."""
        attempt = reader.top("SiegeAttempt")
        side, space = attempt["seat"], attempt["space"]
        large = is_city(space) and SPACES[space]["kind"] == "large_city"
        red = not large and (not is_city(space) or reader.f["supremacy"] == side)
        symbols = DICE["siege_red" if red else "siege_white"][face - 1]
        self.due.append(("siege-roll", side, space, int(red), face, symbols.get("point", 0), symbols.get("loss", 0)))

    def naval_die(self, reader: Reader, face: int) -> None:
        """8.2: symbols cancel each other; one of the mover's must be left."""
        mover = reader.top("NavalInterception")["mover"]
        shown = DICE["naval"][face - 1]
        track = LEVELS[reader.f["seamanship"] - 1]["carthaginian_symbols"]
        left = shown.get("rome", 0) - shown.get("carthage", 0) - track
        away = left > 0 if mover == "rome" else left < 0
        key = "interception-avoided" if away else "interception-holds"
        self.due.append((key, mover, face, shown.get("rome", 0), shown.get("carthage", 0), track))

    def roll_land_interception(self, reader: Reader, asker: dict[str, Any], die: int) -> None:
        """12.1: up to his Battle Rating, +1 into an enemy space without own Units."""
        general, space, side = asker["general"], asker["space"], asker["seat"]
        strange = reader.control.get(space) == FOE[side] and not reader.space_units(side, space)
        rating = GENERALS[general]["battle_rating"]
        if die + int(strange) <= rating:
            self.due.append(("intercepted", general, space, rating))
        else:
            self.due.append(("interception-failed", general, rating))

    def roll_avoid_battle(self, _reader: Reader, asker: dict[str, Any], die: int) -> None:
        """11.1: up to his Battle Rating."""
        rating = GENERALS[asker["general"]]["battle_rating"]
        if die > rating:
            self.due.append(("avoid-failed", asker["general"], rating))

    def roll_pursuit(self, _reader: Reader, asker: dict[str, Any], die: int) -> None:
        """11.3: up to his Battle Rating."""
        rating = GENERALS[asker["general"]]["battle_rating"]
        self.due.append(("pursuit" if die <= rating else "pursuit-failed", asker["general"], rating))

    def roll_attrition(self, reader: Reader, asker: dict[str, Any], die: int) -> None:
        """15.2: the die gives the row, the CUs the column."""
        force = reader.cu(asker["seat"], asker["area"])
        space = asker["area"].removesuffix("_inside")
        self.due.append(("attrition", asker["seat"], space, force, losses(die, column_of(force))))

    def roll_naval_battle(self, reader: Reader, asker: dict[str, Any], die: int) -> None:
        """9.2.B1: Corvi, Seamanship, C. Lutatius Catulus and cards; a Commanding Admiral's column, one more a round."""
        side, number = asker["seat"], asker["number"]
        at = list(FOE).index(side)
        commander = asker["mover_command" if side == asker["mover"] else "other_command"]
        row = die + (asker["rolls"] or [0, 0])[at] + (asker["next_roll"] or [0, 0])[at]
        if side == "rome":
            row += reader.f["corvi"] + LEVELS[reader.f["seamanship"] - 1]["battle_roll"]
        row += sum(step["by"] for step in steps_of(commander, "naval_roll") if step.get("round", number) == number)
        column = 1
        if "admiral" in GENERALS[commander]["traits"]:
            column = max(1, GENERALS[commander]["battle_rating"] + (asker["rating"] or [0, 0])[at])
        column = max(1, min(5, column + number - 1 + (asker["next_column"] or [0, 0])[at]))
        row = max(1, min(7, row))
        self.fleets["supremacy"] = reader.f["supremacy"]
        self.due.append(("battle-roll", side, die, row, column, losses(row, NAVAL[column - 1])))

    # ---- the log ----

    def hear(self, events: list[Event], now: State) -> None:
        """What was told since the last question, and the position that came of it."""
        for number, event in enumerate(events):
            kinds = GAME.text_kinds[f"event-{event.key}"]
            args = tuple(kind.write(value, 2) for (_, kind), value in zip(kinds, event.args, strict=False))
            self.compare(event.key, args)
            method = getattr(self, "hear_" + event.key.replace("-", "_"), None)
            if method is not None:
                method(event.rule, *args)
            if event.key in CLOSED:
                self.settle()
            if event.rule in ("5.5.1", "5.1.C1") and not CHANGES & {e.key for e in events[number:]}:
                self.count(event.key, args, Reader(now.dump()))

    def compare(self, key: str, args: tuple[object, ...]) -> None:
        """Something that was due must come as it was due."""
        told = (key, *args)
        same = [due for due in self.due if due[0] == key]
        if same:
            assert told == same[0]
            self.due.remove(same[0])
            self.judged[key] += 1
        elif key in ("siege-roll", "battle-roll", "attrition", "pursuit", "intercepted"):
            assert self.omens, told
            self.omens -= 1

    def hear_set_die(self, _rule: str, _who: str, _die: int) -> None:
        self.omens += 1

    def hear_naval_reroll(self, _rule: str, _general: str, _die: int) -> None:
        self.due.remove(next(due for due in self.due if due[0] == "battle-roll"))  # the first die counts for nothing

    # ---- 13 Land Battles ----

    def hear_land_battle(self, _rule: str, attacker: str, _space: str) -> None:
        self.settle()
        self.battle = {"attacker": attacker, "dice": {}, "rome": None, "carthage": None, "loser": None}

    def hear_commands(self, _rule: str, who: str, general: str) -> None:
        self.battle[who] = general

    def hear_command_changed(self, _rule: str, general: str) -> None:
        self.battle["rome"] = general

    def hear_level_step(self, _rule: str, step: str, rome: int, carthage: int, *_levels: int) -> None:
        if step == "force_size":
            self.battle["size"] = {"rome": rome, "carthage": carthage}

    def hear_battle_die(self, _rule: str, die: str, face: int, horses: int, figures: int, circles: int) -> None:
        shown = DICE["battle_large" if die.endswith("large") else "battle_small"][face - 1]
        assert (horses, figures, circles) == tuple(shown.get(sign, 0) for sign in ("horse", "figure", "circle"))
        self.battle["dice"][die] = shown

    def hear_battle_result(self, _rule: str, winner: str, rome: int, carthage: int) -> None:
        """13.4: horses and figures hit, circles cancel figures and hit where none are left; ties lose the Attacker."""
        battle = self.battle
        signs = {
            side: {
                sign: sum(shown.get(sign, 0) for die, shown in battle["dice"].items() if die.startswith(side))
                for sign in ("horse", "figure", "circle")
            }
            for side in FOE
        }
        hits = {}
        for side, foe in FOE.items():
            theirs, own = signs[foe], signs[side]
            hits[side] = theirs["horse"] + max(0, theirs["figure"] - own["circle"])
            hits[side] += max(0, theirs["circle"] - own["figure"])
            hits[side] = max(0, hits[side] + sum(step["by"] for step in steps_of(battle[side], "land_hits_suffered")))
        attacker = battle["attacker"]
        loser = max(FOE, key=lambda side: hits[side])
        if hits["rome"] == hits["carthage"]:
            loser = FOE[attacker] if steps_of(battle[attacker], "wins_ties") else attacker
        assert (winner, rome, carthage) == (FOE[loser], hits["rome"], hits["carthage"])
        battle["losses"] = {side: min(hits[side], battle["size"][side]) for side in FOE}
        battle["loser"], battle["lost"] = loser, battle["losses"][loser]
        self.judged["battle-result"] += 1

    def hear_lost_cus(self, rule: str, who: str, count: int, _elephants: int, _space: str) -> None:
        if rule == "13.4.4":
            assert count == self.battle["losses"].pop(who)
        elif rule == "13.5.C1":
            self.battle["lost"] += count

    def hear_force_eliminated(self, _rule: str, _who: str, _space: str, cus: int) -> None:
        self.battle["lost"] += cus

    def hear_captured_trains(self, _rule: str, who: str, _space: str, count: int) -> None:
        if self.battle.get("loser") == FOE[who]:
            self.battle["lost"] += count

    def hear_must_remove(self, rule: str, who: str, count: int, _has: int) -> None:
        """13.6, 9.4: half of the Units lost, rounded down."""
        if rule == "13.6.1":
            assert (who, count) == (self.battle["loser"], self.battle["lost"] // 2)
            self.battle["loser"] = None
            self.judged["consequences"] += 1
        elif rule == "9.4.1":
            assert (who, count) == (self.fleets["loser"], self.fleets["lost"][who] // 2)
            self.fleets["loser"] = None
            self.judged["consequences"] += 1

    def settle(self) -> None:
        """A battle that is over has cost what it must."""
        if self.battle.get("loser"):
            assert not any(self.battle["losses"].values())
            assert self.battle["lost"] < 2
        if self.fleets.get("loser"):
            assert self.fleets["short"] or self.fleets["lost"][self.fleets["loser"]] < 2
        self.battle["loser"] = self.fleets["loser"] = None

    # ---- 9 Naval Battles ----

    def hear_interception(self, _rule: str, who: str, _space: str) -> None:
        self.fleets["interceptor"] = who

    def hear_naval_battle(self, _rule: str, _space: str, mover: int, other: int) -> None:
        who = self.fleets["interceptor"]
        self.fleets.update(ships={who: other, FOE[who]: mover}, lost={"rome": 0, "carthage": 0}, short=mover == 0)
        self.fleets.update(evaded=None, hit=0, fighting=True)

    def hear_battle_roll(self, _rule: str, who: str, _die: int, _row: int, _column: int, hits: int) -> None:
        self.fleets["hit"] = min(hits, self.fleets["ships"][FOE[who]])

    def hear_warships_hit(self, _rule: str, who: str, sunk: int, prizes: int) -> None:
        assert sunk + prizes == self.fleets["hit"]
        self.fleets["ships"][who] -= sunk + prizes
        self.fleets["lost"][who] += sunk + prizes

    def hear_lost_at_sea(self, _rule: str, who: str, *kinds: int) -> None:
        if self.fleets["fighting"]:  # and not in a storm
            self.fleets["lost"][who] += sum(kinds)

    def hear_evaded(self, _rule: str, who: str) -> None:
        self.fleets["evaded"] = who

    def hear_supremacy(self, _rule: str, who: str) -> None:
        self.fleets["supremacy"] = who

    def hear_supremacy_given_up(self, _rule: str, _who: str, to: str) -> None:
        self.fleets["supremacy"] = to

    def hear_naval_victory(self, _rule: str, who: str, _space: str) -> None:
        """9.3.A: who is left; more Warships; Naval Supremacy; 8.5: the interceptor of an unguarded Fleet."""
        ships, evaded = self.fleets["ships"], self.fleets["evaded"]
        if evaded:
            winner = FOE[evaded]
        elif self.fleets["short"]:
            winner = self.fleets["interceptor"]
        elif ships["rome"] == ships["carthage"]:
            winner = self.fleets["supremacy"]
        else:
            winner = max(ships, key=lambda side: int(ships[side]))
        assert who == winner
        self.fleets.update(loser=FOE[who], fighting=False)
        self.judged["naval-victory"] += 1

    # ---- 5 the turn ----

    def hear_turn_begins(self, _rule: str, _turn: int) -> None:
        self.chest = {side: set() for side in FOE}

    def hear_played_event(self, _rule: str, who: str, card: str) -> None:
        self.chest[who].add(card)

    hear_played_operation = hear_played_event
    hear_discarded = hear_played_event

    def hear_dictator(self, _rule: str, _general: str) -> None:
        self.chest["rome"].add("dictator")

    def hear_event_cancelled(self, _rule: str, card: str) -> None:
        self.chest["rome"].discard(card)

    def hear_war_chest(self, _rule: str, rome: int, carthage: int) -> None:
        """5.6: the OPs of all cards played."""
        assert (rome, carthage) == tuple(sum(CARDS[card]["ops"] for card in self.chest[side]) for side in FOE)
        self.judged["war-chest"] += 1

    def count(self, key: str, args: tuple[object, ...], reader: Reader) -> None:
        """5.5 the Provincial Display, 5.1.C a CU for each own Province in Italia, inside Roma if enemies watch it."""
        if key == "victory-count":
            owners = list(reader.display().values())
            assert args == tuple(owners.count(side) for side in FOE)
        elif key == "troops-kept-out":
            assert not reader.own_city("rome", "roma")
        else:
            assert reader.own_city("rome", "roma")
            due = 5 if self.fixed else sum(reader.owner(PROVINCES[name]) == "rome" for name in ITALIA)
            full = reader.cu("carthage", "roma") > 0 and reader.cu("rome", "roma_inside") == SPACES["roma"]["capacity"]
            assert args == (due,) or (full and args < (due,))
        self.judged[key] += 1
