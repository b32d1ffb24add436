"""The second reader on the move: marches, voyages, Interceptions, Land Reactions and Retreats. [7, 8, 10 to 13]"""

from __future__ import annotations

from .second_opinion import FOE, GENERALS, LANES, LEVELS, MARE, ROADS, SPACES, STRAIT, Reader, is_city, subsets

MUST_SAIL, TO_AFRICA = 1, 2
LIMIT = 10  # Units that a General commands


class Mover(Reader):
    """A position in which somebody moves."""

    # ---- 7.2 by land ----

    def marches(self) -> set[str]:
        """Where the moving General may go next by road."""
        move = self.top("Movement")
        if move["cu"] < 0 or move["ended"] or move["must_pursue"]:
            return set()
        return {space for space in ROADS[move["here"]] if self.can_march(move["here"], space, self.f["mp"])}

    def can_march(self, here: str, space: str, points: int) -> bool:
        """One road: its cost, the Strait, walls, enemies, a Truce, a Consul who needs CUs."""
        move = self.top("Movement")
        side, general = move["seat"], move["general"]
        if self.place[general] == f"{here}_inside" and self.besieged(here):
            return False
        cost = ROADS[here][space]
        if {here, space} == STRAIT:
            if self.control[here] != side:
                return False
            cost = 1 if general == "claudius_caudex" else 2
        if cost > points or self.weak_consul_here(move):
            return False
        if move["cu"] + move["el"]:
            hostile = self.control.get(space) == FOE[side] or self.cu(FOE[side], space) > 0
            return not (self.truce(side) and hostile)
        if self.space_units(FOE[side], space):
            return False
        return not self.generals(FOE[side], space) or self.can_leave(side, space, points - cost)

    def can_leave(self, side: str, space: str, points: int) -> bool:
        """Whether a General alone could go on to a space without enemies: 7.2.A lets him only pass here."""
        for other, cost in ROADS[space].items():
            if {space, other} == STRAIT or cost > points:
                continue
            if not self.space_units(FOE[side], other) and not self.in_space(FOE[side], other):
                return True
        return False

    def weak_consul_here(self, move: dict[str, object]) -> bool:
        """2.3.E3: a Proconsul on his way may not leave a Consul behind with fewer than 3 CUs."""
        general, here, side = str(move["general"]), str(move["here"]), str(move["seat"])
        if self.f["office"][general] != "proconsul" or not self.f["moved"]:
            return False
        areas = [here, f"{here}_inside"] if self.own_city(side, here) else [here]
        going = move["generals"]
        assert isinstance(going, list)
        left = [g for area in areas for g in self.generals(side, area) if g not in going]
        army = int(str(move["cu"])) + int(str(move["el"]))
        staying = sum(self.cu(side, area) for area in areas) - army
        return any(self.f["office"][g] == "consul" for g in left) and staying < 3

    # ---- 7.3 by sea ----

    def sea_ways(self, port: str) -> dict[str, int]:
        """Lanes, and Mare Tyrrhenum for 2 points."""
        ways = {other: 2 for other in MARE if port in MARE and other != port}
        return {**ways, **LANES[port]}

    def voyage(self) -> tuple[set[str], bool]:
        """Where the Fleet may sail next, and whether it may land here."""
        voyage = self.top("NavalMovement")
        sails = {port for port in self.sea_ways(voyage["port"]) if self.can_sail(voyage["port"], port, voyage["left"])}
        return sails, len(self.f["route"]) > 1 and self.can_land(voyage["port"])

    def can_sail(self, port: str, other: str, left: int) -> bool:
        """One lane: its cost, Africa for Rome, the Miat for Units aboard from Africa, and a landing must remain."""
        voyage = self.top("NavalMovement")
        side = voyage["seat"]
        cost = self.sea_ways(port)[other]
        into = SPACES[other]["region"] == "africa" and SPACES[port]["region"] != "africa"
        out = SPACES[port]["region"] == "africa" and SPACES[other]["region"] != "africa"
        if cost > left or (into and not self.to_africa(side, voyage["general"], voyage["flags"])):
            return False
        if out and side == "carthage" and not self.warlike() and voyage["african"] and self.units(side, "at_sea"):
            return False
        if self.can_land(other):
            return True
        return any(self.can_sail(other, third, left - cost) for third in self.sea_ways(other))

    def to_africa(self, side: str, general: str, flags: int) -> bool:
        """15.6."""
        if side == "carthage" or flags & TO_AFRICA or "africanus" in GENERALS[general]["traits"]:
            return True
        allowed = LEVELS[self.f["seamanship"] - 1]["rome_to_africa"]
        return allowed == "free" or (allowed == "control:syracusae" and self.control["syracusae"] == "rome")

    def can_land(self, port: str) -> bool:
        """Not unguarded among enemies, not against a Truce."""
        side = self.top("NavalMovement")["seat"]
        if not self.cu(side, "at_sea"):
            return not self.space_units(FOE[side], port) and not self.generals(FOE[side], port)
        hostile = self.control.get(port) == FOE[side] or self.cu(FOE[side], port) > 0
        return not (self.truce(side) and hostile)

    # ---- 8.1 Naval Interception ----

    def can_intercept(self, side: str, port: str) -> bool:
        """A Ready Warship, no Truce, and a way in time from an own Major Port by a free General; no Mare Tyrrhenum."""
        if not self.f["ready"].get(side, 0) or self.truce(side):
            return False
        reach = 4 if side == "carthage" else LEVELS[self.f["seamanship"] - 1]["naval_movement"]
        majors = [name for name in SPACES if SPACES[name]["major_port"] and self.control[name] == side]
        return any(self.comes_in_time(side, start, port, reach, False) for start in majors)

    def comes_in_time(self, side: str, here: str, port: str, left: int, commanded: bool) -> bool:
        """All ways, lane by lane."""
        commanded = commanded or self.commander_at(side, here, port)
        if here == port and commanded:
            return True
        return left > 0 and any(self.comes_in_time(side, other, port, left - 1, commanded) for other in LANES[here])

    def commander_at(self, side: str, here: str, port: str) -> bool:
        """A General who is not shut in, may go to Africa if the Fleet does, and can come with what Consuls need."""
        areas = [here, f"{here}_inside"] if self.own_city(side, here) else [here]
        there = [general for area in areas for general in self.generals(side, area)]
        troops = sum(self.cu(side, area) for area in areas)
        for general in there:
            if SPACES[port]["region"] == "africa" and not self.to_africa(side, general, 0):
                continue
            for others in subsets([g for g in there if g != general]):
                going = [general, *others]
                if self.consuls_keep(going, [g for g in there if g not in going], troops, LIMIT, least=0):
                    return True
        return False

    def consuls_keep(
        self, going: list[str], left: list[str], troops: int, most: int, least: int, each: int = 0
    ) -> bool:
        """Whether some number of CUs may go so that Consuls on both sides have 3, or what they had if fewer.

        `each` is what any General left behind needs.
        """
        consuls = [g for g in going if self.f["office"][g] == "consul"]
        others = [g for g in left if self.f["office"][g] == "consul"]
        need = 3 if consuls and others else min(3, troops)
        for number in range(least, min(most, troops) + 1):
            if consuls and number < need:
                continue
            if others and troops - number < need:
                continue
            if left and troops - number < each:
                continue
            return True
        return False

    # ---- 10 to 12 Land Reactions ----

    def reactions(self) -> set[str]:
        """Who may try to Avoid Battle or to Intercept."""
        entry = self.top("LandReactions")
        side, space = FOE[entry["seat"]], entry["space"]
        found = {"done"}
        if not entry["avoider"] and entry["cu"] + entry["el"]:
            found |= {f"avoid {g}" for g in self.generals(side, space) if self.can_avoid(side, g, space, entry["last"])}
        army = entry["cu"] + entry["el"] + entry["st"]
        if self.truce(side) or self.space_units(entry["seat"], space) != army:
            return found
        for other in ROADS[space]:
            if {space, other} != STRAIT and other not in entry["declared"]:
                found |= {f"interpose {g}" for g in self.interceptors(side, other)}
        return found

    def interceptors(self, side: str, space: str) -> list[str]:
        """12.1: with at least 1 CU, those left behind with 1, Consuls with 3; not from inside past enemy CUs."""
        inside = self.own_city(side, space) and not self.cu(FOE[side], space)
        areas = [space, f"{space}_inside"] if inside else [space]
        there = [g for area in areas for g in self.generals(side, area)]
        troops = sum(self.cu(side, area) for area in areas)
        return [g for g in there if self.can_detach(g, there, troops, troops, least=1)]

    def can_detach(self, general: str, there: list[str], troops: int, able: int, least: int) -> bool:
        """Whether he can leave with some of those who do not outrank him."""
        lower = [g for g in there if g != general and self.rank(g) <= self.rank(general)]
        for others in subsets(lower):
            going = [general, *others]
            left = [g for g in there if g not in going]
            if self.consuls_keep(going, left, troops, min(LIMIT, able), least, each=1):
                return True
        return False

    def can_avoid(self, side: str, general: str, space: str, came_from: str | None) -> bool:
        """11: not after a failed Interception, and only if there is somewhere to go."""
        if general in self.f["failed"]:
            return False
        there = self.generals(side, space)
        troops = self.cu(side, space)
        held = self.held_back(side, space)
        free = [g for g in there if g not in self.f["failed"]]
        lower = [g for g in free if g != general and self.rank(g) <= self.rank(general)]
        if not any(
            self.consuls_keep([general, *some], [g for g in there if g not in (general, *some)], troops,
                              min(LIMIT, troops - held), 0, each=1)
            for some in subsets(lower)
        ):  # fmt: skip
            return False
        return self.own_city(side, space) or self.somewhere(side, general, lower, space, came_from)

    def held_back(self, side: str, space: str) -> int:
        """CUs outside that failed to Intercept (Q131); those inside count first."""
        names = list(SPACES)
        found = 0
        for kind, field in ((0, "cu"), (1, "el")):
            failed = sum(1 for code in self.f["failed_units"] if code == 3 * names.index(space) + kind)
            inside = self.f["cu"].get(side, {}) if field == "cu" else self.f["el"]
            found += max(0, failed - inside.get(f"{space}_inside", 0))
        return found

    def somewhere(self, side: str, general: str, lower: list[str], space: str, came_from: str | None) -> bool:
        """A next space without enemy Unit, PC or Tribe, not where the enemy came from; by sea with an Admiral."""
        guarded = self.cu(side, space) > self.held_back(side, space)
        for other in ROADS[space]:
            if {space, other} != STRAIT and self.takes_in(side, other, came_from, guarded):
                return True
        if not any("admiral" in GENERALS[g]["traits"] for g in (general, *lower)):
            return False
        for other in LANES[space]:
            out = SPACES[space]["region"] == "africa" and SPACES[other]["region"] != "africa"
            held = out and side == "carthage" and not self.warlike() and self.units(side, space) > 0
            if self.control.get(other) == side and self.takes_in(side, other, came_from, guarded) and not held:
                return True
        return False

    def escapes(self) -> set[str]:
        """11.1, 11.2: where those who slipped away go; inside their city where they fit."""
        band = self.top("AvoidBattle")
        side, space, guarded = band["seat"], band["space"], band["cu"] + band["el"] > 0
        found = set()
        for other in ROADS[space]:
            if {space, other} != STRAIT and self.takes_in(side, other, band["came_from"], guarded):
                found.add(f"escape {other}")
        for other in LANES[space] if any("admiral" in GENERALS[g]["traits"] for g in band["generals"]) else ():
            out = SPACES[space]["region"] == "africa" and SPACES[other]["region"] != "africa"
            held = out and side == "carthage" and not self.warlike() and (guarded or band["st"])
            if self.control.get(other) == side and self.takes_in(side, other, band["came_from"], guarded) and not held:
                found.add(f"escape {other}")
        if self.own_city(side, space):
            room = SPACES[space]["capacity"] - self.cu(side, f"{space}_inside")
            train_room = SPACES[space]["capacity"] - self.st(side, f"{space}_inside")
            if band["cu"] + band["el"] <= room and band["st"] <= train_room:
                found.add("gates")
        return found

    def takes_in(self, side: str, space: str, came_from: str | None, guarded: bool) -> bool:
        """11.2."""
        if space == came_from or space in self.tribes or self.control.get(space) == FOE[side]:
            return False
        if self.space_units(FOE[side], space):
            return False
        return guarded or not self.generals(FOE[side], space)

    # ---- 13.5 Retreat ----

    def retreats(self) -> set[str]:
        """Where the beaten Force may go."""
        beaten = self.top("Retreat")
        side, space = beaten["seat"], beaten["space"]
        force = self.cu(side, "at_sea")
        came = beaten["entered_from"]
        over_strait = came is not None and {came, space} == STRAIT
        free = came is None or beaten["by_sea"] or over_strait
        found: list[tuple[int, int, str]] = []
        self.walk(side, [space], force, 0, 0, None if free else came, beaten["barred"], found)
        goals: set[str] = set()
        if found:
            nearest = min(length for length, _, _ in found)
            cheapest = min(price for length, price, _ in found if length == nearest)
            goals = {goal for length, price, goal in found if length == nearest or price < cheapest}
        if free and any("admiral" in GENERALS[g]["traits"] for g in self.generals(side, "at_sea")):
            goals |= {
                port for port in LANES[space] if self.retreat_lane(side, space, port, force, came, beaten["barred"])
            }
        return goals

    def walk(self, side: str, path: list[str], force: int, length: int, paid: int, first: str | None,
             barred: str | None, found: list[tuple[int, int, str]]) -> None:  # fmt: skip
        """All roads within 4 MPs, space by space, with the CUs that they cost."""
        for space, cost in ROADS[path[-1]].items():
            if {path[-1], space} == STRAIT or space in path or space == barred:
                continue
            if len(path) == 1 and first is not None and space != first:
                continue
            price = int(space in self.tribes or self.control.get(space) == FOE[side]) + self.space_cu(FOE[side], space)
            left = force - price
            if length + cost > 4 or left <= 0:
                continue
            if self.refuge(side, space, left):
                found.append((length + cost, paid + price, space))
                continue
            friends = self.units(side, space)
            swept = self.cu(side, space) if 0 < friends <= left else 0
            self.walk(side, [*path, space], left + swept, length + cost, paid + price, first, barred, found)

    def refuge(self, side: str, space: str, force: int) -> bool:
        """13.5.A1, 13.5.B1."""
        if self.space_cu(FOE[side], space):
            return False
        if self.control.get(space) == side and not self.units(FOE[side], space):
            return True
        return self.units(side, space) > force

    def retreat_lane(self, side: str, space: str, port: str, force: int, came: str | None, barred: str | None) -> bool:
        """13.5.D: one lane; an Attacker who came by a lane only back over it (Q151)."""
        if port == barred or self.control.get(port) == FOE[side] or self.space_units(FOE[side], port):
            return False
        if came in LANES[space] and port != came:
            return False
        out = SPACES[space]["region"] == "africa" and SPACES[port]["region"] != "africa"
        if out and side == "carthage" and not self.warlike():
            return False
        return self.refuge(side, port, force)


__all__ = ["Mover", "is_city"]
