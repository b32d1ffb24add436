"""The games as the page knows them: static facts in words, made once for each game and language."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any, get_args

import msgspec

import navarch

from ...bots import BadBot, OwnBots
from ...bots.levels import CHARACTERS, LEVELS, USUAL, Said, read_level
from ...bots.levels import PREFIX as LEVEL
from ...engine.components import Correction, differences
from ...engine.errors import NavarchError
from ...engine.event import Event
from ...engine.game import Game
from ...text import Texts
from . import encyclopaedia
from .answers import BotWords, CorrectionWords, GameCard, GameFacts, Noun, OptionWords, RuleWords, VerbWords
from .corrections import Corrections
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


@lru_cache(maxsize=64)
def load(name: str, correction: Correction | None = None) -> Game:
    """A game with the shipped components, or an owner's own, loaded once."""
    return navarch.load(name, correction)


@lru_cache(maxsize=128)
def texts(game: Game, lang: str) -> Texts:
    """The words of a game, read once."""
    return Texts(game, lang)


@lru_cache(maxsize=20_000)
def action(game: Game, lang: str, code: int) -> ActionWords:
    """An action in words."""
    return ActionWords(texts(game, lang).action(code), game.space.text(code))


@lru_cache(maxsize=20_000)
def event(game: Game, lang: str, happened: Event, names: tuple[tuple[int, str], ...]) -> str:
    """What happened, in words, with the names of the people at the table."""
    return texts(game, lang).event(happened, dict(names))


@lru_cache(maxsize=64)
def colours(game: Game) -> tuple[Colour, ...]:
    """A colour for each seat: its own where its name or component entry tells one, else any that is free."""
    wanted = [COLOURS.get(label) or _component_colour(game, label) for label in game.nouns["seat"]]
    free = [colour for colour in COLOURS.values() if colour not in wanted]
    found: list[Colour] = []
    for colour in wanted:
        if colour is None or colour in found:
            free = free or list(COLOURS.values())  # there are more seats than colours: once more from the first
            colour = free.pop(0)
        found.append(colour)
    return tuple(found)


def _component_colour(game: Game, label: str) -> Colour | None:
    for entries in game.components.data.values():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and entry.get("id") == label:
                said = str(entry.get("colour", entry.get("color", "")))
                return COLOURS.get(said) or SHADES.get(said)
    return None


@lru_cache(maxsize=8)
def all_games(lang: str, corrections: Corrections, own_bots: OwnBots) -> bytes:
    """The answer to `GET /api/games`."""
    return msgspec.json.encode([_card(load(name), lang, corrections.of(name), own_bots) for name in names()])


@lru_cache(maxsize=32)
def facts(game: Game, lang: str, corrections: Corrections, own_bots: OwnBots) -> bytes:
    """The answer to `GET /api/games/<name>`, and with the components of a table to `GET /api/tables/<id>/game`."""
    words = texts(game, lang)
    nouns = {
        domain: [Noun(label, words.noun(domain, label)) for label in labels] for domain, labels in game.nouns.items()
    }
    rules = {rule.id: RuleWords(*words.rule(rule.id), rule.section) for rule in game.ledger.rules.values()}
    verbs = {
        verb.name: VerbWords(words.verb(verb.name), verb.rule, verb.domain)
        for verb in game.space.verbs
        if not verb.chance
    }
    components = {name: _entries(game, words, name) for name in game.components.data}
    card = msgspec.structs.asdict(_card(game, lang, corrections.of(game.name), own_bots))
    said = words.board_source()
    return msgspec.json.encode(
        GameFacts(
            **card,
            nouns=nouns,
            components=components,
            rules=rules,
            verbs=verbs,
            words=said,
            chapters=encyclopaedia.chapters(game),
            rulings=encyclopaedia.rulings(game, words),
        )
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


def correction_words(correction: Correction | None, name: str) -> CorrectionWords | None:
    """Whose numbers a game is played by, and which they are; None for those that were shipped."""
    if correction is None:
        return None
    changes = differences(load(name).components, load(name, correction).components)
    return CorrectionWords(correction.name, changes)


def _card(game: Game, lang: str, corrections: tuple[Correction, ...], own_bots: OwnBots) -> GameCard:
    words = texts(game, lang)
    told = [correction_words(correction, game.name) for correction in corrections]
    return GameCard(
        name=game.name,
        title=words.title(),
        line=words.line(),
        fairness=words.fairness(),
        players=list(game.players),
        default_players=game.default_players,
        minutes=_minutes(game),
        options=[_option(game, words, i) for i in range(len(game.options))],
        bots=list(own_bots.offered()),
        levels=[BotWords(Said(number).name, *words.level(number)) for number in range(1, LEVELS + 1)],
        usual_level=Said(USUAL).name,
        characters=[BotWords(character, *words.character(character)) for character in CHARACTERS],
        corrections=[one for one in told if one is not None],
    )


def bot_name(name: str, game: Game, lang: str) -> str:
    """What a bot at a table is called in words: a level by its number and title."""
    words = texts(game, lang)
    try:
        said = read_level(name) if name.startswith(LEVEL) else None
    except BadBot:  # somebody has named their bot so
        said = None
    if said is None:
        return words.bot(name)
    called = f"{said.number} · {words.level(said.number)[0]}"
    return f"{called}, {words.character(said.character)[0]}" if said.character else called


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
