"""`navarch play --json`: a match as lines of JSON, for a program that plays a seat.

Every question is one line with view, prompt and legal actions; the answer is a line with one of the actions.
"""

from __future__ import annotations

import json
import sys

from ..bots import Bot, choice_or_any
from ..bots.program import question
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
            action, trouble = choice_or_any(bot, match.perspective(bot_seats[0]))
            if trouble:
                _print({"error": trouble})
            match.submit(bot_seats[0], action)
            continue
        seat = match.to_act[0]
        _print(asked(match, seat, told))
        line = sys.stdin.readline()
        if not line:
            return 0
        answer(match, seat, line.strip())
    _print({"over": True, "result": match.record.result, "digest": match.record.digest})
    return 0


def asked(match: Match, seat: int, told: list[int]) -> dict[str, object]:
    """What a seat is asked, as a program is asked that plays as a bot, with the events it has not heard yet."""
    log = match.log(seat)
    news = log[told[seat] :]
    told[seat] = len(log)
    return {
        **question(match.perspective(seat)),
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
