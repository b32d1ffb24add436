"""11 Avoid Land Battle."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE
from navarch.games.hamilcar.ch02_concepts.detachment import AVOID_BATTLE, Terms
from navarch.games.hamilcar.ch02_concepts.failed import failed_outside, note_departure, note_failure
from navarch.games.hamilcar.ch11_avoid_battle.avoid_battle import ways_out

from .positions import HANDS, at_enna, moving, punic
from .table import Table, general, position, space


@pytest.mark.rule("hamilcar", "11.1.2", "5.2.C4c")
def test_even_the_dictator_leaves_a_consul_three_cus_when_he_avoids_battle() -> None:
    pieces = {"thermae": "carthage 6cu hanno", "enna": "rome 6cu atilius_calatinus:dictator duilius"}
    table = punic(pieces, "hanno").do("carthage march enna; rome avoid atilius_calatinus; rome done")
    assert table.legal("rome") == ["cus 0", "cus 1", "cus 2", "cus 3"]


@pytest.mark.rule("hamilcar", "11.2.5", "11.1.5")
def test_nobody_avoids_by_sea_to_a_port_with_enemy_trains_or_a_lone_general_to_an_enemy_general() -> None:
    control: dict[str, str | None] = {"messana": "carthage", "lipara": "carthage"}
    army, alone = (2, 0, 0, 1 << general("gisco")), (0, 0, 0, 1 << general("gisco"))
    at, came_from, port = space("messana"), space("catana"), space("lipara")
    free = position({"messana": "carthage 2cu gisco"}, control, **HANDS)
    assert port in ways_out(free, CARTHAGE, at, came_from, army)
    trains = position({"messana": "carthage 2cu gisco", "lipara": "rome 1st"}, control, **HANDS)
    assert port not in ways_out(trains, CARTHAGE, at, came_from, army)
    general_there = position({"messana": "carthage gisco", "lipara": "rome duilius"}, control, **HANDS)
    assert port not in ways_out(general_there, CARTHAGE, at, came_from, alone)
    assert port in ways_out(general_there, CARTHAGE, at, came_from, army)


@pytest.mark.rule("hamilcar", "11.1.7", "11.1.8", "11.2.5", "11.2.6", "11.2.7")
def test_where_an_avoiding_army_may_go() -> None:
    table = at_enna(
        "roll 2",
        control={"leontini": "rome", "thermae": None},
        pieces={"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"},
    )
    table.do("carthage avoid himilco; carthage whole")
    assert table.nouns("escape", "carthage") == ["thermae", "agrigentum"]
    assert table.reason("carthage escape catana").rule == "11.2.6"
    assert table.reason("carthage escape leontini").rule == "11.2.5"
    failed = at_enna("roll 3", pieces={"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"})
    failed.do("carthage avoid himilco; carthage whole")
    assert failed.events("avoid-failed")
    assert failed.events("land-battle")
    tribe = moving(
        {"roma": "rome 6cu duilius", "clusium": "carthage 2cu himilco"}, "duilius", "roll 1", control={"arretium": None}
    ).do("rome march clusium; carthage avoid himilco; carthage whole")
    assert tribe.reason("carthage escape volsinii").rule == "11.2.7"


@pytest.mark.rule("hamilcar", "11.1.2", "11.1.3", "11.1.4", "11.2.1", "11.2.2")
def test_an_army_may_split_to_avoid() -> None:
    pieces = {"catana": "rome 9cu atilius_regulus", "enna": "carthage 13cu himilco hamilcar_barca"}
    table = at_enna("roll 1", pieces).do("carthage avoid himilco; carthage done")
    assert table.asked[1] == "detached_cus"
    assert table.legal("carthage")[-1] == "cus 10"
    assert "cus 0" in table.legal("carthage")
    table.do("carthage cus 4; carthage escape agrigentum")
    assert table.at("hamilcar_barca") == "enna"
    assert table.cus("carthage", "agrigentum") == 4
    assert table.cus("carthage", "enna") == 9
    consul = {"thermae": "carthage 6cu hanno", "messana": "rome 5cu duilius atilius_regulus"}
    parted = punic(consul, "hanno").do("carthage march messana; rome done; rome cus 0")
    assert parted.legal("rome") == ["done", "avoid duilius", "avoid atilius_regulus"]
    parted.do("rome avoid duilius")
    assert "done" not in parted.verbs("rome")  # he may not leave the other Consul with fewer than three


@pytest.mark.rule("hamilcar", "11.1.5", "2.2.D1b", "11.2.4")
def test_an_admiral_avoids_by_sea_to_an_own_port() -> None:
    pieces = {"messana": "carthage 4cu hanno", "regium": "rome 3cu duilius atilius_regulus:proconsul"}
    table = punic(pieces, "hanno", "roll 1", control={"messana": "carthage"}).do(
        "carthage march regium; rome done; rome cus 0; rome avoid duilius; rome whole"
    )
    assert set(table.nouns("escape", "rome")) == {"paestum", "consentia", "croton"}
    dry = punic(
        {"messana": "carthage 4cu hanno", "regium": "rome 3cu atilius_regulus"},
        "hanno",
        "roll 1",
        control={"messana": "carthage"},
    )
    dry.do("carthage march regium; rome done; rome cus 0; rome avoid atilius_regulus; rome whole")
    assert "paestum" not in dry.nouns("escape", "rome")
    strait = moving(
        {"regium": "rome 4cu duilius", "messana": "carthage 2cu himilco"},
        "duilius",
        "roll 1",
        control={"messana": "carthage"},
    )
    strait.do("rome march messana; carthage done; carthage cus 0; carthage avoid himilco; carthage whole")
    assert strait.reason("carthage escape regium").rule == "11.2.6"


@pytest.mark.rule("hamilcar", "11.1.9", "7.2.C1")
def test_a_lone_general_who_fails_to_avoid_is_displaced() -> None:
    table = at_enna("roll 6", {"catana": "rome 4cu atilius_regulus", "enna": "carthage himilco"}).do(
        "carthage avoid himilco; carthage whole"
    )
    assert table.standing("himilco") == "pool"
    assert table.events("land-battle") == []


@pytest.mark.rule("hamilcar", "11.3.1", "11.3.2", "11.3.3", "11.3.4", "7.2.B2")
def test_pursuit_lets_the_army_go_on_or_ends_its_move() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"}
    table = at_enna("roll 1, roll 3", pieces).do("carthage avoid himilco; carthage whole; carthage escape thermae")
    assert table.reason("rome march thermae").rule == "11.3.1"
    assert "pursue" in table.verbs("rome")
    table.do("rome pursue")
    assert {"march thermae", "march leontini"} <= set(table.legal("rome"))
    table.do("rome march thermae")
    assert table.asked == ("carthage", "land_reaction")
    failed = at_enna("roll 1, roll 4", pieces).do(
        "carthage avoid himilco; carthage whole; carthage escape thermae; rome pursue"
    )
    assert failed.asked == ("carthage", "card_play")
    siege = moving(
        {"enna": "rome 6cu atilius_regulus", "agrigentum": "carthage 2cu himilco"}, "atilius_regulus", "roll 1, roll 6"
    )
    siege.do(
        "rome march agrigentum; carthage done; carthage cus 0; carthage avoid himilco",
        "carthage whole; carthage escape camarina; rome pursue",
    )
    assert siege.legal("rome") == ["stop", "siege"]


@pytest.mark.rule("hamilcar", "11.2.3")
def test_who_failed_to_intercept_may_not_avoid_the_same_army_later() -> None:
    table = at_enna("roll 6", {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"})
    table.do("carthage interpose hanno; carthage whole; rome march thermae")
    assert table.events("land-battle")  # nobody was asked: Hanno may not Avoid


def failed_out_of_thermae(told_off: str) -> Table:
    """Himilco has failed to Intercept at Enna, and Duilius marches on into Thermae, where Hanno stands too."""
    pieces = {"catana": "rome 6cu duilius", "thermae": "carthage 4cu 1el 1st himilco hanno"}
    table = moving(pieces, "duilius", "roll 6, roll 1").do("rome march enna; carthage interpose himilco")
    return table.do(told_off, "rome march thermae")


@pytest.mark.rule("hamilcar", "11.2.3")
def test_units_and_generals_who_failed_an_interception_are_not_carried_away_by_another_general() -> None:
    table = failed_out_of_thermae("carthage done; carthage elephants 1; carthage cus 3; carthage trains 0")
    assert table.legal("carthage") == ["done", "avoid hanno"]
    assert table.why_not("carthage avoid himilco") == ("11.2.3", "failed-interception")
    table.do("carthage avoid hanno")
    assert table.why_not("carthage bring himilco") == ("11.2.3", "failed-interception")
    table.do("carthage whole; carthage escape panormus")
    assert table.force("carthage", "panormus") == (1, 0, 1)  # the CU and the ST that stayed at home
    assert table.at("hanno") == "panormus"
    assert table.events("land-battle") == [("rome", "thermae")]


@pytest.mark.rule("hamilcar", "11.2.3")
def test_a_second_failure_out_of_one_space_bars_the_same_units() -> None:
    pieces = {"messana": "rome 6cu duilius", "thermae": "carthage 4cu himilco hanno"}
    table = moving(pieces, "duilius", "roll 6, roll 6").do("rome march catana; rome march enna")
    table.do("carthage interpose himilco; carthage done; carthage cus 2")
    table.do("rome march thermae; carthage avoid hanno; carthage done")
    assert table.nouns("cus", "carthage") == ["0", "1", "2"]
    assert table.why_not("carthage cus 3") == ("11.2.3", "failed-units")


@pytest.mark.rule("hamilcar", "2.2.D1b", "11.1.5", "2.2.E1c")
def test_an_admiral_under_another_general_lets_the_army_avoid_by_sea_and_without_him_it_may_not() -> None:
    control: dict[str, str | None] = {"messana": "carthage", "lipara": "carthage"}
    at, came_from = space("messana"), space("catana")
    s = position({"messana": "carthage 2cu hanno gisco"}, control, **HANDS)
    both, alone = 1 << general("hanno") | 1 << general("gisco"), 1 << general("hanno")
    assert space("lipara") in ways_out(s, CARTHAGE, at, came_from, (2, 0, 0, both))
    assert space("lipara") not in ways_out(s, CARTHAGE, at, came_from, (2, 0, 0, alone))


@pytest.mark.parametrize(("units", "opens"), [("2cu 2st", True), ("2cu 3st", False), ("3cu 2st", False)])
@pytest.mark.rule("hamilcar", "10.0.6", "2.1.C2", "2.3.D2a")
def test_who_avoids_slips_inside_only_if_cus_and_trains_both_fit(units: str, opens: bool) -> None:
    pieces = {"enna": "rome 6cu duilius", "agrigentum": f"carthage {units} gisco"}
    table = moving(pieces, "duilius", "roll 1").do("rome march agrigentum; carthage done; carthage cus 0")
    table.do("carthage trains 0; carthage avoid gisco; carthage whole")
    assert table.choice == "way_out"
    assert ("gates" in table.legal("carthage")) == opens
    assert opens or table.why_not("carthage gates") == ("10.0.6", "capacity")


@pytest.mark.rule("hamilcar", "11.2.3", "10.0.2")
def test_units_that_failed_an_interception_are_the_first_behind_the_walls() -> None:
    pieces = {"agrigentum": "carthage 1cu 1el 1st hanno", "agrigentum_inside": "carthage 1cu 1el 1st"}
    s, at = position(pieces, **HANDS), space("agrigentum")
    s.failed_units = [3 * at, 3 * at + 1, 3 * at + 2]
    free = Terms(s, CARTHAGE, general("hanno"), (at,), AVOID_BATTLE, 0, 0)
    assert (free.able_cu, free.able_el, free.able_st) == (1, 1, 1)
    s.failed_units = sorted(s.failed_units * 2)
    barred = Terms(s, CARTHAGE, general("hanno"), (at,), AVOID_BATTLE, 0, 0)
    assert (barred.able_cu, barred.able_el, barred.able_st) == (0, 0, 0)


@pytest.mark.rule("hamilcar", "11.2.3")
def test_who_failed_and_then_left_the_space_is_forgotten_there() -> None:
    s, at = position({"thermae": "carthage 3cu 1el 1st hanno"}, **HANDS), space("thermae")
    note_failure(s, at, (2, 1, 1), 1 << general("hanno"))
    assert [failed_outside(s, CARTHAGE, at, kind) for kind in (0, 1, 2)] == [2, 1, 1]
    note_departure(s, at, (1, 1, 0))
    assert [failed_outside(s, CARTHAGE, at, kind) for kind in (0, 1, 2)] == [1, 0, 1]
