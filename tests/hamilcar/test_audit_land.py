"""Land rules at their edges: retreats past garrisons, raising troops, STs that change hands, Regulus's Sortie."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.ch11_avoid_battle.avoid_battle import ways_out
from navarch.games.hamilcar.ch13_land_battle.retreat import legal_end, penalty

from .table import Table, general, position, space
from .test_movement import moving, punic


@pytest.mark.rule("hamilcar", "13.5.C2", "13.5.B1")
def test_cus_inside_a_walled_city_count_against_a_retreat() -> None:
    hands = {"rome": "spies", "carthage": "epidemic"}
    s = position({"agrigentum_inside": "carthage 2cu", "agrigentum": "rome 1cu"}, **hands)
    assert penalty(s, 0, space("agrigentum")) == 3  # the enemy city and two CUs
    camp = position({"agrigentum": "rome 6cu", "agrigentum_inside": "carthage 1cu"}, **hands)
    assert not legal_end(camp, 0, space("agrigentum"), 2)
    empty = position({"agrigentum": "rome 6cu"}, **hands)
    assert legal_end(empty, 0, space("agrigentum"), 2)


@pytest.mark.rule("hamilcar", "5.2.C2.3a", "5.2.C2.3b", "14.5.A2")
def test_a_general_before_his_besieged_city_raises_troops_outside_it() -> None:
    pieces = {"roma": "rome 3cu duilius + carthage 4cu hanno", "roma_inside": "rome 1cu valerius_maximus"}
    table = Table(pieces, rome="socii_navales spies", carthage="epidemic", points={"roma": (1, "carthage")})
    table.do("rome operate socii_navales")
    assert table.nouns("rome", "raise_troops") == ["duilius"]  # the one inside may not
    table.do("rome raise_troops duilius")
    assert (table.cus("rome", "roma"), table.cus("rome", "roma_inside")) == (4, 1)


@pytest.mark.rule("hamilcar", "5.1.D3", "5.2.C2.3a")
def test_troops_raised_beside_a_lone_enemy_general_displace_him() -> None:
    pieces = {"roma": "rome duilius + carthage hanno"}
    table = Table(pieces, rome="socii_navales spies", carthage="epidemic")
    table.do("rome operate socii_navales; rome raise_troops duilius")
    assert table.standing("hanno") == "pool"


@pytest.mark.rule("hamilcar", "11.2.5", "11.1.5")
def test_nobody_avoids_by_sea_to_a_port_with_enemy_trains_or_a_lone_general_to_an_enemy_general() -> None:
    control: dict[str, str | None] = {"messana": "carthage", "lipara": "carthage"}
    army, alone = (2, 0, 0, 1 << general("gisco")), (0, 0, 0, 1 << general("gisco"))
    at, came_from, port = space("messana"), space("catana"), space("lipara")
    hands = {"rome": "spies", "carthage": "epidemic"}
    free = position({"messana": "carthage 2cu gisco"}, control, **hands)
    assert port in ways_out(free, 1, at, came_from, army)
    trains = position({"messana": "carthage 2cu gisco", "lipara": "rome 1st"}, control, **hands)
    assert port not in ways_out(trains, 1, at, came_from, army)
    general_there = position({"messana": "carthage gisco", "lipara": "rome duilius"}, control, **hands)
    assert port not in ways_out(general_there, 1, at, came_from, alone)
    assert port in ways_out(general_there, 1, at, came_from, army)


@pytest.mark.rule("hamilcar", "2.3.D4a")
def test_a_general_may_destroy_a_train_that_his_full_army_cannot_take_along() -> None:
    table = moving({"consentia": "rome 10cu 1st duilius"}, "duilius")
    assert "destroy_train" in table.verbs("rome")
    table.do("rome destroy_train")
    assert table.force("rome", "consentia") == (10, 0, 0)
    assert table.s.mp == 3
    assert table.why("rome", "destroy_train") == "2.3.D4a"
    both = moving({"consentia": "rome 9cu 2st duilius"}, "duilius").do("rome destroy_train; rome march thurii")
    assert both.force("rome", "thurii") == (9, 0, 1)  # the one left is taken along


@pytest.mark.rule("hamilcar", "17.2.B-Regulus1", "14.5.B1")
def test_regulus_may_go_on_after_a_sortie_he_won() -> None:
    pieces = {"roma_inside": "rome 2cu atilius_regulus", "roma": "carthage 1cu"}
    table = moving(pieces, "atilius_regulus", "small_die 1, large_die 3", points={"roma": (1, "carthage")})
    table.do("rome sortie; rome whole")
    assert table.events("battle-result")[0][0] == 0
    assert table.asked == ("rome", "move")
    assert "march" in table.verbs("rome")
    assert table.why("rome", "siege") in ("14.1.3", "14.1.4")


@pytest.mark.rule("hamilcar", "2.3.D3d", "11.3.1")
def test_trains_captured_where_the_enemy_slipped_away_come_along_in_pursuit() -> None:
    pieces = {"thermae": "carthage 4cu hamilcar_barca", "enna": "rome 3cu 1st duilius"}
    table = punic(pieces, "hamilcar_barca", "roll 1, roll 1")
    table.do("carthage march enna; rome avoid duilius; rome done; rome trains 0")
    table.do("rome escape " + table.nouns("rome", "escape")[0])
    assert table.view()["movement"]["army"]["st"] == 1


@pytest.mark.rule("hamilcar", "5.1.D3", "17.2.B-Vulso3")
def test_the_crews_that_vulso_lands_displace_a_lone_enemy_general() -> None:
    table = moving({"roma": "rome 3cu vulso_longus + carthage hanno"}, "vulso_longus", ready=(2, 0))
    table.do("rome ships 2")
    assert table.cus("rome", "roma") == 5
    assert table.standing("hanno") == "pool"
