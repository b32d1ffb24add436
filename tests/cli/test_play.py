"""`navarch play` at the terminal: whole games, every command, plain pipes and full pages."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import navarch
import tests.mare_nostrum.table
from navarch.bots import OwnBots, make
from navarch.cli.commands import named
from navarch.cli.offers import Step, lettered, numbered
from navarch.cli.screen import Screen
from navarch.cli.table import Table
from navarch.engine.match import replay_match
from navarch.text import LANGUAGES, Texts
from tests.mare_nostrum.positions import cyrenaica

from .shell import Shell, command

WIDTH, HEIGHT = 100, 40


class Typed(Screen):
    """A screen whose person types given lines; it keeps every page."""

    def __init__(self, lines: Iterator[str], terminal: bool = True) -> None:
        self.paper = io.StringIO()
        console = Console(
            file=self.paper,
            width=WIDTH,
            height=HEIGHT,
            force_terminal=terminal,
            color_system="truecolor" if terminal else None,
            markup=False,
        )
        super().__init__(not terminal, console)
        self.typed = lines
        self.pages: list[str] = []

    def read(self, words: Callable[[], list[str]]) -> str | None:
        self.pages.append(self.paper.getvalue())
        self.paper.seek(0)
        self.paper.truncate()
        return next(self.typed, None)


def sit(lines: list[str] | Iterator[str], *, seed: int = 1, lang: str = "en", terminal: bool = False) -> Table:
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, secret=bytes([seed]) * 32, seats=["me", "greedy", "greedy"])
    return Table(match, [None, make("greedy", 1), make("greedy", 2)], Typed(iter(lines), terminal), lang)


def pages(table: Table) -> list[str]:
    assert isinstance(table.screen, Typed)
    return table.screen.pages


class FirstAction(Iterator[str]):
    """Types the key of an action, in turn the first, the last and one in the middle."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.count = 0

    def __next__(self) -> str:
        table = self.table
        assert table is not None
        if table.match.over:
            raise StopIteration
        self.count += 1
        assert table.choices is not None
        keys = list(table.choices.keys)
        return keys[(0, -1, len(keys) // 2)[self.count % 3]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_on_pages_that_fit_the_terminal(lang: str) -> None:
    typist = FirstAction()
    table = sit(typist, lang=lang, terminal=True)
    typist.table = table
    assert table.play() == 0
    assert table.match.over
    assert typist.count > 50
    for page in pages(table):
        rows = page.count("\n")
        assert rows < HEIGHT  # the last row is for typing
    assert replay_match(table.match.game, table.match.record).result == table.match.result
    assert table.say("provable") in pages(table)[-1]


def test_everything_can_be_typed_on_a_plain_screen() -> None:
    table = sit(
        ["help", "?", "? P2.11", "? wind", "? nonsense", "why sail tyros", "why", "hint", "log 2", "board", "quit"]
    )
    assert table.play() == 0
    said = pages(table)
    assert "why ACTION" in said[1]
    assert said[2].startswith("P1.")
    assert "P2.11 Several links per turn." in said[3]
    assert "P2.6      Forecast the wind" in said[4]
    assert "No rule speaks of “nonsense”." in said[5]
    assert "Sail to Tyros:\n“Sail to …” comes in phase 2, in your turn to sail" in said[6]
    assert "P2.8 Sail in player order." in said[6]
    assert "\nFirst: " in said[6]
    assert "Why what?" in said[7]
    assert said[8].startswith("What greedy would do:\n1. ")
    assert len(said[9].splitlines()) == 2
    assert "Creta" in said[10]
    assert table.left


def test_nobody_is_told_why_he_may_not_throw_the_dice_of_chance() -> None:
    table = sit(["why draw_oar oar_1_plus2", "quit"])
    table.play()
    assert table.match.game.space.code("draw_oar oar_1_plus2")
    assert pages(table)[1].startswith("“draw_oar oar_1_plus2” is no action")


def test_the_prompt_names_its_rule_and_every_action_has_a_key() -> None:
    table = sit([])
    table.play()
    assert "[P1." in pages(table)[0]
    assert any(line.startswith(("1 ", "r ")) for line in pages(table)[0].splitlines())


def test_what_was_typed_is_found_by_text_or_the_beginning_of_its_words() -> None:
    game = navarch.load("neptun")
    space = game.space
    cities = [space.code(f"sail {city}") for city in game.nouns["city"]]
    english, polish = Texts(game, "en"), Texts(game, "pl")
    assert named(english, cities, "3") == []
    assert named(english, cities, "sail leptis_magna") == [space.code("sail leptis_magna")]
    assert named(english, cities, "Leptis Magna") == [space.code("sail leptis_magna")]
    assert named(english, cities, "thes") == [space.code("sail thessalonica")]
    assert named(polish, cities, "rzym") == [space.code("sail roma")]
    assert named(polish, cities, "Płyń do Aten") == [space.code("sail athenae")]
    assert len(named(english, cities, "a")) == 3
    assert named(english, cities, "ultima thule") == []


def test_numbered_things_are_typed_by_their_own_numbers_and_others_by_their_place() -> None:
    game = navarch.load("neptun")
    code = game.space.code
    assert numbered(game, [code("load 2"), code("load 5")]) == ["2", "5"]
    assert numbered(game, [code("sail roma"), code("sail tyros")]) == ["1", "2"]
    assert numbered(game, [code("load 2"), code("fulfil 2")]) == ["1", "2"]


def test_a_letter_is_the_first_of_its_words_that_is_free_and_never_a_command() -> None:
    assert lettered(["Pass", "Settle", "Sail", "Płyń", "Żegluj", "Undo"]) == ["p", "s", "a", "l", "z", "n"]
    letters = lettered(["Build"] * 40)
    assert len(set(letters)) == 40
    assert not set(letters) & {"b", "h", "q", "u"}


def test_a_mistake_and_an_ambiguous_word_change_nothing() -> None:
    table = sit(["fly me to the moon", "99", "", "quit"])
    digest = table.match.state.digest()
    table.play()
    assert table.match.state.digest() == digest
    assert "“fly me to the moon” is no action and no command here" in pages(table)[1]
    assert "“99” is no action" in pages(table)[2]


def asked_many(name: str, fewest: int) -> tuple[navarch.Match, int]:
    """A position in which a seat is asked with more than that many actions."""
    match = navarch.Match(navarch.load(name), secret=b"5" * 32)
    bots = [make("greedy", seat) for seat in range(match.state.players)]
    while len(match.legal(match.to_act[0])) <= fewest:
        seat = match.to_act[0]
        match.submit(seat, bots[seat].choose(match.perspective(seat)))
    return match, match.to_act[0]


def at_table(match: navarch.Match, seat: int, *lines: str, terminal: bool = False) -> Table:
    """A person on that seat who types these lines; the others are bots that never get a turn."""
    bots = [None if one == seat else make("random", one) for one in range(match.state.players)]
    table = Table(match, bots, Typed(iter(lines), terminal), "en")
    table.ask(seat)
    return table


def test_an_ambiguous_word_lists_what_it_could_mean() -> None:
    match, seat = asked_many("hands-in-the-sea", 20)
    assert "That could mean several things: " in pages(at_table(match, seat, "re", "quit"))[1]


@pytest.mark.parametrize("name", ["hands-in-the-sea", "hamilcar"])
def test_where_there_is_much_to_choose_verbs_come_first_with_counts_and_none_is_lost(name: str) -> None:
    match, seat = asked_many(name, 20)
    table = at_table(match, seat, "quit")
    choices = table.choices
    assert choices is not None
    assert not choices.offer.nouns
    assert len(choices.keys) <= 14
    reached = set(choices.offer.plays) | set(choices.offer.ends)
    for key, step in choices.keys.items():
        if isinstance(step, Step):
            assert f"{key} {table.board.step_name(step)} ▸{len(step.codes)}" in pages(table)[0]
            reached |= set(step.codes)
    assert reached == set(match.state.legal_for(seat))


def test_a_verb_shows_what_it_takes_and_b_or_enter_go_back() -> None:
    match, seat = asked_many("hands-in-the-sea", 20)
    first = at_table(match, seat, "quit")
    assert first.choices is not None
    key, step = next((key, one) for key, one in first.choices.keys.items() if isinstance(one, Step))
    name = first.board.step_name(step)
    for leave in ("b", "", "wstecz"):
        table = at_table(match, seat, key, leave, "quit")
        assert f"b ‹ {name}" in pages(table)[1]
        assert "\n1 " in pages(table)[1]
        assert f"{key} {name} ▸" in pages(table)[2]
    ply = match.ply
    at_table(match, seat, key, "1")
    assert match.ply > ply


def test_the_word_of_a_verb_does_what_its_key_does() -> None:
    match, seat = asked_many("hands-in-the-sea", 20)
    table = at_table(match, seat, "discard", "quit")
    assert "b ‹ Discard" in pages(table)[1]


@pytest.mark.parametrize("name", navarch.games())
def test_a_page_of_any_game_fits_the_terminal(name: str) -> None:
    match = navarch.Match(navarch.load(name), secret=b"6" * 32)
    bots = [make("random", seat) for seat in range(match.state.players)]
    for _ in range(25):
        seat = match.to_act[0]
        match.submit(seat, bots[seat].choose(match.perspective(seat)))
    table = at_table(match, match.to_act[0], terminal=True)
    assert 10 < pages(table)[0].count("\n") < HEIGHT


def test_undo_takes_back_until_something_was_learned() -> None:
    table = sit(["undo", "quit"])
    table.play()
    assert "Nothing can be taken back" in pages(table)[1]

    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, secret=b"8" * 32)
    bots = [make("greedy", seat) for seat in range(3)]
    while match.prompt()[0] != "slot":
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    seat = match.to_act[0]
    assert match.can_undo(seat)
    before = match.ply
    people = [None if one == seat else bots[one] for one in range(3)]
    table = Table(match, people, Typed(iter(["undo", "quit"]), False), "en")
    table.play()
    assert "Taken back." in pages(table)[1]
    assert match.ply == before - 1


def test_the_language_can_be_changed_in_play() -> None:
    table = sit(["lang pl", "lang la", "lang", "quit"])
    table.play()
    assert "[P1." in pages(table)[1]
    assert "kontrakt" in pages(table)[1]
    assert "Języki to en, pl." in pages(table)[2]
    assert "contract" in pages(table)[3]


def test_polish_commands_are_understood() -> None:
    table = sit(["pomoc", "dlaczego tyr", "podpowiedz", "koniec"], lang="pl")
    table.play()
    assert "dlaczego AKCJA" in pages(table)[1]
    assert "Płyń do Tyru:\n„Płyń …”: na to jest czas w 2. fazie" in pages(table)[2]
    assert "Co robi greedy:" in pages(table)[3]
    assert table.left


def test_advice_can_be_asked_of_any_bot_but_not_of_nobody() -> None:
    table = sit(["hint ismcts:5i", "hint hal", "quit"])
    table.play()
    assert "What ismcts:5i would do:" in pages(table)[1]
    assert "%" in pages(table)[1]
    assert "there is no bot 'hal'" in pages(table)[2]


def test_a_saved_game_goes_on_with_its_own_dice_and_can_be_proved(navarch_says: Shell, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    table = sit(["1", "save", f"save {tmp_path}/no/folder/x.json", f"save {file}", "quit"])
    table.play()
    assert "Save where?" in pages(table)[-3]
    assert "No such file or directory" in " ".join(pages(table)[-2].split())
    assert f"go on with: navarch play --resume {file}" in " ".join(pages(table)[-1].split())
    assert navarch_says("verify", file).status == 1

    said = command("play", "--resume", file, "--json", said="\n" * 3)
    assert said.status == 0
    assert said.out.count("is not legal") == 3
    lines_back = [json.loads(line) for line in said.out.splitlines()]
    assert lines_back[0]["seat"] == 0

    from navarch.cli.parser import make_parser
    from navarch.cli.play import resumed
    from navarch.cli.records import save

    args = make_parser().parse_args(["play", "--resume", str(file)])
    match, seats = resumed(args, OwnBots())
    assert seats == ["me", "greedy", "greedy"]
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    save(match, str(file))
    assert navarch.verify(file).ok


def test_people_at_one_keyboard_do_not_see_each_others_hands() -> None:
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, secret=b"9" * 32)
    lines = iter(["", "1", "", "1", "", "quit"])
    table = Table(match, [None, None, make("random", 1)], Typed(lines, False), "en")
    table.play()
    said = pages(table)
    assert "press Enter when nobody else looks" in said[0]
    assert "press Enter when nobody else looks" in said[2]


def test_bots_alone_play_to_the_end_and_the_result_is_told() -> None:
    said = command("play", "neptun", "--terminal", "--seats", "greedy,random,random", "--seed", 2)
    assert said.status == 0
    assert "1. ● Red (greedy)" in said.out
    assert "Most points on tiles after the third game round.  [W.3]" in said.out


def test_the_end_of_the_input_is_no_error_and_the_same_seed_tells_the_same() -> None:
    words = ("play", "--terminal", "--seed", 5)
    first, second = command(*words, said="1\n"), command(*words, said="1\n")
    assert first.status == second.status == 0
    assert first.err == ""
    assert first.out == second.out
    assert "The dice and draws of this game are fixed by a secret" in first.out


def test_without_the_browser_table_the_terminal_takes_over(
    navarch_says: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("navarch.cli.serve.has_page", lambda: False)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said = navarch_says("play")
    assert said.status == 0
    assert "the browser table is not installed; playing in the terminal" in said.err
    assert "Take contract" in said.out


def test_a_program_can_play_a_seat_by_lines_of_json() -> None:
    answers = "take 1\nfly\n"
    said = command("play", "neptun", "--json", "--seats", "me,random,random", "--seed", 5, said=answers)
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert said.status == 0
    assert set(lines[0]) == {"game", "seat", "me", "ask", "rule", "legal", "view", "news"}
    assert lines[0]["seat"] == 0
    assert "hand" in lines[0]["view"]
    errors = [line for line in lines if "error" in line]
    assert errors[-1]["reasons"] == [{"rule": "", "key": "unknown-action"}]


def test_a_program_plays_to_the_end() -> None:
    game = navarch.load("neptun")
    from navarch.cli import lines as protocol

    match = navarch.Match(game, players=3, seed=3)
    bots = [None, make("random", 1), make("random", 2)]
    told = [0, 0, 0]
    asked = 0
    while not match.over:
        seats = [seat for seat in match.to_act if bots[seat] is None]
        if seats:
            question = protocol.asked(match, 0, told)
            legal = question["legal"]
            assert isinstance(legal, list)
            protocol.answer(match, 0, legal[0])
            asked += 1
        else:
            seat = match.to_act[0]
            bot = bots[seat]
            assert bot is not None
            match.submit(seat, bot.choose(match.perspective(seat)))
    assert asked > 30
    assert protocol.asked(match, 0, told)["legal"] == []


def rome_types(laid: tests.mare_nostrum.table.Table, *lines: str) -> list[str]:
    """A person plays Rome from a position of Mare Nostrum, bots the others; the pages that followed each line."""
    bots = [make("greedy", seat) for seat in range(1, laid.match.state.players)]
    table = Table(laid.match, [None, *bots], Typed(iter([*lines, "quit"]), False), "en")
    table.play()
    return pages(table)[1:]


@pytest.mark.parametrize("said", ["pay wine, pay oil, pay grain", "pay grain, pay oil, pay wine", "oil, wine, grain"])
def test_a_set_is_laid_in_one_go_and_in_any_order(said: str) -> None:
    laid = tests.mare_nostrum.table.Table(3).only("rome", wine=1, oil=1, grain=1, sheep=1).build_turn("rome")
    rome_types(laid.do("legion latium"), said)
    assert laid.supply("rome") == {"sheep": 1}
    assert laid.choice == "build"


def test_of_a_set_that_is_none_nothing_is_laid_and_the_reason_is_told() -> None:
    laid = tests.mare_nostrum.table.Table(3).only("rome", wine=2, oil=1, grain=1, sheep=1).build_turn("rome")
    said = rome_types(laid.do("legion latium"), "wine, wine, oil", "oil, gold")
    assert laid.supply("rome") == {"wine": 2, "oil": 1, "grain": 1, "sheep": 1}
    assert "No wine goes with what is paid" in said[0]
    assert "You have no gold left." in said[1]


def test_an_offer_what_is_stored_and_buildings_to_occupy_are_laid_in_one_go_too() -> None:
    trade = tests.mare_nostrum.table.Table(3).only("rome", wine=2, oil=1, grain=1).trade().do("announce 3")
    rome_types(trade, "wine, oil, wine")
    assert trade.events("offer-opened")[:2] == [("rome", 1, ["oil"], "p1"), ("rome", 2, ["wine"], "p1")]
    gardens = tests.mare_nostrum.table.Table(3).tiles("rome", "hanging_gardens").only("rome", wine=1, oil=1, gold=1)
    rome_types(gardens.build_turn("rome").do("done"), "wine, gold")
    assert gardens.supply("rome") == {"wine": 1, "gold": 1}
    conquest = cyrenaica(2).move_turn("rome").do("done")
    rome_types(conquest, "occupy the city cyrene, occupy the market in cyrenaica")
    assert (conquest.occupier("cyrene"), conquest.occupier("cyrenaica_market")) == ("rome", "rome")


@pytest.mark.parametrize(("lang", "said"), [("en", "● Rome  What do you build?"), ("pl", "● Rzym  Co budujesz?")])
def test_a_seat_that_plays_an_empire_is_called_by_it(lang: str, said: str) -> None:
    laid = tests.mare_nostrum.table.Table(3).build_turn("rome")
    table = Table(laid.match, [None] * 3, Typed(iter(["", "quit"]), False), lang)
    table.play()
    assert pages(table)[0].startswith(said[:6])
    assert said in pages(table)[1]
