"""The encyclopaedia: what the rules say of each card, hero and general."""

from __future__ import annotations

import pytest

import navarch
from navarch.server.words import encyclopaedia
from navarch.text import Texts


@pytest.mark.parametrize("name", navarch.games())
def test_every_entry_of_a_chapter_has_rules_that_there_are(name: str) -> None:
    game = navarch.load(name)
    chapters = encyclopaedia.chapters(game)
    assert chapters
    rulings = encyclopaedia.rulings(game, Texts(game, "en"))
    for table, chapter in chapters.items():
        assert chapter.articles.keys() == {entry.word("id") for entry in game.components.entries(table)}
        assert set(chapter.articles) & set(game.nouns[chapter.domain])
        for article in chapter.articles.values():
            assert chapter.rules or article.rules
            assert set(chapter.rules) | set(article.rules) <= set(game.ledger.rules)
            assert set(article.rulings) <= rulings.keys()


@pytest.mark.parametrize(
    ("game", "table", "entry", "rules", "rulings"),
    [
        ("hamilcar", "strategy_card", "truce", {"17.1#49a", "17.1#49f"}, {"Q183", "Q184", "Q189"}),
        ("hamilcar", "general", "carthalo", {"17.2.A-Carthalo1", "17.2.A-Carthalo3"}, set()),
        ("hamilcar", "general", "duilius", {"17.2.B-Duilius1"}, {"Q186"}),
        ("hamilcar", "general", "cornelius_scipio", {"17.2.B-LScipio1"}, {"Q187"}),
        ("mare-nostrum", "hero", "perseus", {"10.PERSEUS-1", "10.PERSEUS-4"}, {"Q32", "Q33", "Q34"}),
        ("mare-nostrum", "wonder", "hanging_gardens", {"11.GARDENS-1"}, {"Q77"}),
        ("hands-in-the-sea", "card", "pillaging", {"C.Plunder.1", "C.Plunder.2"}, {"Q182", "Q183"}),
        ("hands-in-the-sea", "card", "storms_at_sea_1", {"E.StormsAtSea.1"}, {"Q189", "Q197"}),
    ],
)
def test_an_article_names_the_rules_and_rulings_of_its_card(
    game: str, table: str, entry: str, rules: set[str], rulings: set[str]
) -> None:
    article = encyclopaedia.chapters(navarch.load(game))[table].articles[entry]
    assert rules <= set(article.rules)
    assert rulings <= set(article.rulings)


def test_a_name_that_begins_a_longer_one_is_not_taken_for_it() -> None:
    generals = encyclopaedia.chapters(navarch.load("hamilcar"))["general"].articles
    assert "17.2.A-Barca1" in generals["hamilcar_barca"].rules
    assert "17.2.A-Barca1" not in generals["hamilcar"].rules


@pytest.mark.parametrize("name", navarch.games())
def test_every_ruling_that_an_article_names_is_told_in_polish_too(name: str) -> None:
    game = navarch.load(name)
    english, polish = (encyclopaedia.rulings(game, Texts(game, lang)) for lang in ("en", "pl"))
    assert english.keys() == polish.keys()
    for ruling, words in english.items():
        assert polish[ruling].question != words.question, ruling
        assert polish[ruling].text != words.text, ruling
