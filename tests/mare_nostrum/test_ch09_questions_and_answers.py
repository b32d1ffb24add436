"""9 Questions and Answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from navarch import Match

from .table import GAME, Table


@pytest.mark.rule("mare-nostrum", "9-4", "9-5", "4.2.1-2")
def test_among_several_opponents_the_active_player_fights_one_and_only_one() -> None:
    table = Table().wipe().legions("rome", "dacia", 1).legions("greece", "dacia", 1).legions("egypt", "germania", 2)
    table.move_turn("egypt").do("march germania", "enter dacia", "march germania", "enter dacia")
    assert table.asked == ("egypt", "land_foe")
    assert table.legal() == ["against rome", "against greece"]
    assert table.why_not("against carthage") == ("9-4", "no-units-here")
    table.do("against greece", "roll 6", "roll 1", "roll 1")
    assert (table.count("greece", "dacia"), table.count("rome", "dacia")) == (0, 1)
    assert len(table.heard("land-battle")) == 1


@pytest.mark.rule("mare-nostrum", "9-4", "9-5")
def test_at_sea_too_there_is_one_battle_against_one_opponent() -> None:
    table = Table().triremes("rome", "mare_ionium", 2).triremes("greece", "mare_ionium", 1)
    table.triremes("egypt", "mare_ionium", 1).move_turn("rome").do("done", "sea_battle mare_ionium")
    assert table.legal() == ["against greece", "against egypt"]
    table.do("against egypt", "roll 5", "roll 1", "roll 1")
    assert (table.count("greece", "mare_ionium"), table.count("egypt", "mare_ionium")) == (1, 0)
    assert table.choice == "march"  # no second battle there


@pytest.mark.rule("mare-nostrum", "9-3")
def test_tokens_that_run_short_go_round_in_the_order_of_the_trade_track() -> None:
    table = Table().wipe().control("rome", "thracia").control("greece", "dacia")
    table.build("thracia_stone", "thracia_market").build("dacia_stone", "dacia_market", "dacia_wine")
    table.hold("egypt", stone=2)
    table.collect()
    assert table.supply("greece") == {"stone": 2, "wine": 2}  # level 3 before level 2
    assert table.supply("rome") == {"stone": 1}
    told = {event.args[0]: event.args[1:3] for event in table.heard("collected")}
    assert (told[1], told[0]) == ((0, 4), (0, 1))  # the log tells what was taken, not what was due


@pytest.mark.rule("mare-nostrum", "9-3")
def test_among_equal_levels_the_trade_leader_takes_first() -> None:
    for leader, first, last in (
        ("rome", "rome", "greece"),
        ("babylon", "rome", "greece"),
        ("greece", "greece", "rome"),
    ):
        table = Table().wipe().leaders(leader, "egypt", "rome").control("rome", "thracia").control("greece", "dacia")
        table.build("thracia_stone", "dacia_stone").hold("egypt", stone=4).collect()
        assert (table.supply(first), table.supply(last)) == ({"stone": 1}, {})


@pytest.mark.rule("mare-nostrum", "9-7")
def test_a_province_without_control_yields_nothing_to_anybody() -> None:
    table = Table().wipe().build("dacia_wine", "dacia_market").collect()
    assert all(table.supply(empire) == {} for empire in ("rome", "greece", "babylon", "egypt", "carthage"))
    assert all(table.levels(empire)[0] == 0 for empire in ("rome", "greece", "babylon", "egypt", "carthage"))


@pytest.mark.rule("mare-nostrum", "9-6", "9-7")
def test_without_the_link_the_marker_is_removed_and_not_replaced() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").control("greece", "creta").build("cyrene", "cyrenaica_papyrus")
    table.legions("greece", "cyrenaica", 1).occupy("greece", "cyrenaica_control").move_turn("greece")
    assert table.legal() == ["done", "remove cyrenaica"]
    assert table.why_not("convert cyrenaica") == ("9-6", "link-lost")
    table.do("remove cyrenaica")
    assert table.owner("cyrenaica") is None
    table.collect()
    assert table.supply("egypt") == {}
    assert table.supply("greece") == {}


LOSSES = {"legion-lost", "occupier-lost", "fortress-lost", "triremes-lost", "converted-at-once"}


@pytest.mark.rule("mare-nostrum", "9-2", "4.2-6")
@pytest.mark.parametrize("players", [3, 5])
def test_units_leave_the_map_by_hits_or_by_the_queen_of_sheba_and_by_nothing_else(players: int) -> None:
    rng = random.Random(players)
    match = Match(GAME, players=players, seed=players)
    before, told = on_map(match), 0
    while not match.over and match.ply < 1500:
        seat = rng.choice(match.to_act)
        match.submit(seat, rng.choice(match.legal(seat)))
        events, told = match.lines[told:], len(match.lines)
        lost = [0] * players
        for event in (line.event for line in events if line.event.key in LOSSES):
            names = [name for name, _ in GAME.text_kinds[f"event-{event.key}"]]
            facts = dict(zip(names, event.args, strict=False))
            lost[facts["by"]] += facts.get("count", 1)
        now = on_map(match)
        assert all(now[one] >= before[one] - lost[one] for one in range(players))
        assert all(now[one] == before[one] - lost[one] for one in range(players) if lost[one])
        before = now


def on_map(match: Match) -> list[int]:
    """How many units each player has on the map."""
    realms: Any = match.view(None)["players"]
    return [18 - sum(realm["stock"].values()) + realm["stock"]["markers"] for realm in realms.values()]
