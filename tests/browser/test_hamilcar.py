"""Hamilcar in a real browser: a monkey at every stage, a person's whole path, what the board tells."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import navarch
from tests.server.helpers import ROOT, Browser, Server

from .conftest import VisitorMaker
from .duel import after_the_game, follow_advice, monkey, others_finish, sit_down_late, why_not
from .visitor import PATIENCE, Visitor

GAME = "hamilcar"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_plays_whole_games_of_hamilcar(visitors: VisitorMaker, seed: int) -> None:
    me = visitors()
    me.play_now(GAME)
    clicks = monkey(me, random.Random(seed))
    assert me.is_over(), f"not over after {clicks} clicks"
    me.picture("end")


@pytest.mark.parametrize("moves", [0, 60, 160])
def test_a_monkey_clicks_what_is_lit_at_several_stages(visitors: VisitorMaker, server: Server, moves: int) -> None:
    me = visitors()
    sit_down_late(me, server, GAME, moves, seed=moves + 1)
    assert monkey(me, random.Random(moves), most=14) == 14 or me.is_over()
    me.picture("after-fourteen-clicks")


def test_a_person_plays_by_board_and_cards_then_looks_back_and_plays_on(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    me.play_now(GAME)
    expect(me.page.locator("[data-seat=rome]")).to_contain_text("you")
    expect(me.page.locator(".tray [data-domain=card]").first).to_be_visible()
    expect(me.page.locator("[data-domain=space][data-noun=messana]")).to_be_visible()
    me.picture("sat-down")
    follow_advice(me)
    rng = random.Random(31)
    for _ in range(6):
        assert me.wait_for_turn()
        me.act(rng, on_the_board=1)
    expect(me.page.get_by_role("log").locator("li, p").nth(3)).to_be_visible()
    others_finish(me, server, seed=31)
    after_the_game(me, opponent="carthage")


@pytest.mark.slow
def test_a_person_plays_a_whole_game_against_a_bot(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now(GAME)
    rng = random.Random(41)
    for turn in range(4_000):
        if not me.wait_for_turn():
            break
        if turn in (2, 30, 90):
            follow_advice(me)
        else:
            me.act(rng, on_the_board=0.9)
    after_the_game(me, opponent="carthage")


def test_a_place_or_card_that_is_not_lit_answers_why_not(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now(GAME)
    me.wait_for_turn()
    why_not(me, "space")
    place = me.page.locator("[data-domain=space][data-noun=syracusae]")
    place.hover(force=True)
    expect(me.page.locator(".info")).to_contain_text("Syracuse")


def test_hamilcar_is_told_in_text_and_played_by_keyboard(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl")
    me.play_now(GAME)
    me.wait_for_turn()
    me.page.get_by_role("button", name="Ustawienia").click()
    me.page.get_by_role("checkbox").first.check()
    me.page.keyboard.press("Escape")
    text = me.test_id("text-mode")
    expect(text).to_contain_text("Syrakuzy")
    expect(text).to_contain_text(re.compile("panowanie na morzu", re.IGNORECASE))
    me.picture("tekst")
    before = me.signature()
    me.page.locator(".actions button[data-action]").first.focus()
    me.page.keyboard.press("Enter")
    me.until_changed(before)


def test_one_click_on_a_distant_space_marches_the_whole_way(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    for seed in range(1, 12):
        before, table = army_on_the_march(server, seed)
        come_in(me, server, before, table)
        goals = me.page.locator("[data-domain=space][data-goal]")
        if goals.count() == 0:
            continue
        start, goal = where_the_army_is(before, table), goals.last
        goal.hover(force=True)
        expect(me.page.locator("polyline.way")).to_have_count(1)
        me.picture("way")
        target = goal.get_attribute("data-noun")
        goal.click(force=True)
        expect(me.page.locator("polyline.way")).to_have_count(0, timeout=PATIENCE)
        me.wait_for_turn()
        me.picture("arrived")
        now = where_the_army_is(before, table)
        assert now != start, "the army did not set out"
        if now == target:  # else something was asked on the way, and the rest is up to the player again
            return
    raise AssertionError("no army arrived in eleven games")


def where_the_army_is(before: Browser, table: str) -> str | None:
    with before.sit(table) as page:
        moving = page.my_turn()["view"]["movement"]
        return None if moving is None else str(moving["at"])


def army_on_the_march(server: Server, seed: int) -> tuple[Browser, str]:
    """Somebody plays until an Army with several Movement Points may march."""
    before, rng = Browser(server), random.Random(seed)
    table = before.table("me", "bot", game=GAME)
    with before.sit(table) as page:
        for _ in range(200):
            actions = page.my_turn()["actions"]
            by_verb = {action["action"].partition(" ")[0]: action["action"] for action in actions}
            moving = page.position["view"]["movement"]
            if "march" in by_verb and moving is not None and moving["points"] >= 3:
                break
            wanted = next((by_verb[verb] for verb in ("whole", "activate", "operate", "pass") if verb in by_verb), None)
            page.do(wanted or rng.choice(actions)["action"])
    return before, table


def come_in(me: Visitor, server: Server, before: Browser, table: str) -> None:
    """The same person at a window of their own."""
    value = before.cookie.partition("=")[2]
    me.page.context.add_cookies([{"name": "navarch", "value": value, "url": f"http://127.0.0.1:{server.port}"}])
    me.page.goto(f"/g/{table}")
    me.wait_for_turn()


def test_the_dice_levels_of_a_battle_are_told_step_by_step_with_their_rules(
    visitors: VisitorMaker, server: Server
) -> None:
    me = visitors()
    before, table, battle = a_land_battle(server)
    come_in(me, server, before, table)
    levels = me.test_id("dice-levels")
    expect(levels.locator("tbody tr")).to_have_count(len(battle["steps"]))
    for row, step in enumerate(battle["steps"]):
        expect(levels.locator("tbody tr").nth(row)).to_contain_text(step["rule"])
    names = ["none", "small", "large", "both"]
    expect(levels.locator("tfoot td").first).to_contain_text(names[battle["sides"]["rome"]["level"]])
    expect(levels.locator("tfoot td").last).to_contain_text(names[battle["sides"]["carthage"]["level"]])
    me.picture("dice-levels")


def a_land_battle(server: Server) -> tuple[Browser, str, dict[str, Any]]:
    """A game in which somebody is asked something in the middle of a Land Battle, and that battle."""
    for seed in range(12):
        before, rng = Browser(server), random.Random(seed)
        table = before.table("me", "bot", game=GAME)
        with before.sit(table) as page:
            while not page.my_turn()["over"]:
                battle = page.position["view"]["land_battle"]
                if battle:
                    return before, table, battle
                page.do(rng.choice(page.position["actions"])["action"])
    raise AssertionError("no battle in twelve games")


def test_every_card_and_general_has_its_polish_text() -> None:
    words = (ROOT / "web" / "src" / "boards" / "hamilcar" / "cards.pl.ts").read_text()
    worded = set(re.findall(r"^  (\w+): \"\S", words, re.MULTILINE))
    tables = navarch.load(GAME).components.data
    ids = [entry["id"] for table in ("strategy_card", "tactic_card", "general") for entry in tables[table]]
    assert len(ids) == 59 + 20 + 25
    assert [one for one in ids if one not in worded and re.sub(r"_\d+$", "", one) not in worded] == []
