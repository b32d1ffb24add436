"""`navarch play --json`: a match as lines of JSON, for a program that plays a seat.

Every question is one line with view, prompt and legal actions; the answer is a line with one of the actions.
"""

from __future__ import annotations

import json
import sys

from ..bots import Bot
from ..engine.errors import NavarchError
from ..engine.event import Illegal
from ..engine.match import Match


def talk(match: Match, bots: list[Bot | None]) -> int:
    """Ask and answer until the game is over or nothing more is said."""
    told = [0] * len(bots)
    while not match.over:
        bot_seats = [seat for seat in match.to_act if bots[seat] is not None]
        if bot_seats:
            bot = bots[bot_seats[0]]
            assert bot is not None
            match.submit(bot_seats[0], bot.choose(match.perspective(bot_seats[0])))
            continue
        seat = match.to_act[0]
        _print(question(match, seat, told))
        line = sys.stdin.readline()
        if not line:
            return 0
        answer(match, seat, line.strip())
    _print({"over": True, "result": match.record.result, "digest": match.record.digest})
    return 0


def question(match: Match, seat: int, told: list[int]) -> dict[str, object]:
    """What a seat is asked, with the events it has not heard yet."""
    choice, rule, _ = match.prompt()
    log = match.log(seat)
    news = log[told[seat] :]
    told[seat] = len(log)
    return {
        "seat": seat,
        "ask": choice,
        "rule": rule,
        "legal": [str(action) for action in match.legal(seat)],
        "view": match.view(seat),
        "news": [{"rule": line.event.rule, "key": line.event.key, "args": line.event.args} for line in news],
    }


def answer(match: Match, seat: int, said: str) -> None:
    """Take an action, or say why not."""
    try:
        match.submit(seat, said)
    except Illegal as error:
        reasons = [{"rule": reason.rule, "key": reason.key} for reason in error.reasons]
        _print({"error": str(error), "reasons": reasons})
    except NavarchError as error:
        _print({"error": str(error)})


def _print(data: dict[str, object]) -> None:
    print(json.dumps(data, ensure_ascii=False), flush=True)
