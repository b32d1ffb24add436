"""The rules to be read: every rule once and in the book's order, introduced, pictured, and leading somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
from navarch.engine.game import Game
from navarch.lessons import BadLesson, BookChapter, book, book_of, lesson_named, lessons_of, rulings_by_rule, scene_of
from navarch.registry import own_game_names
from navarch.server.words import rulebook

GAMES = own_game_names()
BEGINNING = 'chapter = [{ from = "C.1", en = { title = "a", text = "b" }, pl = { title = "c", text = "d" }'


@pytest.fixture(params=GAMES, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return navarch.load(request.param)


def rules_of(chapters: tuple[BookChapter, ...]) -> list[str]:
    return [rule for chapter in chapters for rule in chapter.rules]


def test_every_rule_stands_in_the_book_once_and_in_its_order(game: Game) -> None:
    assert rules_of(book_of(game)) == list(game.ledger.rules)


def test_every_chapter_is_introduced_in_both_languages(game: Game) -> None:
    for chapter in book_of(game):
        assert set(chapter.words) == {"en", "pl"}
        told = {lang: " ".join(words.text) for lang, words in chapter.words.items()}
        assert all(len(text) > 80 for text in told.values()), chapter.number
        assert told["en"] != told["pl"]


def test_every_picture_can_be_laid_out_and_most_chapters_of_play_have_one(game: Game) -> None:
    pictures = [picture for chapter in book_of(game) for picture in chapter.pictures]
    assert len(pictures) >= len(book_of(game)) / 2
    for picture in pictures:
        match, seat = scene_of(game, picture)
        assert match.view(seat)
        assert set(picture.captions) == {"en", "pl"}


def test_every_lesson_is_led_to_by_each_of_its_rules(game: Game) -> None:
    leads = rulebook.links(game)
    lessons = [lesson for chapter in lessons_of(game) for lesson in chapter.lessons]
    assert len(lessons) >= 12
    for lesson in lessons:
        for rule in lesson.rules:
            assert lesson.name in leads[rule].lessons, (lesson.name, rule)


def test_whatever_a_rule_leads_to_is_there(game: Game) -> None:
    parts = [part for chapter in book_of(game) for part in chapter.parts]
    shown = [ruling for part in parts for ruling in part.rulings]
    assert sorted(shown) == sorted(game.ledger.rulings)
    for leads in rulebook.links(game).values():
        assert all(lesson_named(game, name) for name in leads.lessons)
        assert set(leads.rulings) <= set(shown)
        for card in leads.cards:
            assert card.id in {str(entry.data["id"]) for entry in game.components.entries(card.table)}


def test_cards_and_rulings_lead_back_from_their_rules() -> None:
    hamilcar = rulebook.links(navarch.load("hamilcar"))
    assert [card.id for card in hamilcar["17.1#11a"].cards] == ["cruel_sea"]
    assert "vulso_longus" in {card.id for card in hamilcar["17.2.B-Vulso1"].cards}
    assert "Q8" in hamilcar["2.1.C8"].rulings
    assert "Q8" in hamilcar["7.2.B1"].rulings
    mare = rulebook.links(navarch.load("mare-nostrum"))
    assert "Q34" in {ruling for rule in ("10.PERSEUS-1", "10.PERSEUS-2") for ruling in mare[rule].rulings}


def test_a_ruling_stands_at_the_rules_that_it_names_or_at_the_nearest_of_its_section() -> None:
    ledger = navarch.load("neptun").ledger
    about = rulings_by_rule(ledger)
    assert about["Q17"] == ("P2.6",)  # a sum outside the forecast scale
    assert about["Q53"] == ("P3.T.3",)  # stacks of temple tokens
    for ruling, rules in about.items():
        said = ledger.rulings[ruling].section  # what stands at "Set-up" as a whole finds its step
        assert all(ledger.rules[rule].section.startswith(said) for rule in rules), ruling
    hamilcar = rulings_by_rule(navarch.load("hamilcar").ledger)
    assert hamilcar["Q8"] == ("2.1.C8", "7.2.B1")  # it stands at two sections
    assert hamilcar["Q1"] == ("0.1",)  # about the whole book


def write(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Neptun with another book."""
    game = navarch.load("neptun")
    (folder / "lessons").mkdir()
    (folder / book.FILE).write_text(text, encoding="utf-8")
    monkeypatch.setattr(book, "folder_of", lambda _: folder / "lessons")
    book_of.cache_clear()
    return game


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        (BEGINNING.replace("C.1", "C.99") + "}]", "chapter[0].from", "'C.99' is no rule of Neptun"),
        (BEGINNING.replace("C.1", "S.1") + "}]", "chapter", "must begin with the first rule"),
        (BEGINNING + "}]\n[headings]\nnowhere = { en = 'a', pl = 'b' }", "headings", "is no section and no rule"),
        (BEGINNING + ", picture = [{ lesson = 'none', en = 'a', pl = 'b' }] }]", "lesson", "is no lesson of Neptun"),
        (BEGINNING + ", picture = [{ lesson = 'range', en = 'a' }] }]", "picture[0].pl", "is missing"),
        (BEGINNING + ", picture = [{ lesson = 'range', stage = 9, en = 'a', pl = 'b' }] }]", "stage", "has none of"),
        (BEGINNING + ", picture = [{ lesson = 'range', shows = 'sky', en = 'a', pl = 'b' }] }]", "shows", "'sky' is"),
        (BEGINNING + ", mood = 'grim' }]", "chapter[0].mood", "is nothing that"),
    ],
)
def test_a_book_that_says_something_wrong_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, entry: str, reason: str
) -> None:
    game = write(tmp_path, text, monkeypatch)
    with pytest.raises(BadLesson) as refused:
        book_of(game)
    book_of.cache_clear()
    assert entry in str(refused.value)
    assert reason in str(refused.value)


def test_a_game_without_a_book_is_read_section_by_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = write(tmp_path, "", monkeypatch)
    (tmp_path / book.FILE).unlink()
    chapters = book_of(game)
    book_of.cache_clear()
    assert rules_of(chapters) == list(game.ledger.rules)
    assert chapters[0].words["pl"].title == "Game components"
