"""`navarch lessons`: the worked examples of the rulebooks as questions, listed or played at this terminal."""

from __future__ import annotations

import argparse
import difflib
import sys

from .. import sound_games
from ..engine.game import Game
from ..lessons import Chapter, Exercise, Lesson, lessons_of
from .common import load_game, need, print_json, wants_json
from .parser import BadUsage


def run(args: argparse.Namespace) -> int:
    """How many there are, those of a game, or one of them."""
    if args.game is None:
        return _counts(args)
    game = load_game(args.game)
    chapters = lessons_of(game)
    if args.lesson is None:
        told = [_chapter(chapter, args.lang) for chapter in chapters]
        if wants_json(args):
            print_json(told)
        else:
            print("\n".join(_lines(game, chapters, args.lang)))
        return 0
    lesson = _wanted(chapters, args.lesson)
    if wants_json(args):
        print_json(_whole(lesson, args.lang))
        return 0
    return play(lesson, args.lang)


def _counts(args: argparse.Namespace) -> int:
    counts = {game.name: sum(len(chapter.lessons) for chapter in lessons_of(game)) for game in sound_games()}
    if wants_json(args):
        print_json(counts)
    else:
        print("\n".join(f"{name}: {count} lessons (navarch lessons {name})" for name, count in counts.items()))
    return 0


def _chapter(chapter: Chapter, lang: str) -> dict[str, object]:
    lessons = [{"name": one.name, "example": one.example, "title": one.words[lang].title} for one in chapter.lessons]
    return {"title": chapter.titles[lang], "lessons": lessons}


def _lines(game: Game, chapters: tuple[Chapter, ...], lang: str) -> list[str]:
    said = [f"{game.title}: navarch lessons {game.name} LESSON plays one of these"]
    for chapter in chapters:
        said += ["", chapter.titles[lang]]
        said += [f"  {one.name:<24}{one.words[lang].title}  [{', '.join(one.rules)}]" for one in chapter.lessons]
    return said


def _wanted(chapters: tuple[Chapter, ...], name: str) -> Lesson:
    found = {lesson.name: lesson for chapter in chapters for lesson in chapter.lessons}
    if name not in found:
        close = difflib.get_close_matches(name, found, 1, 0.5)
        raise BadUsage(f"there is no lesson {name!r}" + (f"; did you mean {close[0]}?" if close else ""))
    return found[name]


def _whole(lesson: Lesson, lang: str) -> dict[str, object]:
    return {
        "name": lesson.name,
        "example": lesson.example,
        "rules": list(lesson.rules),
        **lesson.words[lang]._asdict(),
        "asked": lesson.game.nouns["seat"][lesson.seat],
        "right": list(lesson.right),
        "wrong": lesson.wrong,
        "follows": [{"do": list(follow.actions), "text": follow.words[lang]} for follow in lesson.follows],
        "outcome": lesson.outcome,
    }


def play(lesson: Lesson, lang: str) -> int:
    """Ask until the answer is right, then show what follows."""
    try:
        from .lesson_screen import LessonScreen
        from .screen import Screen
    except ModuleNotFoundError as error:
        raise need("terminal", error) from error
    return LessonScreen(Exercise(lesson), Screen(plain=not sys.stdin.isatty()), lang).play()
