"""The log tells the story: numbers, dice with their symbols, bonuses, losses with their causes, citations."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.ch02_concepts.areas import members
from navarch.games.hamilcar.ch05_turn.winter import WinterPhase
from navarch.games.hamilcar.ch17_1_counter_events.storms import storm_rolls
from navarch.text import Texts

from .positions import battle, chest, event, in_phase, moving, pay, phase, punic, sailing, to_rome
from .table import BOX, GAME, Table, cards, general, seat, space

ENGLISH = Texts(GAME, "en")
POLISH = Texts(GAME, "pl")


def said(table: Table, key: str, texts: Texts = ENGLISH) -> list[str]:
    """All events of a key as they read."""
    return [" ".join(texts.event(event).split()) for event in table.heard(key)]


def rules(table: Table, key: str) -> list[str]:
    """The rules that events of a key cite."""
    return [told.rule for told in table.heard(key)]


@pytest.mark.rule("hamilcar", "7.2.A1", "7.3.C1", "7.3.C6")
def test_marches_and_voyages_tell_who_comes_along() -> None:
    table = punic({"carthago": "carthage 1cu 2el 1st hanno"}, "hanno").do("carthage march utica")
    assert said(table, "marched") == ["Hanno marches from Carthago to Utica with 1 CU, 2 Elephants, 1 Supply Train."]
    table.do("carthage embark; carthage sail carales; carthage land")
    assert said(table, "embarked") == ["Hanno embarks in Utica with 1 CU, 2 Elephants, 1 Supply Train."]
    assert said(table, "landed", POLISH) == ["Hannon ląduje: Carales (1 oddział, 2 słonie, 1 tabor)."]


@pytest.mark.rule("hamilcar", "13.4.1", "13.3.A2", "13.3.B2", "13.3.C1")
def test_a_battle_tells_its_steps_and_the_symbols_of_its_dice() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 1cu gisco"}
    table = moving(pieces, "atilius_regulus", "small_die 2, large_die 4, large_die 6").do(
        "rome march enna; carthage done"
    )
    pay(table)
    assert [step for step, *_ in table.events("level-step")] == ["force_size", "allies", "command"]
    assert said(table, "battle-die")[0] == "Rome's small die shows face 2: 2 horse heads, no figure, no circle."
    assert said(table, "battle-result") == ["Rome wins the battle: 1 hit on Rome, 4 hits on Carthage."]
    assert said(table, "lost-cus")[0] == "Carthage loses 1 CU in Enna."


@pytest.mark.rule("hamilcar", "13.4.4", "14.2.3", "14.3.1", "15.2.1", "13.5.C1")
def test_losses_cite_what_they_come_from() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st"}
    assert rules(moving(pieces, "duilius", "white_die 1").do("rome siege"), "lost-cus") == ["14.2.3"]
    defended = moving(pieces, "duilius", "white_die 4").do("rome siege; carthage defend")
    assert rules(defended, "lost-cus") == ["14.3.1"]
    winter = in_phase({"enna": "rome 10cu"}, WinterPhase(), "isolation", "roll 6", control={"enna": "carthage"})
    assert rules(winter, "lost-cus") == ["15.2.1"]


@pytest.mark.rule("hamilcar", "9.2.B1b", "9.2.B1e", "15.5.1")
def test_a_naval_roll_tells_each_bonus_its_column_and_what_was_sunk_or_taken() -> None:
    table = battle("roll 6", corvi=1, ships=3, others=1, carthage_first=False).do("rome pass")
    assert table.events("roll-bonus")[:2] == [("corvi", 1), ("seamanship", -1)]
    assert said(table, "battle-roll") == ["Rome scores 2 hits: die 6, row 6, naval column 3."]
    assert said(table, "warships-hit") == ["Carthage loses 1 Warship, taken as a Prize."]


@pytest.mark.rule("hamilcar", "5.1.B4", "5.1.B5", "5.1.B7", "5.1.C6")
def test_recalls_are_told_and_generals_enter_by_the_rule_of_their_side() -> None:
    table = phase({"thermae": "carthage 2cu gisco", "roma": "rome 4cu"}, turn=2)
    to_rome(table)
    while table.choice == "placement":
        table.do(f"{table.actor} {table.legal()[0]}")
    assert said(table, "recalled") == ["H. Gisco is recalled from Thermae to the pool."]
    entered = [general for _, general, _ in table.events("placed-general")]
    cited = dict(zip(entered, rules(table, "placed-general"), strict=True))
    assert cited["hamilcar"] == "5.1.B5"
    assert set(cited.values()) == {"5.1.B5", "5.1.B7", "5.1.C6"}


@pytest.mark.rule("hamilcar", "5.6.4", "5.6.5", "5.6.6")
def test_points_of_the_war_chest_cite_the_war_chest() -> None:
    table = chest("spies", "minor_campaign_1", {"roma": "rome 1cu"}, spent=(1, 0)).do("rome refit; rome supply roma")
    assert rules(table, "refitted") == ["5.6.4"]
    assert rules(table, "placed-piece") == ["5.6.5"]


@pytest.mark.rule("hamilcar", "17.1#49f")
def test_an_event_without_effect_says_so() -> None:
    assert said(event("allied_auxiliaries"), "event-idle") == ["Allied Auxiliaries has no effect."]
    assert said(event("allied_auxiliaries", {"roma": "rome duilius"}), "event-idle") == []


@pytest.mark.rule("hamilcar", "5.3.B1")
def test_trains_lost_in_winter_are_told() -> None:
    winter = in_phase({"enna": "rome 2st", "lipara": "rome 1cu"}, WinterPhase(), "isolation")
    assert said(winter, "trains-lost") == ["Rome loses 2 Supply Trains in Enna."]


@pytest.mark.rule("hamilcar", "13.3.D3", "17.1#1a", "17.2.A-Hasdrubal1", "13.3.D6")
def test_an_elephant_charge_tells_what_changes_its_die() -> None:
    pieces = {"catana": "rome 6cu fulvius_flaccus:proconsul", "enna": "carthage 1cu 3el hasdrubal"}
    table = moving(pieces, "fulvius_flaccus", "roll 5", also="elephant_fright", forgotten=1)
    table.do("rome march enna; carthage done; carthage charge; rome react elephant_fright")
    fright = BOX.card_effects[0][0].by
    hasdrubal = BOX.ability(3, "elephant_charge")
    assert hasdrubal is not None
    assert table.events("charge-bonus") == [
        ("forgotten_tactics", -2), ("cards", fright), ("ability", hasdrubal.by),
    ]  # fmt: skip
    assert table.events("charge-result")[0][0] == 5 - 2 + fright + hasdrubal.by


@pytest.mark.rule("hamilcar", "2.1.I2")
def test_an_event_that_takes_naval_supremacy_tells_it() -> None:
    table = event("careened_hulls", spent=(2, 0), supremacy="carthage")
    assert table.supremacy == "rome"
    assert table.events("supremacy") == [("rome",)]
    assert rules(table, "supremacy") == ["2.1.I2"]


@pytest.mark.rule("hamilcar", "17.1#11a", "15.4.B1", "15.5.2", "2.1.J1")
def test_a_cruel_sea_tells_how_many_rolls_it_brings_and_where() -> None:
    table = moving({"roma": "rome 3cu duilius"}, "duilius", "roll 1", carthage="cruel_sea", corvi=1)
    table.do("rome embark; rome sail neapolis; rome land; carthage react cruel_sea")
    lane, corvi, seamanship = storm_rolls(table.s, space("roma"), space("neapolis"))
    assert (corvi, seamanship) == (1, 1)  # Corvi and Poor Seamanship
    rolls = lane + 2
    assert table.events("storm-rolls") == [(rolls, "roma", "neapolis", lane, 1, 1)]
    assert said(table, "storm-rolls") == [
        f"Cruel Sea on the lane from Roma to Neapolis: {rolls} rolls (lane {lane}, Corvi 1, Seamanship 1)."
    ]
    assert len(table.events("storm")) == rolls


@pytest.mark.parametrize(("been", "standing", "key"), [(0, "pool", "recalled"), (1, "eliminated", "left-game")])
@pytest.mark.rule("hamilcar", "5.2.C4g", "2.2.C1b")
def test_the_dictators_departure_is_told_and_his_card_leaves_the_game(been: int, standing: str, key: str) -> None:
    table = Table({"roma": "rome 1cu"}, rome="spies", turn=4, been_consul=been << general("atilius_calatinus"),
                  control={"arretium": "carthage", "thurii": None})  # fmt: skip
    table.do("rome dictator")
    assert table.at("atilius_calatinus") == "roma"
    while table.turn == 4:
        table.do(f"{table.actor} {table.legal()[0]}")
    assert "dictator" in table.view()["removed"]
    assert table.standing("atilius_calatinus") == standing
    assert "atilius_calatinus" in [told[0] for told in table.events(key)]


@pytest.mark.rule("hamilcar", "14.2.1", "14.2.3")
def test_a_siege_roll_tells_the_colour_of_its_die() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu"}
    red = moving(pieces, "duilius", "red_die 5", supremacy="rome").do("rome siege")
    loss, points = BOX.siege_red[4]
    assert red.events("siege-roll") == [("rome", "agrigentum", 1, 5, points, loss)]
    white = moving(pieces, "duilius", "white_die 5", supremacy="carthage").do("rome siege")
    loss, points = BOX.siege_white[4]
    assert white.events("siege-roll") == [("rome", "agrigentum", 0, 5, points, loss)]


@pytest.mark.rule("hamilcar", "5.1.C8", "5.1.C9")
def test_a_naval_reform_tells_how_many_cus_became_warships() -> None:
    pieces = {"carthago": "carthage 3cu", "roma": "rome 1cu"}
    table = to_rome(phase(pieces, "draw gisco, draw duilius, draw aquilius_florus", miat="center"))
    table.do("rome place roma; rome place roma; rome ships 2")
    assert table.events("reform-ships") == [(2,)]


@pytest.mark.rule("hamilcar", "5.2.A1")
def test_a_dealt_card_is_told_to_its_owner_alone() -> None:
    table = Table.start()
    for side in ("rome", "carthage"):
        mine = [line.event.args[1] for line in table.match.log(seat(side)) if line.event.key == "dealt"]
        assert sorted(mine) == sorted(members(table.s.hand[seat(side)]))
        assert {line.event.args[0] for line in table.match.log(seat(side)) if line.event.key == "dealt"} == {seat(side)}
    assert [line for line in table.match.log(None) if line.event.key == "dealt"] == []


@pytest.mark.rule("hamilcar", "13.5.C1")
def test_losses_on_a_retreat_are_told_once_and_where_they_fell() -> None:
    pieces = {"catana": "rome 7cu atilius_regulus", "enna": "carthage 6cu gisco", "agrigentum": "rome 1cu"}
    control: dict[str, str | None] = {
        "thermae": "rome", "panormus": "carthage", "agrigentum": "rome", "leontini": "rome", "camarina": "rome",
    }  # fmt: skip
    table = moving(pieces, "atilius_regulus", "small_die 4, large_die 6", control=control)
    table.do("rome march enna; carthage retreat panormus")
    assert table.at("gisco") == "panormus"
    assert ("carthage", 1, 0, "thermae") in table.events("lost-cus")
    assert said(table, "retreated") == ["Carthage retreats from Enna to Panormus with 3 CUs. General: H. Gisco."]


@pytest.mark.rule("hamilcar", "16.3.1")
def test_a_prolonged_contract_is_told() -> None:
    table = phase({"carthago": "carthage 3cu xanthippus", "roma": "rome 4cu"}, turn=4, miat="a1 a2 center b1",
                  options={"prolonged_contract": True})  # fmt: skip
    assert table.asked == ("carthage", "prolongation")
    table.do("carthage prolong")
    assert table.events("prolonged") == [("xanthippus",)]


@pytest.mark.rule("hamilcar", "9.2.B1f", "7.3.C2", "2.4.C1")
def test_an_unguarded_fleet_tells_its_dice_and_what_was_lost_at_sea() -> None:
    pieces = {"roma": "rome 4cu 1st duilius", "syracusae": "carthage 1cu adherbal"}
    table = sailing(pieces, "roll 6", ships=0, ready=(0, 3)).do("carthage intercept")
    while table.choice != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    table.do("carthage ships 3")
    assert table.events("squadron") == [("carthage", 3)]
    assert table.events("rolled") == [("carthage", 6)]
    while table.choice == "sea_loss":
        table.do("rome " + table.legal("rome")[-1])
    assert sum(table.heard("lost-at-sea")[0].args[1:4]) == table.events("battle-roll")[0][-1]
    assert table.events("lost-at-sea")[0][0] == "rome"


@pytest.mark.rule("hamilcar", "7.3.C2")
def test_a_squadron_is_told_with_its_side() -> None:
    table = moving({"roma": "rome 3cu duilius"}, "duilius", ready=(3, 0)).do("rome embark; rome ships 2")
    assert table.events("squadron") == [("rome", 2)]


@pytest.mark.rule("hamilcar", "2.2.E1c", "7.1.6")
def test_generals_who_come_along_are_named() -> None:
    table = punic({"carthago": "carthage 2cu hanno gisco himilco"}, "hanno").do("carthage march utica")
    assert said(table, "come-along") == ["With Hanno: H. Gisco and Himilco."]
    table.do("carthage embark; carthage sail carales; carthage land")
    assert said(table, "landed") == ["Hanno lands in Carales with 2 CUs. With him: H. Gisco and Himilco."]


@pytest.mark.rule("hamilcar", "10.0.8", "12.1.6", "12.1.7", "11.1.8")
def test_reactions_tell_who_tries_the_bonus_on_his_roll_and_what_he_needed() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "thermae": "carthage 3cu 1st hanno",
        "leontini": "carthage 2cu gisco",
    }
    table = moving(pieces, "atilius_regulus", "roll 2, roll 2", control={"enna": "rome"}).do("rome march enna")
    table.do("carthage interpose hanno; carthage whole; carthage done")
    assert said(table, "declared-interception") == ["Hanno will try to intercept in Enna with 3 CUs, 1 Supply Train."]
    assert said(table, "interception-bonus") == [
        "On the Interception roll: +1 into enemy-controlled Enna, where no own Units are."
    ]
    assert said(table, "interception-failed") == ["Hanno (Battle Rating 2) comes too late to intercept."]
    table.do("rome march leontini; carthage avoid gisco; carthage whole")
    assert said(table, "avoid-failed") == ["H. Gisco (Battle Rating 1) cannot get away."]


@pytest.mark.rule("hamilcar", "10.0.2", "13.5.E1", "13.5.E3")
def test_who_is_inside_and_who_withdraws_behind_the_walls_is_told() -> None:
    pieces = {"messana": "rome 5cu duilius", "thermae": "carthage 9cu hanno"}
    table = punic(pieces, "hanno", "large_die 6, small_die 2, large_die 6")
    table.do("carthage march messana; rome done; rome cus 1")
    assert said(table, "garrisoned") == ["Rome declares inside Messana: 1 CU."]
    table.do("rome done; rome cus 1")
    assert said(table, "withdrew") == ["Rome withdraws into Messana: 1 CU."]
    assert said(table, "withdrew-general") == ["C. Duilius withdraws into Messana."]


@pytest.mark.rule("hamilcar", "9.3.B2a", "9.3.B2b", "9.4.1", "17.2.A-Hamilcar1")
def test_a_naval_battle_tells_rerolls_who_goes_ashore_and_what_is_paid_for() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hamilcar"}
    table = battle("roll 1, roll 6, roll 1, roll 6", ships=5, others=3, pieces=pieces, ready=(5, 3)).holding("", "")
    while table.choice != "naval_reroll":
        table.do(f"{table.actor} pass")
    table.do("carthage roll_again")
    assert said(table, "naval-reroll") == ["Hamilcar has his 1 rolled again."]
    while table.choice in ("maneuver_card", "evasion", "evasion_by_card"):
        table.do(f"{table.actor} pass")
    assert said(table, "ships-spent") == ["2 Warships of Rome go home Spent."]
    assert said(table, "chased") == [
        "The intercepting Fleet of Carthage has come from Syracusae to Neapolis under Hamilcar."
    ]
    assert said(table, "put-ashore")[0] == "Rome goes ashore in Roma with 3 CUs. General: C. Duilius."
    assert rules(pay(table), "removed-pc") == ["9.4.1"] * len(table.events("removed-pc"))


@pytest.mark.rule("hamilcar", "5.1.C8", "2.2.A6", "17.1#49a", "5.6.8")
def test_reforms_departures_truces_and_cards_that_leave_are_told() -> None:
    reform = phase({"roma": "rome 6cu"}, turn=2)
    to_rome(reform)
    while not reform.events("reform-ships"):
        wanted = [said for said in reform.legal() if said.startswith(("ships 1", "place roma"))]
        reform.do(f"{reform.actor} {(wanted or reform.legal())[0]}")
    assert said(reform, "reform-ships") == ["Rome turns 1 CU in Roma into a Ready Warship."]
    lone = punic({"thermae": "carthage 4cu hanno", "enna": "rome duilius"}, "hanno").do(
        "carthage march enna; rome done"
    )
    assert said(lone, "displaced") == ["C. Duilius is displaced and leaves the game."]
    loan, played = "loans_of_the_citizens", "minor_campaign_1 major_campaign"
    lasting = chest(loan, played, truce=1, events_played=cards(loan)).do("rome done")
    assert said(lasting, "truce-ends") == ["The Truce ends."]
    assert said(lasting, "cards-gone") == ["A card leaves the game: Loans of the Citizens."]


@pytest.mark.rule("hamilcar", "7.1.6", "10.0.8")
def test_regroupings_and_declarations_name_the_companions_and_not_the_leader() -> None:
    pieces = {"regium": "rome 5cu duilius fulvius_flaccus:proconsul"}
    table = moving(pieces, "duilius").do("rome regroup; rome done; rome cus 3")
    assert table.events("regrouped")[-1] == ("duilius", "regium", 3, 0, 0, [])
    table.do("rome march consentia")
    both = moving({"regium": "rome 5cu duilius", "consentia": "rome 2cu fulvius_flaccus:proconsul"}, "duilius")
    both.do("rome march consentia; rome regroup; rome bring fulvius_flaccus; rome cus 7")
    assert both.events("regrouped")[-1] == ("duilius", "consentia", 7, 0, 0, ["fulvius_flaccus"])
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco gisco"}
    avoided = moving(pieces, "atilius_regulus").do("rome march enna; carthage avoid himilco; carthage whole")
    assert avoided.events("declared-avoid") == [("himilco", "enna", 2, 0, 0, ["gisco"])]


@pytest.mark.rule("hamilcar", "17.1#39b", "9.2.B1f")
def test_losses_in_a_storm_cite_the_storm_and_losses_in_battle_the_battle() -> None:
    storm = punic({"carthago": "carthage 4cu gisco"}, "gisco", "roll 6", rome="storms_at_sea epidemic")
    storm.do("carthage embark; carthage sail lilybaeum; carthage land; rome react storms_at_sea")
    assert rules(storm, "lost-at-sea") == ["17.1#39b"]
    assert said(storm, "lost-at-sea") == ["Carthage loses at sea: 2 CUs."]


@pytest.mark.rule("hamilcar", "9.2.C1", "9.2.C2", "2.1.I5")
def test_an_escape_tells_its_price_and_cites_its_rule() -> None:
    table = battle("roll 1", carthage_first=False)
    while table.choice != "evasion":
        table.do(f"{table.actor} pass")
    table.do("rome evade")
    assert said(table, "supremacy-given-up") == ["Rome gives up Naval Supremacy to Carthage in order to evade."]
    assert table.events("supremacy") == []
    assert rules(table, "evaded") == ["9.2.C1"]
    away = battle(carthage_first=False, also="evasion").do("rome react evasion")
    assert rules(away, "evaded") == ["9.2.C2"]


@pytest.mark.rule("hamilcar", "14.5.B1", "14.5.B2", "13.4.6")
def test_a_battle_tells_who_came_out_of_the_city_and_why_equal_hits_decide_it() -> None:
    pieces = {"catana": "rome 3cu 1st duilius", "enna": "carthage 3cu adherbal"}
    dice = "large_die 6, small_die 1, large_die 6, small_die 1"
    table = moving(pieces, "duilius", dice, control={"catana": "rome"}).do("rome march enna; carthage done")
    assert said(table, "battle-tied") == ["The hits are equal: the Attacker loses."]
    relief = {"enna": "rome 3cu duilius", "agrigentum": "carthage 3cu hanno", "agrigentum_inside": "rome 2cu 1st"}
    joined = moving(relief, "duilius", control={"agrigentum": "rome"}, points={"agrigentum": (1, "carthage")})
    joined.do("rome march agrigentum; carthage done; rome join; rome whole")
    assert said(joined, "sallied") == ["Rome brings out of Agrigentum to fight: 2 CUs, 1 Supply Train."]
    assert rules(joined, "sallied") == ["14.5.B2"]


@pytest.mark.rule("hamilcar", "15.5.3", "5.2.B4", "5.1.A1", "5.1.C1")
def test_corvi_that_stay_a_player_without_cards_lost_warships_and_a_besieged_roma_are_told() -> None:
    mounted = Table({"roma": "rome 3cu duilius"}, rome="corvus spies", corvi=1).do("rome react corvus; rome mount")
    assert said(mounted, "corvi-stay") == ["The Corvi of Rome stay mounted."]
    assert mounted.events("corvi-mounted") == []
    alone = Table({"roma": "rome 3cu duilius"}, rome="spies epidemic truce", carthage="")
    alone.do("rome discard epidemic")
    assert said(alone, "passed") == ["Carthage has no cards left and passes."]
    spring = chest("loans_of_the_citizens", "minor_campaign_1 major_campaign", sunk=[2, 1]).do("rome done")
    assert said(spring, "warships-return") == [
        "2 lost Warships of Rome can be built again.", "1 lost Warship of Carthage can be built again.",
    ]  # fmt: skip
    shut = phase({"roma": "carthage 3cu hanno", "carthago": "carthage 1cu"}, points={"roma": (1, "carthage")})
    to_rome(shut)
    assert said(shut, "troops-kept-out") == ["Roma is Besieged: Rome raises no CUs there."]


@pytest.mark.rule("hamilcar", "5.3.C1", "14.3.1", "7.2.A2", "17.1#19-20a")
def test_a_level_lost_a_defence_a_general_who_stays_and_a_raid_that_finds_nothing_are_told() -> None:
    winter = in_phase({"enna": "rome 1cu"}, WinterPhase(), "isolation", "roll 1", seamanship=3, ready=(1, 0),
                      control={"enna": "carthage"})  # fmt: skip
    assert said(winter, "seamanship-falls") == ["Roman Seamanship falls to Fair: 1 Ready Warship in port, 3 needed."]
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st"}
    defended = moving(pieces, "duilius", "white_die 4").do("rome siege; carthage defend")
    assert said(defended, "determined-defence") == [
        "Carthage defends Agrigentum with determination: a Supply Train and a CU inside are given up for one Point."
    ]
    stays = moving({"roma": "rome 3cu duilius"}, "duilius").do("rome stop")
    assert said(stays, "stayed") == ["C. Duilius stays in Roma."]
    raid = event("raid_on_port", {"carthago": "carthage 3cu gisco"}, "carthage").do(
        "carthage activate gisco; carthage embark"
    )
    raid.do("carthage sail utica; carthage land; carthage stop")
    assert said(raid, "step-idle") == ["Raid on Port finds nothing to remove on the way."]


@pytest.mark.rule("hamilcar", "7.2.A1", "7.3.C4")
def test_elephants_alone_are_not_told_as_no_cus() -> None:
    table = punic({"carthago": "carthage 1el hanno"}, "hanno").do("carthage march utica")
    assert said(table, "marched") == ["Hanno marches from Carthago to Utica with 1 Elephant."]
    assert said(table, "marched", POLISH) == ["Hannon maszeruje: Kartagina – Utyka (1 słoń)."]
