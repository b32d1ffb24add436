"""5.1 Reinforcement Phase."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import LEVEL_IDS
from navarch.games.hamilcar.ch05_1_reinforcement.placing import NEW_GENERAL
from navarch.games.hamilcar.ch05_1_reinforcement.rome import consul_places

from .positions import PUNIC_CAMPS, moving, phase, to_rome
from .table import Table, general, position, space

ROME = {"roma": "rome 4cu", "regium": "rome 4cu duilius:consul", "capua": "rome 1cu claudius_caudex:consul"}


@pytest.mark.rule("hamilcar", "5.1.A1", "5.1.B1", "15.3.A5")
def test_sunk_warships_return_and_carthage_builds_one() -> None:
    table = phase(PUNIC_CAMPS, ready=(0, 1), sunk=(3, 9))
    assert (table.sunk("rome"), table.sunk("carthage")) == (0, 0)
    assert (table.ready("rome"), table.ready("carthage")) == (0, 2)


@pytest.mark.rule("hamilcar", "5.1.B2", "5.1.D1", "5.1.D2", "14.5.A2")
def test_the_regular_cu_goes_to_a_general_or_a_free_city() -> None:
    table = phase(
        {**PUNIC_CAMPS, "agrigentum": "rome 3cu", "agrigentum_inside": "carthage 1cu"},
        points={"agrigentum": (1, "rome")},
    )
    assert table.asked == ("carthage", "placement")
    assert table.nouns("place", "carthage") == ["thermae", "lilybaeum", "syracusae", "carales", "carthago"]
    assert table.reason("carthage place agrigentum").rule == "5.1.D1"
    assert table.reason("carthage place enna").rule == "5.1.B2"
    watched = phase({**PUNIC_CAMPS, "agrigentum": "rome 3cu", "agrigentum_inside": "carthage 1cu"})
    watched.do("carthage place agrigentum")
    assert watched.cus("carthage", "agrigentum_inside") == 2


@pytest.mark.rule("hamilcar", "5.1.B3", "15.3.A7", "2.1.G4", "15.3.B1", "15.3.A5", "5.1.B1", "5.1.B2")
@pytest.mark.example("hamilcar", "15.3-ex1")
def test_a_covered_pair_of_the_miat_gives_a_cu_in_carthago_or_a_warship() -> None:
    table = phase(PUNIC_CAMPS, miat="center a1 a2").do("carthage place carthago")
    assert table.asked == ("carthage", "miat_troops")
    assert table.legal("carthage") == ["place carthago", "warship"]
    assert table.view()["display"]["miat"] == "carthage"
    ships = table.ready("carthage")
    table.do("carthage warship")
    assert table.ready("carthage") == ships + 1
    bare = phase(PUNIC_CAMPS, miat="center a1 b1").do("carthage place carthago")
    assert bare.asked == ("carthage", "placement")  # no pair, no CU


@pytest.mark.rule("hamilcar", "5.1.B4", "5.1.B5", "5.1.B6", "5.1.B7")
def test_generals_are_recalled_and_the_named_and_a_drawn_one_enter() -> None:
    pieces = {"carthago": "carthage 3cu", "thermae": "carthage 2cu gisco hanno hamilcar_barca"}
    table = phase(pieces, "draw gisco", miat="center").do("carthage place carthago")
    assert table.at("hamilcar_barca") == "thermae"
    assert table.at("gisco") is None
    assert table.at("hanno") is None
    assert "place thermae" in table.legal("carthage")
    assert "place roma" not in table.legal("carthage")
    table.do("carthage place thermae")
    assert table.at("hamilcar") == "thermae"
    table.do("carthage place carthago")
    assert table.at("gisco") == "carthago"
    assert table.standing("hanno") == "pool"
    more = phase(pieces, "draw gisco, draw hanno", miat="center b1 b2").do(
        "carthage place carthago; carthage place thermae; carthage place thermae; carthage place thermae"
    )
    assert more.at("hanno") == "thermae"  # the Miat granted one more


@pytest.mark.rule("hamilcar", "5.1.B8", "2.3.F1", "2.3.F5")
def test_admirals_placed_in_carthago_refit_by_their_battle_ratings() -> None:
    table = phase(PUNIC_CAMPS, "draw gisco", miat="center", spent=(0, 5)).do(
        "carthage place carthago; carthage place carthago; carthage place carthago"
    )
    assert table.asked == ("carthage", "port_refit")
    assert table.legal("carthage")[-1] == "ships 3"  # Hamilcar 2 and Gisco 1
    table.do("carthage ships 3")
    assert table.spent("carthage") == 2
    away = phase(PUNIC_CAMPS, "draw gisco", miat="center", spent=(0, 5)).do(
        "carthage place carthago; carthage place thermae; carthage place thermae"
    )
    assert away.asked[1] != "port_refit"


@pytest.mark.rule("hamilcar", "5.1.C1", "5.1.C2", "16.1.1")
def test_rome_raises_a_cu_for_each_province_of_italia() -> None:
    table = to_rome(phase({**PUNIC_CAMPS, **ROME}))
    assert table.events("roman-troops") == [(5,)]
    assert table.cus("rome", "roma") == 9
    fewer = to_rome(phase({**PUNIC_CAMPS, **ROME}, control={"corfinium": None, "nola": None, "salernum": None}))
    assert fewer.events("roman-troops") == [(3,)]  # Samnium counted before, Campania too
    fixed = to_rome(phase({**PUNIC_CAMPS, **ROME}, control={"corfinium": None}, options={"fixed_reinforcements": True}))
    assert fixed.events("roman-troops") == [(5,)]
    shut = to_rome(phase({"roma": "carthage 3cu", "regium": "rome 3cu"}, points={"roma": (1, "carthage")}))
    assert shut.events("roman-troops") == []


@pytest.mark.rule("hamilcar", "5.1.C3", "2.2.C3a", "2.2.C3b", "2.2.C-1", "2.2.A7")
def test_a_consul_may_become_proconsul_and_the_old_one_goes() -> None:
    pieces = {**PUNIC_CAMPS, **ROME, "nola": "rome 1cu fulvius_flaccus:proconsul"}
    table = to_rome(phase(pieces))
    assert table.asked == ("rome", "proconsul")
    assert table.legal("rome") == ["pass", "choose claudius_caudex"]
    table.do("rome choose claudius_caudex")
    assert table.view()["generals"]["claudius_caudex"]["office"] == "proconsul"
    assert table.standing("fulvius_flaccus") == "eliminated"
    assert table.standing("duilius") == "eliminated"
    kept = to_rome(phase(pieces)).do("rome pass")
    assert kept.view()["generals"]["fulvius_flaccus"]["office"] == "proconsul"


@pytest.mark.rule("hamilcar", "5.1.C4", "5.1.C5", "5.1.C11", "2.2.D2d", "2.2.C2a", "17.2.B-Caudex2")
@pytest.mark.example("hamilcar", "5.1.C-ex1")
def test_caudex_leaves_before_the_draw_so_asina_can_be_drawn_at_no_cost() -> None:
    table = phase({**PUNIC_CAMPS, **ROME}, "draw gisco, draw scipio_asina, draw atilius_regulus", miat="center")
    pcs = table.pcs("rome")
    to_rome(table).do("rome pass")
    assert table.standing("claudius_caudex") == "eliminated"
    assert table.pcs("rome") == pcs
    assert table.asked == ("rome", "placement")
    table.do("rome place regium; rome place roma")
    assert table.at("scipio_asina") == "regium"
    assert table.at("atilius_regulus") == "roma"
    offices = [table.view()["generals"][g]["office"] for g in ("scipio_asina", "atilius_regulus")]
    assert offices == ["consul", "consul"]


@pytest.mark.rule("hamilcar", "5.1.C6", "2.2.C2b")
def test_consuls_enter_where_three_cus_are_or_else_in_roma() -> None:
    table = to_rome(phase({**PUNIC_CAMPS, "regium": "rome 3cu", "capua": "rome 2cu"}, "draw gisco", miat="center"))
    assert table.nouns("place", "rome") == ["roma", "regium"]
    assert table.reason("rome place capua").rule == "5.1.C6"
    bare = to_rome(
        phase({**PUNIC_CAMPS, "roma": "carthage 1cu"}, "draw gisco", miat="center", points={"roma": (1, "carthage")})
    )
    assert bare.nouns("place", "rome") == ["roma"]


@pytest.mark.rule("hamilcar", "5.1.C7", "5.1.C8", "5.1.C9", "5.1.C10", "2.2.D1c", "15.4.A3", "15.5.3")
def test_an_admiral_in_roma_brings_a_naval_reform() -> None:
    dice = "draw gisco, draw cornelius_scipio, draw lutatius_catulus"
    table = to_rome(phase({**PUNIC_CAMPS, "roma": "rome 1cu"}, dice, miat="center")).do(
        "rome place roma; rome place roma"
    )
    assert table.asked == ("rome", "reform")
    assert table.nouns("ships", "rome") == ["1", "2"]  # rating 2; six CUs, of which three stay with the Consuls
    assert table.reason("rome ships 3").rule == "5.1.C8"
    table.do("rome ships 2; rome improve; rome mount")
    assert table.ready("rome") == 2
    assert table.cus("rome", "roma") == 4
    assert table.seamanship == "fair"
    assert table.corvi
    assert table.asked == ("rome", "reform")
    assert table.reason("rome improve").rule == "5.1.C9"
    assert table.nouns("ships", "rome") == ["1"]
    elsewhere = to_rome(phase({**PUNIC_CAMPS, "roma": "rome 1cu", "regium": "rome 3cu"}, dice, miat="center"))
    elsewhere.do("rome place regium; rome place regium")
    assert elsewhere.asked[1] != "reform"


@pytest.mark.rule("hamilcar", "5.1.D3", "2.2.A5", "2.2.A6")
def test_a_placed_cu_displaces_a_lone_enemy_general() -> None:
    table = phase({**PUNIC_CAMPS, "agrigentum": "rome atilius_regulus"}).do("carthage place agrigentum")
    assert table.standing("atilius_regulus") == "eliminated"


@pytest.mark.rule("hamilcar", "5.2.C3.2b")
def test_hamilcar_barca_enters_free_in_turn_seven() -> None:
    table = phase(PUNIC_CAMPS, turn=7, miat="center").do("carthage place carthago")
    assert table.asked == ("carthage", "placement")
    assert "place lilybaeum" in table.legal("carthage")
    assert "place tunes" not in table.legal("carthage")  # no port
    table.do("carthage place lilybaeum; carthage place lilybaeum")
    assert table.at("hamilcar_barca") == "lilybaeum"
    assert table.cus("carthage", "lilybaeum") == 1
    hired = phase({**PUNIC_CAMPS, "utica": "carthage 1cu hamilcar_barca"}, turn=7, miat="center").do(
        "carthage place carthago"
    )
    assert hired.at("hamilcar_barca") == "utica"


@pytest.mark.rule("hamilcar", "5.1.D3", "5.2.C2.3a")
def test_troops_raised_beside_a_lone_enemy_general_displace_him() -> None:
    pieces = {"roma": "rome duilius + carthage hanno"}
    table = Table(pieces, rome="socii_navales spies", carthage="epidemic")
    table.do("rome operate socii_navales; rome raise_troops duilius")
    assert table.standing("hanno") == "pool"


@pytest.mark.rule("hamilcar", "5.1.D3", "17.2.B-Vulso3")
def test_the_crews_that_vulso_lands_displace_a_lone_enemy_general() -> None:
    table = moving({"roma": "rome 3cu vulso_longus + carthage hanno"}, "vulso_longus", ready=(2, 0))
    table.do("rome ships 2")
    assert table.cus("rome", "roma") == 5
    assert table.standing("hanno") == "pool"


@pytest.mark.rule("hamilcar", "5.1.D3", "5.1.B3", "2.2.A6")
def test_a_cu_of_the_miat_displaces_a_lone_general_in_carthago() -> None:
    pieces = {"carthago": "rome atilius_regulus", "thermae": "carthage 2cu gisco", "roma": "rome 4cu"}
    table = phase(pieces, miat="center a1 a2").do("carthage place thermae; carthage place carthago")
    assert table.standing("atilius_regulus") == "eliminated"


@pytest.mark.rule("hamilcar", "5.1.D3", "5.1.C1", "2.2.A5")
def test_the_troops_of_roma_displace_a_lone_general_there() -> None:
    pieces = {"roma": "carthage hamilcar_barca", "carthago": "carthage 1cu", "regium": "rome 4cu"}
    table = phase(pieces, miat="center").do("carthage place carthago")
    while table.asked[0] == "carthage":
        table.do(f"carthage {table.legal('carthage')[0]}")
    assert table.at("hamilcar_barca") is None
    assert table.cus("rome", "roma") > 0


@pytest.mark.rule("hamilcar", "5.1.D3", "5.2.C3.1a")
def test_a_mercenarys_elephant_displaces_a_lone_general() -> None:
    pieces = {"utica": "rome atilius_regulus"}
    table = Table(pieces, carthage="spies", rome="epidemic", active="carthage", turn=4, miat="center a1 a2")
    table.do("carthage hire xanthippus; carthage unseat center; carthage unseat a1; carthage unseat a2")
    table.do("carthage place utica")
    assert table.at("xanthippus") == "utica"
    assert table.standing("atilius_regulus") == "eliminated"


@pytest.mark.rule("hamilcar", "5.1.D3", "5.2.C4b")
def test_the_dictators_troops_displace_a_lone_general_in_roma() -> None:
    lost = {"arretium": "carthage", "thurii": None}
    pieces = {"roma": "carthage hamilcar_barca"}
    table = Table(pieces, rome="spies epidemic", carthage="pestilence", control=lost, turn=2).do("rome dictator")
    assert table.at("hamilcar_barca") is None
    assert table.cus("rome", "roma") == 3


@pytest.mark.rule("hamilcar", "5.1.D1", "14.5.A2", "5.2.C2.5d")
def test_supplies_for_an_army_before_its_own_besieged_city_stay_outside() -> None:
    pieces = {"syracusae": "rome 3cu duilius + carthage 1cu gisco", "syracusae_inside": "carthage 1cu"}
    table = Table(
        pieces, carthage="libyan_levies spies", rome="epidemic", active="carthage", points={"syracusae": (1, "rome")}
    )
    table.do("carthage operate libyan_levies; carthage supply syracusae")
    assert table.force("carthage", "syracusae_inside") == (1, 0, 0)
    assert table.force("carthage", "syracusae") == (1, 0, 1)


@pytest.mark.rule("hamilcar", "5.2.C3.2b")
def test_hamilcar_barca_arrives_in_turn_seven_though_xanthippus_was_never_hired() -> None:
    table = phase({"carthago": "carthage 3cu"}, turn=7, miat="center").do(
        "carthage place carthago; carthage place carthago; carthage place carthago"
    )
    assert table.at("hamilcar_barca") == "carthago"
    assert table.standing("xanthippus") == "mercenary"
    assert table.s.forgotten == 1


@pytest.mark.rule("hamilcar", "5.1.C3")
def test_a_proconsul_elected_from_the_consuls_keeps_his_army_in_the_field() -> None:
    pieces = {"carthago": "carthage 3cu", "catana": "rome 5cu atilius_regulus", "capua": "rome 3cu claudius_caudex"}
    table = to_rome(phase(pieces)).do("rome choose atilius_regulus")
    assert table.at("atilius_regulus") == "catana"
    assert table.view()["generals"]["atilius_regulus"]["office"] == "proconsul"
    assert table.standing("scipio_asina") in ("pool", "map")


@pytest.mark.rule("hamilcar", "5.1.C9")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_seamanship_reforms_are_limited_to_one_level_a_turn(count: int) -> None:
    table = to_rome(
        phase(
            {"carthago": "carthage 3cu", "roma": "rome 1cu"},
            "draw gisco, draw duilius, draw lutatius_catulus",
            miat="center",
            seamanship=count,
        )
    ).do("rome place roma; rome place roma; rome improve; rome done")
    assert table.seamanship == LEVEL_IDS[count]
    assert "improve" not in table.verbs("rome")


@pytest.mark.rule("hamilcar", "5.1.C9", "15.4.A2")
def test_seamanship_may_rise_again_in_the_next_turn_but_not_above_excellent() -> None:
    pieces, dice = {**PUNIC_CAMPS, "roma": "rome 1cu"}, "draw gisco, draw duilius, draw lutatius_catulus"
    again = to_rome(phase(pieces, dice, miat="center", reformed=1)).do("rome place roma; rome place roma")
    assert "improve" in again.verbs("rome")
    top = to_rome(phase(pieces, dice, miat="center", seamanship=4)).do("rome place roma; rome place roma")
    assert "improve" not in top.verbs("rome")
    assert top.why_not("rome improve") == ("15.4.A2", "excellent-already")


@pytest.mark.rule("hamilcar", "5.1.C7", "2.2.D1c")
def test_each_admiral_brings_one_reform() -> None:
    pieces, dice = {**PUNIC_CAMPS, "roma": "rome 1cu"}, "draw gisco, draw duilius, draw lutatius_catulus"
    table = to_rome(phase(pieces, dice, miat="center")).do("rome place roma; rome place roma")
    assert table.match.prompt()[2] == (general("duilius"),)
    table.do("rome done")
    assert (table.asked, table.match.prompt()[2]) == (("rome", "reform"), (general("lutatius_catulus"),))
    table.do("rome done")
    assert table.choice != "reform"


@pytest.mark.rule("hamilcar", "5.1.B8", "5.1.B5")
def test_admirals_who_enter_in_carthago_refit_warships_and_others_do_not() -> None:
    pieces = {"carthago": "carthage 3cu", "thermae": "carthage 2cu", "roma": "rome 4cu"}
    table = phase(pieces, "draw gisco", turn=2, miat="a1", spent=(0, 5))
    table.do("carthage place carthago")  # the regular CU
    while table.choice == "miat_troops":
        table.do("carthage " + table.legal("carthage")[0])
    table.do("carthage place carthago; carthage place carthago")  # Hamilcar (2) and Gisco (1)
    assert table.asked == ("carthage", "port_refit")
    assert table.nouns("ships", "carthage") == ["0", "1", "2", "3"]
    assert table.why_not("carthage ships 4") == ("5.1.B8", "admirals-refit")
    assert table.why_not("carthage ships 6") == ("2.3.F5", "spent-ships")
    ships = table.ready("carthage")
    table.do("carthage ships 3")
    assert (table.ready("carthage"), table.spent("carthage")) == (ships + 3, 2)
    away = phase(pieces, "draw gisco", turn=2, miat="a1", spent=(0, 5)).do("carthage place carthago")
    while table.choice == "miat_troops":
        away.do("carthage " + away.legal("carthage")[0])
    away.do("carthage place thermae; carthage place carthago")
    assert away.nouns("ships", "carthage") == ["0", "1"]


@pytest.mark.rule("hamilcar", "5.1.C6", "2.1.C8")
def test_cus_on_both_sides_of_a_wall_that_is_not_besieged_make_up_a_consular_army() -> None:
    pieces = {"messana": "rome 1cu", "messana_inside": "rome 2cu"}
    assert consul_places(position(pieces, rome="spies")) == 1 << space("messana")
    shut = position(pieces, rome="spies", points={"messana": (1, "carthage")})
    assert consul_places(shut) == 1 << space("roma")


@pytest.mark.rule("hamilcar", "5.1.C6")
def test_no_consul_enters_a_space_whose_roman_city_is_besieged_but_one_joins_a_roman_siege() -> None:
    pieces = {"messana": "rome 4cu + carthage 3cu", "messana_inside": "rome 2cu", "agrigentum": "rome 3cu"}
    points = {"messana": (1, "carthage"), "agrigentum": (1, "rome")}
    assert consul_places(position(pieces, rome="spies", points=points)) == 1 << space("agrigentum")
    table = to_rome(phase({**PUNIC_CAMPS, **pieces}, "draw gisco", miat="center", points=points))
    assert table.nouns("place", "rome") == ["roma", "agrigentum"]
    assert table.why_not("rome place messana") == ("5.1.C6", "besieged")


@pytest.mark.rule("hamilcar", "5.2.C3.2b", "5.1.D3")
def test_no_cu_comes_in_turn_seven_if_barca_is_in_play_and_a_cu_of_the_miat_displaces_a_lone_general() -> None:
    pieces = {
        "carthago": "carthage hamilcar_barca + rome duilius:proconsul",
        "thermae": "carthage 1cu",
        "roma": "rome 4cu",
    }
    table = phase(pieces, turn=7, miat="a1 a2 b1 b2 c1 c2 center")
    table.do("carthage place lilybaeum")  # the regular CU
    while table.choice == "miat_troops":
        table.do("carthage place carthago")
    assert table.standing("duilius") == "eliminated"
    assert table.events("placed-piece").count(("carthage", "cu", "lilybaeum")) == 1
    assert sum(table.s.cu[len(table.s.cu) // 2 :]) == 1 + len(table.events("placed-piece"))
    quiet = phase({**pieces, "carthago": "carthage hamilcar_barca"}, turn=7, miat="a1").do("carthage place lilybaeum")
    assert quiet.events("placed-piece") == [("carthage", "cu", "lilybaeum")]
    assert quiet.match.prompt()[2][0] == NEW_GENERAL  # a General is placed next, and no CU
