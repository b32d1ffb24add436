"""A second reader of the book: what is legal and what follows, found slowly and plainly from a dumped position.

It shares nothing with the game but the component file and the names in a dump. Every function says what the book says
and tries all possibilities; where our rulings decide, the ruling is named.
"""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "src" / "navarch" / "games" / "hamilcar" / "components" / "hamilcar.toml"
DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))
SPACES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["space"]}
GENERALS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["general"]}
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["strategy_card"]}
PROVINCES: dict[str, list[str]] = {row["id"]: row["spaces"] for row in DATA["province"]}
MARE: list[str] = DATA["mare_tyrrhenum"]["ports"]
STRAIT = {"messana", "regium"}
ROADS: dict[str, dict[str, int]] = {name: {} for name in SPACES}
LANES: dict[str, dict[str, int]] = {name: {} for name in SPACES}
for row in DATA["road"]:
    ROADS[row["a"]][row["b"]] = ROADS[row["b"]][row["a"]] = row["cost"]
for row in DATA["sea_lane"]:
    LANES[row["a"]][row["b"]] = LANES[row["b"]][row["a"]] = row["cost"]
LEVELS = DATA["seamanship"]
FOE = {"rome": "carthage", "carthage": "rome"}


def is_city(space: str) -> bool:
    """Walled Cities have a capacity."""
    return bool(SPACES[space]["kind"] != "space")


class Reader:
    """A position as somebody with the book in hand sees it."""

    def __init__(self, dump: dict[str, Any]) -> None:
        self.f: dict[str, Any] = dump["fields"]
        self.stack: list[dict[str, Any]] = dump["stack"]
        self.control: dict[str, str] = self.f["control"]
        self.tribes: list[str] = self.f["tribes"]
        self.points: dict[str, int] = self.f["points"]
        self.place: dict[str, str] = self.f["place"]
        self.miat: list[str] = self.f["miat"]

    def top(self, name: str) -> dict[str, Any]:
        """The nearest procedure of that name."""
        return next(part for part in reversed(self.stack) if part["procedure"] == name)

    # ---- pieces ----

    def cu(self, side: str, area: str) -> int:
        """CUs, Elephants among them."""
        plain = self.f["cu"].get(side, {}).get(area, 0)
        return int(plain + (self.f["el"].get(area, 0) if side == "carthage" else 0))

    def st(self, side: str, area: str) -> int:
        """Supply Trains."""
        return int(self.f["st"].get(side, {}).get(area, 0))

    def units(self, side: str, area: str) -> int:
        """CUs and STs."""
        return self.cu(side, area) + self.st(side, area)

    def space_cu(self, side: str, space: str) -> int:
        """Inside and outside."""
        return self.cu(side, space) + self.cu(side, f"{space}_inside")

    def space_units(self, side: str, space: str) -> int:
        """Inside and outside."""
        return self.units(side, space) + self.units(side, f"{space}_inside")

    def generals(self, side: str, area: str) -> list[str]:
        """Generals of a side in an area."""
        return [name for name, at in self.place.items() if at == area and GENERALS[name]["side"] == side]

    def in_space(self, side: str, space: str) -> list[str]:
        """Generals inside and outside."""
        return self.generals(side, space) + self.generals(side, f"{space}_inside")

    def besieged(self, space: str) -> bool:
        """14.5.A: a city with at least one Siege Point."""
        return is_city(space) and self.points.get(space, 0) > 0

    def own_city(self, side: str, space: str) -> bool:
        """A friendly Walled City that is not Besieged."""
        return is_city(space) and self.control.get(space) == side and not self.besieged(space)

    def rank(self, general: str) -> int:
        """2.2.E2."""
        if GENERALS[general]["side"] == "carthage":
            return int(general == "hamilcar_barca")
        office = self.f["office"][general]
        aristocrat = "aristocrat" in GENERALS[general]["traits"]
        return {"proconsul": 0, "consul": 2 if aristocrat else 1, "dictator": 3}.get(office, -1)

    def truce(self, side: str) -> bool:
        """#49, and a Peaceful Miat for Carthage."""
        return bool(self.f["truce"]) or (side == "carthage" and not self.miat)

    def warlike(self) -> bool:
        """15.3.B."""
        return "center" in self.miat and len(self.miat) >= 3

    # ---- 2.1, 5.4, 5.5 control ----

    def owner(self, spaces: list[str]) -> str | None:
        """More than half of them."""
        for side in FOE:
            if 2 * sum(self.control.get(space) == side for space in spaces) > len(spaces):
                return side
        return None

    def display(self) -> dict[str, str | None]:
        """The Provincial Display."""
        found = {name: self.owner(spaces) for name, spaces in PROVINCES.items() if name != "samnium"}
        found["mare_tyrrhenum"] = self.owner(MARE)
        found["lilybaeum"] = self.control.get("lilybaeum")
        found["miat"] = "carthage" if self.warlike() else None if self.miat else "rome"
        return found

    def isolated(self, side: str) -> set[str]:
        """5.4: PCs from which no path leads to an own CU or city."""
        return {
            space
            for space, owner in self.control.items()
            if owner == side and not is_city(space) and not self.reaches_home(side, space)
        }

    def reaches_home(self, side: str, start: str) -> bool:
        """A search outward from one PC."""
        seen, border = {start}, [start]
        while border:
            here = border.pop()
            if self.space_cu(side, here) or (is_city(here) and self.control.get(here) == side):
                return True
            if here != start and not self.passable(side, here):
                continue
            for other in {*ROADS[here], *LANES[here]} - seen:
                seen.add(other)
                border.append(other)
        return False

    def passable(self, side: str, space: str) -> bool:
        """Through neutral spaces and own ones, not past enemy CUs without an own PC."""
        if space in self.tribes or self.control.get(space) == FOE[side]:
            return False
        return self.control.get(space) == side or not self.cu(FOE[side], space)

    # ---- 5.1 reinforcements, 5.2.C cards ----

    def placements(self) -> set[str]:
        """Where a new piece may go: 5.1.B2 a CU, 5.1.B5 and B7 a General, 5.1.C6 a Consul, 5.2.C3 a Mercenary."""
        piece = self.top("PlacePiece")
        side, cause = piece["seat"], piece["cause"]
        if cause == 0:
            return {
                space
                for space in SPACES
                if (self.own_city(side, space) or self.free_generals(side, space)) and self.room(side, space, "cu")
            }
        if cause in (1, 2):
            return {space for space in SPACES if self.own_city(side, space) or self.cu(side, space)}
        if cause == 3:
            found = {space for space in SPACES if self.free_cus(side, space) >= 3}
            return found or {"roma"}
        if piece["general"] is None:  # the Unit that comes with him
            return {self.place["xanthippus" if cause == 4 else "hamilcar_barca"].removesuffix("_inside")}
        return {space for space in SPACES if self.friendly_port(side, space, africa=cause == 4)}

    def free_generals(self, side: str, space: str) -> list[str]:
        """Not shut in a Besieged city."""
        return self.generals(side, space) if self.besieged(space) else self.in_space(side, space)

    def free_cus(self, side: str, space: str) -> int:
        """Not shut in a Besieged city."""
        return self.cu(side, space) if self.besieged(space) else self.space_cu(side, space)

    def friendly_port(self, side: str, space: str, africa: bool) -> bool:
        """A controlled port that is not Besieged; a Mercenary does not land on enemy CUs."""
        if self.control.get(space) != side or self.besieged(space) or not (LANES[space] or space in MARE):
            return False
        if self.cu(FOE[side], space) and not is_city(space):
            return False
        return not africa or SPACES[space]["region"] == "africa"

    def plays(self, side: str) -> set[str]:
        """What each card in hand may be played as."""
        found: set[str] = set()
        for card in self.f["hand"][side]:
            found |= {f"operate {card}", f"discard {card}"}
            if (
                CARDS[card]["side"] in (side, "both")
                and not CARDS[card]["counter_event"]
                and self.open_event(side, card)
            ):
                found.add(f"event {card}")
        return found

    def open_event(self, side: str, card: str) -> bool:
        """The condition of a card: a free Siege Train, no Citadel yet, a Besieged own port."""
        condition = CARDS[card].get("playable_if")
        if condition == "siege_train_free":
            return len(self.f["trains"]) < 2
        if condition == "citadel_free":
            return self.f["citadel"] is None
        if condition == "besieged_own_port":
            return any(self.besieged(space) and self.control[space] == side and LANES[space] for space in SPACES)
        return True

    # ---- 5.2.C2 Operations ----

    def operations(self, side: str, card: str) -> set[str]:
        """All that a card's points can do."""
        ops = CARDS[card]["ops"]
        found = {f"activate {name}" for name in self.place if self.can_activate(side, name, ops)}
        if ops == 3 and CARDS[card]["raise_troops"]:
            found |= {f"raise_troops {name}" for name in self.place if self.can_raise(side, name)}
        if ops == 3 and CARDS[card]["ships"] and self.supply(side):
            found.add("build_ships")
        found |= {f"control {space}" for space in SPACES if self.can_control(side, space)}
        if side == "carthage":
            found |= {f"miat {slot}" for slot in DATA["miat"]["spaces"] if slot not in self.miat}
        if self.f["spent"].get(side, 0):
            found.add("refit")
        return found | {f"supply {space}" for space in SPACES if self.can_supply(side, space)}

    def supply(self, side: str) -> int:
        """Warship counters left."""
        used = sum(self.f[box].get(side, 0) for box in ("ready", "spent", "at_sea", "sunk"))
        return int(10 - used - self.f["prizes"].get(FOE[side], 0))

    def can_activate(self, side: str, general: str, ops: int) -> bool:
        """His Strategy Rating, with the STs of his space; Hanno counts 2 in Africa, unless a superior commands him."""
        area = self.place[general]
        if GENERALS[general]["side"] != side or area == "at_sea" or general in self.f["activated"]:
            return False
        space = area.removesuffix("_inside")
        pcs = sum(owner == "rome" and not is_city(at) for at, owner in self.control.items())
        if self.f["flamen"] == general and pcs < 2:
            return False
        rating = GENERALS[general]["strategy_rating"]
        superior = any(self.rank(other) > self.rank(general) for other in self.generals(side, area))
        if general == "hanno" and SPACES[space]["region"] == "africa" and not (superior and self.units(side, area)):
            rating = 2
        trains = self.st(side, area)
        if self.own_city(side, space):
            trains = self.st(side, space) + self.st(side, f"{space}_inside")
        return bool(rating <= ops + trains)

    def can_raise(self, side: str, general: str) -> bool:
        """5.2.C2.3: in an own space of an own Province, not shut in; behind watched walls as far as there is room."""
        area = self.place[general]
        space = area.removesuffix("_inside")
        if GENERALS[general]["side"] != side or area == "at_sea" or self.control.get(space) != side:
            return False
        if area != space and self.besieged(space):
            return False
        return self.owner(PROVINCES[SPACES[space]["province"]]) == side and self.room(side, space, "cu")

    def room(self, side: str, space: str, kind: str) -> bool:
        """New pieces go inside where enemy CUs watch an own city that is not Besieged."""
        if not self.own_city(side, space) or not self.cu(FOE[side], space):
            return True
        there = self.cu(side, f"{space}_inside") if kind == "cu" else self.st(side, f"{space}_inside")
        return bool(there < SPACES[space]["capacity"])

    def can_control(self, side: str, space: str) -> bool:
        """5.2.C2.2: a free space without enemy CUs, or an enemy PC under an own CU."""
        if is_city(space) or space in self.tribes:
            return False
        if space not in self.control:
            return not self.cu(FOE[side], space)
        return self.control[space] == FOE[side] and self.cu(side, space) > 0 and not self.truce(side)

    def can_supply(self, side: str, space: str) -> bool:
        """5.2.C2.5: with an Army, or in an own city that is not Besieged; 15 STs in all."""
        if sum(sum(trains.values()) for trains in self.f["st"].values()) >= 15 or not self.room(side, space, "st"):
            return False
        army = bool(self.generals(side, space)) and self.units(side, space) > 0
        if self.own_city(side, space):
            return True
        return army

    # ---- 13.3 dice levels ----

    def levels(self, space: str, ratings: dict[str, int], more: dict[str, int]) -> dict[str, int]:
        """Steps A, B and C."""
        level = {"rome": 1, "carthage": 1}
        size = {side: self.cu(side, space) for side in FOE}
        region = SPACES[space]["region"]
        cities = [name for name in SPACES if is_city(name) and SPACES[name]["region"] == region]
        held = {side: sum(self.control[city] == side for city in cities) for side in FOE}
        allies = {side: held[side] if self.generals(side, space) else 0 for side in FOE}
        for has in (size, allies):
            for side, other in FOE.items():
                level[side] += int(has[side] > has[other])
        for side, other in FOE.items():
            if ratings[side] > ratings[other]:
                if level[side] == 3:
                    level[other] = 0
                else:
                    level[side] += 1
        return {side: min(3, level[side] + more[side]) if level[side] else 0 for side in FOE}

    # ---- 14 sieges ----

    def can_besiege(self, side: str, general: str, space: str) -> bool:
        """14.1, 14.2: 3 CUs outside with the General, Naval Supremacy against Large cities, no Truce, once a card."""
        city = is_city(space) and self.control[space] == FOE[side]
        if not city and space not in self.tribes:
            return False
        if self.place[general] != space or self.cu(side, space) < 3 or space in self.f["tried"]:
            return False
        if city and SPACES[space]["kind"] == "large_city" and self.f["supremacy"] != side:
            return False
        return not (city and self.truce(side))


def subsets(names: list[str]) -> list[tuple[str, ...]]:
    """All parts of a list."""
    return [part for size in range(len(names) + 1) for part in itertools.combinations(names, size)]
