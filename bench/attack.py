"""The hostile suite: each attack on a server of its own, on loopback, with its figure.

`python -m bench.attack [--before CLONE] [NAME …]` attacks this server, and with `--before` the one of a clone of an
earlier version (with its own `.venv`) as well. No attack takes longer than a minute or two. Answers with 1 when one of
them succeeded here.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.helpers import GENEROUS, ROOT, Browser, Page, Server
from tests.server.postgres import Cluster, installed_postgres
from websockets.exceptions import WebSocketException

from navarch.server.settings import Limits

from .attack_wire import WIRE_ATTACKS, quantile

ATTACKER, VICTIM = "198.51.100.7", "203.0.113.9"
LINES = 10_000
TABLES = 30
TURNS_SECONDS = 20.0
ADVICES = 240
PATIENCE = 30.0


class Outcome(NamedTuple):
    """What an attack came to."""

    figure: str
    held: bool  # whether the server stood it


class Place(NamedTuple):
    """Where a server is attacked."""

    server: Server
    file: Path


def chat(place: Place) -> Outcome:
    """10,000 lines are said by players, at another table by spectators; then pages come."""
    came = 0
    for room in ("players", "spectators"):
        me = Browser(place.server, VICTIM)
        table = me.table("me", "hotseat", "hotseat")
        with closing(sqlite3.connect(place.file)) as database:
            rows = [(table, number, room, -1, "", f"line {number}", 0.0) for number in range(LINES)]
            database.executemany("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            database.commit()
        for _ in range(5):
            with suppress(WebSocketException), (me if room == "players" else Browser(place.server)).sit(table) as page:
                came += bool(page.until("position"))
    return Outcome(f"{came} of 10 pages get in", came == 10)


def act(page: Page, action: str) -> None:
    """Play an action, said as every version understands it."""
    page.send(type="act", ply=page.position["ply"], action=action)


def turns(page: Page, seconds: float) -> int:
    """How many turns a person has against bots in some time."""
    rng, played, until = random.Random(4), 0, time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            position = page.position if page.position and page.position["actions"] else _my_turn(page, until)
        except TimeoutError:
            break
        if position["over"]:
            break
        ply = position["ply"]
        act(page, rng.choice(position["actions"])["action"])
        with suppress(TimeoutError):
            while page.position["ply"] <= ply:
                page.receive(max(0.1, until - time.monotonic()))
            played += 1
    return played


def _my_turn(page: Page, until: float) -> dict[str, Any]:
    while not (page.position and (page.position["actions"] or page.position["over"])):
        page.receive(max(0.1, until - time.monotonic()))
    return page.position


def bots(place: Place) -> Outcome:
    """One visitor sets 30 tables of searching bots and looks at them; another one plays against a bot."""
    victim, attacker = Browser(place.server, VICTIM), Browser(place.server, ATTACKER)

    def sit() -> Page:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "ismcts", "level": 1}] * 2]
        table = victim.post("/api/tables", {"game": "neptun", "seats": seats})["id"]
        page = victim.sit(table)
        page.my_turn()
        return page

    page = sit()
    alone = turns(page, TURNS_SECONDS)
    page.close()
    with ExitStack() as stack:
        for _ in range(TABLES):
            seats = [{"kind": "bot", "bot": "ismcts", "level": 3}] * 3
            table = attacker.post("/api/tables", {"game": "neptun", "seats": seats})["id"]
            stack.enter_context(attacker.sit(table))
        with suppress(TimeoutError):
            page = sit()
        disturbed = turns(page, TURNS_SECONDS) if page.position else 0
        page.close()
    share = disturbed / max(1, alone)
    return Outcome(f"{disturbed} turns in {TURNS_SECONDS:.0f} s, {alone} undisturbed: {share:.0%}", share >= 0.8)


def advice(place: Place) -> Outcome:
    """240 pages ask for advice and are closed at once; somebody else asks."""
    victim = Browser(place.server, VICTIM)
    mine = victim.table("me", "hotseat", "hotseat")
    with victim.sit(mine) as page:
        page.my_turn()
        page.send(type="advise")
        page.until("advice", 60)
        for number in range(ADVICES):  # limits by person and address are got around, as far as that goes
            attacker = Browser(place.server, f"198.51.100.{number % 200 + 1}")
            with attacker.sit(attacker.table("me", "hotseat", "hotseat")) as other:
                other.my_turn()
                other.send(type="advise")
        began = time.monotonic()
        page.send(type="advise")
        try:
            page.until("advice", PATIENCE)
        except TimeoutError:
            return Outcome(f"no advice for somebody else within {PATIENCE:.0f} s", False)
        took = time.monotonic() - began
    return Outcome(f"advice for somebody else after {took:.1f} s", took < 10)


def long_game(place: Place) -> Outcome:
    """Earlier positions of a long game are asked for again and again."""
    me = Browser(place.server, VICTIM)
    table = me.post("/api/tables", {"game": "mare-nostrum", "seats": [{"kind": "hotseat"}] * 5})["id"]
    rng = random.Random(6)
    with me.sit(table) as page:
        while (position := page.now(lambda now: now["to_act"] or now["over"]))["ply"] < 1_750 and not position["over"]:
            if position["seat"] not in position["to_act"]:
                page.send(type="seat", seat=position["to_act"][0])
                page.until_position(lambda now: now["seat"] in now["to_act"])
                continue
            act(page, rng.choice(position["actions"])["action"])
            _wait_beyond(page, position["ply"])
        last = page.position["ply"]
    times = []
    for number in range(30):
        began = time.perf_counter()
        me.get(f"/api/tables/{table}/history?ply={last // 2 + number}")
        times.append(time.perf_counter() - began)
    first, median = times[0] * 1000, quantile(times[1:], 0.5) * 1000
    return Outcome(f"middle of {last} actions: first {first:.0f} ms, then {median:.0f} ms", median < 50)


def swap(place: Place) -> Outcome:
    """An offer to go back is swapped for one that goes further back while somebody agrees to it."""
    host, friend = Browser(place.server, ATTACKER), Browser(place.server, VICTIM)
    made = host.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("hotseat", "hotseat", "open")]})
    table = made["id"]
    friend.post(f"/api/tables/{table}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    with host.sit(table) as mine, friend.sit(table) as theirs:
        theirs.until("position")
        _play_together(mine, theirs, 14)
        _look_from(mine, "red")
        plies = [one["ply"] for one in mine.position["undo"]["rollback"]]
        mine.send(type="offer_rollback", ply=plies[0])
        seen = theirs.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
        mine.send(type="offer_rollback", ply=plies[-1])
        mine.until_position(lambda now: now["undo"]["offer"] and now["undo"]["offer"]["to"] == plies[-1])
        named = {"offer": seen["id"]} if "id" in seen else {}
        theirs.send(type="consent", yes=True, **named)
        time.sleep(1.0)
        mine.send(type="lang", lang="en")
        now = mine.until("position")["ply"]
    gone_back = now <= plies[-1]
    return Outcome("went back further than agreed" if gone_back else "refused: the offer has changed", not gone_back)


def _look_from(page: Page, seat: str) -> None:
    if page.position["seat"] != seat:
        page.send(type="seat", seat=seat)
        page.until_position(lambda now: now["seat"] == seat)


def _play_together(mine: Page, theirs: Page, actions: int) -> None:
    for _ in range(actions):
        position = mine.now(lambda now: now["to_act"])
        seat = position["to_act"][0]
        page = theirs if seat == "purple" else mine
        _wait_beyond(page, position["ply"] - 1)
        _look_from(page, seat)
        act(page, page.now(lambda now: now["actions"])["actions"][0]["action"])
        for one in (mine, theirs):
            _wait_beyond(one, position["ply"])


def _wait_beyond(page: Page, ply: int) -> None:
    page.now(lambda now: now["ply"] > ply)


def seat(place: Place) -> Outcome:
    """The host of a duel opens the other's seat, takes it and looks at its hand."""
    host, friend, second = (Browser(place.server, address) for address in (ATTACKER, VICTIM, ATTACKER))
    kinds = [{"kind": "me"}, {"kind": "open"}]
    made = host.post("/api/tables", {"game": "hands-in-the-sea", "seats": kinds})
    table, taken = made["id"], made["links"][0]["seat"]
    friend.post(f"/api/tables/{table}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    status, _, answer = host.call("POST", f"/api/tables/{table}/reopen", {"seat": taken})
    if status != 201:
        return Outcome("refused until the other agrees", True)
    second.post(f"/api/tables/{table}/join", {"secret": answer["url"].partition("#seat=")[2]})
    with second.sit(table) as page:
        seen = page.until("position")["seat"] == taken
    return Outcome("the host holds the other's hand" if seen else "nothing seen", not seen)


def reconnect(place: Place) -> Outcome:
    """Somebody who has said as much as is allowed comes anew, again and again, for five seconds."""
    me = Browser(place.server, ATTACKER)
    table = me.table("me", "hotseat", "hotseat")
    until = time.monotonic() + 5.0
    while time.monotonic() < until:
        with suppress(WebSocketException), me.sit(table) as page:
            for _ in range(8):
                page.send(type="chat", room="players", text="again")
            page.send(type="why", action="nothing")
            while page.receive()["type"] not in ("why", "error"):
                pass
    with closing(sqlite3.connect(place.file)) as database:
        (said,) = database.execute("SELECT count(*) FROM chats WHERE game = ?", (table,)).fetchone()
    return Outcome(f"{said} lines said in five seconds, where 13 are allowed", said <= 14)


def damaged(place: Place) -> Outcome:
    """A row of the database is damaged."""
    me = Browser(place.server, VICTIM)
    whole, broken = me.table("me", "bot", "bot"), me.table("me", "bot", "bot")
    with closing(sqlite3.connect(place.file)) as database:
        database.execute("UPDATE games SET options = '{' WHERE id = ?", (broken,))
        database.commit()
    place.server.stop()
    place.server.start()
    status, listed = me.call("GET", f"/api/tables/{broken}")[0], me.call("GET", "/api/tables/mine")
    shown = listed[0] == 200 and [one["id"] for one in listed[2]] == [whole]
    return Outcome(f"status {status} at that table, {listed[0]} for the list of tables", status < 500 and shown)


def nul(place: Place) -> Outcome:
    """A NUL stands in the name of a table, on PostgreSQL."""
    binaries = installed_postgres()
    if binaries is None:
        return Outcome("left out: no PostgreSQL is installed", True)
    with Cluster(binaries) as cluster:
        server = Server(cluster.database(), python=place.server.python, home=place.server.home)
        with server:
            status, _, _ = Browser(server).call("GET", "/api/tables/%00")
    return Outcome(f"status {status}", status == 404)


TABLE_ATTACKS: dict[str, Callable[[Place], Outcome]] = {
    "chat": chat, "bots": bots, "advice": advice, "history": long_game, "swap": swap, "seat": seat,
    "reconnect": reconnect, "damaged": damaged, "nul": nul,
}  # fmt: skip
LIMITS = {"history": GENEROUS}  # a long game is played first, quickly
ATTACKS = {name: " ".join((attack.__doc__ or "").split()) for name, attack in (TABLE_ATTACKS | WIRE_ATTACKS).items()}


def run(name: str, home: Path) -> Outcome:
    """One attack on a fresh server, of this tree or of a clone."""
    python = sys.executable if home == ROOT else str(home / ".venv" / "bin" / "python")
    with tempfile.TemporaryDirectory(prefix="navarch-attack-") as folder:
        file = Path(folder) / "games.sqlite"
        with Server(f"sqlite:///{file}", limits=LIMITS.get(name, Limits()), home=home, python=python) as server:
            try:
                if name in WIRE_ATTACKS:
                    return Outcome(*WIRE_ATTACKS[name](server))
                return TABLE_ATTACKS[name](Place(server, file))
            except Exception as error:
                return Outcome(f"the attack broke off: {type(error).__name__} {str(error)[:120]}", False)


def main() -> int:
    parser = argparse.ArgumentParser(description="The hostile suite.")
    parser.add_argument("names", nargs="*", help="attacks, all without any: " + ", ".join(ATTACKS))
    parser.add_argument("--before", type=Path, help="a clone of an earlier version, attacked as well")
    args = parser.parse_args()
    found = []
    for name in args.names or ATTACKS:
        sys.stderr.write(f"{name} …\n")
        after = run(name, ROOT)
        one: dict[str, Any] = {"name": name, "attack": ATTACKS[name], "figure": after.figure, "held": after.held}
        if args.before is not None:
            before = run(name, args.before)
            one |= {"before": before.figure, "held_before": before.held}
        found.append(one)
        sys.stderr.write(f"  {json.dumps(one)}\n")
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 0 if all(one["held"] for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
