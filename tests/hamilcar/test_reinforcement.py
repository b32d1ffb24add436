"""5.1 Reinforcement Phase."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.hamilcar.ch05_1_reinforcement.reinforcement import ReinforcementPhase

from .table import SEATS, Table, general, position, resume


def phase(pieces: dict[str, str], dice: str = "", turn: int = 2, **more: Any) -> Table:
    """A table at the beginning of the Reinforcement Phase of a turn."""
    s = position(pieces, rome="spies", turn=turn, **more)
    s.hand, s.discard = [0, 0], s.discard | s.hand[0]
    s.stack[0].go("strategy")
    return Table.on(resume(s, ReinforcementPhase()), dice)


CARTHAGE = {"carthago": "carthage 3cu", "thermae": "carthage 2cu gisco hanno"}
ROME = {"roma": "rome 4cu", "regium": "rome 4cu duilius:consul", "capua": "rome 1cu claudius_caudex:consul"}


@pytest.mark.rule("hamilcar", "5.1.A1", "5.1.B1", "15.3.A5")
def test_sunk_warships_return_and_carthage_builds_one() -> None:
    table = phase(CARTHAGE, ready=(0, 1), sunk=(3, 9))
    assert table.s.sunk == [0, 0]
    assert table.s.ready == [0, 2]


@pytest.mark.rule("hamilcar", "5.1.B2", "5.1.D1", "5.1.D2", "14.5.A2")
def test_the_regular_cu_goes_to_a_general_or_a_free_city() -> None:
    table = phase(
        {**CARTHAGE, "agrigentum": "rome 3cu", "agrigentum_inside": "carthage 1cu"}, points={"agrigentum": (1, "rome")}
    )
    assert table.asked == ("carthage", "placement")
    assert table.nouns("carthage", "place") == ["thermae", "lilybaeum", "syracusae", "carales", "carthago"]
    assert table.why("carthage", "place agrigentum") == "5.1.D1"
    assert table.why("carthage", "place enna") == "5.1.B2"
    watched = phase({**CARTHAGE, "agrigentum": "rome 3cu", "agrigentum_inside": "carthage 1cu"})
    watched.do("carthage place agrigentum")
    assert watched.cus("carthage", "agrigentum_inside") == 2


@pytest.mark.rule("hamilcar", "5.1.B3", "15.3.A7", "2.1.G4", "15.3.B1", "15.3.A5", "5.1.B1", "5.1.B2")
@pytest.mark.example("hamilcar", "15.3-ex1")
def test_a_covered_pair_of_the_miat_gives_a_cu_in_carthago_or_a_warship() -> None:
    table = phase(CARTHAGE, miat="center a1 a2").do("carthage place carthago")
    assert table.asked == ("carthage", "miat_troops")
    assert table.legal("carthage") == ["place carthago", "warship"]
    assert table.view()["display"]["miat"] == "carthage"
    ships = table.s.ready[1]
    table.do("carthage warship")
    assert table.s.ready[1] == ships + 1
    bare = phase(CARTHAGE, miat="center a1 b1").do("carthage place carthago")
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
    table = phase(CARTHAGE, "draw gisco", miat="center", spent=(0, 5)).do(
        "carthage place carthago; carthage place carthago; carthage place carthago"
    )
    assert table.asked == ("carthage", "port_refit")
    assert table.legal("carthage")[-1] == "ships 3"  # Hamilcar 2 and Gisco 1
    table.do("carthage ships 3")
    assert table.s.spent[1] == 2
    away = phase(CARTHAGE, "draw gisco", miat="center", spent=(0, 5)).do(
        "carthage place carthago; carthage place thermae; carthage place thermae"
    )
    assert away.asked[1] != "port_refit"


def to_rome(table: Table) -> Table:
    while table.match.to_act and SEATS[table.match.to_act[0]] == "carthage":
        table.match.submit(1, table.match.legal(1)[-1])
    return table


@pytest.mark.rule("hamilcar", "5.1.C1", "5.1.C2", "16.1.1")
def test_rome_raises_a_cu_for_each_province_of_italia() -> None:
    table = to_rome(phase({**CARTHAGE, **ROME}))
    assert table.events("roman-troops") == [(5, 0, 0, 0, 0, 0)]
    assert table.cus("rome", "roma") == 9
    fewer = to_rome(phase({**CARTHAGE, **ROME}, control={"corfinium": None, "nola": None, "salernum": None}))
    assert fewer.events("roman-troops") == [(3, 0, 0, 0, 0, 0)]  # Samnium counted before, Campania too
    fixed = to_rome(phase({**CARTHAGE, **ROME}, control={"corfinium": None}, options={"fixed_reinforcements": True}))
    assert fixed.events("roman-troops") == [(5, 0, 0, 0, 0, 0)]
    shut = to_rome(phase({"roma": "carthage 3cu", "regium": "rome 3cu"}, points={"roma": (1, "carthage")}))
    assert shut.events("roman-troops") == []


@pytest.mark.rule("hamilcar", "5.1.C3", "2.2.C3a", "2.2.C3b", "2.2.C-1", "2.2.A7")
def test_a_consul_may_become_proconsul_and_the_old_one_goes() -> None:
    pieces = {**CARTHAGE, **ROME, "nola": "rome 1cu fulvius_flaccus:proconsul"}
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
    table = phase({**CARTHAGE, **ROME}, "draw gisco, draw scipio_asina, draw atilius_regulus", miat="center")
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
    table = to_rome(phase({**CARTHAGE, "regium": "rome 3cu", "capua": "rome 2cu"}, "draw gisco", miat="center"))
    assert table.nouns("rome", "place") == ["roma", "regium"]
    assert table.why("rome", "place capua") == "5.1.B7"
    bare = to_rome(
        phase({**CARTHAGE, "roma": "carthage 1cu"}, "draw gisco", miat="center", points={"roma": (1, "carthage")})
    )
    assert bare.nouns("rome", "place") == ["roma"]


@pytest.mark.rule("hamilcar", "5.1.C7", "5.1.C8", "5.1.C9", "5.1.C10", "2.2.D1c", "15.4.A3", "15.5.3")
def test_an_admiral_in_roma_brings_a_naval_reform() -> None:
    dice = "draw gisco, draw cornelius_scipio, draw lutatius_catulus"
    table = to_rome(phase({**CARTHAGE, "roma": "rome 1cu"}, dice, miat="center")).do("rome place roma; rome place roma")
    assert table.asked == ("rome", "reform")
    assert table.nouns("rome", "ships") == ["1", "2"]  # rating 2; six CUs, of which three stay with the Consuls
    assert table.why("rome", "ships 3") == "5.1.C8"
    table.do("rome ships 2; rome improve; rome mount")
    assert table.s.ready[0] == 2
    assert table.cus("rome", "roma") == 4
    assert table.s.seamanship == 2
    assert table.s.corvi == 1
    assert table.asked == ("rome", "reform")
    assert table.why("rome", "improve") == "5.1.C9"
    assert table.nouns("rome", "ships") == ["1"]
    elsewhere = to_rome(phase({**CARTHAGE, "roma": "rome 1cu", "regium": "rome 3cu"}, dice, miat="center"))
    elsewhere.do("rome place regium; rome place regium")
    assert elsewhere.asked[1] != "reform"


@pytest.mark.rule("hamilcar", "5.1.D3", "2.2.A5", "2.2.A6")
def test_a_placed_cu_displaces_a_lone_enemy_general() -> None:
    table = phase({**CARTHAGE, "agrigentum": "rome atilius_regulus"}).do("carthage place agrigentum")
    assert table.standing("atilius_regulus") == "eliminated"


@pytest.mark.rule("hamilcar", "5.2.C3.2b")
def test_hamilcar_barca_enters_free_in_turn_seven() -> None:
    table = phase(CARTHAGE, turn=7, miat="center").do("carthage place carthago")
    assert table.asked == ("carthage", "placement")
    assert "place lilybaeum" in table.legal("carthage")
    assert "place tunes" not in table.legal("carthage")  # no port
    table.do("carthage place lilybaeum; carthage place lilybaeum")
    assert table.at("hamilcar_barca") == "lilybaeum"
    assert table.cus("carthage", "lilybaeum") == 1
    hired = phase({**CARTHAGE, "utica": "carthage 1cu hamilcar_barca"}, turn=7, miat="center").do(
        "carthage place carthago"
    )
    assert hired.at("hamilcar_barca") == "utica"


@pytest.mark.rule("hamilcar", "16.2.1")
def test_with_consul_selection_rome_may_choose_one_or_both() -> None:
    table = to_rome(
        phase(
            {**CARTHAGE, "roma": "rome 6cu"},
            "draw gisco, draw duilius",
            miat="center",
            options={"consul_selection": True},
        )
    )
    table.do("rome choose atilius_regulus")
    assert table.asked == ("rome", "consul_choice")
    assert "choose atilius_regulus" not in table.legal("rome")
    table.do("rome pass; rome place roma; rome place roma")
    assert {table.at("atilius_regulus"), table.at("duilius")} == {"roma"}


@pytest.mark.rule("hamilcar", "16.3.1", "16.3.2", "5.2.C3.1c")
def test_a_prolonged_contract_is_paid_before_the_miat_is_read() -> None:
    pieces = {**CARTHAGE, "utica": "carthage 1el xanthippus"}
    option = {"prolonged_contract": True}
    table = phase(pieces, turn=4, miat="center a1 a2", options=option)
    assert table.asked == ("carthage", "prolongation")
    table.do(
        "carthage prolong; carthage unseat a1; carthage unseat a2; carthage unseat center; carthage place carthago"
    )
    assert table.at("xanthippus") == "utica"
    assert table.asked == ("carthage", "placement")
    gone = phase(pieces, turn=4, miat="center a1 a2", options=option).do("carthage pass")
    assert gone.standing("xanthippus") == "eliminated"
    poor = phase(pieces, turn=4, miat="center a1", options=option)
    assert poor.standing("xanthippus") == "eliminated"
    assert general("xanthippus") >= 0
