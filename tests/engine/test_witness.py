"""The second witness: what a seat sees and is asked must follow from what it has heard."""

from __future__ import annotations

import random
from typing import Final

import pytest

from navarch.engine.action import ActionSpace
from navarch.engine.components import Components
from navarch.engine.conformance import Findings, LawBroken, check_match
from navarch.engine.event import Reason
from navarch.engine.game import Game
from navarch.engine.ledger import Ledger, Rule
from navarch.engine.procedure import Procedure
from navarch.engine.state import CHANCE, State

SHELLS: Final = ("white", "grey", "black")
SEATS: Final = ("diver", "buyer")
SPACE: Final = ActionSpace()
HIDE: Final = SPACE.verb("hide", "shell", SHELLS, "1")
SELL: Final = SPACE.verb("sell", "shell", SHELLS, "1")
WAIT: Final = SPACE.verb("wait", rule="1")
FIND: Final = SPACE.chance("find", "shell", SHELLS, "1")


class ShellState(State):
    """The shell that the diver found, the one that lies hidden, and those sold."""

    FIELDS = {"found": "shell", "hidden": "shell", "sold": "set shell", "rounds": "number"}
    SECRET = {"found": "hidden", "hidden": "hidden"}

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.found = self.hidden = -1
        self.sold = self.rounds = 0


class Market(Procedure):
    """Every round a shell is found in secret, hidden in secret, and one is sold openly."""

    SEQUENCE = ("dive", "stow", "trade", "haggle", "again")
    CHOICES = {"find": "", "stow_away": "1", "stall": "1", "buying": "1"}

    def dive(self, s: ShellState) -> None:
        """Chance."""
        s.ask(CHANCE, "find")

    def find_options(self, s: ShellState, seat: int) -> list[int]:
        """Any shell."""
        return [FIND + shell for shell in range(3)]

    def find(self, s: ShellState, seat: int, verb: int, noun: int) -> None:
        """The diver alone sees it."""
        s.found = noun
        s.tell_to(1, "1", "found", noun)

    def stow(self, s: ShellState) -> None:
        """The diver may hide what was found."""
        if not market(s).nosy or s.found == 0:
            s.ask(0, "stow_away")

    def stow_away_options(self, s: ShellState, seat: int) -> list[int]:
        """That shell, or none."""
        return [HIDE + s.found, WAIT]

    def stow_away_why(self, s: ShellState, seat: int, verb: int, noun: int) -> Reason | None:
        """Not the others."""
        return Reason("1", "not-found") if verb == HIDE and noun != s.found else None

    def stow_away(self, s: ShellState, seat: int, verb: int, noun: int) -> None:
        """Nobody sees which."""
        if verb == HIDE:
            s.hidden = noun
        s.tell_to(1, "1", "hid", s.hidden)

    def trade(self, s: ShellState) -> None:
        """The diver sells."""
        s.ask(0, "stall")

    def stall_options(self, s: ShellState, seat: int) -> list[int]:
        """Any shell."""
        return [SELL + shell for shell in range(3)]

    def stall_why(self, s: ShellState, seat: int, verb: int, noun: int) -> Reason | None:
        """All are offered."""
        return None

    def stall(self, s: ShellState, seat: int, verb: int, noun: int) -> None:
        """In everybody's sight."""
        s.sold ^= 1 << noun
        if not market(s).mute:
            s.tell("1", "sold", noun)

    def haggle(self, s: ShellState) -> None:
        """The buyer waits."""
        s.ask(1, "buying")

    def buying_options(self, s: ShellState, seat: int) -> list[int]:
        """Nothing else."""
        return [WAIT]

    def buying_why(self, s: ShellState, seat: int, verb: int, noun: int) -> Reason | None:
        """All is offered."""
        return None

    def buying(self, s: ShellState, seat: int, verb: int, noun: int) -> None:
        """Nothing."""

    def again(self, s: ShellState) -> None:
        """Twenty rounds."""
        s.rounds += 1
        if s.rounds == 20:
            s.finish("1", "evening", [0, 0], [1, 1])
        else:
            self.go("dive")


class Shells(Game):
    """The market, honest or with one fault; its samples believe whatever is true, as a bad game's do."""

    name = "shells"
    title = "Shells"
    version = "1"
    players = (2,)
    default_players = 2
    procedures = (Market,)
    endings = ("evening",)
    texts = {
        "ask-stow_away": "",
        "ask-stall": "",
        "ask-buying": "",
        "event-found": "shell:shell",
        "event-hid": "shell:shell",
        "event-sold": "shell:shell",
        "why-not-found": "",
    }
    told = True

    def __init__(self, leaky: bool = False, mute: bool = False, nosy: bool = False) -> None:
        ledger = Ledger([Rule("1", "Market", "Market", "Sell.", "action", False)], [], [])
        nouns = {"seat": SEATS, "shell": SHELLS}
        super().__init__(SPACE, nouns, ShellState, ShellState.FIELDS, (), ledger, Components("shells.toml", {}))
        self.leaky = leaky
        self.mute = mute
        self.nosy = nosy

    def start(self, s: State) -> None:
        """The first dive."""
        s.call(Market())

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """What was sold; to the diver also what is hidden."""
        assert isinstance(s, ShellState)
        return {"sold": s.sold, "hidden": s.hidden if seat == 0 or self.leaky else None}

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """The truth, which no first witness would notice."""
        return s.clone()

    def check(self, s: State) -> str:
        """Nothing to check."""
        return ""


def market(s: State) -> Shells:
    """The game that a state is one of."""
    assert isinstance(s.game, Shells)
    return s.game


def law(game: Game, seed: int = 1) -> Findings:
    return check_match(game, seed=seed)


def test_a_game_that_tells_all_that_it_shows_passes() -> None:
    found = law(Shells())
    assert found.doubles > 20


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("leaky", "a spectator knows more than was told|seat 1 knows more than was told.*the view is hidden"),
        (
            "mute",
            "knows more than was told: 'diver: sell .*' as well as 'diver: sell .*' was heard, and the view is sold",
        ),
        ("nosy", "knows more than was told: 'chance: find .*, and (stow_away|stall) of .* is asked"),
    ],
)
def test_what_a_game_shows_or_asks_beyond_its_log_breaks_the_law(fault: str, message: str) -> None:
    with pytest.raises(LawBroken, match=message) as error:
        law(Shells(**{fault: True}))
    assert error.value.law == "the log law"


def test_a_game_that_does_not_claim_to_tell_all_is_not_held_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shells, "told", False)
    assert law(Shells(leaky=True)).doubles == 0


def test_a_tensor_that_tells_more_than_was_heard_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ShellState, "SECRET", {"found": "hidden"})
    with pytest.raises(LawBroken, match=r"seat 1 knows more than was told.* the tensors differ in hidden="):
        law(Shells())
