"""`navarch review`: chances, turning points, luck, and the decisions that cost each seat most."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import open_record
from ..engine.game import Game
from ..review import Luck, Mistake, Outlook, Review, SeatReview, TurningPoint, iterations_in, review
from .common import need, print_json, wants_json
from .parser import BadUsage

if TYPE_CHECKING:
    from ..text import Texts

HEIGHTS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of the curves
LEAST_GAIN = 0.01  # of a stroke of luck that is told
SEED_BITS = 32


def run(args: argparse.Namespace) -> int:
    """Read, review, tell."""
    game, record = open_record(args.file, args.components)
    seat = seat_of(game, record.players, args.seat)
    texts = None if wants_json(args) else _texts(game, args.lang)
    iterations = args.iterations or iterations_in(args.seconds, game, record)
    seed = args.seed if args.seed is not None else secrets.randbits(SEED_BITS)
    found = review(game, record, iterations, seed, seat, _progress(args, iterations))
    if texts is None:
        print_json(found.to_json())
    else:
        print("\n".join(Words(found, record.seats, texts).lines()))
    return 0


def seat_of(game: Game, players: int, said: str | None) -> int | None:
    """The seat that is meant, by its name or by its number from 1; None: all."""
    if said is None:
        return None
    names = game.nouns["seat"][:players]
    if said.lower() in names:
        return names.index(said.lower())
    if said.isdecimal() and 1 <= int(said) <= players:
        return int(said) - 1
    raise BadUsage(f"--seat {said!r} is none of {', '.join(names)}")


def _texts(game: Game, lang: str) -> Texts:
    try:
        from ..text import Texts
    except ModuleNotFoundError as error:
        raise need("text", error) from error
    return Texts(game, lang)


def _progress(args: argparse.Namespace, iterations: int) -> Callable[[int], None]:
    """A line on standard error that is written over, where a person looks on; nothing is left of it."""
    if args.json or not sys.stderr.isatty():
        return lambda _: None
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        print(f"\r{min(100, 100 * done // iterations):>3} %\r", end="", file=sys.stderr, flush=True)

    return tell


class Words:
    """A review for people."""

    def __init__(self, found: Review, players: list[str], texts: Texts) -> None:
        self.found = found
        self.texts = texts
        labels = found.game.nouns["seat"][: found.players]
        self.names = [texts.noun("seat", label) for label in labels]
        self.titles = [f"{seat} ({name})" if name else seat for seat, name in self._seated(players)]

    def _seated(self, players: list[str]) -> list[tuple[str, str]]:
        return [(seat, players[number] if number < len(players) else "") for number, seat in enumerate(self.names)]

    def say(self, key: str, **words: object) -> str:
        """A word of the review."""
        return self.texts.interface(f"review-{key}", **words)

    def lines(self) -> list[str]:
        """All of it."""
        found = self.found
        said = [self.texts.title(), "", self.say("chances")]
        widest = max(len(title) for title in self.titles)
        said += [
            f"  {title:<{widest}}  {curve(found.outlooks, seat)}  {found.outlooks[0].chances[seat]:.0%}"
            for seat, title in enumerate(self.titles)
        ]
        if found.turning_points:
            said += ["", self.say("turns"), *[f"  {self.turn(one)}" for one in found.turning_points]]
        for one in found.seats:
            said += ["", *self.seat(one)]
        return said

    def turn(self, one: TurningPoint) -> str:
        """Where the game turned, and for whom."""
        moves = ", ".join(f"{name} {signed(move)}" for name, move in zip(self.names, one.moves, strict=True))
        where = self.say("turn", first=one.before.ply + 1, last=one.after.ply, moves=moves)
        lead = self.say("lead", seat=self.names[one.after.leader]) if one.lead_changed else ""
        return f"{where}; {lead}" if lead else where

    def seat(self, one: SeatReview) -> list[str]:
        """A seat's luck, and its mistakes."""
        said = [self.titles[one.seat], *[f"  {line}" for line in self.luck(one.luck)]]
        if not one.mistakes:
            said.append(f"  {self.say('no-mistake')}")
        for mistake in one.mistakes:
            said += [f"  {line}" for line in self.mistake(mistake)]
        return said

    def luck(self, luck: Luck) -> list[str]:
        """What chance gave and took in all, and its greatest strokes."""
        strokes = [
            "  " + self.say("stroke", action=one.ply + 1, outcome=self.texts.action(one.code), gain=signed(one.gain))
            for one in luck.strokes
            if abs(one.gain) >= LEAST_GAIN
        ]
        return [self.say("luck", gain=signed(luck.gain), error=f"{luck.error:.0%}"), *strokes]

    def mistake(self, one: Mistake) -> list[str]:
        """What was done, what was better, how it goes on, and what speaks for it."""
        action = self.texts.action
        said = [
            self.say("mistake", action=one.ply + 1, chosen=action(one.chosen), cost=signed(-one.cost)),
            "  "
            + self.say("better", better=action(one.better), chance=f"{one.chance:.0%}", now=f"{one.better_chance:.0%}"),
        ]
        if len(one.line) > 1:
            line = ", ".join(f"{self.names[step.seat]}: {action(step.code)}" for step in one.line[1:])
            said.append("  " + self.say("line", line=line))
        for fact in (*one.facts, *one.spared):
            whose = "" if fact.share.seat == one.seat else f"{self.names[fact.share.seat]}: "
            amount = f"{abs(fact.share.amount)}" if fact.spared else f"{fact.share.amount:+}"
            words = f"{whose}{self.texts.share(fact.share)} {amount}"
            said.append("  " + self.say("spared" if fact.spared else "fact", fact=words))
        return said


def signed(share: float) -> str:
    """Points of a hundred, with their sign."""
    return f"{100 * share:+.0f} %"


def curve(outlooks: tuple[Outlook, ...], seat: int) -> str:
    """A seat's chances over the game, in heights of a line."""
    count = min(WIDTH, len(outlooks))
    chances = [outlooks[(number + 1) * len(outlooks) // count - 1].chances[seat] for number in range(count)]
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in chances)
