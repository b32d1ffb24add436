"""Bots in their own processes: honest, replaceable, never in the way."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest

import navarch
from navarch.bots import program
from navarch.bots.learned import tree_by
from navarch.bots.levels import level_names, level_of
from navarch.bots.weights import Play
from navarch.engine.game import Game
from navarch.engine.match import Match
from navarch.engine.network import LearnedTree, Network
from navarch.engine.search import Node
from navarch.server.tables import bot_pool
from navarch.server.tables.bot_pool import BotPool, Task, budget_of, task_for, think
from navarch.server.web import client

from .helpers import Browser, Server, run_apart
from .here import Here


def sealed_match() -> Match:
    """A match in which purple has sealed an answer and red is still asked."""
    match = Match(navarch.load("neptun"), players=3, seed=4)
    rng = random.Random(1)
    while len(match.to_act) < 3:
        match.submit(match.to_act[0], rng.choice(match.state.legal_for(match.to_act[0])))
    return match


def test_a_bot_is_sent_what_its_seat_may_believe_and_not_what_the_others_have_sealed() -> None:
    match = sealed_match()
    options = match.state.legal_for(2)
    believed = []
    for answer in (options[0], options[-1]):
        state = match.state.clone()
        state.play_for(2, answer)
        sealed = {str(task_for(match.game, state, 0, "greedy", 0, 5.0).believed["sealed"]) for _ in range(500)}
        believed.append(sealed)
    assert len(options) > 1
    assert believed[0] == believed[1]  # whatever the truth is, all possible answers come up in so many samples
    assert len(believed[0]) > 1


def test_every_kind_of_bot_answers_with_a_legal_action(caplog: pytest.LogCaptureFixture) -> None:
    match = sealed_match()
    for bot in ("random", "greedy", "ismcts", "learned", "level:1", "level:3:merchant", "level:8:bold"):
        task = task_for(match.game, match.state, 0, bot, 1, 20.0)
        assert {opinion.action for opinion in think(task)} <= set(task.legal)
    assert not caplog.messages  # none was replaced by a random one


@pytest.mark.parametrize("bot", ["learned", "level:6:bold", "level:8"])
def test_a_bot_thinks_by_its_network_and_no_longer_than_it_may(
    bot: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    trees: list[LearnedTree] = []
    roots: list[Node] = []

    def noted(game: Game, network: Network, play: Play, rng: random.Random) -> LearnedTree:
        trees.append(tree_by(game, network, play, rng))
        roots.append(trees[-1].root)  # the tree goes on below it
        return trees[-1]

    monkeypatch.setattr("navarch.bots.learned.tree_by", noted)
    match, rng = Match(navarch.load("hands-in-the-sea"), players=2, seed=4), random.Random(1)
    while len(legal := match.state.legal_for(match.to_act[0])) < 4:
        match.submit(match.to_act[0], rng.choice(legal))
    task = task_for(match.game, match.state, match.to_act[0], bot, 0, 20.0)
    thought = think(task._replace(budget=0.002))
    (tree,) = trees
    assert {opinion.action for opinion in thought} == set(task.legal)
    assert 0 < sum(opinion.tries for opinion in thought) == roots[0].visits < 100  # level 6 has time for no more
    assert (tree.taste is not None) == bot.endswith("bold")
    assert not caplog.messages


def test_levels_give_the_searcher_more_time() -> None:
    assert [budget_of("ismcts", level, "neptun") for level in (0, 1, 2, 3)] == [1.0, 0.2, 1.0, 3.0]
    assert budget_of("learned", 0, "neptun") == 1.0
    assert budget_of("greedy", 3, "neptun") == 0.0


def test_levels_that_look_ahead_have_a_time_and_the_others_need_none() -> None:
    for game in navarch.games():
        budgets = [budget_of(name, 0, game) for name in level_names()]
        assert budgets[0] == 0.0
        assert budgets[-1] == budget_of("level:8:bold", 0, game) == level_of(game, 8).seconds
        assert [budget > 0 for budget in budgets] == [level_of(game, number).searches for number in range(1, 9)]


def test_a_bot_that_fails_or_takes_too_long_plays_any_legal_action() -> None:
    match = sealed_match()
    good = task_for(match.game, match.state, 0, "ismcts", 3, 0.3)._replace(budget=60.0)
    think(good._replace(budget=0.05, seconds=60.0))  # whoever measures coverage has seen all files when the alarm rings
    began = time.monotonic()
    assert think(good)[0][0] in good.legal
    assert time.monotonic() - began < 60  # it was stopped
    broken = Task(good.game, {"nonsense": 1}, good.legal, 0, "greedy", 0.0, 1, 5.0)
    assert think(broken)[0][0] in good.legal


def test_a_bot_has_its_time_to_itself_and_none_of_it_goes_on_loading_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sealed_match()
    task = task_for(match.game, match.state, 0, "greedy", 0, 20.0)
    bot_pool._game.cache_clear()
    loaded: list[int] = []
    ring = signal.setitimer

    def setitimer(which: int, seconds: float) -> tuple[float, float]:
        loaded.append(bot_pool._game.cache_info().currsize)
        return ring(which, seconds)

    monkeypatch.setattr(signal, "setitimer", setitimer)
    assert think(task)[0][0] in task.legal
    assert loaded == [1, 1]  # there when the time begins, and when it ends


def test_a_program_that_fails_or_is_silent_is_told_of_and_any_legal_action_is_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = sealed_match()
    for name, code, complaint in (
        ("crash.py", "raise SystemExit(4)", "crash.py\"' has ended with status 4 before it answered"),
        ("sleep.py", "import time; time.sleep(600)", 'sleep.py" has not answered within 0.3 seconds'),
    ):
        (tmp_path / name).write_text(code, encoding="utf-8")
        bot = f'program:"{sys.executable}" "{tmp_path / name}"'
        task = task_for(match.game, match.state, 0, bot, 0, 20.0 if name == "crash.py" else 0.3)
        assert think(task)[0][0] in task.legal
        assert complaint in caplog.messages[-1]
        assert (os.getpid(), bot.removeprefix("program:")) not in program._running


def test_a_level_with_a_character_is_chosen_by_name_and_told_in_both_languages(server: Server) -> None:
    me = Browser(server)
    card = me.get("/api/games?lang=pl")[0]
    assert [one["name"] for one in card["levels"]] == list(level_names())
    assert card["usual_level"] in level_names()
    assert all(one["title"] and one["line"] for one in card["levels"] + card["characters"])
    assert [one["name"] for one in card["characters"]] == ["bold", "careful", "merchant"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:2:bold"}, {"kind": "bot", "bot": "level:1", "name": "Hanno"}]
    table = me.post("/api/tables", {"game": "neptun", "seats": seats})["id"]
    for lang, called in (("en", "2 · Deckhand, bold"), ("pl", "2 · Majtek, śmiały")):
        told = me.get(f"/api/tables/{table}?lang={lang}")["seats"]
        assert [seat["name"] for seat in told[1:]] == [called, "Hanno"]
        listed = next(one for one in me.get(f"/api/tables/mine?lang={lang}") if one["id"] == table)
        assert listed["seats"][1]["name"] == called
    with me.sit(table) as page:
        page.play(random.Random(1), 3)


def test_every_installed_bot_is_called_at_its_seat_in_the_readers_language(server: Server) -> None:
    me = Browser(server)
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in ("greedy", "random", "ismcts"))]
    table = me.post("/api/tables", {"game": "neptun", "seats": seats})["id"]
    names = {"en": ["Greedy", "Random", "Searching"], "pl": ["Zachłanny", "Losowy", "Szukający"]}
    for lang, called in names.items():
        assert [seat["name"] for seat in me.get(f"/api/tables/{table}?lang={lang}")["seats"][1:]] == called


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("level:9", "there are levels 1 to 8"),
        ("level", "there are levels 1 to 8"),
        ("level:5:angry", "there is no character 'angry'; there are bold, careful, merchant"),
    ],
)
def test_a_level_that_does_not_exist_is_refused_and_no_table_is_set(server: Server, bot: str, told: str) -> None:
    me = Browser(server)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot"}]
    status, _, answer = me.call("POST", "/api/tables", {"game": "neptun", "seats": seats})
    assert status == 400
    assert told in answer["message"]
    assert me.get("/api/tables/mine") == []


@pytest.mark.parametrize(("bot", "level"), [("level:5", 3), ("greedy", 1), ("ismcts", 4)])
def test_a_bot_goes_by_no_more_names_than_it_has_strengths(server: Server, bot: str, level: int) -> None:
    """Results and ratings name a bot with its level: whoever could add any would fill the lists with them."""
    me = Browser(server)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot, "level": level}, {"kind": "bot"}]
    status, _, answer = me.call("POST", "/api/tables", {"game": "neptun", "seats": seats})
    assert status == 400
    assert answer["message"] == f"the bot '{bot}' has no level {level}: ismcts alone has levels, 1, 2, 3"
    assert me.get("/api/tables/mine") == []


def test_a_table_may_have_the_bots_that_the_host_allows_and_no_others(tmp_path: Path) -> None:
    bot = Path(__file__).parents[2] / "examples" / "bots" / "ten_lines.py"
    here = Here(f"sqlite:///{tmp_path / 'games.sqlite'}", bots=(f"last={bot}:Opposite",))
    try:
        me = Browser(here)
        assert me.get("/api/games")[0]["bots"][-1] == "last"
        assert me.get("/api/games/neptun")["bots"][-1] == "last"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "last"}, {"kind": "bot", "bot": "last"}]
        table = me.post("/api/tables", {"game": "neptun", "seats": seats})["id"]
        with me.sit(table) as page:
            page.play(random.Random(1), 3)
        seats[1]["bot"] = "mybot.py:Opposite"
        status, _, answer = me.call("POST", "/api/tables", {"game": "neptun", "seats": seats})
        assert status == 400
        assert "level:8, greedy, ismcts, learned, random, last" in str(answer)
    finally:
        here.close()


def test_an_adviser_that_fails_or_takes_too_long_says_nothing() -> None:
    match = sealed_match()
    slow = task_for(match.game, match.state, 0, "ismcts", 3, 0.3)._replace(budget=30.0, is_advice=True)
    assert think(slow) == []
    broken = Task(slow.game, {"nonsense": 1}, slow.legal, 0, "greedy", 0.0, 1, 5.0, is_advice=True)
    assert think(broken) == []


def test_where_the_adviser_knows_nothing_the_page_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "ADVISER", "somebody who was never installed")
    here = Here(f"sqlite:///{tmp_path / 'games.sqlite'}")
    try:
        me = Browser(here)
        with me.sit(me.table("me", "hotseat", "hotseat")) as page:
            page.my_turn()
            page.send(type="advise")
            assert page.until("error")["message"] == "The adviser has nothing to say here."
    finally:
        here.close()


def test_the_pool_comes_back_when_its_process_dies() -> None:
    match = sealed_match()
    task = task_for(match.game, match.state, 0, "greedy", 0, 5.0)

    async def work() -> None:
        pool = BotPool(1)
        pool.start()
        try:
            assert (await pool.think(task))[0][0] in task.legal
            for process in multiprocessing.active_children():
                process.kill()
            assert (await pool.think(task))[0][0] in task.legal
        finally:
            pool.close()

    run_apart(work())


def test_the_processes_of_the_bots_end_with_a_server_that_is_killed(database: str) -> None:
    server = Server(database).start()
    me = Browser(server)
    with me.sit(me.table("me", "bot", "bot")) as page:
        page.play(random.Random(1), 2)
    assert server.process is not None
    thinking = [child for child in children(server.process.pid) if alive(child)]
    assert thinking
    server.process.kill()
    server.process.wait()
    for _ in range(300):
        if not any(alive(child) for child in thinking):
            break
        time.sleep(0.1)
    assert not any(alive(child) for child in thinking)
    server.stop(signal.SIGKILL)


def children(process: int) -> list[int]:
    """The processes that a process has started, in any of its threads."""
    found = []
    for thread in Path(f"/proc/{process}/task").iterdir():
        found += [int(word) for word in (thread / "children").read_text().split()]
    return found


def alive(process: int) -> bool:
    """Whether it runs; one that has ended and only waits to be noticed does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_play_goes_on_while_a_bot_thinks(database: str) -> None:
    """A search of three seconds at one table does not hold up another one."""
    with Server(database) as server:
        me = Browser(server)
        seats = [{"kind": "bot", "bot": "ismcts", "level": 3}] * 3
        thinking = me.post("/api/tables", {"game": "neptun", "seats": seats})["id"]
        with me.sit(thinking), me.sit(me.table("hotseat", "hotseat", "hotseat")) as page:
            began = time.monotonic()
            for _ in range(20):
                seat = page.now(lambda now: now["to_act"])["to_act"][0]
                if page.position["seat"] != seat:
                    page.send(type="seat", seat=seat)
                position = page.now(lambda now: now["seat"] == seat and now["actions"])
                page.do(position["actions"][0]["action"])
            assert time.monotonic() - began < 45  # each would wait for the search under way
