"""What a screen reader tells of one turn of each game, written down from the page's accessibility tree.

    python -m tests.browser.transcript

plays a turn of every game from the keyboard, before a real server, and writes docs/screen-reader.md: titles and
headings, what has the focus with its role, name and state as Chromium's accessibility tree has them, and whatever the
live regions say. Positions and dice are given, so that the page comes out the same every time.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Locator, Page, expect, sync_playwright

import navarch
from navarch.bots import make
from navarch.registry import own_game_names
from navarch.text import Texts
from tests.server.helpers import ROOT, Browser, Server
from tests.server.tables import DICE, keep_match

from .conftest import program_of_chromium
from .visitor import PATIENCE, Visitor

DOCUMENT = ROOT / "docs" / "screen-reader.md"
INTRODUCTION = """# What a screen reader says

One turn of each game, played from the keyboard. *Title* and *heading* are what the page is called and what stands over
its parts; *says* is a live region that has changed, read without being asked; *focus* is what the focus lies on, with
role, name and state from the browser's accessibility tree; *key* is what was pressed. Where more than a dozen things
could be done, verbs come first: their letter is told with them. `python -m tests.browser.transcript` writes this page,
and a test holds it.
"""
LISTEN = """
window.heard = [];
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
const plain = (node) => (node.innerText ?? node.textContent ?? "").replace(/\\s+/g, " ").trim();
new MutationObserver((changes) => {
  const told = new Set();
  for (const { target, addedNodes } of changes) {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
    if (region?.getAttribute("role") === "log") for (const node of addedNodes) told.add(plain(node));
    else if (region) told.add(plain(region));
    for (const node of addedNodes)
      if (!region && node.nodeType === 1)
        for (const fresh of [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)])
          if (fresh.getAttribute("role") !== "log") told.add(plain(fresh));
  }
  for (const text of told) if (text && window.heard.at(-1) !== text) window.heard.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
MOST_ACTIONS = 6  # of one turn
STATES = ("disabled", "pressed", "checked", "expanded", "selected")


class Turn(NamedTuple):
    """A turn to be shown: the first decision of the first seat after so many actions in which it has that verb."""

    game: str
    verb: str
    after: int


TURNS = (
    Turn("neptun", "take", 12),
    Turn("hands-in-the-sea", "settle", 20),
    Turn("mare-nostrum", "march", 60),
    Turn("hamilcar", "operate", 40),
)


class Reader:
    """Follows a page as a screen reader does."""

    def __init__(self, page: Page, texts: Texts) -> None:
        self.page = page
        self.texts = texts
        self.tree: CDPSession = page.context.new_cdp_session(page)
        self.lines: list[str] = []

    def tell(self, what: str, words: str) -> None:
        self.lines.append(f"- *{what}* {words}")

    def hear(self) -> None:
        """What live regions have said since."""
        for text in self.page.evaluate("window.heard.splice(0)"):
            self.tell("says", text)

    def arrive(self) -> None:
        """The title and the headings, as somebody reads them who comes to the page; then what is asked."""
        self.tell("title", self.page.title())
        headings = self.page.locator("h1, h2").all_text_contents()
        for text in dict.fromkeys(" ".join(one.split()) for one in headings):
            self.tell("heading", text)
        self.page.evaluate("window.heard.splice(0)")
        self.tell("says", " ".join(self.page.get_by_test_id("prompt").inner_text().split()))

    def focus(self, element: Locator) -> None:
        """Let the focus come to something, and tell it by its role, name and state."""
        element.focus()
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node: dict[str, Any] = self.tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        states = [one["name"] for one in node.get("properties", ()) if one["name"] in STATES and _is_on(one["value"])]
        keys = [one["value"]["value"] for one in node.get("properties", ()) if one["name"] == "keyshortcuts"]
        words = [node["role"]["value"], f"“{' '.join(node['name']['value'].split())}”", *states]
        words += [f"letter {key}" for key in keys if key]
        self.tell("focus", ", ".join(words))

    def press(self, key: str) -> None:
        self.tell("key", key)
        self.page.keyboard.press(key)

    def act(self, action: str) -> None:
        """Do something from the keyboard: through verbs where they come first, then Enter on what is lit."""
        verb, _, noun = action.partition(" ")
        table = self.page.locator(".table")
        ply = table.get_attribute("data-ply")
        button = self.page.locator(f'.actions button[data-action="{action}"]')
        thing = self.page.locator(f'[data-noun="{noun}"][data-lit]:visible') if noun else button
        for _ in range(3):
            found = button if button.count() else thing
            if found.count():
                break
            step = self._step(verb, noun)
            self.focus(step)
            self.press("Enter")
            expect(self.page.get_by_test_id("back").first).to_be_visible()
        self.focus(found.first)
        self.press("Enter")
        words = self.texts.action(self.texts.game.space.code(action))
        chooser = self.page.get_by_role("menuitem").filter(has_text=words)
        self.page.wait_for_function(
            "ply => document.querySelector('.table')?.dataset.ply !== ply || document.querySelector('.chooser')",
            arg=ply,
        )
        if chooser.count():
            self.focus(chooser.first)
            self.press("Enter")
        expect(table).not_to_have_attribute("data-ply", str(ply))
        self.hear()

    def _step(self, verb: str, noun: str) -> Locator:
        """The verb's own button, or the only one that has not been gone: a family or a group."""
        own = self.page.locator(f'.actions button[data-step="{verb}"]')
        if own.count():
            return own.first
        steps = self.page.locator(".actions button[data-step]")
        for number in range(steps.count()):
            key = steps.nth(number).get_attribute("data-step") or ""
            if noun and key.lower() in noun.lower():
                return steps.nth(number)
        return steps.first


def _is_on(value: dict[str, Any]) -> bool:
    return value.get("value") not in (False, "false", None, "undefined")


def chosen(turn: Turn) -> tuple[navarch.Match, list[str]]:
    """A match as it stands before the turn, and what a greedy bot does in it."""
    game = navarch.load(turn.game)
    match = navarch.Match(game, secret=DICE)
    bots = [make("greedy", seat) for seat in range(match.state.players)]
    before = navarch.Match(game, secret=DICE)
    actions: list[str] = []
    while len(actions) < MOST_ACTIONS:
        seat = match.to_act[0]
        action = str(bots[seat].choose(match.perspective(seat)))
        begins = match.ply >= turn.after and seat == 0 and action.partition(" ")[0] == turn.verb
        if actions and seat != 0:
            break
        if actions or begins:
            actions.append(action)
        else:
            before.submit(seat, action)
        match.submit(seat, action)
    return before, actions


def told(turn: Turn, chromium: Chromium, server: Server) -> str:
    """The transcript of one turn."""
    match, actions = chosen(turn)
    people = [Browser(server) for _ in range(match.state.players)]
    table = keep_match(server, match, people)
    context = chromium.new_context(
        viewport={"width": 1440, "height": 900},
        reduced_motion="reduce",
        base_url=f"http://127.0.0.1:{server.port}",
    )
    context.add_init_script(
        f"localStorage.setItem('navarch', JSON.stringify({{ lang: 'en', pace: 0, primers: {own_game_names()} }}))"
    )
    context.add_init_script(LISTEN)
    visitor = Visitor(context.new_page(), Path(tempfile.gettempdir()), 0)
    visitor.come_in_as(people[0], table)
    visitor.wait_for_turn()
    reader = Reader(visitor.page, Texts(match.game, "en"))
    reader.arrive()
    for action in actions:
        reader.act(action)
    visitor.leave()
    return f"\n## {match.game.title}\n\n" + "\n".join(reader.lines) + "\n"


def main() -> None:
    """Write the document."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program_of_chromium(), args=["--no-sandbox"])
        expect.set_options(timeout=PATIENCE)
        with Server(f"sqlite:///{folder}/games.sqlite") as server:
            DOCUMENT.write_text(INTRODUCTION + "".join(told(turn, browser, server) for turn in TURNS), encoding="utf-8")
        browser.close()


if __name__ == "__main__":
    main()
