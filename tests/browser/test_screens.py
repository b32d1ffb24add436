"""Single screens that once were cut, squeezed or closed: what they must show whole."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

import navarch
from tests.server.helpers import Browser, Server
from tests.server.tables import DICE, find_window, keep_match, set_table, stage

from .conftest import VisitorMaker

# How many pixels of an element each of its ancestors that clip, or the window, cut off.
CUT = """one => {
  const {left, top, right, bottom} = one.getBoundingClientRect();
  let most = Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight);
  for (let at = one.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const box = at.getBoundingClientRect();
    most = Math.max(most, box.left - left, box.top - top, right - box.right, bottom - box.bottom);
  }
  return most;
}"""


def cut(element: Locator) -> float:
    """How many pixels of it are not to be seen."""
    found: float = element.evaluate(CUT)
    return found


def test_the_buttons_of_standing_orders_are_seen_whole(visitors: VisitorMaker, server: Server) -> None:
    game = navarch.load("hamilcar")
    window = find_window(game, "land-battle")
    me, people = visitors(), [Browser(server), Browser(server)]
    table = set_table(server, window.state, people)
    me.come_in_as(people[1 - window.seat], table)
    with people[window.seat].sit(table) as foe:
        foe.my_turn()
        foe.act(window.action)
        buttons = me.page.locator("button[data-orders]")
        expect(buttons).to_have_count(2)
        for width, height in ((1024, 600), (1366, 650), (1440, 900)):
            me.page.set_viewport_size({"width": width, "height": height})
            me.settle()
            me.picture(f"orders-{width}")
            assert [cut(button) for button in buttons.all()] == [0, 0], width
            assert cut(me.test_id("prompt")) == 0, width


@pytest.mark.parametrize("game", ["hamilcar", "mare-nostrum"])
def test_a_report_leaves_the_players_their_room_on_a_low_screen(
    visitors: VisitorMaker, server: Server, game: str
) -> None:
    event, players = ("battle-result", 2) if game == "hamilcar" else ("land-battle", 5)
    scene = stage(navarch.load(game), event, players, more=12)
    me, people = visitors(), [Browser(server) for _ in range(players)]
    me.page.set_viewport_size({"width": 1366, "height": 650})
    table = scene.keep(server, people)
    me.come_in_as(people[0], table)
    scene.happen(table, people)
    expect(me.page.locator("[data-report]")).to_be_visible()
    me.settle()
    me.picture("report")
    for part, least in ((".report", 120), (".standing", 230), (".talk", 120)):
        box = me.page.locator(part).bounding_box()
        assert box is not None
        assert box["height"] >= least, part
        assert box["y"] + box["height"] <= 650, part


def test_the_list_of_moves_to_go_back_to_stays_open_while_others_move(visitors: VisitorMaker, server: Server) -> None:
    match = navarch.Match(navarch.load("hamilcar"), secret=DICE)
    rng = random.Random(1)
    while match.to_act != [1] or match.ply < 30 or match.can_undo(0):
        match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    me, people = visitors(), [Browser(server), Browser(server)]
    table = keep_match(server, match, people)
    me.come_in_as(people[0], table)
    me.page.get_by_role("button", name="Go back…").click()
    points = me.page.locator("[data-rollback]")
    expect(points.first).to_be_visible()
    with people[1].sit(table) as foe:
        ply = foe.my_turn()["ply"]
        foe.do(str(foe.position["actions"][0]["action"]))
        expect(me.page.locator(".table")).not_to_have_attribute("data-ply", str(ply))
        expect(points.first).to_be_visible()


# How far a card stands from the padding of its sheet, and how far the sheet is scrolled or would be.
KEPT = """card => {
  const box = card.getBoundingClientRect(), sheet = card.closest('.content'), style = getComputedStyle(sheet);
  const {left, right} = sheet.getBoundingClientRect();
  return {left: box.left - left - parseFloat(style.paddingLeft),
    right: right - parseFloat(style.paddingRight) - box.right,
    wide: sheet.scrollWidth - sheet.clientWidth, down: sheet.scrollTop};
}"""


@pytest.mark.parametrize("width", [360, 390, 430])
def test_a_card_opened_large_keeps_to_its_sheet_on_a_phone(visitors: VisitorMaker, width: int) -> None:
    me = visitors(phone=True)
    me.page.set_viewport_size({"width": width, "height": 800})
    for game in navarch.games():
        me.page.goto("/")
        me.page.locator(f"[data-game={game}]").get_by_role("button", name="Cards and symbols").click()
        me.page.locator("[data-entry]").first.click()
        expect(me.test_id("article").locator(".card")).to_be_visible()
        me.settle()
        card: dict[str, float] = me.test_id("article").locator(".card").evaluate(KEPT)
        me.picture(game)
        assert min(card["left"], card["right"]) >= -0.5, (game, card)
        assert card["wide"] == card["down"] == 0, (game, card)
