"""`navarch games`: what there is to play."""

from __future__ import annotations

import argparse

from .. import sound_games
from ..engine.game import Game, Option
from .common import print_json, wants_json


def run(args: argparse.Namespace) -> int:
    """List all games."""
    found = sound_games()
    if wants_json(args):
        print_json([facts(game) for game in found])
    else:
        print("\n\n".join(_lines(game, args.lang) for game in found))
    return 0


def facts(game: Game) -> dict[str, object]:
    """A game's facts as JSON."""
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players),
        "default_players": game.default_players,
        "version": game.version,
        "options": [_option(option) for option in game.options],
        "rules": len(game.ledger.rules),
        "examples": len(game.ledger.examples),
        "rulings": len(game.ledger.rulings),
        "actions": game.space.size,
        "provenance": game.components.provenance(),
        "components": game.components.digest,
    }


def _option(option: Option) -> dict[str, object]:
    values: list[object] = [*option.choices] or [False, True]
    return {"name": option.name, "rule": option.rule, "default": values[option.default], "choices": values}


def _lines(game: Game, lang: str) -> str:
    counts = game.players
    span = f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])
    provenance = ", ".join(f"{count} {kind}" for kind, count in game.components.provenance().items())
    title, line, options = _words(game, lang)
    ledger = game.ledger
    said = [
        f"{title} ({game.name}), {span} players" + (f": {line}" if line else ""),
        f"  rules: {len(ledger.rules)}, with {len(ledger.examples)} worked examples and {len(ledger.rulings)} rulings",
        f"  component values: {provenance}",
    ]
    said.extend(f"  --option {option}" for option in options)
    return "\n".join(said)


def _words(game: Game, lang: str) -> tuple[str, str, list[str]]:
    """Title, line and options in words, or bare where the text extra is not installed."""
    values = {option.name: "|".join(option.choices) or "on|off" for option in game.options}
    try:
        from ..text import Texts
    except ModuleNotFoundError:
        return game.title, "", [f"{name}={value}" for name, value in values.items()]
    texts = Texts(game, lang)
    options = [f"{name}={value}  {': '.join(filter(None, texts.option(name)))}" for name, value in values.items()]
    return texts.title(), texts.line(), options
