"""Numbers and the words that follow them agree, in every message of the game and in both languages."""

from __future__ import annotations

import re

import pytest

from navarch.engine.event import Event, Reason
from navarch.engine.kind import Kind, ListKind, NounKind, SetKind
from navarch.text import Texts

from .table import GAME

NUMBERS = (0, 1, 2, 5, 12, 22)
SPOKEN = sorted(key for key in GAME.text_kinds if key.startswith(("event-", "why-", "ask-")))
ENGLISH = (
    "CU|Elephant|Supply Train|Unit|Warship|PC|Prize|Point|Siege Point|hit|roll|card|sea lane|Movement Point|OP"
    "|horse head|figure|circle|General|space"
)
POLISH = (
    ("oddział", "oddziały", "oddziałów"), ("okręt", "okręty", "okrętów"), ("tabor", "tabory", "taborów"),
    ("słoń", "słonie", "słoni"), ("znacznik", "znaczniki", "znaczników"), ("punkt", "punkty", "punktów"),
    ("trafienie", "trafienia", "trafień"), ("jednostka", "jednostki", "jednostek"), ("karta", "karty", "kart"),
    ("rzut", "rzuty", "rzutów"), ("wódz", "wodzowie", "wodzów"), ("pole", "pola", "pól"),
)  # fmt: skip


def spoken(texts: Texts, key: str, number: int) -> str:
    """A message whose numbers are all that number, in one line."""
    args = tuple(value(kind, number) for _, kind in GAME.text_kinds[key])
    sort, _, name = key.partition("-")
    if sort == "event":
        said = texts.event(Event("1", name, args, 0))
    elif sort == "why":
        said = texts.reason(Reason("1", name, args))
    else:
        said = texts.prompt(name, args)
    return " ".join(said.split())


def value(kind: Kind, number: int) -> int:
    """The number itself, or some noun, or a set of one."""
    if isinstance(kind, NounKind):
        return 0
    return 1 if isinstance(kind, (SetKind, ListKind)) else number


def english_faults(said: str) -> list[str]:
    """Numbers beside a word in the wrong number."""
    return re.findall(rf"\b1 (?:{ENGLISH})s\b|\b(?:0|2|5|12|22) (?:{ENGLISH})\b(?!s|-)", said)


def polish_faults(said: str) -> list[str]:
    """Numbers beside a word in the wrong form, where the word stands in the nominative or accusative."""
    found: list[str] = []
    for one, few, many in POLISH:
        right = {"1": one, "2": few, "22": few, "0": many, "5": many, "12": many}
        for number, word in re.findall(rf"\b(0|1|2|5|12|22) ({one}|{few}|{many})\b", said):
            if word != right[number]:
                found.append(f"{number} {word}")
    return found


@pytest.mark.parametrize(("lang", "faults"), [("en", english_faults), ("pl", polish_faults)])
def test_no_message_says_1_cus_or_2_cu(lang: str, faults: object) -> None:
    assert callable(faults)
    texts = Texts(GAME, lang)
    wrong = {(key, said) for key in SPOKEN for number in NUMBERS if faults(said := spoken(texts, key, number))}
    assert wrong == set()


def test_wrong_forms_are_seen() -> None:
    assert english_faults("Rome loses 1 CUs and 22 Warship.") == ["1 CUs", "22 Warship"]
    assert english_faults("Rome loses 1 CU and 22 Warships.") == []
    assert polish_faults("Rzym traci 22 oddziałów i 5 okręty.") == ["22 oddziałów", "5 okręty"]
    assert polish_faults("Rzym traci 22 oddziały i 5 okrętów.") == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_message_begins_with_a_capital_or_a_number_and_ends_with_a_stop(lang: str) -> None:
    texts = Texts(GAME, lang)
    odd = {
        said
        for key in SPOKEN
        if (said := spoken(texts, key, 2))
        and not (re.match(r"[A-ZŁŚŻŹĆÓ0-9„]", said) and re.search(r"[.?!:)…]$", said))
    }
    assert odd == set()
