"""A reader who has nothing but the English log, and keeps the whole table by it.

Every line must be one that he understands. Where a line tells a sum, he has worked it out himself before.
"""

from __future__ import annotations

import re
from typing import NamedTuple

CARD = re.compile(r"(?:starting )?oars (\d), wind ([+−]?\d)")
GOLD = "Gold temple"
NOTHING_MOVES = (  # lines that tell a decision or a reason and move nothing
    r"Contracts, turn \d: \d are on offer, (all of them face down|one of them face up)\.",
    r"\w+ rejects \w+ to [\w ]+\.",
    r"It is the rightmost one: \w+ must take it\.",
    r"\w+ (fulfils nothing|buys no temple point) in [\w ]+\.",
    r"\w+ (takes part in|stays out of) additional turn \d\.",
    r"\w+ has no oar card left and cannot take part in additional turn \d\.",
    r"Nobody has an open contract left: there is no additional turn\.",
    r"Nobody sails an additional turn\.",
    r"Nobody fulfilled all five contracts: no bonus tile\.",
    r"Nobody ranks for the tile [\w ]+ worth (one|\d+) points?: it goes back to the box\.",
)

LINES = (  # what a line tells, and by which method it is read
    (r"Distance (.+) – (.+): (\d+) miles\.", "distance"),
    (r"The wind begins at (\d+)\.", "first_wind"),
    (r"Everybody begins in (\w+) with (\d+) gold and stands at zero in every temple\.", "kits"),
    (r"Everybody holds an oar card: (.+)\.", "starting_oars"),
    (r"Player order, drawn by lot: (.+)\.", "first_order"),
    (r"New player order, fewest oars first: (.+)\.", "new_order"),
    (r"Game round (\d) begins\.", "round_begins"),
    (r"Turned up in column (\d): (.+) for (.+), with (.+)\.", "turned_up"),
    (r"Nobody took the last contract; .* no gold: (.+) for (.+), with (.+)\.", "left_over_shown"),
    (r"(\w+) takes (.+) from column (\d), with (.+)\.", "takes"),
    (r"(\w+) loads (.+) on slot (\d)\.", "loads"),
    (r"(\w+) comes to (\d) on the oar scale, on top of (.+): the top marker goes first\.", "on_top"),
    (r"(\w+) takes the (\d+) gold that lay on the contract and has (\d+) now\.", "finds_gold"),
    (r"Nobody took (.+): (\d+) gold lies on it now\.", "left_over_gold"),
    (r"Nobody took (.+): it is put away(?:\.|, its (\d+) gold returned\.)", "put_away"),
    (r"The last contract is put away face down\.", "put_away_unseen"),
    (r"Sailing, turn (\d)\.", "sailing_turn"),
    (r"(\w+) plays an oar card: (.+)\. With the wind at (\d+) the range is (\w+) miles?\.", "plays"),
    (r"The oar cards add up to ([+−]?\d+): wind (\d+) is forecast\.", "forecasts"),
    (r"The oar cards add up to ([+−]?\d+), beyond .*, ([+−]\d), forecasts wind (\d+)\.", "beyond"),
    (r"The wind is now (\d+)\.", "wind_now"),
    (r"(\w+) stays in (.+)\.", "stays"),
    (r"(\w+) sails from (.+) to (.+): (\d+) of (\d+) miles\.", "sails"),
    (r"(\w+) sails from (.+) to (.+): (\d+) miles, paying (\d+) gold .*; (\d+) gold left\.", "pays"),
    (r"(\w+) delivers (.+), earns (\d+) gold and has (\d+) now\.", "earns"),
    (r"(\w+) delivers (.+) and gains (\w+) temple points? in (\w+), (\d+) in all\.", "gains"),
    (r"(\w+) buys one temple point in (\w+) for (\d) gold: (\w+) points? there now, (\d+) gold left\.", "buys"),
    (r"(\w+) loses the contract on slot (\d), ([^:]+): the delivery from slot (\d) skips it\.", "skips"),
    (r"(\w+) loses the contract on slot (\d), ([^:]+): the turns are over\.", "loses"),
    (r"(\w+) fulfilled all five contracts: a bonus tile worth (\w+) points?\.", "bonus"),
    (r"(\w+) wins the tile (\w+) \w+ worth (\w+) points?, with (\w+) temple points?(.*)\.", "tile"),
    (r"(\w+) wins the tile Gold temple \w+ worth (\w+) points?, with (\d+) gold(.*)\.", "gold_tile"),
    (r"Game round (\d) is over: boats return to (\w+), .*\.", "round_over"),
    (r"(\w+) has (\w+) points? on tiles and (\d+) gold\.", "keeps"),
    (r"(\w+): (\w+) points? \(point tiles (\d+), bonus tiles (\d+)\), place (\d)\.", "final"),
    (r"(.+) (?:wins|share the victory) with (\w+) points?\.", "won"),
    *((pattern, "nothing_moves") for pattern in NOTHING_MOVES),
)


class Contract(NamedTuple):
    """What lies on offer or on a chart."""

    what: str  # the good and the city: `olives to Roma`
    pays: str
    oar: str


def number(said: str) -> int:
    """A number in words or digits."""
    return 1 if said == "one" else int(said.replace("−", "-"))


def names(said: str) -> list[str]:
    """The players of a list in words."""
    return re.split(r", and |, | and ", said)


class Reader:
    """Reads line after line; `gold`, `boats` and the rest are what he believes of the table."""

    def __init__(self, seats: list[str]) -> None:
        self.seats = seats
        self.round, self.wind, self.forecast = 0, 0, 0
        self.order: list[str] = []
        self.miles: dict[tuple[str, str], int] = {}
        self.boats: dict[str, str] = {}
        self.gold = dict.fromkeys(seats, 0)
        self.points = dict.fromkeys(seats, 0)
        self.temples: dict[str, dict[str, int]] = {}
        self.winners: dict[str, list[str]] = {}  # of each temple in this round
        self.hands: dict[str, list[str]] = {seat: [] for seat in seats}
        self.charts: dict[str, dict[int, tuple[Contract, str]]] = {seat: {} for seat in seats}
        self.offer: dict[int, Contract] = {}
        self.offer_gold = 0  # on the contract in the first column
        self.acquired: tuple[int, Contract] | None = None
        self.found = 0  # the gold of a contract just loaded, to be told
        self.oar_scale: list[tuple[str, int]] = []
        self.played: dict[str, str] = {}

    def read(self, line: str) -> None:
        """Understand a line, in exactly one way."""
        found = [(method, match) for pattern, method in LINES if (match := re.fullmatch(pattern, line))]
        assert len(found) == 1, f"understood in {len(found)} ways: {line!r}"
        method, match = found[0]
        getattr(self, method)(*match.groups())

    def nothing_moves(self, *_: str) -> None:
        """Told, and the table stays as it is."""

    # ---- set-up ----

    def distance(self, start: str, end: str, miles: str) -> None:
        """A marker lies on a link."""
        self.miles[start, end] = self.miles[end, start] = int(miles)

    def first_wind(self, wind: str) -> None:
        """The wind at the start."""
        self.wind = int(wind)

    def kits(self, city: str, gold: str) -> None:
        """What everybody begins with."""
        for seat in self.seats:
            self.boats[seat], self.gold[seat] = city, int(gold)

    def starting_oars(self, oar: str) -> None:
        """A starting card for each."""
        for seat in self.seats:
            self.hands[seat].append(oar)

    def first_order(self, said: str) -> None:
        """Drawn by lot."""
        self.order = said.split(", ")

    # ---- phase 1 ----

    def round_begins(self, said: str) -> None:
        """One round after the other, with empty charts."""
        self.round += 1
        assert self.round == int(said)
        self.charts = {seat: {} for seat in self.seats}
        self.winners = {}

    def turned_up(self, column: str, what: str, pays: str, oar: str) -> None:
        """A contract is open to all."""
        self.offer[int(column)] = Contract(what, pays, oar)

    def left_over_shown(self, what: str, pays: str, oar: str) -> None:
        """The last one lies in the first column now."""
        assert not self.offer
        self.offer[1] = Contract(what, pays, oar)

    def takes(self, who: str, what: str, column: str, oar: str) -> None:
        """He takes what lay in that column."""
        contract = self.offer[int(column)]
        assert (contract.what, contract.oar) == (what, oar)
        self.acquired = int(column), contract

    def loads(self, who: str, what: str, slot: str) -> None:
        """It goes to the chart, its card to the hand, the marker to the oar scale."""
        assert self.acquired is not None
        column, contract = self.acquired
        assert contract.what == what
        self.acquired = None
        del self.offer[column]
        assert int(slot) not in self.charts[who]
        self.charts[who][int(slot)] = (contract, "open")
        self.hands[who].append(contract.oar)
        self.oar_scale.append((who, self.card(contract.oar)[0]))
        if column == 1:
            self.found, self.offer_gold = self.offer_gold, 0

    def on_top(self, who: str, oars: str, below: str) -> None:
        """He stands on top of all who have as many oars."""
        *before, (last, mine) = self.oar_scale
        assert (last, mine) == (who, int(oars))
        assert sorted(names(below)) == sorted(seat for seat, number in before if number == mine)

    def finds_gold(self, who: str, gold: str, total: str) -> None:
        """The gold that lay on the contract."""
        assert self.found == int(gold)
        self.found = 0
        self.gold[who] += int(gold)
        assert self.gold[who] == int(total)

    def new_order(self, said: str) -> None:
        """Fewest oars first, of equals the later one."""
        arrived = list(enumerate(self.oar_scale))
        self.order = [seat for _, (seat, _) in sorted(arrived, key=lambda one: (one[1][1], -one[0]))]
        self.oar_scale = []
        assert self.order == said.split(", ")

    def left_over_gold(self, what: str, gold: str) -> None:
        """It goes to the first column, with one gold more."""
        (contract,) = self.offer.values()
        assert contract.what == what
        self.offer = {1: contract}
        self.offer_gold += 1
        assert self.offer_gold == int(gold)

    def put_away(self, what: str, gold: str | None) -> None:
        """Nobody wanted it."""
        (contract,) = self.offer.values()
        assert contract.what == what
        assert self.offer_gold == int(gold or 0)
        self.offer, self.offer_gold = {}, 0

    def put_away_unseen(self) -> None:
        """Nobody looked at it."""
        assert not self.offer

    # ---- phase 2 ----

    def card(self, oar: str) -> tuple[int, int]:
        """Oars and wind of a card."""
        match = CARD.fullmatch(oar)
        assert match, oar
        return int(match[1]), number(match[2])

    def range(self, who: str) -> int:
        """Oars and wind."""
        return self.card(self.played[who])[0] + self.wind

    def sailing_turn(self, turn: str) -> None:
        """A turn begins."""
        self.played = {}

    def plays(self, who: str, oar: str, wind: str, miles: str) -> None:
        """A card leaves the hand and gives the range."""
        self.hands[who].remove(oar)
        self.played[who] = oar
        assert (self.wind, self.range(who)) == (int(wind), number(miles))

    def winds(self) -> int:
        """The sum of the cards played."""
        assert len(self.played) == len(self.seats)
        return sum(self.card(oar)[1] for oar in self.played.values())

    def forecasts(self, total: str, wind: str) -> None:
        """What they forecast: five more than the sum."""
        assert number(total) == self.winds()
        self.forecast = int(wind)
        assert self.forecast == self.winds() + 5

    def beyond(self, total: str, end: str, wind: str) -> None:
        """The scale ends at five."""
        assert number(total) == self.winds()
        self.forecast = int(wind)
        assert abs(self.winds()) > abs(number(end))
        assert self.forecast == number(end) + 5

    def wind_now(self, wind: str) -> None:
        """The forecast comes true."""
        self.wind = int(wind)
        assert self.wind == self.forecast

    def stays(self, who: str, city: str) -> None:
        """He is there already."""
        assert self.boats[who] == city

    def way(self, start: str, end: str) -> int:
        """The shortest way over the distances that were told."""
        far = {start: 0}
        while True:
            edges = [(far[a] + miles, b) for (a, b), miles in self.miles.items() if a in far and b not in far]
            if end in far:
                return far[end]
            miles, city = min(edges)
            far[city] = miles

    def moves(self, who: str, start: str, end: str, miles: str) -> None:
        """The boat is where the line says, and the way is as long."""
        assert self.boats[who] == start
        assert self.way(start, end) == int(miles)
        self.boats[who] = end

    def sails(self, who: str, start: str, end: str, miles: str, reach: str) -> None:
        """Within the range."""
        self.moves(who, start, end, miles)
        assert int(miles) <= int(reach) == self.range(who)

    def pays(self, who: str, start: str, end: str, miles: str, price: str, left: str) -> None:
        """One gold for each mile beyond the range."""
        self.moves(who, start, end, miles)
        assert int(miles) - self.range(who) == int(price)
        self.gold[who] -= int(price)
        assert self.gold[who] == int(left)

    def delivers(self, who: str, what: str, pays: str) -> None:
        """The open contract of those words and that pay, in the city where the boat lies."""
        assert what.endswith(f" to {self.boats[who]}")
        chart = self.charts[who]
        (slot,) = [slot for slot, (one, how) in chart.items() if (one.what, one.pays, how) == (what, pays, "open")]
        chart[slot] = (chart[slot][0], "fulfilled")

    def earns(self, who: str, what: str, gold: str, total: str) -> None:
        """A contract that pays gold."""
        self.delivers(who, what, f"{gold} gold")
        self.gold[who] += int(gold)
        assert self.gold[who] == int(total)

    def climbs(self, who: str, region: str, points: int, total: str) -> None:
        """A token goes forward."""
        track = self.temples.setdefault(region, dict.fromkeys(self.seats, 0))
        track[who] += points
        assert track[who] == number(total)

    def gains(self, who: str, what: str, points: str, region: str, total: str) -> None:
        """A contract that pays temple points."""
        self.delivers(who, what, f"{points} temple point{'' if points == 'one' else 's'}")
        self.climbs(who, region, number(points), total)

    def buys(self, who: str, region: str, price: str, total: str, left: str) -> None:
        """A temple point for gold."""
        self.climbs(who, region, 1, total)
        self.gold[who] -= int(price)
        assert self.gold[who] == int(left)

    def loses(self, who: str, slot: str, what: str) -> None:
        """An open contract is turned face down."""
        contract, how = self.charts[who][int(slot)]
        assert (contract.what, how) == (what, "open")
        self.charts[who][int(slot)] = (contract, "lost")

    def skips(self, who: str, slot: str, what: str, by: str) -> None:
        """One further right was delivered."""
        assert int(slot) < int(by)
        assert self.charts[who][int(by)][1] == "fulfilled"
        self.loses(who, slot, what)

    # ---- phase 3 and the end ----

    def bonus(self, who: str, points: str) -> None:
        """For five of five."""
        assert [how for _, how in self.charts[who].values()] == ["fulfilled"] * 5
        self.points[who] += number(points)

    def wins(self, who: str, temple: str, points: str, said: str, tie: str) -> None:
        """He has as much as the line says, and wins over all who have as much and no tile of this temple."""
        have = self.gold if temple == GOLD else self.temples[temple]
        winners = self.winners.setdefault(temple, [])
        winners.append(who)
        self.points[who] += number(points)
        assert have[who] == number(said)
        assert (names(tie) if tie else []) == [
            other for other in self.seats if have[other] == have[who] and other not in winners
        ]

    def tile(self, who: str, region: str, points: str, have: str, tie: str) -> None:
        """A tile of a region."""
        self.wins(who, region, points, have, tie.removeprefix(", reached before "))

    def gold_tile(self, who: str, points: str, have: str, tie: str) -> None:
        """A tile of the gold temple: of equals the earlier in player order has it."""
        over = tie.removeprefix(", before ").removesuffix(" in player order")
        self.wins(who, GOLD, points, have, over)
        for other in names(over) if over else []:
            assert self.order.index(who) < self.order.index(other)

    def round_over(self, said: str, city: str) -> None:
        """Boats go home."""
        assert self.round == int(said)
        self.boats = dict.fromkeys(self.seats, city)

    def keeps(self, who: str, points: str, gold: str) -> None:
        """What he takes into the next round."""
        assert (self.points[who], self.gold[who]) == (number(points), int(gold))

    def final(self, who: str, points: str, tiles: str, bonus: str, place: str) -> None:
        """The count, and the place that follows from it."""
        assert self.points[who] == number(points) == int(tiles) + int(bonus)
        assert int(place) == 1 + sum(1 for other in self.points.values() if other > self.points[who])

    def won(self, who: str, points: str) -> None:
        """Who has the most."""
        assert number(points) == max(self.points.values())
        assert names(who) == [seat for seat in self.seats if self.points[seat] == number(points)]
