"""What happened is told in a panel that stays until it was read: dice, modifiers with their rules, losses, outcome."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import navarch
from navarch.engine.state import State
from tests.server.helpers import Browser, Server
from tests.server.tables import Scene, find, set_table, stage

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor


class Matter(NamedTuple):
    """Something that happens: the event by which it is found, and what its report must show."""

    game: str
    event: str
    kind: str
    shows: tuple[str, ...] = ()  # events whose lines it has
    dice: str = ""  # the event that shows dice
    players: int = 0

    def __str__(self) -> str:
        return f"{self.game}-{self.kind}"


MATTERS = [
    Matter("hamilcar", "battle-result", "land_battle", ("land-battle", "level-step", "battle-result"), "battle-die"),
    Matter("hamilcar", "battle-roll", "naval_battle", ("naval-battle", "battle-roll"), "battle-roll"),
    Matter("hamilcar", "interception", "interception", ("interception",)),
    Matter("hamilcar", "declared-avoid", "reaction", ("declared-avoid",)),
    Matter("hamilcar", "siege-roll", "siege", ("siege-roll",), "siege-roll"),
    Matter("hamilcar", "played-event", "event", ("played-event",)),
    Matter("hamilcar", "victory-count", "winter", ("victory-count",)),
    Matter("hands-in-the-sea", "battle-won", "battle", ("attacked", "battle-won")),
    Matter("hands-in-the-sea", "raided", "raid", ("raided",)),
    Matter("hands-in-the-sea", "naval-roll", "naval_battle", ("engaged", "naval-roll"), "naval-roll"),
    Matter("hands-in-the-sea", "pillaged", "pillage", ("pillaged",)),
    Matter(
        "hands-in-the-sea", "event-hits", "campaign", ("event-hits", "city-income", "campaign-points"), "event-hits"
    ),
    Matter("mare-nostrum", "land-battle", "land_battle", ("land-battle", "hits"), players=4),
    Matter("mare-nostrum", "sea-battle", "sea_battle", ("sea-battle", "rolled", "hits"), "rolled", players=4),
    Matter("mare-nostrum", "collected", "income", ("collected", "goods-collected"), players=4),
    Matter("neptun", "tile", "scoring", ("tile", "gold-tile"), players=3),
]


def before(scene: Scene, server: Server, me: Visitor) -> tuple[str, list[Browser]]:
    """A table with people at which something is about to happen, and a visitor who looks on from the first seat."""
    people = [Browser(server) for _ in range(scene.match.state.players)]
    table = scene.keep(server, people)
    me.come_in_as(people[0], table)
    expect(me.page.locator("[data-report]")).to_have_count(0)
    return table, people


@pytest.mark.parametrize("matter", MATTERS, ids=str)
def test_what_happens_is_told_until_it_was_read(visitors: VisitorMaker, server: Server, matter: Matter) -> None:
    scene = stage(navarch.load(matter.game), matter.event, matter.players, more=12)
    me = visitors()
    table, people = before(scene, server, me)
    scene.happen(table, people)
    report = me.page.locator("[data-report]")
    expect(report).to_be_visible()
    for _ in range(20):  # others may have come first, and are read one by one
        if (
            report.get_attribute("data-report") == matter.kind
            and report.locator(f".whole [data-event={matter.event}]").count()
        ):
            break
        said = report.inner_text()
        me.page.keyboard.press("Escape")
        expect(report).not_to_have_text(said, use_inner_text=True)
    for event in matter.shows:
        line = report.locator(f".whole [data-event={event}]").first
        expect(line).to_be_attached()
        expect(line.get_by_role("button").first).to_be_attached()  # its rule
    if matter.dice:
        die = report.locator(f".whole [data-event={matter.dice}]").first.get_by_role("img").first
        expect(die).to_be_attached()
    me.picture(str(matter))


def test_a_report_stays_after_a_reload_as_it_was_told_and_does_not_come_again_once_read(
    visitors: VisitorMaker, server: Server
) -> None:
    scene = stage(navarch.load("mare-nostrum"), "rolled", 3, more=0)
    me = visitors()
    table, people = before(scene, server, me)
    scene.happen(table, people)
    report = me.page.locator("[data-report]")
    expect(report).to_be_visible()
    told = report.locator(".whole").inner_text()
    me.page.reload()
    expect(report.locator(".whole")).to_have_text(told, use_inner_text=True)
    report.get_by_role("button", name="Read: close").click()
    expect(report).to_have_count(0)
    me.page.reload()
    expect(me.test_id("prompt")).to_be_visible()
    expect(report).to_have_count(0)


def test_a_sub_prompt_names_its_deed_and_its_target_is_marked(visitors: VisitorMaker, server: Server) -> None:
    scene = stage(navarch.load("hands-in-the-sea"), "pillaged", more=0)
    people = [Browser(server) for _ in range(2)]
    table = scene.keep(server, people)
    seat, _ = scene.decisions[0]
    me = visitors()
    me.come_in_as(people[seat], table)
    expect(me.test_id("prompt")).to_contain_text("Pillage of ")
    target = me.page.locator("[data-domain=location][data-target]").first
    expect(target).to_be_visible()
    expect(me.test_id("prompt")).to_contain_text((target.get_attribute("aria-label") or "").partition(":")[0])
    me.picture("target")


def test_what_came_since_my_turn_is_stepped_through_on_the_map(visitors: VisitorMaker, server: Server) -> None:
    scene = stage(navarch.load("mare-nostrum"), "rolled", 3, more=6)
    me = visitors()
    table, people = before(scene, server, me)
    me.page.evaluate("table => localStorage.setItem(`mark-${table}`, '1')", table)
    scene.happen(table, people)
    me.page.reload()
    expect(me.page.locator("[data-report]")).to_be_visible()
    now = me.page.locator(".table").get_attribute("data-ply")
    me.page.get_by_role("button", name="since your last turn").click()
    bar = me.page.get_by_role("toolbar", name="since your last turn")
    expect(bar).to_be_visible()
    expect(me.test_id("replay-at")).to_have_text(re.compile(r"^1 of \d+$"))
    first = bar.locator(".told").inner_text()
    me.page.keyboard.press("ArrowRight")
    expect(me.test_id("replay-at")).to_have_text(re.compile(r"^2 of \d+$"))
    me.page.keyboard.press("ArrowLeft")
    expect(bar.locator(".told")).to_have_text(first)
    me.picture("since-my-turn")
    me.page.get_by_role("button", name="Skip to now").click()
    expect(bar).to_have_count(0)
    assert me.page.locator(".table").get_attribute("data-ply") == now
    me.page.keyboard.press(".")
    expect(bar).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


def test_panels_can_be_left_out_in_the_settings(visitors: VisitorMaker, server: Server) -> None:
    scene = stage(navarch.load("mare-nostrum"), "rolled", 3, more=0)
    me = visitors()
    table, people = before(scene, server, me)
    scene.happen(table, people)
    report = me.page.locator("[data-report]")
    expect(report).to_be_visible()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("radio", name="none: skip them").check()
    expect(report).to_have_count(0)
    me.page.get_by_role("radio", name="all panels").check()
    expect(report).to_be_visible()


def test_on_a_phone_a_report_is_a_strip_that_lets_taps_through_and_opens_at_a_button(
    visitors: VisitorMaker, server: Server
) -> None:
    scene = stage(navarch.load("mare-nostrum"), "rolled", 3, more=0)
    me = visitors(phone=True)
    table, people = before(scene, server, me)
    scene.happen(table, people)
    report = me.page.locator("[data-report]")
    expect(report).to_be_visible()
    me.settle()
    folded = report.bounding_box()
    assert folded is not None
    assert folded["height"] < 100
    beneath = "([x, y]) => document.elementFromPoint(x, y).closest('[data-report]') === null"
    assert me.page.evaluate(beneath, [folded["x"] + 20, folded["y"] + folded["height"] / 2])
    report.get_by_role("button", name="All of it").click()
    expect(report.locator("[data-event=rolled]").first).to_be_visible()
    me.settle()
    me.picture("open")
    opened = report.bounding_box()
    assert opened is not None
    assert opened["height"] < 0.5 * 800
    report.get_by_role("button", name="Read: close").click()
    expect(report).to_have_count(0)


def test_axe_finds_nothing_in_a_report(visitors: VisitorMaker, server: Server) -> None:
    scene = stage(navarch.load("hamilcar"), "battle-result", more=0)
    found: list[str] = []
    for phone, dark in ((False, False), (False, True), (True, True)):
        me = visitors(phone=phone, dark=dark)
        table, people = before(scene, server, me)
        scene.happen(table, people)
        report = me.page.locator("[data-report]")
        expect(report).to_be_visible()
        if phone:
            report.get_by_role("button", name="All of it").click()
        found += look(me, f"a report, phone {phone}, dark {dark}", "[data-report]")
    assert not found, "\n".join(found)


def test_generals_who_may_command_are_named_before_one_is_chosen(visitors: VisitorMaker, server: Server) -> None:
    def is_asked(s: State, _events: set[str]) -> bool:
        return s.choice is not None and s.choice.name == "battle_command"

    moment = find(navarch.load("hamilcar"), is_asked)
    people = [Browser(server), Browser(server)]
    table = set_table(server, moment.state, people)
    me = visitors()
    me.come_in_as(people[0], table)
    with people[moment.seat].sit(table) as page:
        page.my_turn()
        page.do(moment.action)
    panel = me.page.locator(".panel", has=me.page.locator(".fight"))
    expect(panel).to_be_visible()
    expect(panel).to_contain_text(" / ")
    me.picture("who-commands")
