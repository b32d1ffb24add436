"""Primers and guided first games over HTTP: what they say in both languages, and a table with the guide's luck."""

from __future__ import annotations

import msgspec
import pytest

import navarch
from navarch.engine.match import Match
from navarch.lessons import guide_of, primer_of
from navarch.registry import own_game_names
from navarch.text import Texts

from .helpers import Browser, Server


@pytest.mark.parametrize("name", own_game_names())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_primer_and_guide_come_whole(server: Server, name: str, lang: str) -> None:
    me, game = Browser(server), navarch.load(name)
    primer, guide = primer_of(game), guide_of(game)
    assert primer is not None
    assert guide is not None
    screen = me.get(f"/api/games/{name}/primer?lang={lang}")
    assert screen["win"] == primer.words[lang].win
    assert [part["name"] for part in screen["parts"]] == [part.name for part in primer.parts]
    told = me.get(f"/api/games/{name}/guide?lang={lang}")
    texts = Texts(game, lang)
    said = [(note["say"], note["done"], note["other"]) for note in told["notes"]]
    assert said == [texts.guide(note.name) for note in guide.notes]
    assert told["farewell"] == texts.farewell()
    assert screen["guided"] is True
    assert told["seat"] == game.nouns["seat"][guide.seat]


@pytest.mark.parametrize("name", own_game_names())
def test_a_guided_table_has_the_luck_and_the_seats_of_the_guide(server: Server, name: str) -> None:
    game = navarch.load(name)
    guide = guide_of(game)
    assert guide is not None
    start = Match(game, guide.options, players=guide.players, secret=guide.secret())
    for _ in range(2):
        me = Browser(server)
        table = me.post(f"/api/games/{name}/guide", {"lang": "pl"})["id"]
        facts = me.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in facts["seats"]].count("bot") == guide.players - 1
        assert facts["mine"] == [game.nouns["seat"][guide.seat]]
        assert facts["rated"] is False
        assert facts["commitment"] == start.record.commitment
        first = me.get(f"/api/tables/{table}/history?ply={start.ply}")
        assert first["view"] == msgspec.to_builtins(start.view(guide.seat))


def test_a_question_has_its_name(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.post("/api/games/neptun/guide", {"lang": "en"})["id"]) as page:
        assert page.my_turn()["prompt"]["question"] in ("verdict", "contract", "open_contract")


def test_a_game_that_is_not_there_has_no_guide(server: Server) -> None:
    status, _, _ = Browser(server).call("POST", "/api/games/chess/guide", {"lang": "en"})
    assert status == 404
    status, _, _ = Browser(server).call("POST", "/api/games/neptun/guide", {"luck": 3})
    assert status == 400
