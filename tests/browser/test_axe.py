"""Every screen before axe-core: no violation of any rule up to level AA, in light and dark; and nothing that moves."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import navarch
from navarch.engine.state import State
from tests.server.helpers import ROOT, Browser, Server
from tests.server.postgres import lacking
from tests.server.tables import DICE, find, keep_match, set_table

from .conftest import VisitorMaker
from .visitor import Visitor, moves_in_play

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SEATS = {"neptun": 4, "mare-nostrum": 5}
# Experimental rules and those of WCAG 2.2 are off unless asked for; level AAA asks for black on white.
RUN = """async part => {
  const wanted = axe.getRules().filter(({tags}) => !tags.some(tag => ['deprecated', 'wcag2aaa'].includes(tag)));
  const rules = Object.fromEntries(wanted.map(({ruleId}) => [ruleId, {enabled: true}]));
  const {violations} = await axe.run(part ?? document, {rules});
  return violations.map(({id, nodes}) => `${id}: ` + nodes.slice(0, 3).map(({html, any, all}) =>
    html.slice(0, 200) + ' ' + ((any[0] ?? all[0])?.message ?? '')).join(' | '));
}"""


def look(me: Visitor, screen: str, part: str | None = None) -> list[str]:
    """What axe finds on the screen as it is, or in a part of it."""
    if not AXE.exists():
        lacking("axe-core", "make page")
    me.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{screen}: {found}" for found in me.page.evaluate(RUN, part)]


def ended(server: Server, game: str) -> tuple[Browser, str]:
    """A table at which a game was played to its end, the same each time."""
    match = navarch.Match(navarch.load(game), secret=DICE, players=SEATS.get(game, 2))
    rng = random.Random(6)
    while not match.over:
        match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    people = [Browser(server) for _ in range(match.state.players)]
    return people[0], keep_match(server, match, people)


def played(server: Server, game: str, moves: int = 20) -> tuple[Browser, str]:
    """A table at which somebody has made so many moves."""
    browser = Browser(server)
    table = browser.table("me", *["bot"] * (SEATS.get(game, 2) - 1), game=game)
    with browser.sit(table) as page:
        page.play(random.Random(6), moves_in_play(game, moves))
        page.my_turn()
    return browser, table


def test_axe_finds_nothing_in_the_lobby(visitors: VisitorMaker, server: Server) -> None:
    found: list[str] = []
    browser, _ = played(server, "neptun", 1)
    for dark in (False, True):
        me = visitors(dark=dark)
        me.hold_the_seats_of(browser)
        me.page.goto("/")
        me.test_id("play-neptun").wait_for()
        found += look(me, f"lobby, dark {dark}")
        me.page.get_by_role("button", name="Settings").click()
        me.page.get_by_role("dialog").wait_for()
        found += look(me, f"settings of the lobby, dark {dark}")
        me.page.keyboard.press("Escape")
        for game in navarch.games():
            me.page.locator(f"[data-game={game}]").get_by_role("button", name="Set the table").click()
            me.page.get_by_role("button", name="Start").wait_for()
            found += look(me, f"set-up of {game}, dark {dark}")
            me.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", navarch.games())
def test_axe_finds_nothing_at_the_table(visitors: VisitorMaker, server: Server, game: str) -> None:
    browser, table = played(server, game)
    found: list[str] = []
    for dark, phone in ((False, False), (True, False), (False, True)):
        me = visitors(dark=dark, phone=phone)
        me.come_in_as(browser, table)
        me.wait_for_turn()
        found += look(me, f"table, dark {dark}, phone {phone}")
    assert not found, "\n".join(found)


def open_an_information_card(me: Visitor) -> None:
    """By a click on something that cannot be chosen; what can be, in a later step, asks what to do with it."""
    dark = me.page.locator(".board [data-noun]:not([data-lit]), .tray [data-noun]:not([data-lit])")
    card = me.page.locator(".info.pinned")
    for number in range(dark.count()):
        dark.nth(number).dispatch_event("click")
        card.or_(me.page.get_by_role("menu")).first.wait_for()
        if card.count():
            return
        me.page.keyboard.press("Escape")
    raise AssertionError("everything can be chosen")


@pytest.mark.parametrize(
    ("phone", "dark"), [(False, False), (True, False), (False, True)], ids=["desktop", "phone", "dark"]
)
@pytest.mark.parametrize("game", navarch.games())
def test_axe_finds_nothing_in_the_drawers(
    visitors: VisitorMaker, server: Server, game: str, phone: bool, dark: bool
) -> None:
    browser, table = played(server, game)
    me, found = visitors(phone=phone, dark=dark), list[str]()
    me.come_in_as(browser, table)
    me.wait_for_turn()
    drawers = me.page.locator(".bar [aria-expanded]:visible:enabled")
    for number in range(drawers.count()):
        button = drawers.nth(number)
        button.click()
        me.page.get_by_role("dialog").wait_for()
        found += look(me, f"drawer {button.inner_text()}", "[role=dialog], .bar")
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)
    open_an_information_card(me)
    found += look(me, "information card", ".info")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_text_mode(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("neptun")
    me.switch_to_text().wait_for()
    found = look(me, "text mode")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", navarch.games())
def test_axe_finds_nothing_when_the_game_is_over(visitors: VisitorMaker, server: Server, game: str, dark: bool) -> None:
    browser, table = ended(server, game)
    me = visitors(dark=dark)
    me.come_in_as(browser, table)
    expect(me.page.locator(".ending")).to_be_visible()
    found = look(me, "ending")
    me.page.locator("aside button.name").last.click()
    expect(me.test_id("seat-mat")).to_be_visible()
    found += look(me, "mat", "[role=dialog]")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Where points come from").first.click()
    expect(me.page.get_by_role("dialog").locator("table").first).to_be_visible()
    found += look(me, "points", "[role=dialog]")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Step through").first.click()
    me.test_id("replay-at").wait_for()
    found += look(me, "replay")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", navarch.games())
def test_nothing_moves_for_whoever_asked_for_less_motion(visitors: VisitorMaker, server: Server, game: str) -> None:
    browser, table = played(server, game)
    me = visitors()
    me.come_in_as(browser, table)
    assert me.wait_for_turn()
    for _ in range(3):
        me.act(random.Random(3))
        me.wait_for_turn()
        assert me.page.evaluate("document.getAnimations().length") == 0
        moving = """[...document.querySelectorAll('*')].map(one => getComputedStyle(one)).filter(style =>
          (style.transitionDuration !== '0s' && style.transitionProperty !== 'none') || style.animationName !== 'none'
          || style.scrollBehavior === 'smooth').length"""
        assert me.page.evaluate(moving) == 0


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("pl", True)])
def test_axe_finds_nothing_where_a_battle_of_hands_in_the_sea_is_fought(
    visitors: VisitorMaker, server: Server, lang: str, dark: bool
) -> None:
    game = navarch.load("hands-in-the-sea")
    strong = [f"'{one.word('id')}'" for one in game.components.entries("card") if one.has("strength")]

    def shows_strength(s: State, seen: set[str]) -> bool:
        fought = str(game.view(s, 0)["battles"]) if "joined-battle" in seen else ""
        return any(card in fought for card in strong)

    moment = find(game, shows_strength)
    people = [Browser(server), Browser(server)]
    table = set_table(server, moment.state, people)
    with people[moment.seat].sit(table) as page:
        page.my_turn()
        page.do(moment.action)
    me = visitors(lang=lang, dark=dark)
    me.come_in_as(people[0], table)
    expect(me.page.locator(".force .chip b").first).to_be_visible()
    me.picture("battle")
    assert look(me, "a battle", ".force") == []
