"""A table for tests: positions laid out by names, played by texts, and checked after every action."""

from __future__ import annotations

from typing import Self

import tests.table
from navarch.engine.procedure import Procedure
from navarch.games.mare_nostrum import build
from navarch.games.mare_nostrum.actions import NOUNS
from navarch.games.mare_nostrum.box.labels import EMPIRES, GOODS, LAND, SEA, SEATS, TILES, TOKEN, TOKENS, TRACKS, TRADE
from navarch.games.mare_nostrum.ch01_collect.commodities_and_coins import CollectPhase
from navarch.games.mare_nostrum.ch02_trade.claims import Claims
from navarch.games.mare_nostrum.ch02_trade.trade_phase import TradePhase
from navarch.games.mare_nostrum.ch03_build.build_phase import BuildPhase
from navarch.games.mare_nostrum.ch03_build.build_turn import BuildTurn
from navarch.games.mare_nostrum.ch04_move_and_battle.move_phase import MovePhase, MoveTurn
from navarch.games.mare_nostrum.ch05_leadership.leader_tracks import level
from navarch.games.mare_nostrum.definitions.control import holder
from navarch.games.mare_nostrum.game import MareNostrum
from navarch.games.mare_nostrum.overview.rounds import Round, WholeGame, start_of_round
from navarch.games.mare_nostrum.state import MareState

GAME = build()


def number(domain: str, label: str) -> int:
    return NOUNS[domain].index(label)


class Table(tests.table.Table[MareState]):
    """One position; players are named by their empires."""

    def __init__(self, players: int = 5, game: MareNostrum = GAME, **options: object) -> None:
        state = game.new(players, options, listening=True)
        assert isinstance(state, MareState)
        super().__init__(game, state)

    def seat(self, name: str) -> int:
        return self.s.empire.index(EMPIRES.index(name))

    def name(self, seat: int) -> str:
        return EMPIRES[self.s.empire[seat]]

    # ---- laying out ----

    def wipe(self) -> Self:
        """Take everything off the map but the printed control of the capitals; empty all supplies."""
        s = self.s
        for province in range(LAND):
            owner = s.control[province]
            if owner >= 0 and province != s.box.home[s.empire[owner]]:
                s.control[province] = -1
                s.marker_stock[owner] += 1
            if s.fortress[province] >= 0:
                s.fortress_stock[s.fortress[province]] += 1
                s.fortress[province] = -1
        for seat in range(s.players):
            for province in range(LAND):
                s.legion_stock[seat] += s.legions[seat * LAND + province]
                s.legions[seat * LAND + province] = 0
            for token in range(TOKEN):
                self.hold(EMPIRES[s.empire[seat]], **{TOKENS[token]: 0})
        for site, built in enumerate(s.built):
            if built:
                s.built[site] = 0
                s.counters[s.box.site_kind[site]] += 1
        return self.new_round()

    def new_round(self) -> Self:
        start_of_round(self.s)
        return self

    def control(self, empire: str, *provinces: str) -> Self:
        """Control held since the round began."""
        s, seat = self.s, self.seat(empire)
        for name in provinces:
            province = number("province", name)
            if s.control[province] == seat:
                continue
            if s.control[province] >= 0:
                s.marker_stock[s.control[province]] += 1
            s.marker_stock[seat] -= 1
            s.control[province] = seat
        return self.new_round()

    def legions(self, empire: str, province: str, count: int) -> Self:
        seat = self.seat(empire)
        place = seat * LAND + number("province", province)
        self.s.legion_stock[seat] += self.s.legions[place] - count
        self.s.legions[place] = count
        return self

    def triremes(self, empire: str, sea: str, count: int) -> Self:
        seat = self.seat(empire)
        place = seat * SEA + number("sea", sea)
        self.s.trireme_stock[seat] += self.s.triremes[place] - count
        self.s.triremes[place] = count
        return self

    def fortress(self, empire: str, province: str) -> Self:
        seat = self.seat(empire)
        self.s.fortress[number("province", province)] = seat
        self.s.fortress_stock[seat] -= 1
        return self

    def build(self, *sites: str) -> Self:
        for name in sites:
            site = number("site", name)
            assert not self.s.built[site]
            self.s.built[site] = 1
            self.s.counters[self.s.box.site_kind[site]] -= 1
        return self

    def raze(self, *sites: str) -> Self:
        """Buildings go back to the reserve, and nobody stands on their sites."""
        for name in sites:
            site = number("site", name)
            self.s.occupier[site] = -1
            if self.s.built[site]:
                self.s.built[site] = 0
                self.s.counters[self.s.box.site_kind[site]] += 1
        return self

    def occupy(self, empire: str, *sites: str) -> Self:
        for name in sites:
            self.s.occupier[number("site", name)] = self.seat(empire)
        return self

    def hold(self, empire: str, **tokens: int) -> Self:
        """Give a player exactly so many of these tokens, from reserve and pile."""
        s, base = self.s, self.seat(empire) * TOKEN
        for name, count in tokens.items():
            token = number("token", name)
            more = count - s.supply[base + token]
            s.supply[base + token] = count
            if token <= GOODS:
                s.reserve[token] -= more
            elif more:
                s.pile ^= 1 << token - 1 - GOODS
        return self

    def only(self, empire: str, **tokens: int) -> Self:
        """Give a player exactly these tokens and nothing else."""
        return self.hold(empire, **{**dict.fromkeys(TOKENS, 0), **tokens})

    def tiles(self, empire: str, *names: str) -> Self:
        """Give a player these tiles besides his own."""
        for name in names:
            bit = 1 << TILES.index(name)
            self.s.display &= ~bit
            self.s.tiles[self.seat(empire)] |= bit
        return self

    def give_up_tile(self, empire: str, name: str) -> Self:
        """Put a tile of a player back on the display."""
        bit = 1 << TILES.index(name)
        self.s.tiles[self.seat(empire)] &= ~bit
        self.s.display |= bit
        return self

    def copies(self, empire: str, tile: str) -> Self:
        """Castor & Pollux, with that hero's power."""
        self.tiles(empire, "castor_and_pollux")
        self.s.copied = TILES.index(tile)
        return self

    def discard_pile(self, *, looked_through: bool = False) -> Self:
        """All legendary tokens of the pile are spent."""
        self.s.pile, self.s.spent = 0, self.s.spent | self.s.pile
        if looked_through:
            self.s.seen |= self.s.spent
        return self

    def markers_played(self, *values: int) -> Self:
        """Exchange markers, named by one of their values, that wait on the leader board."""
        self.s.played = sum(1 << GAME.box.marker_of_value[value] for value in values)
        return self

    def gift(self, giver: str, receiver: str, token: str) -> Self:
        """What the Trade Leader gave under 2.2.1, moved from supply to supply."""
        s, kind = self.s, number("token", token)
        s.gift_from, s.gift_to, s.gift = self.seat(giver), self.seat(receiver), kind
        s.supply[s.gift_from * TOKEN + kind] -= 1
        s.supply[s.gift_to * TOKEN + kind] += 1
        return self

    def at_round(self, number: int) -> Self:
        self.s.round = number
        return self

    def leaders(self, trade: str, culture: str, military: str) -> Self:
        self.s.leader = [self.seat(trade), self.seat(culture), self.seat(military)]
        return self

    # ---- beginning ----

    def begin(self, next_step: str, *procedures: Procedure) -> Self:
        """Put the table at the start of procedures in their place in the round.

        Without a next step a new first round follows, in which nothing is collected.
        """
        self.s.round = max(self.s.round, 1) if next_step else 0
        whole, this_round = WholeGame(), Round()
        whole.go("next_round")
        if not next_step:
            return self.under_way(whole, *procedures)
        this_round.go(next_step)
        return self.under_way(whole, this_round, *procedures)

    def collect(self) -> Self:
        self.s.phase = 1
        return self.begin("trade", CollectPhase())

    def trade(self) -> Self:
        self.s.phase = 2
        return self.begin("build", TradePhase())

    def claims(self, **offers: dict[str, int]) -> Self:
        """The Trade Leader is to claim: these offers lie open, and nobody has more."""
        for empire, tokens in offers.items():
            self.only(empire, **tokens)
            base = self.seat(empire) * TOKEN
            for name, count in tokens.items():
                self.s.supply[base + number("token", name)] -= count
                self.s.offer[base + number("token", name)] += count
        self.s.offers_open = 1
        self.s.value = 1
        self.s.phase = 2
        phase = TradePhase()
        phase.go("even_out")
        return self.begin("build", phase, Claims(self.s.leader[TRADE]))

    def build_phase(self) -> Self:
        self.s.phase = 3
        return self.begin("move_and_battle", BuildPhase())

    def build_turn(self, empire: str, still_to_build: tuple[str, ...] = ()) -> Self:
        """A build turn of that player; all others but those named have had theirs."""
        self.s.phase = 3
        phase = BuildPhase(had_turn=self._all_but(still_to_build))
        phase.go("name_next")
        return self.begin("move_and_battle", phase, BuildTurn(self.seat(empire)))

    def move_phase(self) -> Self:
        self.s.phase = 4
        return self.begin("", MovePhase())

    def move_turn(self, empire: str, still_to_move: tuple[str, ...] = ()) -> Self:
        """A Move & Battle turn of that player; all others but those named have had theirs."""
        self.s.phase = 4
        phase = MovePhase(had_turn=self._all_but(still_to_move))
        phase.go("name_next")
        return self.begin("", phase, MoveTurn(self.seat(empire)))

    def _all_but(self, names: tuple[str, ...]) -> int:
        return (1 << self.s.players) - 1 - sum(1 << self.seat(name) for name in names)

    def leadership(self) -> Self:
        self.s.phase = 5
        return self.begin("claim_leadership")

    # ---- reading ----

    @property
    def phase(self) -> str:
        """The phase under way, by its name."""
        return str(self.view()["phase"])

    @property
    def round(self) -> int:
        return self.s.round

    def stock(self, empire: str, kind: str) -> int:
        """What a player has beside the board: legions, triremes, fortresses or markers."""
        return int(self.view()["players"][SEATS[self.seat(empire)]]["stock"][kind])

    def largest_set(self, empire: str) -> int:
        return int(self.view(empire)["largest_set"])

    def holder(self, site: str) -> str | None:
        """Who controls a building."""
        seat = holder(self.s, number("site", site))
        return self.name(seat) if seat >= 0 else None

    @property
    def turn_over(self) -> bool:
        """Whether nobody's Move & Battle turn is under way."""
        return self.s.find(MoveTurn) is None

    def supply(self, empire: str) -> dict[str, int]:
        base = self.seat(empire) * TOKEN
        return {TOKENS[t]: self.s.supply[base + t] for t in range(TOKEN) if self.s.supply[base + t]}

    def offer(self, empire: str) -> dict[str, int]:
        base = self.seat(empire) * TOKEN
        return {TOKENS[t]: self.s.offer[base + t] for t in range(TOKEN) if self.s.offer[base + t]}

    def levels(self, empire: str) -> tuple[int, int, int]:
        seat = self.seat(empire)
        return (level(self.s, 0, seat), level(self.s, 1, seat), level(self.s, 2, seat))

    def leader(self, track: str) -> str:
        return self.name(self.s.leader[TRACKS.index(track)])

    def owner(self, province: str) -> str | None:
        seat = self.s.control[number("province", province)]
        return self.name(seat) if seat >= 0 else None

    def occupier(self, site: str) -> str | None:
        seat = self.s.occupier[number("site", site)]
        return self.name(seat) if seat >= 0 else None

    def is_built(self, site: str) -> bool:
        return self.s.built[number("site", site)] == 1

    def count(self, empire: str, place: str) -> int:
        """Legions in a province or triremes in a sea."""
        seat = self.seat(empire)
        if place in NOUNS["sea"]:
            return self.s.triremes[seat * SEA + number("sea", place)]
        return self.s.legions[seat * LAND + number("province", place)]

    def has_fortress(self, province: str) -> str | None:
        seat = self.s.fortress[number("province", province)]
        return self.name(seat) if seat >= 0 else None
