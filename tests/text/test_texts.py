"""Every word that a game needs, in English and Polish."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import navarch
from navarch import text as text_module
from navarch.engine.event import Event, Reason
from navarch.engine.kind import kind_of
from navarch.registry import own_game_names
from navarch.text import LANGUAGES, BadLanguage, Texts

GAMES = own_game_names()
ROOT = Path(__file__).resolve().parents[2]


def neptun(lang: str) -> Texts:
    return Texts(navarch.load("neptun"), lang)


def event(texts: Texts, key: str, *args: object, names: dict[int, str] | None = None) -> str:
    """An event whose arguments are given by their labels."""
    kinds = texts.game.text_kinds[f"event-{key}"]
    numbers = []
    for (_, kind), arg in zip(kinds, args, strict=True):
        number = kind.read(arg, 5, key) if isinstance(arg, str) or arg is None else arg
        assert isinstance(number, int)
        numbers.append(number)
    return texts.event(Event("", key, tuple(numbers)), names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_message_of_every_game_is_there_and_asks_only_for_what_it_is_given(name: str, lang: str) -> None:
    texts = Texts(navarch.load(name), lang)
    assert texts.missing() == []
    assert texts.faults() == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_without_a_gap(name: str, lang: str) -> None:
    game = navarch.load(name)
    texts = Texts(game, lang)
    rng = random.Random(5)
    match = navarch.Match(game, seed=5)
    said: set[str] = set()
    while not match.over:
        seat = match.to_act[0]
        choice, rule, facts = match.prompt()
        said.add(texts.prompt(choice, facts))
        if rule:
            said.update(texts.rule(rule))
        said.update(texts.action(code) for code in match.state.legal_for(seat))
        match.submit(seat, rng.choice(match.legal(seat)))
    said.update(texts.event(line.event) for line in match.lines)
    assert match.result is not None
    said.add(texts.ending(match.result.reason))
    assert len(said) > 50
    for sentence in said:
        assert sentence.strip()
        assert "{" not in sentence, sentence
        assert "$" not in sentence, sentence


def test_a_missing_message_is_named() -> None:
    game = navarch.load("neptun")
    game.text_kinds["event-unheard-of"] = ()
    game.nouns = {**game.nouns, "city": (*game.nouns["city"], "atlantis")}
    assert Texts(game, "pl").missing() == ["event-unheard-of", "city-atlantis"]


def test_an_argument_that_nobody_gives_and_a_line_that_is_no_fluent_are_faults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = "event-wind = The wind blows { $whither }.\nact-sail = Sail to { $noun }\nevent-tide = In.\n= broken\n"
    resource = FluentParser(with_spans=False).parse(source)
    monkeypatch.setattr(text_module, "read_resource", lambda *_: resource)
    faults = Texts(navarch.load("neptun"), "en").faults()
    assert faults[:2] == ["event-wind: nobody gives $whither", "event-tide: the game has no such text"]
    assert faults[2].startswith("not Fluent")


def test_a_card_text_that_is_not_translated_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = navarch.load("neptun")
    game.components.data["goods_card"] = [{"id": "wine", "text": "Sweet.", "provenance": "printed"}]
    monkeypatch.setattr(type(game), "printed", {"goods_card": ("good", "text")})
    assert Texts(game, "en").missing() == []
    assert Texts(game, "pl").missing() == ["good-wine.text"]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_component_bears_is_said_in_polish_and_is_no_case_of_its_noun(name: str) -> None:
    game = navarch.load(name)
    texts = Texts(game, "pl")
    for table, (domain, field) in game.printed.items():
        for entry in game.components.entries(table):
            if entry.has(field):
                said = texts.printed(domain, entry.word("id"), field, "")
                assert said
                assert "{" not in said
        assert field not in texts._cases.get(domain, ())


def test_a_word_of_the_board_that_one_language_lacks_and_an_argument_that_english_does_not_give_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    english = "board-moving = { $name } moves\nboard-hand = hand\n"
    polish = "board-moving = { $name } rusza o { $points }\nboard-fleet = flota\n"
    parse = FluentParser(with_spans=False).parse
    monkeypatch.setattr(text_module, "read_resource", lambda _, lang: parse(english if lang == "en" else polish))
    game = navarch.load("neptun")
    assert "board-hand" in Texts(game, "pl").missing()
    assert "board-fleet" in Texts(game, "en").missing()
    assert "board-moving: nobody gives $points" in Texts(game, "pl").faults()
    assert Texts(game, "en").faults() == []


def test_the_page_gets_the_words_of_the_board_and_no_others() -> None:
    source = neptun("pl").board_source()
    assert "board-wind = Wiatr" in source
    assert "view-wind = Wiatr" in source
    assert "board-standing-orders" in source
    assert "event-" not in source
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(source).body)


@pytest.mark.parametrize("name", GAMES)
def test_page_or_terminal_use_every_word_of_a_board(name: str) -> None:
    game = navarch.load(name)
    package = type(game).__module__.split(".")[-2]
    folder = ROOT / "web" / "src" / "boards" / package
    shared = ROOT / "web" / "src" / "table"
    terminal = ROOT / "src" / "navarch" / "cli" / "boards" / f"{package}.py"
    pages = [file for home in (folder, shared) for file in home.iterdir()]
    sources = "".join(file.read_text() for file in (*pages, terminal))
    words = [key.removeprefix(text_module.BOARD) for key in text_module.board_arguments(game)]
    assert [word for word in words if not re.search(f"[\"']{word}[\"']", sources)] == []


def test_numbers_speak_for_themselves_and_other_nouns_have_words() -> None:
    texts = neptun("en")
    assert texts.noun("slot", "3") == "3"
    assert texts.noun("city", "leptis_magna") == "Leptis Magna"
    assert texts.noun("city_card", "roma_2") == "Roma"
    assert neptun("pl").noun("city", "thessalonica") == "Tesaloniki"


def test_polish_nouns_are_declined() -> None:
    texts = neptun("pl")
    code = texts.game.space.code
    assert texts.action(code("sail creta")) == "Płyń na Kretę"
    assert texts.action(code("sail roma")) == "Płyń do Rzymu"
    said = event(texts, "sailed", "red", "athenae", "syracusae", 7, 9)
    assert said == "Czerwony płynie z Aten do Syrakuz: 7 z 9 mil."
    assert event(texts, "stayed", "green", "alexandria") == "Zielony zostaje w Aleksandrii."


@pytest.mark.parametrize(
    ("points", "words"), [(1, "jeden punkt"), (3, "3 punkty"), (5, "5 punktów"), (22, "22 punkty"), (12, "12 punktów")]
)
def test_polish_plurals_follow_the_number(points: int, words: str) -> None:
    assert event(neptun("pl"), "kept", "blue", points, 2) == f"Niebieski ma na płytkach {words}, a złota 2."


def test_english_plurals_follow_the_number() -> None:
    texts = neptun("en")
    assert event(texts, "kept", "blue", 1, 2) == "Blue has one point on tiles and 2 gold."
    assert event(texts, "kept", "blue", 30, 1) == "Blue has 30 points on tiles and 1 gold."


def test_players_are_called_by_their_names() -> None:
    texts = neptun("en")
    names = {0: "Ola", 2: "Ben"}
    said = event(texts, "order", "red", "green", "purple", None, None, names=names)
    assert said == "Player order, drawn by lot: Ola, Green, Ben."


def test_a_place_that_is_nothing_can_be_left_out() -> None:
    texts = neptun("en")
    said = event(texts, "order", "red", "green", "blue", "purple", None)
    assert said == "Player order, drawn by lot: Red, Green, Blue, Purple."


def test_signs_are_written_with_numbers_that_have_one() -> None:
    texts = neptun("en")
    assert event(texts, "forecast", -3, 2) == "The oar cards add up to −3: wind 2 is forecast."
    assert event(texts, "forecast", 4, 9) == "The oar cards add up to +4: wind 9 is forecast."
    assert event(texts, "forecast", 0, 5) == "The oar cards add up to 0: wind 5 is forecast."


def test_a_set_of_seats_is_a_list_of_words() -> None:
    one = Reason("", "not-your-turn", (0b100,))
    three = Reason("", "not-your-turn", (0b10101,))
    assert neptun("en").reason(one) == "It is not your turn; Purple is asked now."
    assert neptun("en").reason(three) == "It is not your turn; Red, Purple, and Blue are asked now."
    assert neptun("pl").reason(three) == "To nie twoja kolej; teraz decydują: Czerwony, Fioletowy i Niebieski."


def test_an_empty_set_is_nothing() -> None:
    texts = neptun("en")
    assert texts._kind_words("x", kind_of("set city", texts.game.nouns, "x"), 0) == {
        "x": "nothing",
        "x_id": "nothing",
        "x_count": 0,
    }
    words = texts._kind_words("x", kind_of("list city", texts.game.nouns, "x"), [5, 0])
    assert words == {"x": "Roma and Creta", "x_id": "roma creta", "x_count": 2}


def test_words_that_name_no_action_are_said_again() -> None:
    texts = neptun("en")
    reason = navarch.Match(texts.game, seed=1).why_not(0, "fly tyros")[0]
    assert "'fly tyros'" in texts.reason(reason)


def test_rules_come_from_the_ledger_in_english_and_from_the_texts_in_polish() -> None:
    game = navarch.load("neptun")
    rule = game.ledger.rules["P2.13"]
    assert Texts(game, "en").rule("P2.13") == (rule.title, rule.text)
    assert Texts(game, "pl").rule("P2.13") == ("Wolno zostać", "Gracz może zostawić statek tam, gdzie jest.")


def test_a_verb_has_a_gap_for_its_noun() -> None:
    assert neptun("en").verb("sail") == "Sail to …"
    assert neptun("pl").verb("sail") == "Płyń …"
    assert neptun("en").verb("reveal") == "Turn up the next contract"


def test_what_has_no_words_is_shown_by_its_key() -> None:
    texts = neptun("en")
    assert texts.ending("sunk-by-storm") == "sunk by storm"
    assert texts.option("deep_water") == ("deep water", "")
    assert texts.option_choice("deep_water", "very_deep") == "very deep"
    assert texts.interface("never-written") == "never written"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadLanguage, match="there is no language 'la'; there are en, pl"):
        neptun("la")


@pytest.mark.parametrize("name", GAMES)
def test_the_keys_of_a_view_have_their_words_in_other_languages_than_english(name: str) -> None:
    game = navarch.load(name)
    kind = get_type_hints(type(game).view)["return"]
    _, shapes = msgspec.json.schema_components([kind])
    keys = {key for shape in shapes.values() for key in shape.get("properties", ())} - set(game.nouns["seat"])
    source = Texts(game, "pl").board_source()
    assert sorted(key for key in keys if f"{text_module.VIEW}{key} =" not in source) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_of_earlier_rules_with_other_arguments_is_told_by_its_name(lang: str) -> None:
    texts = Texts(navarch.load("hamilcar"), lang)
    assert texts.event(Event("2.2.A5", "displaced", (0,))) == "displaced"
    assert texts.event(Event("2.2.A5", "displaced", (999, 0))) == "displaced"
    assert texts.event(Event("2.2.A5", "displaced", (0, 0))) != "displaced"


@pytest.mark.parametrize(
    ("lang", "miles", "words"),
    [("en", 1, "1 mile"), ("en", 4, "4 miles"), ("pl", 1, "1 mila"), ("pl", 3, "3 mile"), ("pl", 12, "12 mil")],
)
def test_the_miles_on_the_board_of_neptun_agree_with_their_number(lang: str, miles: int, words: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(neptun(lang).board_source()))
    for key in ("board-way-miles", "board-deed-sail"):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, _ = bundle.format_pattern(pattern, {"n": miles, "miles": miles, "city": "Roma", "gold": 0})
        assert re.search(rf"\b{words}\b", str(said))
