"""A table for tests: positions laid out by names, played by texts, and checked after every action."""

from __future__ import annotations

from functools import cache

from navarch.engine.event import Event, Reason
from navarch.engine.procedure import Procedure
from navarch.games.mare_nostrum import MareNostrum, build
from navarch.games.mare_nostrum.actions import GOODS, NOUNS, TILES, TOKENS
from navarch.games.mare_nostrum.box import EMPIRES, TRACKS
from navarch.games.mare_nostrum.build import BuildPhase, BuildTurn
from navarch.games.mare_nostrum.collect import CollectPhase
from navarch.games.mare_nostrum.move import MovePhase, MoveTurn
from navarch.games.mare_nostrum.setup import start_of_round
from navarch.games.mare_nostrum.state import LAND, SEA, TOKEN, MareState
from navarch.games.mare_nostrum.tracks import level
from navarch.games.mare_nostrum.trade import TradePhase
from navarch.games.mare_nostrum.turn import Round, WholeGame

RUNNING = -3
GAME = "mare-nostrum"


@cache
def game() -> MareNostrum:
    return build()


def number(domain: str, label: str) -> int:
    return NOUNS[domain].index(label)


class Table:
    """One position; players are named by their empires."""

    def __init__(self, players: int = 5, **options: object) -> None:
        state = game().new(players, options)
        assert isinstance(state, MareState)
        self.s = state
        self.s.listening = True

    # ---- laying out ----

    def seat(self, empire: str) -> int:
        return self.s.empire.index(EMPIRES.index(empire))

    def wipe(self) -> Table:
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

    def new_round(self) -> Table:
        start_of_round(self.s)
        return self

    def control(self, empire: str, *provinces: str) -> Table:
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

    def legions(self, empire: str, province: str, count: int) -> Table:
        seat = self.seat(empire)
        place = seat * LAND + number("province", province)
        self.s.legion_stock[seat] += self.s.legions[place] - count
        self.s.legions[place] = count
        return self

    def triremes(self, empire: str, sea: str, count: int) -> Table:
        seat = self.seat(empire)
        place = seat * SEA + number("sea", sea)
        self.s.trireme_stock[seat] += self.s.triremes[place] - count
        self.s.triremes[place] = count
        return self

    def fortress(self, empire: str, province: str) -> Table:
        seat = self.seat(empire)
        self.s.fortress[number("province", province)] = seat
        self.s.fortress_stock[seat] -= 1
        return self

    def build(self, *sites: str) -> Table:
        for name in sites:
            site = number("site", name)
            assert not self.s.built[site]
            self.s.built[site] = 1
            self.s.counters[self.s.box.site_kind[site]] -= 1
        return self

    def occupy(self, empire: str, *sites: str) -> Table:
        for name in sites:
            self.s.occupier[number("site", name)] = self.seat(empire)
        return self

    def hold(self, empire: str, **tokens: int) -> Table:
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

    def only(self, empire: str, **tokens: int) -> Table:
        """Give a player exactly these tokens and nothing else."""
        return self.hold(empire, **{**dict.fromkeys(TOKENS, 0), **tokens})

    def tiles(self, empire: str, *names: str) -> Table:
        """Give a player these tiles besides his own."""
        for name in names:
            bit = 1 << TILES.index(name)
            self.s.display &= ~bit
            self.s.tiles[self.seat(empire)] |= bit
        return self

    def copies(self, empire: str, tile: str) -> Table:
        """Castor & Pollux, with that hero's power."""
        self.tiles(empire, "castor_and_pollux")
        self.s.copied = TILES.index(tile)
        return self

    def leaders(self, trade: str, culture: str, military: str) -> Table:
        self.s.leader = [self.seat(trade), self.seat(culture), self.seat(military)]
        return self

    # ---- beginning ----

    def begin(self, next_step: str, *procedures: Procedure) -> Table:
        """Put the table at the start of procedures in their place in the round.

        Without a next step a new first round follows, in which nothing is collected.
        """
        s = self.s
        s.stack, s.actor, s.choice, s.pending, s.sealed, s.known = [], RUNNING, None, 0, [], None
        s.events = []
        s.round = max(s.round, 1) if next_step else 0
        whole, this_round = WholeGame(), Round()
        s.call(whole)
        whole.go("next_round")
        if next_step:
            s.call(this_round)
            this_round.go(next_step)
        for procedure in procedures:
            s.call(procedure)
        s.run()
        return self

    def collect(self) -> Table:
        self.s.phase = 1
        return self.begin("trade", CollectPhase())

    def trade(self) -> Table:
        self.s.phase = 2
        return self.begin("build", TradePhase())

    def build_phase(self) -> Table:
        self.s.phase = 3
        return self.begin("move_and_battle", BuildPhase())

    def build_turn(self, empire: str, still_to_build: tuple[str, ...] = ()) -> Table:
        """A build turn of that player; all others but those named have had theirs."""
        self.s.phase = 3
        phase = BuildPhase(had_turn=self._all_but(still_to_build))
        phase.go("name_next")
        return self.begin("move_and_battle", phase, BuildTurn(self.seat(empire), 0, 0))

    def move_phase(self) -> Table:
        self.s.phase = 4
        return self.begin("", MovePhase())

    def move_turn(self, empire: str, still_to_move: tuple[str, ...] = ()) -> Table:
        """A Move & Battle turn of that player; all others but those named have had theirs."""
        self.s.phase = 4
        phase = MovePhase(had_turn=self._all_but(still_to_move))
        phase.go("name_next")
        return self.begin("", phase, MoveTurn(self.seat(empire)))

    def _all_but(self, names: tuple[str, ...]) -> int:
        return (1 << self.s.players) - 1 - sum(1 << self.seat(name) for name in names)

    def leadership(self) -> Table:
        self.s.phase = 5
        return self.begin("claim_leadership")

    # ---- playing and reading ----

    def do(self, *texts: str) -> Table:
        """Play actions of whoever is asked; each must be legal and leave a sound position."""
        for text in texts:
            code = game().space.code(text)
            assert code in self.s.legal(), f"{text!r} is not among {self.legal()}"
            self.s.play(code)
            assert game().check(self.s) == ""
        return self

    def legal(self, verb: str = "") -> list[str]:
        """What may be played, or the nouns of one verb."""
        texts = [game().space.text(code) for code in self.s.legal()]
        if not verb:
            return texts
        return [text.split(" ", 1)[1] for text in texts if text.split(" ", 1)[0] == verb and " " in text]

    @property
    def actor(self) -> str:
        """Whose decision it is: an empire, `chance` or `over`."""
        if self.s.actor < 0:
            return "chance" if self.s.actor == -1 else "over"
        return EMPIRES[self.s.empire[self.s.actor]]

    @property
    def asked(self) -> str:
        return self.s.choice.name if self.s.choice is not None else ""

    def why(self, text: str) -> tuple[str, str]:
        """The rule and the key that forbid an action; it must not be legal."""
        reason = self.reason(text)
        return reason.rule, reason.key

    def reason(self, text: str) -> Reason:
        """What forbids an action; it must not be legal."""
        s, code = self.s, game().space.code(text)
        assert s.choice is not None
        assert s.choice.why is not None
        assert code not in s.legal(), f"{text!r} is legal"
        verb = game().bases[code]
        reason: Reason | None = s.choice.why(s.stack[-1], s, s.actor, verb, code - verb)
        assert reason is not None, f"no reason for {text!r}"
        return reason

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
        return EMPIRES[self.s.empire[self.s.leader[TRACKS.index(track)]]]

    def owner(self, province: str) -> str | None:
        seat = self.s.control[number("province", province)]
        return EMPIRES[self.s.empire[seat]] if seat >= 0 else None

    def occupier(self, site: str) -> str | None:
        seat = self.s.occupier[number("site", site)]
        return EMPIRES[self.s.empire[seat]] if seat >= 0 else None

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
        return EMPIRES[self.s.empire[seat]] if seat >= 0 else None

    def winners(self) -> list[str]:
        return [EMPIRES[self.s.empire[seat]] for seat, rank in enumerate(self.s.ranks) if rank == 1]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.s.events if event.key == key]

    def view(self, empire: str | None = None) -> dict[str, object]:
        return game().view(self.s, None if empire is None else self.seat(empire))
