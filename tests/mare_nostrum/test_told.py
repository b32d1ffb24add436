"""Every event of the log of Mare Nostrum, in words, in a situation that brings it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from navarch.games.mare_nostrum.box.labels import COMMODITIES
from navarch.games.mare_nostrum.overview.rounds import ROUND_LIMIT
from navarch.text import Texts

from .positions import claim, cyrenaica, fight
from .table import GAME, Table, number

ENGLISH = Texts(GAME, "en")
ALL_LEGENDARY = {f"legendary_{name}": 1 for name in COMMODITIES}
Scene = Callable[[], Table]


def sicilia() -> Table:
    """Rome holds Syracusae with its temple, and nobody has anything else that yields."""
    return Table().wipe().control("rome", "sicilia").build("syracusae", "sicilia_temple")


def legendary_income() -> Table:
    return sicilia().discard_pile().collect().do("draw oil", "take_coin")


def nothing_legendary_left() -> Table:
    return sicilia().hold("egypt", **ALL_LEGENDARY).collect().do("take_coin")


def income() -> Table:
    table = Table(3).wipe().control("rome", "gallia", "italia").build("gallia_grain", "gallia_market", "italia_oil")
    return table.build("italia_metal", "roma", "athenae", "corinthus", "achaea_temple").collect()


def short_of_grain() -> Table:
    table = Table().wipe().control("rome", "gallia").build("gallia_grain", "gallia_market")
    return table.hold("egypt", grain=table.s.reserve[number("token", "grain")] - 1).collect()


def colossus() -> Table:
    return Table().tiles("rome", "colossus_of_rhodes").wipe().collect().do("pick wine")


# ---- 2 Trade Resources ----


def trade() -> Table:
    table = Table(3).only("rome", coin=1).only("greece", wine=2).only("carthage", oil=1).trade()
    table.do("announce 2", "rome offer coin", "greece offer wine", "greece offer wine", "carthage offer oil")
    return claim(table, ("greece", "wine"), ("rome", "coin"), ("greece", "wine"))


def one_short() -> Table:
    """Carthage has claimed from Rome, who finds nothing to claim."""
    table = Table(3).claims(rome={"wine": 1}, carthage={}, greece={})
    return claim(table, ("rome", "wine")).do("give wine")


# ---- 3 Build ----


def builders() -> Table:
    return Table(3).build_phase().do("name_builder carthage", "done", "name_builder greece", "done")


def perseus() -> Table:
    table = Table().tiles("greece", "perseus", "antigone", "spartacus").only("greece", coin=10)
    return table.build_phase().do("name_builder rome", "overrule", "recruit circe")


def building() -> Table:
    table = Table().wipe().only("rome", coin=22).control("rome", "gallia").build_turn("rome")
    table.do("control dalmatia", "legion latium", "fortress gallia", "trireme mare_tyrrhenum", "build gallia_grain")
    return table.do("recruit circe")


def paid(empire: str, legion: str, **tokens: int) -> Table:
    return Table().only(empire, **tokens).build_turn(empire).do(f"legion {legion}")


def cheap_legion() -> Table:
    return Table().tiles("rome", "spartacus").only("rome", coin=1).build_turn("rome").do("cheap_legion latium")


def castor() -> Table:
    table = Table().tiles("greece", "spartacus").only("rome", coin=7).build_turn("rome")
    return table.do("recruit castor_and_pollux", "copy spartacus")


def gardens() -> Table:
    table = Table(3).tiles("rome", "hanging_gardens").only("rome", coin=3, wine=1, oil=1, grain=1)
    table.only("greece", coin=1).only("carthage")
    return table.build_turn("rome").do("done", "store wine", "store oil")


# ---- 4 Move and Battle ----


def peace() -> Table:
    table = Table().tiles("rome", "statue_of_zeus").legions("greece", "latium", 2)
    return table.move_phase().do("peace greece")


def movers() -> Table:
    return Table(3).move_phase().do("name_mover carthage", "done", "name_mover greece", "done")


def sea_battle() -> Table:
    table = Table().wipe().triremes("rome", "mare_ionium", 2).triremes("greece", "mare_africum", 2)
    table.move_turn("rome").do("sail mare_ionium", "sail_to mare_africum", "sail mare_ionium", "sail_to mare_africum")
    return table.do("sea_battle mare_africum", "roll 6", "roll 5", "roll 5", "roll 1")


def assault() -> Table:
    """Five Roman legions against one of Egypt behind its fortress."""
    table = cyrenaica(5).legions("egypt", "cyrenaica", 1).fortress("egypt", "cyrenaica")
    return fight(table, "rome", 2, 2, 2, 2, 3, 1)


def futile_assault() -> Table:
    """One legion against another behind its fortress."""
    return fight(cyrenaica(1).legions("egypt", "cyrenaica", 1).fortress("egypt", "cyrenaica"), "rome", 6, 4)


def counterattack() -> Table:
    """Two legions of Egypt, with Ramses, against two that occupy its buildings; then one of them leaves."""
    table = cyrenaica(2).occupy("rome", "cyrene", "cyrenaica_market").tiles("egypt", "ramses_ii")
    table.legions("egypt", "nubia", 2).move_turn("egypt").do("march nubia", "enter cyrenaica", "march nubia")
    return table.do("enter cyrenaica", "roll 1", "roll 2", "roll 3", "roll 1", "roll 2", "lose_occupier cyrene")


def departure() -> Table:
    table = cyrenaica(1).occupy("rome", "cyrene").move_turn("rome")
    return table.do("lift cyrene", "enter libya")


def second_thoughts() -> Table:
    """Rome occupies caravan, market and city, and now pillages the city."""
    table = cyrenaica(3).occupy("rome", "cyrenaica_papyrus", "cyrenaica_market", "cyrene")
    return table.move_turn("rome").do("done", "pillage cyrene")


def exchange() -> Table:
    return cyrenaica(1).occupy("rome", "cyrenaica_control").move_turn("rome").do("convert cyrenaica")


def no_marker_left() -> Table:
    table = cyrenaica(1).occupy("rome", "cyrenaica_control")
    return table.control("rome", "gallia", "italia", "dalmatia", "germania", "dacia", "sicilia").move_turn("rome")


def lost_link() -> Table:
    table = Table().wipe().control("egypt", "cyrenaica").legions("greece", "cyrenaica", 1)
    return table.occupy("greece", "cyrenaica_control").move_turn("greece").do("remove cyrenaica")


def conquest(*deeds: str, hero: str = "caesar") -> Table:
    """What two Roman legions do in Cyrenaica."""
    return cyrenaica(2).tiles("rome", hero).move_turn("rome").do("done", *deeds)


def circe(*stands_on: str) -> Table:
    """A Roman legion in Gallia is to work as a caravan."""
    table = Table().wipe().tiles("rome", "circe").control("rome", "gallia").legions("rome", "gallia", 1)
    return table.occupy("rome", *stands_on).move_turn("rome").do("done", "settle gallia_sheep")


# ---- 5 Claim Leadership, 6 Victory ----


def new_leaders() -> Table:
    return Table(3).leaders("rome", "rome", "rome").leadership().do("crown carthage", "crown greece")


def limit() -> Table:
    return Table().at_round(ROUND_LIMIT).leadership().do("crown carthage", "crown egypt", "crown rome")


def pyramids() -> Table:
    return Table().only("rome", coin=12).build_turn("rome").do("recruit pyramids")


def four_cities() -> Table:
    table = Table().wipe().build("roma", "athenae", "alexandria", "carthago")
    for province, city in (("achaea", "athenae"), ("aegyptus", "alexandria"), ("africa", "carthago")):
        table.legions("rome", province, 1).occupy("rome", city)
    return table.move_turn("rome").do("done", "done")


def three_titles() -> Table:
    return Table(3).wipe().leaders("rome", "rome", "rome").leadership().do(*["crown rome"] * 3)


UNNAMED = {"legendary-seen": number("empire", "rome"), "gift-seen": number("empire", "carthage")}
MARKER = "occupy cyrenaica_control"
CASES: list[tuple[str, str, Scene, list[str]]] = [
    ("empire-set-up", "S-3", lambda: Table(3), [
        "Rome is led by Caesar; its capital is in Latium.", "Greece is led by Pericles; its capital is in Achaea.",
        "Carthage is led by Hannibal; its capital is in Africa."]),
    ("first-leader", "S-34", lambda: Table(3), [
        "Carthage begins as Trade Leader.", "Greece begins as Culture Leader.", "Rome begins as Military Leader."]),
    ("tile-turned-up", "S-16", lambda: Table(3, first_game=True), [
        f"A tile is turned up: {tile}."
        for tile in ("Antigone", "Castor & Pollux", "Circe", "Gilgamesh", "Hamilcar")]),
    ("round-begins", "RO-1", lambda: Table(3), ["Round 1 begins."]),
    ("collected", "1.1-1", income, [
        "Rome collects one coin and 4 commodities.", "Carthage collects no coins and no commodities.",
        "Greece collects 4 coins and no commodities."]),
    ("goods-collected", "1.1-3", income, ["Rome collects one each of metal and oil.", "Rome collects 2 × grain."]),
    ("reserve-short", "9-3", short_of_grain, ["The reserve is short: Rome goes without 1 × grain."]),
    ("pile-reshuffled", "1.2-5", legendary_income, ["The legendary discards become the new pile."]),
    ("drew-legendary", "1.2-1", legendary_income, ["Rome draws a legendary commodity."]),
    ("legendary-seen", "1.2-1", legendary_income, ["It is legendary oil."]),
    ("took-coins", "1.1-6", legendary_income, ["Rome takes one coin."]),
    ("no-legendary", "1.2-5", nothing_legendary_left, ["No legendary commodity is left for Rome."]),
    ("colossus-picked", "11.COLOSSUS-2", colossus, ["Rome takes wine by the Colossus."]),
    ("announced", "2.1-2", trade, ["Carthage announces 2."]),
    ("offered", "2.1-5", trade, ["Rome offers 1 × coin.", "Greece offers 2 × wine.", "Carthage offers 1 × oil."]),
    ("claimed", "2.2-2", trade, [
        "Carthage claims wine from Greece.", "Greece claims a coin from Rome.", "Rome claims wine from Greece."]),
    ("gave", "2.2.1-2", one_short, ["Carthage gives a resource to Rome."]),
    ("gift-seen", "2.2.1-3", one_short, ["It is wine."]),
    ("builder-named", "3-1", builders, ["Greece names Carthage to build.", "Greece names Greece to build."]),
    ("last-builder", "3-1", builders, ["Rome builds last."]),
    ("built-enough", "3-10", builders, ["Carthage ends its building.", "Greece ends its building."]),
    ("overruled", "10.PERSEUS-1", perseus, ["Greece steps in with Perseus and builds first."]),
    ("won-heroes", "10.PERSEUS-2", perseus, ["Greece wins with five Heroes and Wonders!"]),
    ("control-built", "3.1.1-5", building, ["Rome takes control of Dalmatia."]),
    ("legion-built", "3.1.2-1", building, ["Rome builds a legion in Latium."]),
    ("fortress-built", "3.1.2-1", building, ["Rome builds a fortress in Gallia."]),
    ("trireme-built", "3.1.2-3", building, ["Rome builds a trireme in Mare Tyrrhenum."]),
    ("building-built", "3.1.2-2", building, ["Rome builds the grain caravan in Gallia."]),
    ("recruited", "3.1.3-7", building, ["Rome gains Circe, its tile number 2."]),
    ("paid", "3-9", building, [*["Rome pays 3 coins."] * 5, "Rome pays 7 coins."]),
    ("paid", "10.CLEOPATRA-1", lambda: paid("egypt", "aegyptus", coin=1, grain=1, wine=1), [
        "Egypt pays one coin, grain and wine."]),
    ("paid", "10.HANNIBAL-1", lambda: paid("carthage", "africa", metal=2, wood=1), [
        "Carthage pays metal and wood (twice metal)."]),
    ("power-used", "7-1", cheap_legion, ["Rome uses the power of Spartacus."]),
    ("power-used", "11.ARTEMIS-1", lambda: Table(3).tiles("greece", "temple_of_artemis").wipe().collect(), [
        "Greece uses the power of the Temple of Artemis."]),
    ("power-used", "10.HAMILCAR-1", lambda: conquest("pillage cyrene", hero="hamilcar"), [
        "Rome uses the power of Hamilcar."]),
    ("power-used", "4.3.1-5", lambda: conquest("pillage cyrenaica_market", hero="hamilcar"), []),
    ("copied", "10.CASTOR-1", castor, ["Rome copies the power of Spartacus."]),
    ("kept", "3-12", gardens, [
        "Rome keeps 2 coins and discards 2 resources.", "Greece keeps one coin.", "Carthage keeps no coins."]),
    ("stored", "11.GARDENS-1", gardens, ["Rome stores oil and wine."]),
    ("peace-declared", "11.ZEUS-1", peace, ["Rome declares peace with Greece."]),
    ("sent-home", "11.ZEUS-3", peace, ["2 legions of Greece go from Latium home to Achaea."]),
    ("mover-named", "4-1", movers, [
        "Rome names Carthage to move and battle.", "Rome names Greece to move and battle."]),
    ("last-mover", "4-1", movers, ["Rome moves and battles last."]),
    ("sailed", "4.1.1-1", sea_battle, ["Rome sails from Mare Ionium to Mare Africum."] * 2),
    ("sea-battle", "4.2-2", sea_battle, ["Rome attacks Greece in Mare Africum."]),
    ("triremes-lost", "4.2-6", sea_battle, [
        "Greece loses 2 triremes in Mare Africum.", "Rome loses a trireme in Mare Africum."]),
    ("land-battle", "4.2-2", assault, ["Rome attacks Egypt in Cyrenaica."]),
    ("rolled", "4.2-3", assault, ["Rome rolls 2, 2, 2, 2.", "Rome rolls 3.", "Egypt rolls 1."]),
    ("hero-adds", "4.2-9", assault, ["Caesar adds 5 for Rome."]),
    ("fortress-adds", "4.2-9", assault, ["The fortress of Egypt adds 5."]),
    ("hits", "4.2-5", assault, [
        "Rome has a total of 16: 2 hits, and one more that the fortress cancels.",
        "Egypt has a total of 6: one hit."]),
    ("hits", "4.2-8", futile_assault, [
        "Rome has a total of 7: one hit, which the fortress cancels.", "Egypt has a total of 9: one hit."]),
    ("legion-lost", "4.2-6", assault, ["Egypt loses a legion in Cyrenaica.", "Rome loses a legion in Cyrenaica."]),
    ("fortress-lost", "4.2-11", assault, ["Egypt loses its fortress in Cyrenaica."]),
    ("marched", "4.1.2-1", counterattack, ["Egypt moves a legion from Nubia to Cyrenaica."] * 2),
    ("extra-dice", "10.RAMSES-1", counterattack, ["Ramses II has given Egypt one more die."]),
    ("occupier-lost", "4.2-6", counterattack, [
        "Rome loses the legion on the city Cyrene and with it what it held."]),
    ("at-war", "4.2.1-1", counterattack, ["Cyrenaica is at war: nothing in it stays occupied."]),
    ("lifted", "4.3.2-9", departure, ["A legion of Rome leaves the city Cyrene."]),
    ("lifted", "4.3-5", second_thoughts, [
        "A legion of Rome leaves the papyrus caravan in Cyrenaica.",
        "A legion of Rome leaves the market in Cyrenaica."]),
    ("converted", "4.3.3-4", exchange, ["Rome converts Cyrenaica from Egypt."]),
    ("exchange-waits", "4.3.3-4", no_marker_left, [
        "Rome has no control marker left to exchange for the one in Cyrenaica: the legion waits on it."]),
    ("marker-removed", "9-6", lost_link, ["Greece removes the marker of Egypt in Cyrenaica."]),
    ("pillaged", "4.3.1-1", lambda: conquest("pillage cyrene"), ["Rome pillages the city Cyrene."]),
    ("pillage-gain", "4.3.1-3", lambda: conquest("pillage cyrene"), ["Rome gains 1 × coin."]),
    ("pillage-gain", "4.3.1-4", lambda: conquest("pillage cyrenaica_papyrus"), ["Rome gains 1 × papyrus."]),
    ("pillage-pays-nothing", "4.3.1-5", lambda: conquest("pillage cyrenaica_market"), [
        "That building pays Rome nothing."]),
    ("occupied", "4.3.2-1", lambda: conquest("occupy cyrene", "occupy cyrenaica_market"), [
        "Rome occupies the city Cyrene.", "Rome occupies the market in Cyrenaica."]),
    ("marker-occupied", "4.3.3-3", lambda: conquest(MARKER), ["Rome occupies the control marker of Cyrenaica."]),
    ("converted-at-once", "10.SHEBA-1", lambda: conquest(MARKER, "sacrifice", hero="queen_of_sheba"), [
        "Rome gives up a legion and converts Cyrenaica from Egypt at once."]),
    ("settled", "10.CIRCE-1", circe, ["A legion of Rome works as the sheep caravan in Gallia."]),
    ("resettled", "10.CIRCE-2", lambda: circe("gallia_grain"), [
        "A legion of Rome leaves the grain caravan in Gallia and works as the sheep caravan in Gallia."]),
    ("crowned", "5-6", limit, [
        "Of those who are level on the Trade track Carthage chooses Carthage.",
        "Of those who are level on the Culture track Egypt chooses Egypt.",
        "Of those who are level on the Military track Rome chooses Rome."]),
    ("new-leader", "5-2", new_leaders, [
        "Carthage is the new Trade Leader, with level 7.", "Greece is the new Culture Leader, with level 4.",
        "Greece is the new Military Leader, with level 3."]),
    ("round-limit", "RO-2", limit, ["After 100 rounds the game ends without a winner."]),
    ("won-pyramids", "6.1-1", pyramids, ["Rome wins by building the Pyramids!"]),
    ("won-cities", "6.3-1", four_cities, ["Rome wins with four great cities!"]),
    ("won-titles", "6.4-1", three_titles, ["Rome wins with all three titles!"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "scene", "lines"),
    [
        pytest.param(key, scene, lines, id=f"{key} {rule}", marks=pytest.mark.rule("mare-nostrum", rule))
        for key, rule, scene, lines in CASES
    ],
)
def test_an_event_is_told_where_it_happens(key: str, scene: Scene, lines: list[str]) -> None:
    table = scene()
    assert [ENGLISH.event(event) for event in table.heard(key)] == lines
    names = [name for name, _ in GAME.text_kinds[f"event-{key}"]]
    for event in table.heard(key):  # the log marks it with the colour of whoever did it
        facts = dict(zip(names, event.args, strict=False))
        if "by" in facts:
            assert table.s.empire[facts["by"]] == facts.get("who", UNNAMED.get(key))


def test_every_event_of_the_game_is_told_somewhere_here() -> None:
    keys = {name.removeprefix("event-") for name in GAME.texts if name.startswith("event-")}
    assert {key for key, _, _, _ in CASES} == keys
