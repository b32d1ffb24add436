"""What a person does at a duel, Hands in the Sea or Hamilcar: sitting down late, and a person's path."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.server.helpers import Browser, Server

from .visitor import Visitor

MOST_CLICKS = 4_000


def monkey(me: Visitor, rng: random.Random, most: int = MOST_CLICKS) -> int:
    """Click only what is lit until the game is over, or so many times; how often that was."""
    for clicks in range(most):
        if not me.wait_for_turn():
            return clicks
        me.act(rng)
    return most


def sit_down_late(me: Visitor, server: Server, game: str, moves: int, seed: int) -> None:
    """Take the seat of somebody who has made so many moves already, or finished the game."""
    before = Browser(server)
    seats = ("me", "bot") if seed % 2 == 0 else ("bot", "me")
    table = before.table(*seats, game=game)
    with before.sit(table) as page:
        page.play(random.Random(seed), moves)
    me.come_in_as(before, table)


def others_finish(me: Visitor, server: Server, seed: int) -> None:
    """The rest of the game is played from another window of the same person."""
    other = Browser(server)
    [cookie] = [one for one in me.page.context.cookies() if one["name"] == "navarch"]
    other.cookie = f"navarch={cookie['value']}"
    with other.sit(me.table) as page:
        page.play(random.Random(seed))


def follow_advice(me: Visitor) -> None:
    """Ask what a bot would do, read its estimate, and do it."""
    me.wait_for_turn()
    before = me.signature()
    me.page.get_by_role("button", name="Advise me").click()
    offer = me.page.locator("[role=dialog] button.lit").first
    expect(offer).to_be_visible()
    offer.click()
    me.until_changed(before)


def after_the_game(me: Visitor, *, opponent: str) -> None:
    """The ending, the replay with all cards open, the proof of the dice, and playing on from the middle."""
    expect(me.page.locator(".ending")).to_be_visible()
    expect(me.test_id("prompt").locator("strong")).to_have_text("The game is over.")
    expect(me.page.locator(".ending .winners")).to_contain_text(re.compile(r"\w"))
    expect(me.page.locator("[data-seat] .score")).to_have_count(2)
    me.picture("ending")
    me.prove_the_dice()
    me.page.keyboard.press("Escape")
    me.page.locator(".ending").get_by_role("button", name="Step through").click()
    slider = me.page.locator(".replay input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    for ply in range(last // 2, last, 12):  # to a moment at which there is a hand to be seen
        slider.fill(str(ply))
        me.replay_at(ply)
        if me.page.locator(".tray [data-domain=card]").count() > 1:
            break
    own = me.page.locator(".tray").inner_text()
    me.page.locator(".replay select").select_option(opponent)
    expect(me.page.locator(".replay select")).to_have_value(opponent)
    me.page.wait_for_function("before => document.querySelector('.tray')?.innerText !== before", arg=own)
    me.picture("replay-all-open")
    table = me.table
    me.page.locator(".replay").get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url(lambda url: table not in url)
    assert me.wait_for_turn()
    me.act(random.Random(9))
    me.picture("fork")


def why_not(me: Visitor, domain: str) -> None:
    """A click on something of that kind that is not lit: a rule and a reason, and where its values come from."""
    dark = me.page.locator(f"[data-domain={domain}]:not([data-lit]):visible")
    assert dark.count() > 0, f"every {domain} is lit"
    dark.first.click(force=True)
    card = me.page.locator(".info.pinned")
    expect(card).to_be_visible()
    expect(card.get_by_test_id("reasons").locator("li").first).to_contain_text(re.compile(r"\d+(\.[0-9A-Za-z#]+)+"))
    me.picture(f"why-not-{domain}")
    card.get_by_role("button", name="Read all of it").click()
    expect(card).to_have_count(0)
    expect(me.test_id("provenance")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.test_id("article")).to_have_count(0)
