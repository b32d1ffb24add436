"""What is offered at a time, as on the page: about a dozen things, and where there are more, verbs first."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..engine.game import Game

MOST = 12
LETTERS = "acdefgijklmnoprstvwxyz"  # b goes back; h, q and u are commands


class Manner(NamedTuple):
    """How the actions of a game are told apart and put together; the page's boards say the same."""

    ends: tuple[str, ...] = ("pass", "done", "decline", "stop")  # verbs that pass or finish: they stand apart
    free: tuple[str, ...] = ()  # verbs of free actions
    families: Mapping[str, tuple[str, ...]] = {}  # verbs that share an entry where there are too many


class Step(NamedTuple):
    """An entry that plays nothing, but shows what belongs to it: a family of verbs, a verb, a group of its nouns."""

    kind: str
    key: str
    codes: tuple[int, ...]


class Offer(NamedTuple):
    """What is to be chosen from now."""

    steps: list[Step]
    plays: list[int]  # actions without a noun, and those that stand for a whole verb
    nouns: list[int]
    ends: list[int]


def offer(game: Game, legal: list[int], manner: Manner, group: Callable[[int], str], path: list[Step]) -> Offer:
    """What is offered of these actions to somebody who has already gone these steps."""
    verb_of = {code: game.space.verb_of(code) for code in legal}
    ends = [code for code in legal if not verb_of[code].domain and verb_of[code].name in manner.ends]
    rest = [code for code in legal if code not in ends and (not path or code in path[-1].codes)]
    bare = [code for code in rest if not verb_of[code].domain]
    nouns = [code for code in rest if verb_of[code].domain]
    verbs = _parted(nouns, lambda code: verb_of[code].name)
    if len(rest) <= MOST:
        return Offer([], bare, nouns, ends)
    if len(verbs) == 1:
        groups = _parted(nouns, group)
        if len(groups) == 1:
            return Offer([], bare, nouns, ends)
        return Offer([Step("group", key, tuple(codes)) for key, codes in groups.items()], bare, [], ends)
    return _by_verb(rest, {code: verb.name for code, verb in verb_of.items()}, manner, path, ends)


def _by_verb(codes: list[int], verb_of: dict[int, str], manner: Manner, path: list[Step], ends: list[int]) -> Offer:
    """An entry for each verb; where even these are too many, one for each family of them."""
    collapse = len({verb_of[code] for code in codes}) > MOST and not path
    families = {verb: name for name, verbs in manner.families.items() for verb in verbs} if collapse else {}
    steps: list[Step] = []
    plays: list[int] = []
    for home, members in _parted(codes, lambda code: families.get(verb_of[code], f"verb {verb_of[code]}")).items():
        if len(members) == 1:
            plays += members
        elif len({verb_of[code] for code in members}) > 1:
            steps.append(Step("family", home, tuple(members)))
        else:
            steps.append(Step("verb", verb_of[members[0]], tuple(members)))
    return Offer(steps, plays, [], ends)


def _parted(codes: list[int], key_of: Callable[[int], str]) -> dict[str, list[int]]:
    parts: dict[str, list[int]] = {}
    for code in codes:
        parts.setdefault(key_of(code), []).append(code)
    return parts


def lettered(texts: list[str]) -> list[str]:
    """A letter for each text: the first of its own that is free, else any; numbers when there are none left."""
    free = list(LETTERS)
    found: list[str] = []
    for text in texts:
        own = [letter for letter in _plain(text) if letter in free]
        letter = (own or free or [""])[0]
        if letter:
            free.remove(letter)
        found.append(letter)
    spare = (f"{number}x" for number in range(1, len(texts) + 1))
    return [letter or next(spare) for letter in found]


def _plain(text: str) -> str:
    """Small letters without marks: those of "Żegluj" are z, e, g …"""
    return unicodedata.normalize("NFD", text.lower().replace("ł", "l"))


def numbered(game: Game, nouns: list[int]) -> list[str]:
    """A number for each noun: its own where it is one, else its place in the list."""
    labels = [game.space.action(code).noun for code in nouns]
    one_verb = len({game.space.verb_of(code).name for code in nouns}) == 1
    if one_verb and all(label.isdecimal() for label in labels):
        return labels
    return [str(number) for number in range(1, len(nouns) + 1)]
