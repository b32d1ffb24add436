"""5.1 Expansive actions: settle, develop, fortify."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARDS, COLONIST, FORCE, WAGON
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, GAME, ROME, Table, bit, mask


@pytest.mark.rule("hands-in-the-sea", "5.1.1.A", "5.1.1.B", "5.1.1.C", "5.1.1.D", "5.1.1.H", "2.K")
def test_rome_settles_tyndaris_from_messana_with_velias_wagon() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia")
    table.do("settle tyndaris", "connect messana", "pay velia")
    assert table.holder("tyndaris") == "rome"
    assert table.s.discard[ROME] & mask("messana", "velia", "tyndaris") == mask("messana", "velia", "tyndaris")
    assert table.s.towns[ROME] == 9
    assert not table.s.neutral & bit("tyndaris")
    for other in ("locri", "neapolis", "rome"):
        assert Table(ROME).hand(ROME, "messana", other).why_not("settle tyndaris")[0] == "5.1.1.C"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.A", "5.2.A")
def test_only_unoccupied_locations_are_settled() -> None:
    table = Table(ROME).hold(CARTHAGE, "tyndaris").hand(ROME, "messana", "velia", "rhegium")
    assert table.why_not("settle tyndaris")[0] == "5.1.1.A"
    assert table.why_not("settle rhegium")[0] == "5.1.1.A"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.B")
def test_the_connecting_card_must_be_usable_and_joined() -> None:
    table = Table(ROME).hand(ROME, "catana", "velia")
    assert table.why_not("settle tyndaris")[0] == "5.1.1.B"
    table.hand(ROME, "messana").battle(CARTHAGE, "messana", 0, carthage=("libyan_infantry",))
    assert table.why_not("settle tyndaris")[0] == "5.2.1.M"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.C")
def test_the_connecting_card_pays_no_transport_itself() -> None:
    table = Table(ROME).hand(ROME, "messana", "neapolis")
    assert GAME.box.cards.wagon & bit("messana")
    assert table.why_not("settle tyndaris")[0] == "5.1.1.C"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.E")
def test_rough_roads_and_the_straits_cost_two_wagons() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "panormus", "hadrumetum")
    assert table.why_not("settle hippana")[0] == "5.1.1.C"
    table.hand(CARTHAGE, "thapsus")
    table.do("settle hippana", "connect panormus", "pay hadrumetum", "pay thapsus")
    assert table.holder("hippana") == "carthage"
    straits = Table(ROME).clear("messana").hand(ROME, "rhegium", "velia", "cosa", "rome")
    straits.do("settle messana", "connect rhegium", "pay cosa", "pay velia", "pay rome")
    assert straits.holder("messana") == "rome"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.F", "2.L")
def test_a_naval_connection_costs_one_ship() -> None:
    table = Table(ROME).hand(ROME, "temesa", "velia")
    assert table.why_not("settle tyndaris")[0] == "5.1.1.C"
    table.hand(ROME, "pisa")
    table.do("settle tyndaris", "connect temesa", "pay pisa")
    assert table.holder("tyndaris") == "rome"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.I")
def test_nobody_settles_by_sea_into_enemy_waters() -> None:
    table = Table(ROME).hand(ROME, "temesa", "pisa").fleet(CARTHAGE, "sicily", 1)
    assert table.why_not("settle tyndaris")[0] == "5.1.1.I"
    table.hand(ROME, "messana", "velia")
    table.do("settle tyndaris", "connect messana")
    assert table.choice == "transport"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.H")
def test_without_a_town_in_stock_nothing_is_settled() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia")
    assert table.towns_left(ROME, 0).why_not("settle tyndaris")[0] == "5.1.1.H"


@pytest.mark.rule("hands-in-the-sea", "5.1.1.E")
def test_two_wagons_are_played_in_any_order() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "panormus", "hadrumetum", "thapsus", "lilybaeum")
    table.do("settle hippana", "connect panormus")
    assert table.nouns("pay") == ["hadrumetum", "thapsus", "lilybaeum"]
    table.do("pay lilybaeum")
    assert table.nouns("pay") == ["hadrumetum", "thapsus"]
    table.do("pay hadrumetum")
    assert table.holder("hippana") == "carthage"


def test_a_card_that_is_needed_elsewhere_is_not_offered() -> None:
    table = Table(ROME).hand(ROME, "velia", "pisa", "rhegium", "rome")
    table.do("settle thermae", "connect velia")
    assert table.nouns("pay") == ["pisa", "rhegium"]
    only = Table(ROME).hand(ROME, "pisa", "cosa", "neapolis", "rome").clear("aleria")
    only.do("settle aleria")
    assert only.nouns("connect") == ["pisa", "cosa"]
    only.do("connect cosa", "pay pisa")
    assert only.nouns("pay") == ["rome"]


@pytest.mark.rule("hands-in-the-sea", "5.1.2.A", "5.1.2.B", "5.1.2.C", "2.U2")
@pytest.mark.example("hands-in-the-sea", "5.1.2-ex2")
def test_rome_develops_pisa_with_the_rome_card() -> None:
    table = Table(ROME).hand(ROME, "pisa")
    assert table.why_not("develop pisa")[0] == "5.1.2.B"
    table.hand(ROME, "rome")
    table.do("develop pisa", "pay rome")
    assert table.s.cities & bit("pisa")
    assert (table.s.towns[ROME], table.s.city_stock[ROME]) == (11, 7)
    assert table.discarded(ROME, "pisa")
    assert table.discarded(ROME, "rome")


@pytest.mark.rule("hands-in-the-sea", "5.1.2.A", "5.1.2.B")
def test_developing_needs_an_own_supplied_town_and_its_card() -> None:
    table = Table(ROME).hand(ROME, "neapolis", "rome", "aleria").hold(ROME, "aleria").hand(ROME, "aleria")
    assert table.why_not("develop neapolis")[0] == "5.1.2.A"
    assert table.why_not("develop panormus")[0] == "5.1.2.A"
    assert table.why_not("develop pisa")[0] == "5.1.2.B"
    assert table.offers("develop aleria")
    table.fleet(CARTHAGE, "corsica_sardinia", 1)
    assert table.why_not("develop aleria")[0] == "4.4.D"


@pytest.mark.rule("hands-in-the-sea", "5.1.2.F", "6.2.B")
def test_the_last_city_token_ends_the_game() -> None:
    table = Table(ROME, 1).hand(ROME, "pisa", "rome").cities_left(ROME, 1)
    table.do("develop pisa", "pay rome")
    assert table.s.over
    assert (table.s.ending, table.s.ending_rule) == ("cities", "6.2.B")
    empty = Table(ROME).hand(ROME, "pisa", "rome")
    assert empty.cities_left(ROME, 0).why_not("develop pisa")[0] == "5.1.2.F"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.A", "5.1.3.B", "5.1.3.C")
def test_a_fortification_takes_two_cards_and_three_silver() -> None:
    table = Table(ROME).hand(ROME, "messana", "fortification_1", "fortification_2").silver(ROME, 4)
    table.do("fortify messana")
    assert table.s.forts == bit("messana")
    assert table.s.silver[ROME] == 1
    assert table.discarded(ROME, "messana")
    assert table.discarded(ROME, "fortification_1")
    table.hand(ROME, "messana", "catana")
    assert table.why_not("fortify messana")[0] == "5.1.3.C"
    assert table.why_not("fortify catana")[0] == "5.1.3.A"
    assert table.reason("fortify catana").key == "too-poor"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.A")
def test_fortifying_needs_the_cards_and_control() -> None:
    table = Table(ROME).hand(ROME, "fortification_1")
    assert table.reason("fortify messana").key == "not-in-hand"
    assert table.why_not("fortify panormus")[0] == "5.1.3.A"
    table.hand(ROME, "messana").discards(ROME, "fortification_1").fresh()
    assert table.reason("fortify messana").key == "no-wall-card"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.D")
def test_there_are_five_fortifications_in_all() -> None:
    table = Table(ROME).hand(ROME, "messana", "fortification_1")
    table.forts("rome", "cosa", "utica", "aspis", "carthage")
    assert count(table.s.forts) == GAME.box.num.fortifications
    assert table.why_not("fortify messana")[0] == "5.1.3.D"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.F")
def test_a_fortified_location_is_neither_raided_nor_pillaged() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "punic_cavalry", "utica").fleet(CARTHAGE, "sicily", 4).hold(ROME, "thermae")
    assert table.offers("raid thermae")
    assert table.offers("pillage thermae")
    table.forts("thermae")
    assert table.why_not("raid thermae")[0] == "5.1.3.F"
    assert table.why_not("pillage thermae")[0] == "5.1.3.F"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.I")
def test_nothing_is_fortified_during_a_battle() -> None:
    table = Table(ROME).hand(ROME, "messana", "fortification_1")
    table.battle(CARTHAGE, "messana", 0, carthage=("libyan_infantry",))
    assert table.why_not("fortify messana")[0] == "5.1.3.I"


@pytest.mark.rule("hands-in-the-sea", "5.1.3.E", "5.2.1.G")
def test_walls_add_two_to_the_defence() -> None:
    table = Table(ROME).hold(CARTHAGE, "panormus", fort=True).hold(ROME, "thermae")
    table.hand(ROME, "thermae", "velia", "legion_1")
    table.do("attack panormus", "connect thermae", "pay velia", "commit legion_1")
    assert table.s.marker[ROME] == -1 - 2 + 2


@pytest.mark.rule("hands-in-the-sea", "5.1.3.G")
@pytest.mark.parametrize(("roll", "field", "siege"), [(1, -1, -1), (2, 1, -1), (3, 2, 1), (4, 2, 2), (6, 3, 3)])
def test_elephants_roll_their_strength_and_worse_in_a_siege(roll: int, field: int, siege: int) -> None:
    for fort, strength in ((False, field), (True, siege)):
        table = Table(CARTHAGE).hold(ROME, "thermae", fort=fort).hand(CARTHAGE, "war_elephants_1")
        table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry",))
        table.do("reinforce war_elephants_1", f"roll {roll}")
        assert table.s.marker[CARTHAGE] == strength


@pytest.mark.rule("hands-in-the-sea", "5.1.3.H")
@pytest.mark.example("hands-in-the-sea", "5.1.3-d1")
def test_cavalry_counts_half_in_a_siege_in_total() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae", fort=True).hand(CARTHAGE, "punic_cavalry", "numidian_cavalry_1")
    table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry",))
    table.do("reinforce numidian_cavalry_1")
    assert table.s.marker[CARTHAGE] == 0
    table.do("reinforce punic_cavalry")
    assert table.s.marker[CARTHAGE] == 1


@pytest.mark.rule("hands-in-the-sea", "5.1.1.H", "5.2.3.J")
def test_a_former_owner_who_resettles_keeps_the_card_where_it_is() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia", "catana").clear("catana")
    table.do("settle catana", "connect messana", "pay velia")
    assert table.in_hand(ROME, "catana")
    assert table.s.neutral & bit("catana") == 0


@pytest.mark.rule("hands-in-the-sea", "5.1.1.B", "5.1.1.C", "2.U1", "4.2.G")
def test_payments_say_what_a_card_lacks() -> None:
    table = Table(ROME).hand(ROME, "velia", "pisa", "rome", "catana", "cosa").do("settle thermae")
    assert table.why_not("connect catana")[0] == "5.1.1.B"
    assert table.why_not("connect temesa")[0] == "4.2.G"
    table.do("connect velia")
    assert table.why_not("pay catana")[0] == "5.1.1.C"
    assert table.reason("pay catana").key == "lacks-symbol"
    assert table.reason("pay neapolis").key == "not-in-hand"
    table.do("pay pisa")
    assert table.why_not("pay catana")[0] == "2.U1"
    assert table.nouns("pay") == ["rome", "cosa"]


@pytest.mark.rule("hands-in-the-sea", "5.1.1.C", "5.1.1.G")
def test_a_card_kept_for_the_rest_is_refused_as_such() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "lilybaeum", "hippo_acra", "utica").clear("drepanum")
    table.hold(CARTHAGE, "agrigentum").clear("agrigentum").do("settle agrigentum", "connect lilybaeum")
    reason = table.reason("pay hippo_acra")
    assert (reason.key, reason.args) == ("rest-unpaid", (CARDS.index("hippo_acra"), COLONIST))


@pytest.mark.rule("hands-in-the-sea", "5.1.1.B", "5.1.1.E", "5.2.1.A", "5.2.1.B")
def test_a_place_out_of_reach_says_what_the_way_lacks() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "panormus", "hadrumetum")
    reason = table.reason("settle hippana")
    assert (reason.rule, reason.key) == ("5.1.1.C", "way-unpaid")
    assert reason.args == (CARDS.index("panormus"), CARDS.index("hippana"), WAGON, 2, 1)
    reason = table.reason("settle enna")
    assert (reason.rule, reason.key) == ("5.1.1.B", "no-connection")
    assert reason.args == (CARDS.index("enna"), mask("hippana", "thermae", "agrigentum", "catana"))
    attack = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "panormus", "hadrumetum")
    assert attack.reason("attack thermae").args == (CARDS.index("panormus"), CARDS.index("thermae"), FORCE, 1, 0)
    assert attack.reason("attack catana").rule == "5.2.1.A"


@pytest.mark.rule("hands-in-the-sea", "5.4.2.A", "5.4.A", "5.3.3", "5.3.2.A", "5.2.5.L")
def test_further_cards_follow_in_any_order() -> None:
    table = Table(ROME).hand(ROME, "pisa", "cosa", "velia").silver(ROME, 5).do("discard cosa")
    assert table.reason("discard locri").key == "not-in-hand"
    table.do("discard pisa", "discard velia")
    assert (table.s.hand[ROME], table.s.silver[ROME]) == (0, 2)
    back = Table(ROME).hand(ROME, "magistrate", "pisa", "cosa").do("play magistrate", "return cosa")
    assert back.reason("return locri").key == "not-in-hand"
    assert back.do("return pisa").s.empire[ROME] & mask("pisa", "cosa") == mask("pisa", "cosa")
    wine = Table(ROME).hand(ROME, "merchant_neutral", "neapolis", "velia", "locri").silver(ROME, 0)
    wine.do("sell merchant_neutral", "pay locri", "pay neapolis", "pay velia", "done?")
    assert wine.s.silver[ROME] == 6
    trade = Table(ROME).hand(ROME, "rhegium", "neapolis", "tarentum").silver(ROME, 0)
    assert trade.do("trade rhegium", "pay tarentum", "pay neapolis", "done?").s.silver[ROME] == 4
    fleet = Table(ROME).fleet(ROME, "sicily", 1).fleet(CARTHAGE, "sicily", 1).hand(ROME, "pisa", "consul_1", "dictator")
    fleet.do("engage", "pay pisa", "embark dictator", "embark consul_1")
    assert fleet.events("embarked") == [("rome", "dictator"), ("rome", "consul_1")]


@pytest.mark.rule("hands-in-the-sea", "5.1.1.H")
def test_a_place_settled_again_brings_its_card_from_the_own_empire_deck() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia").empire(ROME, "tyndaris")
    table.do("settle tyndaris", "connect messana", "pay velia")
    assert table.discarded(ROME, "tyndaris")
    assert not table.s.empire[ROME] & bit("tyndaris")


@pytest.mark.rule("hands-in-the-sea", "5.1.1.H")
@pytest.mark.parametrize("where", ["hand", "reserve", "deck"])
def test_a_card_still_among_the_own_stays_where_it_is(where: str) -> None:
    table = Table(ROME).hand(ROME, "messana", "velia")
    place = {"hand": table.s.hand, "reserve": table.s.reserve, "deck": table.s.deck}[where]
    table.put(place, ROME, "tyndaris").do("settle tyndaris", "connect messana", "pay velia")
    assert place[ROME] & bit("tyndaris")


@pytest.mark.rule("hands-in-the-sea", "5.1.3.A", "4.2.G")
def test_a_fortification_is_paid_with_two_cards_for_what_they_are() -> None:
    table = Table(ROME).hand(ROME, "fortification_1", "neapolis").silver(ROME, 3).do("fortify neapolis")
    assert table.events("paid-with") == [("rome", "fortification_1", None), ("rome", "neapolis", None)]
