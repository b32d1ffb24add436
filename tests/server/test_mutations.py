"""A sample of the mutated requests of `make bench-server`."""

from __future__ import annotations

from .mutations import attack


def test_mutated_requests_are_never_accepted_when_illegal_and_break_or_leak_nothing(database: str) -> None:
    found = attack(database, count=1_500, seed=20)
    assert found["wrong"] == []
    assert found["requests"] == 1_500
    assert found["accepted"] >= 1  # how many depends on who is quicker, the bots or the mutator
    assert found["positions_checked"] >= 20
    assert set(found["statuses"]) >= {"200", "400", "403", "404", "409"}
