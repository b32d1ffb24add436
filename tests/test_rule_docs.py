"""The documents on the rules are those of today, their links lead somewhere, and a game's page begins with its play."""

from __future__ import annotations

import re

import pytest
from tools import rulepages

import navarch
from navarch.registry import own_game_names

LINK = re.compile(r"!?\[[^\]]*\]\(([^)]+)\)")
GAMES = own_game_names()


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_in_the_documents_are_current_and_their_links_lead_somewhere(name: str) -> None:
    file, game = rulepages.PAGES / f"{name}.md", navarch.load(name)
    text = file.read_text(encoding="utf-8")
    assert text == rulepages.page(game), "run `python tools/rulepages.py`"
    anchors = re.findall(r'<a id="([^"]+)"></a>', text)
    assert len(anchors) == len(set(anchors))
    assert [anchor for anchor in anchors if anchor in game.ledger.rules] == list(game.ledger.rules)
    for target in LINK.findall(text):
        path, _, anchor = target.partition("#")
        assert not anchor or anchor in anchors, target
        assert (file.parent / path).exists(), target


@pytest.mark.parametrize("name", GAMES)
def test_a_games_page_begins_with_how_it_plays(name: str) -> None:
    file = rulepages.NOTES / f"{name}.md"
    opening, _, rest = file.read_text(encoding="utf-8").partition("\n## ")
    for said in ("**The goal**", "**A ", "**What makes it its own**", f"](../rules/{name}.md)", "!["):
        assert said in opening, said
    assert "Where to find what" in rest
    for path in LINK.findall(opening):
        assert (file.parent / path).exists(), path
