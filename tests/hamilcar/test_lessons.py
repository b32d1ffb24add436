"""The worked examples that are lessons: each file is played as it says."""

from __future__ import annotations

import pytest

from navarch.lessons import Lesson
from tests.lessons import cases, play


@pytest.mark.lessons("hamilcar")
@pytest.mark.parametrize("lesson", cases("hamilcar"))
def test_the_rules_bear_the_lesson_out(lesson: Lesson) -> None:
    play(lesson)
