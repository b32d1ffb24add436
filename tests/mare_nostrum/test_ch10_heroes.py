"""10 Hero power descriptions."""

from __future__ import annotations

import pytest

from .positions import DAVID, claim
from .table import GAME, Table


@pytest.mark.rule("mare-nostrum", "10.CIRCE-1")
def test_circes_legion_on_an_empty_caravan_site_collects_and_an_own_market_doubles_it() -> None:
    table = Table().wipe().tiles("rome", "circe").control("rome", "gallia").build("gallia_market")
    table.legions("rome", "gallia", 1).occupy("rome", "gallia_grain")
    assert table.levels("rome")[0] == 1 + 1  # the market and the bonus of the tile, not the legion
    table.collect()
    assert table.supply("rome") == {"grain": 2}


@pytest.mark.rule("mare-nostrum", "10.CIRCE-1")
def test_without_circe_a_legion_on_an_empty_site_collects_nothing() -> None:
    table = (
        Table().wipe().control("rome", "gallia").legions("rome", "gallia", 1).occupy("rome", "gallia_grain").collect()
    )
    assert table.supply("rome") == {}


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1")
@pytest.mark.example("mare-nostrum", "3-ex2")
def test_with_hannibal_david_makes_a_set_of_six_and_one_of_three() -> None:
    table = Table().control("carthage", "phasania").only("carthage", **DAVID)
    assert table.largest_set("carthage") == 6
    table.build_turn("carthage").do("build phasania_market")
    assert table.supply("carthage") == {"coin": 3}
    table.do("build phasania_gladiator")
    assert table.supply("carthage") == {}


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1", "3-C6")
def test_two_metal_and_a_wood_are_a_set_for_hannibal_only() -> None:
    table = Table().only("carthage", metal=2, wood=1).only("greece", metal=2, wood=1)
    assert table.largest_set("carthage") == 3
    assert table.largest_set("greece") == 2
    table.build_turn("carthage").do("legion africa")
    assert table.supply("carthage") == {}


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1")
def test_hannibal_doubles_one_type_once_and_no_more() -> None:
    table = Table().only("carthage", metal=3, wood=2)
    assert table.largest_set("carthage") == 3
    table.only("carthage", metal=3)
    assert table.largest_set("carthage") == 2


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1", "1.2-3")
def test_hannibals_pair_may_be_a_normal_and_a_legendary_token() -> None:
    table = Table().only("carthage", metal=1, legendary_metal=1, wood=1)
    assert table.largest_set("carthage") == 3


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-1")
def test_cleopatra_puts_one_coin_into_a_set_of_commodities() -> None:
    table = Table().only("egypt", coin=1, metal=1, wood=1).only("rome", coin=1, metal=1, wood=1)
    assert (table.largest_set("egypt"), table.largest_set("rome")) == (3, 2)
    table.build_turn("egypt").do("legion aegyptus")
    assert table.supply("egypt") == {}


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-2")
def test_cleopatra_puts_one_commodity_into_a_set_of_coins() -> None:
    table = Table().only("egypt", coin=2, metal=2).only("rome", coin=2, metal=2)
    assert (table.largest_set("egypt"), table.largest_set("rome")) == (3, 2)


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-1", "10.CLEOPATRA-2")
def test_cleopatra_mixes_no_more_than_one_token_in_each_set() -> None:
    table = Table().only("egypt", coin=2, metal=1, wood=1)
    assert table.largest_set("egypt") == 3
    table.only("egypt", coin=3, metal=1, wood=1, stone=1)
    assert table.largest_set("egypt") == 4
    table.build_turn("egypt").do("legion aegyptus", "pay coin", "pay coin")
    assert table.nouns("pay") == ["coin", "metal", "stone", "wood"]


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-1", "10.HANNIBAL-1", "10.CASTOR-2")
def test_the_powers_of_cleopatra_and_hannibal_never_meet_since_nobody_copies_a_starting_hero() -> None:
    table = Table().only("egypt", coin=7).build_turn("egypt").do("recruit castor_and_pollux")
    assert table.choice == "build"  # there is no hero to copy: all others are starting heroes
    table.only("egypt", coin=1, metal=2)
    assert table.largest_set("egypt") == 2
    table.tiles("rome", "spartacus")
    table.give_up_tile("egypt", "castor_and_pollux")
    table.only("egypt", coin=7).build_turn("egypt").do("recruit castor_and_pollux")
    assert table.nouns("copy") == ["spartacus"]
    assert table.why_not("copy hannibal") == ("10.CASTOR-2", "not-copyable")


BONUSES = {
    "antigone": (2, 2, 0),
    "circe": (1, 0, 1),
    "hamilcar": (1, 1, 1),
    "hercules": (2, 2, 2),
    "penthesilea": (0, 2, 2),
    "perseus": (1, 2, 1),
    "queen_of_sheba": (0, 1, 1),
    "hanging_gardens": (2, 0, 0),
}


@pytest.mark.rule(
    "mare-nostrum",
    "10.ANTIGONE-2",
    "10.CIRCE-3",
    "10.HAMILCAR-2",
    "10.HERCULES-1",
    "10.PENTHESILEA-2",
    "10.PERSEUS-4",
    "10.SHEBA-3",
    "11.GARDENS-2",
    "10.CASTOR-3",
)
@pytest.mark.parametrize("tile", [name for name in GAME.nouns["tile"] if name != "pyramids"])
def test_every_tile_gives_its_leader_bonus_and_no_other(tile: str) -> None:
    table = Table(3)
    before = table.levels("rome")
    table.tiles("rome", tile)
    gained = tuple(after - old for after, old in zip(table.levels("rome"), before, strict=True))
    assert gained == BONUSES.get(tile, (0, 0, 0))


@pytest.mark.rule("mare-nostrum", "10.HAMMURABI-1", "7-1")
def test_hammurabi_builds_one_control_for_nothing_in_a_round() -> None:
    table = Table().only("babylon", coin=3).build_turn("babylon")
    assert "armenia" in table.nouns("free_control")
    table.do("free_control armenia")
    assert table.supply("babylon") == {"coin": 3}
    assert table.why_not("free_control arabia") == ("10.HAMMURABI-1", "power-used")
    table.do("control arabia")
    assert table.supply("babylon") == {}
    table.new_round().build_turn("babylon")
    assert "asia" in table.nouns("free_control")


@pytest.mark.rule("mare-nostrum", "10.HAMMURABI-2")
def test_hammurabis_control_obeys_the_usual_limits() -> None:
    table = Table().only("babylon").legions("egypt", "armenia", 1).control("egypt", "arabia").build_turn("babylon")
    assert table.why_not("free_control armenia") == ("3.1.1-9", "opposing-units")
    assert table.why_not("free_control arabia") == ("3.1.1-8", "opponents-province")
    assert table.why_not("free_control dacia") == ("3.1.1-1", "not-linked")
    assert table.nouns("free_control") == ["asia", "cappadocia", "judea"]
    table.build_turn("rome")
    assert table.why_not("free_control dalmatia") == ("10.HAMMURABI-1", "no-power")


@pytest.mark.rule("mare-nostrum", "10.CASTOR-1", "10.SPARTACUS-1")
def test_castor_and_pollux_copying_spartacus_give_a_cheap_legion_of_their_own() -> None:
    table = Table().tiles("greece", "spartacus").only("rome", coin=8).build_turn("rome")
    table.do("recruit castor_and_pollux")
    assert table.choice == "copy"
    table.do("copy spartacus", "cheap_legion latium")
    assert table.supply("rome") == {}
    assert table.count("rome", "latium") == 2
    assert table.why_not("cheap_legion latium") == ("10.SPARTACUS-1", "power-used")
    table.only("babylon", coin=1).build_turn("babylon")
    assert table.why_not("cheap_legion babylonia") == ("10.SPARTACUS-1", "no-power")
    table.only("greece", coin=1).build_turn("greece").do("cheap_legion achaea")  # the original is unharmed
    assert table.count("greece", "achaea") == 2


@pytest.mark.rule("mare-nostrum", "10.CASTOR-1", "10.HAMILCAR-1", "10.SHEBA-1")
def test_castor_and_pollux_pillage_like_hamilcar_or_convert_like_the_queen_of_sheba() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").control("rome", "libya").build("cyrene")
    table.legions("rome", "cyrenaica", 1).tiles("greece", "hamilcar").copies("rome", "hamilcar")
    table.move_turn("rome").do("done", "pillage cyrene")
    assert table.supply("rome") == {"coin": 2}
    table = Table().wipe().control("egypt", "cyrenaica").control("rome", "libya").legions("rome", "cyrenaica", 1)
    table.tiles("greece", "queen_of_sheba").copies("rome", "queen_of_sheba").move_turn("rome")
    table.do("done", "occupy cyrenaica_control", "sacrifice")
    assert table.owner("cyrenaica") == "rome"


@pytest.mark.rule("mare-nostrum", "10.CASTOR-1", "10.RAMSES-1", "10.NEBUCHADNEZZAR-1")
@pytest.mark.parametrize(("hero", "dice", "total"), [("ramses_ii", 3, 2), ("nebuchadnezzar", 2, 6), ("hercules", 2, 1)])
def test_castor_and_pollux_fight_like_the_hero_they_copy(hero: str, dice: int, total: int) -> None:
    table = Table().wipe().control("carthage", "libya").legions("carthage", "libya", 1).legions("egypt", "libya", 1)
    table.tiles("greece", hero).copies("carthage", hero).move_turn("egypt").do("done", *["roll 1"] * dice)
    assert table.heard("hits")[-1].args[1] == total


@pytest.mark.rule("mare-nostrum", "10.CASTOR-1", "10.CIRCE-1", "10.ANTIGONE-1", "10.PENTHESILEA-1", "10.GILGAMESH-1")
def test_castor_and_pollux_collect_offer_muster_and_build_like_the_hero_they_copy() -> None:
    table = Table().wipe().tiles("greece", "circe").copies("rome", "circe").control("rome", "gallia")
    assert table.legions("rome", "gallia", 1).occupy("rome", "gallia_grain").collect().supply("rome") == {"grain": 1}
    table = Table(3).tiles("greece", "antigone").copies("rome", "antigone").trade().do("announce 2")
    assert "done" in table.legal()
    table = Table().tiles("greece", "penthesilea").copies("rome", "penthesilea").legions("egypt", "gallia", 1)
    assert table.only("rome").build_turn("rome").nouns("muster") == ["1"]
    table = Table().tiles("greece", "gilgamesh").copies("rome", "gilgamesh").only("rome", stone=1).build_turn("rome")
    assert table.nouns("cheap_fortress") == ["gallia", "italia"]


@pytest.mark.rule("mare-nostrum", "10.CASTOR-2", "10.PERSEUS-3")
def test_castor_and_pollux_copy_no_starting_hero_no_wonder_and_not_perseus() -> None:
    table = Table().tiles("greece", "perseus", "statue_of_zeus", "hercules").tiles("rome", "circe")
    table.only("rome", coin=8).build_turn("rome").do("recruit castor_and_pollux")
    assert table.nouns("copy") == ["hercules"]
    for tile in ("perseus", "statue_of_zeus", "pericles"):
        assert table.why_not(f"copy {tile}") == ("10.CASTOR-2", "not-copyable")
    assert table.why_not("copy circe") == ("10.CASTOR-1", "not-anothers")  # his own


@pytest.mark.rule("mare-nostrum", "10.CASTOR-3", "10.CASTOR-1")
def test_castor_and_pollux_get_no_bonus_and_no_power_when_nothing_can_be_copied() -> None:
    table = Table().only("rome", coin=7).build_turn("rome")
    before = table.levels("rome")
    table.do("recruit castor_and_pollux")
    assert table.choice == "build"
    assert table.levels("rome") == before
    table.tiles("greece", "spartacus").hold("rome", coin=1).build_turn("rome")
    assert table.why_not("cheap_legion latium") == ("10.SPARTACUS-1", "no-power")  # the choice is made when built
    other = Table().tiles("greece", "hercules").only("rome", coin=7).build_turn("rome")
    other.do("recruit castor_and_pollux", "copy hercules")
    assert other.levels("rome") == before


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-1", "10.CASTOR-2", "10.HANNIBAL-1")
def test_cleopatra_with_hannibal_is_copied_by_nobody() -> None:
    table = Table().only("egypt", coin=7).build_turn("egypt").do("recruit castor_and_pollux")
    assert table.choice == "build"
    assert table.view()["players"]["p4"]["copied"] is None
    table.only("egypt", coin=1, metal=2, wood=1)
    assert table.largest_set("egypt") == 3  # coin, metal, wood: the second metal has no place


@pytest.mark.rule("mare-nostrum", "10.GILGAMESH-1")
@pytest.mark.parametrize("token", ["coin", "stone", "legendary_stone"])
def test_gilgamesh_builds_a_fortress_for_a_coin_or_a_stone(token: str) -> None:
    table = Table().tiles("rome", "gilgamesh").only("rome", wood=1, **{token: 1}).build_turn("rome")
    assert table.nouns("cheap_fortress") == ["gallia", "italia"]
    table.do("cheap_fortress italia")
    assert table.supply("rome") == {"wood": 1}
    assert table.has_fortress("italia") == "rome"
    assert table.why_not("cheap_fortress gallia") == ("10.GILGAMESH-1", "power-used")


@pytest.mark.rule("mare-nostrum", "10.GILGAMESH-1", "10.SPARTACUS-1", "11.PHAROS-1")
def test_a_cheap_unit_is_paid_with_the_named_tokens_only() -> None:
    table = Table().tiles("rome", "gilgamesh", "spartacus", "lighthouse_of_pharos").only("rome", stone=1)
    table.build_turn("rome")
    assert table.nouns("cheap_fortress") == ["gallia", "italia"]
    assert table.why_not("cheap_legion latium") == ("10.SPARTACUS-1", "no-cheap-token")
    assert table.why_not("cheap_trireme mare_ionium") == ("11.PHAROS-1", "no-cheap-token")
    table.only("rome", stone=1, coin=1).build_turn("rome").do("cheap_fortress italia")
    assert table.nouns("pay") == ["coin", "stone"]


@pytest.mark.rule("mare-nostrum", "10.SPARTACUS-1")
@pytest.mark.parametrize("token", ["coin", "gladiator"])
def test_spartacus_builds_a_legion_for_a_coin_or_a_gladiator(token: str) -> None:
    table = Table().tiles("rome", "spartacus").only("rome", **{token: 2}).build_turn("rome").do("cheap_legion gallia")
    assert table.supply("rome") == {token: 1}
    assert table.count("rome", "gallia") == 1
    assert table.why_not("cheap_legion gallia") == ("10.SPARTACUS-1", "power-used")


@pytest.mark.rule("mare-nostrum", "10.PENTHESILEA-1")
def test_penthesilea_musters_a_legion_at_home_for_each_own_province_with_opposing_legions() -> None:
    table = Table().tiles("rome", "penthesilea").only("rome")
    table.build_turn("rome")
    assert table.why_not("muster 1") == ("10.PENTHESILEA-1", "nothing-occupied")
    table.legions("greece", "gallia", 2).legions("greece", "italia", 1).legions("egypt", "latium", 1).build_turn("rome")
    assert table.nouns("muster") == ["1", "2", "3"]
    assert table.why_not("muster 4") == ("10.PENTHESILEA-1", "mustered-too-many")
    table.do("muster 3")
    assert table.count("rome", "latium") == 1 + 3
    assert table.why_not("muster 1") == ("10.PENTHESILEA-1", "power-used")


@pytest.mark.rule("mare-nostrum", "10.PENTHESILEA-1")
def test_penthesilea_musters_as_many_as_her_owner_likes_once_a_round() -> None:
    table = Table().tiles("rome", "penthesilea").only("rome").legions("greece", "gallia", 1)
    table.legions("greece", "italia", 1).build_turn("rome").do("muster 1")
    assert table.count("rome", "latium") == 1 + 1
    assert table.why_not("muster 1") == ("10.PENTHESILEA-1", "power-used")


@pytest.mark.rule("mare-nostrum", "10.PENTHESILEA-1", "9-1")
def test_penthesilea_musters_as_far_as_the_stock_reaches() -> None:
    table = Table().tiles("rome", "penthesilea").only("rome").legions("rome", "italia", 6)
    table.legions("greece", "gallia", 1).legions("greece", "italia", 1).build_turn("rome")
    assert table.nouns("muster") == ["1"]
    assert table.do("muster 1").count("rome", "latium") == 2


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-1", "10.PERSEUS-2", "6.1-1")
def test_perseus_overrules_the_culture_leader_builds_the_pyramids_and_wins() -> None:
    table = Table().tiles("rome", "perseus").only("rome", coin=12).build_phase().do("name_builder carthage")
    assert table.asked == ("rome", "overrule")
    table.do("overrule")
    assert (table.actor, table.legal()) == ("rome", ["recruit pyramids"])
    assert table.why_not("done") == ("10.PERSEUS-1", "cannot-win-now")
    table.do("recruit pyramids")
    assert table.winners == ["rome"]


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-1")
def test_perseus_is_always_asked_but_may_step_in_only_to_win() -> None:
    table = Table().tiles("rome", "perseus").only("rome", coin=11).build_phase().do("name_builder carthage")
    assert table.legal() == ["pass"]
    assert table.why_not("overrule") == ("10.PERSEUS-1", "cannot-win-now")
    table.do("pass")
    assert table.actor == "carthage"
    table.do("done", "name_builder greece")
    assert table.actor == "greece"  # he is asked once in a phase


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-2", "3.1.3-6")
def test_perseus_wins_at_once_with_the_fifth_tile_though_another_could_have_been_culture_leader() -> None:
    four = ("perseus", "circe", "antigone")
    table = Table().tiles("rome", *four).only("rome", coin=10).build_phase().do("name_builder carthage", "overrule")
    assert "pyramids" not in table.nouns("recruit")
    table.do("recruit statue_of_zeus")
    assert table.over
    assert (table.winners, table.ending[0]) == (["rome"], "10.PERSEUS-2")


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-1", "10.PERSEUS-2")
def test_perseus_named_first_wins_at_once_but_not_when_others_have_built_before() -> None:
    four = ("perseus", "circe", "antigone")
    table = Table().tiles("rome", *four).only("rome", coin=10).build_phase()
    table.do("name_builder rome", "recruit hercules")
    assert table.over
    table = Table().tiles("rome", *four).only("rome", coin=10).build_phase()
    table.do("name_builder greece", "pass", "done", "name_builder rome", "recruit hercules")
    assert not table.over


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-2", "6.2-1")
@pytest.mark.parametrize("others", [("circe", "antigone", "spartacus"), ("circe", "antigone")])
def test_perseus_himself_gained_in_this_turn_does_not_end_the_phase(others: tuple[str, ...]) -> None:
    table = Table().tiles("rome", *others).only("rome", coin=19).only("greece", coin=12).build_phase()
    table.do("name_builder rome", "recruit perseus", *["recruit hercules"][: 3 - len(others)], "done")
    assert not table.over
    table.do("name_builder greece", "recruit pyramids")
    assert table.winners == ["greece"]


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-2", "6.2-1")
def test_the_first_builder_without_perseus_waits_for_the_end_of_the_phase() -> None:
    table = Table().tiles("rome", "circe", "antigone", "spartacus").only("rome", coin=10).build_phase()
    table.do("name_builder rome", "recruit hercules", "done")
    assert not table.over


@pytest.mark.rule("mare-nostrum", "10.PERSEUS-1")
def test_against_perseus_a_fourth_tile_wins_nothing_at_once() -> None:
    table = Table().tiles("rome", "perseus", "circe").only("rome", coin=10).build_phase().do("name_builder carthage")
    assert table.legal() == ["pass"]


@pytest.mark.rule("mare-nostrum", "10.ANTIGONE-1")
def test_antigone_may_offer_less_than_the_number() -> None:
    table = Table(3).tiles("greece", "antigone").trade().do("announce 1")
    table.do("offer metal")
    assert table.actor == "greece"
    assert "done" in table.legal()
    table.do("done", "offer gold")
    assert table.offer("greece") == {}
    assert table.choice == "partner"


@pytest.mark.rule("mare-nostrum", "10.ANTIGONE-1")
def test_antigone_may_offer_up_to_five_whatever_the_number() -> None:
    table = Table(3).tiles("greece", "antigone").trade().do("announce 1")
    table.do("rome offer metal", "carthage offer gold")
    assert table.actors == ["greece"]
    table.do(*["offer coin"] * 5)
    assert table.offer("greece") == {"coin": 5}
    assert table.choice == "partner"


@pytest.mark.rule("mare-nostrum", "10.ANTIGONE-1", "2.2.1-2")
def test_against_a_0_antigone_offers_one_and_the_leader_must_make_up_for_it() -> None:
    table = Table(3).tiles("greece", "antigone").only("greece", coin=1).only("carthage", oil=1).trade().do("announce 0")
    assert table.actor == "greece"
    table.do("offer coin")
    claim(table, ("greece", "coin"))
    assert table.asked == ("carthage", "gift")
    table.do("give oil")
    assert table.supply("greece") == {"oil": 1}


@pytest.mark.rule("mare-nostrum", "10.HAMMURABI-2", "3.1.1-4")
def test_hammurabis_control_starts_from_land_that_was_his_when_the_round_began() -> None:
    table = Table().wipe().only("babylon", coin=6).build_turn("babylon")
    linked = ["cilicia", "mesopotamia", "arabia"]
    assert table.nouns("free_control") == linked
    assert all(table.offers(f"{verb} {goal}") for verb in ("free_control", "control") for goal in linked)
    table.do("control mesopotamia")
    assert table.why_not("free_control armenia") == ("3.1.1-1", "not-linked")
    assert table.why_not("free_control mesopotamia") == ("3.1.1-5", "already-yours")
    assert table.nouns("free_control") == ["cilicia", "arabia"]
    table.do("free_control arabia")
    assert table.why_not("control judea") == ("3.1.1-1", "not-linked")
    assert table.stock("babylon", "markers") == 5


@pytest.mark.rule("mare-nostrum", "10.HAMMURABI-2", "3.1.1-2", "C-7")
def test_hammurabis_control_reaches_over_triremes_and_takes_a_marker_from_the_stock() -> None:
    table = Table().wipe().only("babylon").control("babylon", "cappadocia").build_turn("babylon")
    assert table.why_not("free_control dacia") == ("3.1.1-1", "not-linked")
    table.triremes("babylon", "pontus_euxinus", 1).build_turn("babylon")
    assert table.offers("free_control dacia")
    assert "dacia" in table.nouns("free_control")
    table.control("babylon", "mesopotamia", "armenia", "arabia", "cilicia", "asia", "thracia")
    table.build_turn("babylon")
    assert table.why_not("free_control dacia") == ("C-7", "no-marker")
    assert table.legal() == ["done"]


@pytest.mark.rule("mare-nostrum", "1.2-2", "10.SPARTACUS-1", "10.GILGAMESH-1", "11.PHAROS-1")
@pytest.mark.parametrize(
    ("tile", "item", "token"),
    [
        ("spartacus", "cheap_legion latium", "legendary_gladiator"),
        ("gilgamesh", "cheap_fortress italia", "legendary_stone"),
        ("lighthouse_of_pharos", "cheap_trireme mare_ionium", "legendary_wood"),
    ],
)
def test_a_legendary_commodity_pays_a_reduced_price_as_its_type_does(tile: str, item: str, token: str) -> None:
    other = "legendary_wine"
    table = Table().tiles("rome", tile).only("rome", **{token: 1, other: 1}).build_turn("rome").do(item)
    assert table.supply("rome") == {other: 1}
    table = Table().tiles("rome", tile).only("rome", **{other: 1}).build_turn("rome")
    assert table.reason(item).key == "no-cheap-token"


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-2")
@pytest.mark.parametrize("token", ["ceramic", "gladiator", "legendary_ceramic", "legendary_gladiator"])
def test_any_commodity_may_stand_for_cleopatras_coin(token: str) -> None:
    table = Table().only("egypt", coin=2, **{token: 1})
    assert table.largest_set("egypt") == 3
    table.build_turn("egypt").do("legion aegyptus")
    assert table.supply("egypt") == {}
