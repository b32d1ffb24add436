"""`navarch games`: what there is to play."""

from __future__ import annotations

import argparse

from .. import sound_games
from ..engine.game import Game, Option
from .common import load_game, print_json, wants_json
from .parser import BadUsage
from .shape import view_keys


def run(args: argparse.Namespace) -> int:
    """List all games, or one of them with its verbs and the keys of its view."""
    if args.game is None and (args.verbs or args.view):
        raise BadUsage("--verbs and --view want a game, such as navarch games neptun --verbs")
    found = sound_games() if args.game is None else [load_game(args.game)]
    if wants_json(args):
        told = [{**facts(game), **_details(game, args)} for game in found]
        print_json(told if args.game is None else told[0])
    else:
        print("\n\n".join(_lines(game, args.lang) + _detail_lines(game, args) for game in found))
    return 0


def _details(game: Game, args: argparse.Namespace) -> dict[str, object]:
    """What a bot says and sees."""
    told: dict[str, object] = {}
    if args.verbs:
        told["verbs"] = [
            {"name": verb.name, "noun": verb.domain, "rule": verb.rule, "chance": verb.chance, "first": verb.first}
            for verb in game.space.verbs
        ]
        told["nouns"] = {verb.domain: list(verb.labels) for verb in game.space.verbs if verb.domain}
    if args.view:
        told["view"] = view_keys(game)
    return told


def _detail_lines(game: Game, args: argparse.Namespace) -> str:
    said: list[str] = []
    if args.verbs:
        for title, chance in (("what seats do", False), ("what chance does", True)):
            said += ["", f"  {title}:"]
            verbs = [verb for verb in game.space.verbs if verb.chance == chance]
            said += [f"    {f'{verb.name} {verb.domain.upper()}'.strip():<32}{verb.rule}" for verb in verbs]
        said += ["", "  nouns:"]
        nouns = {verb.domain.upper(): ", ".join(verb.labels) for verb in game.space.verbs if verb.domain}
        said += [f"    {domain}: {labels}" for domain, labels in nouns.items()]
    if args.view:
        said += ["", "  what a seat sees:"]
        said += [f"    {key:<40} {kind}" for key, kind in view_keys(game).items()]
    return "\n".join(["", *said]) if said else ""


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
