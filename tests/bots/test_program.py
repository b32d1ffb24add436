"""Bots in any language, asked by lines: what they are told, what they may answer, what becomes of one that fails."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import navarch
from navarch import bots
from navarch.bots import BadBot, choice_of, choice_or_any
from navarch.bots.program import ProgramBot, end_all, started
from navarch.engine.perspective import Perspective

GAME = navarch.load("neptun")

LOOP = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    {answer}
    sys.stdout.flush()
"""


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    end_all()


class Programs:
    """Writes programs that answer as a line of Python says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, answer: str) -> str:
        file = self.folder / f"bot{len(list(self.folder.iterdir()))}.py"
        file.write_text(LOOP.format(answer=answer), encoding="utf-8")
        return f'"{sys.executable}" "{file}"'


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    return Programs(tmp_path)


def perspective() -> Perspective:
    match = navarch.Match(GAME, players=3, seed=1)
    return match.perspective(match.to_act[0])


def test_it_is_told_the_game_its_seat_the_question_what_is_legal_and_what_it_sees(programs: Programs) -> None:
    told = programs.folder / "told.json"
    command = programs(f"open({str(told)!r}, 'w').write(line); print(asked['legal'][0])")
    mine = perspective()
    choice_of(bots.make(f"program:{command}", 1), mine)
    asked = json.loads(told.read_text(encoding="utf-8"))
    assert set(asked) == {"navarch", "seed", "game", "seat", "me", "ask", "rule", "legal", "view"}
    assert (asked["navarch"], asked["game"]) == (1, "neptun")
    assert asked["me"] == GAME.nouns["seat"][mine.seat]
    assert (asked["ask"], asked["rule"]) == mine.prompt[:2]
    assert asked["legal"] == [str(action) for action in mine.legal]
    assert asked["view"] == json.loads(json.dumps(mine.view))


def test_it_answers_with_the_text_of_an_action_or_with_an_object_and_an_estimate(programs: Programs) -> None:
    mine = perspective()
    last = str(mine.legal[-1])
    plain = bots.make("program:" + programs("print(asked['legal'][-1])"))
    rich = bots.make("program:" + programs("print(json.dumps({'action': asked['legal'][-1], 'estimate': 0.25}))"))
    assert [(str(one.action), one.estimate) for one in plain.advise(mine)] == [(last, None)]
    assert [(str(one.action), one.estimate) for one in rich.advise(mine)] == [(last, 0.25)]


def test_a_bot_of_the_same_seed_asks_with_the_same_seeds(programs: Programs) -> None:
    command = programs("print(asked['legal'][asked['seed'] % len(asked['legal'])])")
    found = []
    for seed in (5, 5, 6):
        match = navarch.Match(GAME, players=3, seed=2)
        players = [bots.make(f"program:{command}", seed + seat) for seat in range(3)]
        for _ in range(40):
            seat = match.to_act[0]
            match.submit(seat, choice_of(players[seat], match.perspective(seat)))
        found.append(match.state.digest())
    assert found[0] == found[1] != found[2]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("print('sail')", "'sail' is no action"),
        ("print('buy')", "answered 'buy', which is not legal"),
        ("print('')", "'' is no action"),
        ("print('{')", "which is no JSON"),
        ("print('{}')", "which names no action"),
        ("print(json.dumps({'action': asked['legal'][0], 'estimate': 7}))", "whose estimate is not from 0 to 1"),
        ("raise KeyError('wind')", "has ended with status 1 before it answered; it said: .*KeyError: 'wind'"),
        ("sys.exit(3)", "has ended with status 3 before it answered"),
    ],
)
def test_an_answer_that_is_none_is_told_and_the_next_question_is_asked(
    programs: Programs, answer: str, complaint: str
) -> None:
    mine = perspective()
    bot = bots.make(f"program:{programs(answer)}", 1)
    for _ in range(2):  # whatever has ended is started anew
        with pytest.raises(BadBot, match=complaint):
            choice_of(bot, mine)
    code, trouble = choice_or_any(bot, mine)
    assert code in [GAME.space.code(action) for action in mine.legal]
    assert trouble.endswith(f"{GAME.space.text(code)} is played instead")


def test_one_that_is_silent_is_ended_and_asked_again_as_a_new_one(programs: Programs) -> None:
    awake = programs.folder / "awake"
    command = programs(f"import os; os.path.exists({str(awake)!r}) or time.sleep(600); print(asked['legal'][0])")
    mine = perspective()
    bot = ProgramBot(command, seconds=0.2)
    silent = started(command)
    with pytest.raises(BadBot, match=r"has not answered within 0\.2 seconds"):
        choice_of(bot, mine)
    assert silent.process.returncode is not None
    awake.touch()
    bot.seconds = 30
    assert choice_of(bot, mine) == GAME.space.code(mine.legal[0])


def test_one_that_does_not_read_is_ended_too(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    program = started(f'"{sys.executable}" "{file}"')
    with pytest.raises(BadBot, match=r"has not answered within 0\.2 seconds"):
        program.ask("x" * 1_000_000, 0.2)
    assert program.process.returncode is not None


def test_one_that_cannot_be_started_is_refused_when_it_is_named() -> None:
    with pytest.raises(BadBot, match="the bot 'program:no-such-program' cannot be started"):
        bots.make("program:no-such-program")
    with pytest.raises(BadBot, match="say which program"):
        bots.make("program:")
    with pytest.raises(BadBot, match="cannot be started: No closing quotation"):
        bots.make("program:node 'mine")


def test_one_program_serves_all_seats_and_ends_when_nobody_asks_any_more(programs: Programs) -> None:
    command = programs("print(asked['legal'][0])")
    mine = perspective()
    for seat in range(3):
        choice_of(bots.make(f"program:{command}", seat), mine)
    running = started(command)
    assert running.process.poll() is None
    end_all()
    assert running.process.returncode == 0  # it went by itself, its input having ended
    assert started(command) is not running
