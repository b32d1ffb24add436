"""Where points come from, as the server tells it."""

from __future__ import annotations

import random

import pytest

import navarch

from .helpers import Browser, Server

PLAYERS = {"neptun": 3, "mare-nostrum": 3, "hands-in-the-sea": 2, "hamilcar": 2}


@pytest.mark.parametrize("game", navarch.games())
def test_an_account_of_a_running_game_tells_everybody_the_same_points(server: Server, game: str) -> None:
    me, other = Browser(server), Browser(server)
    table = me.table("me", *["bot"] * (PLAYERS[game] - 1), game=game)
    with me.sit(table) as page:
        page.play(random.Random(4), 25)
        page.my_turn()
    for lang in ("en", "pl"):
        mine = me.get(f"/api/tables/{table}/account?lang={lang}")
        theirs = other.get(f"/api/tables/{table}/account?lang={lang}")
        assert [row["amounts"] for row in mine["course"]] == [row["amounts"] for row in theirs["course"]]
        assert mine["measures"] == theirs["measures"] != []
        known = [share for share in mine["shares"] if share["amount"] is not None]
        assert [share for share in theirs["shares"] if share["amount"] is not None] == [
            share for share in known if share["key"] != "pyramids"
        ]
        assert all(share["text"] for share in mine["shares"])


def test_the_account_of_a_finished_game_ends_with_its_result(server: Server) -> None:
    me = Browser(server)
    table = me.table("me", "bot", "bot")
    with me.sit(table) as page:
        page.play(random.Random(5))
        scores = page.position["result"]["scores"]
    account = me.get(f"/api/tables/{table}/account")
    assert account["course"][-1]["amounts"]["counted"] == scores
    assert [row["turn"] for row in account["course"]] == [0, 1, 2, 3]
    for seat, score in scores.items():
        parts = [share["amount"] for share in account["shares"] if share["seat"] == seat and share["kind"] == "counted"]
        assert sum(parts) == score
