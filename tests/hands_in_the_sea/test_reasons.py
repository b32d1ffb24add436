"""Why not? Answers in the midst of an action: each names the rule and the fact."""

from __future__ import annotations

import pytest

from .table import CARTHAGE, ROME, Table


@pytest.mark.rule("hands-in-the-sea", "5.1.1.B", "5.1.1.C", "2.U1", "4.2.G")
def test_payments_say_what_a_card_lacks() -> None:
    table = Table(ROME).hand(ROME, "velia", "pisa", "rome", "locri", "cosa").play("settle thermae")
    table.refused("connect locri", "5.1.1.B")
    table.refused("connect temesa", "4.2.G")
    table.play("connect velia")
    table.refused("pay locri", "5.1.1.C")
    assert table.why("pay locri").key == "lacks-symbol"
    assert table.why("pay neapolis").key == "not-in-hand"
    table.play("pay pisa")
    table.refused("pay locri", "2.U1")
    assert table.offered("pay") == ["rome", "cosa"]


@pytest.mark.rule("hands-in-the-sea", "5.1.1.E")
def test_a_card_kept_for_the_rest_is_refused_as_such() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "panormus", "hadrumetum", "thapsus", "lilybaeum")
    table.play("settle hippana", "connect panormus")
    assert table.why("pay lilybaeum").key == "rest-unpaid"


@pytest.mark.rule("hands-in-the-sea", "4.4.D", "5.2.1.M", "4.4.A")
def test_dead_cards_say_why_they_are_dead() -> None:
    table = (
        Table(ROME).hold(ROME, "aleria").hand(ROME, "velia", "pisa", "aleria", "rhegium", "catana", "rome", "neapolis")
    )
    table.fleet(CARTHAGE, "corsica_sardinia", 1).battle(CARTHAGE, "rhegium", 0, carthage=("libyan_infantry",))
    table.clear("catana").play("settle thermae", "connect velia")
    assert table.why("pay aleria").key == "out-of-supply"
    assert table.why("pay rhegium").key == "under-attack"
    assert table.why("pay catana").key == "not-controlled"


@pytest.mark.rule("hands-in-the-sea", "5.2.1.B", "5.2.4.B")
def test_openings_and_raids_refuse_other_cards() -> None:
    table = Table(ROME).hold(ROME, "thermae").hand(ROME, "thermae", "velia", "legion_1", "cosa")
    table.play("attack panormus", "connect thermae", "pay velia")
    table.refused("commit cosa", "5.2.1.B")
    raid = (
        Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "punic_cavalry", "libyan_infantry", "numidian_cavalry_1")
    )
    raid.play("raid thermae")
    raid.refused("pay libyan_infantry", "5.2.4.B")
    raid.play("pay numidian_cavalry_1")
    raid.refused("pay libyan_infantry", "4.2.B")


@pytest.mark.rule("hands-in-the-sea", "5.3.2.A", "5.3.3")
def test_goods_refuse_cards_that_earn_nothing() -> None:
    table = Table(ROME).hand(ROME, "rhegium", "neapolis", "velia", "tarentum").play("trade rhegium")
    table.refused("pay velia", "5.3.2.A")
    table.play("pay neapolis")
    assert table.asked == "further"
    table.refused("pay velia", "4.2.B")
    assert table.why("pay locri").key == "not-in-hand"
    table.play("pay tarentum")
    wine = Table(ROME).hand(ROME, "merchant_neutral", "velia", "locri", "pisa").play("sell merchant_neutral")
    wine.refused("pay pisa", "5.3.2.A")
    wine.play("pay velia")
    wine.refused("pay pisa", "4.2.B")
    dead = Table(ROME).hand(ROME, "merchant_neutral", "neapolis", "velia", "locri")
    dead.battle(CARTHAGE, "velia", 0, carthage=("libyan_infantry",)).play("sell merchant_neutral", "pay neapolis")
    assert dead.why("pay velia").key == "under-attack"


@pytest.mark.rule("hands-in-the-sea", "5.4.2.A", "5.4.A")
def test_sets_are_named_in_ascending_order() -> None:
    table = Table(ROME).hand(ROME, "pisa", "cosa", "velia").silver(ROME, 5).play("discard cosa")
    assert table.why("discard pisa").key == "name-in-order"
    assert table.why("discard locri").key == "not-in-hand"
    back = Table(ROME).hand(ROME, "magistrate", "pisa", "cosa", "velia").play("play magistrate", "return cosa")
    assert back.why("return pisa").key == "name-in-order"
    assert back.why("return locri").key == "not-in-hand"


@pytest.mark.rule("hands-in-the-sea", "5.2.2.D", "5.2.3.F")
def test_choices_after_a_battle_name_what_is_missing() -> None:
    table = Table(ROME).hand(ROME, "cosa", "velia", "aleria").hold(ROME, "aleria").hand(ROME, "aleria")
    table.battle(ROME, "panormus", 2, rome=("legion_1",)).round(ROME, step="begin")
    assert table.why("colonise aleria").key == "lacks-symbol"
    assert table.why("colonise rome").key == "not-in-hand"
    assert table.why("occupy").key == "needs-colonist"
    struck = Table(ROME).hold(CARTHAGE, "heraclea").battle(ROME, "heraclea", 2, rome=("legion_1",))
    struck.round(ROME, step="begin")
    assert struck.why("colonise cosa").key == "needs-no-colonist"
