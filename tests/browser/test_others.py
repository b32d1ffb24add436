"""Others are visible: a player's mat by click, hover and key; and where points come from."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .test_axe import AXE
from .visitor import Visitor, moves_in_play

SEATS = {"neptun": 4, "mare-nostrum": 5}
DIALOG = "[role=dialog]"
RUN = """async selector => {
  const {violations} = await axe.run(selector);
  return violations.map(({id, nodes}) => `${id}: ` + nodes.slice(0, 3).map(({html}) => html.slice(0, 160)).join(' | '));
}"""


def axe(me: Visitor) -> list[str]:
    """What axe finds in the dialog that is open."""
    me.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = me.page.evaluate(RUN, DIALOG)
    return found


def in_play(server: Server, game: str, moves: int = 20) -> tuple[Browser, str, dict[str, object]]:
    """Somebody at a table of bots who has made some moves and is asked again; and what they see."""
    me = Browser(server)
    table = me.table("me", *["bot"] * (SEATS.get(game, 2) - 1), game=game)
    with me.sit(table) as page:
        page.play(random.Random(6), moves_in_play(game, moves))
        position = page.my_turn()
    return me, table, position


def finished(server: Server, game: str) -> tuple[Browser, str, dict[str, object]]:
    me = Browser(server)
    table = me.table("me", *["bot"] * (SEATS.get(game, 2) - 1), game=game)
    with me.sit(table) as page:
        page.play(random.Random(7))
        position = page.position
    return me, table, position


def name_of(me: Visitor, seat: str) -> Locator:
    return me.page.locator(f"aside [data-seat={seat}] button.name")


def other_seat(position: dict[str, object]) -> str:
    players = position["players"]
    assert isinstance(players, list)
    seat: str = next(player["seat"] for player in players if player["seat"] != position["seat"])
    return seat


EXPECTED = {  # what must be on a mat, beside the words that each game chooses
    "neptun": ("Contracts", "Temples", "Oar cards played"),
    "hands-in-the-sea": ("deck", "Reserve", "Empire deck"),
    "mare-nostrum": ("Heroes and wonders", "hidden from all others", "Leader tracks"),
    "hamilcar": ("Generals", "War chest", "Provincial Display"),
}


@pytest.mark.parametrize("game", navarch.games())
def test_a_click_on_a_player_opens_their_mat(visitors: VisitorMaker, server: Server, game: str) -> None:
    played, table, position = in_play(server, game)
    me = visitors()
    me.come_in_as(played, table)
    seat = other_seat(position)
    name_of(me, seat).click()
    mat = me.test_id("seat-mat")
    expect(mat).to_have_attribute("data-mat", seat)
    for words in EXPECTED[game]:
        expect(mat).to_contain_text(words)
    expect(me.test_id("points")).to_be_visible()
    me.picture("mat")
    assert axe(me) == []
    me.page.keyboard.press("Escape")
    expect(mat).to_have_count(0)


def test_a_mat_shows_the_contracts_of_another_merchant_and_no_hand(visitors: VisitorMaker, server: Server) -> None:
    played, table, position = in_play(server, "neptun")
    me = visitors()
    me.come_in_as(played, table)
    seat = other_seat(position)
    name_of(me, seat).click()
    then = played.get(f"/api/tables/{table}/history?ply={me.page.locator('.table').get_attribute('data-ply')}")
    chart = [one for one in then["view"]["players"][seat]["chart"] if one]
    contracts = me.test_id("seat-mat").locator("section", has_text="Contracts").first.locator("li")
    expect(contracts).to_have_count(len(chart))
    oars = me.test_id("seat-mat").locator("section", has_text="Oar cards played").locator("li")
    expect(oars).to_have_count(len(then["view"]["players"][seat]["played"]))


def test_a_pointer_that_rests_on_a_player_shows_the_mat(visitors: VisitorMaker, server: Server) -> None:
    played, table, position = in_play(server, "hamilcar", 5)
    me = visitors()
    me.come_in_as(played, table)
    name_of(me, other_seat(position)).hover()
    expect(me.page.locator(".peek")).to_contain_text("Generals")
    me.picture("peek")
    me.page.mouse.move(200, 400)
    expect(me.page.locator(".peek")).to_have_count(0)
    name_of(me, other_seat(position)).hover()
    expect(me.page.locator(".peek")).to_be_visible()
    name_of(me, other_seat(position)).click()  # what was peeked at is read, in one place
    expect(me.page.get_by_role("dialog").get_by_test_id("seat-mat")).to_be_visible()
    expect(me.page.locator(".peek")).to_have_count(0)


def test_a_mat_opens_and_closes_by_keyboard_and_gives_the_focus_back(visitors: VisitorMaker, server: Server) -> None:
    played, table, position = in_play(server, "hands-in-the-sea", 5)
    me = visitors()
    me.come_in_as(played, table)
    button = name_of(me, other_seat(position))
    button.focus()
    me.page.keyboard.press("Enter")
    expect(me.test_id("seat-mat")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.test_id("seat-mat")).to_have_count(0)
    expect(button).to_be_focused()


def test_a_mat_opens_on_a_phone_in_polish(visitors: VisitorMaker, server: Server) -> None:
    played, table, position = in_play(server, "mare-nostrum")
    me = visitors(phone=True, lang="pl", dark=True)
    me.come_in_as(played, table)
    me.page.locator(".bar").get_by_role("button", name="Gracze").click()
    me.page.locator(f"[role=dialog] [data-seat={other_seat(position)}] button.name").click()
    expect(me.test_id("seat-mat")).to_contain_text("ukryte przed innymi")
    expect(me.test_id("victories")).to_contain_text("Piramidy")
    me.picture("mat-phone")
    assert axe(me) == []


@pytest.mark.parametrize("game", navarch.games())
def test_points_are_told_by_source_while_the_game_runs(visitors: VisitorMaker, server: Server, game: str) -> None:
    played, table, _ = in_play(server, game)
    me = visitors()
    me.come_in_as(played, table)
    me.page.locator("aside").get_by_role("button", name="Where points come from").click()
    points = me.test_id("points")
    expect(points).to_be_visible()
    if game == "mare-nostrum":
        expect(me.test_id("victories").locator("tbody tr")).to_have_count(4)
        hidden = me.test_id("victories").locator("tbody tr", has_text="Pyramids").locator("td", has_text="?")
        expect(hidden).to_have_count(4)
    else:
        expect(points.locator("tr.total").first).to_be_visible()
    me.picture("points")
    assert axe(me) == []


@pytest.mark.parametrize("game", ["neptun", "hands-in-the-sea"])
def test_the_ending_breaks_the_score_down_and_draws_how_it_came(
    visitors: VisitorMaker, server: Server, game: str
) -> None:
    played, table, position = finished(server, game)
    result = position["result"]
    assert isinstance(result, dict)
    me = visitors()
    me.come_in_as(played, table)
    verdict = me.test_id("verdict")
    for seat, score in result["scores"].items():
        expect(verdict.locator(f"[data-total={seat}]")).to_have_text(str(score))
    graph = verdict.get_by_test_id("graph").first
    expect(graph.locator("path.line")).to_have_count(len(result["scores"]))
    said = graph.get_attribute("aria-label") or ""
    for score in result["scores"].values():
        assert re.search(rf"\b{score}(;|$)", said), said
    me.picture("breakdown")
    assert axe(me) == []
