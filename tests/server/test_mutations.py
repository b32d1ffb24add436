"""A sample of the mutated requests of `make bench-server`."""

from __future__ import annotations

from .mutations import LEGAL_EVERY, TABLES, attack


def test_mutated_requests_are_never_accepted_when_illegal_and_break_or_leak_nothing(database: str) -> None:
    found = attack(database, count=1_500, seed=20)
    assert found["wrong"] == []
    assert found["requests"] == 1_500
    assert found["tables"] >= len(TABLES)
    assert found["legal_accepted"] == 1_500 // LEGAL_EVERY
    assert found["accepted"] >= found["legal_accepted"]
    assert found["positions_checked"] >= 20
    assert set(found["statuses"]) >= {"200", "400", "403", "404", "409"}
