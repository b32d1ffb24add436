"""Golden games: whole games kept as records, and one of them as a text that a person can read.

They freeze behaviour. When the rules change on purpose, write them anew and read the difference:

    python -m tests.golden neptun

A game whose golden games are played in a way of their own says so in `tests/<game>/golden.py`.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import random
import sys
from pathlib import Path

import navarch
from navarch.bots import make
from navarch.engine.match import Match, replay_match
from navarch.engine.record import first_state, parse_record, play_entry, read_record

TESTS = Path(__file__).parent
ODD = 0.15  # now and then somebody plays at random, so that rare rules come up
VIEW_EVERY = 200
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXY"  # of a choice among the legal actions
MORE = "Z"  # so many digits further on


def folder(game: str) -> Path:
    """Where a game's tests live."""
    return TESTS / game.replace("-", "_")


def written(number: int) -> str:
    """A choice as digits."""
    return MORE * (number // len(DIGITS)) + DIGITS[number % len(DIGITS)]


def numbers(choices: str) -> list[int]:
    """The choices of a game."""
    found, base = [], 0
    for sign in choices:
        if sign == MORE:
            base += len(DIGITS)
        else:
            found.append(base + DIGITS.index(sign))
            base = 0
    return found


def play_golden(game: navarch.Game, players: int) -> Match:
    """A game of greedy players with whims, on a committed secret."""
    name = f"golden {game.name} {players}"
    match = Match(game, players=players, secret=hashlib.sha256(name.encode()).digest(), seats=[name] * players)
    rng = random.Random(name)
    bots = [make("greedy", seed) for seed in range(players)]
    while not match.over:
        seat = match.to_act[0]
        odd = rng.random() < ODD
        match.submit(seat, rng.choice(match.legal(seat)) if odd else bots[seat].choose(match.perspective(seat)))
    return match


def transcript(game: navarch.Game, file: Path) -> list[str]:
    """A record as text: every action, every event with its rule, and the table now and then."""
    record = parse_record(game, read_record(file))
    match = replay_match(game, record)
    seats = game.nouns["seat"]
    lines = [f"{game.title}, {record.players} players"]
    s = first_state(game, record)
    for ply, entry in enumerate(record.standing(), 1):
        lines.append(f"{ply:4} {'chance' if entry.actor < 0 else seats[entry.actor]}: {entry.text}")
        play_entry(s, entry, f"action {ply}")
        for line in match.lines:
            if line.ply == ply:
                lines.append(
                    f"       [{line.event.rule}] {line.event.key} {facts(game, line.event, record.players)}".rstrip()
                )
        if ply % VIEW_EVERY == 0 or s.over:
            lines += [f"     | {part}" for part in written_view(game, s)]
    assert match.result is not None
    return [
        *lines,
        f"result: scores {match.result.scores}, ranks {match.result.ranks}, {match.result.reason}",
        f"digest: {s.digest()}",
    ]


def facts(game: navarch.Game, event: navarch.Event, players: int) -> str:
    """The arguments of an event with their names."""
    kinds = game.text_kinds[f"event-{event.key}"]
    return " ".join(
        f"{name}={kind.write(value, players)}" for (name, kind), value in zip(kinds, event.args, strict=False)
    )


def written_view(game: navarch.Game, s: navarch.State) -> list[str]:
    """What a spectator and the first seat see, a line for each part."""
    view = game.view(s, None)
    own = {key: value for key, value in game.view(s, 0).items() if key not in view}
    parts = [f"{key}: {json.dumps(value)}" for key, value in view.items() if not isinstance(value, dict)]
    for key, value in view.items():
        if isinstance(value, dict):
            parts += [f"{key} {name}: {json.dumps(one)}" for name, one in value.items()]
    return [*parts, f"first seat: {json.dumps(own)}"]


def write(name: str) -> None:
    """All golden games of a game, and the playthrough of its usual number of players."""
    game = navarch.load(name)
    place = folder(name) / "golden"
    place.mkdir(exist_ok=True)
    for players in game.players:
        play_golden(game, players).record.save(place / f"{players}_players.json")
    text = transcript(game, place / f"{game.default_players}_players.json")
    (folder(name) / "playthrough.txt").write_text("\n".join(text) + "\n", encoding="utf-8")


def main() -> None:
    """Write the golden games of the games named, each in its own way where it has one."""
    for name in sys.argv[1:]:
        if (folder(name) / "golden.py").exists():
            importlib.import_module(f"tests.{folder(name).name}.golden").write()
        else:
            write(name)


if __name__ == "__main__":
    main()
