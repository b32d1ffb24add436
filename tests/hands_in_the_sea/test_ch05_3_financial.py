"""5.3 Financial actions: take money, trader, merchant, pillage."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARDS, STATIONS

from .table import CARTHAGE, GAME, ROME, Table


def pillagers(ships: int = 5) -> Table:
    table = Table(CARTHAGE).fleet(CARTHAGE, "sicily", ships).hand(CARTHAGE, "hippo_acra", "utica").hand(ROME, "velia")
    return table.discards(ROME, "messana", "temesa", "catana")


@pytest.mark.rule("hands-in-the-sea", "5.3.1", "2.M")
def test_a_coin_of_three_brings_three_silver() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "carthage", "merchant_carthage", "hippo_acra")
    table.do("money carthage")
    assert table.s.silver[CARTHAGE] == 9
    assert table.why_not("money hippo_acra")[0] == "5.3.1"
    assert table.why_not("money merchant_carthage")[0] == "5.3.1"


@pytest.mark.rule("hands-in-the-sea", "5.3.2.A", "5.3.2.B")
def test_a_trader_sells_one_or_two_cards_beside_a_ship() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "hippo_acra", "carthage", "utica", "thapsus")
    table.do("trade hippo_acra", "pay carthage", "pay utica")
    assert table.s.silver[CARTHAGE] == 6 + 3 + 2
    assert table.choice == "action", "two cards are the most"
    one = Table(CARTHAGE).hand(CARTHAGE, "hippo_acra", "carthage", "utica")
    one.do("trade hippo_acra", "pay carthage", "done")
    assert one.s.silver[CARTHAGE] == 9
    none = Table(CARTHAGE).hand(CARTHAGE, "carthage")
    assert none.why_not("trade carthage")[0] == "5.3.2.A"


@pytest.mark.rule("hands-in-the-sea", "5.3.2.A")
def test_the_ship_of_a_trader_earns_nothing_itself() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "carthage", "thapsus")
    table.do("trade carthage", "pay thapsus", "done?")
    assert table.s.silver[CARTHAGE] == 7
    assert table.why_not("trade thapsus")[0] == "5.3.2.A"


@pytest.mark.rule("hands-in-the-sea", "5.3.3", "2.O")
@pytest.mark.parametrize("cards", [("velia",), ("velia", "locri"), ("neapolis", "velia", "locri")])
def test_the_merchant_pays_two_silver_for_each_wine(cards: tuple[str, ...]) -> None:
    table = Table(ROME).hand(ROME, "merchant_neutral", *cards)
    table.do("sell merchant_neutral", *[f"pay {card}" for card in cards], "done?")
    assert table.s.silver[ROME] == 5 + 2 * len(cards)


@pytest.mark.rule("hands-in-the-sea", "5.3.3", "4.4.D")
def test_the_merchant_needs_usable_wine() -> None:
    table = Table(ROME).hand(ROME, "merchant_neutral", "velia", "temesa")
    assert table.why_not("sell temesa")[0] == "5.3.3"
    table.battle(CARTHAGE, "velia", 0, carthage=("libyan_infantry",))
    assert table.why_not("sell merchant_neutral")[0] == "5.3.3"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.A", "5.3.4.C", "5.3.4.I")
@pytest.mark.example("hands-in-the-sea", "5.3.4-ex1")
def test_five_warships_take_two_silver_from_messana() -> None:
    table = pillagers()
    table.do("pillage messana", "pay hippo_acra", "decline?")
    assert table.s.silver == [3, 8]
    assert table.s.pillage[CARTHAGE] == 1


@pytest.mark.rule("hands-in-the-sea", "5.3.4.J")
@pytest.mark.example("hands-in-the-sea", "5.3.4-ex3")
def test_five_spaces_cost_three_points() -> None:
    table = pillagers()
    for _ in range(5):
        table.round(CARTHAGE).hand(CARTHAGE, "hippo_acra").fresh()
        table.do("pillage catana", "pay hippo_acra", "decline?")
    assert table.s.pillage[CARTHAGE] == 5
    assert table.s.points[ROME] == -3, "1 at space 3, 2 at space 5; VP may fall below 0"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.I", "5.3.4.J", "5.3.4.K")
@pytest.mark.example("hands-in-the-sea", "5.3.4-d1")
def test_the_eighth_space_costs_three_and_the_marker_starts_again() -> None:
    table = pillagers().pillage(CARTHAGE, 7).points(10, 0)
    table.do("pillage messana", "pay hippo_acra", "decline?")
    assert table.s.points[ROME] == 7
    assert table.s.pillage[CARTHAGE] == 0


@pytest.mark.rule("hands-in-the-sea", "5.3.4.A", "5.3.4.B")
def test_a_fleet_in_port_or_far_away_pillages_nothing() -> None:
    table = pillagers().fleet(CARTHAGE, "port", 5)
    assert table.why_not("pillage messana")[0] == "5.3.4.A"
    table.fleet(CARTHAGE, "sicily", 5).discards(CARTHAGE, "utica").fresh()
    assert table.why_not("pillage temesa")[0] == "5.3.4.B"
    table.fleet(CARTHAGE, "africa", 5)
    assert table.why_not("pillage temesa")[0] == "5.3.4.B"
    table.fleet(CARTHAGE, "italy", 5)
    assert table.why_not("pillage rome")[0] == "5.3.4.A"
    assert table.why_not("pillage panormus")[0] == "5.3.4.A"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.C")
def test_the_bank_pays_what_the_victim_lacks() -> None:
    table = pillagers(8).silver(ROME, 1)
    table.do("pillage messana", "pay hippo_acra", "decline?")
    assert table.s.silver == [0, 10]
    single = pillagers(1)
    single.do("pillage messana", "pay hippo_acra", "decline?")
    assert single.s.silver == [5, 6]
    assert single.s.pillage[CARTHAGE] == 1, "the marker moves for nothing taken"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.D", "4.2.D")
def test_pillage_is_chosen_once_a_round_even_if_blocked() -> None:
    table = pillagers().hand(ROME, "messana").hand(CARTHAGE, "aspis")
    table.do("pillage messana", "pay hippo_acra", "block messana")
    assert table.why_not("pillage catana")[0] == "5.3.4.D"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.E", "5.3.4.F")
def test_out_of_supply_only_fortification_and_triremes_block() -> None:
    table = pillagers().hold(ROME, "thermae").hand(ROME, "thermae", "triremes", "fortification_1", "velia")
    assert not table.in_supply(ROME, "thermae")
    table.do("pillage thermae", "pay hippo_acra")
    assert table.nouns("block") == ["fortification_1", "triremes"]
    assert table.why_not("block thermae")[0] == "5.3.4.F"
    assert table.why_not("block velia")[0] == "5.3.4.E"
    table.do("block triremes")
    assert table.discarded(ROME, "triremes")
    assert table.s.silver == [5, 6]


@pytest.mark.rule("hands-in-the-sea", "5.3.4.G")
def test_battles_and_walls_keep_pillagers_away() -> None:
    table = pillagers().battle(CARTHAGE, "messana", 0, carthage=("libyan_infantry",))
    assert table.why_not("pillage messana")[0] == "5.3.4.G"
    assert table.offers("pillage catana")


@pytest.mark.rule("hands-in-the-sea", "C.Plunder.1", "C.Plunder.2")
def test_plunder_brings_a_silver_and_costs_a_card() -> None:
    table = pillagers().strategy(CARTHAGE, "pillaging").hand(ROME, "velia", "cosa")
    table.do("pillage messana", "pay hippo_acra", "decline?", "lose cosa")
    assert table.s.silver == [3, 9]
    assert table.discarded(ROME, "cosa")
    blocked = pillagers().strategy(CARTHAGE, "pillaging").hand(ROME, "messana", "cosa")
    blocked.do("pillage messana", "pay hippo_acra", "block messana")
    assert blocked.in_hand(ROME, "cosa")
    assert GAME.box.cards.strategy_price[blocked.s.strategy[CARTHAGE]] == 2


@pytest.mark.rule("hands-in-the-sea", "5.3.2.A", "2.L")
def test_triremes_serve_as_the_ship_of_a_trader_and_of_a_settler() -> None:
    table = Table(ROME).hand(ROME, "triremes", "neapolis").do("trade triremes", "pay neapolis", "done?")
    assert table.s.silver[ROME] == 7
    settle = Table(ROME).hand(ROME, "temesa", "triremes").do("settle tyndaris", "connect temesa", "pay triremes")
    assert settle.holder("tyndaris") == "rome"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.A", "5.3.4.B", "5.3.4.D", "5.2.5.A", "5.2.5.B")
def test_the_fleet_says_where_it_is_and_how_many_ships_are_lacking() -> None:
    table = Table(CARTHAGE).hold(ROME, "enna").hand(CARTHAGE, "utica")
    assert table.reason("pillage messana").key == "fleet-in-port"
    assert table.reason("engage").args == (STATIONS.index("port"), STATIONS.index("port"))
    table.fleet(CARTHAGE, "africa", 2)
    assert table.reason("pillage enna").key == "inland"
    assert table.reason("pillage temesa").args == (CARDS.index("temesa"), STATIONS.index("africa"))
    assert table.reason("pillage messana").args == (2, 1), "two Ships for the adjacent Sea Zone, and one in Hand"
    table.hand(CARTHAGE, "carthage").fresh().do("pillage messana", "pay utica", "pay carthage", "decline?")
    assert table.reason("pillage messana").key == "pillaged-already"


@pytest.mark.rule("hands-in-the-sea", "5.3.2.A", "5.3.3")
def test_goods_refuse_cards_that_earn_nothing() -> None:
    table = Table(ROME).hand(ROME, "rhegium", "neapolis", "velia", "tarentum").do("trade rhegium")
    assert table.why_not("pay velia")[0] == "5.3.2.A"
    table.do("pay neapolis")
    assert table.choice == "further"
    assert table.why_not("pay velia")[0] == "4.2.B"
    assert table.reason("pay locri").key == "not-in-hand"
    table.do("pay tarentum")
    wine = Table(ROME).hand(ROME, "merchant_neutral", "velia", "locri", "pisa").do("sell merchant_neutral")
    assert wine.why_not("pay pisa")[0] == "5.3.2.A"
    wine.do("pay velia")
    assert wine.why_not("pay pisa")[0] == "4.2.B"
    dead = Table(ROME).hand(ROME, "merchant_neutral", "neapolis", "velia", "locri")
    dead.battle(CARTHAGE, "velia", 0, carthage=("libyan_infantry",)).do("sell merchant_neutral", "pay neapolis")
    assert dead.reason("pay velia").key == "under-attack"


@pytest.mark.rule("hands-in-the-sea", "5.3.2.A")
def test_a_card_without_a_ship_does_not_trade() -> None:
    table = Table(ROME).hand(ROME, "velia", "pisa", "neapolis")
    assert table.why_not("trade velia") == ("5.3.2.A", "lacks-symbol")
    assert table.why_not("trade tarentum") == ("5.3.2.A", "not-in-hand")
    assert Table(ROME).hand(ROME, "pisa").why_not("trade pisa") == ("5.3.2.A", "nothing-to-sell")


@pytest.mark.rule("hands-in-the-sea", "5.3.4.G", "5.1.3.F")
def test_each_protection_alone_saves_a_place_from_pillage() -> None:
    def table() -> Table:
        return Table(CARTHAGE).fleet(CARTHAGE, "sicily", 4).hand(CARTHAGE, "utica", "caralis")

    assert table().offers("pillage messana")
    assert table().forts("messana").why_not("pillage messana") == ("5.1.3.F", "fortified")
    assert table().fleet(ROME, "sicily", 1).why_not("pillage messana") == ("5.3.4.G", "fleet-protects")
    assert table().fleet(ROME, "italy", 1).offers("pillage messana"), "a Fleet elsewhere protects nothing"
    fought = table().battle(CARTHAGE, "messana", 0, carthage=("libyan_infantry",))
    assert fought.why_not("pillage messana") == ("5.3.4.G", "battle-there")
    assert fought.offers("pillage catana"), "a battle elsewhere protects nothing"


@pytest.mark.rule("hands-in-the-sea", "5.3.4.A", "5.3.4.B")
def test_too_few_ships_for_pillage_are_told_by_how_far_it_is() -> None:
    near = Table(CARTHAGE).fleet(CARTHAGE, "sicily", 4).hand(CARTHAGE, "thapsus")
    assert near.why_not("pillage messana")[0] == "5.3.4.A"
    beside = Table(CARTHAGE).fleet(CARTHAGE, "africa", 4).hand(CARTHAGE, "utica")
    assert beside.why_not("pillage messana")[0] == "5.3.4.B"
