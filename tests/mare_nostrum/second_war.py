"""Mare Nostrum a second time: phases 4 and 5, and the rounds. See `second_table.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from .second_build import Peaceful
from .second_table import BOX, EMPIRES, GREAT, SEAS, SITES, TRACKS, Asked, Play, Won

CAPITALS = {entry["capital_province"] for entry in EMPIRES.values()}


class MareNostrum(Peaceful):
    """The whole game."""

    def play(self) -> Play:
        """Rounds until somebody wins."""
        try:
            yield from self.set_up()
            while self.round < 100:
                self.round += 1
                self.used = {seat: set() for seat in self.seats}
                self.held = {seat: {p for p, who in self.control.items() if who == seat} for seat in self.seats}
                if self.round > 1:
                    yield from self.collect()
                yield from self.trade()
                yield from self.build_phase()
                yield from self.move_phase()
                yield from self.leadership()
            self.win(self.seats, "round-limit")
        except Won:
            return

    # ---- 4 Move and Battle ----

    def move_phase(self) -> Play:
        """Peace by the Statue of Zeus, then everybody in the order of the Military Leader."""
        self.peace = {}
        zeus = self.owner("statue_of_zeus")
        if zeus:
            others = {one for one in self.seats if one not in (zeus, self.peace_before)}
            said = yield from self.ask(zeus, {"pass"} | {f"peace {self.empire[one]}" for one in others})
            self.peace_before = ""
            if said != "pass":
                self.make_peace(zeus, self.seat_of(said.split()[1]))
        left = list(self.seats)
        while left:
            active = left[0]
            if len(left) > 1:
                said = yield from self.ask(self.leader["military"], {f"name_mover {self.empire[one]}" for one in left})
                active = self.seat_of(said.split()[1])
            left.remove(active)
            yield from self.move_turn(active)
        self.peace = {}
        cities = dict.fromkeys(self.seats, 0)
        for site in self.built:
            if SITES[site]["kind"] in GREAT and self.holder(site):
                cities[self.holder(site)] += 1
        winners = [seat for seat in self.seats if cities[seat] >= 4]
        if winners:
            self.win([self.leader["military"]] if self.leader["military"] in winners else winners, "cities")

    def make_peace(self, host: str, guest: str) -> None:
        """The opponent's legions leave the owner's provinces for their capital province."""
        self.peace = {host: guest, guest: host}
        self.peace_before = guest
        for province in self.land:
            if self.control.get(province) == host and self.legions[guest, province]:
                self.let_go(province, guest)
                self.legions[guest, self.home(guest)] += self.legions.pop((guest, province))

    def let_go(self, province: str, *seats: str) -> None:
        """Legions step off what they stand on."""
        for seat in seats or self.seats:
            for place in self.on_sites(seat, province):
                del self.standing[place]

    def move_turn(self, seat: str) -> Play:
        """Markers are exchanged, Triremes move and battle, Legions move and battle, conquests are settled."""
        yield from self.exchange(seat)
        yield from self.sail(seat)
        yield from self.sea_battles(seat)
        yield from self.march(seat)
        yield from self.land_battles(seat)
        yield from self.conquests(seat)

    def linked(self, seat: str, province: str) -> bool:
        """Adjacent to or adjoining another province of the player."""
        return any(self.control.get(one) == seat for one in self.reach(seat, province))

    def exchange(self, seat: str) -> Play:
        """Markers on which his legions still stand: replaced with a link, only removed without one."""
        while True:
            options = {"done"}
            for p in self.land:
                if self.standing.get(f"{p}_control") == seat:
                    if not self.linked(seat, p):
                        options.add(f"remove {p}")
                    elif self.stock(seat, "marker"):
                        options.add(f"convert {p}")
            if options == {"done"}:
                return
            said = yield from self.ask(seat, options)
            if said == "done":
                return
            verb, province = said.split()
            del self.standing[f"{province}_control"]
            del self.control[province]
            if verb == "convert":
                self.control[province] = seat

    def sail(self, seat: str) -> Play:
        """Each trireme once to an adjacent sea."""
        arrived: Counter[str] = Counter()
        while any(self.triremes[seat, sea] > arrived[sea] for sea in SEAS):
            ready = {f"sail {sea}" for sea in SEAS if self.triremes[seat, sea] > arrived[sea]}
            said = yield from self.ask(seat, {"done"} | ready)
            if said == "done":
                return
            start = said.split()[1]
            links = [(e["a"], e["b"]) for e in BOX["sea_link"]]
            goals = {b for a, b in links if a == start} | {a for a, b in links if b == start}
            said = yield from self.ask(seat, {f"sail_to {sea}" for sea in goals})
            goal = said.split()[1]
            self.triremes[seat, start] -= 1
            self.triremes[seat, goal] += 1
            arrived[goal] += 1

    def sea_battles(self, seat: str) -> Play:
        """Where triremes meet he may battle, once in each sea."""
        fought: set[str] = set()
        while True:
            foes = {sea: [o for o in self.seats if o != seat and self.triremes[o, sea]] for sea in SEAS}
            foes = {sea: [o for o in some if self.peace.get(seat) != o] for sea, some in foes.items()}
            places = {sea for sea in SEAS if self.triremes[seat, sea] and foes[sea] and sea not in fought}
            if not places:
                return
            said = yield from self.ask(seat, {"done"} | {f"sea_battle {sea}" for sea in places})
            if said == "done":
                return
            sea = said.split()[1]
            fought.add(sea)
            foe = foes[sea][0]
            if len(foes[sea]) > 1:
                said = yield from self.ask(seat, {f"against {self.empire[one]}" for one in foes[sea]})
                foe = self.seat_of(said.split()[1])
            totals = []
            for one in (seat, foe):
                total = yield from self.roll(self.triremes[one, sea], "sea")
                totals.append(total)
            for one, total in ((foe, totals[0]), (seat, totals[1])):
                self.triremes[one, sea] -= min(self.triremes[one, sea], total // 5)

    def roll(self, dice: int, kind: str) -> Generator[Asked, tuple[str, str], int]:
        """So many dice of a kind."""
        faces = {str(face) for die in BOX["die"] if die["id"] == kind for face in die["faces"]}
        total = 0
        for _ in range(dice):
            total += int((yield from self.chance("roll", faces)))
        return total

    def goals(self, seat: str, province: str) -> set[str]:
        """Provinces in reach, but none of a partner in peace."""
        partner = self.peace.get(seat, "nobody")
        return {goal for goal in self.reach(seat, province) if self.control.get(goal) != partner}

    def march(self, seat: str) -> Play:
        """Each legion once, by land or over a chain of triremes."""
        arrived: Counter[str] = Counter()
        while True:
            options = {"done"}
            for p in self.land:
                if self.goals(seat, p):
                    options |= {f"march {p}"} if self.free(seat, p) > arrived[p] else set()
                    options |= {f"lift {place}" for place in self.on_sites(seat, p)}
            if options == {"done"}:
                return
            said = yield from self.ask(seat, options)
            if said == "done":
                return
            verb, noun = said.split()
            start = noun
            if verb == "lift":
                del self.standing[noun]
                start = SITES[noun]["province"] if noun in SITES else noun.removesuffix("_control")
            said = yield from self.ask(seat, {f"enter {goal}" for goal in self.goals(seat, start)})
            goal = said.split()[1]
            self.legions[seat, start] -= 1
            self.legions[seat, goal] += 1
            arrived[goal] += 1

    def land_battles(self, seat: str) -> Play:
        """A battle wherever his units meet opposing ones, once in each province."""
        fought: set[str] = set()
        while True:
            due = {}
            for p in self.land:
                foes = self.units(p) - {seat, self.peace.get(seat, seat)}
                if seat in self.units(p) and foes and p not in fought:
                    due[p] = foes
            if not due:
                return
            province = next(iter(due))
            if len(due) > 1:
                said = yield from self.ask(seat, {f"battle {p}" for p in due})
                province = said.split()[1]
            fought.add(province)
            foe = next(iter(due[province]))
            if len(due[province]) > 1:
                said = yield from self.ask(seat, {f"against {self.empire[one]}" for one in due[province]})
                foe = self.seat_of(said.split()[1])
            yield from self.land_battle(seat, foe, province)

    def land_battle(self, seat: str, foe: str, province: str) -> Play:
        """One roll of each side; five make a hit, a Fortress adds five and cancels one."""
        hits: dict[str, int] = {}
        for one, other in ((seat, foe), (foe, seat)):
            legions = self.legions[one, province]
            total = yield from self.roll(legions + (1 if self.has(one, "ramses_ii") else 0), "land")
            total += legions if one == seat and self.has(one, "caesar") else 0
            total += 2 * legions if one == foe and self.has(one, "pericles") else 0
            total += 5 if self.fortress.get(province) == one else 0
            total += 5 if self.control.get(province) == one and self.has(one, "nebuchadnezzar") else 0
            hits[other] = max(0, total // 5 - (1 if self.fortress.get(province) == other else 0))
        for one in (foe, seat):
            yield from self.lose(one, province, hits[one])
        if len(self.units(province)) > 1:
            self.let_go(province)

    def lose(self, seat: str, province: str, hits: int) -> Play:
        """The owner chooses which of his units are destroyed."""
        walls = int(self.fortress.get(province) == seat)
        hits = min(hits, self.legions[seat, province] + walls)
        while hits:
            options = {"lose_legion"} if self.free(seat, province) else set()
            options |= {f"lose_occupier {place}" for place in self.on_sites(seat, province)}
            options |= {"lose_fortress"} if self.fortress.get(province) == seat else set()
            everything = hits == self.legions[seat, province] + int(self.fortress.get(province) == seat)
            said = next(iter(options)) if len(options) == 1 or everything else ""
            said = said or (yield from self.ask(seat, options))
            hits -= 1
            if said == "lose_fortress":
                del self.fortress[province]
            else:
                self.legions[seat, province] -= 1
                self.standing.pop(said.partition(" ")[2], None)

    # ---- 4.3 Conquests ----

    def conquests(self, seat: str) -> Play:
        """Where he is alone in an opponent's province: pillage one building, occupy several, or the marker."""
        settled: set[str] = set()
        placed: set[str] = set()
        while True:
            options = {"done"}
            for p in self.land:
                if self.legions[seat, p]:
                    options |= self.circe(seat, p, placed) | (set() if p in settled else self.courses(seat, p))
            if options == {"done"}:
                return
            said = yield from self.ask(seat, options)
            if said == "done":
                return
            verb, place = said.split()
            if verb == "settle":
                self.settle(seat, place, placed)
            else:
                province = SITES[place]["province"] if place in SITES else place.removesuffix("_control")
                settled.add(province)
                yield from self.take_course(seat, verb, place, province)

    def take_course(self, seat: str, verb: str, place: str, province: str) -> Play:
        """A new choice lifts what he occupied there before."""
        fresh = self.standing.get(f"{province}_control") != seat
        self.let_go(province, seat)
        self.standing[place] = seat
        if verb == "pillage":
            yield from self.pillage(seat, place)
        elif place in SITES:
            yield from self.occupy_more(seat, province)
        elif fresh and self.once(seat, "queen_of_sheba") and self.stock(seat, "marker"):
            said = yield from self.ask(seat, {"pass", "sacrifice"})
            if said == "sacrifice":
                self.used[seat].add("queen_of_sheba")
                self.legions[seat, province] -= 1
                del self.standing[place]
                self.control[province] = seat

    def courses(self, seat: str, p: str) -> set[str]:
        """What a Conqueror may do: he is alone with units where an opponent has control."""
        if self.units(p) != {seat} or self.control.get(p, seat) == seat:
            return set()
        options = {f"pillage {site}" for site in self.in_province(p) if site in self.built}
        options |= {f"occupy {place}" for place in self.occupiable(seat, p)}
        return options | ({f"occupy {p}_control"} if p not in CAPITALS and self.linked(seat, p) else set())

    def occupiable(self, seat: str, province: str) -> list[str]:
        """Buildings, and with Circe empty Caravan icons."""
        circe = self.has(seat, "circe")
        sites = self.in_province(province)
        return [site for site in sites if site in self.built or (circe and SITES[site]["kind"] == "caravan")]

    def occupy_more(self, seat: str, province: str) -> Play:
        """Further buildings of the province, in any order, one legion on each."""
        while self.free(seat, province):
            more = [place for place in self.occupiable(seat, province) if self.standing.get(place) != seat]
            if not more:
                return
            said = yield from self.ask(seat, {"done"} | {f"occupy {place}" for place in more})
            if said == "done":
                return
            self.standing[said.split()[1]] = seat

    def circe(self, seat: str, province: str, placed: set[str]) -> set[str]:
        """Empty Caravan icons of own and of uncontrolled provinces."""
        if not self.has(seat, "circe") or self.control.get(province, seat) != seat or self.units(province) != {seat}:
            return set()
        options = set()
        for site in self.in_province(province, "caravan"):
            movers = [one for one in self.on_sites(seat, province) if one in SITES and one not in placed]
            if site not in self.built and site not in self.standing and (self.free(seat, province) or movers):
                options.add(f"settle {site}")
        return options

    def settle(self, seat: str, site: str, placed: set[str]) -> None:
        """A free legion, else one that stands on another site: of those first one that works nowhere."""
        province = SITES[site]["province"]
        if not self.free(seat, province):
            movers = [one for one in self.on_sites(seat, province) if one in SITES and one not in placed]
            del self.standing[min(movers, key=lambda one: SITES[one]["kind"] == "caravan")]
        self.standing[site] = seat
        placed.add(site)

    def pillage(self, seat: str, site: str) -> Play:
        """A City pays a Coin, a Caravan its Commodity, a Legendary City either; Hamilcar doubles."""
        self.built.remove(site)
        kind, hamilcar = SITES[site]["kind"], self.has(seat, "hamilcar")
        if kind == "caravan":
            self.gain(seat, SITES[site]["good"], 2 if hamilcar else 1)
        elif kind == "legendary_city" and hamilcar:
            self.gain(seat, "coin", 1)
            yield from self.draw_legendary(seat)
        elif kind == "legendary_city":
            yield from self.coin_or_legendary(seat)
        elif kind.endswith("_city"):
            self.gain(seat, "coin", 2 if hamilcar else 1)

    # ---- 5 Claim Leadership ----

    def leadership(self) -> Play:
        """The highest level leads; of equals the former Leader chooses."""
        for track in TRACKS:
            levels = {seat: self.level(seat, track) for seat in self.seats}
            best = [seat for seat in self.seats if levels[seat] == max(levels.values())]
            chosen = best[0]
            if len(best) > 1:
                said = yield from self.ask(self.leader[track], {f"crown {self.empire[one]}" for one in best})
                chosen = self.seat_of(said.split()[1])
            if track == "trade" and chosen != self.leader[track]:
                self.played_markers = set()
            self.leader[track] = chosen
        if len(set(self.leader.values())) == 1:
            self.win([self.leader["trade"]], "titles")
