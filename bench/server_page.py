"""How soon the page can be used, in a real Chromium with nothing in its cache: `python -m bench.server_page [VISITS]`.

From the start of the navigation to the lobby's first "play now" button that can be pressed, and to a table's first lit
element, each visit in a fresh browser profile; and what the first page weighs on the wire.
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import sync_playwright
from tests.server.helpers import Browser, Server

import navarch

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BUTTON = "button[data-testid^=play-]:enabled"
LIT = "[data-lit]:not([disabled])"
GOAL_MS, GOAL_BYTES = 1000, 250_000
WATCH = """(() => {
  const look = () => {
    if (document.querySelector(%s)) window.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()"""


class Visits:
    """Visits to one address, each with an empty cache."""

    def __init__(self, chromium: Chromium, server: Server) -> None:
        self.chromium = chromium
        self.address = f"http://127.0.0.1:{server.port}"

    def go(self, path: str, usable: str, cookie: str = "") -> tuple[float, int]:
        """Milliseconds until the element is there, and the bytes that had come by the time all was quiet."""
        context = self.chromium.new_context(viewport={"width": 1440, "height": 900})
        if cookie:
            name, _, value = cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": self.address}])
        page = context.new_page()
        page.add_init_script(WATCH % json.dumps(usable))
        sizes: list[int] = []
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
        page.goto(self.address + path)
        page.wait_for_function("() => window.usableAt !== undefined")
        page.wait_for_load_state("networkidle")
        at = float(page.evaluate("() => window.usableAt"))
        context.close()
        return at, sum(sizes)

    def measure(self, path: str, usable: str, count: int, cookie: str = "") -> dict[str, Any]:
        first, size = self.go(path, usable, cookie)
        times = sorted(self.go(path, usable, cookie)[0] for _ in range(count))
        found = {"median": statistics.median(times), "worst": times[-1], "first_visit": first}
        return {"bytes": size, "usable_ms": {name: round(value) for name, value in found.items()}}


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    program = next((file for name in NAMES if (file := shutil.which(name))), None)
    if program is None:
        sys.stdout.write(json.dumps({"left_out": "apt-get install chromium"}) + "\n")
        return 0
    found: dict[str, Any] = {"visits": count, "goal_ms": GOAL_MS, "goal_bytes": GOAL_BYTES}
    with tempfile.TemporaryDirectory(prefix="navarch-page-") as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        with Server(f"sqlite:///{folder}/games.sqlite") as server:
            visits = Visits(chromium, server)
            found["lobby"] = visits.measure("/", BUTTON, count)
            for game in navarch.games():
                me = Browser(server)
                table = me.table("me", *["bot"] * (navarch.load(game).default_players - 1), game=game)
                with me.sit(table) as waiting:
                    waiting.my_turn()  # and so it stays
                found[game] = visits.measure(f"/g/{table}", LIT, count, me.cookie)
        chromium.close()
    lobby = found["lobby"]  # the goals are the first page's; tables are told beside it
    slow = ["the first page is too slow"] if lobby["usable_ms"]["median"] > GOAL_MS else []
    large = ["the first page is too large"] if lobby["bytes"] > GOAL_BYTES else []
    found["wrong"] = slow + large
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
