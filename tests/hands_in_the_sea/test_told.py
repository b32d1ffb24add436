"""The log in words: what happened, why, by which rule, and nothing twice; found by reading whole games."""

from __future__ import annotations

import random
import re

import pytest

import navarch
from navarch import bots
from navarch.engine.match import Line
from navarch.text import Texts

from .table import CARTHAGE, GAME, ROME, Table

ENGLISH, POLISH = Texts(GAME, "en"), Texts(GAME, "pl")
EVERY: dict[str, object] = {option.name: True for option in GAME.options}
WHIMS = 0.5


def told(table: Table, key: str) -> list[tuple[str, str]]:
    """The lines of a kind: rule and English words."""
    return [(event.rule, ENGLISH.event(event)) for event in table.heard(key)]


def in_polish(table: Table, key: str) -> list[str]:
    """The lines of a kind in Polish."""
    return [POLISH.event(event) for event in table.heard(key)]


# ---- cards that go back ----


@pytest.mark.rule("hands-in-the-sea", "5.4.3.A", "5.4.3.B")
def test_a_returned_card_is_told_to_go_where_it_goes() -> None:
    def line(card: str) -> tuple[str, str, str]:
        table = Table(ROME).hand(ROME, card).clear("catana").do(f"return {card}")
        return (*told(table, "card-returned")[0], in_polish(table, "card-returned")[0])

    empire, neutral = "Hand to the Empire deck.", "Hand to the neutral cards."
    imperium, neutralne = "Rzym zwraca z Ręki do talii Imperium kartę", "Rzym zwraca z Ręki do kart neutralnych kartę"
    assert line("catana") == ("5.4.3.B", f"Rome returns Catana from the {neutral}", f"{neutralne} Catana.")
    assert line("messana") == ("5.4.3.B", f"Rome returns Messana from the {empire}", f"{imperium} Messana.")
    assert line("velites_1") == ("5.4.3.A", f"Rome returns Velites from the {empire}", f"{imperium} Welici.")
    assert line("agents_1") == ("5.4.3.A", f"Rome returns Agents from the {neutral}", f"{neutralne} Agenci.")


@pytest.mark.rule("hands-in-the-sea", "2.Z1", "5.1.1.H")
def test_a_location_card_comes_by_settling_or_from_the_opponent() -> None:
    settled = ("settle tyndaris", "connect messana", "pay velia")
    fresh = Table(ROME).hand(ROME, "messana", "velia").do(*settled)
    assert [event.rule for event in fresh.heard("card-handed-over")] == ["5.1.1.H"]
    raided = Table(ROME).hand(ROME, "messana", "velia").discards(CARTHAGE, "tyndaris").do(*settled)
    assert [event.rule for event in raided.heard("card-handed-over")] == ["2.Z1"]
    where = "ze Stosu kart Odrzuconych przeciwnika na Stos kart Odrzuconych Rzymu"
    assert in_polish(raided, "card-handed-over") == [f"Karta lokacji Tyndaris trafia {where}."]


# ---- draws ----


@pytest.mark.rule("hands-in-the-sea", "4.F", "4.G")
def test_cards_drawn_before_and_after_a_shuffle_are_counted_apart() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa").deck(ROME, "locri").discards(ROME, "temesa")
    table.do("pass", "draw locri", "draw temesa")
    lines = [line.event.key for line in table.match.log(CARTHAGE)]
    start = lines.index("passed")
    assert lines[start + 1 : start + 4] == ["drew", "reshuffled", "drew"]
    assert table.events("drew") == [("rome", 1), ("rome", 1)]


@pytest.mark.rule("hands-in-the-sea", "4.K", "4.J")
def test_a_campaign_card_met_by_a_card_effect_is_told_after_the_cards_before_it() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage").deck(CARTHAGE, "utica")
    table.do("play senatorial_support_carthage", "draw utica")
    keys = [line.event.key for line in table.match.log(ROME)]
    assert keys[-2:] == ["drew", "campaign-pending"]


@pytest.mark.rule("hands-in-the-sea", "3.6", "4.1.B", "4.J")
def test_draws_cite_what_they_are_drawn_for() -> None:
    opening = navarch.Match(GAME, seed=1)
    assert {line.event.rule for line in opening.lines if line.event.key in ("drew", "drew-card")} == {"3.6"}
    campaign = Table(CARTHAGE).campaign()
    assert {event.rule for key in ("drew", "reshuffled") for event in campaign.heard(key)} == {"4.1.B"}
    effect = Table(ROME).hand(ROME, "senatorial_support_rome").deck(ROME, "velia", "cosa", "pisa", "locri")
    effect.do("play senatorial_support_rome", "draw velia", "draw cosa", "draw pisa")
    assert {event.rule for event in effect.heard("drew-card")} == {"4.J"}


@pytest.mark.rule("hands-in-the-sea", "3.4.D", "4.1.F", "5.5.1.D", "5.5.3.C", "5.5.3.D")
def test_a_new_strategy_card_cites_why_the_display_had_room() -> None:
    opening = navarch.Match(GAME, seed=1)
    assert [line.event.rule for line in opening.lines if line.event.key == "strategy-displayed"] == ["3.4.D"] * 3
    table = Table(ROME).silver(ROME, 20).row("loyalty", "corvus", "diplomacy")
    table.do("buy diplomacy", "cycle 1")
    assert [event.rule for event in table.heard("strategy-displayed")] == ["5.5.1.D", "5.5.3.C"]
    last = Table(ROME).row("loyalty", "corvus", "diplomacy").strategy_deck("siegecraft").do("cycle 1")
    assert [event.rule for event in last.heard("strategies-reshuffled")] == ["5.5.3.D"]
    campaign = Table(CARTHAGE).deck(CARTHAGE).campaign().do("draw bountiful_harvest", "roll 6")
    assert [event.rule for event in campaign.heard("strategy-displayed")] == ["4.1.F"]


# ---- rounds and battles ----


@pytest.mark.rule("hands-in-the-sea", "4.D", "4.E", "E.PoliticalIntrigue.1")
def test_a_round_cites_why_it_has_so_many_actions() -> None:
    opening = navarch.Match(GAME, seed=1)
    assert [line.event.rule for line in opening.lines if line.event.key == "round-begins"] == ["4.E"]
    assert told(Table().round(ROME, step="begin"), "round-begins") == [("4.D", "Rome begins a round with 2 actions.")]
    curbed = Table().curbed(ROME, 1).round(ROME, step="begin")
    assert told(curbed, "round-begins") == [("E.PoliticalIntrigue.1", "Rome begins a round with one action.")]


@pytest.mark.rule("hands-in-the-sea", "5.2.3.B", "5.2.3.K", "5.6.2.A")
def test_a_victory_cites_how_it_was_won() -> None:
    won = Table(ROME).battle(ROME, "panormus", 2, rome=("legion_1",)).round(ROME, step="begin")
    assert [event.rule for event in won.heard("battle-won")] == ["5.2.3.B"]
    held = Table(CARTHAGE).battle(ROME, "panormus", -1, rome=("legion_1",)).round(CARTHAGE, step="begin")
    assert [event.rule for event in held.heard("battle-won")] == ["5.2.3.K"]
    left = Table(ROME).battle(ROME, "panormus", 0, 2, rome=("legion_1",)).forts("panormus").do("withdraw rome")
    assert [event.rule for event in left.heard("battle-won")] == ["5.6.2.A"]


@pytest.mark.rule("hands-in-the-sea", "5.2.3.M", "5.2.3.N")
def test_prestige_beyond_the_track_is_not_told_as_gained() -> None:
    table = Table(ROME).prestige(ROME, 8).battle(ROME, "panormus", 2, rome=("legion_1",)).round(ROME, step="begin")
    assert told(table, "prestige") == [("5.2.3.M", "Rome gains no Prestige, now 8.")]


@pytest.mark.rule("hands-in-the-sea", "5.2.3.Q")
def test_the_winner_with_more_cavalry_is_told_to_choose() -> None:
    table = Table(CARTHAGE).battle(
        ROME, "panormus", -1, rome=("legion_1", "velites_1"), carthage=("numidian_cavalry_1",)
    )
    table.round(CARTHAGE, step="begin")
    assert told(table, "riders-choose") == [
        ("5.2.3.Q", "Carthage has more Cavalry and chooses which card Rome loses."),
    ]
    afoot = Table(CARTHAGE).battle(ROME, "panormus", -1, rome=("legion_1", "velites_1"))
    assert not afoot.round(CARTHAGE, step="begin").heard("riders-choose")


@pytest.mark.rule("hands-in-the-sea", "5.2.3.R", "5.2.3.T", "5.2.3.V")
def test_a_loser_without_a_card_to_lose_is_told_and_the_dictator_goes_home() -> None:
    table = Table(CARTHAGE).battle(ROME, "panormus", -1, rome=("messana",)).round(CARTHAGE, step="begin")
    assert told(table, "nothing-to-lose") == [("5.2.3.R", "Rome has no card in the battle that could be lost.")]
    spared = Table(CARTHAGE).battle(ROME, "panormus", -1, rome=("dictator",)).round(CARTHAGE, step="begin")
    assert [event.rule for event in spared.heard("nothing-to-lose")] == ["5.2.3.T"]
    assert told(spared, "card-returned") == [("5.2.3.V", "Rome returns Dictator from the battle to the Empire deck.")]


@pytest.mark.rule("hands-in-the-sea", "5.2.3.S")
def test_the_losses_of_a_draw_cite_the_draw() -> None:
    table = Table(ROME).battle(ROME, "panormus", 0, 4, rome=("legion_1",), carthage=("balearic_slingers",))
    table.round(ROME, step="begin")
    assert [event.rule for event in table.heard("card-returned")] == ["5.2.3.S"] * 2


@pytest.mark.rule("hands-in-the-sea", "5.2.1.I", "5.2.2.C", "5.2.2.K", "5.1.3.H")
def test_a_card_in_battle_cites_how_it_came_to_count() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae")
    table.hand(CARTHAGE, "panormus", "hadrumetum", "libyan_infantry", "general_1", "balearic_slingers")
    table.do("attack thermae", "connect panormus", "pay hadrumetum", "commit libyan_infantry", "lead general_1")
    table.do("reinforce balearic_slingers")
    assert [event.rule for event in table.heard("joined-battle")] == ["5.2.1.I", "5.2.2.K", "5.2.2.C"]
    siege = Table(ROME).hand(ROME, "equites_1").battle(ROME, "panormus", 0, 2, rome=("legion_1",)).forts("panormus")
    assert [event.rule for event in siege.do("reinforce equites_1").heard("joined-battle")] == ["5.1.3.H"]


@pytest.mark.rule("hands-in-the-sea", "5.1.3.G")
@pytest.mark.parametrize(
    ("fort", "line"),
    [
        (True, ("5.1.3.G", "Carthage rolls 2 for War Elephants, −1 in a siege: strength −1.")),
        (False, ("2.T", "Carthage rolls 2 for War Elephants: strength 1.")),
    ],
)
def test_the_roll_for_war_elephants_tells_what_the_siege_takes_off(fort: bool, line: tuple[str, str]) -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae", fort=fort).hand(CARTHAGE, "war_elephants_1")
    table.battle(CARTHAGE, "thermae", 0, 2, carthage=("libyan_infantry",))
    table.do("reinforce war_elephants_1", "roll 2")
    assert told(table, "elephants-rolled") == [line]


@pytest.mark.rule("hands-in-the-sea", "5.2.4.J")
def test_a_raid_that_cannot_be_blocked_says_so() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "numidian_cavalry_1").discards(ROME, "thermae")
    table.do("raid thermae", "pay numidian_cavalry_1")
    assert told(table, "cannot-block") == [("5.2.4.J", "Rome cannot have a card that would block.")]
    possible = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "numidian_cavalry_1").hand(ROME, "velia")
    possible.do("raid thermae", "pay numidian_cavalry_1", "decline")
    assert not possible.heard("cannot-block")
    assert possible.heard("not-blocked")


# ---- events ----


@pytest.mark.rule("hands-in-the-sea", "E.Peace.2")
def test_an_early_peace_says_why_another_event_follows() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).turn(8).campaign().do("draw peace", "draw bountiful_harvest", "roll 6")
    assert told(table, "event-replaced") == [
        ("E.Peace.2", "Turn 8 is too early for Peace: another event is drawn in its place."),
    ]
    assert not Table().turn(9).event("draw peace", "roll 6").heard("event-replaced")


@pytest.mark.rule("hands-in-the-sea", "4.7.C", "E.NavalDisaster.2", "4.7.E")
def test_an_event_without_effect_says_why() -> None:
    def line(table: Table) -> list[tuple[str, str]]:
        return told(table, "event-ignored")

    port = Table().fleet(ROME, "port", 3).event("draw storms_at_sea_1", "roll 6")
    assert line(port) == [("4.7.C", "The event Storms at Sea has no effect: the Fleet of Rome is in its Home Port.")]
    late = Table().turn(11).fleet(ROME, "italy", 3).event("draw naval_disaster", "roll 6")
    assert line(late) == [("E.NavalDisaster.2", "The event Naval Disaster has no effect so late in the game.")]
    guard = Table().fleet(ROME, "italy", 2).silver(ROME, 3).event("draw pirates", "roll 6")
    assert line(guard) == [("4.7.C", "The event Pirates has no effect: the Fleet of Rome stands guard.")]
    poor = Table().silver(ROME, 0).event("draw poor_harvest", "roll 6")
    assert line(poor) == [("4.7.C", "The event Poor Harvest has no effect: Rome has nothing that it could strike.")]
    loyal = Table().strategy(CARTHAGE, "loyalty").event("draw mercenary_revolt", "roll 1")
    assert line(loyal) == [("4.7.C", "The event Mercenary Revolt has no effect.")]
    assert loyal.heard("event-changed"), "the line before names the card"


@pytest.mark.rule("hands-in-the-sea", "4.7.A", "4.7.C", "E.LeaderDies.1")
def test_what_an_event_does_instead_is_told_and_a_card_lost_by_lot_too() -> None:
    table = Table().hand(ROME, "velia").event("draw leader_dies", "roll 6", "lose velia")
    assert told(table, "instead") == [
        ("4.7.C", "The first effect of Leader Dies does not apply: the one in its place is tried."),
    ]
    assert told(table, "card-discarded") == [("4.7.C", "Rome discards Velia at random from the Hand.")]
    assert in_polish(table, "card-discarded") == ["Rzym odrzuca z Ręki losową kartę Velia."]
    plague = Table().hand(ROME, "velia", "cosa").event("draw plague", "roll 6", "lose velia", "lose cosa")
    assert {event.rule for event in plague.heard("card-discarded")} == {"4.7.A"}
    assert not plague.heard("instead")
    chosen = Table(ROME).hand(ROME, "velia").do("discard velia")
    assert told(chosen, "card-discarded") == [("5.4.2.A", "Rome discards Velia from the Hand.")]


@pytest.mark.rule("hands-in-the-sea", "7.2.B", "C.Plunder.2", "E.NavalDisaster.3")
def test_effects_of_other_cards_do_not_cite_the_events() -> None:
    table = Table(CARTHAGE, deus_ex_machina=True).deus(CARTHAGE, "western_resources").points(0, 9)
    assert [event.rule for event in table.do("invoke western_resources").heard("gained-silver")] == ["7.2.B"]
    pillage = Table(ROME).strategy(ROME, "pillaging").fleet(ROME, "sicily", 4).hand(ROME, "neapolis")
    pillage.hand(CARTHAGE, "utica").deck(CARTHAGE)
    pillage.do("pillage panormus", "pay neapolis", "lose utica")
    assert [event.rule for event in pillage.heard("card-discarded")] == ["C.Plunder.2"]
    corvus = Table().strategy(ROME, "corvus").fleet(ROME, "italy", 2).silver(ROME, 0).turn(5)
    corvus.event("draw naval_disaster", "roll 6")
    assert [event.rule for event in corvus.heard("strategy-dropped")] == ["E.NavalDisaster.3"]


@pytest.mark.rule("hands-in-the-sea", "4.7.B", "4.6.B")
def test_a_shifted_die_is_told_even_where_the_die_ends() -> None:
    table = Table().strategy(ROME, "devotio").event("draw bountiful_harvest", "roll 6")
    assert told(table, "die-shifted") == [("4.6.B", "Devotio of Rome moves the die by +1.")]
    assert told(table, "event-hits") == [
        ("4.7.B", "The die shows 6, counted as 6: the event Bountiful Harvest concerns Rome."),
    ]


# ---- the end ----


@pytest.mark.rule("hands-in-the-sea", "6.2.B", "6.2.C", "6.2.D", "6.2.F")
def test_an_ending_condition_names_who_met_it() -> None:
    def line(table: Table) -> tuple[list[str], list[str]]:
        table.do("pass")
        return [words for _, words in told(table, "end-in-sight")], in_polish(table, "end-in-sight")

    met, spelniony = "A game ending condition is met:", "Spełniony został warunek zakończenia gry:"
    towns = Table(ROME, 1).hold(CARTHAGE, "tharros", "nuaro", "olbia", "aleria", "thermae", "drepanum", "hippana")
    towns.hold(CARTHAGE, "heraclea", "agrigentum", "enna")
    assert line(towns) == (
        [f"{met} all Towns of Carthage are on the board."],
        [f"{spelniony} wszystkie Miasteczka Kartaginy są na planszy."],
    )
    assert line(Table(ROME, 1).captured(ROME, towns=10))[0] == [
        f"{met} Rome has captured tokens worth 10 points or more."
    ]
    assert line(Table(ROME, 1).prestige(CARTHAGE, 8))[0] == [f"{met} Carthage has 8 Prestige."]
    assert line(Table(ROME, 1).points(0, 90))[1] == [f"{spelniony} Kartagina ma co najmniej 90 PZ."]


@pytest.mark.rule("hands-in-the-sea", "5.3.3")
def test_the_wine_of_one_card_has_one_price() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "merchant_carthage", "aspis").do("sell merchant_carthage", "pay aspis")
    assert told(table, "sold-wine") == [("5.3.3", "Carthage sells the Wine of one card for 2 Silver.")]


# ---- whole games ----


def whole_game(seed: int, options: dict[str, object]) -> list[Line]:
    """The lines of a game of whims."""
    match = navarch.Match(GAME, options, seed)
    rng = random.Random(seed)
    greedy = [bots.make("greedy", seed + seat) for seat in (0, 1)]
    while not match.over:
        seat = match.to_act[0]
        whim = rng.random() < WHIMS
        match.submit(seat, rng.choice(match.legal(seat)) if whim else greedy[seat].choose(match.perspective(seat)))
    return match.lines


SPELT = re.compile(r"^[A-ZŚŻŁ].*[^ .]\.$")
ODD_WORDS = re.compile(r"[{}$…]|  |\bnothing to\b|\b1 (?:cards|actions|Warships|rounds)\b|[^ ]:[^ ]| -\d")
BEFORE_A_CLUSTER = re.compile(r"\bz [SsZzŚśŹź][bcćdfghjklłmnńprstwzż]")


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {}), (3, EVERY), (4, EVERY), (5, {"fate_token": True})])
def test_every_line_of_a_game_is_a_sentence_told_once(seed: int, options: dict[str, object]) -> None:
    known: dict[int, list[str]] = {}
    for line in whole_game(seed, options):
        english, polish = ENGLISH.event(line.event), POLISH.event(line.event)
        for words in (english, polish):
            assert SPELT.match(words), words
            assert not ODD_WORDS.search(words), words
        assert not BEFORE_A_CLUSTER.search(polish), polish
        assert line.event.rule in GAME.ledger.rules, line.event.rule
        said = known.setdefault(line.ply, [])
        assert english not in said, f"twice in ply {line.ply}: {english}"
        said.append(english)
