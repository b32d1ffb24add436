"""The log of Neptun retold: a reader of the English words alone keeps the same table as the rules."""

from __future__ import annotations

import pytest

from navarch.engine.event import Event
from navarch.engine.match import Match
from navarch.games.neptun.state import NeptunState
from navarch.text import LANGUAGES, Texts
from tests.golden import numbers

from .golden import Golden, read, replayed
from .reader import Reader
from .table import GAME

EN = Texts(GAME, "en")
SEATS = GAME.nouns["seat"]
READ = [golden for golden in read() if golden.seed % 12 == 0 or golden.seed > 74]
UNDER_WAY = ("slot", "donation")  # a contract is told as taken or delivered, and its cards follow with the answer


def word(domain: str, label: str | None) -> str:
    """What the log calls a thing."""
    return EN.noun(domain, label) if label else ""


def told_hands(s: NeptunState) -> dict[str, list[str]]:
    """All hands in the words of the log."""
    oars = GAME.nouns["oar"]
    return {
        word("seat", SEATS[seat]): sorted(
            word("oar", oar) for i, oar in enumerate(oars) for _ in range(s.hand[seat * len(oars) + i])
        )
        for seat in range(s.players)
    }


def told_table(s: NeptunState) -> dict[str, object]:
    """What lies open on the table in the words of the log."""
    view = GAME.view(s, None)
    players = {word("seat", seat): player for seat, player in view["players"].items()}
    return {
        "wind": view["wind"],
        "order": [word("seat", seat) for seat in view["order"]],
        "boats": {word("seat", seat): word("city", city) for seat, city in view["boats"].items()},
        "gold": {seat: player["gold"] for seat, player in players.items()},
        "points": {seat: player["points"] for seat, player in players.items()},
        "charts": {
            seat: {
                slot: (f"{word('good', one['good'])} to {word('city', one['city'])}", one["status"])
                for slot, one in enumerate(player["chart"], 1)
                if one
            }
            for seat, player in players.items()
        },
        "offer": {
            column: f"{word('good', one['good'])} to {word('city', one['city'])}"
            for column, one in enumerate(view["display"], 1)
            if one["state"] == "face_up"
        },
        "temples": {
            word("region", region): {word("seat", seat): space for seat, space in temple["track"].items()}
            for region, temple in view["temples"].items()
            if "track" in temple and any(temple["track"].values())
        },
        "hands": told_hands(s),
    }


def read_table(reader: Reader) -> dict[str, object]:
    """What the reader believes, as `told_table` puts it."""
    return {
        "wind": reader.wind,
        "order": reader.order,
        "boats": reader.boats,
        "gold": reader.gold,
        "points": reader.points,
        "charts": {
            seat: {slot: (one.what, how) for slot, (one, how) in sorted(chart.items())}
            for seat, chart in reader.charts.items()
        },
        "offer": {column: one.what for column, one in sorted(reader.offer.items())},
        "temples": reader.temples,
        "hands": {seat: sorted(hand) for seat, hand in reader.hands.items()},
    }


@pytest.mark.rule("neptun", "P1.E.1", "P1.E.5", "P1.E.7", "P2.9", "P2.14", "P2.22", "P2.23", "P2.X.9", "R.9", "W.2")
@pytest.mark.parametrize("golden", READ, ids=lambda golden: str(golden.seed))
def test_whoever_reads_the_log_alone_keeps_the_same_table_as_the_rules(golden: Golden) -> None:
    match = Match(GAME, players=golden.players, seed=golden.seed)
    reader = Reader([word("seat", seat) for seat in SEATS[: golden.players]])
    heard = 0
    for number in numbers(golden.choices):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[number])
        for line in match.lines[heard:]:
            reader.read(EN.event(line.event))
        heard = len(match.lines)
        state = match.state
        assert isinstance(state, NeptunState)
        if state.choice is None or state.choice.name not in UNDER_WAY:
            assert read_table(reader) == told_table(state)
    assert match.over


@pytest.mark.parametrize("golden", READ, ids=lambda golden: str(golden.seed))
def test_every_answer_of_a_seat_is_told_once(golden: Golden) -> None:
    """An answer laid face down is told with the last one; whoever turns up a contract is told by what it shows."""
    match = replayed(golden)
    told: dict[int, list[str]] = {}
    for line in match.lines:
        told.setdefault(line.ply, []).append(EN.event(line.event))
    for ply, entry in enumerate(match.record.standing(), 1):
        words = told.get(ply, [])
        assert len(set(words)) == len(words)
        if entry.actor >= 0 and not entry.text.startswith(("play", "reveal")):
            assert words, f"{ply}: {entry.text}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in GAME.text_kinds if key.startswith("event-")])
def test_every_fact_of_an_event_is_in_its_words(key: str, lang: str) -> None:
    texts = Texts(GAME, lang)
    kinds = GAME.text_kinds[key]
    for number, (name, _) in enumerate(kinds):
        said = {
            texts.event(Event("", key.removeprefix("event-"), tuple(value if i == number else 0 for i in range(6))))
            for value in range(4)
        }
        assert len(said) > 1, f"{name} is not told"
