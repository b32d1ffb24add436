"""How many ways lead on from a position: any change of what is legal changes these numbers."""

from __future__ import annotations

from navarch.engine.state import CHANCE, State


def ways(s: State, depth: int) -> int:
    """Sequences of so many decisions from here; a game that is over counts as one.

    Dice and draws bring their first outcome; of several who are asked at once the first answers first.
    """
    while not s.over and s.actor == CHANCE:
        s.play(s.legal()[0])
    if s.over or not depth:
        return 1
    found, seat = 0, s.to_act()[0]
    for action in s.legal_for(seat):
        child = s.clone()
        child.play_for(seat, action)
        found += ways(child, depth - 1)
    return found


def counts(s: State, depth: int) -> list[int]:
    """The numbers for one decision, two, and so on."""
    return [ways(s.clone(), ahead) for ahead in range(1, depth + 1)]
