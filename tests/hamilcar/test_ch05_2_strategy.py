"""5.2 Strategy Phase."""

from __future__ import annotations

import random
from typing import Any

import pytest

from navarch.games.hamilcar.box.labels import CARD_IDS, CARTHAGE, ROME, SPACE_IDS
from navarch.games.hamilcar.ch05_2_strategy.strategy import StrategyPhase

from .positions import moving, phase
from .table import BOX, GAME, Table, cards, resume

ARMY = {"regium": "rome 4cu duilius", "carthago": "carthage 3cu gisco"}


SARDINIA = {"nuoro": "carthage 1cu", "sassari": "carthage 1cu"}


HELD = {"nuoro": "rome", "sassari": "rome", "oristano": None, "aleria": None}


def sardinia() -> Table:
    return Table(SARDINIA, control=HELD, carthage="epidemic pestilence", rome="spies", active="carthage")


def for_dictator(**more: Any) -> Table:
    lost = {"arretium": "carthage", "thurii": None}
    return Table(
        {"roma": "rome 4cu duilius"}, rome="spies epidemic", carthage="pestilence", control=lost, turn=2, **more
    )


@pytest.mark.rule("hamilcar", "5.2.A1", "5.2.B1", "5.2.B3", "5.0.1")
def test_seven_cards_each_and_the_holder_of_supremacy_decides_who_begins() -> None:
    table = Table.start()
    assert [hand.bit_count() for hand in table.s.hand] == [7, 7]
    while table.asked[1] == "claim_first":
        table.do("rome pass")
    assert table.asked == ("carthage", "first_player")
    table.do("carthage first rome")
    assert table.asked == ("rome", "card_play")
    card = table.hand("rome")[0]
    table.do(f"rome discard {card}")
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "5.2.A2")
def test_too_small_a_deck_takes_in_the_discards_before_dealing() -> None:
    table = Table.start()
    s = table.s
    spare = cards("spies epidemic")
    s.discard, s.deck, s.hand = s.deck | s.hand[ROME] | s.hand[CARTHAGE], 0, [0, 0]
    s.discard, s.deck = s.discard & ~spare, spare
    resume(s, StrategyPhase(0))
    assert s.discard == 0
    assert s.deck.bit_count() == 56


@pytest.mark.rule("hamilcar", "5.2.B2")
def test_a_campaign_card_claims_the_first_play_and_must_be_used() -> None:
    for_rome = "deal minor_campaign_1, " + ", ".join(f"deal {c}" for c in CARD_IDS[:6])
    table = Table.start(for_rome)
    assert table.asked == ("rome", "claim_first")
    assert table.legal("rome") == ["pass", "claim minor_campaign_1"]
    assert table.reason("rome claim numidian_horse").rule == "5.2.B2"
    table.do("rome claim minor_campaign_1")
    assert table.legal("rome") == ["event minor_campaign_1", "operate minor_campaign_1"]
    assert table.reason("rome discard minor_campaign_1").rule == "5.2.B2"


@pytest.mark.rule("hamilcar", "5.2.B4", "5.2.C-1", "5.2.C-5", "5.2.C5a")
def test_who_holds_cards_must_play_and_who_has_none_passes() -> None:
    table = Table(ARMY, rome="spies pestilence", carthage="epidemic")
    assert "pass" not in table.verbs("rome")
    table.do("rome discard spies; carthage discard epidemic; rome discard pestilence")
    assert table.s.phase != 1  # both are out: the phase is over
    assert table.s.events_played == 0


@pytest.mark.rule("hamilcar", "5.2.C-2", "5.2.C1b", "5.2.C1a", "5.2.C1c")
def test_events_are_for_their_colour_and_counter_events_wait() -> None:
    table = Table(ARMY, rome="libyan_levies corvus bad_weather truce", carthage="spies")
    assert table.nouns("event", "rome") == ["truce"]
    assert table.reason("rome event libyan_levies").rule == "5.2.C1b"
    assert table.reason("rome event bad_weather").rule == "5.2.C1c"
    assert table.reason("rome event spies").rule == "5.2.C-1"
    table.do("rome event truce")
    assert table.truce
    assert table.view()["war_chest"]["rome"] == {"cards": ["truce"], "ops": 1}


@pytest.mark.rule("hamilcar", "5.2.C1d", "17.1#17a", "15.5.3")
def test_a_counter_event_in_the_own_turn_is_extra_but_costs_a_card() -> None:
    table = Table(ARMY, rome="corvus spies", carthage="epidemic").do("rome react corvus; rome mount")
    assert table.corvi
    assert table.asked == ("rome", "card_play")
    assert table.hand("rome") == ["spies"]


@pytest.mark.rule("hamilcar", "5.2.C2.2a", "5.2.C2.2b", "5.2.C2.5a", "5.2.C2.5e")
@pytest.mark.example("hamilcar", "5.2.C2-ex2")
def test_three_points_place_or_flip_three_pcs_in_any_mix() -> None:
    pieces = {"thermae": "rome 1cu", "leontini": "rome 1cu", "camarina": "rome 1cu"}
    for goals in (("thermae", "leontini", "camarina"), ("enna", "hippana", "catana"), ("thermae", "enna", "hippana")):
        table = Table(pieces, rome="socii_navales spies", carthage="epidemic").do("rome operate socii_navales")
        assert table.reason("rome control utica").rule == "5.2.C2.2b"
        for goal in goals:
            table.do(f"rome control {goal}")
        assert all(table.control(goal) == "rome" for goal in goals)
        assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "2.1.E3", "5.2.C2.2a", "5.2.C2.2b")
@pytest.mark.example("hamilcar", "5.2.C2-ex3")
def test_carthage_needs_two_more_spaces_for_the_province() -> None:
    table = sardinia().do("carthage operate epidemic; carthage control nuoro")
    assert table.view()["provinces"]["corsica_sardinia"] is None


@pytest.mark.rule("hamilcar", "2.1.E3", "5.2.C2.2a", "5.2.C2.2b")
@pytest.mark.example("hamilcar", "5.2.C2-ex5")
def test_placing_in_oristano_and_flipping_one_wins_it_too() -> None:
    table = sardinia().do("carthage operate epidemic; carthage control oristano; carthage control sassari")
    assert table.view()["provinces"]["corsica_sardinia"] == "carthage"


@pytest.mark.rule("hamilcar", "5.2.C2.2a")
def test_no_pc_where_enemy_cus_stand() -> None:
    table = Table({"enna": "carthage 1cu"}, rome="spies", carthage="epidemic").do("rome operate spies")
    assert table.reason("rome control enna").rule == "5.2.C2.2a"


@pytest.mark.rule("hamilcar", "5.2.C2.3a", "5.2.C2.3b", "14.5.A2")
def test_troops_are_raised_with_a_general_in_an_own_province() -> None:
    pieces = {
        "regium": "rome 4cu duilius",
        "catana": "rome 3cu atilius_regulus",
        "messana_inside": "rome 1cu fulvius_flaccus:proconsul",
        "messana": "carthage 3cu",
    }
    table = Table(pieces, rome="socii_navales", carthage="epidemic", points={"messana": (1, "carthage")}).do(
        "rome operate socii_navales"
    )
    assert table.nouns("raise_troops", "rome") == ["duilius"]
    assert table.reason("rome raise_troops fulvius_flaccus").rule == "5.2.C2.3b"
    table.do("rome raise_troops duilius")
    assert table.cus("rome", "regium") == 5
    small = Table(pieces, rome="spies", carthage="epidemic").do("rome operate spies")
    assert small.nouns("raise_troops", "rome") == []


@pytest.mark.rule("hamilcar", "5.2.C2.4a", "2.4.A4", "2.3.F2")
def test_shipbuilding_places_as_many_warships_as_the_card_shows() -> None:
    two = Table(ARMY, rome="socii_navales", carthage="spies", ready=(3, 0)).do(
        "rome operate socii_navales; rome build_ships"
    )
    assert two.ready("rome") == 5
    one = Table(ARMY, rome="minor_campaign_1", carthage="spies").do("rome operate minor_campaign_1; rome build_ships")
    assert one.ready("rome") == 1
    full = Table(ARMY, rome="socii_navales", carthage="spies", ready=(6, 0), spent=(3, 0)).do(
        "rome operate socii_navales; rome build_ships"
    )
    assert full.ready("rome") == 7  # ten in play
    assert (
        Table(ARMY, rome="spies", carthage="epidemic").do("rome operate spies").reason("rome build_ships").rule
        == "5.2.C2.4a"
    )


@pytest.mark.rule("hamilcar", "5.2.C2.5c", "5.2.C2.5d", "5.2.C2.5a", "2.3.F5")
def test_points_refit_ships_and_add_trains() -> None:
    pieces = {"enna": "rome 2cu duilius", "nola": "rome atilius_regulus", "agrigentum": "carthage 1cu"}
    table = Table(pieces, rome="socii_navales", carthage="spies", spent=(1, 0)).do("rome operate socii_navales")
    assert "supply enna" in table.legal("rome")
    assert "supply roma" in table.legal("rome")
    assert table.reason("rome supply nola").rule == "5.2.C2.5d"  # a General alone is no Army
    table.do("rome refit; rome supply enna; rome supply messana")
    assert (table.ready("rome"), table.spent("rome")) == (1, 0)
    assert table.force("rome", "enna")[2] == 1


@pytest.mark.rule("hamilcar", "5.2.C-3", "5.2.C3b", "5.2.C3a", "2.1.G3")
def test_in_turn_four_the_top_mercenary_costs_three_pcs_and_no_card() -> None:
    table = Table(ARMY, carthage="spies", rome="epidemic", active="carthage", turn=4, miat="center a1 a2 b1")
    assert table.nouns("hire", "carthage") == ["xanthippus"]
    assert table.reason("carthage hire hamilcar_barca").rule == "5.2.C3a"
    table.do("carthage hire xanthippus; carthage unseat a1; carthage unseat a2; carthage unseat b1")
    assert table.miat == 1
    assert table.hand("carthage") == ["spies"]
    poor = Table(ARMY, carthage="spies", rome="epidemic", active="carthage", turn=4, miat="center a1")
    assert poor.reason("carthage hire xanthippus").rule == "5.2.C3b"


@pytest.mark.rule("hamilcar", "5.2.C3.1a", "5.2.C3.1b", "15.3.D1", "15.3.D2", "15.3.D3", "15.3.D4", "5.2.C3b")
@pytest.mark.example("hamilcar", "5.2.C3-ex2")
def test_hiring_may_make_the_miat_peaceful_at_once() -> None:
    table = Table(
        ARMY,
        carthage="spies epidemic shipyards_of_the_cothon",
        rome="pestilence",
        active="carthage",
        turn=4,
        miat="center a1 a2",
    )
    table.do("carthage hire xanthippus; carthage unseat center; carthage unseat a1; carthage unseat a2")
    assert table.view()["display"]["miat"] == "rome"
    assert table.view()["miat"]["state"] == "peaceful"
    assert set(table.nouns("place", "carthage")) == {
        "carthago",
        "utica",
        "clupea",
        "hippo_acra",
        "hadrumetum",
        "thapsus",
        "tacape",
        "hippo_regius",
    }
    table.do(
        "carthage place clupea; rome discard pestilence",
        "carthage operate shipyards_of_the_cothon; carthage activate xanthippus",
        "carthage embark",
    )
    assert table.force("carthage", "at_sea") == (1, 1, 0)
    assert table.s.forgotten == 0
    assert table.reason("carthage sail agrigentum").rule == "7.1.8"


@pytest.mark.rule("hamilcar", "5.2.C3a", "5.2.C3.2a")
def test_hamilcar_barca_is_hired_after_xanthippus_into_any_friendly_port() -> None:
    pieces = {**ARMY, "utica": "carthage 1el xanthippus"}
    table = Table(pieces, carthage="spies", rome="epidemic", active="carthage", turn=6, miat="center a1 a2")
    table.do("carthage hire hamilcar_barca; carthage unseat a1; carthage unseat a2")
    assert "place lilybaeum" in table.legal("carthage")
    assert "place tunes" not in table.legal("carthage")
    table.do("carthage place lilybaeum")
    assert table.at("hamilcar_barca") == "lilybaeum"
    assert table.cus("carthage", "lilybaeum") == 1


@pytest.mark.rule("hamilcar", "5.2.C-4", "5.2.C4a", "5.2.C4b", "5.2.C4f", "2.2.C1a", "2.2.A8", "17.2.B-Calatinus2")
def test_a_dictator_needs_a_lead_of_three_for_carthage() -> None:
    table = for_dictator()
    assert table.view()["tally"] == {"rome": 3, "carthage": 6}
    assert "dictator" in table.verbs("rome")
    table.do("rome dictator")
    assert table.at("atilius_calatinus") == "roma"
    assert table.cus("rome", "roma") == 7
    assert table.view()["generals"]["atilius_calatinus"]["office"] == "dictator"
    assert table.view()["war_chest"]["rome"] == {"cards": ["dictator"], "ops": 3}
    assert table.hand("rome") == ["epidemic", "spies"]
    assert (
        Table({"roma": "rome 4cu"}, rome="spies", carthage="epidemic", turn=2).reason("rome dictator").rule == "5.2.C4a"
    )
    first = Table(
        {"roma": "rome 4cu"}, rome="spies", carthage="epidemic", control={"arretium": "carthage", "thurii": None}
    )
    assert first.reason("rome dictator").rule == "5.2.C4a"


@pytest.mark.rule("hamilcar", "5.2.C4c", "5.2.C4d", "2.2.C1b", "7.1.6")
def test_the_dictator_may_strip_a_consul_of_his_cus() -> None:
    table = for_dictator().do(
        "rome dictator; carthage discard pestilence; rome operate epidemic",
        "rome activate atilius_calatinus; rome march praeneste",
    )
    assert table.cus("rome", "praeneste") == 7
    assert table.at("duilius") == "praeneste"
    again = for_dictator().do(
        "rome dictator; carthage discard pestilence; rome operate epidemic",
        "rome activate atilius_calatinus; rome regroup; rome done; rome cus 7",
    )
    again.do("rome march praeneste")
    assert again.cus("rome", "roma") == 0
    assert again.at("duilius") == "roma"
    assert "dictator" not in again.verbs("rome")


@pytest.mark.rule("hamilcar", "5.2.B2")
def test_a_claimed_campaign_is_known_to_be_in_the_hand() -> None:
    for_rome = "deal minor_campaign_1, " + ", ".join(f"deal {c}" for c in CARD_IDS[:6])
    table = Table.start(for_rome).do("rome claim minor_campaign_1")
    assert table.view("carthage")["spied"] == ["minor_campaign_1"]
    for seed in range(20):
        believed = GAME.sample(table.s, CARTHAGE, random.Random(seed))
        believed.play(believed.legal()[0])
        assert GAME.check(believed) == ""


@pytest.mark.rule("hamilcar", "5.2.C2.3a", "5.2.C2.3b", "14.5.A2")
def test_a_general_before_his_besieged_city_raises_troops_outside_it() -> None:
    pieces = {"roma": "rome 3cu duilius + carthage 4cu hanno", "roma_inside": "rome 1cu valerius_maximus"}
    table = Table(pieces, rome="socii_navales spies", carthage="epidemic", points={"roma": (1, "carthage")})
    table.do("rome operate socii_navales")
    assert table.nouns("raise_troops", "rome") == ["duilius"]  # the one inside may not
    table.do("rome raise_troops duilius")
    assert (table.cus("rome", "roma"), table.cus("rome", "roma_inside")) == (4, 1)


@pytest.mark.rule("hamilcar", "5.2.C3.2b", "2.1.C2")
def test_barcas_cu_of_turn_seven_does_not_overfill_a_city() -> None:
    pieces = {"lilybaeum": "rome 3cu duilius", "lilybaeum_inside": "carthage 2cu", "carthago": "carthage 1cu"}
    table = phase(pieces, turn=7, miat="center").do("carthage place carthago; carthage place lilybaeum")
    assert table.at("hamilcar_barca") == "lilybaeum_inside"
    assert table.cus("carthage", "lilybaeum_inside") == 2
    assert table.nouns("place", "carthage") != ["lilybaeum"]  # no CU has room there


@pytest.mark.rule("hamilcar", "5.2.C4d", "7.1.6")
def test_the_dictator_takes_cus_from_a_consular_army_on_his_way() -> None:
    pieces = {"roma": "rome 3cu atilius_calatinus:dictator", "tarracina": "rome 3cu duilius"}
    table = moving(pieces, "atilius_calatinus").do(
        "rome march tarracina; rome regroup; rome done; rome cus 6; rome march capua"
    )
    assert table.cus("rome", "capua") == 6
    assert table.at("duilius") == "tarracina"
    assert table.cus("rome", "tarracina") == 0


@pytest.mark.rule("hamilcar", "5.2.C2.1d", "2.3.D1b", "2.3.D3c")
def test_a_captured_train_pays_for_the_next_activation() -> None:
    pieces = {"catana": "rome 4cu sulpicius_paterculus", "enna": "carthage 1st"}
    table = moving(pieces, "sulpicius_paterculus", card="minor_campaign_1").do(
        "rome march enna; rome stop; carthage discard epidemic; rome operate pestilence"
    )
    assert "activate sulpicius_paterculus" not in table.legal("rome")
    two = Table({"enna": "rome 4cu 2st sulpicius_paterculus"}, rome="pestilence", carthage="epidemic").do(
        "rome operate pestilence"
    )
    assert "activate sulpicius_paterculus" in two.legal("rome")


@pytest.mark.rule("hamilcar", "5.2.C3.1b", "13.3.D3")
def test_hiring_xanthippus_frees_elephants_for_a_charge_in_the_same_turn() -> None:
    pieces = {"carthago": "carthage 3cu", "utica": "rome 3cu fulvius_flaccus:proconsul"}
    table = Table(
        pieces,
        "roll 3",
        carthage="shipyards_of_the_cothon spies",
        rome="epidemic pestilence",
        active="carthage",
        turn=6,
        miat="center a1 a2 b1 b2",
    )
    table.do(
        "carthage hire xanthippus; carthage unseat b1; carthage unseat b2",
        "carthage place carthago; rome discard epidemic",
        "carthage operate shipyards_of_the_cothon; carthage activate xanthippus",
        "carthage march utica; carthage charge",
    )
    assert [total for total, *_ in table.events("charge-result")] == [3]


@pytest.mark.rule("hamilcar", "5.2.C4f", "2.2.A6")
def test_a_dictator_who_falls_in_battle_is_eliminated_and_his_card_still_counts() -> None:
    from .table import cards

    pieces = {"catana": "rome 1cu atilius_calatinus:dictator", "enna": "carthage 6cu adherbal"}
    table = moving(
        pieces, "atilius_calatinus", "small_die 4, large_die 4, large_die 4", chest=[cards("dictator"), 0]
    ).do("rome march enna; carthage done")
    assert table.standing("atilius_calatinus") == "eliminated"
    assert "dictator" in table.view()["war_chest"]["rome"]["cards"]


@pytest.mark.rule("hamilcar", "5.2.C2a", "5.2.C-1")
def test_a_card_that_nothing_can_be_done_with_is_not_operated() -> None:
    everything: dict[str, str | None] = {
        name: "rome" for number, name in enumerate(SPACE_IDS) if not BOX.board.tribes >> number & 1
    }
    table = Table({"roma": "rome 15st"}, rome="spies", carthage="epidemic", control=everything, spent=(0, 1))
    assert table.verbs("rome") == {"event", "discard"}
    assert table.why_not("rome operate spies") == ("5.2.C2a", "no-operation")
    other = Table({"roma": "rome 15st"}, rome="spies", carthage="epidemic", control=everything, spent=(1, 0))
    assert "operate" in other.verbs("rome")


@pytest.mark.rule("hamilcar", "5.2.C2.5d", "2.3.D2a", "2.3.E2a")
def test_a_supply_train_comes_to_an_army_or_an_own_city_with_room_and_nowhere_else() -> None:
    pieces = {"enna": "rome 2cu duilius", "catana": "rome 2cu", "leontini": "rome fulvius_flaccus:proconsul",
              "messana": "carthage 3cu", "messana_inside": "rome 1cu 2st"}  # fmt: skip
    table = Table(pieces, rome="socii_navales spies", carthage="epidemic").do("rome operate socii_navales")
    own = {"roma", "capua", "neapolis", "tarentum", "regium"}
    assert set(table.nouns("supply", "rome")) == {*own, "enna"}
    room = Table({**pieces, "messana_inside": "rome 1cu 1st"}, rome="socii_navales spies", carthage="epidemic")
    assert "messana" in room.do("rome operate socii_navales").nouns("supply", "rome")
