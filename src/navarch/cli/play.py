"""`navarch play`: a match against bots, in the browser or at this terminal."""

from __future__ import annotations

import argparse
import secrets
import sys

from .. import games, open_record
from ..bots import Bot, OwnBots, make, read_own_bots
from ..bots.levels import BARE, USUAL, level_names, read_level
from ..engine.agreement import NOTHING_KEPT, disagreement
from ..engine.chance import Committed
from ..engine.errors import BadRecord, NavarchError
from ..engine.game import Game
from ..engine.match import Match, replay_match
from ..engine.record import Record, opening_of
from ..engine.state import CHANCE
from .common import bot_names, load_game, need, options_of, wants_json
from .parser import BadUsage
from .simulate import derived

ME = "me"
USUAL_OPPONENT = level_names()[USUAL - 1]


def run(args: argparse.Namespace) -> int:
    """In the browser where the table is installed, else here."""
    if args.terminal or args.plain or args.resume or wants_json(args):
        return play_here(args)
    from .serve import has_page, open_table

    if has_page():
        _refuse_strangers(args)
        game = load_game(args.game or games()[0], args.components)
        return open_table(game.name, args.components, args.bots or [])
    print("navarch: the browser table is not installed; playing in the terminal", file=sys.stderr)
    return play_here(args)


def _refuse_strangers(args: argparse.Namespace) -> None:
    """The page sets its own chairs: a bot of `--seats` that it does not know would be left out in silence."""
    known = ("", ME, *read_own_bots(args.bots or ()).offered())
    for name in map(str.strip, (args.seats or "").split(",")):
        kind = name.partition(":")[0]
        if kind == BARE:
            read_level(name)
        elif kind not in known:
            raise BadUsage(f"--seats {name}: in the browser say --bot NAME={name}, or --terminal")


def play_here(args: argparse.Namespace) -> int:
    """A match at this terminal, or as lines of JSON for another program."""
    own = read_own_bots(args.bots or ())
    match, seats = resumed(args, own) if args.resume else fresh(args, own)
    bots: list[Bot | None] = [
        None if name == ME else make(own.spec(name), seed_of(args, seat)) for seat, name in enumerate(seats)
    ]
    if wants_json(args):
        from .lines import talk

        return talk(match, bots)
    try:
        from .screen import Screen
        from .table import Table
    except ModuleNotFoundError as error:
        raise need("terminal", error) from error
    return Table(match, bots, Screen(plain=args.plain or not sys.stdin.isatty()), args.lang).play()


def seed_of(args: argparse.Namespace, seat: int) -> int | None:
    """The seed of a bot, when the whole match is to be repeatable."""
    if args.seed is None:
        return None
    return int.from_bytes(derived(args.seed, 0, f"seat {seat}")[:8], "big")


def fresh(args: argparse.Namespace, own: OwnBots) -> tuple[Match, list[str]]:
    """A new match on a secret that is committed to before the first move."""
    game = load_game(args.game or games()[0], args.components)
    seats = seats_of(game, args.seats, args.players, own)
    secret = derived(args.seed, 0, "chance") if args.seed is not None else secrets.token_bytes(32)
    options = options_of(game, args.option)
    return Match(game, options, players=len(seats), secret=secret, seats=seats), seats


def seats_of(game: Game, said: str | None, players: int | None, own: OwnBots) -> list[str]:
    """Who sits where: as said, or one person against bots."""
    count = players or game.default_players
    names = bot_names(game, said or ",".join([ME] + [USUAL_OPPONENT] * (count - 1)), players, "--seats")
    for name in set(names) - {ME}:
        make(own.spec(name))
    return names


def resumed(args: argparse.Namespace, own: OwnBots) -> tuple[Match, list[str]]:
    """A match saved before, with its own dice to come."""
    game, record = open_record(args.resume, args.components)
    seats = record.seats or seats_of(game, args.seats, record.players, own)
    if len(seats) != record.players:
        raise BadRecord("header", f"names {len(seats)} seats for {record.players} players")
    try:
        drawn = sum(1 for entry in record.entries if entry.actor == CHANCE)
        opening = opening_of(record.entries)
        chance = Committed(bytes.fromhex(record.secret), drawn, opening) if record.secret else None
    except (ValueError, NavarchError) as error:
        raise BadRecord("header", "the secret is damaged") from error
    _move_over(game, record)
    record.secret = ""
    return replay_match(game, record, chance), seats


def _move_over(game: Game, record: Record) -> None:
    """A game saved under other rules goes on under those of today, if it has followed them so far."""
    if record.is_of(game):
        return
    parted = disagreement(game, record, bytes.fromhex(record.secret) if record.secret else None, NOTHING_KEPT)
    if parted is not None:
        rules = ", ".join(parted.rules)
        raise BadRecord(f"action {parted.ply + 1}", f"the rules have changed since it was saved ({rules})")
    record.version, record.components = game.version, game.components.digest
