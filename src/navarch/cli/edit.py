"""`navarch edit`: a position of a recorded game, changed by names, as a game to go on with."""

from __future__ import annotations

import argparse
import json
import secrets

from .. import open_record
from ..engine.edit import Edit
from ..engine.match import Match
from ..engine.record import state_at
from .common import print_json, wants_json
from .parser import BadUsage
from .records import save

SECRET_BYTES = 32


def run(args: argparse.Namespace) -> int:
    """Read, change, check, write."""
    game, record = open_record(args.file, args.components)
    edit = game.edit(state_at(game, record, args.ply))
    for said in args.changes:
        change(edit, said)
    match = Match(game, state=edit.done(), secret=secrets.token_bytes(SECRET_BYTES), seats=record.seats)
    save(match, args.out)
    if wants_json(args):
        print_json({"file": args.out, "digest": match.state.digest(), "to_act": match.to_act})
    else:
        print(f"{args.out}: go on with it by navarch play --terminal --resume {args.out}")
    return 0


def change(edit: Edit, said: str) -> None:
    """One of the changes, such as `gold.red=12`, `hand.rome+=campaign` or `gold.red->gold.green=3`."""
    words, sign, value = said.partition("=")
    if not sign or not words:
        raise BadUsage(f"{said!r} is no change: say WHERE=VALUE, WHERE+=PIECE or FROM->TO=PIECE")
    source, arrow, target = words.partition("->")
    if arrow:
        edit.move(source, target, int(value) if value.isdecimal() else value)
    elif words.endswith("+"):
        edit.put(words[:-1], value)
    else:
        edit.set(words, meant(value))


def meant(value: str) -> object:
    """JSON where it is some, else a name."""
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value
