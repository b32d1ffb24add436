"""Mutated requests over HTTP and WebSocket: none may be accepted that is not legal, none may break the server,
and none may bring out anything of another seat.

`python -m tests.server.mutations [COUNT] [SEED]`

The server runs in a thread of this process, so that every answer can be compared with what the asking seat may
know: by the leak law its position is the same on a state in which all that it cannot know is drawn anew.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
import tempfile
import time
from typing import Any
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed, WebSocketException

from navarch.engine.match import Line
from navarch.engine.record import TABLE, UNDO, Entry, play_entry
from navarch.server.tables.orders import lapsed
from navarch.server.tables.room import Room
from navarch.server.words.phrases import PHRASES
from navarch.server.words.seen_state import SeenState

from .helpers import Browser, Page
from .here import Here

FAILURES = set(PHRASES["failed"].values())
WEIRD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**70, 1e308, -0.5, "", " ", "\u0000", "é", "\u202e", "😀" * 9,
    "a" * 200,
    "../../etc/passwd", "<script>", "' OR 1=1 --", "%s%n", "red", "green", "purple", "sail tyros", "take 1", [], {},
    [[]], {"type": "act"}, "NaN",
]  # fmt: skip
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")
PATIENCE = 10.0
TABLES = (("neptun", ("hotseat", "open", "hotseat")), ("hamilcar", ("hotseat", "open")))
MINE = 1  # the attacker's seat
LEGAL_EVERY = 50  # requests: then the attacker plays by the rules, and must be let
TABLE_EVERY = 750  # requests, at a table of each game in turn
WRITTEN_AS_IT_IS = "".join(map(chr, range(0x21, 0x7F)))


class Attack:
    """Tables with things to hide, and somebody who sends nonsense to them."""

    def __init__(self, here: Here, seed: int) -> None:
        self.here = here
        self.rng = random.Random(seed)
        names = ("http", "socket", "accepted", "legal_accepted", "by_orders", "positions_checked", "undone", "tables")
        self.counts = dict.fromkeys(names, 0)
        self.statuses: dict[int, int] = {}
        self.wrong: list[str] = []
        self.host, self.friend = Browser(here), Browser(here)
        self._connection: http.client.HTTPConnection | None = None
        self.page: Page | None = None
        self.set_table()

    def set_table(self) -> None:
        """The attacker has one seat; the others are the host's, who has given orders."""
        if self.counts["tables"]:
            self._check_seats()
        self.game, kinds = TABLES[self.counts["tables"] % len(TABLES)]
        self.counts["tables"] += 1
        seats = [{"kind": kind, "name": f"N{i}"} for i, kind in enumerate(kinds)]
        made = self.host.post("/api/tables", {"game": self.game, "seats": seats})
        self.table = made["id"]
        self.link = made["links"][0]["url"].partition("#seat=")[2]
        self.friend.post(f"/api/tables/{self.table}/join", {"secret": self.link})
        self.room: Room = self.here.room(self.table)
        self.labels = self.room.game.nouns["seat"][: len(kinds)]
        self.ordered: dict[int, str] = {}  # the orders at the last look
        if self.room.game.windows:
            self.here.wait_for(self.room.give_orders(0, "turn"))
            self.ordered[0] = "turn"
        self._take_shadow()
        self.seen_entries = len(self.room.match.record.entries)
        kept = self.room.kept
        self.secrets = [kept.secret, self.host.cookie.partition("=")[2], kept.host]
        self.secrets += [seat.secret for seat in kept.seats if seat.secret and seat.secret != self.link]
        self.holders = sorted(kept.holders)
        if self.page is not None:
            self.page.close()
        self.page = None

    def _check_seats(self) -> None:
        """Nobody has taken or opened a seat, whatever was sent; only the attacker's own was his to open."""
        kept = self.room.kept
        others = [holder for holder in kept.holders if holder[1] != MINE]
        mine = [holder for holder in kept.holders if holder[1] == MINE]
        if sorted(others) != [h for h in self.holders if h[1] != MINE] or not set(mine) <= set(self.holders):
            self.wrong.append(f"somebody sits where he does not belong: {kept.holders}")

    def leave(self) -> None:
        """Close what is open."""
        self._check_seats()
        if self.page is not None:
            self.page.close()
        if self._connection is not None:
            self._connection.close()

    # ---- over the WebSocket ----

    def over_the_socket(self) -> None:
        """One mutated message from the attacker's seat; all that comes back is looked at."""
        self.counts["socket"] += 1
        page = self._open_page()
        text = self.mutate(self._message(page))
        try:
            page.socket.send(text)
            page.send(type="why", action="end of answers")
            while True:
                message = page.receive(PATIENCE)
                self._check_message(message, text)
                if message["type"] == "why" and message["action"] == "end of answers":
                    break
        except (ConnectionClosed, WebSocketException):
            page.close()
            self.page = None
        self._check_record(text)

    def _open_page(self) -> Page:
        if self.page is None:
            self.page = self.friend.sit(self.table)
            self.page.until("position")
        return self.page

    def _message(self, page: Page) -> dict[str, Any]:
        """A message that makes sense, often an action, not always a legal one."""
        rng, position = self.rng, page.position
        legal = [action["action"] for action in position["actions"]]
        space = self.room.game.space
        any_action = space.text(rng.randrange(space.size))
        action = rng.choice(legal) if legal and rng.random() < 0.3 else any_action
        kinds: list[dict[str, Any]] = [
            {"type": "act", "ply": position["ply"], "action": action},
            {"type": "act", "ply": position["ply"], "action": any_action},
            {"type": "why", "action": action},
            {"type": "seat", "seat": rng.choice(self.labels)},
            {"type": "orders", "ask": rng.choice(["always", "battle", "turn"])},
            {"type": "undo"},
            {"type": "offer_rollback", "ply": rng.randrange(position["ply"] + 2)},
            {
                "type": "consent",
                "offer": (position["undo"]["offer"] or {"id": "none"})["id"],
                "yes": rng.random() < 0.5,
            },
            {"type": "chat", "text": "hail", "room": rng.choice(["players", "spectators"])},
            {"type": "remarks", "before": rng.randrange(1000)},
            {"type": "pace", "ms": rng.randrange(2000)},
            {"type": "lang", "lang": rng.choice(["en", "pl"])},
        ]
        return rng.choice(kinds)

    def _check_message(self, message: dict[str, Any], sent: str | bytes) -> None:
        if message["type"] == "error" and message["message"] in FAILURES:
            self.wrong.append(f"server error after {sent!r}")
        self._check_secrets(json.dumps(message), sent)
        if message["type"] == "position":
            if message["seat"] != self.labels[MINE]:
                self.wrong.append(f"a position of {message['seat']} after {sent!r}")
            if message["orders"] is not None and message["orders"]["window"] and not message["actions"]:
                self.wrong.append(f"orders of somebody else after {sent!r}")
            self.here.wait_for(self._quiet())
            self._check_leak(message, sent)

    def _check_secrets(self, text: str, sent: object) -> None:
        for secret in self.secrets:
            if secret in text and not (self.room.match.over and secret == self.room.kept.secret):
                self.wrong.append(f"a secret came out after {sent!r}")

    def _check_leak(self, message: dict[str, Any], sent: str | bytes) -> None:
        """The position is the one of a state in which all that the attacker cannot know is drawn anew."""
        game, state = self.room.game, self.room.match.state
        if message["ply"] != self.room.match.ply:
            return
        believed = game.sample(state, MINE, random.Random(self.rng.random()))
        polish = SeenState(game, state, MINE, "pl", self.room.names()).prompt().text
        lang = "pl" if message["prompt"]["text"] == polish else "en"
        scene = SeenState(game, believed, MINE, lang, self.room.names())
        expected = [json.loads(part) for part in map(bytes, scene.encoded())]
        if [message["prompt"], message["actions"], message["view"]] != expected:
            self.wrong.append(f"a position that the attacker cannot know after {sent!r}")
        self.counts["positions_checked"] += 1

    def _check_record(self, sent: str | bytes) -> None:
        """Whatever was written is a legal action of the attacker, as it was sent, at the position it was sent for.

        Or it is the server's answer in a window, for a seat that has ordered it.
        """
        try:
            said = json.loads(sent)
        except ValueError:
            said = {}
        if not isinstance(said, dict):
            said = {}
        if said.get("type") == "orders" and said.get("ask") in list(self.room.game.orders):
            self.ordered[MINE] = said["ask"]  # it may have answered a window already
        expected = Entry(MINE, said["action"]) if said.get("type") == "act" and "action" in said else None
        accepted = self._follow(expected, sent)
        self.counts["accepted"] += accepted

    def _follow(self, expected: Entry | None, sent: object) -> bool:
        """Play on the shadow what was written since the last look; whether what was expected is among it."""
        self.here.wait_for(self._quiet())
        room = self.room
        entries = room.match.record.entries
        new, self.seen_entries = entries[self.seen_entries :], len(entries)
        seen = False
        for entry in new:
            if entry.actor == UNDO:
                self.counts["undone"] += 1
                self._take_shadow()
                break
            if entry.actor == TABLE:  # somebody sat down: no action
                continue
            if entry == expected and not seen:
                seen = True
            elif entry.actor >= 0 and self._is_by_orders(entry):
                self.counts["by_orders"] += 1
            elif entry.actor >= 0:
                self.wrong.append(f"{entry} was written after {sent!r}")
            play_entry(self.shadow, entry, "the shadow")  # raises where it was not legal
            ended = lapsed(room.game, [Line(0, event) for event in self.shadow.events])
            self.shadow.events = []
            self.ordered = {seat: ask for seat, ask in self.ordered.items() if ask not in ended}
        else:
            kept = {seat.seat: seat.orders for seat in room.kept.seats if seat.orders}
            if new and kept != self.ordered:
                self.wrong.append(f"orders {kept} where {self.ordered} were given, after {sent!r}")
        self.ordered = {seat.seat: seat.orders for seat in room.kept.seats if seat.orders}
        return seen

    def _take_shadow(self) -> None:
        self.shadow = self.room.match.state.clone()
        self.shadow.listening = True

    async def _quiet(self) -> None:
        """Until the server has answered for all who have ordered it."""
        while self.room.plays_by_itself() or self.room.lock.locked():
            await asyncio.sleep(0.001)

    def _is_by_orders(self, entry: Entry) -> bool:
        """Whether it declines in a window, for a seat whose orders hold."""
        declining = self.room.game.declining(self.shadow, entry.actor)
        return declining >= 0 and self.room.game.space.text(declining) == entry.text and entry.actor in self.ordered

    # ---- over HTTP ----

    def over_http(self) -> None:
        """One mutated request, from the attacker's browser or from nobody's."""
        self.counts["http"] += 1
        rng = self.rng
        method, path, body = self._request()
        if rng.random() < 0.1:
            method = rng.choice(METHODS)
        if rng.random() < 0.4:
            path = self._mutate_path(path)
        headers = {"Content-Type": rng.choice(["application/json"] * 9 + ["text/plain", "application/json; x=1", ""])}
        if rng.random() < 0.7:
            headers["Cookie"] = self.friend.cookie
        elif rng.random() < 0.3:
            headers["Cookie"] = "navarch=" + "".join(rng.choices('abcXYZ019_-=;"\\', k=rng.randrange(50)))
        if rng.random() < 0.1:
            headers["Origin"] = rng.choice(
                ["null", "http://evil.example", f"http://127.0.0.1:{self.here.port}", "http://["]
            )
        content = self.mutate(body) if body is not None else None
        data = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
        status, text = self._send(method, path, data, headers)
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status >= 500 or "Traceback" in text:
            self.wrong.append(f"{status} after {method} {path!r} {data!r}")
        self._check_secrets(text, (method, path, data))
        self._check_record(data or b"")
        if MINE not in [seat for _, seat in self.room.kept.holders]:  # one may open one's own seat
            if not (status == 201 and path.endswith("/reopen") and headers.get("Cookie") == self.friend.cookie):
                self.wrong.append(f"the attacker lost his seat by {method} {path!r} {data!r}")
            self.set_table()

    def _request(self) -> tuple[str, str, Any]:
        rng, table, mine = self.rng, self.table, self.labels[MINE]
        seats = [{"kind": rng.choice(["me", "open", "hotseat"]), "name": "x"} for _ in range(rng.randrange(1, 7))]
        requests: list[tuple[str, str, Any]] = [
            ("GET", "/api/games?lang=en", None),
            ("GET", "/api/openapi.json", None),
            ("GET", f"/api/games/{self.game}?lang=pl", None),
            ("GET", f"/api/tables/{table}", None),
            (
                "GET",
                f"/api/tables/{table}/history?ply={rng.randrange(200)}&lang=en&seat={rng.choice(self.labels)}",
                None,
            ),
            ("GET", f"/api/tables/{table}/record", None),
            ("GET", f"/api/tables/{table}/verify", None),
            ("GET", f"/g/{table}", None),
            ("GET", "/", None),
            ("POST", f"/api/tables/{table}/join", {"secret": self.link[:-1] + rng.choice("abcdef"), "name": "x"}),
            ("POST", f"/api/tables/{table}/join", {"secret": self.link, "name": "x"}),
            ("POST", f"/api/tables/{table}/reopen", {"seat": rng.choice([s for s in self.labels if s != mine])}),
            ("POST", f"/api/tables/{table}/fork", {"ply": rng.randrange(200)}),
        ]
        if rng.random() < 0.02:
            requests = [("POST", "/api/tables", {"game": "neptun", "seats": seats, "options": {}, "lang": "en"}),
                        ("GET", "/api/tables/mine", None)]  # fmt: skip
        return rng.choice(requests)

    def _mutate_path(self, path: str) -> str:
        rng = self.rng
        at = rng.randrange(len(path))
        extra = rng.choice(
            ["/", "//", "..", "%00", "%2e%2e/", "?", "&ply=-1", "%ff", "é".encode().decode("latin-1"), "#", "{", "%"]
        )
        changed = rng.choice([path[:at] + extra + path[at:], path[:at] + path[at + 1 :], path + extra, path[:at]])
        safe = "".join(letter for letter in changed if "!" <= letter <= "ÿ" and letter != "\x7f")
        return safe if safe.startswith("/") else "/" + safe

    def _send(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> tuple[int, str]:
        for _ in range(2):
            if self._connection is None:
                self._connection = http.client.HTTPConnection("127.0.0.1", self.here.port, timeout=PATIENCE)
            try:
                self._connection.putrequest(method, quote(path, safe=WRITTEN_AS_IT_IS), skip_accept_encoding=True)
                for name, value in headers.items():
                    self._connection.putheader(name, value)
                if data is not None:
                    self._connection.putheader("Content-Length", str(len(data)))
                self._connection.endheaders(data)
                answer = self._connection.getresponse()
                return answer.status, answer.read().decode("utf-8", "replace")
            except (http.client.HTTPException, OSError):
                self._connection.close()
                self._connection = None
        return -1, ""

    # ---- mutating ----

    def mutate(self, said: Any) -> str | bytes:
        """The message as it is, with other values, or damaged."""
        rng = self.rng
        dice = rng.random()
        if dice < 0.25:
            return json.dumps(said)
        if dice < 0.75:
            return json.dumps(self._mutate_value(said), ensure_ascii=rng.random() < 0.5)
        raw = bytearray(json.dumps(said).encode())
        for _ in range(rng.randrange(1, 5)):
            at = rng.randrange(len(raw) + 1)
            kind = rng.randrange(4)
            if kind == 0 and raw:
                raw[at % len(raw)] = rng.randrange(256)
            elif kind == 1:
                raw[at:at] = rng.choice([b"\\ud800", b'"', b"{", b"[", b"\x00", b"\xff", b"1e999", b","])
            elif kind == 2:
                del raw[at : at + rng.randrange(6)]
            else:
                raw = raw[:at] + raw[:at]
        if rng.random() < 0.5:
            return bytes(raw)
        return raw.decode("utf-8", "replace")

    def _mutate_value(self, value: Any) -> Any:
        rng = self.rng
        if isinstance(value, dict) and value:
            key = rng.choice(list(value))
            changed = dict(value)
            kind = rng.randrange(5)
            if kind == 0:
                del changed[key]
            elif kind == 1:
                changed[str(rng.choice(WEIRD))[:40]] = rng.choice(WEIRD)
            else:
                changed[key] = self._mutate_value(changed[key])
            return changed
        if isinstance(value, list) and value and rng.random() < 0.7:
            at = rng.randrange(len(value))
            return [*value[:at], self._mutate_value(value[at]), *value[at + 1 :]]
        if isinstance(value, str) and value and rng.random() < 0.5:
            at = rng.randrange(len(value))
            return value[:at] + rng.choice(["", "x", " ", "é", value]) + value[at + 1 :]
        if isinstance(value, int) and rng.random() < 0.5:
            return value + rng.choice([-1, 1, 10**6, -(10**9)])
        return rng.choice(WEIRD)

    # ---- the others play on ----

    def host_moves(self) -> None:
        """The host plays his seats by the rules, so that the game goes on under attack."""
        room = self.room
        match = room.match
        if match.over:
            self.set_table()
            return
        others = [seat for seat in match.to_act if seat != MINE]
        if others:
            seat = others[0]
            code = self.rng.choice(match.state.legal_for(seat))
            text = room.game.space.text(code)
            self.here.wait_for(room.act(seat, match.ply, text))
            self._follow(Entry(seat, text), "the host's move")

    def plays_by_the_rules(self) -> None:
        """A legal action of the attacker's own seat, sent as it is: it must be accepted."""
        self.counts["socket"] += 1
        while MINE not in self.room.match.to_act:
            self.host_moves()
        page, ply = self._open_page(), self.room.match.ply
        position = page.now(lambda now: now["ply"] == ply and now["actions"])
        said = {"type": "act", "ply": ply, "action": self.rng.choice(position["actions"])["action"]}
        try:
            page.do(said["action"])
            self.counts["legal_accepted"] += 1
        except AssertionError as refused:
            self.wrong.append(f"{said} was legal and refused: {refused}")
        self._check_record(json.dumps(said))


def attack(database: str, count: int, seed: int) -> dict[str, Any]:
    """Send so many mutated requests; the counts, and everything that went wrong."""
    here = Here(database)
    try:
        attacker = Attack(here, seed)
        for number in range(count):
            if number % TABLE_EVERY == TABLE_EVERY - 1:
                attacker.set_table()
            if number % LEGAL_EVERY == LEGAL_EVERY - 2:
                attacker.plays_by_the_rules()
            elif number % 2:
                attacker.over_http()
            else:
                attacker.over_the_socket()
            if number % 10 == 0:
                attacker.host_moves()
            if len(attacker.wrong) > 20:
                break
        attacker.leave()
        statuses = {str(status): n for status, n in sorted(attacker.statuses.items())}
        return {"requests": number + 1, **attacker.counts, "statuses": statuses, "wrong": attacker.wrong}
    finally:
        here.close()


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="navarch-mutations-") as folder:
        found = attack(f"sqlite:///{folder}/games.sqlite", count, seed)
    found["seconds"] = round(time.perf_counter() - began, 1)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
