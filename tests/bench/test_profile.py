"""`navarch bench --profile` tells where the time goes."""

from __future__ import annotations

import pytest

from navarch.bench import profile, table


@pytest.fixture(scope="module")
def found() -> dict[str, object]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(profile, "POSITIONS", 20)
        patch.setattr(profile, "TRIES", 1)
        patch.setattr(profile, "SECONDS", 0.1)
        patch.setattr(profile, "ITERATIONS", 5)
        return profile.report("neptun", 3)


def test_every_cost_is_told_with_parts_that_are_part_of_it(found: dict[str, object]) -> None:
    costs = found["costs"]
    assert isinstance(costs, list)
    wanted = {"random decision", "legal list", "clone", "sample", "advised decision", "search iteration"}
    assert wanted <= {cost["what"] for cost in costs}
    assert all(cost["us"] > 0 for cost in costs)
    told = profile.told(found)
    for word in (*wanted, "action_scores", "playout", "procedures", "own time in a search"):
        assert word in told


def test_pure_python_names_the_functions_by_their_own_time(found: dict[str, object]) -> None:
    functions = found["functions"]
    assert isinstance(functions, list)
    shares = [share for _, share in functions]
    assert len(shares) == profile.FUNCTIONS
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1


def test_a_number_of_players_that_the_game_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        table.main(["--profile", "neptun", "--players", "9"])
    assert "--players: Neptun is played by 3, 4, 5" in capsys.readouterr().err
