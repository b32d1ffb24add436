"""Why not? Answers for actions that a choice does not offer."""

from __future__ import annotations

from ...engine.event import Reason


def refuse(options: list[int], action: int, rule: str, key: str, args: tuple[int, ...] = ()) -> Reason | None:
    """The reason, unless the action is offered after all."""
    return None if action in options else Reason(rule, key, args)
