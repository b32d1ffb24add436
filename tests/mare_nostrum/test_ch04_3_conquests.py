"""4.3 Conquests."""

from __future__ import annotations

from itertools import permutations

import pytest

from .positions import cyrenaica
from .table import Table

SITES = ("cyrenaica_papyrus", "cyrenaica_market", "cyrene")


@pytest.mark.rule("mare-nostrum", "4.3.2-1", "4.3.2-2", "4.3.2-3", "4.3.2-7")
@pytest.mark.example("mare-nostrum", "4.3.2-ex1")
def test_rome_occupies_caravan_and_market_and_collects_two_papyrus() -> None:
    table = cyrenaica().move_turn("rome").do("done", "occupy cyrenaica_papyrus", "occupy cyrenaica_market")
    table.collect()
    assert table.supply("rome") == {"papyrus": 2}
    assert table.supply("egypt") == {"coin": 1}


@pytest.mark.rule("mare-nostrum", "4.3.3-3", "4.3.3-4", "4.3.3-6")
def test_an_occupied_marker_is_exchanged_in_the_next_turn_and_egypt_collects_until_then() -> None:
    table = cyrenaica().move_turn("rome").do("done", "occupy cyrenaica_control")
    assert table.owner("cyrenaica") == "egypt"
    table.collect()
    assert table.supply("egypt") == {"papyrus": 2, "coin": 1}
    assert table.supply("rome") == {}
    stock = table.stock("egypt", "markers")
    table.move_turn("rome")
    assert table.choice == "exchange"
    table.do("convert cyrenaica")
    assert table.owner("cyrenaica") == "rome"
    assert table.stock("egypt", "markers") == stock + 1


# ---- becoming Conqueror ----


@pytest.mark.rule("mare-nostrum", "4.3-1")
def test_nobody_conquers_a_province_with_other_units_or_without_control_or_his_own() -> None:
    table = cyrenaica().legions("egypt", "cyrenaica", 1).move_turn("rome").do("done", *["roll 1"] * 3)
    assert table.turn_over  # no conquest was offered
    table = Table().wipe().build("dacia_wine").legions("rome", "dacia", 1).move_turn("rome").do("done")
    assert table.turn_over
    table = (
        Table().wipe().control("rome", "gallia").build("gallia_grain").legions("rome", "gallia", 1).move_turn("rome")
    )
    table.do("done")
    assert table.turn_over


@pytest.mark.rule("mare-nostrum", "4.3-1", "D-8")
def test_entering_an_undefended_province_makes_a_conqueror_at_the_end_of_the_turn() -> None:
    table = cyrenaica(0).legions("rome", "libya", 1).move_turn("rome").do("march libya", "enter cyrenaica")
    assert table.choice == "conquest"
    assert "pillage cyrene" in table.legal()


@pytest.mark.rule("mare-nostrum", "4.3-2")
def test_the_three_courses_exclude_each_other_and_none_need_be_taken() -> None:
    table = cyrenaica(3).move_turn("rome").do("done")
    offered = {text.split()[0] for text in table.legal()}
    assert offered == {"done", "pillage", "occupy"}
    assert "cyrenaica_control" in table.nouns("occupy")
    table.do("occupy cyrenaica_papyrus")
    assert table.legal() == ["done", "occupy cyrenaica_market", "occupy cyrene"]
    assert table.why_not("occupy cyrenaica_control") == ("4.3-2", "other-option")
    table.do("done")
    assert table.turn_over
    table = cyrenaica(3).move_turn("rome").do("done", "done")
    assert table.turn_over
    assert table.occupier("cyrene") is None


@pytest.mark.rule("mare-nostrum", "4.3-2")
def test_each_conquered_province_has_its_own_choice() -> None:
    table = cyrenaica(1).control("egypt", "aethiopia").build("aethiopia_gold").legions("rome", "aethiopia", 1)
    table.move_turn("rome").do("done", "pillage cyrene")
    assert table.legal() == ["done", "pillage aethiopia_gold", "occupy aethiopia_gold"]
    assert table.why_not("pillage cyrenaica_papyrus") == ("4.3-2", "chosen-here")
    assert table.why_not("occupy aethiopia_control") == ("4.3.3-1", "link-missing")
    table.do("occupy aethiopia_gold")
    assert table.occupier("aethiopia_gold") == "rome"


@pytest.mark.rule("mare-nostrum", "4.3-3")
def test_a_conqueror_who_beats_off_an_attack_goes_on_occupying() -> None:
    table = cyrenaica(2).occupy("rome", "cyrenaica_papyrus", "cyrene").legions("egypt", "nubia", 1).move_turn("egypt")
    table.do("march nubia", "enter cyrenaica", "roll 1", "roll 5", "roll 1")
    assert table.count("egypt", "cyrenaica") == 0
    assert table.occupier("cyrenaica_papyrus") == "rome"
    assert table.occupier("cyrene") == "rome"


@pytest.mark.rule("mare-nostrum", "4.3-4")
@pytest.mark.parametrize("site", ["cyrenaica_papyrus", "cyrenaica_control"])
def test_war_frees_everything_that_was_occupied(site: str) -> None:
    table = cyrenaica(1).occupy("rome", site).legions("egypt", "nubia", 1).move_turn("egypt")
    table.do("march nubia", "enter cyrenaica", "roll 1", "roll 1")
    assert (table.count("rome", "cyrenaica"), table.count("egypt", "cyrenaica")) == (1, 1)
    assert table.occupier(site) is None


@pytest.mark.rule("mare-nostrum", "4.3-5")
def test_in_a_later_round_the_conqueror_chooses_anew_and_lifts_what_he_occupied() -> None:
    table = cyrenaica(2).occupy("rome", "cyrenaica_papyrus", "cyrenaica_market").move_turn("rome").do("done")
    table.do("pillage cyrene")
    assert table.occupier("cyrene") == "rome"
    assert table.occupier("cyrenaica_papyrus") is None
    assert table.occupier("cyrenaica_market") is None


@pytest.mark.rule("mare-nostrum", "4.3-5")
def test_making_no_new_choice_leaves_the_occupation_as_it_stands() -> None:
    table = cyrenaica(2).occupy("rome", "cyrenaica_papyrus").move_turn("rome").do("done", "done")
    assert table.occupier("cyrenaica_papyrus") == "rome"


# ---- 4.3.1 Pillage ----


@pytest.mark.rule("mare-nostrum", "4.3.1-1")
def test_exactly_one_building_of_any_kind_is_pillaged() -> None:
    table = cyrenaica(3).move_turn("rome").do("done")
    assert table.nouns("pillage") == ["cyrenaica_papyrus", "cyrenaica_market", "cyrene"]
    assert table.why_not("pillage cyrenaica_temple") == ("4.3.1-1", "not-built")
    assert table.why_not("pillage cyrenaica_control") == ("3.1.2-10", "no-icon")
    table.do("pillage cyrene")
    assert table.turn_over


@pytest.mark.rule("mare-nostrum", "4.3.1-3", "4.3.1-5", "4.3.1-7")
@pytest.mark.parametrize(
    ("site", "kind", "gain"),
    [("cyrene", "regular_city", {"coin": 1}), ("cyrenaica_market", "market", {})],
)
def test_a_city_pays_a_coin_a_market_nothing_and_the_counter_returns(
    site: str, kind: str, gain: dict[str, int]
) -> None:
    table = cyrenaica().move_turn("rome").do("done")
    before = table.view()["reserve"]["buildings"][kind]
    table.do(f"pillage {site}")
    assert table.supply("rome") == gain
    assert [event.args[1] for event in table.heard("pillage-gain")] == list(gain.values())
    assert table.view()["reserve"]["buildings"][kind] == before + 1


@pytest.mark.rule("mare-nostrum", "4.3.1-3", "4.3.1-5")
def test_a_capital_pays_a_coin_and_a_temple_nothing_but_the_doubling_ends() -> None:
    table = Table().wipe().build("alexandria", "memphis", "aegyptus_temple").legions("rome", "aegyptus", 1)
    table.move_turn("rome").do("done", "pillage alexandria")
    assert table.supply("rome") == {"coin": 1}
    table = Table().wipe().build("alexandria", "memphis", "aegyptus_temple").legions("rome", "aegyptus", 1)
    table.move_turn("rome").do("done", "pillage aegyptus_temple")
    assert table.supply("rome") == {}
    table.collect()
    assert table.supply("egypt") == {"coin": 2}


@pytest.mark.rule("mare-nostrum", "4.3.1-6")
@pytest.mark.parametrize("choice", ["take_coin", "take_legendary"])
def test_a_legendary_city_pays_a_coin_or_a_legendary_commodity(choice: str) -> None:
    table = Table().wipe().control("egypt", "judea").build("ierusalem").legions("rome", "judea", 1).move_turn("rome")
    table.do("done", "pillage ierusalem")
    assert table.legal() == ["take_coin", "take_legendary"]
    table.draws("draw oil").do(choice)
    assert table.supply("rome") == ({"coin": 1} if choice == "take_coin" else {"legendary_oil": 1})


@pytest.mark.rule("mare-nostrum", "4.3.1-7")
def test_a_pillaged_building_can_be_built_again() -> None:
    table = cyrenaica(1).move_turn("rome").do("done", "pillage cyrene")
    table.legions("rome", "cyrenaica", 0).only("egypt", coin=3)
    table.raze("cyrene")
    table.build_turn("egypt").do("build cyrene")
    assert table.is_built("cyrene")


# ---- 4.3.2 Occupation ----


@pytest.mark.rule("mare-nostrum", "4.3.2-1")
def test_one_legion_occupies_one_building() -> None:
    table = cyrenaica(1).move_turn("rome").do("done", "occupy cyrenaica_papyrus")
    assert table.turn_over
    assert [table.occupier(site) for site in ("cyrenaica_papyrus", "cyrenaica_market", "cyrene")] == [
        "rome",
        None,
        None,
    ]


@pytest.mark.rule("mare-nostrum", "4.3.2-1")
@pytest.mark.parametrize(("first", "second"), list(permutations(SITES, 2)))
def test_buildings_of_his_choice_are_occupied_in_any_order(first: str, second: str) -> None:
    table = cyrenaica(2).move_turn("rome").do("done", f"occupy {first}")
    assert table.why_not(f"occupy {first}") == ("4.3.2-1", "occupied-already")
    table.do(f"occupy {second}")
    assert {site for site in SITES if table.occupier(site)} == {first, second}
    assert table.turn_over


@pytest.mark.rule("mare-nostrum", "4.3.2-2", "4.3.2-3", "4.3.2-6")
def test_an_occupied_temple_doubles_only_the_cities_its_occupier_occupies() -> None:
    table = Table().wipe().build("alexandria", "memphis", "aegyptus_temple").legions("rome", "aegyptus", 2)
    table.occupy("rome", "memphis", "aegyptus_temple").collect()
    assert table.supply("rome") == {"coin": 2}
    assert table.supply("egypt") == {"coin": 1}


@pytest.mark.rule("mare-nostrum", "4.3.2-7", "4.3.2-8")
def test_a_market_occupied_alone_yields_nothing_and_ends_the_owners_doubling() -> None:
    table = cyrenaica(1).occupy("rome", "cyrenaica_market").collect()
    assert table.supply("rome") == {}
    assert table.supply("egypt") == {"papyrus": 1, "coin": 1}


@pytest.mark.rule("mare-nostrum", "4.3.2-5", "6.3-1")
def test_an_occupied_capital_counts_for_the_occupier_not_for_the_owner() -> None:
    table = Table().wipe().build("alexandria").legions("rome", "aegyptus", 1).occupy("rome", "alexandria")
    players = table.view()["players"]
    assert players[f"p{table.seat('rome') + 1}"]["great_cities"] == 1
    assert players[f"p{table.seat('egypt') + 1}"]["great_cities"] == 0


@pytest.mark.rule("mare-nostrum", "4.3.2-9")
def test_buildings_return_as_soon_as_the_legions_leave() -> None:
    table = cyrenaica(2).occupy("rome", "cyrenaica_papyrus", "cyrene").move_turn("rome")
    assert table.nouns("lift") == ["cyrenaica_papyrus", "cyrene"]
    assert table.why_not("march cyrenaica") == ("4.3.2-9", "all-on-sites")
    assert table.why_not("lift cyrenaica_market") == ("4.1.2-1", "not-your-legion")
    table.do("lift cyrene")
    assert table.holder("cyrene") == "egypt"
    table.do("enter libya")
    assert table.occupier("cyrenaica_papyrus") == "rome"


# ---- 4.3.3 Conversion ----


@pytest.mark.rule("mare-nostrum", "4.3.3-1")
def test_a_marker_is_occupied_only_with_a_link_by_land_or_sea() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").control("rome", "italia").build("cyrene")
    table.legions("rome", "cyrenaica", 1).move_turn("rome").do("done")
    assert table.why_not("occupy cyrenaica_control") == ("4.3.3-1", "link-missing")
    table.triremes("rome", "mare_ionium", 1).triremes("rome", "mare_africum", 1).move_turn("rome").do("done", "done")
    assert "cyrenaica_control" in table.nouns("occupy")


@pytest.mark.rule("mare-nostrum", "4.3.3-2", "4.3.5-1")
def test_a_capital_province_is_never_converted() -> None:
    table = Table().wipe().control("rome", "nubia").build("alexandria").legions("rome", "aegyptus", 1)
    table.move_turn("rome").do("done")
    assert table.why_not("occupy aegyptus_control") == ("4.3.3-2", "capital-barred")
    assert table.nouns("occupy") == ["alexandria"]


@pytest.mark.rule("mare-nostrum", "4.3.3-4")
def test_the_exchange_is_free_optional_and_before_any_movement() -> None:
    table = cyrenaica(2).occupy("rome", "cyrenaica_control").move_turn("rome")
    assert table.legal() == ["done", "convert cyrenaica"]
    assert table.why_not("convert aethiopia") == ("4.3.3-4", "not-on-marker")
    assert table.why_not("remove cyrenaica") == ("9-6", "link-stands")
    table.do("done")
    assert (table.owner("cyrenaica"), table.occupier("cyrenaica_control")) == ("egypt", "rome")
    table = cyrenaica(2).occupy("rome", "cyrenaica_control").move_turn("rome").do("convert cyrenaica")
    assert table.supply("rome") == {}
    table.do("march cyrenaica", "enter libya")  # the legion is an ordinary one and may move
    assert table.count("rome", "libya") == 1


@pytest.mark.rule("mare-nostrum", "4.3.3-4", "C-7")
def test_without_a_marker_in_stock_nothing_is_exchanged_and_the_log_tells_why() -> None:
    table = cyrenaica(1).occupy("rome", "cyrenaica_control")
    table.control("rome", "gallia", "italia", "dalmatia", "germania", "dacia", "sicilia").move_turn("rome")
    assert table.choice == "march"  # no exchange is offered
    assert table.owner("cyrenaica") == "egypt"
    assert table.events("exchange-waits") == [("rome", "cyrenaica", "p1")]


@pytest.mark.rule("mare-nostrum", "4.3.3-4", "C-7")
def test_the_last_marker_serves_one_exchange_and_the_other_is_told_to_wait() -> None:
    table = (
        cyrenaica(1).occupy("rome", "cyrenaica_control").control("egypt", "garamantia").legions("rome", "garamantia", 1)
    )
    table.occupy("rome", "garamantia_control").control("rome", "gallia", "italia", "dalmatia", "germania", "dacia")
    table.move_turn("rome").do("convert cyrenaica")
    assert table.events("exchange-waits") == [("rome", "garamantia", "p1")]
    assert table.choice == "march"


@pytest.mark.rule("mare-nostrum", "4.3.3-4")
def test_an_exchange_that_is_declined_with_a_marker_at_hand_waits_for_nothing() -> None:
    table = cyrenaica(1).occupy("rome", "cyrenaica_control").move_turn("rome").do("done")
    assert table.events("exchange-waits") == []


@pytest.mark.rule("mare-nostrum", "4.3.3-5")
def test_after_the_exchange_all_buildings_belong_to_the_new_controlling_player() -> None:
    table = cyrenaica(1).occupy("rome", "cyrenaica_control").move_turn("rome").do("convert cyrenaica")
    assert table.occupier("cyrenaica_control") is None
    table.collect()
    assert table.supply("rome") == {"papyrus": 2, "coin": 1}
    assert table.supply("egypt") == {}


@pytest.mark.rule("mare-nostrum", "4.3.3-4")
def test_markers_are_exchanged_before_triremes_sail_and_with_the_links_of_that_moment() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").control("rome", "italia")
    table.legions("rome", "cyrenaica", 1).occupy("rome", "cyrenaica_control").triremes("rome", "mare_ionium", 2)
    table.move_turn("rome")
    assert table.legal() == ["done", "remove cyrenaica"]
    table.triremes("rome", "mare_africum", 1).move_turn("rome")
    assert table.legal() == ["done", "convert cyrenaica"]
    assert table.do("done").choice == "sail"
