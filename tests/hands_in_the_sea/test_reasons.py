"""Why not? Answers in the midst of an action: each names the rule and the fact."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARDS, COLONIST, FORCE, STATIONS, WAGON

from .table import CARTHAGE, ROME, Table, mask


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


@pytest.mark.rule("hands-in-the-sea", "5.1.1.C", "5.1.1.G")
def test_a_card_kept_for_the_rest_is_refused_as_such() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "lilybaeum", "hippo_acra", "utica").clear("drepanum")
    table.hold(CARTHAGE, "agrigentum").clear("agrigentum").play("settle agrigentum", "connect lilybaeum")
    reason = table.why("pay hippo_acra")
    assert (reason.key, reason.args) == ("rest-unpaid", (CARDS.index("hippo_acra"), COLONIST))


@pytest.mark.rule("hands-in-the-sea", "5.1.1.B", "5.1.1.E", "5.2.1.A", "5.2.1.B")
def test_a_place_out_of_reach_says_what_the_way_lacks() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "panormus", "hadrumetum")
    reason = table.why("settle hippana")
    assert (reason.rule, reason.key) == ("5.1.1.C", "way-unpaid")
    assert reason.args == (CARDS.index("panormus"), CARDS.index("hippana"), WAGON, 2, 1)
    reason = table.why("settle enna")
    assert (reason.rule, reason.key) == ("5.1.1.B", "no-connection")
    assert reason.args == (CARDS.index("enna"), mask("hippana", "thermae", "agrigentum", "catana"))
    attack = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "panormus", "hadrumetum")
    assert attack.why("attack thermae").args == (CARDS.index("panormus"), CARDS.index("thermae"), FORCE, 1, 0)
    assert attack.why("attack catana").rule == "5.2.1.A"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.A", "5.3.4.B", "5.3.4.D", "5.2.5.A", "5.2.5.B")
def test_the_fleet_says_where_it_is_and_how_many_ships_are_lacking() -> None:
    table = Table(CARTHAGE).hold(ROME, "enna").hand(CARTHAGE, "utica")
    assert table.why("pillage messana").key == "fleet-in-port"
    assert table.why("engage").args == (STATIONS.index("port"), STATIONS.index("port"))
    table.fleet(CARTHAGE, "africa", 2)
    assert table.why("pillage enna").key == "inland"
    assert table.why("pillage temesa").args == (CARDS.index("temesa"), STATIONS.index("africa"))
    assert table.why("pillage messana").args == (2, 1), "two Ships for the adjacent Sea Zone, and one in Hand"
    table.hand(CARTHAGE, "carthage").fresh().play("pillage messana", "pay utica", "pay carthage", "decline?")
    assert table.why("pillage messana").key == "pillaged-already"


@pytest.mark.rule("hands-in-the-sea", "5.4.1.A", "5.4.1.B", "5.4.1.C")
def test_a_card_that_cannot_be_drafted_says_where_it_is() -> None:
    table = Table(ROME).hand(ROME, "magistrate").reserve(CARTHAGE, "agents_1")
    assert table.why("draft magistrate").key == "yours-already"
    assert table.why("draft agents_1").key == "opponent-has"
    assert table.why("draft general_1").key == "opponents-card"
    assert table.why("draft thermae").key == "gained-by-settling"


@pytest.mark.rule("hands-in-the-sea", "5.2.3.O", "5.2.3.T", "5.2.6.C")
def test_losses_say_why_a_card_is_spared() -> None:
    table = Table(CARTHAGE).battle(ROME, "panormus", -1, rome=("legion_1", "velites_1", "dictator", "messana"))
    table.round(CARTHAGE, step="begin")
    assert table.why("give dictator").rule == "5.2.3.T"
    assert table.why("give messana").key == "no-location-lost"
    bribe = Table(ROME).hand(ROME, "agents_1").hand(CARTHAGE, "greek_mercenaries", "libyan_infantry").silver(ROME, 1)
    bribe.play("bribe agents_1", "decline?")
    assert bribe.why("give libyan_infantry").key == "no-mercenary"


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


@pytest.mark.rule("hands-in-the-sea", "5.4.2.A", "5.4.A", "5.3.3", "5.3.2.A", "5.2.5.L")
def test_further_cards_follow_in_any_order() -> None:
    table = Table(ROME).hand(ROME, "pisa", "cosa", "velia").silver(ROME, 5).play("discard cosa")
    assert table.why("discard locri").key == "not-in-hand"
    table.play("discard pisa", "discard velia")
    assert (table.s.hand[ROME], table.s.silver[ROME]) == (0, 2)
    back = Table(ROME).hand(ROME, "magistrate", "pisa", "cosa").play("play magistrate", "return cosa")
    assert back.why("return locri").key == "not-in-hand"
    assert back.play("return pisa").s.empire[ROME] & mask("pisa", "cosa") == mask("pisa", "cosa")
    wine = Table(ROME).hand(ROME, "merchant_neutral", "neapolis", "velia", "locri").silver(ROME, 0)
    wine.play("sell merchant_neutral", "pay locri", "pay neapolis", "pay velia", "done?")
    assert wine.s.silver[ROME] == 6
    trade = Table(ROME).hand(ROME, "rhegium", "neapolis", "tarentum").silver(ROME, 0)
    assert trade.play("trade rhegium", "pay tarentum", "pay neapolis", "done?").s.silver[ROME] == 4
    fleet = Table(ROME).fleet(ROME, "sicily", 1).fleet(CARTHAGE, "sicily", 1).hand(ROME, "pisa", "consul_1", "dictator")
    fleet.play("engage", "pay pisa", "embark dictator", "embark consul_1")
    assert fleet.s.aboard[ROME] == mask("consul_1", "dictator")


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
