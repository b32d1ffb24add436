"""A guided game rehearsed: greedy bots play it to its end, and it is noted what the guide said and to which decisions.

A kind of decision is a question with the verb by which it was answered. `python -m tests.guides` counts, as a table.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import navarch
from navarch.bots.greedy import GreedyBot
from navarch.engine.match import Match
from navarch.lessons import Guide, Note, guide_of
from navarch.registry import own_game_names


class Kind(NamedTuple):
    """A kind of decision."""

    question: str
    verb: str


class Spoken(NamedTuple):
    """A note that was told, at which of the seat's decisions, and whether what it hoped for was done."""

    note: Note
    decision: int
    hoped: bool


class Rehearsal(NamedTuple):
    """A guided game that was played to its end."""

    decisions: int
    spoken: list[Spoken]
    met: list[Kind]  # in the order in which they came

    def uncovered(self) -> list[Kind]:
        """The kinds of decision of which nothing was said."""
        return [kind for kind in self.met if not any(one.note.is_about(*kind) for one in self.spoken)]

    def share(self) -> float:
        """How much of the kinds of decision was told of."""
        return 1 - len(self.uncovered()) / len(self.met)


REHEARSED: dict[str, Rehearsal] = {}  # by game: a rehearsal comes out the same every time


def rehearse(guide: Guide) -> Rehearsal:
    """The guided game as greedy bots play it to its end."""
    name = guide.game.name
    if name not in REHEARSED:
        REHEARSED[name] = _play(guide)
    return REHEARSED[name]


def _play(guide: Guide) -> Rehearsal:
    match = Match(guide.game, guide.options, players=guide.players, secret=guide.secret())
    bots = [GreedyBot(guide.luck + seat) for seat in range(guide.players)]
    told: dict[str, Spoken] = {}
    met: dict[Kind, None] = {}
    decisions = 0
    while not match.over:
        seat = match.to_act[0]
        action = bots[seat].advise(match.perspective(seat))[0].action
        if seat == guide.seat:
            question, verbs = match.prompt()[0], {one.verb for one in match.legal(seat)}
            note = guide.note_for(question, verbs, match.view(seat), told)
            if note is not None:
                told[note.name] = Spoken(note, decisions, note.hoped(str(action)))
            met[Kind(question, action.verb)] = None
            decisions += 1
        match.submit(seat, action)
    return Rehearsal(decisions, list(told.values()), list(met))


def figures() -> str:
    """How much the guides tell of, as the rows of a table."""
    rows = ["| game | notes | of them told | kinds of decision that came | told of | decisions | silent after |"]
    rows.append("|---|---|---|---|---|---|---|")
    for name in own_game_names():
        guide = guide_of(navarch.load(name))
        assert guide is not None
        found = rehearse(guide)
        cells = [guide.game.title, len(guide.notes), len(found.spoken), len(found.met), f"{found.share():.0%}"]
        cells += [found.decisions, found.spoken[-1].decision + 1]
        rows.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return "\n".join(rows)


if __name__ == "__main__":
    sys.stdout.write(f"{figures()}\n")
