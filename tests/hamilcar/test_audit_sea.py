"""The sea at its edges: who may command and land where, what a Fleet put ashore finds, storms after a victory."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.ch02_concepts.detachment import LOADING, Terms
from navarch.games.hamilcar.ch02_concepts.units import sts
from navarch.games.hamilcar.ch07_movement.naval_movement import NavalMovement
from navarch.games.hamilcar.ch08_naval_interception.naval_interception import (
    InterceptionFleet,
    commanders_at,
    interception_possible,
)
from navarch.games.hamilcar.ch09_naval_battle.naval_battle import NavalBattle
from navarch.games.hamilcar.ch09_naval_battle.resolution import NavalBattleResolution, free_of_enemies

from .table import general, position, space
from .test_movement import moving
from .test_naval import battle

HANDS = {"rome": "spies", "carthage": "epidemic"}


@pytest.mark.rule("hamilcar", "9.3.B1f", "2.1.C5")
def test_no_winner_lands_where_enemies_are_inside_the_city() -> None:
    s = position({"agrigentum_inside": "carthage 1cu", "agrigentum": "rome 1cu"}, **HANDS)
    s.cu[space("agrigentum")] = 0
    assert not free_of_enemies(s, 0, space("agrigentum"))
    behind_walls = position({"agrigentum_inside": "carthage hanno", "agrigentum": "rome 1cu"}, **HANDS)
    behind_walls.cu[space("agrigentum")] = 0
    assert not free_of_enemies(behind_walls, 0, space("agrigentum"))
    empty = position({"syracusae": "carthage hanno"}, **HANDS)
    assert free_of_enemies(empty, 0, space("agrigentum"))


@pytest.mark.rule("hamilcar", "2.3.D3d", "9.3.B2b")
def test_an_army_put_ashore_captures_unguarded_trains() -> None:
    s = position({"at_sea": "rome 3cu duilius", "roma": "carthage 1st"}, **HANDS)
    thrown_back = NavalBattleResolution(
        mover=0,
        winner=1,
        port=space("neapolis"),
        rome_command=general("duilius"),
        carthage_command=general("hanno"),
        lost=0,
        kept=0,
        short=0,
    )
    thrown_back.put_ashore(s, 0, space("roma"))
    assert (sts(s, 0, space("roma")), sts(s, 1, space("roma"))) == (1, 0)
    alone = position({"at_sea": "rome duilius", "roma": "carthage 1st"}, **HANDS)
    thrown_back.put_ashore(alone, 0, space("roma"))
    assert (sts(alone, 0, space("roma")), sts(alone, 1, space("roma"))) == (0, 1)


@pytest.mark.rule("hamilcar", "15.6.1", "8.4.1", "8.1.4")
def test_a_roman_interception_in_africa_needs_a_commander_with_the_right_wherever_he_boards() -> None:
    s = position({"clupea": "rome 1cu fulvius_flaccus:proconsul"}, ready=(1, 1), **HANDS)
    assert commanders_at(s, 0, space("clupea"), space("clupea")) == 0
    assert not interception_possible(s, 0, space("clupea"))
    far = position({"clupea": "rome 1cu fulvius_flaccus:proconsul"}, {"syracusae": "rome"}, ready=(1, 1), seamanship=4,
                   **HANDS)  # fmt: skip
    assert commanders_at(far, 0, space("clupea"), space("clupea")) == 1 << general("fulvius_flaccus")
    assert interception_possible(far, 0, space("clupea"))


@pytest.mark.rule("hamilcar", "15.6.1", "8.4.3")
def test_nobody_without_the_right_takes_over_a_roman_fleet_bound_for_africa() -> None:
    pieces = {"roma": "rome 9cu atilius_regulus valerius_maximus fulvius_flaccus:proconsul claudius_caudex"}
    s = position(pieces, ready=(1, 1), **HANDS)
    regulus, maximus, caudex = (1 << general(g) for g in ("atilius_regulus", "valerius_maximus", "claudius_caudex"))
    terms = Terms(s, 0, -1, (space("roma"),), LOADING, 0, 0)
    assert terms.feasible(s, caudex)
    terms.to_africa = True
    assert terms.feasible(s, regulus)
    assert terms.feasible(s, regulus | maximus)  # equals: Regulus can command
    assert not terms.feasible(s, maximus)
    assert not terms.feasible(s, regulus | caudex)  # the Aristocrat would command
    terms.command = general("atilius_regulus")  # aboard already, from another port
    assert terms.feasible(s, maximus)
    assert not terms.feasible(s, caudex)
    fleet = InterceptionFleet(0, space("clupea"))
    s.chase = [space("roma")]
    s.picked = [3, 0, 0, regulus | maximus]
    fleet.boarded(s)
    assert (fleet.commander, fleet.tied) == (general("atilius_regulus"), regulus)


@pytest.mark.rule("hamilcar", "17.1#54b", "9.1.3")
def test_ambush_brings_a_tactic_card_to_a_fleet_with_any_admiral() -> None:
    s = position({"at_sea": "rome 3cu valerius_flaccus cornelius_scipio"}, **HANDS)
    fight = NavalBattle(
        mover=0, port=space("neapolis"), mover_command=general("valerius_flaccus"), other_command=general("hanno")
    )
    scipio = general("cornelius_scipio")
    assert fight.admiral_cards(s, 0, scipio) == 2
    fight.rating[0] = 1
    assert fight.admiral_cards(s, 0, scipio) == 3  # though he does not command
    assert fight.admiral_cards(s, 0, general("valerius_flaccus")) == 0
    fight.rating[0] = -1  # Bad Omen concerns the commander only
    assert fight.admiral_cards(s, 0, scipio) == 2


@pytest.mark.rule("hamilcar", "17.2.B-LScipio1", "9.4.1")
def test_lucius_scipio_places_his_pc_after_the_loser_has_removed_his() -> None:
    steps = NavalBattleResolution.SEQUENCE
    assert steps.index("consequences") < steps.index("victors_pc") == len(steps) - 1


@pytest.mark.rule("hamilcar", "2.2.E1b", "9.2.B1d")
def test_the_owner_of_a_moving_fleet_names_its_commander_among_equals() -> None:
    pieces = {"roma": "rome 6cu valerius_flaccus cornelius_scipio", "syracusae": "carthage 2cu hanno"}
    table = battle("", pieces=pieces, general="valerius_flaccus")
    assert table.asked == ("rome", "naval_command")
    assert table.nouns("rome", "command") == ["valerius_flaccus", "cornelius_scipio"]
    assert table.why("rome", "command duilius") == "2.2.E1b"
    table.do("rome command cornelius_scipio")
    assert table.view()["naval_battle"]["sides"]["rome"]["commander"] == "cornelius_scipio"
    one = battle("", pieces={"roma": "rome 6cu valerius_flaccus duilius", "syracusae": "carthage 2cu hanno"},
                 general="valerius_flaccus")  # fmt: skip
    assert one.asked[1] != "naval_command"  # the Aristocrat outranks Duilius


@pytest.mark.rule("hamilcar", "17.1#32b", "17.1#32a")
def test_bad_weather_after_a_landing_does_not_send_the_army_to_a_port_full_of_enemies() -> None:
    pieces = {"roma": "rome 3cu duilius", "lipara": "carthage 2cu"}
    table = moving(pieces, "duilius", carthage="bad_weather epidemic", seamanship=4, ready=(2, 0))
    table.do("rome embark; rome ships 0; rome sail neapolis; rome sail lipara; rome sail messana; carthage pass")
    table.do("rome land")
    while table.asked[1] != "move":
        table.do(f"{table.asked[0]} {table.legal(table.asked[0])[0]}")
    table.do("rome march catana; carthage react bad_weather")
    assert table.at("duilius") == "neapolis"


@pytest.mark.rule("hamilcar", "9.3.B1e", "17.1#32b")
def test_warships_that_sailed_on_after_a_victory_are_spent_though_weather_stops_them() -> None:
    s = position({"at_sea": "rome 3cu duilius"}, **HANDS)
    voyage = NavalMovement(
        seat=0,
        general=general("duilius"),
        port=space("messana"),
        left=1,
        flags=0,
        cu=3,
        el=0,
        st=0,
        generals=1 << general("duilius"),
    )
    voyage.won = space("neapolis")
    s.route = [space("roma"), space("neapolis"), space("lipara"), space("messana")]
    s.at_sea[0] = 2
    voyage.return_to(s, space("lipara"))
    assert (s.ready[0], s.spent[0]) == (0, 2)
    s.at_sea[0] = 1
    voyage.return_to(s, space("neapolis"))
    assert (s.ready[0], s.spent[0]) == (1, 2)
