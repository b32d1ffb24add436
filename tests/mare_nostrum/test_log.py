"""The log of Mare Nostrum: whoever reads nothing else can retell the game."""

from __future__ import annotations

import pytest

from navarch.engine.event import ALL, Event
from navarch.games.mare_nostrum.box.labels import TOKEN
from navarch.text import Texts

from .positions import cyrenaica, fight
from .table import GAME, Table, number


def told(table: Table, *keys: str, lang: str = "en") -> list[str]:
    """All events of these keys, in words."""
    texts = Texts(GAME, lang)
    return [texts.event(event) for key in keys for event in table.heard(key)]


def said(key: str, *args: int, lang: str = "en") -> str:
    """One event in words."""
    return Texts(GAME, lang).event(Event("3-9", key, args, ALL))


@pytest.mark.rule("mare-nostrum", "4.2-3", "4.2-5", "4.2-8", "4.2-9")
def test_a_battle_tells_dice_bonuses_hits_and_what_the_fortress_cancels() -> None:
    table = cyrenaica(3).legions("egypt", "cyrenaica", 1).fortress("egypt", "cyrenaica")
    fight(table, "rome", 5, 4, 3, 3)
    assert told(table, "rolled") == ["Rome rolls 5, 4, 3.", "Egypt rolls 3."]
    assert told(table, "hero-adds", "fortress-adds") == ["Caesar adds 3 for Rome.", "The fortress of Egypt adds 5."]
    assert told(table, "hits") == [
        "Rome has a total of 15: 2 hits, and one more that the fortress cancels.",
        "Egypt has a total of 8: one hit.",
    ]


@pytest.mark.rule("mare-nostrum", "3-9", "10.CLEOPATRA-1", "10.HANNIBAL-1")
def test_a_payment_tells_how_many_coins_and_which_commodity_twice() -> None:
    egypt = Table().only("egypt", coin=1, grain=1, wine=1).build_turn("egypt").do("legion aegyptus")
    assert told(egypt, "paid") == ["Egypt pays grain and wine, and one coin as a commodity (Cleopatra)."]
    carthage = Table().only("carthage", metal=2, wood=1).build_turn("carthage").do("legion africa")
    assert told(carthage, "paid") == ["Carthage pays metal and wood (metal twice, by Hannibal)."]
    coins = Table().only("rome", coin=3).build_turn("rome").do("legion latium")
    assert told(coins, "paid") == ["Rome pays 3 coins."]
    assert told(coins, "paid", lang="pl") == ["Rzym płaci: 3 monety."]


@pytest.mark.rule("mare-nostrum", "1.1-1", "1.1-3")
def test_income_tells_every_commodity_with_its_number() -> None:
    table = Table().wipe().control("rome", "gallia", "italia").build("gallia_grain", "gallia_market", "italia_oil")
    table.build("italia_metal").collect()
    assert told(table, "collected")[0] == "Rome collects no coins and 4 commodities."
    assert told(table, "goods-collected") == [
        "Rome's commodities: one each of metal and oil.",
        "Rome's commodities: 2 × grain.",
    ]


@pytest.mark.rule("mare-nostrum", "9-3")
def test_whoever_goes_without_because_the_reserve_is_short_is_told() -> None:
    table = Table().wipe().control("rome", "gallia").build("gallia_grain")
    table.s.reserve[number("token", "grain")] = 0
    table.s.supply[number("token", "grain") + TOKEN] += 9
    table.collect()
    assert told(table, "reserve-short") == ["The reserve is short: Rome goes without 1 × grain."]


@pytest.mark.rule("mare-nostrum", "7-1", "10.HAMMURABI-1")
def test_a_power_that_waives_a_price_is_told() -> None:
    table = Table().build_turn("babylon").do("free_control armenia")
    assert told(table, "power-used", "control-built") == [
        "Babylon uses the power of Hammurabi.",
        "Babylon takes control of Armenia.",
    ]


@pytest.mark.rule("mare-nostrum", "4.3.1-5")
def test_a_pillage_that_pays_nothing_says_so() -> None:
    table = cyrenaica(1).move_turn("rome").do("done", "pillage cyrenaica_market")
    assert told(table, "pillage-pays-nothing") == ["That building pays Rome nothing."]


@pytest.mark.rule("mare-nostrum", "5-6")
def test_a_tie_for_a_title_tells_who_chose_whom() -> None:
    table = Table(3).leadership()
    while table.choice == "crown":
        table.do(table.legal()[0])
    assert told(table, "title-kept", "title-given")
    assert all(" are level on the " in line for line in told(table, "title-kept", "title-given"))


@pytest.mark.parametrize(
    ("lang", "key", "args", "text"),
    [
        ("en", "kept", (0, 1, 0, 0), "Rome keeps one coin."),
        ("en", "kept", (0, 0, 2, 0), "Rome keeps no coins and discards 2 resources."),
        ("en", "triremes-lost", (0, 1, 0, 0), "Rome loses a trireme in Mare Sardum."),
        ("pl", "hits", (0, 7, 0, 1, 0), "Rzym ma w sumie 7: jedno trafienie, które znosi twierdza."),
        ("pl", "hits", (0, 16, 2, 1, 0), "Rzym ma w sumie 16: 2 trafienia, a jeszcze jedno znosi twierdza."),
        ("pl", "goods-collected", (0, 2, 2, 0), "Towary Rzymu: 2 × ceramika."),
        ("pl", "goods-collected", (1, 1, 6, 0), "Towary Grecji, po 1: ceramika i klejnoty."),
        ("en", "offer-opened", (0, 2, 1, 0), "Rome offers 2 coins."),
        ("pl", "offer-opened", (0, 5, 1, 0), "Rzym oferuje 5 monet."),
        ("pl", "offer-opened", (0, 1, 3, 0), "Rzym oferuje po 1: moneta i ceramika."),
        ("pl", "taken-back", (1, 1, 1, 1), "Grecja zabiera z powrotem to, czego nikt nie wziął: jedną monetę."),
        ("pl", "offer-changed", (0, 0, 3, 0), "Dzięki Antygonie Rzym niczego nie oferuje, choć ogłoszono 3."),
        ("pl", "offer-changed", (0, 4, 3, 0), "Dzięki Antygonie Rzym oferuje 4 zasoby, choć ogłoszono 3."),
        ("en", "offer-changed", (0, 0, 3, 0), "By Antigone Rome offers nothing instead of 3."),
        ("pl", "paid", (3, 2, 2, -1, 3), "Egipt płaci: 2 monety oraz ceramika zamiast monety (Kleopatra)."),
        (
            "pl",
            "paid",
            (3, 1, 6, -1, 3),
            "Egipt płaci: ceramika i klejnoty oraz jedna moneta zamiast towaru (Kleopatra).",
        ),
        ("pl", "pillage-gain", (0, 2, 0, 0), "Rzym zyskuje 2 monety."),
        ("en", "pillage-gain", (0, 2, 1, 0), "Rome gains 2 × ceramic."),
        ("en", "gift-seen", (13, 0), "It is a gladiator."),
        ("en", "legendary-seen", (12, 0), "It is a legendary gladiator."),
        ("pl", "coins-of-artemis", (0, 2, 0), "Wśród monet Rzymu 2 pochodzą ze Świątyni Artemidy."),
        ("pl", "kept", (0, 1, 5, 0), "Rzym zachowuje jedną monetę i odrzuca 5 zasobów."),
        ("pl", "kept", (0, 2, 1, 0), "Rzym zachowuje 2 monety i odrzuca jeden zasób."),
        ("pl", "collected", (1, 5, 22, 1), "Grecja zbiera 5 monet i 22 towary."),
        ("pl", "triremes-lost", (4, 2, 0, 4), "Kartagina traci 2 triery na Morzu Sardyńskim."),
    ],
)
def test_numbers_agree_with_their_nouns(lang: str, key: str, args: tuple[int, ...], text: str) -> None:
    assert said(key, *args, lang=lang) == text


def test_polish_legions_march_out_of_one_province_into_another() -> None:
    table = Table().move_turn("rome").do("march latium", "enter gallia")
    assert told(table, "marched", lang="pl") == ["Rzym prowadzi legion z Lacjum do Galii."]
