"""Bots think in processes of their own, from their seat's perspective: play is never held up by them.

What a worker process gets is a position drawn from what the seat may believe, never the true one. By the law
of sampling a bot finds the same in either, so nothing is lost, and nothing can leak.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import NamedTuple

import navarch

from ... import bots
from ...bots import BadBot, Bot
from ...bots.facts import Fact, facts_between, facts_for
from ...bots.levels import PREFIX as LEVEL
from ...bots.levels import level_of, read_level
from ...engine.components import Correction
from ...engine.game import Game
from ...engine.perspective import Perspective
from ...engine.state import State
from .processes import begin_process

LOG = logging.getLogger("navarch.bots")
SEARCHER = "ismcts"
SEARCHERS = (SEARCHER, "learned")  # who think for as long as they are told
ADVISER, ADVISERS_LEVEL = SEARCHER, 2
NICENESS = 5
BUDGETS = {1: 0.2, 2: 1.0, 3: 3.0}  # seconds of a searcher by its level; a second without one
COUNTED_SECONDS = 1.5  # the most that a search of counted iterations may take: on a slow machine it stops short


class Task(NamedTuple):
    """What a bot is asked, as it travels to a worker process."""

    game: str
    believed: dict[str, object]
    legal: list[str]
    seat: int
    bot: str
    budget: float  # seconds of search; 0 for a bot that does not search
    seed: int
    seconds: float  # after which any legal action is played instead
    correction: Correction | None = None  # the components of an owner's own copy
    is_advice: bool = False  # then nothing is said instead


class Opinion(NamedTuple):
    """An action, what a bot thinks of it, and what speaks for it."""

    action: str
    estimate: float | None = None
    tries: int = 0
    facts: tuple[Fact, ...] = ()


Thought = list[Opinion]  # the best first; empty: an adviser knows nothing


def budget_of(bot: str, level: int, game: str) -> float:
    """How long a bot may search when nobody else waits; 0 for one that does not search."""
    if bot in SEARCHERS:
        return BUDGETS.get(level, 1.0)
    if not bot.startswith(LEVEL):
        return 0.0
    judges = level_of(game, read_level(bot).number)
    return judges.seconds or (COUNTED_SECONDS if judges.iterations else 0.0)


def task_for(game: Game, state: State, seat: int, bot: str, level: int, seconds: float) -> Task:
    """The question for a bot: a sample instead of the truth."""
    rng = random.Random(secrets.randbits(64))
    believed = game.sample(state, seat, rng).dump()
    legal = [game.space.text(code) for code in state.legal_for(seat)]
    budget, seed = budget_of(bot, level, game.name), secrets.randbits(48)
    return Task(game.name, believed, legal, seat, bot, budget, seed, seconds, game.components.correction)


class BotPool:
    """A pool of worker processes for bots and advice."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the pool; its processes start when they are first needed."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self.processes, mp_context=context, initializer=begin_process, initargs=(NICENESS,)
        )

    def close(self) -> None:
        """Stop without waiting for thoughts under way."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, task: Task) -> Thought:
        """The bot's answer; a bot that fails or is too slow is replaced by a random one for this move."""
        for _ in range(2):
            assert self._pool is not None
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, task)
            except BrokenProcessPool:
                LOG.exception("the processes of the bots broke down and are started again")
                if self._pool is pool:
                    self.start()
        return _anything(task)


@lru_cache(maxsize=16)
def _game(name: str, correction: Correction | None) -> Game:
    return navarch.load(name, correction)


class _TooSlow(Exception):
    """The bot's time is up."""


def _ring(_signal: int, _frame: object) -> None:
    raise _TooSlow


def think(task: Task) -> Thought:
    """In the worker process: rebuild the perspective and ask the bot."""
    try:
        game = _game(task.game, task.correction)
        if hasattr(signal, "SIGALRM"):  # the time is the bot's: what the game takes to be loaded is not counted
            signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, task.seconds)
        perspective = Perspective(game, game.restore(task.believed), task.seat)
        advice = _bot(task).advise(perspective)
        thought = [Opinion(str(one.action), one.estimate, one.tries) for one in advice]
        return _with_facts(thought, perspective, task.seed) if task.is_advice else thought
    except _TooSlow:
        LOG.error("the bot %s has not answered within %g seconds at %s", task.bot, task.seconds, task.game)
    except BadBot as error:
        LOG.error("%s, at %s", error, task.game)
    except Exception:
        LOG.exception("the bot %s failed at %s", task.bot, task.game)
    finally:
        if hasattr(signal, "SIGALRM"):
            signal.setitimer(signal.ITIMER_REAL, 0)
    return _anything(task)


def _bot(task: Task) -> Bot:
    """The bot, which knows how long it may search."""
    if task.bot in SEARCHERS:
        return bots.make(f"{task.bot}:{task.budget:.3f}", task.seed)
    bot = bots.make(task.bot, task.seed)
    if task.budget:
        bot.within(task.budget)
    return bot


def _with_facts(thought: Thought, perspective: Perspective, seed: int) -> Thought:
    """The best action with what speaks for it."""
    rng, code = random.Random(seed), perspective.game.space.code
    best, *others = thought
    if others:
        facts = facts_between(perspective, code(best.action), code(others[0].action), rng)
    else:
        facts = facts_for(perspective, code(best.action), rng)
    return [best._replace(facts=tuple(facts)), *others]


def _anything(task: Task) -> Thought:
    """Somebody has to play; nobody has to advise."""
    return [] if task.is_advice else [Opinion(random.Random(task.seed).choice(task.legal))]
