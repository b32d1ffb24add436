"""Recorded games: `navarch replay` tells the story, `navarch verify` proves the dice, and the table saves its own."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .. import open_record
from ..engine.agreement import NOTHING_KEPT, Disagreement, disagreement, last_decision
from ..engine.chance import Committed
from ..engine.errors import BadRecord
from ..engine.game import Game
from ..engine.match import Line, Match, Result, replay_match
from ..engine.proof import Proof, verify_record
from ..engine.record import Record, entries_up_to
from ..engine.seating import Lot
from .common import need, print_json, wants_json
from .parser import BadUsage

if TYPE_CHECKING:
    from ..text import Texts


def run(args: argparse.Namespace) -> int:
    """Either of the two."""
    return _verify(args) if args.command == "verify" else _replay(args)


def _verify(args: argparse.Namespace) -> int:
    try:
        game, record = open_record(args.file, args.components)
        proof = verify_record(game, record)
    except BadRecord as error:
        if not wants_json(args):
            raise
        print_json({**Proof(False, 0, 0, None, str(error)).to_json(), "error": str(error)})
        return 2
    if wants_json(args):
        print_json(proof.to_json())
    elif proof.ok and not proof.unproved:
        print(f"{args.file}: all holds: {proof.actions:,} actions, {proof.draws:,} draws proved, result {proof.result}")
    elif proof.ok:
        print(
            f"{args.file}: nothing speaks against it, but {proof.unproved:,} of {proof.actions:,} actions were played "
            f"{_otherwise(game, record)}, and only their dice can be proved; result {proof.result}"
        )
    else:
        print(f"{args.file}: does not hold: {proof.first_bad}")
    if not wants_json(args):
        print("".join(f"  {line}\n" for line in _circumstances(proof)), end="")
    return 0 if proof.ok else 1


def _circumstances(proof: Proof) -> list[str]:
    """Who sat there and added to the dice, and what was taken back."""
    lines = []
    if proof.seats:
        names = ", ".join(chair.name or "–" for chair in proof.seats)
        lines.append(f"the dice follow from who sat there: {names}; lots of their browsers: {len(proof.lots)}")
    lines.extend(f"lot of {_whose(lot, proof)}: {lot.drawn}" for lot in proof.lots)
    if proof.seated_later:
        entries = ", ".join(str(entry) for entry in proof.seated_later)
        lines.append(f"somebody sat down later, which no dice prove (entries {entries})")
    for back in proof.rollbacks:
        agreed = {True: "alone", False: "by consent", None: "who agreed is not known"}[back.alone]
        lines.append(f"entry {back.entry} went back {back.actions} actions, {back.draws} draws among them: {agreed}")
    return lines


def _whose(lot: Lot, proof: Proof) -> str:
    return "the host" if lot.seat < 0 else proof.seats[lot.seat].name or f"seat {lot.seat}"


def _otherwise(game: Game, record: Record) -> str:
    """How a game was played whose components or rules are not these."""
    if record.version != game.version:
        return "by other rules"
    return "with other component values (give them with --components)"


def _replay(args: argparse.Namespace) -> int:
    game, record = open_record(args.file, args.components)
    parted = None
    if not record.is_of(game):
        parted = disagreement(game, record, None, NOTHING_KEPT)
    match = replay_match(game, record) if parted is None else _agreed(game, record, parted)
    texts = _texts(match, args.lang, wants_json(args))
    if wants_json(args):
        print_json(_as_json(match, texts, parted))
    else:
        assert texts is not None
        print(_story(match, texts, parted))
    return 0


def _agreed(game: Game, record: Record, parted: Disagreement) -> Match:
    """As far as it can be replayed by the rules and the box of today: up to a position in which a seat was asked."""
    record.entries = entries_up_to(record, last_decision(record, parted.ply))
    try:
        return replay_match(game, record)
    except BadRecord as error:
        if error.where != "the set-up":
            raise
        rules = ", ".join(parted.rules) or "–"
        said = f"today it is another, so that nothing can be told of this game ({rules})"
        raise BadRecord("the set-up", said) from error


def _texts(match: Match, lang: str, may_do_without: bool) -> Texts | None:
    try:
        from ..text import Texts
    except ModuleNotFoundError as error:
        if may_do_without:
            return None
        raise need("text", error) from error
    return Texts(match.game, lang)


def names_of(match: Match, texts: Texts) -> dict[int, str]:
    """Who sat where, as far as the record says: `Red (greedy)`."""
    labels = match.game.nouns["seat"]
    return {
        seat: f"{texts.noun('seat', labels[seat])} ({name})" for seat, name in enumerate(match.record.seats) if name
    }


def _as_json(match: Match, texts: Texts | None, parted: Disagreement | None) -> dict[str, object]:
    record = match.record
    return {
        "rules_changed": list(parted.rules) if parted is not None else None,
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "seats": record.seats,
        "actions": match.ply,
        "over": match.over,
        "events": [_event_json(match, line, texts) for line in match.lines],
        "result": record.result,
        "digest": match.state.digest(),
    }


def _event_json(match: Match, line: Line, texts: Texts | None) -> dict[str, object]:
    event = line.event
    kinds = match.game.text_kinds.get(f"event-{event.key}", ())
    facts = {
        name: kind.write(value, match.state.players) for (name, kind), value in zip(kinds, event.args, strict=False)
    }
    said: dict[str, object] = {"ply": line.ply, "rule": event.rule, "key": event.key, "facts": facts}
    if texts is not None:
        said["text"] = texts.event(event)
    return said


def _story(match: Match, texts: Texts, parted: Disagreement | None) -> str:
    names = names_of(match, texts)
    lines = [f"{texts.title()}: {', '.join(names.values()) or match.record.players}", ""]
    for line in match.lines:
        lines.append(f"{line.ply:>5}  {texts.event(line.event, names)}  [{line.event.rule}]")
    result = match.result
    if parted is not None:
        changed = "rules-changed" if match.record.version != match.game.version else "components-changed"
        lines.extend(["", texts.interface(changed, rule=", ".join(parted.rules) or "–")])
        result = _recorded_result(match)
    if result is not None:
        lines.extend(["", f"{texts.ending(result.reason)} [{result.rule}]"])
    else:
        lines.extend(["", texts.interface("unfinished")])
    return "\n".join(lines)


def _recorded_result(match: Match) -> Result | None:
    """How the game ended by the rules it was played by, as the record says."""
    said = match.record.result or {}
    reason, rule = said.get("reason"), said.get("rule")
    known = isinstance(reason, str) and reason in match.game.endings
    return Result((), (), str(reason), str(rule)) if known else None


def save(match: Match, file: str) -> None:
    """Write the record of a match; an unfinished one keeps its secret in the file, so that it can be resumed."""
    record = match.record
    kept = record.secret
    if isinstance(match.chance, Committed):
        record.secret = match.chance.secret.hex()
    try:
        record.save(Path(file).expanduser())
    except OSError as error:
        raise BadUsage(f"{file}: {error.strerror}") from error
    finally:
        record.secret = kept
