"""5.2.6 Bribery."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARDS

from .table import CARTHAGE, GAME, ROME, Table, bit, mask


@pytest.mark.rule("hands-in-the-sea", "5.2.6.A", "5.2.6.C", "2.S")
def test_a_bribe_costs_a_card_and_a_silver_and_takes_a_mercenary() -> None:
    table = Table(ROME).hand(ROME, "agents_1").silver(ROME, 1).hand(CARTHAGE, "greek_mercenaries", "libyan_infantry")
    table.reserve(CARTHAGE, "ligurian_infantry")
    table.do("bribe agents_1", "decline?")
    assert table.s.silver[ROME] == 0
    assert table.discarded(ROME, "agents_1")
    assert table.actor == "carthage"
    assert table.nouns("give") == ["greek_mercenaries", "ligurian_infantry"], "from Hand or Reserve, own choice"
    assert table.why_not("give libyan_infantry")[0] == "5.2.6.C"
    table.do("give ligurian_infantry")
    assert table.s.empire[CARTHAGE] & bit("ligurian_infantry")


@pytest.mark.rule("hands-in-the-sea", "5.2.6.A")
def test_a_bribe_needs_the_ability_and_the_silver() -> None:
    table = Table(ROME).hand(ROME, "agents_1", "velia").silver(ROME, 0)
    assert table.why_not("bribe agents_1")[0] == "5.2.6.A"
    assert table.reason("bribe agents_1").key == "too-poor"
    assert table.reason("bribe velia").key == "no-bribe-ability"


@pytest.mark.rule("hands-in-the-sea", "5.2.6.B")
def test_a_bribe_is_blocked_from_the_hand_alone() -> None:
    table = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, "general_1", "greek_mercenaries")
    table.reserve(CARTHAGE, "general_2")
    table.do("bribe agents_1")
    assert table.nouns("block") == ["general_1"]
    assert table.why_not("block general_2")[0] == "5.2.6.B"
    assert table.why_not("block greek_mercenaries")[0] == "5.2.6.B"
    table.do("block general_1")
    assert table.discarded(CARTHAGE, "general_1")
    assert table.in_hand(CARTHAGE, "greek_mercenaries")
    assert table.s.silver[ROME] == 4, "the Silver is spent all the same"


@pytest.mark.rule("hands-in-the-sea", "5.2.6.D")
def test_cards_in_battle_cannot_be_bribed() -> None:
    table = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, "greek_mercenaries")
    table.battle(CARTHAGE, "catana", 1, carthage=("iberian_mercenaries",))
    table.do("bribe agents_1", "decline?")
    assert table.nouns("give") == ["greek_mercenaries"]


@pytest.mark.rule("hands-in-the-sea", "5.2.6.E")
def test_without_a_mercenary_the_hand_is_shown_and_the_bribe_wasted() -> None:
    table = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, "utica", "libyan_infantry")
    table.do("bribe agents_1", "decline?")
    assert table.s.seen[CARTHAGE] == mask("utica", "libyan_infantry")
    players = GAME.view(table.s, ROME)["players"]
    assert players[CARTHAGE]["hand_known"] == ["utica", "libyan_infantry"]
    assert table.choice == "action"
    assert table.s.hand[CARTHAGE] == mask("utica", "libyan_infantry")


@pytest.mark.rule("hands-in-the-sea", "5.2.6.E", "5.4.4.D")
def test_a_wasted_bribe_shows_the_hand_and_not_a_hidden_reserve() -> None:
    table = Table(ROME, hidden_reserve=True).hand(ROME, "agents_1").hand(CARTHAGE, "utica", "libyan_infantry")
    table.reserve(CARTHAGE, "aspis").do("bribe agents_1", "decline?")
    carthage = table.player(CARTHAGE, ROME)
    assert carthage["hand_known"] == ["utica", "libyan_infantry"]
    assert carthage["held_known"] == []
    assert "aspis" in carthage["unseen"], "in the Reserve or in the Draw deck"
    assert carthage["reserve"] is None


@pytest.mark.rule("hands-in-the-sea", "5.2.6.E", "5.4.4.D")
def test_a_card_put_face_down_after_the_hand_was_shown_is_in_hand_or_reserve() -> None:
    table = Table(ROME, hidden_reserve=True).hand(ROME, "agents_1").hand(CARTHAGE, "utica", "libyan_infantry")
    table.do("bribe agents_1", "decline?").round(CARTHAGE).do("reserve utica")
    carthage = table.player(CARTHAGE, ROME)
    assert carthage["hand_known"] == [], "either may be the one that was reserved"
    assert carthage["held_known"] == ["utica", "libyan_infantry"]
    table.do("retrieve")
    assert table.player(CARTHAGE, ROME)["hand_known"] == ["utica", "libyan_infantry"]
    assert table.player(CARTHAGE, ROME)["held_known"] == []


@pytest.mark.rule("hands-in-the-sea", "5.2.6.E")
def test_a_hand_is_shown_after_a_wasted_bribe_alone() -> None:
    for held, answer in ((("general_1", "utica"), "block general_1"), (("greek_mercenaries", "utica"), "decline?")):
        table = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, *held).do("bribe agents_1", answer)
        table.do("give greek_mercenaries?")
        assert table.s.seen[CARTHAGE] == 0
        assert table.heard("bribe-wasted") == []
    wasted = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, "utica").do("bribe agents_1", "decline?")
    assert wasted.events("bribe-wasted") == [("carthage", ["utica"])]
    assert not wasted.match.can_undo(ROME), "something was learned"


@pytest.mark.rule("hands-in-the-sea", "5.2.6.C")
def test_whoever_is_asked_for_a_mercenary_has_one_and_the_bribe_cannot_be_taken_back() -> None:
    table = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, "greek_mercenaries", "utica")
    table.discards(CARTHAGE, "general_1", "general_2", "mercenary_general").do("bribe agents_1")
    assert table.asked == ("carthage", "bribed")
    assert table.events("to-give-up") == [("carthage",)]
    assert not table.match.can_undo(ROME)
    table.do("give greek_mercenaries")
    assert table.events("card-returned") == [("carthage", "greek_mercenaries", "hand", "empire")]


@pytest.mark.rule("hands-in-the-sea", "5.2.6.E", "5.4.4.D")
def test_a_hand_that_was_counted_and_then_shown_is_known_card_by_card() -> None:
    table = Table(ROME, hidden_reserve=True).hand(ROME, "agents_1").hand(CARTHAGE, "utica").reserve(CARTHAGE, "aspis")
    table.s.counted[CARTHAGE] = mask("utica", "aspis")
    carthage = table.fresh().do("bribe agents_1", "decline?").player(CARTHAGE, ROME)
    assert (carthage["hand_known"], carthage["held_known"]) == (["utica"], ["aspis"])


@pytest.mark.rule("hands-in-the-sea", "5.2.6.A", "4.6.B")
def test_why_a_card_cannot_bribe() -> None:
    table = Table(ROME).hand(ROME, "velia", "agents_1")
    assert table.nouns("bribe") == ["agents_1"]
    assert table.why_not("bribe agents_2") == ("5.2.6.A", "not-in-hand")
    assert table.why_not("bribe velia") == ("5.2.6.A", "no-bribe-ability")
    table.strategy(CARTHAGE, "loyalty")
    assert table.reason("bribe agents_1").args == (CARDS.index("loyalty"),)
