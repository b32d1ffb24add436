"""A contest from its first block to its last: whichever way its blocks are played, the same ones count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from .journal import Journal
from .plan import Plan
from .play import Block
from .tally import Tally
from .ways import Way, here


class Contest(NamedTuple):
    """How long a contest goes on, where it is played, and what is kept."""

    plan: Plan
    most_blocks: int
    stops: bool = True  # as soon as every two entrants are told apart, or found alike
    way: Way = here
    journal: Journal | None = None
    records: Path | None = None  # a folder for the record of every game


def played_contest(contest: Contest, tick: Callable[[Tally], None] = lambda _: None) -> Tally:
    """Play it; blocks count in their order, and none after the one that decided."""
    journal = contest.journal
    known = journal.open() if journal is not None else {}
    tally = Tally(contest.plan)
    before = set(known)
    wanted = (block for block in range(contest.most_blocks) if block not in before)
    playing = contest.way(contest.plan, wanted, contest.records is not None)
    while tally.blocks_played < contest.most_blocks and not (contest.stops and tally.decided):
        if tally.blocks_played in known:
            tally.add(known.pop(tally.blocks_played))
            tick(tally)
            continue
        block = next(playing)
        known[block.number] = block.games
        if contest.records is not None:
            _keep(contest.records, contest.plan, block)
        if journal is not None:
            journal.add(block.number, block.games)
    playing.close()
    return tally


def _keep(folder: Path, plan: Plan, block: Block) -> None:
    for rotation, record in enumerate(block.records):
        (folder / f"{plan.game}-{block.number:06d}-{rotation}.json").write_text(record + "\n", encoding="utf-8")
