"""The same blocks on Ray: an actor for each job, on this machine or anywhere in a cluster."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Iterator
from typing import Any

from ..engine.errors import NavarchError
from .plan import Plan
from .play import Block, play_block
from .ways import AHEAD, Blocks, Way


class NoRay(NavarchError):
    """Ray is not installed, or no cluster answers."""


class Player:
    """Lives in a process of its own, on any machine; its game is built there once."""

    def play(self, plan: Plan, number: int, keep: bool) -> Block:
        """One block, sent back whole."""
        return play_block(plan, number, keep)


def on_ray(jobs: int, address: str = "") -> Way:
    """The way over so many actors of Ray; an address joins a cluster that runs, none starts one on this machine."""
    try:
        ray: Any = importlib.import_module("ray")
        pools: Any = importlib.import_module("ray.util")
    except ModuleNotFoundError as error:
        raise NoRay(f"this needs {error.name}, which is not installed: pip install 'navarch[ray]'") from error

    def play(plan: Plan, wanted: Iterator[int], keep: bool) -> Blocks:
        _join(ray, jobs, address)
        pool = pools.ActorPool([ray.remote(Player).remote() for _ in range(jobs)])

        def submit(count: int) -> None:
            for number in itertools.islice(wanted, count):
                pool.submit(lambda player, one: player.play.remote(plan, one, keep), number)

        try:
            submit(AHEAD * jobs)
            while pool.has_next():
                block: Block = pool.get_next_unordered()
                submit(1)
                yield block
        finally:
            ray.shutdown()

    return play


def _join(ray: Any, jobs: int, address: str) -> None:
    try:
        if address:
            ray.init(address=address, log_to_driver=False)
        else:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
    except ConnectionError as error:
        raise NoRay(f"no Ray cluster answers at {address}: {error}") from error
