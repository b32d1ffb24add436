"""Schemathesis against a running server: requests made from its OpenAPI description, fitting and not fitting it.

`python -m tests.server.described [COUNT] [SEED]`

Every status must be described, every answer of its type and schema, none of them a server's error, and nothing in
it may be the secret of another seat.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections import Counter
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .helpers import PATIENCE, Browser
from .here import Here

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENOUGH_WRONG = 20


class Visit:
    """Somebody who holds one of three seats at a running table, and knows of a finished one."""

    def __init__(self, here: Here, number: int) -> None:
        self.here = here
        self.number = number
        self.counts: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()  # operation -> answers of the described kind
        self.wrong: list[str] = []
        self.session = requests.Session()
        host, friend = Browser(here), Browser(here)
        self.finished = _finished_table(friend)
        seats = [{"kind": kind} for kind in ("hotseat", "open", "hotseat")]
        made = host.post("/api/tables", {"game": "neptun", "seats": seats})
        self.running = made["id"]
        self.link = made["links"][0]["url"].partition("#seat=")[2]
        friend.post(f"/api/tables/{self.running}/join", {"secret": self.link})
        self.cookie = friend.cookie
        kept = here.room(self.running).kept
        self.secrets = [kept.secret, host.cookie.partition("=")[2], kept.host]
        self.secrets += [seat.secret for seat in kept.seats if seat.secret and seat.secret != self.link]

    def ask_all(self, count: int) -> None:
        """At least so many requests, spread over all operations, fitting and not.

        Where little can be asked, all of it is soon asked; the rest of the requests goes where there is more.
        """
        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{self.here.port}/api/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        asked = [(operation, GenerationMode.POSITIVE) for operation in operations]
        asked += [(operation, GenerationMode.NEGATIVE) for operation in operations if _can_be_wrong(operation)]
        turn = 0
        while self.counts["requests"] < count and len(self.wrong) < ENOUGH_WRONG:
            turn += 1
            for operation, mode in asked:
                self._ask(operation, mode, max(8, count // (2 * len(asked))), self.number * 1000 + turn)

    def _ask(self, operation: Any, mode: GenerationMode, count: int, number: int) -> None:
        as_made = operation.as_strategy(generation_mode=mode)
        kinds = [as_made]
        if "{table}" in operation.path:
            kinds += [
                operation.as_strategy(generation_mode=mode, path_parameters={"table": table})
                for table in (self.running, self.finished)
            ]
        if operation.path == "/api/games/{name}" and mode == GenerationMode.POSITIVE:
            kinds.append(operation.as_strategy(generation_mode=mode, path_parameters={"name": "neptun"}))
        before = self.counts["requests"]

        @seed(number)
        @settings(max_examples=count, database=None, deadline=None, phases=[Phase.generate],
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        @given(st.data())
        def many(data: st.DataObject) -> None:
            chosen = data.draw(st.integers(0, len(kinds) - 1))
            self._send(data.draw(kinds[chosen]), mode, whole=chosen == 0)

        many()
        self.counts[mode.value] += self.counts["requests"] - before

    def _send(self, case: Any, mode: GenerationMode, whole: bool) -> None:
        """`whole`: the case is as it was made, so that what does not fit must be refused."""
        self.counts["requests"] += 1
        if isinstance(case.body, dict) and mode == GenerationMode.POSITIVE and self.counts["requests"] % 2:
            self._make_sensible(case.body)
        response = case.call(session=self.session, headers={"Cookie": self.cookie}, timeout=PATIENCE)
        name = f"{case.operation.method.upper()} {case.operation.path}"
        self.statuses[str(response.status_code)] += 1
        if response.status_code < 300:
            self.answered[name] += 1
        checks = [*CHECKS, negative_data_rejection] if whole and mode == GenerationMode.NEGATIVE else CHECKS
        try:
            case.validate_response(response, checks=checks)
        except AssertionError as error:
            self.wrong.append(f"{name}: {error}"[:2000])
        except Exception as error:  # schemathesis gathers several failures in a group
            failures = getattr(error, "exceptions", (error,))
            self.wrong.append(f"{name}: {'; '.join(map(str, failures))}"[:2000])
        text = response.content.decode("utf-8", "replace")
        if any(secret in text for secret in self.secrets):
            self.wrong.append(f"{name}: a secret came out: {case.as_curl_command()}")

    def _make_sensible(self, body: dict[str, Any]) -> None:
        """What fits the description seldom names a real game, seat or link: let some of it do so."""
        if "secret" in body:
            body["secret"] = self.link
        if "players" in body:
            body.update(game="neptun", players=3 + body["players"] % 3)
        if "seats" in body:
            body.update(game="neptun", options={}, seats=(body["seats"] * 4)[: 2 + len(body["seats"]) % 4])
            for seat in body["seats"]:
                seat["kind"] = "open" if seat["kind"] == "bot" else seat["kind"]  # nobody is to play on for hours
        if "ply" in body:
            body["ply"] %= 300


def _can_be_wrong(operation: Any) -> bool:
    """Whether a request can fail to fit: any text fits where only texts are asked for."""
    raw = operation.definition.raw
    return "requestBody" in raw or any(one["schema"].get("type") != "string" for one in raw.get("parameters", ()))


def _finished_table(browser: Browser) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table: str = browser.post("/api/tables", {"game": "neptun", "seats": seats})["id"]
    with browser.sit(table) as page:
        page.play(random.Random(1))
    return table


def visit(database: str, count: int, number: int) -> dict[str, Any]:
    """The counts, and everything that went wrong."""
    here = Here(database)
    try:
        visitor = Visit(here, number)
        visitor.ask_all(count)
        visitor.session.close()
        counts = {name: dict(sorted(counter.items())) for name, counter in
                  (("statuses", visitor.statuses), ("answered", visitor.answered))}  # fmt: skip
        return {**visitor.counts, **counts, "wrong": visitor.wrong}
    finally:
        here.close()


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="navarch-described-") as folder:
        found = visit(f"sqlite:///{folder}/games.sqlite", count, number)
    found["seconds"] = round(time.perf_counter() - began, 1)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
