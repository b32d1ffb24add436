"""3 Build Phase, 3.1 Build Rules."""

from __future__ import annotations

import pytest

from .table import GAME, Table


def greek_table() -> Table:
    """Greece with Thracia and Achaea, and plenty of coins."""
    return Table().wipe().control("greece", "thracia").only("greece", coin=12)


@pytest.mark.rule("mare-nostrum", "3-1", "3-2")
def test_the_culture_leader_names_the_builders_one_at_a_time_himself_when_he_likes() -> None:
    table = Table().build_phase()
    assert table.asked == ("egypt", "builder")
    assert table.nouns("name_builder") == ["rome", "greece", "babylon", "egypt", "carthage"]
    table.do("name_builder carthage")
    assert table.actor == "carthage"
    table.do("done")
    assert table.asked == ("egypt", "builder")
    assert table.why_not("name_builder carthage") == ("3-1", "had-build-turn")
    table.do("name_builder egypt", "done", "name_builder rome", "done", "name_builder babylon", "done")
    assert table.asked == ("greece", "build")  # the last one needs no naming
    table.do("done")
    assert table.phase == "move_battle"


@pytest.mark.rule("mare-nostrum", "3-3", "3.1.3-7")
def test_built_things_lie_on_the_map_and_tiles_on_the_mat() -> None:
    table = greek_table().build_turn("greece").do("recruit circe", "legion thracia")
    assert table.view()["players"]["p2"]["tiles"] == ["pericles", "circe"]
    assert "circe" not in table.view()["tiles"]["open"]
    assert table.view()["provinces"]["thracia"]["legions"] == {"p2": 1}


@pytest.mark.rule("mare-nostrum", "3.1-1")
def test_items_are_built_in_any_order() -> None:
    table = (
        greek_table().build_turn("greece").do("legion achaea", "build athenae", "trireme mare_ionium", "legion achaea")
    )
    assert table.count("greece", "achaea") == 2
    assert table.is_built("athenae")


@pytest.mark.rule("mare-nostrum", "3.1.1-1", "3.1.1-2")
def test_asia_is_out_of_reach_without_a_trireme_in_a_linking_sea() -> None:
    table = greek_table().build_turn("greece")
    assert table.why_not("control asia") == ("3.1.1-1", "not-linked")
    for sea in ("mare_aegaeum", "pontus_euxinus"):
        other = greek_table().triremes("greece", sea, 1).build_turn("greece")
        assert "asia" in other.nouns("control")
        assert other.offers("control asia")


@pytest.mark.rule("mare-nostrum", "3.1.1-8")
@pytest.mark.example("mare-nostrum", "3.1.1-ex3")
def test_a_province_of_an_opponent_cannot_be_controlled() -> None:
    table = greek_table().control("greece", "dacia").control("rome", "dalmatia").build_turn("greece")
    assert table.why_not("control dalmatia") == ("3.1.1-8", "opponents-province")


@pytest.mark.rule("mare-nostrum", "3.1.2-3", "3.1.1-3", "3.1.1-2", "3.1.1-5", "3.1.2-12", "3.1.2-10")
def test_greece_builds_a_trireme_control_of_asia_and_troia_in_one_turn() -> None:
    table = greek_table().build_turn("greece").do("trireme mare_aegaeum", "control asia", "build troia")
    assert table.owner("asia") == "greece"
    assert table.is_built("troia")
    assert not any("asia" in name and name.endswith("market") for name in GAME.nouns["site"])
    assert GAME.box.caravans_of[GAME.nouns["province"].index("asia")] == ()


@pytest.mark.rule("mare-nostrum", "3.2-1", "3.2-2")
@pytest.mark.example("mare-nostrum", "3.2-ex1")
def test_a_trireme_raises_military_a_legendary_city_culture_and_control_nothing() -> None:
    table = greek_table().build_turn("greece")
    before = table.levels("greece")
    table.do("trireme mare_aegaeum", "control asia", "build troia")
    assert table.levels("greece") == (before[0], before[1] + 1, before[2] + 1)


@pytest.mark.rule("mare-nostrum", "3.2-1", "10.CIRCE-3")
@pytest.mark.example("mare-nostrum", "3.2-ex2")
def test_circe_raises_trade_and_military() -> None:
    table = Table().only("egypt", coin=7).build_turn("egypt")
    before = table.levels("egypt")
    table.do("recruit circe")
    assert table.levels("egypt") == (before[0] + 1, before[1], before[2] + 1)


@pytest.mark.rule("mare-nostrum", "3.1.1-4")
def test_control_built_in_this_round_is_no_starting_point_for_more() -> None:
    table = greek_table().build_turn("greece").do("control dacia")
    assert table.why_not("control germania") == ("3.1.1-1", "not-linked")
    assert "macedonia" in table.nouns("control")


@pytest.mark.rule("mare-nostrum", "3.1.1-5", "3.1.1-6", "3.1.2-12")
def test_only_with_control_may_one_build_and_then_at_once() -> None:
    table = greek_table().control("greece", "dacia").build_turn("greece")
    assert table.why_not("legion germania") == ("3.1.1-6", "not-controlled")
    assert table.why_not("build germania_gems") == ("3.1.1-6", "not-controlled")
    table.do("control germania", "build germania_gems", "legion germania")
    assert table.is_built("germania_gems")
    assert table.count("greece", "germania") == 1


@pytest.mark.rule("mare-nostrum", "3.1.1-7")
def test_no_units_of_ones_own_are_needed_to_build() -> None:
    table = greek_table().build_turn("greece")
    assert table.count("greece", "thracia") == 0
    assert {"thracia"} <= set(table.nouns("legion"))
    assert "byzantium" in table.nouns("build")


@pytest.mark.rule("mare-nostrum", "3.1.1-8", "3.1.1-9", "4.2.1-5")
def test_nothing_is_built_in_an_opponents_province_or_beside_opposing_units() -> None:
    table = greek_table().control("rome", "dalmatia").legions("rome", "thracia", 1).legions("greece", "thracia", 1)
    table.build_turn("greece")
    assert table.why_not("legion dalmatia") == ("3.1.1-8", "opponents-province")
    for action in ("legion thracia", "fortress thracia", "build byzantium"):
        assert table.why_not(action) == ("3.1.1-9", "opposing-units")


@pytest.mark.rule("mare-nostrum", "3.1.1-10", "4.2.1-7", "4.3.5-1")
def test_in_an_occupied_capital_province_legions_a_fortress_and_triremes_can_be_built() -> None:
    table = greek_table().legions("rome", "achaea", 2).occupy("rome", "achaea_oil").build_turn("greece")
    assert "achaea" in table.nouns("legion")
    assert "achaea" in table.nouns("fortress")
    assert "mare_ionium" in table.nouns("trireme")
    assert "athenae" in table.nouns("build")


@pytest.mark.rule("mare-nostrum", "3.1.2-1", "3.1.2-2")
def test_units_and_buildings_go_to_provinces_under_control() -> None:
    table = greek_table().build_turn("greece")
    assert table.nouns("legion") == ["achaea", "thracia"]
    assert table.nouns("fortress") == ["achaea", "thracia"]
    places = ("athenae", "corinthus", "achaea_oil", "achaea_market", "achaea_temple")
    assert table.nouns("build") == [*places[2:4], *places[:2], "achaea_temple", "thracia_stone", "thracia_market",
                                    "byzantium", "thracia_temple"]  # fmt: skip


@pytest.mark.rule("mare-nostrum", "3.1.2-3", "3.1.2-4", "3.1.2-8")
def test_triremes_go_to_any_sea_beside_a_controlled_province_also_with_others_there() -> None:
    table = greek_table().triremes("rome", "mare_aegaeum", 3).triremes("greece", "mare_aegaeum", 2).build_turn("greece")
    assert table.nouns("trireme") == ["mare_ionium", "mare_aegaeum", "pontus_euxinus"]
    assert table.why_not("trireme mare_cyprium") == ("3.1.2-3", "no-base")
    table.do("trireme mare_aegaeum")
    assert table.count("greece", "mare_aegaeum") == 3


@pytest.mark.rule("mare-nostrum", "3.1.2-5", "4.2.1-6")
def test_a_province_with_opposing_units_is_no_base_for_triremes() -> None:
    table = greek_table().legions("rome", "thracia", 1).build_turn("greece")
    assert table.why_not("trireme pontus_euxinus") == ("3.1.2-5", "base-not-free")
    assert "mare_aegaeum" in table.nouns("trireme")  # by virtue of Achaea


@pytest.mark.rule("mare-nostrum", "3.1.2-6")
def test_a_province_takes_any_number_of_legions() -> None:
    table = greek_table().legions("greece", "thracia", 7).build_turn("greece").do("legion thracia")
    assert table.count("greece", "thracia") == 8


@pytest.mark.rule("mare-nostrum", "3.1.2-7")
def test_a_province_takes_one_fortress() -> None:
    table = greek_table().fortress("greece", "achaea").build_turn("greece")
    assert table.why_not("fortress achaea") == ("3.1.2-7", "one-fortress")


@pytest.mark.rule("mare-nostrum", "3.1.2-9", "9-1", "9-2")
@pytest.mark.example("mare-nostrum", "9-ex2")
def test_with_all_eight_legions_on_the_map_no_other_can_be_built_nor_one_taken_off() -> None:
    table = greek_table().legions("greece", "thracia", 8).build_turn("greece")
    assert table.why_not("legion achaea") == ("3.1.2-9", "no-legion-left")
    assert not any(text.startswith(("lose", "sacrifice")) for text in table.legal())
    for verb in ("lose_legion", "sacrifice", "lose_fortress"):
        assert not table.offers(verb)


@pytest.mark.rule("mare-nostrum", "3.1.2-9", "9-1", "C-7")
def test_triremes_fortresses_and_markers_are_limited_too() -> None:
    table = (
        greek_table().triremes("greece", "mare_ionium", 5).control("greece", "dacia", "macedonia", "germania", "creta")
    )
    for province in ("dacia", "macedonia", "germania", "creta", "thracia"):
        table.fortress("greece", province)
    table.control("greece", "asia", "cappadocia").build_turn("greece")
    assert table.why_not("trireme mare_aegaeum") == ("3.1.2-9", "no-trireme-left")
    assert table.why_not("fortress achaea") == ("3.1.2-9", "no-fortress-left")
    assert table.why_not("control dalmatia") == ("C-7", "no-marker")


@pytest.mark.rule("mare-nostrum", "3.1.2-10")
def test_a_building_needs_a_free_icon_of_its_kind() -> None:
    table = greek_table().build("athenae").build_turn("greece")
    assert table.why_not("build athenae") == ("3.1.2-10", "site-taken")
    assert table.why_not("build achaea_control") == ("3.1.2-10", "no-icon")


@pytest.mark.rule("mare-nostrum", "3.1.2-11")
def test_a_province_with_two_city_icons_takes_two_cities() -> None:
    table = greek_table().build_turn("greece").do("build athenae", "build corinthus")
    assert table.is_built("athenae")
    assert table.is_built("corinthus")


@pytest.mark.rule("mare-nostrum", "3.1.2-2", "4.3.1-2")
def test_a_site_with_an_opposing_legion_on_it_is_not_free() -> None:
    table = greek_table().legions("rome", "achaea", 1).occupy("rome", "athenae").build_turn("greece")
    assert table.why_not("build athenae") == ("4.3.1-2", "legion-on-site")


@pytest.mark.rule("mare-nostrum", "3.1.3-1", "3.1.3-7")
def test_a_tile_gives_power_and_bonus_and_exists_once() -> None:
    table = Table().only("rome", coin=7).only("greece", coin=7).build_turn("rome").do("recruit spartacus")
    assert not table.offers("cheap_legion latium")  # no coin is left
    table.hold("rome", coin=1).build_turn("rome")
    assert "latium" in table.nouns("cheap_legion")
    table.build_turn("greece")
    assert table.why_not("recruit spartacus") == ("3.1.3-7", "tile-owned")
    assert table.why_not("recruit caesar") == ("3.1.3-7", "tile-owned")


@pytest.mark.rule("mare-nostrum", "3.1.3-6")
def test_there_is_no_sixth_tile_but_the_pyramids_can_still_be_built() -> None:
    table = Table().tiles("rome", "circe", "hercules", "antigone", "perseus").only("rome", coin=12).build_turn("rome")
    assert table.why_not("recruit spartacus") == ("3.1.3-6", "five-tiles")
    assert table.nouns("recruit") == ["pyramids"]


@pytest.mark.rule("mare-nostrum", "3.1.3-8", "3-C12")
def test_the_pyramids_cost_twelve_however_many_tiles_one_has() -> None:
    for tiles in ((), ("circe", "hercules")):
        table = Table().tiles("rome", *tiles).only("rome", coin=11).build_turn("rome")
        assert table.why_not("recruit pyramids") == ("3-8", "cannot-pay")
        table.only("rome", coin=12).build_turn("rome").do("recruit pyramids")
        assert table.winners == ["rome"]


@pytest.mark.rule(
    "mare-nostrum", "3-4", "3-C1", "3-C2", "3-C3", "3-C4", "3-C5", "3-C6", "3-C7", "3-C8", "3-C9", "3-C10", "3-C12"
)
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("control dacia", 3),
        ("build cnossus", 3),
        ("build athenae", 3),
        ("build troia", 3),
        ("build creta_ceramic", 3),
        ("legion achaea", 3),
        ("trireme mare_aegaeum", 3),
        ("fortress achaea", 3),
        ("build creta_temple", 6),
        ("build creta_market", 6),
        ("recruit pyramids", 12),
    ],
)
def test_every_item_has_its_price(action: str, price: int) -> None:
    table = Table().wipe().control("greece", "creta", "asia", "thracia")
    table.only("greece", coin=price - 1).build_turn("greece")
    assert action not in table.legal()
    assert table.why_not(action)[1] == "cannot-pay"
    table.only("greece", coin=price).build_turn("greece").do(action)
    assert table.supply("greece") == {}
