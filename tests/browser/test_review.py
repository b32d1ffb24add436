"""The review after the game, at the page: asked for, its graph, the costliest decisions, better lines, playing on."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Locator, expect

import navarch
from navarch.engine.ending import resignation
from tests.server.helpers import Browser, Server
from tests.server.tables import DICE, keep_match

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor

GAME = "hands-in-the-sea"
DECISIONS = 16


def resigned(server: Server, people: list[Browser]) -> str:
    """A duel in which both chose at random, until the second gave up."""
    match, rng = navarch.Match(navarch.load(GAME), secret=DICE), random.Random(4)
    for _ in range(DECISIONS):
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    match.end(resignation(1))
    return keep_match(server, match, people)


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])


def is_at(me: Visitor, move: int) -> None:
    expect(me.test_id("replay-at")).to_have_text(re.compile(rf"\b{move}\b .+ \d+$"))


def show_the_costliest(me: Visitor, drawer: Locator, show: str) -> str:
    """Be shown the first mistake: the position is that of its move, and what was better stands beside it."""
    mistake = drawer.locator("[data-testid^=judged] ol li").first
    better = mistake.locator("p b").last.inner_text()
    button = mistake.get_by_role("button", name=re.compile(f"^{show}"))
    move = number_in(button.get_attribute("aria-label") or "")
    button.click()
    is_at(me, move)
    expect(me.test_id("missed")).to_contain_text(better)
    return better


def ask_for_it(me: Visitor, drawer: Locator) -> None:
    """And wait until it is there, while the page asks after it once in a second."""
    asked: list[str] = []
    me.page.on("request", lambda sent: asked.append(sent.method) if "/review?" in sent.url else None)
    began = time.monotonic()
    drawer.get_by_role("button", name="Review this game").click()
    expect(me.test_id("review-progress")).to_be_visible()
    me.picture("under-way")
    expect(me.test_id("chances")).to_be_visible()
    me.page.wait_for_timeout(500)
    assert asked.count("POST") == 1
    assert len(asked) <= time.monotonic() - began + 2, "once in a second, and no more when it is there"


def test_a_game_is_reviewed_and_leads_to_positions_better_lines_and_on(visitors: VisitorMaker, server: Server) -> None:
    people = [Browser(server), Browser(server)]
    table, me = resigned(server, people), visitors()
    me.come_in_as(people[0], table)
    me.test_id("verdict").get_by_role("button", name="Review", exact=True).click()
    drawer = me.page.get_by_role("dialog", name="Review", exact=True)
    ask_for_it(me, drawer)
    me.picture("review")
    expect(drawer.get_by_role("img", name=re.compile("Chances over the game.*Rome.* (0|100) %"))).to_be_visible()
    expect(drawer.locator("[data-testid^=judged] h3")).to_have_text([re.compile("Rome"), re.compile("Carthage")])
    expect(drawer.get_by_role("heading", name=re.compile(r"^Luck [+−±]\d+ %"))).to_have_count(2)
    found = look(me, "review", "[role=dialog]")

    graph = drawer.get_by_role("slider", name="Chances over the game")
    graph.click()
    first, last = (int(graph.get_attribute(end) or 0) for end in ("min", "max"))
    middle = number_in(me.test_id("replay-at").inner_text())
    assert abs(middle - (first + last) / 2) <= 1
    graph.press("ArrowRight")
    is_at(me, middle + 1)
    graph.press("Home")
    is_at(me, first)
    told = re.compile(rf"move {first} of {last}: Rome \d+ %, Carthage \d+ %")
    expect(graph).to_have_attribute("aria-valuetext", told)

    show_the_costliest(me, drawer, "Show me")
    me.picture("better-line")
    found += look(me, "better line")
    assert not found, "\n".join(found)
    me.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    me.page.locator(".replay").get_by_role("button", name="Review", exact=True).click()
    drawer.get_by_role("button", name=re.compile("^Play on from here.*: Move")).first.click()
    me.page.wait_for_url(lambda url: table not in url)
    assert me.wait_for_turn()


def test_whoever_comes_later_reads_the_same_review_in_polish_in_the_dark_on_a_phone(
    visitors: VisitorMaker, server: Server
) -> None:
    people = [Browser(server), Browser(server)]
    table, me = resigned(server, people), visitors(phone=True, dark=True, lang="pl")
    people[0].post(f"/api/tables/{table}/review", {})
    me.come_in_as(people[1], table)
    me.test_id("verdict").get_by_role("button", name="Analiza", exact=True).click()
    drawer = me.page.get_by_role("dialog", name="Analiza", exact=True)
    expect(me.test_id("chances")).to_be_visible()
    me.picture("review")
    expect(drawer.locator("[data-testid^=judged] h3")).to_have_text([re.compile("Kartagina"), re.compile("Rzym")])
    found = look(me, "review", "[role=dialog]")
    show_the_costliest(me, drawer, "Pokaż")
    expect(drawer).to_have_count(0)  # it would lie over the board
    me.picture("better-line")
    found += look(me, "better line")
    assert not found, "\n".join(found)
