"""5.4 Card management actions."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import BOTTOM, CARDS

from .table import CARTHAGE, GAME, ROME, Table, bit, mask


@pytest.mark.rule("hands-in-the-sea", "5.4.A")
def test_a_card_played_for_its_text_takes_an_action_and_is_discarded() -> None:
    table = Table(ROME).hand(ROME, "senatorial_support_rome").deck(ROME, "velia", "cosa", "pisa", "locri")
    table.do("play senatorial_support_rome", "draw velia", "draw cosa", "draw pisa")
    assert table.s.hand[ROME] == mask("velia", "cosa", "pisa")
    assert table.discarded(ROME, "senatorial_support_rome")
    table.do("pass")
    assert table.actor == "carthage", "two actions are used"
    assert table.round(ROME).why_not("play velia")[0] == "5.4.A"
    assert table.why_not("play magistrate")[0] == "5.4.A"


@pytest.mark.rule("hands-in-the-sea", "5.4.A", "5.4.3.D")
def test_magistrate_returns_up_to_two_cards_but_no_capital() -> None:
    table = Table(ROME).hand(ROME, "magistrate", "rome", "velia", "cosa").deck(ROME, "pisa", "locri")
    table.do("play magistrate")
    assert table.nouns("return") == ["cosa", "velia"]
    assert table.why_not("return rome")[0] == "5.4.3.D"
    table.do("return velia", "done", "draw pisa")
    assert table.s.hand[ROME] == mask("rome", "cosa", "pisa")
    assert table.s.empire[ROME] & bit("velia")
    two = Table(ROME).hand(ROME, "magistrate", "velia", "cosa", "temesa").deck(ROME, "pisa", "locri", "tarentum")
    two.do("play magistrate", "return cosa", "return velia", "draw pisa", "draw locri")
    assert two.s.hand[ROME] == mask("temesa", "pisa", "locri"), "two cards go and two come"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.A")
def test_a_drafted_card_is_paid_and_discarded() -> None:
    table = Table(ROME).silver(ROME, 3)
    table.do("draft consul_1")
    assert table.s.silver[ROME] == 0
    assert table.discarded(ROME, "consul_1")
    assert not table.s.empire[ROME] & bit("consul_1")
    assert table.why_not("draft consul_2")[0] == "5.4.1.A"
    assert table.why_not("draft praetor")[0] == "5.4.1.A"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.C")
def test_a_returned_location_card_is_drafted_by_its_controller_for_nothing() -> None:
    table = Table(ROME).hold(ROME, "aleria").fleet(CARTHAGE, "corsica_sardinia", 1).silver(ROME, 0)
    table.put(table.s.empire, ROME, "aleria").fresh()
    assert not table.in_supply(ROME, "aleria")
    table.do("draft aleria")
    assert table.discarded(ROME, "aleria")
    lost = Table(ROME)
    lost.put(lost.s.empire, ROME, "velia").clear("velia")
    assert lost.why_not("draft velia")[0] == "5.4.1.C"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.D", "2.U2")
def test_manpower_takes_a_colonist_from_hand() -> None:
    table = Table(ROME).silver(ROME, 9).hand(ROME, "temesa")
    assert table.why_not("draft legion_2")[0] == "5.4.1.D"
    table.hand(ROME, "cosa").do("draft legion_2", "pay cosa")
    assert table.discarded(ROME, "cosa")
    assert table.discarded(ROME, "legion_2")
    assert table.s.silver[ROME] == 5
    mercenary = Table(CARTHAGE).silver(CARTHAGE, 5)
    mercenary.do("draft greek_mercenaries")
    assert mercenary.discarded(CARTHAGE, "greek_mercenaries"), "mercenaries need no manpower"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.D", "5.4.1.E", "5.4.1.G")
def test_an_emergency_levy_doubles_the_silver_but_not_the_manpower() -> None:
    table = Table(ROME, 1).silver(ROME, 8).hand(ROME, "cosa", "rome")
    table.do("levy legion_2", "pay cosa")
    assert table.s.silver[ROME] == 0
    assert table.in_hand(ROME, "rome"), "one Colonist only"
    assert table.in_hand(ROME, "legion_2"), "it lay on top and was drawn first"
    assert table.s.seen[ROME] == bit("legion_2")


@pytest.mark.rule("hands-in-the-sea", "5.4.1.E")
def test_a_levied_card_waits_on_top_of_the_draw_deck() -> None:
    table = Table(CARTHAGE).silver(CARTHAGE, 6)
    table.do("levy general_1")
    assert [CARDS[card] for card in table.s.top_carthage] == ["general_1"]
    players = GAME.view(table.s, ROME)["players"]
    assert players[CARTHAGE]["draw_deck_top"] == ["general_1"]
    table.do("pass")
    assert table.in_hand(CARTHAGE, "general_1")


@pytest.mark.rule("hands-in-the-sea", "5.4.1.F")
def test_only_units_and_leaders_are_levied() -> None:
    table = Table(ROME).silver(ROME, 30)
    levied = set(table.nouns("levy"))
    assert {"equites_1", "consul_1", "velites_1"} <= levied
    for name in ("senatorial_support_rome", "fortification_1", "siege_engine_1"):
        assert name not in levied
        assert table.why_not(f"levy {name}")[0] == "5.4.1.F"


@pytest.mark.rule("hands-in-the-sea", "5.4.2.A", "5.4.2.B")
@pytest.mark.example("hands-in-the-sea", "5.4.2-ex1")
@pytest.mark.parametrize(("cards", "price"), [(1, 0), (2, 1), (3, 3)])
def test_discarding_grows_dearer(cards: int, price: int) -> None:
    names = ("pisa", "cosa", "velia", "temesa")
    table = Table(ROME).hand(ROME, *names).silver(ROME, 5)
    table.do(*[f"discard {name}" for name in names[:cards]], "done?")
    assert table.s.silver[ROME] == 5 - price
    assert all(table.discarded(ROME, name) for name in names[:cards])
    assert table.in_hand(ROME, "temesa")


@pytest.mark.rule("hands-in-the-sea", "5.4.2.B")
def test_discarding_stops_when_the_silver_is_gone() -> None:
    table = Table(ROME).hand(ROME, "pisa", "cosa", "velia").silver(ROME, 1)
    table.do("discard pisa", "discard cosa")
    assert table.choice == "action", "a third card would cost 2"


@pytest.mark.rule("hands-in-the-sea", "5.4.3.A", "5.4.3.B", "2.G")
def test_returned_cards_go_where_they_belong() -> None:
    for card, empire in (("legion_1", True), ("triremes", False), ("velia", True)):
        table = Table(ROME).hand(ROME, card)
        table.do(f"return {card}")
        assert bool(table.s.empire[ROME] & bit(card)) == empire
        assert bool(table.s.neutral & bit(card)) != empire
    lost = Table(ROME).hand(ROME, "velia").clear("velia")
    lost.do("return velia")
    assert lost.s.neutral & bit("velia"), "an unoccupied location's card is neutral"
    assert lost.round(CARTHAGE).why_not("draft velia")[0] == "5.4.1.C"


@pytest.mark.rule("hands-in-the-sea", "5.4.3.A")
def test_a_returned_grey_card_is_open_to_the_other() -> None:
    table = Table(ROME).hand(ROME, "triremes").do("return triremes")
    table.round(CARTHAGE)
    assert table.offers("draft triremes")


@pytest.mark.rule("hands-in-the-sea", "5.4.3.C", "5.4.3.D")
def test_capital_cards_are_never_returned() -> None:
    assert Table(ROME).hand(ROME, "rome").why_not("return rome")[0] == "5.4.3.D"
    assert Table(CARTHAGE).hand(CARTHAGE, "carthage").why_not("return carthage")[0] == "5.4.3.D"
    table = Table(ROME).hand(ROME, "velia", "cosa").do("return velia")
    assert table.why_not("return cosa")[0] == "5.4.3.C"


@pytest.mark.rule("hands-in-the-sea", "5.4.4.A", "5.4.4.B", "5.4.4.C")
def test_the_reserve_holds_five_open_cards() -> None:
    table = Table(ROME, 9).hand(ROME, "velia", "cosa").reserve(ROME, "pisa", "locri", "temesa", "neapolis")
    table.do("reserve velia")
    assert table.why_not("reserve cosa")[0] == "5.4.4.B"
    reserve = GAME.view(table.s, CARTHAGE)["players"][ROME]["reserve"]
    assert reserve is not None
    assert "velia" in reserve


@pytest.mark.rule("hands-in-the-sea", "5.4.4.D")
def test_a_hidden_reserve_shows_only_its_number() -> None:
    table = Table(ROME, hidden_reserve=True).hand(ROME, "velia")
    table.do("reserve velia")
    rome = GAME.view(table.s, CARTHAGE)["players"][ROME]
    assert rome["reserve"] is None
    assert rome["reserve_size"] == 1
    mine = GAME.view(table.s, ROME)["players"][ROME]
    assert mine["reserve"] == ["velia"]


@pytest.mark.rule("hands-in-the-sea", "5.4.5.A", "5.4.5.B", "5.4.5.C")
def test_the_whole_reserve_is_retrieved_for_a_silver_a_card() -> None:
    table = Table(ROME, 1).reserve(ROME, "pisa", "locri", "temesa").silver(ROME, 4)
    table.hand(ROME, "velia", "cosa", "neapolis", "tarentum").do("retrieve")
    assert table.s.silver[ROME] == 1
    assert table.s.reserve[ROME] == 0
    table.do("pass")
    assert table.s.hand[ROME].bit_count() == 7
    poor = Table(ROME).reserve(ROME, "pisa", "locri").silver(ROME, 1)
    assert poor.why_not("retrieve")[0] == "5.4.5.B"
    assert Table(ROME).why_not("retrieve")[0] == "5.4.5.A"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.E", "4.1.A")
def test_a_levied_card_lies_above_the_campaign_card() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica", "aspis", "thapsus", "caralis").deck(CARTHAGE)
    table.silver(CARTHAGE, 6).do("levy general_1", "done?")
    assert table.in_hand(CARTHAGE, "general_1")
    assert (table.s.campaign, table.s.actor) == (BOTTOM, ROME)


@pytest.mark.rule("hands-in-the-sea", "5.4.1.E", "4.1.B")
def test_a_card_levied_while_a_campaign_is_pending_is_shuffled_in() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage").deck(CARTHAGE).silver(CARTHAGE, 6)
    before = len(table.chance.made)
    table.do("play senatorial_support_carthage", "levy general_1", "done?")
    assert len(table.chance.made[before].possible) > 1, "not on top"
    assert "draw general_1" in table.chance.made[before].possible
    assert table.events("turn-begins") == [(2,)]


@pytest.mark.rule("hands-in-the-sea", "5.4.1.E", "4.G")
def test_a_levy_onto_an_empty_deck_is_drawn_and_the_deck_renewed() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa", "locri").deck(ROME).silver(ROME, 6)
    discards = table.s.discard[ROME]
    table.do("levy equites_1")
    assert table.in_hand(ROME, "equites_1")
    assert table.s.deck[ROME] == discards


@pytest.mark.rule("hands-in-the-sea", "5.4.3.B", "5.1.1.H")
def test_a_card_returned_from_an_empty_place_goes_to_whoever_settles_it() -> None:
    table = Table(ROME).hand(ROME, "catana").clear("catana")
    table.do("return catana")
    table.hold(CARTHAGE, "syracuse").hand(CARTHAGE, "syracuse", "thapsus").round(CARTHAGE)
    table.do("settle catana", "connect syracuse", "pay thapsus")
    assert table.discarded(CARTHAGE, "catana")


@pytest.mark.rule("hands-in-the-sea", "5.4.1.A", "5.4.1.B", "5.4.1.C")
def test_a_card_that_cannot_be_drafted_says_where_it_is() -> None:
    table = Table(ROME).hand(ROME, "magistrate").reserve(CARTHAGE, "agents_1")
    assert table.reason("draft magistrate").key == "yours-already"
    assert table.reason("draft agents_1").key == "opponent-has"
    assert table.reason("draft general_1").key == "opponents-card"
    assert table.reason("draft thermae").key == "gained-by-settling"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.D")
def test_the_opponents_dilectus_spares_nobody_the_manpower() -> None:
    table = Table(CARTHAGE).strategy(ROME, "dilectus").silver(CARTHAGE, 9).empire(CARTHAGE, "libyan_infantry")
    assert table.reason("draft libyan_infantry").key == "no-colonist"
