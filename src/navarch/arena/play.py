"""One game of a contest, from its first draw to its end, and what is kept of it."""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple, TypedDict

from ..engine.errors import NavarchError
from ..engine.event import Event
from ..engine.game import Game
from ..engine.kind import NounKind, SetKind
from ..engine.record import Record
from ..engine.state import State
from .plan import Plan, game_of
from .through import Onlooker, play_through, record_of

BINS = 10  # estimates are gathered in tenths
EVERY = 25  # one decision in so many is judged by the game's own evaluation
EVALUATION = "evaluation"  # the estimates of the game itself, beside those of the bots


class Bin(NamedTuple):
    """Estimates of about the same height: how many, their sum, and the sum of what came of them."""

    times: int
    told: float
    came: float


class Outcome(TypedDict):
    """What is kept of a game, as JSON."""

    block: int
    rotation: int  # how far the entrants have moved on
    lineup: list[int]  # seat -> entrant
    sides: list[str]  # seat -> what it played
    ranks: list[int]
    scores: list[int]
    ending: str
    decisions: int
    last_turn: int | None  # the turn or round in which it ended, as the book counts them
    digest: str
    uses: list[dict[str, int]]  # seat -> "domain noun" or "rule ID" -> how often it came up for the seat
    open_uses: dict[str, int]  # the same, where the log names no seat or tells of the ending
    estimates: dict[str, list[Bin]]  # who estimated -> tenths


class Block(NamedTuple):
    """What comes back from wherever a block was played."""

    number: int
    games: list[Outcome]
    records: list[str]  # as JSON, by rotation; none where they are not kept


class BrokenOff(NavarchError):
    """A bot has failed, or done what is not legal; what was played before is in the journal."""


class Watch(Onlooker):
    """Follows a game: what came up for whom, and who thought how much of which position."""

    listening = True

    def __init__(self, game: Game, entrants: list[str]) -> None:
        super().__init__()
        self.game = game
        self.entrants = entrants  # by seat
        self.done: Counter[tuple[int, int]] = Counter()  # seat, action
        self.asked: Counter[tuple[int, str]] = Counter()  # seat, rule of the question
        self.told: Counter[Event] = Counter()
        self.thoughts: list[tuple[str, int, float]] = []  # who estimated, seat, estimate

    def decision(self, s: State, seat: int, action: int, estimate: float | None) -> None:
        """Note what is done, by which rule it was asked, and what is thought of the position."""
        if estimate is not None:
            self.thoughts.append((self.entrants[seat], seat, estimate))
        if self.decisions % EVERY == 0:
            for other, worth in enumerate(self.game.evaluate(s)):
                self.thoughts.append((EVALUATION, other, worth))
        super().decision(s, seat, action, estimate)
        self.done[seat, action] += 1
        if s.choice is not None:
            self.asked[seat, s.choice.rule] += 1

    def played(self, s: State) -> None:
        """Gather what the rules have told."""
        self.told.update(s.events)
        s.events = []

    def uses(self, s: State) -> tuple[list[dict[str, int]], dict[str, int]]:
        """What came up, by seat, and what the log ascribes to none."""
        found: list[Counter[str]] = [Counter() for _ in range(s.players + 1)]  # the last: nobody's
        for (seat, action), times in self.done.items():
            verb = self.game.space.verb_of(action)
            if is_thing(self.game, verb.domain):
                found[seat][f"{verb.domain} {verb.labels[action - verb.first]}"] += times
        for (seat, rule), times in self.asked.items():
            found[seat][f"rule {rule}"] += times
        owners = {self.game.plays(s, seat): seat for seat in range(s.players)}
        owners.update({("seat", label): seat for seat, label in enumerate(self.game.nouns["seat"][: s.players])})
        ended_by = s.ending_rule
        for event, times in self.told.items():
            nouns = _nouns(self.game, event)
            owner = next((owners[noun] for noun in nouns if noun in owners), s.players)
            if event.rule == ended_by:  # it names the winner, and is no cause of the win
                owner = s.players
            found[owner][f"rule {event.rule}"] += times
            for domain, label in nouns:
                if (domain, label) not in owners and is_thing(self.game, domain):
                    found[owner][f"{domain} {label}"] += times
        return [dict(sorted(one.items())) for one in found[:-1]], dict(sorted(found[-1].items()))

    def estimates(self, shares: list[float]) -> dict[str, list[Bin]]:
        """All estimates in tenths, beside the share of the victory that came."""
        found: dict[str, list[Bin]] = {}
        for who, seat, estimate in self.thoughts:
            bins = found.setdefault(who, [Bin(0, 0.0, 0.0)] * BINS)
            number = min(BINS - 1, max(0, int(estimate * BINS)))
            times, told, came = bins[number]
            bins[number] = Bin(times + 1, round(told + estimate, 6), round(came + shares[seat], 6))
        return found


def is_thing(game: Game, domain: str) -> bool:
    """Whether the nouns of a domain are things such as cards and places, and neither players nor numbers."""
    return domain not in {"", "seat"} and not game.nouns[domain][-1].isdecimal()


def _nouns(game: Game, event: Event) -> list[tuple[str, str]]:
    """The things that an event names, in its order."""
    found: list[tuple[str, str]] = []
    for (_, kind), value in zip(game.text_kinds.get(f"event-{event.key}", ()), event.args, strict=False):
        if isinstance(kind, NounKind) and 0 <= value < len(kind.labels):
            found.append((kind.domain, kind.labels[value]))
        elif isinstance(kind, SetKind) and kind.item.domain != "seat" and value > 0:
            written = kind.write(value, 0)
            assert isinstance(written, list)
            found.extend((kind.item.domain, label) for label in written)
    return found


def shares_of(ranks: list[int]) -> list[float]:
    """The victory, in equal parts among those who share it."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def play_game(plan: Plan, block: int, rotation: int) -> tuple[Outcome, Record]:
    """One game of a block."""
    game = game_of(plan)
    lineup = plan.lineup(block, rotation)
    names = [plan.bots[entrant] for entrant in lineup]
    watch = Watch(game, [plan.entrants[entrant] for entrant in lineup])
    seeds = [plan.bot_seed(block, rotation, seat) for seat in range(plan.players)]
    secret = plan.secret(block)
    try:
        s, steps = play_through(game, dict(plan.options), names, seeds, secret, watch)
    except Exception as error:  # bots of others may fail in any way
        where = f"block {block}, game {rotation} ({', '.join(names)})"
        raise BrokenOff(f"{where}: {type(error).__name__}: {error}") from error
    uses, open_uses = watch.uses(s)
    outcome = Outcome(
        block=block,
        rotation=rotation,
        lineup=list(lineup),
        sides=[game.plays(s, seat)[1] for seat in range(s.players)],
        ranks=list(s.ranks),
        scores=list(s.scores),
        ending=s.ending,
        decisions=watch.decisions,
        last_turn=game.turn(s),
        digest=s.digest(),
        uses=uses,
        open_uses=open_uses,
        estimates=watch.estimates(shares_of(s.ranks)),
    )
    return outcome, record_of(game, s, names, steps, secret)


def play_block(plan: Plan, block: int, keep: bool = False) -> Block:
    """All games of a block, and where they are wanted their records."""
    games: list[Outcome] = []
    records: list[Record] = []
    for rotation in range(len(plan.bots)):
        outcome, record = play_game(plan, block, rotation)
        games.append(outcome)
        records.append(record)
    return Block(block, games, [json.dumps(record.to_json()) for record in records] if keep else [])
