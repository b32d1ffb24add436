"""Lessons: the worked examples of a rulebook, each in one file that is both its test and what the page plays.

A file says the position, what chance brings, what happened before, whom the question is asked, what is right, what is
wrong and by which rule, what follows, what must hold at the end, and all of it in the words of every language. Beside
them stand the primer of each game, to be read before the first move, the guide of its first game, and the rules
themselves to be read by chapters (`book_of`), with positions of lessons as pictures.
"""

from __future__ import annotations

from .book import BookChapter, BookPart, Introduction, Picture, book_of, picture_named, scene_of
from .exercise import Exercise, Verdict
from .guide import Guide, Note, guide_of, read_guide
from .lesson import Chapter, Follow, Lesson, Words, lesson_named, lessons_of, read_lesson
from .primer import Part, Primer, PrimerWords, primer_of, read_primer
from .reading import BadLesson
from .rulings import rulings_by_rule

__all__ = [
    "BadLesson",
    "BookChapter",
    "BookPart",
    "Chapter",
    "Exercise",
    "Follow",
    "Guide",
    "Introduction",
    "Lesson",
    "Note",
    "Part",
    "Picture",
    "Primer",
    "PrimerWords",
    "Verdict",
    "Words",
    "book_of",
    "guide_of",
    "lesson_named",
    "lessons_of",
    "picture_named",
    "primer_of",
    "read_guide",
    "read_lesson",
    "read_primer",
    "rulings_by_rule",
    "scene_of",
]
