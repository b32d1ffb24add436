"""7 Heroes and Wonders."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("mare-nostrum", "7-2", "10.SHEBA-3")
@pytest.mark.example("mare-nostrum", "7-ex1")
def test_the_queen_of_sheba_shows_a_culture_and_a_military_bonus() -> None:
    table = Table()
    before = table.levels("greece")
    table.tiles("greece", "queen_of_sheba")
    assert table.levels("greece") == (before[0], before[1] + 1, before[2] + 1)


@pytest.mark.rule("mare-nostrum", "7-1")
def test_a_power_goes_before_the_rule_it_meets() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").control("rome", "libya").legions("rome", "libya", 1)
    table.tiles("rome", "queen_of_sheba").move_turn("rome").do("march libya", "enter cyrenaica")
    table.do("occupy cyrenaica_control", "sacrifice")  # a unit of one's own is given up, against 9
    assert table.owner("cyrenaica") == "rome"
