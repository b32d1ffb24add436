"""The table in a real browser: whole games, two people, losing the line, keyboard, phone, Polish, looking back."""

from __future__ import annotations

import random
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import BUTTONS, GLANCE, LIT_ON_BOARD, PATIENCE, Visitor


def test_from_the_lobby_to_the_end_of_a_game_by_clicking_only_what_is_lit(visitors: VisitorMaker) -> None:
    me = visitors()
    me.page.goto("/")
    expect(me.test_id("play-neptun")).to_be_visible()
    me.picture("lobby")
    me.set_the_table("neptun", 3)
    me.wait_for_turn()
    me.picture("first-turn")
    acts = play_to_the_end(me, random.Random(1), picture_at=30)
    assert acts > 30
    me.picture("end")
    me.prove_the_dice()


def play_to_the_end(me: Visitor, rng: random.Random, picture_at: int = 0) -> int:
    acts = 0
    while me.wait_for_turn():
        me.act(rng)
        acts += 1
        if acts == picture_at:
            me.picture("middle")
    return acts


@pytest.mark.slow
@pytest.mark.parametrize("game", navarch.games())
@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_plays_whole_games_with_no_error_and_no_dead_end(visitors: VisitorMaker, game: str, seed: int) -> None:
    me = visitors()
    me.play_now(game)
    assert play_to_the_end(me, random.Random(seed), picture_at=25) > 0
    me.picture("end")


@pytest.mark.parametrize("game", navarch.games())
def test_play_now_sits_down_in_two_clicks_and_the_first_moves_can_be_made(visitors: VisitorMaker, game: str) -> None:
    me = visitors(dark=True)
    me.play_now(game)
    rng = random.Random(2)
    for _ in range(5):
        assert me.wait_for_turn()
        expect(me.test_id("prompt").locator(".chip")).to_be_visible()  # the rule that asks
        me.act(rng)
    me.wait_for_turn()
    me.picture("after-five-moves")


@pytest.mark.parametrize(("lang", "name"), [("en", "Advise me"), ("pl", "Doradź mi")])
def test_advice_says_in_words_what_speaks_for_it(visitors: VisitorMaker, lang: str, name: str) -> None:
    me = visitors(lang=lang)
    me.play_now("neptun")
    assert me.wait_for_turn()
    me.page.get_by_role("button", name=name).click()
    facts = me.test_id("facts").get_by_role("listitem")
    expect(facts.first).to_be_visible()
    assert 1 <= facts.count() <= 3
    me.picture("advice")


def test_two_people_by_link_in_two_browsers(visitors: VisitorMaker) -> None:
    host, friend = visitors(), visitors()
    host.set_the_table("neptun", 3, open_seat=1)
    link = host.link_of_the_open_seat()
    assert "#seat=" in link
    host.picture("link")
    friend.sit_down_by(link)
    expect(friend.test_id("prompt")).to_be_visible()
    expect(friend.page).not_to_have_url(re.compile("seat="))  # the secret does not stay in the address
    expect(friend.page.locator("[data-seat=green]")).to_contain_text(re.compile("you", re.IGNORECASE))
    host.page.keyboard.press("Escape")
    rng = random.Random(3)
    moved = {"host": 0, "friend": 0}
    for _ in range(PATIENCE // GLANCE):
        for name, who in (("host", host), ("friend", friend)):
            if who.page.locator(f"{BUTTONS}, {LIT_ON_BOARD}").count():
                who.act(rng)
                moved[name] += 1
        if min(moved.values()) >= 3:
            break
        host.page.wait_for_timeout(GLANCE)
    assert min(moved.values()) >= 3
    host.picture("host")
    friend.picture("friend")


def test_a_page_goes_on_by_itself_after_the_server_was_killed(visitors: VisitorMaker, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}") as server:
        me = visitors(server=server)
        me.play_now("neptun")
        rng = random.Random(4)
        me.wait_for_turn()
        me.act(rng)
        me.wait_for_turn()
        before = me.signature()
        server.stop(signal.SIGKILL)
        lost = me.page.get_by_text("The connection is lost")
        expect(lost).to_be_visible()
        me.picture("gone")
        server.start()
        expect(lost).to_be_hidden()
        for _ in range(3):
            assert me.wait_for_turn()
            me.act(rng)
        assert me.signature() != before
        # The browser itself notes that a connection failed; anything else would be the page's fault.
        expected = ("WebSocket connection", "net::ERR_")
        me.page.close()  # before the server goes for good
        me.complaints = [line for line in me.complaints if not any(words in line for words in expected)]


def test_a_game_is_played_by_keyboard_alone(visitors: VisitorMaker) -> None:
    me = visitors()
    me.page.goto("/")
    expect(me.test_id("play-neptun")).to_be_visible()
    _tab_to(me, "button[data-testid=play-neptun]")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/g/*")
    for _ in range(4):
        assert me.wait_for_turn()
        before = me.signature()
        _tab_to(me, "[data-noun][data-lit], .actions button[data-action]")
        me.picture("focus")
        me.page.keyboard.press("Enter")
        me.until_changed(before)


def _tab_to(me: Visitor, selector: str) -> None:
    for _ in range(200):
        if me.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def test_the_table_fits_a_phone(visitors: VisitorMaker) -> None:
    me = visitors(phone=True)
    me.page.goto("/")
    expect(me.test_id("play-neptun")).to_be_visible()
    me.picture("lobby")
    me.test_id("play-neptun").tap()
    me.page.wait_for_url("**/g/*")
    rng = random.Random(5)
    for number in range(4):
        me.wait_for_turn()
        me.picture(f"turn-{number}")
        assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        me.act(rng, on_the_board=0)


def test_the_table_speaks_polish_and_changes_language_in_play(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl")
    me.page.goto("/")
    expect(me.page.get_by_role("button", name="Graj od razu").first).to_be_visible()
    me.play_now("neptun")
    me.wait_for_turn()
    polish = me.test_id("prompt").inner_text()
    me.picture("po-polsku")
    assert me.page.evaluate("() => document.documentElement.lang") == "pl"
    me.page.locator("button.lang").click()
    expect(me.test_id("prompt")).not_to_have_text(polish)
    me.picture("in-english")


def test_a_click_on_what_is_not_lit_answers_why_not_with_its_rule(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("neptun")
    me.wait_for_turn()
    dark = me.page.locator("[data-domain=city]:not([data-lit])").first
    dark.click(force=True)
    reasons = me.test_id("reasons")
    expect(reasons).to_be_visible()
    expect(reasons).to_contain_text(re.compile(r"[A-Z][0-9]*\.[0-9A-Za-z.]+"))
    me.picture("why-not")


def test_undo_is_free_until_something_is_learned_and_then_an_offer(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("neptun")
    rng = random.Random(6)
    undo = me.test_id("undo")
    for _ in range(60):
        assert me.wait_for_turn()
        if undo.is_enabled() and undo.inner_text() == "Undo":
            break
        me.act(rng)
    before = me.signature()
    undo.click()
    me.until_changed(before)
    for _ in range(60):
        assert me.wait_for_turn()
        if undo.is_enabled() and undo.inner_text() != "Undo":
            break
        me.act(rng)
    undo.click()
    me.picture("rollback")
    before = me.signature()
    me.page.locator("[data-rollback]").last.click()  # bots consent at once
    me.until_changed(before)
    me.picture("rolled-back")


def test_a_finished_game_can_be_stepped_through_and_forked(visitors: VisitorMaker, server: Server) -> None:
    me, played = visitors(), Browser(server)
    table = played.table("me", "bot", "bot")
    with played.sit(table) as page:
        page.play(random.Random(7))
        last = page.position["ply"]
    me.come_in_as(played, table)
    me.page.get_by_role("button", name="Step through").first.click()
    at = me.test_id("replay-at")
    expect(at).to_contain_text(str(last))
    me.page.get_by_role("button", name="«").or_(me.page.locator(".replay button").first).first.click()
    expect(at).to_contain_text(re.compile(r"\b0\b"))
    for _ in range(40):
        me.page.locator(".replay button").nth(2).click()
    expect(at).to_contain_text(re.compile(r"\b40\b"))
    me.replay_at(40)
    me.picture("step-40")
    me.page.locator(".replay button").nth(4).click()
    me.wait_for_turn()
    me.page.wait_for_url(lambda url: table not in url)
    me.act(random.Random(8))
    me.picture("fork")


def test_text_mode_tells_the_whole_position(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("neptun")
    me.wait_for_turn()
    text = me.switch_to_text()
    expect(text).to_contain_text("Creta")
    me.picture("text-mode")
    me.act(random.Random(9), on_the_board=0)


def test_the_first_page_is_small(visitors: VisitorMaker) -> None:
    me = visitors()
    sizes: list[int] = []
    client = me.page.context.new_cdp_session(me.page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    me.page.goto("/")
    expect(me.test_id("play-neptun")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < 250_000
    elsewhere = "() => performance.getEntriesByType('resource').filter(e => !e.name.startsWith(location.origin)).length"
    assert me.page.evaluate(elsewhere) == 0


def test_what_is_lit_has_a_name_and_what_the_board_does_not_show_has_a_button(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("neptun")
    me.wait_for_turn()
    lit = me.page.locator(LIT_ON_BOARD)
    number = lit.count()
    assert number > 0
    for one in lit.all():
        expect(one).to_have_accessible_name(re.compile("."))
    me.switch_to_text()
    expect(lit.locator("visible=true")).to_have_count(0)
    expect(me.page.locator(BUTTONS)).not_to_have_count(0)
