"""Game overview and Round Overview."""

from __future__ import annotations

import random

import pytest

from navarch import Match
from navarch.games.mare_nostrum.overview.rounds import ROUND_LIMIT, Round
from navarch.games.mare_nostrum.state import MareState

from .table import GAME, Table


@pytest.mark.rule("mare-nostrum", "RO-1", "D-11")
def test_a_round_has_five_phases_in_their_order() -> None:
    assert Round.SEQUENCE == ("begin", "collect", "trade", "build", "move_and_battle", "claim_leadership")
    table = Table()
    assert (table.round, table.phase, table.choice) == (1, "trade", "marker")
    table.do("announce 0")
    assert (table.phase, table.choice) == ("build", "builder")
    for empire in ("rome", "greece", "babylon", "egypt"):
        table.do(f"name_builder {empire}", "done")
    table.do("done")
    assert (table.phase, table.choice) == ("move_battle", "mover")
    for empire in ("rome", "greece", "babylon", "egypt"):
        table.do(f"name_mover {empire}", "done")
    table.do("done")
    assert (table.phase, table.choice) == ("leadership", "crown")
    table.do("crown carthage", "crown egypt", "crown rome")
    assert (table.round, table.phase, table.choice) == (2, "trade", "marker")


@pytest.mark.rule("mare-nostrum", "RO-3")
def test_all_collect_in_phase_one_without_being_asked() -> None:
    table = Table()
    for empire in ("rome", "greece", "babylon", "egypt", "carthage"):
        table.only(empire)
    table.collect()
    assert table.choice == "marker"
    assert [sum(table.supply(e).values()) for e in ("rome", "greece", "babylon", "egypt", "carthage")] == [9] * 5


@pytest.mark.rule("mare-nostrum", "RO-4")
def test_each_led_phase_is_opened_by_its_leader() -> None:
    table = Table().leaders("greece", "babylon", "egypt")
    assert table.trade().actor == "greece"
    assert table.build_phase().actor == "babylon"
    assert table.move_phase().actor == "egypt"


@pytest.mark.rule("mare-nostrum", "RO-5")
def test_levels_follow_the_board_but_titles_wait_for_phase_five() -> None:
    table = Table().only("greece", coin=3).control("greece", "dacia")
    table.build_turn("greece").do("legion achaea")
    assert table.levels("greece")[2] == 4
    assert table.levels("rome")[2] == 3
    assert table.leader("military") == "rome"
    table.leadership().do("crown carthage", "crown egypt")
    assert table.leader("military") == "greece"


@pytest.mark.rule("mare-nostrum", "RO-2")
def test_rounds_go_on_until_somebody_wins_and_only_a_technical_limit_ends_them() -> None:
    assert ROUND_LIMIT == 100
    table = Table().at_round(ROUND_LIMIT - 1)
    table.leadership().do("crown carthage", "crown egypt", "crown rome")
    assert not table.over
    assert table.round == ROUND_LIMIT
    table.leadership().do("crown carthage", "crown egypt", "crown rome")
    assert table.ending == ("RO-2", "round-limit")
    assert table.match.result is not None
    assert table.match.result.scores == (0,) * 5


@pytest.mark.rule("mare-nostrum", "O-1")
def test_resources_pay_for_control_buildings_units_and_tiles() -> None:
    table = Table().only("rome", coin=7).build_turn("rome")
    offered = {text.split()[0] for text in table.legal()}
    assert {"control", "build", "legion", "fortress", "trireme", "recruit"} <= offered
    table.only("rome").build_turn("rome")
    assert table.legal() == ["done"]


@pytest.mark.rule("mare-nostrum", "O-2")
def test_there_are_four_ways_to_win() -> None:
    box = GAME.box
    assert (box.tiles_to_win, box.cities_to_win, box.titles_to_win, box.pyramids_price) == (5, 4, 3, 12)


@pytest.mark.rule("mare-nostrum", "O-3")
def test_the_buildings_of_an_invaded_province_can_be_used() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").build("cyrenaica_papyrus").legions("rome", "cyrenaica", 1)
    table.move_turn("rome").do("done", "occupy cyrenaica_papyrus")
    assert table.holder("cyrenaica_papyrus") == "rome"


@pytest.mark.parametrize("players", [3, 5])
def test_every_event_of_a_player_carries_the_seat_that_the_log_marks(players: int) -> None:
    told: set[str] = set()
    for seed in range(3):
        match = Match(GAME, players=players, options={"random_empires": True}, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            match.submit(seat, rng.choice(match.legal(seat)))
        state = match.state
        assert isinstance(state, MareState)
        for line in match.lines:
            names = [name for name, _ in GAME.text_kinds[f"event-{line.event.key}"]]
            facts = dict(zip(names, line.event.args, strict=False))
            assert ("by" in facts) == (line.event.key not in NOBODYS)
            if "who" in facts:
                assert state.empire[facts["by"]] == facts["who"], line.event
            told.add(line.event.key)
    assert {"marched", "hits", "claimed", "paid", "building-built"} <= told


NOBODYS = {"round-begins", "round-limit", "tile-turned-up", "pile-reshuffled", "at-war"}


@pytest.mark.rule("mare-nostrum", "RO-1", "RO-3")
def test_from_the_second_round_on_the_first_phase_is_to_collect() -> None:
    table = Table(3).wipe().tiles("rome", "colossus_of_rhodes").leadership()
    table.do("crown carthage", "crown greece", "crown rome")
    assert (table.round, table.phase, table.choice) == (2, "collect", "colossus_good")
    table.do("pass")
    assert (table.phase, table.choice) == ("trade", "marker")
