"""The games as the page knows them: static facts in words, made once for each game and language."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any, get_args

import msgspec

import navarch

from ... import bots
from ...engine.action import Verb
from ...engine.errors import NavarchError
from ...engine.game import Game
from ...text import Texts
from .answers import GameCard, GameFacts, Noun, OptionWords, RuleWords, VerbWords
from .messages import ActionWords, Colour

LOG = logging.getLogger("navarch.games")
COLOURS: dict[str, Colour] = {colour: colour for colour in get_args(Colour)}
SHADES: dict[str, Colour] = {"grey": "white", "gray": "white", "brown": "black", "orange": "yellow", "violet": "purple"}


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The games that can be played; one that cannot be loaded is told of once and left out."""
    found: list[str] = []
    for name in navarch.games():
        try:
            load(name)
            found.append(name)
        except NavarchError as error:
            LOG.error("%s", error)
    return tuple(found)


@lru_cache(maxsize=16)
def load(name: str) -> Game:
    """A game with the shipped components, loaded once."""
    return navarch.load(name)


@lru_cache(maxsize=64)
def texts(name: str, lang: str) -> Texts:
    """The words of a game, read once."""
    return Texts(load(name), lang)


@lru_cache(maxsize=20_000)
def action(name: str, lang: str, code: int) -> ActionWords:
    """An action in words."""
    return ActionWords(texts(name, lang).action(code), load(name).space.text(code))


@lru_cache(maxsize=20_000)
def prompt(name: str, lang: str, choice: str, facts: tuple[int, ...]) -> str:
    """What a seat is asked, in words."""
    return texts(name, lang).prompt(choice, facts)


@lru_cache(maxsize=1_000)
def seat(name: str, lang: str, number: int) -> str:
    """What a seat plays, in words."""
    return texts(name, lang).noun("seat", load(name).nouns["seat"][number])


@lru_cache(maxsize=16)
def colours(name: str) -> tuple[Colour, ...]:
    """A colour for each seat: its own where its name or component entry tells one, else any that is free."""
    game = load(name)
    wanted = [COLOURS.get(label) or _component_colour(game, label) for label in game.nouns["seat"]]
    free = [colour for colour in COLOURS.values() if colour not in wanted]
    found: list[Colour] = []
    for colour in wanted:
        found.append(colour if colour and colour not in found else free.pop(0))
    return tuple(found)


def _component_colour(game: Game, label: str) -> Colour | None:
    for entries in game.components.data.values():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and entry.get("id") == label:
                said = str(entry.get("colour", entry.get("color", "")))
                return COLOURS.get(said) or SHADES.get(said)
    return None


@lru_cache(maxsize=8)
def all_games(lang: str) -> bytes:
    """The answer to `GET /api/games`."""
    return msgspec.json.encode([_card(name, lang) for name in names()])


@lru_cache(maxsize=32)
def facts(name: str, lang: str) -> bytes:
    """The answer to `GET /api/games/<name>`."""
    game, words = load(name), texts(name, lang)
    nouns = {
        domain: [Noun(label, words.noun(domain, label)) for label in labels] for domain, labels in game.nouns.items()
    }
    rules = {rule.id: RuleWords(*words.rule(rule.id), rule.section) for rule in game.ledger.rules.values()}
    verbs = {
        verb.name: VerbWords(_verb_text(words, verb), verb.rule, verb.domain)
        for verb in game.space.verbs
        if not verb.chance
    }
    components = {name: _entries(game, words, name) for name in game.components.data}
    card, said = msgspec.structs.asdict(_card(name, lang)), words.board_source()
    return msgspec.json.encode(
        GameFacts(**card, nouns=nouns, components=components, rules=rules, verbs=verbs, words=said)
    )


def _entries(game: Game, words: Texts, name: str) -> list[Any]:
    """The entries of a component table, with what they bear in words."""
    entries = game.components.data[name]
    if name not in game.printed or not isinstance(entries, list):
        return entries if isinstance(entries, list) else [entries]
    domain, field = game.printed[name]
    return [
        {**entry, field: words.printed(domain, entry["id"], field, entry[field])} if field in entry else entry
        for entry in entries
    ]


def _card(name: str, lang: str) -> GameCard:
    game, words = load(name), texts(name, lang)
    return GameCard(
        name=name,
        title=words.title(),
        line=words.line(),
        players=list(game.players),
        default_players=game.default_players,
        minutes=_minutes(game),
        options=[_option(game, words, i) for i in range(len(game.options))],
        bots=list(bots.names()),
    )


def _verb_text(words: Texts, verb: Verb) -> str:
    """The verb in words, with dots where its noun would stand."""
    said = words.action(verb.first)
    return said.replace(words.noun(verb.domain, verb.labels[0]), "…") if verb.domain else said


def _minutes(game: Game) -> int | None:
    meta = game.components.data.get("meta")
    minutes = meta.get("minutes") if isinstance(meta, dict) else None
    return minutes if isinstance(minutes, int) else None


def _option(game: Game, words: Texts, number: int) -> OptionWords:
    option = game.options[number]
    title, text = words.option(option.name)
    default = option.choices[option.default] if option.choices else bool(option.default)
    choices = list(option.choices)
    titles = {choice: words.option_choice(option.name, choice) for choice in choices}
    return OptionWords(option.name, title, text, option.rule, default, choices, titles)
