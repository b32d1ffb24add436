"""Hamilcar in a real browser: a march in one click, and what the board tells of a battle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import Visitor

GAME = "hamilcar"


def test_one_click_on_a_distant_space_marches_the_whole_way(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    for before, table, goals in armies_with_far_goals(me, server):
        start, goal = where_the_army_is(before, table), goals.last
        goal.hover(force=True)
        expect(me.page.locator("polyline.way")).to_have_count(1)
        me.picture("way")
        target = goal.get_attribute("data-noun")
        goal.click(force=True)
        expect(me.page.locator("polyline.way")).to_have_count(0)
        me.wait_for_turn()
        me.picture("arrived")
        now = where_the_army_is(before, table)
        assert now != start, "the army did not set out"
        if now == target:  # else something was asked on the way, and the rest is up to the player again
            return
    raise AssertionError("no army arrived in eleven games")


def test_while_why_not_is_open_nothing_is_played_and_every_click_asks(server: Server, visitors: VisitorMaker) -> None:
    me = visitors()
    for before, table, goals in armies_with_far_goals(me, server):
        start, far = where_the_army_is(before, table), str(goals.last.get_attribute("data-noun"))
        near = str(me.page.locator("[data-domain=space][data-lit]").first.get_attribute("data-noun"))
        me.page.get_by_role("button", name="Why not?").click()
        expect(goals).to_have_count(0)
        expect(me.page.locator("[data-lit]")).to_have_count(0)
        expect(me.page.locator(".actions [role=status]")).to_be_visible()
        me.picture("why-not")
        for space in (far, near, far):
            me.page.locator(f"[data-domain=space][data-noun={space}]").first.click(force=True)
            expect(me.test_id("reasons")).to_be_visible()
        assert where_the_army_is(before, table) == start
        me.page.keyboard.press("Escape")  # the answer
        me.page.keyboard.press("Escape")  # the drawer
        expect(goals).not_to_have_count(0)
        return
    raise AssertionError("no army had a far goal in eleven games")


def armies_with_far_goals(me: Visitor, server: Server) -> Iterator[tuple[Browser, str, Locator]]:
    """Tables at which this visitor moves an Army that could go further than one space, with its goals."""
    for seed in range(1, 12):
        before, table = army_on_the_march(server, seed)
        me.come_in_as(before, table)
        me.wait_for_turn()
        goals = me.page.locator("[data-domain=space][data-goal]")
        if goals.count():
            yield before, table, goals


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


def test_the_dice_levels_of_a_battle_are_told_step_by_step_with_their_rules(
    visitors: VisitorMaker, server: Server
) -> None:
    me = visitors()
    before, table, battle = a_land_battle(server)
    me.come_in_as(before, table)
    me.wait_for_turn()
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
