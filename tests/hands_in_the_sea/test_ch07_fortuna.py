"""7 The Fortuna expansion."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import ASIDE, CARDS
from navarch.games.hands_in_the_sea.box.modifiers import TAX_RAID
from navarch.games.hands_in_the_sea.box.sets import count, members
from navarch.games.hands_in_the_sea.ch07_fortuna.maintenance import pay_maintenance

from .table import CARTHAGE, GAME, ROME, Table, bit, mask, new


def deus(seat: int, name: str, points: int = 5) -> Table:
    """A player with so many VP who was dealt this card."""
    return Table(seat, deus_ex_machina=True).deus(seat, name).points(*([points, 0] if seat == ROME else [0, points]))


def quiet_campaign(table: Table) -> Table:
    """Carthage gains a point and a card."""
    return table.all_events().deck(CARTHAGE).campaign().do("draw favour_of_the_gods", "roll 1")


@pytest.mark.rule("hands-in-the-sea", "7.1.A")
def test_maintenance_uses_the_alternate_strategies() -> None:
    table = Table(strategy_maintenance=True)
    s = table.s
    in_use = s.strategy_deck | sum(1 << card for card in s.row)
    assert in_use == GAME.box.cards.alt_strategies
    numbers = {GAME.box.cards.maintenance[n] for n in range(len(CARDS)) if in_use >> n & 1}
    assert numbers == {0, 1, 2}


@pytest.mark.rule("hands-in-the-sea", "7.1.B", "7.1.C", "7.1.D")
@pytest.mark.example("hands-in-the-sea", "7.1-ex1")
def test_the_cost_of_diplomacy_grows_from_campaign_to_campaign() -> None:
    table = Table(ROME, strategy_maintenance=True).silver(ROME, 9).row("alt_devotio", "alt_loyalty", "alt_diplomacy")
    table.do("buy alt_diplomacy")
    for due in (0, 1, 2):
        silver = table.s.silver[ROME]
        quiet_campaign(table)
        assert table.s.silver[ROME] == silver + 2 - due, "2 Silver of City income, less maintenance"
        assert table.s.upkeep[ROME] == due + 1


@pytest.mark.rule("hands-in-the-sea", "7.1.B")
@pytest.mark.example("hands-in-the-sea", "7.1-ex2")
def test_a_cost_of_three_is_three_silver() -> None:
    table = Table(CARTHAGE, strategy_maintenance=True).strategy(ROME, "alt_diplomacy", upkeep=3).silver(ROME, 5)
    quiet_campaign(table)
    assert table.s.silver[ROME] == 5 + 2 - 3


@pytest.mark.rule("hands-in-the-sea", "7.1.D")
def test_a_card_with_number_zero_never_costs_anything() -> None:
    table = Table(CARTHAGE, strategy_maintenance=True).strategy(ROME, "alt_devotio").silver(ROME, 0)
    quiet_campaign(table)
    assert (table.s.upkeep[ROME], table.s.silver[ROME], table.s.flipped) == (0, 2, 0)


@pytest.mark.rule("hands-in-the-sea", "7.1.E", "7.1.F", "7.1.G")
def test_an_unpaid_card_is_flipped_for_good_and_still_has_to_be_discarded() -> None:
    table = Table(CARTHAGE, strategy_maintenance=True).strategy(ROME, "alt_diplomacy", upkeep=4).silver(ROME, 0)
    assert table.s.modifier(ROME, TAX_RAID) == 2
    quiet_campaign(table)
    assert table.player(ROME, None)["strategy_flipped"]
    assert table.s.silver[ROME] == 2, "no part payment"
    assert table.s.modifier(ROME, TAX_RAID) == 0, "without any effect"
    quiet_campaign(table.silver(ROME, 20))
    assert table.s.silver[ROME] == 22, "no maintenance any more"
    assert table.player(ROME, None)["strategy_flipped"]
    assert table.round(ROME).why_not(f"buy {table.display()[2]}")[0] == "5.5.1.F"
    table.do("drop_strategy")
    assert (table.s.strategy[ROME], table.s.flipped) == (-1, 0)


@pytest.mark.rule("hands-in-the-sea", "7.1.F")
def test_a_flipped_corvus_does_not_count_for_events() -> None:
    table = Table(CARTHAGE, strategy_maintenance=True).fleet(ROME, "sicily", 5)
    table.strategy(ROME, "alt_corvus", flipped=True).deck(CARTHAGE).campaign()
    table.do("draw storms_at_sea_1", "roll 6")
    assert table.s.warships[ROME] == 3, "rounded down"
    face_up = Table(CARTHAGE, strategy_maintenance=True).strategy(ROME, "alt_corvus").fleet(ROME, "sicily", 5)
    face_up.deck(CARTHAGE).campaign()
    face_up.do("draw storms_at_sea_1", "roll 6")
    assert face_up.s.warships[ROME] == 2, "the alternate card counts as Corvus"


@pytest.mark.rule("hands-in-the-sea", "7.2.B", "7.2.C", "7.2.E")
def test_a_deus_card_is_a_free_action_paid_in_points_and_gone_for_good() -> None:
    table = deus(CARTHAGE, "western_resources")
    table.do("invoke western_resources")
    s = table.s
    assert (s.silver[CARTHAGE], s.points[CARTHAGE]) == (14, 2)
    assert s.removed & bit("western_resources")
    assert s.deus[CARTHAGE] == -1
    assert table.offers("pass")
    assert table.why_not("invoke western_resources")[0] == "7.2.A"


@pytest.mark.rule("hands-in-the-sea", "7.2.C")
def test_gladiators_cost_silver_and_a_cost_must_be_met() -> None:
    table = deus(ROME, "gladiatorial_contest", 0).silver(ROME, 6)
    table.do("invoke gladiatorial_contest")
    assert (table.s.silver[ROME], table.s.points[ROME]) == (0, 4)
    assert deus(ROME, "gladiatorial_contest").silver(ROME, 5).why_not("invoke gladiatorial_contest")[0] == "7.2.C"
    assert deus(ROME, "noble_citizens", 3).why_not("invoke noble_citizens")[0] == "7.2.C"


@pytest.mark.rule("hands-in-the-sea", "7.2.D")
def test_no_deus_card_once_the_end_is_established() -> None:
    table = deus(CARTHAGE, "western_resources").battle(ROME, "panormus", 0, rome=("legion_1",))
    assert table.overtime("prestige").why_not("invoke western_resources")[0] == "7.2.D"


@pytest.mark.rule("hands-in-the-sea", "7.2.A")
def test_nobody_plays_a_card_that_was_not_dealt() -> None:
    assert deus(CARTHAGE, "western_resources").why_not("invoke council_of_104")[0] == "7.2.A"


def test_sacrifice_to_baal_draws_three_cards() -> None:
    table = deus(CARTHAGE, "sacrifice_to_baal").deck(CARTHAGE, "utica", "aspis")
    table.do("invoke sacrifice_to_baal", "draw utica", "draw aspis")
    assert table.s.hand[CARTHAGE] == mask("utica", "aspis")
    assert table.s.campaign == ASIDE, "the third was the Campaign card"


def test_the_council_takes_a_leader_for_nothing() -> None:
    table = deus(CARTHAGE, "council_of_104").discards(CARTHAGE, "general_2")
    table.do("invoke council_of_104")
    assert table.nouns("take") == ["general_1", "general_2", "mercenary_general"]
    assert (table.reason("take libyan_infantry").rule, table.reason("take libyan_infantry").key) == (
        "7.2.B",
        "not-among-these",
    )
    table.do("take mercenary_general")
    assert table.in_hand(CARTHAGE, "mercenary_general")
    assert table.s.silver[CARTHAGE] == 6


@pytest.mark.parametrize(("place", "by"), [("panormus", 2), ("utica", 3)])
def test_the_serpent_moves_a_marker_and_farther_in_africa(place: str, by: int) -> None:
    table = deus(CARTHAGE, "serpent_of_africa").battle(ROME, place, 1, rome=("legion_1",))
    table.do("invoke serpent_of_africa")
    assert table.s.marker[ROME] == 1 - by


def test_the_vestal_sacrifice_asks_which_of_two_battles() -> None:
    table = deus(ROME, "vestal_sacrifice").battle(ROME, "panormus", 0, rome=("legion_1",))
    table.battle(CARTHAGE, "cosa", 0, carthage=("libyan_infantry",))
    table.do("invoke vestal_sacrifice", "join carthage")
    assert table.s.marker == [0, -3]


def test_noble_citizens_add_warships_up_to_eight() -> None:
    table = deus(ROME, "noble_citizens").fleet(ROME, "italy", 6)
    table.do("invoke noble_citizens")
    assert table.s.warships[ROME] == 8


def test_punic_treachery_takes_two_mercenaries_of_the_victims_choice() -> None:
    table = deus(ROME, "punic_treachery").hand(CARTHAGE, "greek_mercenaries", "utica")
    table.reserve(CARTHAGE, "ligurian_infantry").battle(CARTHAGE, "catana", 1, carthage=("numidian_cavalry_1",))
    table.do("invoke punic_treachery")
    assert table.actor == "carthage"
    table.do("give ligurian_infantry", "give numidian_cavalry_1")
    assert table.s.marker[CARTHAGE] == 0
    assert table.in_hand(CARTHAGE, "greek_mercenaries")
    none = deus(ROME, "punic_treachery").hand(CARTHAGE, "utica")
    none.do("invoke punic_treachery", "lose utica")
    assert count(none.s.hand[CARTHAGE]) == 0


@pytest.mark.rule("hands-in-the-sea", "7.A", "7.B")
def test_fortuna_stays_in_the_box_unless_agreed_on() -> None:
    s = new().s
    cards = GAME.box.cards
    fortuna = cards.alt_strategies | cards.alt_events | cards.deus[0] | cards.deus[1]
    assert s.removed == fortuna
    assert count(fortuna) == 28
    with_all = new(strategy_maintenance=True, deus_ex_machina=True, alternate_events=True).s
    assert not with_all.removed & (GAME.box.cards.alt_strategies | GAME.box.cards.alt_events)
    assert with_all.removed & GAME.box.cards.strategies == GAME.box.cards.strategies


@pytest.mark.rule("hands-in-the-sea", "7.2.A")
def test_each_player_is_dealt_one_secret_card_of_the_own_four() -> None:
    table = new(deus_ex_machina=True)
    s = table.s
    for seat in (ROME, CARTHAGE):
        assert GAME.box.cards.deus[seat] >> s.deus[seat] & 1
        assert count(GAME.box.cards.deus[seat]) == 4
        assert count(s.removed & GAME.box.cards.deus[seat]) == 3
    rome, carthage = table.view("rome")["players"]
    assert rome["deus"] is not None
    assert carthage["deus"] is None
    assert carthage["deus_held"]


@pytest.mark.rule("hands-in-the-sea", "7.3.A", "7.3.B", "7.3.C")
@pytest.mark.example("hands-in-the-sea", "7.3-ex1")
def test_alternate_events_replace_their_originals_one_by_one() -> None:
    storms = new(alternate_storms_at_sea=True).s
    assert storms.event_deck & bit("alt_storms_at_sea")
    assert storms.event_deck & bit("storms_at_sea_1")
    assert storms.removed & bit("storms_at_sea_2")
    assert count(storms.event_deck) == 18
    quarrel = new(alternate_leaders_quarrel=True, alternate_rebellion=True).s
    alternates = quarrel.event_deck & GAME.box.cards.alt_events
    assert alternates == mask("alt_leaders_quarrel", "alt_rebellion")
    assert not quarrel.event_deck & mask("leaders_quarrel", "rebellion")
    everything = new(alternate_events=True).s
    assert everything.event_deck & GAME.box.cards.alt_events == GAME.box.cards.alt_events
    assert len(members(everything.event_deck)) == 18


@pytest.mark.rule("hands-in-the-sea", "7.1.F", "5.2.6.A")
def test_a_flipped_loyalty_protects_nobody() -> None:
    table = Table(ROME, strategy_maintenance=True).strategy(CARTHAGE, "alt_loyalty").hand(ROME, "agents_1")
    assert not table.offers("bribe agents_1")
    table.strategy(CARTHAGE, "alt_loyalty", flipped=True)
    assert table.offers("bribe agents_1")


@pytest.mark.rule("hands-in-the-sea", "7.2.D", "6.2.D")
def test_no_deus_card_from_the_moment_that_somebody_has_eight_prestige() -> None:
    for seat in (ROME, CARTHAGE):
        table = deus(CARTHAGE, "western_resources").prestige(seat, 7)
        assert table.offers("invoke western_resources")
        assert table.prestige(seat, 8).why_not("invoke western_resources") == ("7.2.D", "end-met")


@pytest.mark.rule("hands-in-the-sea", "7.2.D", "6.2.B")
def test_no_deus_card_after_the_last_town_is_placed_in_the_same_round() -> None:
    table = Table(ROME, deus_ex_machina=True).deus(ROME, "noble_citizens").points(9, 0).towns_left(ROME, 1)
    table.hand(ROME, "messana", "velia")
    assert table.offers("invoke noble_citizens")
    table.do("settle tyndaris", "connect messana", "pay velia")
    assert table.why_not("invoke noble_citizens") == ("7.2.D", "end-met")
    table.do("pass")
    assert table.over, "nothing was left to ask"


@pytest.mark.rule("hands-in-the-sea", "7.1.B", "7.1.E")
def test_the_last_silver_still_pays_for_a_card() -> None:
    for silver, flipped in ((3, 0), (2, 1 << ROME)):
        table = (
            Table(CARTHAGE, strategy_maintenance=True).strategy(ROME, "alt_diplomacy", upkeep=3).silver(ROME, silver)
        )
        pay_maintenance(table.s, ROME)
        assert table.s.flipped == flipped
        assert table.s.silver[ROME] == (0 if not flipped else silver)
