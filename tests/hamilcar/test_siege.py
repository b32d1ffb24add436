"""14 Siege and Subjugation, 15 other rules, 16.4 Blockade Runners."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table
from .test_movement import moving, punic

AGRIGENTUM = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st"}


def besieging(dice: str, pieces: dict[str, str] | None = None, general: str = "duilius", **more: Any) -> Table:
    return moving(pieces or AGRIGENTUM, general, dice, **more).do("rome siege")


def points(table: Table, name: str = "agrigentum") -> int:
    siege = table.view()["spaces"][name].get("siege")
    return siege["points"] if siege else 0


@pytest.mark.rule("hamilcar", "14.1.1", "14.1.8", "14.2.3", "14.2.4", "14.5.A1", "14.4.1", "14.4.2", "2.3.D3b")
def test_two_points_take_a_walled_city() -> None:
    table = besieging("white_die 6").do("carthage pass")
    assert points(table) == 1
    assert table.view()["spaces"]["agrigentum"]["city"]["besieged"]
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st gisco"}
    fallen = besieging("white_die 6", pieces, points={"agrigentum": (1, "rome")}).do("carthage pass")
    assert fallen.control("agrigentum") == "rome"
    assert fallen.cus("carthage", "agrigentum_inside") == 0
    assert fallen.force("rome", "agrigentum") == (4, 0, 1)
    assert fallen.standing("gisco") == "pool"
    assert points(fallen) == 0


@pytest.mark.rule("hamilcar", "14.1.3", "14.1.2", "14.4.3", "2.1.D3", "2.1.D4", "14.1.8")
def test_three_points_subjugate_a_tribe_with_the_red_die() -> None:
    table = moving({"volsinii": "rome 3cu duilius"}, "duilius", "red_die 6", points={"volsinii": (1, "rome")}).do(
        "rome siege"
    )
    assert table.control("volsinii") == "rome"
    assert "tribe" not in table.view()["spaces"]["volsinii"]
    few = moving({"volsinii": "rome 2cu duilius"}, "duilius")
    assert few.why("rome", "siege") == "14.1.3"
    joined = moving(
        {"roma": "rome 3cu fulvius_flaccus:proconsul", "volsinii": "rome 1cu"}, "fulvius_flaccus", "red_die 6"
    )
    joined.do("rome march volsinii; rome siege")
    assert points(joined, "volsinii") == 2


@pytest.mark.rule("hamilcar", "14.2.1", "2.1.C4", "2.1.I6", "2.1.I7", "2.1.I8", "14.2.2")
def test_supremacy_gives_the_red_die_and_large_cities_need_it() -> None:
    red = besieging("red_die 6", supremacy="rome").do("carthage pass")
    assert red.control("agrigentum") == "rome"  # two Points at once
    large = moving({"syracusae": "rome 4cu duilius"}, "duilius", supremacy="carthage")
    assert large.why("rome", "siege") == "14.2.2"
    allowed = moving({"syracusae": "rome 4cu duilius"}, "duilius", "white_die 6", supremacy="rome").do("rome siege")
    assert points(allowed, "syracusae") == 1
    kept = moving({"syracusae": "rome 4cu duilius"}, "duilius", supremacy="carthage", points={"syracusae": (2, "rome")})
    assert kept.why("rome", "siege") == "14.2.2"
    assert points(kept, "syracusae") == 2


@pytest.mark.rule("hamilcar", "14.2.3", "14.1.9")
def test_a_loss_symbol_costs_a_cu_and_without_cus_the_siege_is_over() -> None:
    table = besieging("white_die 1")
    assert table.cus("rome", "agrigentum") == 3
    assert points(table) == 0
    left = moving(
        {"agrigentum": "rome 4cu fulvius_flaccus:proconsul"}, "fulvius_flaccus", points={"agrigentum": (1, "rome")}
    ).do("rome march enna; rome stop")
    assert points(left) == 0


@pytest.mark.rule("hamilcar", "14.1.8", "14.2.3", "14.3.1", "14.4.1", "14.3.2", "2.3.D1c")
@pytest.mark.example("hamilcar", "14.3-ex1")
def test_determined_defence_cancels_one_of_two_points() -> None:
    fallen = besieging("red_die 6", supremacy="rome", points={"agrigentum": (1, "rome")}).do("carthage defend")
    assert fallen.control("agrigentum") == "rome"
    held = besieging("red_die 6", supremacy="rome").do("carthage defend")
    assert points(held) == 1
    assert held.force("carthage", "agrigentum_inside") == (0, 0, 0)
    first = besieging("white_die 6").do("carthage defend")
    assert points(first) == 0  # also against the very first Point


@pytest.mark.rule("hamilcar", "14.1.4")
def test_no_attempt_after_a_battle_in_the_same_activation() -> None:
    table = moving(
        {"enna": "rome 6cu duilius", "agrigentum": "carthage 1cu gisco"},
        "duilius",
        "small_die 2, large_die 4, large_die 6",
    )
    table.do("rome march agrigentum; carthage done; carthage cus 0; carthage done")
    assert table.events("battle-result")[0][0] == 0
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "14.5.B1", "13.5.E2", "14.5.A3")
def test_a_besieged_army_sorties_and_may_fall_back_inside() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 2cu gisco"}
    table = punic(pieces, "gisco", "small_die 5, large_die 6, large_die 5", points={"agrigentum": (1, "rome")})
    assert {"sortie", "stop"} == table.verbs("carthage")
    table.do("carthage sortie; carthage whole")
    assert table.events("battle-result") == [(0, 1, 1, 0, 0, 0)]  # no Land Reactions; the Attacker loses ties
    table.do("carthage cus 1")
    assert table.at("gisco") == "agrigentum_inside"
    assert table.cus("carthage", "agrigentum_inside") == 1
    assert points(table) == 1


@pytest.mark.rule("hamilcar", "14.5.B2", "14.5.B3", "14.5.B4", "14.5.B5", "14.5.B6")
def test_a_relief_army_may_be_joined_by_the_besieged() -> None:
    pieces = {"enna": "carthage 3cu hanno", "agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 2cu gisco"}
    more: dict[str, Any] = {"points": {"agrigentum": (1, "rome")}, "rome": "ambush epidemic"}
    table = punic(pieces, "hanno", **more).do("carthage march agrigentum; rome done")
    assert table.asked == ("carthage", "joining")
    table.do("carthage join; carthage whole; carthage command gisco")
    assert table.view()["land_battle"]["sides"]["carthage"]["cus"] == 5
    alone = punic(pieces, "hanno", **more).do("carthage march agrigentum; rome done; carthage pass")
    side = alone.view()["land_battle"]["sides"]["carthage"]
    assert alone.at("gisco") == "agrigentum_inside"
    assert side["cus"] == 3
    assert side["commander"] == "hanno"


@pytest.mark.rule("hamilcar", "14.5.B6", "13.5.E2", "13.5.E3")
def test_only_the_sortie_units_go_back_inside_after_a_lost_relief() -> None:
    pieces = {"enna": "carthage 3cu hanno", "agrigentum": "rome 6cu duilius", "agrigentum_inside": "carthage 1cu gisco"}
    dice = "small_die 1, large_die 6, large_die 5"
    table = punic(pieces, "hanno", dice, points={"agrigentum": (1, "rome")}, control={"enna": "carthage"})
    table.do("carthage march agrigentum; rome done; carthage join; carthage whole; carthage command hanno")
    assert table.events("battle-result")[0][0] == 0
    assert table.legal("carthage") == ["cus 0", "cus 1"]
    table.do("carthage cus 1")
    assert table.legal("carthage") == ["done", "bring gisco"]
    table.do("carthage bring gisco")
    assert table.at("gisco") == "agrigentum_inside"
    assert table.at("hanno") == "enna"


@pytest.mark.rule("hamilcar", "15.1.1", "15.2.1", "15.2.2")
def test_half_rounds_down_and_attrition_reads_row_and_column() -> None:
    from .table import BOX

    assert [lost // 2 for lost in (1, 2, 3, 5)] == [0, 1, 1, 2]
    assert BOX.losses[BOX.row(6)][BOX.column(4)] == 2
    assert BOX.losses[BOX.row(6)][BOX.column(3)] == 1
    assert BOX.losses[BOX.row(1)][BOX.column(6)] == 0
    assert BOX.losses[BOX.row(1)][BOX.column(7)] == 1
    assert BOX.losses[BOX.row(9)][BOX.column(12)] == 4
    assert BOX.losses[BOX.row(-3)][BOX.column(12)] == 1


@pytest.mark.rule("hamilcar", "16.4.1", "16.4.2", "16.4.3")
def test_blockade_runners_take_off_siege_points() -> None:
    pieces = {"lilybaeum": "rome 3cu", "lilybaeum_inside": "carthage 1cu", "carthago": "carthage 1cu 1st"}
    more: dict[str, Any] = {
        "points": {"lilybaeum": (1, "rome")}, "ready": (0, 1), "carthage": "spies epidemic", "rome": "pestilence",
        "active": "carthage", "options": {"blockade_runners": True},
    }  # fmt: skip
    table = Table(pieces, "red_die 3", **more).do(
        "carthage run_blockade lilybaeum; carthage target carthago; carthage discard spies"
    )
    assert points(table, "lilybaeum") == 0
    assert table.s.ready[1] == 1
    assert table.force("carthage", "carthago")[2] == 0
    assert table.view()["war_chest"]["carthage"]["cards"] == ["spies"]
    lost = Table(pieces, "white_die 1", **{**more, "supremacy": "rome"}).do(
        "carthage run_blockade lilybaeum; carthage target carthago; carthage discard spies"
    )
    assert lost.s.ready[1] == 0
    assert lost.s.sunk[1] == 1
    assert points(lost, "lilybaeum") == 1
    off = Table(pieces, **{**more, "options": {}})
    assert off.why("carthage", "run_blockade lilybaeum") == "16.4.1"
