"""The review of a finished game: the chances over its course, what luck gave and took, and what cost most.

Every seat is judged by what it could know at that time, on samples, never by the hidden cards as they lay: what is said
of a seat stays the same when cards are exchanged that it could not know. Nothing here goes by a clock: the same record,
seed and number of iterations give the same review.
"""

from __future__ import annotations

from .chances import Outlook, TurningPoint
from .luck import Luck, Stroke
from .mistakes import Mistake
from .moments import Moment, Story, story_of
from .whole import Review, SeatReview, iterations_in, review

__all__ = [
    "Luck",
    "Mistake",
    "Moment",
    "Outlook",
    "Review",
    "SeatReview",
    "Story",
    "Stroke",
    "TurningPoint",
    "iterations_in",
    "review",
    "story_of",
]
