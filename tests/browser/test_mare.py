"""Mare Nostrum in a real browser: whole games for three and for five, by a monkey and by a person."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import Visitor

GAME = "mare-nostrum"


def sit_down_late(me: Visitor, server: Server, players: int, seed: int, plies: int) -> str:
    """At a table where this seat has already played so many actions; the table's id."""
    played = Browser(server)
    table = played.table("me", *["bot"] * (players - 1), game=GAME)
    with played.sit(table) as page:
        page.play(random.Random(seed), plies)
    me.come_in_as(played, table)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_plays_whole_games_of_mare_nostrum(visitors: VisitorMaker, players: int, seed: int) -> None:
    me, rng = visitors(), random.Random(seed)
    me.set_the_table(GAME, players)
    clicks = 0
    while me.wait_for_turn():
        me.act(rng, on_the_board=0.7)
        clicks += 1
        if clicks % 50 == 0:
            me.picture(f"click-{clicks}")
    assert clicks > 20
    me.picture(f"end-after-{clicks}-clicks")


@pytest.mark.parametrize(("players", "seed", "plies"), [(3, 1, 0), (5, 2, 60), (3, 3, 110)])
def test_a_monkey_clicks_its_way_through_stages_of_mare_nostrum(
    visitors: VisitorMaker, server: Server, players: int, seed: int, plies: int
) -> None:
    me, rng = visitors(), random.Random(seed)
    sit_down_late(me, server, players, seed, plies)
    for _ in range(40):
        if not me.wait_for_turn():
            break
        me.act(rng, on_the_board=0.7)
    me.picture("after-forty-clicks")


def advised(me: Visitor) -> str:
    """One decision as a bot would take it; what it was."""
    before = me.signature()
    me.page.get_by_role("button", name="Advise me").click()
    me.page.get_by_role("button", name="Play it").wait_for()
    text = me.page.locator(".drawer .best").inner_text()
    me.page.get_by_role("button", name="Play it").click()
    me.until_changed(before)
    return text


def look_back(me: Visitor, players: int) -> None:
    """At the end: who won and how, the dice, the game step by step with all screens lifted, and on from there."""
    verdict = me.test_id("verdict")
    expect(verdict.get_by_role("heading", level=2)).to_have_text(re.compile("win"))
    expect(verdict.locator("> ol > li")).to_have_count(players)
    expect(verdict).to_contain_text(re.compile("Prestige|Fame|Conquest|Leadership"))
    me.picture("verdict")
    me.prove_the_dice()
    me.page.get_by_role("button", name="Close", exact=True).click()
    me.page.locator(".ending").get_by_role("button", name="Step through").click()
    at, steps = me.test_id("replay-at"), me.page.locator(".replay button")
    steps.first.click()
    expect(at).to_contain_text("move 0 of")
    for _ in range(25):
        steps.nth(2).click()
    expect(at).to_contain_text("move 25 of")
    me.replay_at(25)
    expect(me.page.locator("[data-seat=p2] .hidden-tokens > span").first).to_be_visible()  # his screen is lifted
    me.picture("step-25")
    me.page.get_by_role("combobox").last.select_option("p2")
    expect(me.page.locator(".group .chips .chip").first).to_be_visible()
    table = me.table
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url(lambda url: table not in url)
    assert me.wait_for_turn()
    me.act(random.Random(8))
    me.picture("fork")


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_a_person_plays_mare_nostrum_from_the_lobby_to_the_end(visitors: VisitorMaker, players: int) -> None:
    me = visitors()
    if players == 5:
        me.play_now(GAME)
    else:
        me.set_the_table(GAME, players)
    rng = random.Random(players)
    for number in itertools.count():
        if not me.wait_for_turn():
            break
        if number % 5 == 0:
            advised(me)
        else:
            me.act(rng, on_the_board=0.7)
    look_back(me, players)


@pytest.mark.parametrize("players", [3, 5])
def test_a_person_begins_mare_nostrum_by_advice_and_looks_back_on_a_finished_game(
    visitors: VisitorMaker, server: Server, players: int
) -> None:
    me = visitors()
    me.set_the_table(GAME, players)
    for _ in range(3):
        assert me.wait_for_turn()
        assert advised(me).split()[0] in ("Announce", "Offer", "Claim", "Give", "Build", "Recruit", "Done", "Pay")
    me.picture("advised")
    sit_down_late(me, server, players, players, 100_000)
    look_back(me, players)


def play_until(me: Visitor, selector: str, rng: random.Random) -> None:
    """Random moves, mostly on the board, until the page shows this; where a bot has won before, in another game."""
    me.set_the_table(GAME, 3)
    for _ in range(300):
        if not me.wait_for_turn():
            me.set_the_table(GAME, 3)
            continue
        if me.page.locator(selector).count():
            return
        me.act(rng, on_the_board=0.9)
    raise AssertionError(f"never seen: {selector}")


def test_an_offer_and_a_payment_are_suggested_changed_and_made_in_one_click(visitors: VisitorMaker) -> None:
    me, rng = visitors(), random.Random(11)
    for verb in ("Offer", "Pay"):
        play_until(me, f"[data-series]:has-text('{verb}:')", rng)
        button = me.page.locator(f"[data-series]:has-text('{verb}:')")
        expect(me.page.locator(".group.composing .hint").first).to_have_text(re.compile(r"(\d) / \1"))
        suggested = button.inner_text()
        picks = me.page.locator(".pick")
        pressed = [i for i in range(picks.count()) if picks.nth(i).get_attribute("aria-pressed") == "true"][-1]
        picks.nth(pressed).click()
        expect(button).not_to_have_text(suggested)
        me.picture(f"{verb}-changed")
        for _ in range(8):  # round to where it was
            if button.inner_text() == suggested:
                break
            picks.nth(pressed).click()
        expect(button).to_have_text(suggested)
        before = me.test_id("prompt").inner_text()
        button.click()
        expect(me.test_id("prompt")).not_to_have_text(before)
        expect(me.test_id("prompt")).not_to_contain_text("put down" if verb == "Offer" else "paid")


def test_why_not_information_keyboard_and_text_mode_work_on_mare_nostrums_board(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now(GAME)
    me.wait_for_turn()
    me.page.locator("[data-domain=province][data-noun=germania]").hover()
    expect(me.page.locator(".info")).to_contain_text("Germania")
    me.page.locator("[data-domain=province][data-noun=germania]:not([data-lit])").click(force=True)
    expect(me.test_id("reasons")).to_contain_text(re.compile(r"\d"))
    me.picture("why-not")
    me.page.keyboard.press("Escape")
    me.test_id("powers").click()
    expect(me.test_id("tile-book")).to_contain_text("Whoever builds them wins at once.")
    me.picture("powers")
    me.page.keyboard.press("Escape")
    expect(me.test_id("tile-book")).to_have_count(0)
    before = me.signature()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    me.until_changed(before)
    expect(me.switch_to_text()).to_contain_text("Germania")
    me.picture("text-mode")


def test_mare_nostrums_table_fits_a_phone_and_speaks_polish(visitors: VisitorMaker) -> None:
    me, rng = visitors(phone=True, lang="pl"), random.Random(12)
    me.play_now(GAME)
    for number in range(6):
        assert me.wait_for_turn()
        assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        me.picture(f"turn-{number}")
        me.act(rng, on_the_board=0)
    assert me.page.evaluate("() => document.documentElement.lang") == "pl"
    expect(me.page.locator(".mare")).to_contain_text("Bohaterowie i cuda")
