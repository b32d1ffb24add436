"""2 Game components."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import BOTTOM

from .table import CARTHAGE, ROME, Table, mask


@pytest.mark.rule("hands-in-the-sea", "2.Z2", "5.2.3.I", "3.1.E")
def test_a_card_taken_from_carthages_deck_has_a_levied_card_shuffled_in_above_the_campaign_card() -> None:
    table = Table(ROME).hand(ROME, "cosa").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.deck(CARTHAGE, "panormus", "utica")
    table.on_top(CARTHAGE, "general_1").round(ROME, step="begin").do("colonise cosa")
    assert table.s.top_carthage == [], "the order that was seen is gone"
    assert (table.s.campaign, table.s.deck[CARTHAGE]) == (BOTTOM, mask("utica", "general_1"))


@pytest.mark.rule("hands-in-the-sea", "2.Z1", "2.Z2", "5.4.1.E")
def test_a_card_taken_from_elsewhere_leaves_a_levied_card_on_top() -> None:
    table = Table(ROME).hand(ROME, "cosa").battle(ROME, "panormus", 2, rome=("legion_1",))
    table.deck(CARTHAGE, "utica").discards(CARTHAGE, "panormus")
    table.on_top(CARTHAGE, "general_1").round(ROME, step="begin").do("colonise cosa")
    assert table.player(CARTHAGE, ROME)["draw_deck_top"] == ["general_1"]


@pytest.mark.rule("hands-in-the-sea", "2.Z2", "4.G")
def test_a_deck_used_up_by_the_card_taken_from_it_is_renewed_at_once() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "panormus", "hadrumetum", "hippo_acra")
    table.deck(ROME, "thermae").clear("thermae")
    discards = table.s.discard[ROME]
    table.do("settle thermae", "connect panormus", "pay hadrumetum", "pay hippo_acra")
    assert table.discarded(CARTHAGE, "thermae")
    assert (table.s.deck[ROME], table.s.discard[ROME]) == (discards, 0)
    assert discards
