"""The numbers of the log add up, line by line, and no line is told twice at once."""

from __future__ import annotations

import random

import pytest

from navarch.bots import make
from navarch.engine.event import Event
from navarch.engine.match import Match

from .table import GAME
from .test_laws import OPTIONS, Warlike

TOP_ROW, LAST_COLUMN = 7, 5


def lines(seed: int) -> list[list[Event]]:
    """The log of a whole game by war, whims and plans, ply by ply."""
    rng = random.Random(f"sums {seed}")
    match = Match(GAME, seed=seed, options=dict.fromkeys((name for name in OPTIONS if rng.random() < 0.3), True))
    minds, warlike = [make("greedy", seed + number) for number in (0, 1)], Warlike(seed)
    while not match.over:
        seat = match.to_act[0]
        perspective = match.perspective(seat)
        whim = rng.random() < (0.0, 0.3, 0.6)[seed % 3]
        match.submit(seat, warlike(perspective) if whim else minds[seat].choose(perspective))
    plies: list[list[Event]] = [[] for _ in range(match.lines[-1].ply + 1)]
    for line in match.lines:
        plies[line.ply].append(line.event)
    return plies


class Bookkeeper:
    """Adds up what the lines say, and compares it with the sums that later lines say."""

    def __init__(self) -> None:
        self.checked: dict[str, int] = {}
        self.bonus = {"roll-bonus": 0, "column-bonus": 0, "prize-bonus": 0}
        self.cards = [0, 0]
        self.chest = [0, 0]
        self.owed = 0  # CUs that a table or a die has taken and that no line has lost yet
        self.debt = 0  # PCs that must go

    def agrees(self, sort: str, told: int, added: int) -> None:
        """One comparison."""
        assert told == added, sort
        self.checked[sort] = self.checked.get(sort, 0) + 1

    def read(self, event: Event) -> None:
        """One line."""
        key, args = event.key, event.args
        if key in self.bonus:
            self.bonus[key] += args[1]
        elif key == "battle-roll":
            self.agrees("row", args[2], max(1, min(TOP_ROW, args[1] + self.bonus["roll-bonus"])))
            self.agrees("column", args[3], max(1, min(LAST_COLUMN, 1 + self.bonus["column-bonus"])))
            self.bonus = dict.fromkeys(self.bonus, 0)
        elif key == "warships-hit":
            self.agrees("prizes", args[2], min(args[1] + args[2], self.bonus["prize-bonus"]))
        elif key == "tactic-source":
            self.cards[args[0]] += args[2]
        elif key == "tactic-cards":
            self.agrees("cards of Rome", args[0], self.cards[0])
            self.agrees("cards of Carthage", args[1], self.cards[1])
            self.cards = [0, 0]
        else:
            self.read_phases(event)

    def read_phases(self, event: Event) -> None:
        """War Chests, Attrition, Sieges and PCs to be removed."""
        key, args = event.key, event.args
        if key == "war-chest":
            self.chest = [args[0], args[1]]
        elif key == "train-spent" and event.rule == "5.6.2":
            self.chest[args[0]] -= 1
        elif key == "chest-points":
            self.agrees("difference", args[1], self.chest[1 - args[0]] - self.chest[args[0]])
        elif key == "attrition":
            self.owed = args[3]
        elif key == "siege-roll":
            self.owed = args[5]
        elif key == "lost-cus" and event.rule in ("15.2.1", "14.2.3"):
            self.agrees("losses", args[1], self.owed)
            self.owed = 0
        elif key == "must-remove":
            self.agrees("all PCs", 0, self.debt)
            self.debt = args[1]
        elif key == "removed-all":
            self.agrees("all PCs", args[1], self.debt)
            self.debt = 0
        elif key in ("removed-pc", "removed-from-miat") and self.debt:
            self.debt -= 1


@pytest.mark.rule("hamilcar", "9.1.3", "9.2.B1b", "9.2.B1c", "9.2.B1d", "9.2.B3c", "5.6.3", "15.2.1", "14.2.3", "5.5.2")
def test_what_the_lines_tell_adds_up() -> None:
    checked: set[str] = set()
    for seed in range(6):
        book = Bookkeeper()
        for events in lines(seed):
            for event in events:
                book.read(event)
        checked |= set(book.checked)
    assert checked == {
        "row", "column", "prizes", "cards of Rome", "cards of Carthage", "difference", "losses", "all PCs",
    }  # fmt: skip


@pytest.mark.rule("hamilcar", "4.1.1", "4.1.2", "4.1.3", "4.1.4", "6.2.1")
@pytest.mark.parametrize("seed", range(6))
def test_no_line_is_told_twice_at_once_and_the_last_tells_who_has_won(seed: int) -> None:
    plies = lines(seed)
    for events in plies:
        told = [(event.key, event.args) for event in events]
        assert len(set(told)) == len(told), events
    assert plies[-1][-1].key.startswith("won-")


def test_wrong_sums_are_seen() -> None:
    book = Bookkeeper()
    book.read(Event("15.5.1", "roll-bonus", (0, 1, 0, 0, 0, 0), 0))
    with pytest.raises(AssertionError, match="row"):
        book.read(Event("9.2.B1a", "battle-roll", (0, 3, 3, 1, 0, 0), 0))
