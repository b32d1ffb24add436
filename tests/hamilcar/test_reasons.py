"""Why not: the facts that a refusal names."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.actions import DICE_IDS
from navarch.text import Texts

from .positions import chest, event, moving, punic, sailing
from .table import GAME, SEATS, Table, seat

TEXTS = {lang: Texts(GAME, lang) for lang in ("en", "pl")}


def said(table: Table, who: str, action: str) -> tuple[str, str, str]:
    """The rule and the words in English and Polish."""
    reasons = table.match.why_not(seat(who), action)
    assert len(reasons) == 1
    names = dict(enumerate(SEATS))
    return reasons[0].rule, TEXTS["en"].reason(reasons[0], names), TEXTS["pl"].reason(reasons[0], names)


@pytest.mark.rule("hamilcar", "5.2.C2.1a", "2.3.D1b")
def test_an_activation_names_points_rating_and_trains() -> None:
    table = Table({"roma": "rome 4cu claudius_caudex"}, rome="spies pestilence", carthage="epidemic")
    rule, english, polish = said(table.do("rome operate spies"), "rome", "activate claudius_caudex")
    assert rule == "5.2.C2.1a"
    assert "needs 3 points; there is 1, and 0 Supply Trains" in english
    assert "wymaga 3 PO; jest 1" in polish


@pytest.mark.rule("hamilcar", "5.2.C2.3a", "5.2.C2.4a")
def test_raising_and_building_name_what_the_card_lacks() -> None:
    table = Table({"roma": "rome 4cu duilius"}, rome="spies pestilence", carthage="epidemic").do("rome operate spies")
    assert "needs a card of 3 points" in said(table, "rome", "raise_troops duilius")[1]
    assert said(table, "rome", "build_ships")[0] == "5.2.C2.4a"
    field = Table({"enna": "rome 4cu duilius"}, rome="socii_navales spies", carthage="epidemic")
    assert "do not control Enna" in said(field.do("rome operate socii_navales"), "rome", "raise_troops duilius")[1]


@pytest.mark.rule("hamilcar", "7.2.A2", "14.1.3")
def test_a_march_names_its_cost_and_a_siege_its_cus() -> None:
    table = moving({"regium": "rome 2cu duilius"}, "duilius").do(
        "rome march consentia; rome march thurii; rome march tarentum; rome march brundisium"
    )
    assert "costs 1 Movement Point; 0 are left" in said(table, "rome", "march tarentum")[1]
    siege = moving({"agrigentum": "rome 2cu fulvius_flaccus:proconsul"}, "fulvius_flaccus")
    assert said(siege, "rome", "siege")[1] == "An attempt needs 3 of your CUs outside in Agrigentum; there are 2."


@pytest.mark.rule("hamilcar", "5.2.C3b", "5.2.C3a", "5.2.C4a")
def test_mercenaries_and_the_dictator_name_what_is_missing() -> None:
    hire = Table({}, carthage="spies", rome="epidemic", active="carthage", turn=4, miat="center")
    assert "costs 3 PCs from the Miat; 1 lies there" in said(hire, "carthage", "hire xanthippus")[1]
    assert said(hire, "carthage", "hire hamilcar_barca")[0] == "5.2.C3a"
    first = Table({"roma": "rome 1cu"}, rome="spies", carthage="epidemic", turn=1)
    assert "turn 1" in said(first, "rome", "dictator")[1]
    later = Table({"roma": "rome 1cu"}, rome="spies", carthage="epidemic", turn=3)
    assert "must lead by 3" in said(later, "rome", "dictator")[1]


@pytest.mark.rule("hamilcar", "12.1.1", "12.2.6", "11.1.1", "11.1.3")
def test_reactions_name_why_a_general_cannot_take_part() -> None:
    pieces = {"thermae": "carthage 6cu hanno", "enna": "rome 6cu duilius", "roma": "rome 3cu valerius_maximus"}
    table = punic(pieces, "hanno").do("carthage march enna")
    assert said(table, "rome", "interpose valerius_maximus")[0] == "12.1.1"
    assert said(table, "rome", "avoid valerius_maximus")[0] == "11.1.1"


@pytest.mark.rule("hamilcar", "17.1#3b", "17.1#46a", "2.1.C2")
def test_events_name_their_own_condition() -> None:
    citadel = Table({}, rome="citadel spies", carthage="epidemic", citadel="roma")
    assert said(citadel, "rome", "event citadel") == (
        "17.1#46a", "The Citadel already stands in Roma.", "Cytadela już stoi: Rzym.",
    )  # fmt: skip
    rhodian = Table({}, carthage="the_rhodian spies", rome="epidemic", active="carthage")
    assert "no besieged Walled City in a port" in said(rhodian, "carthage", "event the_rhodian")[1]
    sent = event("socii_navales", {"corfinium": "rome 3cu duilius", "roma": "rome 3cu claudius_caudex"})
    assert sent.asked == ("rome", "campaigner")


@pytest.mark.rule("hamilcar", "8.3.4", "8.1.3", "8.1.6")
def test_an_intercepting_fleet_is_told_why_it_does_not_sail_from_or_to_a_port() -> None:
    pieces = {"panormus": "rome 3cu duilius", "carthago": "carthage 1cu hanno", "syracusae": "carthage 1cu gisco"}
    table = moving(pieces, "duilius", seamanship=4, ready=(1, 1), supremacy="carthage")
    table.do("rome embark; rome ships 1; rome sail drepanum; carthage intercept")
    assert table.choice == "departure"
    assert table.why_not("carthage depart roma") == ("8.3.4", "not-controlled")
    assert table.why_not("carthage depart utica") == ("8.3.4", "no-major-port")
    table.do("carthage depart carthago; carthage whole")
    assert table.why_not("carthage sail roma") == ("8.1.6", "no-lane")


@pytest.mark.rule("hamilcar", "2.3.F4", "2.3.G1")
def test_a_number_of_warships_is_refused_for_its_own_reason() -> None:
    table = moving({"roma": "rome 3cu duilius"}, "duilius", ready=(2, 0)).do("rome embark")
    assert table.why_not("rome ships 3") == ("2.3.F4", "ready-ships")
    assert table.why_not("rome ships 6") == ("2.3.G1", "fleet-limit")


@pytest.mark.rule("hamilcar", "11.1.5", "11.1.7", "11.2.5", "11.2.6")
def test_an_escape_is_refused_for_its_own_reason() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco", "leontini": "rome 1st"}
    table = moving(pieces, "atilius_regulus", "roll 1", control={"agrigentum": "rome"})
    table.do("rome march enna; carthage avoid himilco; carthage whole")
    assert table.why_not("carthage escape catana") == ("11.2.6", "enemy-came-from")
    assert table.why_not("carthage escape agrigentum") == ("11.2.5", "enemy-pc")
    assert table.why_not("carthage escape leontini") == ("11.2.5", "enemies-there")
    assert table.why_not("carthage escape messana") == ("11.1.7", "no-road")
    assert table.why_not("carthage gates") == ("10.0.6", "no-city-of-yours")


@pytest.mark.rule("hamilcar", "5.2.C-3", "5.2.C-4", "5.2.C3b", "16.4.1")
def test_what_replaces_a_card_is_refused_for_its_own_reason() -> None:
    rome = Table({}, rome="spies", carthage="epidemic")
    assert rome.why_not("rome hire xanthippus") == ("5.2.C-3", "carthage-alone")
    assert rome.why_not("rome run_blockade lilybaeum") == ("16.4.1", "no-blockade-runners")
    carthage = Table({}, rome="spies", carthage="epidemic", active="carthage", miat="a1")
    assert carthage.why_not("carthage hire xanthippus") == ("5.2.C3b", "price-too-high")
    assert carthage.why_not("carthage hire hamilcar_barca") == ("5.2.C3a", "not-for-hire")
    assert carthage.why_not("carthage dictator") == ("5.2.C-4", "rome-alone")


@pytest.mark.rule("hamilcar", "2.2.E1b")
def test_who_does_not_command_is_outranked_or_elsewhere() -> None:
    pieces = {"catana": "rome 7cu valerius_flaccus cornelius_scipio duilius:proconsul", "enna": "carthage 2cu gisco"}
    table = moving(pieces, "valerius_flaccus").do("rome march enna; carthage done")
    assert table.choice == "battle_command"
    assert table.why_not("rome command duilius") == ("2.2.E1b", "outranks")
    assert table.why_not("rome command atilius_regulus") == ("2.2.E1b", "not-here")


@pytest.mark.rule("hamilcar", "13.5.A1", "13.5.B1", "13.5.B4")
def test_a_retreat_is_refused_for_its_own_reason() -> None:
    pieces = {"catana": "rome 7cu atilius_regulus", "enna": "carthage 4cu gisco", "thermae": "rome 1cu"}
    table = moving(pieces, "atilius_regulus", "small_die 2, large_die 6, large_die 6")
    table.do("rome march enna; carthage done")
    assert table.choice == "retreat_goal"
    assert table.why_not("carthage retreat catana") == ("13.5.B4", "enemy-came-from")
    assert table.why_not("carthage retreat thermae") == ("13.5.B1", "enemy-cus")
    assert table.why_not("carthage retreat hippana") == ("13.5.A1", "no-refuge")
    assert table.why_not("carthage retreat carthago") == ("13.5.A3", "no-retreat-there")


@pytest.mark.rule("hamilcar", "8.4.3", "2.2.E1b")
def test_who_does_not_command_an_intercepting_fleet_is_told_why() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno gisco"}
    table = sailing(pieces).do("carthage intercept; carthage whole")
    assert table.choice == "fleet_command"
    assert table.nouns("command", "carthage") == ["hanno", "gisco"]
    assert table.why_not("carthage command himilco") == ("2.2.E1b", "not-here")


@pytest.mark.rule("hamilcar", "7.3.C1", "7.3.C3", "7.3.C4")
def test_coming_aboard_is_refused_for_its_own_reason() -> None:
    pieces = {"roma": "rome 8cu duilius", "neapolis": "rome 2cu", "cosa": "rome 1cu"}
    table = moving(pieces, "duilius", seamanship=2).do("rome embark")
    assert table.why_not("rome board") == ("7.3.C1", "embarked-here")
    assert table.why_not("rome land") == ("7.3.A1", "not-sailed")
    table.do("rome sail cosa; rome board; rome whole")
    assert table.why_not("rome board") == ("7.3.C4", "boarded-here")
    empty = moving({"roma": "rome 3cu duilius"}, "duilius", seamanship=2).do("rome embark; rome sail neapolis")
    assert empty.why_not("rome board") == ("7.3.C4", "nobody-to-board")
    full = moving({**pieces, "roma": "rome 10cu duilius"}, "duilius", seamanship=2).do(
        "rome embark; rome sail neapolis"
    )
    assert full.why_not("rome board") == ("7.3.C3", "command-limit")


@pytest.mark.rule("hamilcar", "7.1.7", "11.1.2", "2.3.E3b")
def test_how_many_cus_must_stay_is_told() -> None:
    pieces = {"regium": "rome 7cu duilius atilius_calatinus"}
    table = moving(pieces, "duilius").do("rome regroup; rome done")
    assert table.nouns("cus", "rome") == ["3", "4"]
    assert (*table.why_not("rome cus 5"), table.reason("rome cus 5").args) == ("7.1.7", "must-stay", (3,))
    assert table.why_not("rome cus 7") == ("7.1.7", "must-stay")
    assert table.why_not("rome cus 8") == ("7.1.6", "only-so-many")
    assert table.why_not("rome cus 2") == ("2.3.E3b", "consul-needs")
    weak = moving({"regium": "rome 5cu duilius atilius_calatinus"}, "duilius").do("rome regroup")
    assert weak.legal("rome") == ["whole", "bring atilius_calatinus"]
    assert weak.why_not("rome done") == ("2.3.E3b", "consul-left-weak")


@pytest.mark.rule("hamilcar", "2.1.C2", "10.0.2")
def test_elephants_without_room_in_a_city_are_refused_for_its_capacity() -> None:
    pieces = {"enna": "rome 6cu duilius", "agrigentum": "carthage 1cu 3el"}
    table = moving(pieces, "duilius").do("rome march agrigentum")
    assert table.legal("carthage") == ["elephants 0", "elephants 1", "elephants 2"]
    assert table.why_not("carthage elephants 3") == ("2.1.C2", "capacity")
    assert table.why_not("carthage elephants 4") == ("10.0.2", "only-so-many")
    table.do("carthage elephants 1")
    assert table.why_not("carthage cus 2") == ("10.0.2", "only-so-many")


@pytest.mark.rule("hamilcar", "11.1.3", "11.2.5", "12.1.4")
def test_a_second_escape_and_an_escape_without_a_way_are_refused() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "enna": "carthage 4cu hanno gisco",
        "thermae": "carthage 2cu himilco",
    }
    table = moving(pieces, "atilius_regulus").do("rome march enna; carthage avoid hanno; carthage done; carthage cus 2")
    assert table.why_not("carthage avoid gisco") == ("11.1.3", "one-avoids")
    shut: dict[str, str | None] = {"thermae": "rome", "agrigentum": "rome", "leontini": "rome"}
    nowhere = moving(pieces, "atilius_regulus", control=shut).do("rome march enna")
    assert nowhere.why_not("carthage avoid hanno") == ("11.2.5", "cannot-avoid")


@pytest.mark.rule("hamilcar", "17.2.B-Vulso3", "2.2.A1")
def test_an_ability_is_refused_for_its_own_reason() -> None:
    table = moving({"roma": "rome 3cu vulso_longus"}, "vulso_longus", ready=(1, 0), spent=(1, 0))
    assert table.legal("rome") == ["pass", "ships 1", "ships 2"]
    assert table.why_not("rome ships 3") == ("17.2.B-Vulso3", "crews-limit")
    assert table.reason("rome ships 3").args == (2,)
    assert table.why_not("rome ability") == ("2.2.A1", "no-ability")
    assert table.why_not("rome ships 0") == ("2.2.A1", "no-ability")
    table.do("rome ships 2")
    assert (table.ready("rome"), table.spent("rome"), table.cus("rome", "roma")) == (0, 0, 5)


@pytest.mark.rule("hamilcar", "5.2.C2.3a", "2.1.E3")
def test_raising_in_a_strange_province_is_refused_for_the_province() -> None:
    pieces = {"messana": "rome 3cu duilius"}
    table = Table(pieces, rome="socii_navales spies", carthage="epidemic").do("rome operate socii_navales")
    assert table.why_not("rome raise_troops duilius") == ("5.2.C2.3a", "province-not-yours")
    assert table.why_not("rome raise_troops atilius_regulus") == ("5.2.C2.3a", "not-on-map")


@pytest.mark.rule("hamilcar", "13.3.D5", "17.2.A-Barca1")
def test_a_die_that_may_not_be_rolled_again_is_refused_for_its_own_reason() -> None:
    pieces = {"thermae": "carthage 4cu hamilcar_barca", "enna": "rome 4cu duilius"}
    table = punic(pieces, "hamilcar_barca", "small_die 1, large_die 1").do("carthage march enna; rome done")
    assert table.asked == ("carthage", "die_reroll")
    rolled = list(table.view()["land_battle"]["dice"])
    others = [text for text in DICE_IDS if text.startswith("rome")]
    for die in DICE_IDS:
        if die not in rolled:
            assert table.why_not(f"carthage reroll {die}") == ("13.3.D5", "die-not-rolled")
        elif die in others:
            assert table.why_not(f"carthage reroll {die}") == ("17.2.A-Barca1", "not-your-die")
        else:
            assert f"reroll {die}" in table.legal("carthage")


@pytest.mark.rule("hamilcar", "7.1.6", "2.2.A2", "2.3.E3c")
def test_who_does_not_come_along_is_refused_for_its_own_reason() -> None:
    pieces = {"regium": "rome 12cu 4st duilius atilius_calatinus fulvius_flaccus:proconsul", "roma": "rome 1cu"}
    table = moving(pieces, "duilius").do("rome regroup")
    assert table.why_not("rome bring caecilius_metellus") == ("7.1.6", "not-here")
    assert table.why_not("rome bring duilius") == ("7.1.6", "comes-already")
    table.do("rome bring fulvius_flaccus")
    assert table.why_not("rome whole") == ("7.1.6", "began-naming")
    table.do("rome bring atilius_calatinus; rome cus 8")
    assert table.nouns("trains", "rome") == ["0", "1", "2"]
    assert table.why_not("rome trains 3") == ("2.2.A2", "command-limit")
    assert table.why_not("rome trains 5") == ("7.1.6", "only-so-many")
    later = punic({"thermae": "carthage 4cu hanno gisco carthalo himilco"}, "hanno")
    later.do("carthage regroup; carthage bring carthalo")
    assert later.why_not("carthage bring gisco") == ("7.1.6", "in-order")
    noble = moving({"regium": "rome 8cu duilius valerius_flaccus"}, "duilius").do("rome regroup")
    assert noble.why_not("rome bring valerius_flaccus") == ("7.1.6", "outranks")


@pytest.mark.rule("hamilcar", "8.3.3", "2.3.G1", "8.3.7")
def test_an_intercepting_fleet_needs_a_warship_and_takes_no_more_than_it_may() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 8cu hanno"}
    table = sailing(pieces, ready=(1, 6)).do("carthage intercept; carthage whole; carthage sail messana")
    while table.choice != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    assert table.nouns("ships", "carthage") == ["1", "2"]
    assert table.why_not("carthage ships 0") == ("8.3.3", "needs-warship")
    assert table.why_not("carthage ships 3") == ("8.3.7", "command-limit")
    assert table.why_not("carthage ships 6") == ("2.3.G1", "fleet-limit")


@pytest.mark.rule("hamilcar", "13.5.E3", "13.5.E2", "14.5.B6")
def test_who_finds_no_shelter_after_a_battle_is_refused_for_its_own_reason() -> None:
    pieces = {"enna": "rome 10cu duilius", "agrigentum": "carthage 4cu 3el gisco"}
    table = moving(pieces, "duilius", "small_die 2, large_die 4, large_die 6")
    table.do("rome march agrigentum; carthage done; carthage elephants 0; carthage cus 0; carthage done; carthage pass")
    while table.choice == "elephant_losses":
        table.do("carthage " + table.legal("carthage")[0])
    assert table.choice == "withdraw_elephants"
    assert table.nouns("elephants", "carthage") == ["0", "1", "2"]
    assert table.why_not("carthage elephants 3") == ("13.5.E3", "capacity")
    assert table.why_not("carthage elephants 4") == ("13.5.E3", "only-so-many")


@pytest.mark.rule("hamilcar", "2.3.D-1", "5.2.C2.5d", "14.5.A2", "2.3.D2a")
def test_a_supply_train_is_refused_for_its_own_reason() -> None:
    hands = {"rome": "socii_navales spies", "carthage": "epidemic"}
    out = Table({"roma": "rome 15st"}, **hands).do("rome operate socii_navales")
    assert out.why_not("rome supply roma") == ("2.3.D-1", "no-train-left")
    pieces = {"messana": "carthage 3cu", "messana_inside": "rome 1cu 2st"}
    watched = Table(pieces, **hands).do("rome operate socii_navales")
    assert watched.why_not("rome supply messana") == ("2.3.D2a", "capacity")
    assert watched.why_not("rome supply enna") == ("5.2.C2.5d", "no-army-nor-city")
    shut = Table(pieces, **hands, points={"messana": (1, "carthage")}).do("rome operate socii_navales")
    assert shut.why_not("rome supply messana") == ("14.5.A2", "besieged")


@pytest.mark.rule("hamilcar", "2.2.E1b", "8.3.8")
def test_who_does_not_command_an_intercepted_fleet_is_told_why() -> None:
    pieces = {"roma": "rome 6cu duilius atilius_calatinus fulvius_flaccus:proconsul", "syracusae": "carthage 2cu hanno"}
    table = sailing(pieces).do("carthage intercept")
    while table.choice != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    table.do("carthage ships 1")
    assert table.asked == ("rome", "naval_command")
    assert table.nouns("command", "rome") == ["duilius", "atilius_calatinus"]
    assert table.why_not("rome command fulvius_flaccus") == ("2.2.E1b", "outranks")
    assert table.why_not("rome command atilius_regulus") == ("2.2.E1b", "not-here")


@pytest.mark.rule("hamilcar", "5.2.C1d", "5.2.C1b", "5.2.C1c")
def test_a_card_of_the_own_turn_is_refused_for_its_own_reason() -> None:
    table = Table({"roma": "rome 3cu duilius"}, rome="socii_navales spies ambush", carthage="corvus epidemic")
    table.do("rome operate socii_navales")
    assert table.why_not("rome react corvus") == ("5.2.C1d", "not-in-hand")
    assert table.why_not("rome react ambush") == ("5.2.C1c", "counter-event")
    assert table.why_not("rome react spies") == ("5.2.C1c", "no-counter-event")


@pytest.mark.rule("hamilcar", "12.1.4")
def test_one_interception_comes_out_of_a_space() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "thermae": "carthage 4cu himilco hanno",
        "leontini": "carthage 2cu gisco",
    }
    table = moving(pieces, "atilius_regulus").do("rome march enna; carthage interpose himilco; carthage done")
    table.do("carthage cus 2")
    assert table.nouns("interpose", "carthage") == ["gisco"]
    assert table.why_not("carthage interpose hanno") == ("12.1.4", "declared-already")


@pytest.mark.rule("hamilcar", "5.2.C1a", "15.3.A6", "5.6.3", "5.6.5", "5.2.C2.5d")
def test_targets_slots_and_supplies_are_refused_for_their_own_reasons() -> None:
    unrest = event("unrest_in_italia", {"cosa": "rome 2cu"}, "carthage")
    assert unrest.why_not("carthage target roma") == ("5.2.C1a", "walled-city")
    assert unrest.why_not("carthage target thermae") == ("5.2.C1a", "not-where-card-says")
    assert unrest.why_not("carthage target croton") == ("5.2.C1a", "no-pc-to-strike")
    peace = event("peace_party_in_the_council", miat="center a2 b1 b2")
    assert peace.why_not("carthage unseat a1") == ("2.1.G3", "no-miat-pc")
    hands = {"rome": "spies", "carthage": "punic_pilots epidemic"}
    table = Table({}, **hands, active="carthage", miat="center a1").do("carthage operate punic_pilots")
    assert table.why_not("carthage miat a1") == ("15.3.A6", "slot-taken")
    assert table.why_not("carthage supply enna") == ("5.2.C2.5d", "no-army-nor-city")
    spending = chest("minor_campaign_1", "spies")
    assert spending.why_not("carthage miat c1") == ("5.6.3", "miat-no-concession")
    assert spending.why_not("carthage supply enna") == ("5.6.5", "no-general-nor-city")


@pytest.mark.rule("hamilcar", "17.1#56a", "5.2.C5a", "5.6.2", "5.2.C3b", "16.2.1")
def test_what_a_list_does_not_hold_is_refused_for_what_the_list_is() -> None:
    flamen = event("flamen_martialis", {"roma": "rome 3cu duilius fulvius_flaccus:proconsul"}, "carthage")
    assert flamen.why_not("carthage choose fulvius_flaccus") == ("17.1#56a", "no-consul")
    spies = event("spies", carthage="epidemic pestilence unpaid_soldiers")
    assert spies.why_not("carthage discard epidemic") == ("5.2.C5a", "not-lowest")
    assert spies.why_not("carthage discard corvus") == ("5.2.C5a", "not-in-hand")
    richer = chest("minor_campaign_1", "spies", {"roma": "rome 1cu 1st"})
    assert richer.legal("rome") == ["done", "target roma"]
    assert richer.why_not("rome target capua") == ("5.6.2", "no-train-there")
    hired = Table({}, carthage="spies", rome="epidemic", active="carthage", turn=4, miat="a1 a2 b1 center")
    hired.do("carthage hire xanthippus")
    assert hired.why_not("carthage unseat c1") == ("5.2.C3b", "no-miat-pc")


@pytest.mark.rule("hamilcar", "17.2.B-Duilius1", "5.6.3")
def test_a_price_is_paid_for_duilius_and_for_nobody_else() -> None:
    table = chest("spies", "minor_campaign_1", {"roma": "rome 3cu duilius atilius_regulus"})
    assert table.nouns("pay", "rome") == ["duilius"]
    assert table.why_not("rome pay atilius_regulus") == ("17.2.B-Duilius1", "nothing-to-pay")
