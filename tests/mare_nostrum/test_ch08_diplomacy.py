"""8 Diplomacy."""

from __future__ import annotations

import pytest

from navarch import Illegal, Match
from navarch.games.mare_nostrum.actions import SPACE

from .table import GAME, Table


@pytest.mark.rule("mare-nostrum", "8-1", "8-2", "8-3")
@pytest.mark.example("mare-nostrum", "8-ex1")
def test_a_promise_binds_nobody_and_nothing_can_be_handed_over() -> None:
    table = Table().wipe().control("greece", "dacia").control("rome", "dalmatia").legions("rome", "dalmatia", 1)
    table.move_turn("rome").do("march dalmatia")
    assert "dacia" in table.nouns("enter")
    handing = {verb.name for verb in SPACE.verbs} & {"give", "claim"}
    assert handing == {"give", "claim"}  # both belong to the trade phase alone
    table.only("rome", coin=3).build_turn("rome")
    assert not any(text.split()[0] in handing for text in table.legal())


@pytest.mark.rule("mare-nostrum", "8-3")
def test_giving_outside_the_trade_phase_is_refused() -> None:
    match = Match(GAME, players=3, seed=1)
    with pytest.raises(Illegal):
        match.submit(match.to_act[0], "give grain")
