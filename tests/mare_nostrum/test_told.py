"""Every event of the log of Mare Nostrum, in words, in a situation that brings it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from navarch.engine.event import Event
from navarch.games.mare_nostrum.box.labels import COMMODITIES
from navarch.games.mare_nostrum.overview.rounds import ROUND_LIMIT
from navarch.text import LANGUAGES, Texts

from .golden import Golden, read, replayed
from .positions import claim, clash, cyrenaica, fight
from .table import GAME, Table, number

ENGLISH = Texts(GAME, "en")
BEGUN = {"offer", "claim_from", "pay", "recruit", "march", "sail", "sea_battle", "battle", "store", "take_legendary"}
NOTHING_DONE = {"done", "pass"}
PIECES = {"legion-lost", "legion-built"}  # several may fall or be mustered at once, each by a line of its own
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


def antigone() -> Table:
    """Nobody has to offer anything; Rome does, and Greece and Carthage have nothing to be claimed for it."""
    table = Table(3).tiles("rome", "antigone").only("rome", coin=2, oil=1).trade().do("announce 0")
    return claim(table.do("rome offer coin", "rome offer coin", "rome offer oil"), ("rome", "coin")).do("give coin")


def third_marker() -> Table:
    return Table(3).markers_played(2, 4).trade().do("announce 0")


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
    return Table(3).move_phase().do("name_mover carthage", "done", "name_mover rome", "done")


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


def defence() -> Table:
    return fight(clash("carthage", 1, "greece", 2), "carthage", 1, 1, 1)


def at_home() -> Table:
    return fight(clash("carthage", 1, "egypt", 1).tiles("egypt", "nebuchadnezzar"), "carthage", 1, 1)


def shipment() -> Table:
    table = Table().wipe().legions("rome", "italia", 1).triremes("rome", "mare_ionium", 1)
    table.triremes("rome", "mare_africum", 1).move_turn("rome")
    return table.do("done", "march italia", "enter cyrenaica")


def counterattack(*empty: str) -> Table:
    """Two legions of Egypt, with Ramses, against two that occupy its buildings; then one of them leaves."""
    table = cyrenaica(2).raze(*empty).occupy("rome", "cyrene", "cyrenaica_market").tiles("egypt", "ramses_ii")
    table.legions("egypt", "nubia", 2).move_turn("egypt").do("march nubia", "enter cyrenaica", "march nubia")
    return table.do("enter cyrenaica", "roll 1", "roll 2", "roll 3", "roll 1", "roll 2", "lose_occupier cyrene")


def departure(*empty: str) -> Table:
    table = cyrenaica(1).raze(*empty).occupy("rome", "cyrene").move_turn("rome")
    return table.do("lift cyrene", "enter libya")


def second_thoughts(*empty: str) -> Table:
    """Rome occupies caravan, market and city, and now pillages the city."""
    table = cyrenaica(3).raze(*empty).occupy("rome", "cyrenaica_papyrus", "cyrenaica_market", "cyrene")
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


def conquest_of_an_empty_site() -> Table:
    table = cyrenaica(1).tiles("rome", "circe").raze("cyrenaica_papyrus").move_turn("rome")
    return table.do("done", "occupy cyrenaica_papyrus")


def pillage_of_ierusalem(then: str, hero: str = "circe") -> Table:
    table = Table().wipe().control("egypt", "judea").build("ierusalem").legions("rome", "judea", 1)
    return table.tiles("rome", hero).move_turn("rome").do("done", "pillage ierusalem", then)


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


def two_fifth_tiles(culture: str) -> Table:
    """Rome and Carthage have five tiles when the Build Phase ends."""
    table = Table(3).leaders("carthage", culture, "rome")
    table.tiles("rome", "antigone", "spartacus", "gilgamesh", "ramses_ii")
    table.tiles("carthage", "circe", "hercules", "hamilcar", "nebuchadnezzar")
    return table.build_phase().do("name_builder carthage", "done", "name_builder rome", "done", "done")


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
    ("empire-set-up", "S-4", lambda: Table(3), [
        "Rome is led by Caesar; its capital is in Latium.", "Greece is led by Pericles; its capital is in Achaea.",
        "Carthage is led by Hannibal; its capital is in Africa."]),
    ("first-leader", "S-34", lambda: Table(3), [
        "Carthage begins as Trade Leader.", "Greece begins as Culture Leader.", "Rome begins as Military Leader."]),
    ("tile-turned-up", "S-16", lambda: Table(3, first_game=True), [
        f"A tile is turned up: {tile}."
        for tile in ("Antigone", "Castor & Pollux", "Circe", "Gilgamesh", "Hamilcar")]),
    ("round-begins", "RO-1", lambda: Table(3), ["Round 1 begins."]),
    ("collected", "S-14", lambda: Table(3), [
        "Rome collects one coin and 8 commodities.", "Greece collects 5 coins and 4 commodities.",
        "Carthage collects one coin and 8 commodities."]),
    ("collected", "1.1-1", income, [
        "Rome collects one coin and 4 commodities.", "Carthage collects no coins and no commodities.",
        "Greece collects 4 coins and no commodities."]),
    ("goods-collected", "1.1-3", income, [
        "Rome's commodities: one each of metal and oil.", "Rome's commodities: 2 × grain."]),
    ("reserve-short", "9-3", short_of_grain, ["The reserve is short: Rome goes without 1 × grain."]),
    ("pile-reshuffled", "1.2-5", legendary_income, ["The legendary discards become the new pile."]),
    ("drew-legendary", "1.2-1", legendary_income, ["Rome draws a legendary commodity."]),
    ("legendary-seen", "1.2-1", legendary_income, ["It is legendary oil."]),
    ("took-coins", "1.1-6", legendary_income, [
        "For the temple beside its legendary city Rome takes one coin."]),
    ("no-legendary", "1.2-5", nothing_legendary_left, ["No legendary commodity is left for Rome."]),
    ("colossus-picked", "11.COLOSSUS-2", colossus, ["Rome takes wine by the Colossus of Rhodes."]),
    ("announced", "2.1-2", trade, ["Carthage announces 2 for the exchange."]),
    ("announced", "2.1-2", antigone, ["Carthage announces 0 for the exchange: nobody has to offer anything."]),
    ("offer-changed", "10.ANTIGONE-1", antigone, ["By Antigone Rome offers 3 resources instead of 0."]),
    ("offer-opened", "2.1-5", antigone, ["Rome offers 1 × oil.", "Rome offers 2 coins."]),
    ("taken-back", "2.2-9", antigone, [
        "Rome takes back what nobody has claimed: one each of coin and oil."]),
    ("offer-changed", "2.1-3", trade, []),
    ("offer-opened", "2.1-5", trade, ["Rome offers one coin.", "Greece offers 2 × wine.", "Carthage offers 1 × oil."]),
    ("claimed", "2.2-2", trade, [
        "Carthage claims wine from Greece.", "Greece claims a coin from Rome.", "Rome claims wine from Greece."]),
    ("gave", "2.2.1-2", one_short, [
        "Carthage has claimed one resource too many and Rome one too few: Carthage gives one to Rome."]),
    ("gift-seen", "2.2.1-3", one_short, ["It is wine."]),
    ("builder-named", "3-1", builders, ["Greece names Carthage to build."]),
    ("leader-builds", "3-2", builders, ["Greece names itself to build."]),
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
    ("recruited", "3.1.3-8", pyramids, ["Rome builds the Pyramids."]),
    ("tile-counts", "3.2-1", building, ["For Circe Rome goes up on the tracks: Trade +1, Culture 0, Military +1."]),
    ("tile-counts", "3.1.3-8", pyramids, []),
    ("paid", "3-9", building, [*["Rome pays 3 coins."] * 5, "Rome pays 7 coins."]),
    ("paid", "10.CLEOPATRA-1", lambda: paid("egypt", "aegyptus", coin=1, grain=1, wine=1), [
        "Egypt pays grain and wine, and one coin as a commodity (Cleopatra)."]),
    ("paid", "10.HANNIBAL-1", lambda: paid("carthage", "africa", metal=2, wood=1), [
        "Carthage pays metal and wood (metal twice, by Hannibal)."]),
    ("paid", "10.CLEOPATRA-2", lambda: paid("egypt", "aegyptus", coin=2, wine=1), [
        "Egypt pays 2 coins, and wine as a coin (Cleopatra)."]),
    ("paid-pair", "10.HANNIBAL-1", lambda: paid("carthage", "africa", metal=1, legendary_metal=1, wood=1), [
        "Hannibal lets Carthage use metal twice in this set, once the legendary one."]),
    ("power-used", "10.SPARTACUS-1", cheap_legion, ["Rome uses the power of Spartacus."]),
    ("coins-of-artemis", "11.ARTEMIS-1", lambda: Table(3).tiles("greece", "temple_of_artemis").wipe().collect(), [
        "One of the coins of Greece comes from the Temple of Artemis."]),
    ("power-used", "10.HAMILCAR-1", lambda: conquest("pillage cyrene", hero="hamilcar"), [
        "Rome uses the power of Hamilcar."]),
    ("power-used", "4.3.1-5", lambda: conquest("pillage cyrenaica_market", hero="hamilcar"), []),
    ("copied", "10.CASTOR-1", castor, ["Rome copies the power of Spartacus."]),
    ("kept", "3-12", gardens, [
        "Rome keeps 2 coins and discards 2 resources.", "Greece keeps one coin.", "Carthage keeps no coins."]),
    ("stored", "11.GARDENS-1", gardens, ["Rome keeps oil and wine in the Hanging Gardens."]),
    ("peace-declared", "11.ZEUS-1", peace, ["Rome declares peace with Greece."]),
    ("sent-home", "11.ZEUS-3", peace, ["2 legions of Greece go from Latium home to Achaea."]),
    ("mover-named", "4-1", movers, ["Rome names Carthage to move and battle."]),
    ("leader-moves", "4-1", movers, ["Rome names itself to move and battle."]),
    ("last-mover", "4-1", movers, ["Greece moves and battles last."]),
    ("sailed", "4.1.1-1", sea_battle, ["Rome sails a trireme from Mare Ionium to Mare Africum."] * 2),
    ("sea-battle", "4.1.1-2", sea_battle, ["Rome attacks Greece in Mare Africum."]),
    ("triremes-lost", "4.2-6", sea_battle, [
        "Greece loses 2 triremes in Mare Africum.", "Rome loses a trireme in Mare Africum."]),
    ("land-battle", "4.1.2-6", assault, ["Rome attacks Egypt in Cyrenaica."]),
    ("rolled", "4.2-3", assault, ["Rome rolls 2, 2, 2, 2.", "Egypt rolls 1."]),
    ("rolled-on", "4.2-3", assault, ["The roll of Rome goes on: 3."]),
    ("hero-adds", "10.CAESAR-1", assault, ["Caesar adds 5 for Rome."]),
    ("hero-adds", "10.PERICLES-1", defence, ["Pericles adds 4 for Greece."]),
    ("hero-adds", "10.NEBUCHADNEZZAR-1", at_home, ["Nebuchadnezzar adds 5 for Egypt."]),
    ("fortress-adds", "4.2-9", assault, ["The fortress of Egypt adds 5."]),
    ("hits", "4.2-5", assault, [
        "Rome has a total of 16: 2 hits, and one more that the fortress cancels.",
        "Egypt has a total of 6: one hit."]),
    ("hits", "4.2-5", futile_assault, [
        "Rome has a total of 7: one hit, which the fortress cancels.", "Egypt has a total of 9: one hit."]),
    ("legion-lost", "4.2-6", assault, ["Egypt loses a legion in Cyrenaica.", "Rome loses a legion in Cyrenaica."]),
    ("fortress-lost", "4.2-11", assault, ["Egypt loses its fortress in Cyrenaica."]),
    ("marched", "4.1.2-1", counterattack, ["Egypt moves a legion from Nubia to Cyrenaica."] * 2),
    ("extra-dice", "10.RAMSES-1", counterattack, ["Ramses II has given Egypt one more die."]),
    ("occupier-lost", "4.2-6", counterattack, [
        "Rome loses the legion on the city Cyrene and with it what it held."]),
    ("at-war", "4.2.1-1", counterattack, ["Cyrenaica is at war: nothing in it stays occupied."]),
    ("lost-on-empty-site", "4.2-6", lambda: counterattack("cyrene"), [
        "Rome loses the legion on the empty site of the city Cyrene."]),
    ("left-empty-site", "4.3-5", lambda: second_thoughts("cyrenaica_market"), [
        "A legion of Rome leaves the empty site of the market in Cyrenaica."]),
    ("left-empty-site", "4.3.2-9", lambda: departure("cyrene"), [
        "A legion of Rome leaves the empty site of the city Cyrene."]),
    ("shipped", "4.1.2-2", shipment, ["Rome ships a legion from Italia to Cyrenaica."]),
    ("marched", "4.1.2-2", shipment, []),
    ("lifted", "4.3.2-9", departure, ["A legion of Rome leaves the city Cyrene."]),
    ("lifted", "4.3-5", second_thoughts, [
        "A legion of Rome leaves the papyrus caravan in Cyrenaica.",
        "A legion of Rome leaves the market in Cyrenaica."]),
    ("converted", "4.3.3-4", exchange, ["Rome converts Cyrenaica from Egypt."]),
    ("exchange-waits", "4.3.3-4", no_marker_left, [
        "Rome has no control marker left to exchange for the one in Cyrenaica: the legion waits on it."]),
    ("marker-removed", "9-6", lost_link, [
        "Cyrenaica is no longer linked with Greece, which only removes the marker of Egypt."]),
    ("pillaged", "4.3.1-1", lambda: conquest("pillage cyrene"), ["Rome pillages the city Cyrene."]),
    ("pillage-gain", "4.3.1-3", lambda: conquest("pillage cyrene"), ["Rome gains one coin."]),
    ("pillage-gain", "4.3.1-6", lambda: pillage_of_ierusalem("take_coin"), ["Rome gains one coin."]),
    ("pillage-gain", "10.HAMILCAR-1", lambda: pillage_of_ierusalem("draw wine", hero="hamilcar"), [
        "Rome gains one coin."]),
    ("pillage-gain", "4.3.1-4", lambda: conquest("pillage cyrenaica_papyrus"), ["Rome gains 1 × papyrus."]),
    ("pillage-pays-nothing", "4.3.1-5", lambda: conquest("pillage cyrenaica_market"), [
        "That building pays Rome nothing."]),
    ("occupied", "4.3.2-1", lambda: conquest("occupy cyrene", "occupy cyrenaica_market"), [
        "Rome occupies the city Cyrene.", "Rome occupies the market in Cyrenaica."]),
    ("marker-occupied", "4.3.3-3", lambda: conquest(MARKER), ["Rome occupies the control marker of Cyrenaica."]),
    ("converted-at-once", "10.SHEBA-1", lambda: conquest(MARKER, "sacrifice", hero="queen_of_sheba"), [
        "Rome gives up a legion and converts Cyrenaica from Egypt at once."]),
    ("settled", "10.CIRCE-1", circe, ["A legion of Rome works as the sheep caravan in Gallia."]),
    ("settled", "10.CIRCE-1", conquest_of_an_empty_site, [
        "A legion of Rome works as the papyrus caravan in Cyrenaica."]),
    ("resettled", "10.CIRCE-2", lambda: circe("gallia_grain"), [
        "A legion of Rome leaves the grain caravan in Gallia and works as the sheep caravan in Gallia."]),
    ("title-kept", "5-6", limit, [
        "Rome and Carthage are level on the Trade track with 7: Carthage keeps the title.",
        "Greece and Egypt are level on the Culture track with 4: Egypt keeps the title.",
        "Rome and Greece are level on the Military track with 3: Rome keeps the title."]),
    ("same-leader", "5-6", limit, []),
    ("title-given", "5-6", new_leaders, [
        "Rome and Carthage are level on the Trade track with 7: Rome gives the title to Carthage.",
        "Rome and Greece are level on the Military track with 3: Rome gives the title to Greece."]),
    ("same-leader", "5-2", lambda: Table(3).leadership().do("crown carthage"), [
        "Greece stays Culture Leader, with level 4."]),
    ("markers-taken", "2.1-1", new_leaders, ["Carthage takes all exchange markers."]),
    ("markers-free", "2.1-7", third_marker, [
        "All exchange markers have been played: Carthage may play any of them again."]),
    ("new-leader", "5-2", new_leaders, [
        "Carthage is the new Trade Leader, with level 7.", "Greece is the new Culture Leader, with level 4.",
        "Greece is the new Military Leader, with level 3."]),
    ("round-limit", "RO-2", limit, ["After 100 rounds the game ends without a winner."]),
    ("won-pyramids", "6.1-1", pyramids, ["Rome wins by building the Pyramids!"]),
    ("won-jointly", "6.2-3", lambda: two_fifth_tiles("greece"), [
        "Rome and Carthage share the victory: no Leader is among them who would go before."]),
    ("leader-goes-before", "6.2-2", lambda: two_fifth_tiles("rome"), [
        "Rome and Carthage have reached it together: Rome goes before as Culture Leader."]),
    ("won-heroes", "6.2-2", lambda: two_fifth_tiles("rome"), ["Rome wins with five Heroes and Wonders!"]),
    ("won-cities", "6.3-1", four_cities, ["Rome wins with four great cities!"]),
    ("won-titles", "6.4-1", three_titles, ["Rome wins with all three titles!"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "rule", "scene", "lines"),
    [
        pytest.param(key, rule, scene, lines, id=f"{key} {rule}", marks=pytest.mark.rule("mare-nostrum", rule))
        for key, rule, scene, lines in CASES
    ],
)
def test_an_event_is_told_where_it_happens(key: str, rule: str, scene: Scene, lines: list[str]) -> None:
    table = scene()
    assert [ENGLISH.event(event) for event in table.heard(key)] == lines
    assert {event.rule for event in table.heard(key)} <= {rule}
    names = [name for name, _ in GAME.text_kinds[f"event-{key}"]]
    for event in table.heard(key):  # the log marks it with the colour of whoever did it
        facts = dict(zip(names, event.args, strict=False))
        if "by" in facts:
            assert table.s.empire[facts["by"]] == facts.get("who", UNNAMED.get(key))


def test_every_event_of_the_game_is_told_somewhere_here() -> None:
    keys = {name.removeprefix("event-") for name in GAME.texts if name.startswith("event-")}
    assert {key for key, _, _, _ in CASES} == keys


@pytest.mark.parametrize("golden", read()[1:7], ids=lambda golden: str(golden.seed))
def test_every_answer_of_a_seat_is_told_and_no_line_twice(golden: Golden) -> None:
    """An answer that only begins a deed is told with the deed."""
    match = replayed(golden)
    told: dict[int, list[Event]] = {}
    for line in match.lines:
        told.setdefault(line.ply, []).append(line.event)
    for ply, entry in enumerate(match.record.standing(), 1):
        events = told.get(ply, [])
        once = [ENGLISH.event(event) for event in events if event.key not in PIECES]
        assert len(set(once)) == len(once)
        if entry.actor >= 0 and entry.text.split()[0] not in BEGUN | NOTHING_DONE:
            assert events, f"{ply}: {entry.text}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [name for name in GAME.text_kinds if name.startswith("event-")])
def test_every_fact_of_an_event_is_in_its_words(key: str, lang: str) -> None:
    """But for its actor, whom the log marks by colour, and the province of a site, which is in the site's name."""
    texts = Texts(GAME, lang)
    names = [name for name, _ in GAME.text_kinds[key]]
    for place, name in enumerate(names):
        if name == "by" or (name == "province" and "site" in names):
            continue
        said = {
            texts.event(Event("", key.removeprefix("event-"), tuple(value if i == place else 1 for i in range(6))))
            for value in range(4)
        }
        assert len(said) == 4, f"{name} is not told: {said}"
