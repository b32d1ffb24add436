"""The mutants that `make mutants` makes of rule code."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

from tools.mutants.breaks import Mutant, Source, mutants_of, sample
from tools.mutants.pages import page
from tools.mutants.trials import Outcome

SEATS = ("rome", "carthage")
TEXT = '''
"""A rule."""


def toll(s, seat: int, silver: int) -> int:
    """What a seat pays [1.A]."""
    assert silver >= 0, "no debts"
    if silver > 3:
        s[seat] = silver
        s.append(ROME)
        return silver - 1
    return 0


class Turn:
    SEQUENCE: tuple[str, ...] = ("pay",)

    def pay(self, s) -> None:
        s.append(other(self.seat))
'''
SOURCE = Source(Path("toll.py"), "toll", "toll.py", TEXT)
MUTANTS = {mutant.id: mutant for mutant in mutants_of(SOURCE, SEATS)}


def broken(name: str) -> FunctionType:
    return FunctionType(MUTANTS[f"toll.py toll: {name}"].code(SEATS), {"ROME": 0})


def test_every_sort_of_break_is_made() -> None:
    assert sorted({mutant.sort for mutant in MUTANTS.values()}) == [
        "assignment dropped", "call dropped", "comparison changed", "condition inverted", "off by one",
        "operator changed", "seats swapped", "step dropped",
    ]  # fmt: skip


def test_signatures_and_assertions_are_spared() -> None:
    assert not [name for name in MUTANTS if "no debts" in name or ">= 0" in name or "1.A" in name]


def test_a_broken_function_does_what_its_id_says() -> None:
    assert broken("if silver > 3 turned round")([0, 0], 0, 2) == 1
    assert broken("silver > 3 → silver >= 3")([0, 0], 0, 3) == 2
    assert broken("silver - 1 → silver + 1")([0, 0], 0, 4) == 5
    assert broken("1 → 2")([0, 0], 0, 4) == 2
    table = [0, 0]
    broken("seat → (seat + 1) % 2")(table, 0, 4)
    assert table == [0, 4, 0]
    table = [0, 0]
    broken("s.append(ROME) dropped")(table, 0, 4)
    assert table == [4, 0]


def test_the_lot_of_a_mutant_does_not_hang_on_the_others() -> None:
    mutants = list(MUTANTS.values())
    few = [mutant for mutant in mutants if mutant.sort == "off by one"]
    assert sample(few, 3, 7) == [mutant for mutant in sample(mutants, 99, 7) if mutant.sort == "off by one"][:3]
    assert len(sample(mutants, 5, 7)) == 5


def test_the_table_counts_what_was_caught_and_gives_reasons_for_the_rest() -> None:
    first, second, third, *_ = MUTANTS.values()
    rows: list[tuple[Mutant, Outcome]] = [
        (first, Outcome("rule", "tests/test_toll.py::test_a_toll_is_paid[3]")),
        (second, Outcome("", "")),
        (third, Outcome("", "")),
    ]
    text = page("Toll", "make mutants", rows, {second.id: "nobody can tell"})
    assert "**3 mutants, 1 caught (33.3%)**, 1 equivalent, 1 not caught." in text
    assert f"- `{second.id}`: nobody can tell" in text
    assert f"- `{third.id}`: **no verdict**" in text
    assert "| a toll is paid |" in text
