"""Game overview, Round Overview, Cities, Control, Definitions, Diplomacy."""

from __future__ import annotations

import random

import pytest

from navarch import Illegal, Match
from navarch.games.mare_nostrum.actions import SPACE
from navarch.games.mare_nostrum.box.labels import CAPITAL, LEGENDARY, REGULAR
from navarch.games.mare_nostrum.definitions.adjacency import reach
from navarch.games.mare_nostrum.overview.rounds import ROUND_LIMIT, Round
from navarch.games.mare_nostrum.state import MareState

from .table import GAME, Table, number


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


@pytest.mark.rule("mare-nostrum", "CI-1", "CI-3", "CI-6", "D-6")
def test_cities_are_regular_capital_or_legendary() -> None:
    box = GAME.box
    named = {kind: {box.sites[i] for i, k in enumerate(box.site_kind) if k == kind} for kind in (CAPITAL, LEGENDARY)}
    assert named[CAPITAL] == {"roma", "athenae", "babylon", "alexandria", "carthago"}
    assert named[LEGENDARY] == {"troia", "ierusalem", "syracusae"}
    assert box.site_kind.count(REGULAR) == 8
    assert [box.provinces[home] for home in box.home] == ["latium", "achaea", "babylonia", "aegyptus", "africa"]


@pytest.mark.rule("mare-nostrum", "CI-2", "CI-4", "CI-7")
def test_every_city_yields_a_coin_and_a_legendary_one_a_commodity_besides() -> None:
    table = Table().wipe().control("greece", "thracia", "asia").build("byzantium", "athenae", "troia").collect()
    table.do("draw gems")
    assert table.supply("greece") == {"coin": 3, "legendary_gems": 1}


@pytest.mark.rule("mare-nostrum", "CI-5", "3.1.1-10", "4.2.1-7")
def test_a_player_may_always_build_in_his_capital_province() -> None:
    table = Table().legions("greece", "latium", 2).occupy("greece", "roma", "latium_market").only("rome", coin=3)
    table.build_turn("rome")
    assert "latium" in table.nouns("legion")
    assert "latium_temple" not in table.nouns("build")  # six resources
    table.only("rome", coin=6).build_turn("rome")
    assert "latium_temple" in table.nouns("build")


@pytest.mark.rule("mare-nostrum", "CT-1", "CT-2", "D-7")
def test_the_controlling_player_controls_all_buildings_but_those_with_an_opposing_legion_on_them() -> None:
    table = Table().legions("greece", "gallia", 1).occupy("greece", "gallia_grain")
    assert table.holder("gallia_grain") == "greece"
    assert table.holder("gallia_sheep") == "rome"


@pytest.mark.rule("mare-nostrum", "CT-1", "CT-3", "1.1-3")
@pytest.mark.example("mare-nostrum", "CT-ex1")
def test_two_caravans_in_aethiopia_yield_grain_and_gold_without_legions() -> None:
    table = Table().wipe().control("egypt", "aethiopia").build("aethiopia_grain", "aethiopia_gold").collect()
    assert table.supply("egypt") == {"grain": 1, "gold": 1}


@pytest.mark.rule("mare-nostrum", "D-1")
def test_the_active_player_is_the_one_named() -> None:
    table = Table().build_phase().do("name_builder babylon")
    assert table.actor == "babylon"
    assert table.view()["now"]["active"] == f"p{table.seat('babylon') + 1}"


@pytest.mark.rule("mare-nostrum", "D-3", "3.1.1-2")
def test_adjoining_provinces_are_joined_by_seas_with_own_triremes() -> None:
    table = Table().wipe()
    rome, cyrenaica = table.seat("rome"), number("province", "cyrenaica")
    italia = number("province", "italia")
    assert not reach(table.s, rome, italia) >> cyrenaica & 1
    table.triremes("rome", "mare_ionium", 1)
    assert not reach(table.s, rome, italia) >> cyrenaica & 1
    table.triremes("egypt", "mare_africum", 1)
    assert not reach(table.s, rome, italia) >> cyrenaica & 1
    table.triremes("rome", "mare_africum", 1)
    assert reach(table.s, rome, italia) >> cyrenaica & 1


@pytest.mark.rule("mare-nostrum", "D-5", "D-9")
def test_buildings_and_units_are_different_things() -> None:
    assert set(GAME.nouns["kind"]) == {
        "caravan",
        "market",
        "regular_city",
        "capital_city",
        "legendary_city",
        "temple",
    }
    table = Table().wipe().legions("rome", "latium", 2).triremes("rome", "mare_ionium", 1).fortress("rome", "latium")
    assert table.levels("rome") == (0, 0, 4)


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
