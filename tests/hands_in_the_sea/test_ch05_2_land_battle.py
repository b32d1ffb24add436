"""5.2.3 Resolving a land battle."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import BOTTOM
from navarch.games.hands_in_the_sea.ch06_ending.final_points import final_points

from .table import CARTHAGE, ROME, Table, bit, mask


def attack_on_panormus(marker: int, battle_round: int = 1, **cards: tuple[str, ...]) -> Table:
    forces = {"rome": ("legion_1",), **cards}
    return Table(ROME).battle(ROME, "panormus", marker, battle_round, **forces)


@pytest.mark.rule("hands-in-the-sea", "5.2.3.B", "5.2.3.C", "5.2.3.M", "5.2.3.W")
@pytest.mark.example("hands-in-the-sea", "5.2.3-d1")
def test_the_attacker_wins_with_two_at_the_start_of_the_own_round() -> None:
    table = attack_on_panormus(2, carthage=("utica",)).round(ROME, step="begin").do("leave")
    s = table.s
    assert s.prestige == [1, 0]
    assert s.towns_won[ROME] == 1
    assert table.holder("panormus") is None
    assert s.site[ROME] == -1
    assert table.discarded(ROME, "legion_1")
    assert table.discarded(CARTHAGE, "utica")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.L", "5.2.3.M", "5.2.3.S")
@pytest.mark.example("hands-in-the-sea", "5.2.3-d2")
@pytest.mark.parametrize("marker", [0, 1])
def test_a_grey_marker_after_the_last_round_is_a_draw(marker: int) -> None:
    table = attack_on_panormus(marker, 4, rome=("legion_1", "velites_1"), carthage=("libyan_infantry", "general_1"))
    table.round(ROME, step="begin")
    assert table.actor == "carthage"
    table.do("give libyan_infantry")
    assert table.actor == "rome"
    table.do("give velites_1")
    assert table.s.prestige == [0, 0]
    assert table.holder("panormus") == "carthage"
    assert table.s.empire[ROME] & bit("velites_1")
    assert table.s.empire[CARTHAGE] & bit("libyan_infantry")
    assert table.discarded(ROME, "legion_1")
    assert table.discarded(CARTHAGE, "general_1")


@pytest.mark.rule("hands-in-the-sea", "5.2.1.F", "5.2.1.G", "5.2.1.H", "5.2.1.I", "5.2.3.K", "5.2.3.M", "5.2.3.O")
@pytest.mark.example("hands-in-the-sea", "5.2.3-d3")
def test_a_weak_attack_on_walls_loses_at_once() -> None:
    table = Table(ROME, 1).hold(CARTHAGE, "lilybaeum", fort=True).hold(ROME, "agrigentum")
    table.hand(ROME, "agrigentum", "neapolis", "legion_2", "velia", "cosa", "temesa", "locri", "pisa")
    table.do("attack lilybaeum", "connect agrigentum", "pay neapolis", "commit legion_2", "done?")
    assert table.s.prestige == [0, 1]
    assert table.s.empire[ROME] & bit("legion_2")
    assert table.s.site[ROME] == -1
    assert table.actor == "carthage"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.B", "5.2.3.K", "5.2.3.L", "5.2.1.J")
@pytest.mark.example("hands-in-the-sea", "5.2.3-d4")
def test_a_grey_one_ends_nothing_before_the_rounds_are_over() -> None:
    table = attack_on_panormus(1, 2)
    table.round(CARTHAGE, step="begin")
    assert table.s.site[ROME] >= 0
    table.round(ROME, step="begin")
    assert (table.s.site[ROME] >= 0, table.s.battle_round[ROME]) == (True, 3)
    table.round(ROME, step="begin")
    assert table.s.battle_round[ROME] == 4
    table.round(ROME, step="begin")
    assert table.s.site[ROME] == -1, "after battle round 4 it is a draw"
    assert table.s.prestige == [0, 0]


@pytest.mark.rule("hands-in-the-sea", "5.2.3.A", "5.2.1.K")
def test_strength_alone_is_checked_in_the_round_of_its_side() -> None:
    table = attack_on_panormus(5, 1).round(CARTHAGE, step="begin")
    assert table.s.site[ROME] >= 0, "the attacker must wait for the own round"
    table.round(ROME, step="begin")
    assert table.choice == "occupation"


@pytest.mark.rule("hands-in-the-sea", "5.2.C", "5.2.D", "5.2.1.K")
def test_a_siege_lasts_six_rounds_a_field_battle_four() -> None:
    for fort, last in ((False, 4), (True, 6)):
        table = Table(ROME).hold(CARTHAGE, "panormus", fort=fort)
        table.battle(ROME, "panormus", 0, last - 1, rome=("legion_1",)).round(ROME, step="begin")
        assert table.s.battle_round[ROME] == last
        table.round(ROME, step="begin")
        assert table.s.site[ROME] == -1


@pytest.mark.rule("hands-in-the-sea", "5.2.3.K")
def test_the_defender_wins_when_the_rounds_are_over_with_one() -> None:
    table = attack_on_panormus(-1, 4).round(ROME, step="begin")
    assert table.s.prestige == [0, 1]
    assert table.holder("panormus") == "carthage"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.D")
def test_a_lost_fortification_goes_back_to_stock() -> None:
    table = Table(ROME).hold(CARTHAGE, "panormus", fort=True)
    table.battle(ROME, "panormus", 2, rome=("legion_1",)).round(ROME, step="begin").do("leave")
    assert table.s.forts == 0


@pytest.mark.rule("hands-in-the-sea", "5.2.3.E", "5.2.3.G", "5.2.B")
def test_a_place_without_colonist_symbol_is_settled_for_nothing() -> None:
    table = Table(ROME).hold(CARTHAGE, "heraclea").hand(CARTHAGE, "heraclea")
    table.battle(ROME, "heraclea", 2, rome=("legion_1",)).round(ROME, step="begin")
    assert table.nouns("colonise") == []
    assert table.why_not("colonise rome")[0] == "5.2.3.E"
    table.do("occupy")
    assert table.holder("heraclea") == "rome"
    assert table.discarded(ROME, "heraclea")
    assert not table.in_hand(CARTHAGE, "heraclea")
    assert table.offers("pass"), "it took no action"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.F", "5.2.3.G")
def test_a_place_with_colonist_symbol_takes_a_colonist_from_hand() -> None:
    table = attack_on_panormus(2).hand(ROME, "temesa", "cosa").round(ROME, step="begin")
    assert table.why_not("occupy")[0] == "5.2.3.F"
    assert table.why_not("colonise temesa")[0] == "5.2.3.F"
    table.do("colonise cosa")
    assert table.holder("panormus") == "rome"
    assert table.discarded(ROME, "cosa")
    assert table.discarded(ROME, "panormus")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.H", "5.2.3.J", "5.2.B")
def test_settling_is_optional_and_the_old_owner_keeps_a_dead_card() -> None:
    table = attack_on_panormus(2).hand(ROME, "cosa").hand(CARTHAGE, "panormus").round(ROME, step="begin")
    table.do("leave")
    assert table.in_hand(CARTHAGE, "panormus")
    table.round(CARTHAGE)
    assert table.why_not("money panormus")[0] == "4.4.A"
    table.hold(ROME, "thermae").hand(ROME, "thermae", "velia", "cosa").round(ROME)
    table.do("settle panormus", "connect thermae", "pay velia", "pay cosa")
    assert table.discarded(ROME, "panormus"), "handed over when the opponent settles later"
    plain = Table(ROME).hold(CARTHAGE, "heraclea").battle(ROME, "heraclea", 2, rome=("legion_1",))
    plain.round(ROME, step="begin").do("leave")
    assert plain.holder("heraclea") is None, "nor where a Town would cost nothing"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.I", "2.Y", "2.Z1", "2.Z2")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "reserve", "empire", "force"])
def test_the_location_card_is_taken_from_wherever_it_is(place: str) -> None:
    table = attack_on_panormus(2).hand(ROME, "cosa")
    table.put(getattr(table.s, place), CARTHAGE, "panormus")
    silver = table.s.silver[:]
    table.round(ROME, step="begin").do("colonise cosa")
    assert table.discarded(ROME, "panormus")
    assert not getattr(table.s, place)[CARTHAGE] & bit("panormus")
    assert table.s.silver == silver, "nothing is paid, from the Reserve neither"
    assert table.s.campaign == BOTTOM, "the Campaign card stays at the bottom"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.N")
def test_prestige_never_exceeds_eight() -> None:
    table = attack_on_panormus(2).prestige(ROME, 8).round(ROME, step="begin")
    assert table.s.prestige[ROME] == 8


@pytest.mark.rule("hands-in-the-sea", "5.2.3.O", "5.2.3.P", "5.2.3.U")
def test_the_loser_of_a_siege_chooses_even_against_more_cavalry() -> None:
    table = Table(ROME).hold(CARTHAGE, "panormus", fort=True)
    table.battle(
        ROME, "panormus", -2, 2, rome=("legion_1", "velites_1"), carthage=("punic_cavalry", "numidian_cavalry_1")
    )
    table.round(CARTHAGE, step="begin")
    assert table.actor == "rome"
    assert table.nouns("give") == ["legion_1", "velites_1"]
    table.do("give legion_1")
    assert table.s.empire[ROME] & bit("legion_1"), "even the Legion of the start"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.Q")
def test_more_cavalry_lets_the_winner_of_a_field_battle_choose() -> None:
    table = attack_on_panormus(-2, 2, rome=("legion_1", "velites_1"), carthage=("punic_cavalry",))
    table.round(CARTHAGE, step="begin")
    assert table.asked == ("carthage", "battle_loss")
    equal = attack_on_panormus(-2, 2, rome=("legion_1", "equites_1"), carthage=("punic_cavalry",))
    equal.round(CARTHAGE, step="begin")
    assert equal.actor == "rome", "strictly more is needed"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.R")
def test_location_cards_alone_lose_nothing() -> None:
    table = attack_on_panormus(2, carthage=("utica", "lilybaeum")).round(ROME, step="begin").do("leave")
    assert table.s.discard[CARTHAGE] & mask("utica", "lilybaeum") == mask("utica", "lilybaeum")
    assert not table.s.empire[CARTHAGE] & mask("utica", "lilybaeum")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.S")
def test_cavalry_plays_no_role_in_a_draw() -> None:
    table = attack_on_panormus(0, 4, rome=("legion_1", "equites_1"), carthage=("libyan_infantry", "general_1"))
    table.round(ROME, step="begin")
    assert table.actor == "carthage", "each chooses the own loss"
    table.do("give general_1")
    assert table.actor == "rome"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.T", "5.2.3.V")
def test_dictator_and_mercenary_general_are_never_lost_but_go_home() -> None:
    table = attack_on_panormus(-2, 2, rome=("dictator", "legion_1"), carthage=("mercenary_general",))
    table.round(CARTHAGE, step="begin")
    assert table.s.empire[ROME] & bit("legion_1"), "the only card that can be lost goes without a question"
    assert table.s.empire[ROME] & bit("dictator")
    assert table.s.empire[CARTHAGE] & bit("mercenary_general")
    alone = attack_on_panormus(-2, 2, rome=("dictator",))
    alone.round(CARTHAGE, step="begin")
    assert alone.s.empire[ROME] & bit("dictator")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.A")
def test_two_battles_ending_together_are_taken_in_the_players_order() -> None:
    table = attack_on_panormus(2, 2).battle(CARTHAGE, "messana", -1, 2, carthage=("libyan_infantry",))
    table.round(ROME, step="begin")
    assert table.nouns("resolve") == ["rome", "carthage"]
    table.do("resolve carthage")
    assert table.choice == "occupation", "the other follows"
    table.do("leave")
    assert table.s.prestige == [2, 0]


def test_a_lost_or_drawn_attack_on_syracuse_costs_a_card_and_gives_nobody_prestige() -> None:
    table = Table(ROME).battle(ROME, "syracuse", -1, 2, rome=("legion_1", "velites_1"))
    table.round(CARTHAGE, step="begin")
    assert table.actor == "rome"
    table.do("give velites_1")
    assert table.s.prestige == [0, 0]
    assert table.s.independent == bit("syracuse")


def test_without_a_town_in_stock_the_winner_cannot_settle() -> None:
    table = Table(ROME).hold(CARTHAGE, "heraclea").battle(ROME, "heraclea", 2, rome=("legion_1",))
    table.towns_left(ROME, 0).overtime("towns").round(ROME, step="begin")
    assert table.holder("heraclea") is None


@pytest.mark.rule("hands-in-the-sea", "5.2.3.O")
def test_a_loss_is_told_as_such_and_moves_no_marker_of_a_battle_decided() -> None:
    table = Table(CARTHAGE).battle(ROME, "panormus", -1, rome=("legion_1", "velites_1"))
    table.round(CARTHAGE, step="begin")
    table.do("give velites_1")
    assert [event.rule for event in table.heard("card-returned")] == ["5.2.3.O"]
    assert not table.heard("left-battle")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.I", "5.4.4.D")
def test_a_captured_card_is_taken_out_of_a_hidden_reserve() -> None:
    table = Table(ROME, hidden_reserve=True).hand(ROME, "cosa").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.reserve(CARTHAGE, "panormus", "utica")
    table.round(ROME, step="begin").do("colonise cosa")
    assert table.discarded(ROME, "panormus")
    assert table.s.reserve[CARTHAGE] == bit("utica")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.C", "6.2.S4", "6.2.S5")
def test_a_city_taken_in_battle_is_worth_two_and_its_place_its_points() -> None:
    table = Table(ROME).hand(ROME, "cosa").battle(ROME, "utica", 2, rome=("legion_1",))
    base = final_points(table.s, ROME)
    table.round(ROME, step="begin").do("colonise cosa")
    assert (table.s.cities_won[ROME], table.s.cities & bit("utica")) == (1, 0)
    assert final_points(table.s, ROME) == base + 1 + 2 + 2, "Prestige, City and Utica's 2 VP"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.O", "5.2.3.T", "5.2.6.C")
def test_losses_say_why_a_card_is_spared() -> None:
    table = Table(CARTHAGE).battle(ROME, "panormus", -1, rome=("legion_1", "velites_1", "dictator", "messana"))
    table.round(CARTHAGE, step="begin")
    assert table.reason("give dictator").rule == "5.2.3.T"
    assert table.reason("give messana").key == "no-location-lost"
    bribe = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, "greek_mercenaries", "libyan_infantry").silver(ROME, 1)
    bribe.do("bribe agents_1", "decline?")
    assert bribe.reason("give libyan_infantry").key == "no-mercenary"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.W", "5.2.2.L")
def test_combined_arms_end_with_their_battle_and_losses_come_from_it() -> None:
    table = Table(CARTHAGE).battle(ROME, "panormus", -1, 2, rome=("legion_1", "velites_1", "equites_1"))
    table.combined_arms(ROME, ROME).round(CARTHAGE, step="begin").do("give velites_1")
    assert table.s.arms == [0, 0]
    assert table.events("card-returned") == [("rome", "velites_1", "battle", "empire")]


@pytest.mark.rule("hands-in-the-sea", "5.2.1.J", "5.2.C")
def test_the_log_tells_the_round_of_a_battle_or_that_all_are_over() -> None:
    table = Table(ROME).battle(ROME, "panormus", 1, 3, rome=("legion_1",)).round(ROME, step="begin")
    assert table.events("battle-goes-on") == [("panormus", 4, 4, 1)]
    over = Table(ROME).battle(ROME, "panormus", 1, 4, rome=("legion_1",)).round(ROME, step="begin")
    assert over.choice is not None
    assert over.events("battle-rounds-over") == [("panormus", 5, 4, 1)]
    assert over.events("battle-goes-on") == []
