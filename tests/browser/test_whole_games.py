"""A person's whole game of each, from the lobby to the verdict: with a mouse, by touch, by keyboard alone, in text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Protocol

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Request, Response, expect

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import BUTTONS, LIT_ON_BOARD, STEPS, Visitor

MOST_DECISIONS = 4_000
BETWEEN_PICTURES = 30
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

# All that can be read or heard: what is to be seen, and what only a screen reader says.
WORDS = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [aria-description], [title],'
    + '[placeholder]')].filter(one => one.checkVisibility()).flatMap(one => ['aria-label', 'aria-description',
    'title', 'placeholder'].map(name => one.getAttribute(name) ?? ''))].join('\\n')"""
# What only somebody who wrote the page should ever read: names of messages, ids, values of the script.
RAW = re.compile(
    r"\b(?:board|view|act|ask|event|why|under|noun|rule)-[a-z][a-z_-]+|\b[a-z]+_[a-z_]+\b|\b[a-z]+\.[a-z]+\.?[a-z]*\b(?=\s)"
    r"|\{ ?\$|\[object|\bundefined\b|\bNaN\b|\bnull\b"
)
ENGLISH = re.compile(r"\b(?:the|of|and|with|from|has|is|are|your|gets|takes|their|not|for)\b", re.IGNORECASE)
TITLES = re.compile("Hands in the Sea")
SEATS = re.compile(r"^(?:rome|carthage|red|green|purple|yellow|blue|p[1-5])$")  # as the rules name them

# Whether a finger on the middle of it meets it, and nothing that lies above it.
IN_REACH = """element => { const {left, top, width, height} = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element)); }"""


class Hands(Protocol):
    """How somebody plays."""

    def begin(self, game: str) -> None:
        """Sit down, from the lobby."""

    def decide(self) -> None:
        """Do something that is lit; perhaps only a step towards an action."""

    def read_reports(self) -> None:
        """Put away what was told."""


class Mouse:
    """Clicks."""

    def __init__(self, me: Visitor, rng: random.Random) -> None:
        self.me = me
        self.rng = rng

    def begin(self, game: str) -> None:
        self.me.play_now(game)

    def decide(self) -> None:
        self.me.act(self.rng)

    def read_reports(self) -> None:
        for report in self.me.page.locator(".report .all, .report .head button:last-child").all()[:1]:
            report.click()


class Fingers:
    """Taps, on what a finger meets."""

    def __init__(self, me: Visitor, rng: random.Random) -> None:
        self.me = me
        self.rng = rng

    def begin(self, game: str) -> None:
        self.me.page.goto("/")
        self.me.test_id(f"play-{game}").tap()
        self.me.page.wait_for_url("**/g/*")

    def decide(self) -> None:
        before = self.me.signature()
        target = self._in_reach()
        name = str(target.evaluate("element => element.outerHTML.slice(0, 200)"))
        target.tap(force=True)
        menu = self.me.page.get_by_role("menuitem")
        if menu.count():
            menu.nth(self.rng.randrange(menu.count())).tap()
        self.me.until_changed(before, name)

    def _in_reach(self) -> Locator:
        """Something that is lit: a button of the tray or the actions is brought into sight, the map is not moved."""
        lit = self.me.page.locator(f"{LIT_ON_BOARD}, {BUTTONS}, {STEPS}[data-lit]")
        found = lit.locator("visible=true").all()
        self.rng.shuffle(found)
        for one in found:
            one.scroll_into_view_if_needed()
            if one.evaluate(IN_REACH):
                return one
        self.me.picture("out-of-reach")
        raise AssertionError("nothing that is lit can be tapped")

    def read_reports(self) -> None:
        for report in self.me.page.locator(".report .all, .report .head button:last-child").all()[:1]:
            report.tap()


class Keys:
    """The keyboard alone."""

    def __init__(self, me: Visitor, rng: random.Random) -> None:
        self.me = me
        self.rng = rng

    def press(self, key: str) -> None:
        self.me.page.keyboard.press(key)

    def begin(self, game: str) -> None:
        self.me.page.goto("/")
        expect(self.me.test_id(f"play-{game}")).to_be_visible()
        self._tab_to(f"[data-testid=play-{game}]")
        self.press("Enter")
        self.me.page.wait_for_url("**/g/*")

    def _tab_to(self, selector: str) -> None:
        for _ in range(300):
            if self._has_focus(selector):
                return
            self.press("Tab")
        raise AssertionError(f"no key leads to {selector}")

    def _has_focus(self, selector: str) -> bool:
        return bool(self.me.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))

    def decide(self) -> None:
        """A letter of a button, or arrows to something that is lit and Enter."""
        before = self.me.signature()
        letters = [str(one.get_attribute("data-key")) for one in self.me.page.locator(f"{BUTTONS}, {STEPS}").all()]
        nouns = self.me.page.locator(LIT_ON_BOARD).locator("visible=true").count()
        if letters and (not nouns or self.rng.random() < 0.5):
            self.press(self.rng.choice(letters))
        else:
            for _ in range(self.rng.randrange(1, 5)):
                self.press(self.rng.choice(ARROWS))
            if not self._has_focus(f"{LIT_ON_BOARD}, {BUTTONS}, {STEPS}"):
                self._tab_to(f"{LIT_ON_BOARD}, {BUTTONS}, {STEPS}")
            self.press("Enter")
            menu = self.me.page.get_by_role("menuitem").count()
            if menu:
                for _ in range(self.rng.randrange(menu)):
                    self.press("ArrowDown")
                self.press("Enter")
        self.me.until_changed(before)

    def read_reports(self) -> None:
        """Escape puts away the nearest thing: a card, then a report."""
        report = self.me.page.locator(".report")
        told = report.all_inner_texts()
        for _ in range(4):
            if report.all_inner_texts() != told or not told:
                return
            self.press("Escape")
        assert report.all_inner_texts() != told, "no key puts the report away"


def listen_to_everything(me: Visitor) -> None:
    """Note every console message of any kind, and every request that fails."""

    def console(message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):  # which are noted already
            me.complaints.append(f"{message.type}: {message.text}")

    def failed(request: Request) -> None:
        me.complaints.append(f"failed: {request.url} {request.failure}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            me.complaints.append(f"{response.status}: {response.url}")

    me.page.on("console", console)
    me.page.on("requestfailed", failed)
    me.page.on("response", answered)


def read_all(me: Visitor, lang: str) -> None:
    """Nothing raw stands on the page, and in Polish nothing English."""
    said = TITLES.sub("", str(me.page.evaluate(WORDS)))
    foreign = [RAW, SEATS, ENGLISH] if lang == "pl" else [RAW, SEATS]
    for line in said.splitlines():
        for pattern in foreign:
            found = pattern.search(line)
            if found:
                me.picture("raw")
            assert not found, f"{found[0]!r} in {line!r}"


def play(me: Visitor, hands: Hands, lang: str) -> None:
    """The whole game."""
    for number in range(MOST_DECISIONS):
        if not me.wait_for_turn():
            me.picture(f"over-after-{number}-decisions")
            return
        read_all(me, lang)
        if number % BETWEEN_PICTURES == 0:
            me.picture(f"decision-{number}")
        if number % 7 == 6:
            hands.read_reports()
        hands.decide()
    raise AssertionError("the game does not end")


def at_the_verdict(me: Visitor, server: Server, lang: str) -> None:
    """Who won, and every line of the log in one's own language."""
    verdict = me.test_id("verdict")
    expect(verdict.get_by_role("heading", level=2)).to_have_text(re.compile(r"\w"))
    expect(verdict.locator("ol li").first).to_be_visible()
    expect(verdict.locator(".breakdown")).to_contain_text(re.compile(r"\d"))
    read_all(me, lang)
    if lang == "en":
        return
    logs = []
    for other in ("en", "pl"):
        with Browser(server).sit(me.table, other) as page:
            page.until_position(lambda now: now["over"])
            logs.append({line["n"]: line["text"] for line in page.log})
    english, own = logs
    same = [text for n, text in own.items() if text == english[n] and len(re.findall(r"\b[a-z]{2,}", text)) > 2]
    assert not same, same


HANDS: dict[str, Callable[[Visitor, random.Random], Hands]] = {"desktop": Mouse, "phone": Fingers, "keyboard": Keys}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("game", navarch.games())
def test_a_person_plays_a_whole_game(visitors: VisitorMaker, server: Server, game: str, by: str, lang: str) -> None:
    me = visitors(phone=by == "phone", lang=lang)
    listen_to_everything(me)
    hands = HANDS[by](me, random.Random(f"{game} {by} {lang}"))
    hands.begin(game)
    play(me, hands, lang)
    at_the_verdict(me, server, lang)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), list(zip(navarch.games(), ["en", "pl", "en", "pl"], strict=True)))
def test_a_person_plays_a_whole_game_in_text_by_keyboard(
    visitors: VisitorMaker, server: Server, game: str, lang: str
) -> None:
    me = visitors(lang=lang, text=True)
    listen_to_everything(me)
    hands = Keys(me, random.Random(f"{game} text {lang}"))
    hands.begin(game)
    expect(me.test_id("text-mode")).to_be_visible()
    play(me, hands, lang)
    at_the_verdict(me, server, lang)
