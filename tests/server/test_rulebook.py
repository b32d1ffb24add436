"""The rules to be read, over HTTP: whole, in both languages, with the positions of their pictures."""

from __future__ import annotations

import msgspec
import pytest

import navarch
from navarch.registry import own_game_names
from navarch.server.words.rulebook import Rulebook

from .helpers import Browser, Server


@pytest.mark.parametrize("name", own_game_names())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_rules_come_by_chapter_in_the_books_order(server: Server, name: str, lang: str) -> None:
    me, ledger = Browser(server), navarch.load(name).ledger
    book = msgspec.convert(me.get(f"/api/games/{name}/rules?lang={lang}"), Rulebook)
    rules = [rule for chapter in book.chapters for part in chapter.parts for rule in part.rules]
    assert rules == list(ledger.rules)
    assert list(book.rulings) == list(ledger.rulings)
    assert bool(book.untold) == (lang == "pl")
    facts = me.get(f"/api/games/{name}?lang={lang}")["rules"]
    assert all(facts[rule]["text"] for rule in rules)
    if lang == "pl":  # every rule has its own words in Polish
        assert sum(facts[rule]["text"] == ledger.rules[rule].text for rule in rules) <= 1


def test_a_picture_comes_as_a_position_in_which_what_may_be_done_is_told(server: Server) -> None:
    me = Browser(server)
    book = msgspec.convert(me.get("/api/games/neptun/rules?lang=pl"), Rulebook)
    (picture,) = [one for chapter in book.chapters for one in chapter.pictures if one.lesson == "range"]
    position = me.get(f"/api/games/neptun/rules/pictures/{picture.name}?lang=pl")
    assert position["view"]["boats"]
    assert any(action["action"].startswith("sail ") for action in position["actions"])


@pytest.mark.parametrize("path", ["chess/rules", "neptun/rules/pictures/99-1", "chess/rules/pictures/1-1"])
def test_what_is_not_there_is_404(server: Server, path: str) -> None:
    assert Browser(server).call("GET", f"/api/games/{path}")[0] == 404


def test_the_page_of_the_rules_is_served(server: Server) -> None:
    assert Browser(server).call("GET", "/rules/neptun")[0] == 200
