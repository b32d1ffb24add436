"""Primers and guided first games: what they must say, that bad ones are refused, and that a guide tells of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import navarch
from navarch.engine.match import Match
from navarch.lessons import BadLesson, guide_of, primer_of, read_guide, read_primer
from navarch.lessons.guide import file_of
from navarch.lessons.lesson import LANGUAGES, folder_of
from navarch.lessons.reading import read_entries
from navarch.registry import own_game_names
from navarch.text import Texts

from .guides import figures, rehearse

ROOT = Path(__file__).parent.parent
NEPTUN = navarch.load("neptun")
GUIDE = file_of(NEPTUN).read_text(encoding="utf-8")
PRIMER = (folder_of(NEPTUN) / "primer.toml").read_text(encoding="utf-8")
MOST_WORDS = 350  # two minutes of reading
MOST_OF_A_NOTE = 60  # words
LEAST_SHARE = 0.9


@pytest.mark.parametrize("name", own_game_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_primer_that_is_read_in_two_minutes(name: str, lang: str) -> None:
    primer = primer_of(navarch.load(name))
    assert primer is not None
    assert 150 <= len(primer.text(lang).split()) <= MOST_WORDS
    assert {"prompt", "board", "actions", "players", "log"} <= {part.name for part in primer.parts}


@pytest.mark.parametrize("name", own_game_names())
def test_a_primer_says_nothing_twice_and_not_the_same_in_both_languages(name: str) -> None:
    primer = primer_of(navarch.load(name))
    assert primer is not None
    said = [line for lang in LANGUAGES for line in primer.text(lang).split("\n")]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("name", own_game_names())
def test_a_guide_tells_of_nearly_every_kind_of_decision_in_its_game(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    guide = guide_of(navarch.load(name))
    assert guide is not None
    rehearsal = rehearse(guide)
    told = f"{len(rehearsal.spoken)} of {len(guide.notes)} notes, {len(rehearsal.met)} kinds of decision"
    record_property("guide", f"{told}, told of {rehearsal.share():.0%}")
    assert rehearsal.share() >= LEAST_SHARE, (told, rehearsal.uncovered())
    assert len(rehearsal.spoken) >= LEAST_SHARE * len(guide.notes) - 1, told


@pytest.mark.parametrize("name", own_game_names())
def test_a_guide_speaks_at_the_first_decision_and_falls_silent_before_the_last(name: str) -> None:
    guide = guide_of(navarch.load(name))
    assert guide is not None
    rehearsal = rehearse(guide)
    assert rehearsal.spoken[0].decision == 0
    assert rehearsal.spoken[-1].decision < rehearsal.decisions - 1
    assert len({one.note.name for one in rehearsal.spoken}) == len(rehearsal.spoken)


@pytest.mark.parametrize("name", own_game_names())
def test_what_a_guide_hopes_for_can_be_done_where_it_speaks(name: str) -> None:
    """Greedy bots do most of it: a guide that hoped for nothing anybody does would be a bad one."""
    guide = guide_of(navarch.load(name))
    assert guide is not None
    rehearsal = rehearse(guide)
    assert sum(one.hoped for one in rehearsal.spoken) >= len(rehearsal.spoken) / 2


@pytest.mark.parametrize("name", own_game_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_speaks_in_few_words_in_both_languages(name: str, lang: str) -> None:
    guide = guide_of(navarch.load(name))
    assert guide is not None
    texts = Texts(guide.game, lang)
    for note in guide.notes:
        say, done, other = texts.guide(note.name)
        assert 1 <= len(say.split()) <= MOST_OF_A_NOTE, note.name
        assert done, note.name
        assert len({say, done, other}) == 3, note.name
    assert texts.farewell()


@pytest.mark.parametrize("name", own_game_names())
def test_a_guide_says_nothing_that_is_no_note_of_it(name: str) -> None:
    guide = guide_of(navarch.load(name))
    assert guide is not None
    for lang in LANGUAGES:
        file = file_of(guide.game).parent / "text" / f"{lang}.ftl"
        said = re.findall(r"^guide-(\w+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert said == ["farewell", *(note.name for note in guide.notes)]


def test_a_guided_game_has_the_same_luck_every_time() -> None:
    guide = guide_of(NEPTUN)
    assert guide is not None
    first, second = (
        Match(NEPTUN, guide.options, players=guide.players, secret=guide.secret()).state.digest() for _ in range(2)
    )
    other = Match(NEPTUN, guide.options, players=guide.players, secret=guide._replace(luck=99).secret())
    assert first == second != other.state.digest()


def test_a_note_waits_for_its_question_its_verbs_and_its_view() -> None:
    guide = guide_of(NEPTUN)
    assert guide is not None
    second = next(note for note in guide.notes if note.name == "second_round")
    assert second.speaks("verdict", {"take"}, {"round": 2})
    assert not second.speaks("verdict", {"take"}, {"round": 1})
    assert not second.speaks("harbour", {"sail"}, {"round": 2})
    told = [note.name for note in guide.notes if note.name != "second_round"]
    assert guide.note_for("verdict", {"take"}, {"round": 1}, told) is None
    assert guide.note_for("verdict", {"take"}, {"round": 2}, told) is second
    hands = guide_of(navarch.load("hands-in-the-sea"))
    assert hands is not None
    settle = hands.notes[0]
    assert settle.speaks("action", {"settle", "pass"}, {})
    assert not settle.speaks("action", {"pass"}, {})
    assert settle.is_about("action", "settle")
    assert not settle.is_about("action", "pass")


def test_a_hope_is_a_verb_or_a_whole_action() -> None:
    guide = guide_of(NEPTUN)
    assert guide is not None
    note = guide.notes[0]._replace(hopes=("sail tyros", "buy"))
    assert note.hoped("sail tyros")
    assert note.hoped("buy")
    assert not note.hoped("sail roma")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('seat = "red"', 'seat = "orange"', "seat: 'orange' is none of red, green"),
        ('asked = ["slot"]', 'asked = ["slots"]', "note[1].asked: 'slots' is no question of Neptun"),
        ('asked = ["slot"]', "asked = []", "note[1].asked: names no question"),
        ('hopes = ["load"]', 'hopes = ["unload"]', "note[1].hopes: "),
        ('hopes = ["load"]', "hopes = []", "note[1].hopes: names no action"),
        ('hopes = ["load"]', 'hopes = ["load"]\noffers = ["lie"]', "note[1].offers: 'lie' is no verb of Neptun"),
        ('points = ["chart", "board"]', 'points = ["chair"]', "note[1].points: 'chair' is no part that the primer"),
        ('"P1.L.2"', '"P9.9"', "note[1].rules: 'P9.9' is no rule of Neptun"),
        ('name = "slot"', 'name = "first_contract"', "note[1].name: 'first_contract' was told before"),
        ("luck = 7", 'luck = "seven"', "luck: 'seven' is not a number"),
        ("luck = 7", "lucky = 7", "lucky: is nothing that a lesson says here"),
        ("luck = 7", "luck = 7\n[farewell]", "farewell: is nothing that a lesson says here"),
        ("luck = 7", "luck = [", "the whole: is no TOML"),
    ],
)
def test_a_bad_guide_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GUIDE
    file = tmp_path / "guide.toml"
    file.write_text(GUIDE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLesson) as caught:
        read_guide(NEPTUN, file)
    assert str(caught.value).startswith(f"{tmp_path.name}/guide.toml, {said}")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[pl]", "[pt]", "pl: is missing"),
        ("win = ", "winning = ", "en.win: is missing"),
        ('name = "log"', 'name = "board"', "part[9].name: 'board' was told before"),
        ('en = "All that has happened."', 'en = " "', "part[9].en: ' ' is not a text"),
        ('name = "log"', 'name = "log"\nat = "below"', "part[9].at: is nothing that a lesson says here"),
        ("about = ", "turns = []\nabout = ", "en.turns: is nothing that a lesson says here"),
    ],
)
def test_a_bad_primer_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in PRIMER
    file = tmp_path / "primer.toml"
    file.write_text(PRIMER.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLesson) as caught:
        read_primer(read_entries(file))
    assert str(caught.value).startswith(f"{tmp_path.name}/primer.toml, {said}")


def test_the_figures_of_the_guides_stand_in_the_documents() -> None:
    assert figures() in (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
