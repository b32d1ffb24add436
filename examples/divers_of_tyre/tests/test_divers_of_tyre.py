"""The rules of Divers of Tyre, and the laws that every game on the engine must pass."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import navarch
from navarch.coverage import coverage_of
from navarch.engine import check_match
from navarch.text import LANGUAGES, Texts

GAME = navarch.load("divers_of_tyre")
HELPLESS = ["pearl", "pearl"]


def table(*outcomes: str | int, players: int = 2, rough_sea: bool = False) -> navarch.Match:
    """A match with cards and dice of our choice: first two cards for each diver."""
    return navarch.Match(GAME, {"rough_sea": rough_sea}, players=players, chance=navarch.Scripted(list(outcomes)))


def act(match: navarch.Match, *said: str) -> navarch.Match:
    """Whoever is asked says so, one after another."""
    for action in said:
        match.submit(match.to_act[0], action)
    return match


def sees(match: navarch.Match, part: str, seat: int | None = None) -> Any:
    return match.view(seat)[part]


def why(match: navarch.Match, action: str) -> tuple[str, str]:
    reason = match.why_not(match.to_act[0], action)[0]
    return reason.rule, reason.key


@pytest.mark.rule("divers-of-tyre", "S.1", "S.2", "S.3")
def test_everybody_begins_with_two_cards_that_only_the_owner_sees() -> None:
    match = table("dolphin", "pearl", "squall", "squall")
    assert sees(match, "divers")["abibaal"] == {"jar": 0, "cards": 2}
    assert sees(match, "hand", 0) == {"dolphin": 1, "pearl": 1}
    assert sees(match, "hand", 1) == {"squall": 2}
    assert "hand" not in match.view(None)
    assert sees(match, "deck") == 12
    told = [line.event.key for line in match.log(1)]
    assert told.count("drew") == 4
    assert told.count("drew-card") == 2


@pytest.mark.rule("divers-of-tyre", "R.1", "R.2")
def test_everybody_dives_once_a_round_and_the_first_one_changes() -> None:
    match = table(*HELPLESS * 2, 3, 3, 3, 3)
    divers = []
    for _ in range(4):
        divers.append((sees(match, "round"), sees(match, "dive")["diver"]))
        act(match, "dive", "surface", "pass")
    assert divers == [(1, "abibaal"), (1, "batnoam"), (2, "batnoam"), (2, "abibaal")]


@pytest.mark.rule("divers-of-tyre", "D.1", "D.2", "D.3", "D.7")
def test_a_diver_gathers_as_many_snails_as_pips_and_brings_them_home() -> None:
    match = table(*HELPLESS * 2, 4, 5)
    assert why(match, "surface") == ("D.3", "still-dry")
    act(match, "dive", "dive")
    assert sees(match, "dive") == {"diver": "abibaal", "depth": 2, "basket": 9}
    act(match, "surface", "pass")
    assert sees(match, "divers")["abibaal"]["jar"] == 9


@pytest.mark.rule("divers-of-tyre", "D.4", "D.5")
@pytest.mark.example("divers-of-tyre", "D.4-ex1")
def test_each_plunge_makes_one_more_face_bad() -> None:
    match = table("pearl", "squall", *HELPLESS, 4, 5, 2)
    act(match, "dive", "dive", "dive")
    assert match.prompt()[0] == "rescue"
    assert why(match, "play dolphin") == ("C.1", "not-held")
    act(match, "let_go")
    assert sees(match, "divers")["abibaal"]["jar"] == 0
    assert sees(match, "dive")["diver"] == "batnoam"


@pytest.mark.rule("divers-of-tyre", "D.4")
def test_the_first_plunge_is_safe_and_so_is_every_higher_face() -> None:
    match = act(table(*HELPLESS * 2, 1, 2, 3), "dive", "dive", "dive")
    assert sees(match, "dive")["basket"] == 6


@pytest.mark.rule("divers-of-tyre", "D.6")
def test_there_is_a_bottom() -> None:
    match = act(table(*HELPLESS * 2, 6, 6, 6, 6, 6), *["dive"] * 5)
    assert [str(action) for action in match.legal(0)] == ["surface"]
    assert why(match, "dive") == ("D.6", "sea-bottom")


@pytest.mark.rule("divers-of-tyre", "D.8")
@pytest.mark.parametrize(("second", "cards"), [(5, 2), (6, 3)])
def test_a_rich_basket_earns_a_card(second: int, cards: int) -> None:
    match = act(table(*HELPLESS * 2, 6, second, "squall"), "dive", "dive", "surface", "pass")
    assert sees(match, "divers")["abibaal"]["cards"] == cards


@pytest.mark.rule("divers-of-tyre", "S.2")
def test_an_empty_deck_gives_no_card() -> None:
    position = table(*HELPLESS * 2, 6, 6).state.dump()
    deck: Any = position["fields"]
    deck["deck"], deck["discard"] = {}, {"dolphin": 6, "squall": 6}
    match = navarch.Match(GAME, state=GAME.restore(position), chance=navarch.Scripted([6, 6]))
    act(match, "dive", "dive", "surface", "pass")
    assert sees(match, "divers")["abibaal"] == {"jar": 12, "cards": 2}


@pytest.mark.rule("divers-of-tyre", "C.1", "C.2")
def test_a_dolphin_carries_diver_and_basket_up() -> None:
    match = table("dolphin", "squall", *HELPLESS, 6, 1)
    act(match, "dive", "dive")
    assert why(match, "play squall") == ("C.1", "wrong-card")
    act(match, "play dolphin", "pass")
    assert sees(match, "divers")["abibaal"] == {"jar": 6, "cards": 1}
    assert sees(match, "played") == {"dolphin": 1}


@pytest.mark.rule("divers-of-tyre", "C.3")
@pytest.mark.example("divers-of-tyre", "C.3-ex1")
def test_squalls_wash_half_of_the_basket_away_one_after_another() -> None:
    cards = ["squall", "pearl", "pearl", "pearl", "squall", "dolphin"]
    match = table(*cards, 3, 5, 6, players=3)
    act(match, "dive", "surface", "pass", "pass")  # Abibaal
    act(match, "dive", "dive", "surface")  # Batnoam comes up with 11
    assert match.to_act == [2]
    act(match, "play squall", "play squall")
    assert sees(match, "divers")["batnoam"]["jar"] == 2


@pytest.mark.rule("divers-of-tyre", "C.3")
def test_whoever_holds_any_card_is_asked_for_a_squall_and_nobody_else() -> None:
    match = act(table(*HELPLESS, "dolphin", "pearl", 6), "dive", "surface")
    assert (match.prompt()[0], match.to_act) == ("squall", [1])
    assert [str(action) for action in match.legal(1)] == ["pass"]
    bare = GAME.restore(_without_cards(act(table(*HELPLESS * 2, 6), "dive").state.dump()))
    assert act(navarch.Match(GAME, state=bare), "surface").prompt()[0] == "breath"


def _without_cards(position: dict[str, Any]) -> dict[str, Any]:
    fields = position["fields"]
    fields["hand"], fields["deck"] = {}, {}
    fields["discard"] = {"dolphin": 6, "squall": 6, "pearl": 4}
    return position


@pytest.mark.rule("divers-of-tyre", "E.1", "E.3")
def test_the_season_ends_after_the_sixth_round_and_pearls_count() -> None:
    match = table("pearl", "pearl", "squall", "squall", *[2] * 12)
    while not match.over:
        act(match, str(match.legal(match.to_act[0])[-1]))  # up as soon as possible, and no squalls
    assert match.result is not None
    assert (match.result.reason, match.result.rule) == ("season-over", "E.1")
    assert match.result.scores == (22, 12)
    assert match.result.winners == (0,)


@pytest.mark.rule("divers-of-tyre", "E.2")
def test_a_full_jar_ends_the_game_with_its_round() -> None:
    position = table(*HELPLESS, "squall", "squall").state.dump()
    fields: Any = position["fields"]
    fields["jar"] = {"abibaal": 45, "batnoam": 1}
    match = navarch.Match(GAME, state=GAME.restore(position), chance=navarch.Scripted([5, 4]))
    act(match, "dive", "surface", "pass")
    assert not match.over
    act(match, "dive", "surface", "pass")
    assert match.result is not None
    assert (match.result.reason, match.result.scores) == ("full-jar", (60, 5))


@pytest.mark.rule("divers-of-tyre", "O.1")
def test_at_rough_sea_even_the_first_plunge_can_fail() -> None:
    match = act(table(*HELPLESS * 2, 1, rough_sea=True), "dive")
    assert match.prompt()[0] == "rescue"


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("rough_sea", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_the_laws_of_the_engine_hold(players: int, rough_sea: bool, seed: int) -> None:
    wordings = tuple(Texts(GAME, language) for language in LANGUAGES)
    found = check_match(GAME, players, {"rough_sea": rough_sea}, seed, wordings=wordings)
    assert found.decisions > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    texts = Texts(GAME, language)
    assert texts.missing() == []
    assert texts.faults() == []


def test_every_rule_is_cited_in_the_code_and_held_by_a_test() -> None:
    assert coverage_of(GAME).uncovered() == []


def test_an_owner_corrects_values_and_no_correction_is_lost(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[dive]\nbottom = 1\nprovenance = "printed"\n', encoding="utf-8")
    shallow = navarch.Match(navarch.load("divers_of_tyre", own), players=2, seed=1)
    assert [str(action) for action in act(shallow, "dive").legal(0)] == ["surface"]
    own.write_text('[dive]\nbotom = 1\nprovenance = "printed"\n', encoding="utf-8")
    with pytest.raises(navarch.BadComponents, match="botom"):
        navarch.load("divers_of_tyre", own)
