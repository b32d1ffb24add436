"""A made-up war in which the engine has to show everything it can do.

Sealed bids settle who moves first; a march may start a battle, a battle opens a reaction, and a ruse may be
answered by a spy: procedures four deep. A one on the die is a panic that ends the battle and the march.
"""

from __future__ import annotations

import random
from typing import Annotated, ClassVar, Final

from navarch.engine.action import ActionSpace
from navarch.engine.chance import Committed
from navarch.engine.components import Components
from navarch.engine.event import Reason
from navarch.engine.game import Game, Option
from navarch.engine.kind import Number, Numbers, Seat
from navarch.engine.ledger import Example, Ledger, Rule, Ruling
from navarch.engine.match import Match
from navarch.engine.procedure import Procedure
from navarch.engine.state import CHANCE, State

Area = Annotated[int, "area"]
Card = Annotated[int, "card"]

SEATS: Final = ("red", "blue", "green")
AREAS: Final = ("west", "middle", "east")
CARDS: Final = ("ruse", "spy")
COINS: Final = ("0", "1", "2")
DIE: Final = ("1", "2", "3", "4", "5", "6")
RUSE, SPY = 0, 1
PANIC: Final = -1  # what a battle hands back after one
NOUNS: Final = {"seat": SEATS, "area": AREAS, "card": CARDS, "coin": COINS, "die": DIE}

SPACE: Final = ActionSpace()
BID: Final = SPACE.verb("bid", "coin", COINS, "1")
MARCH: Final = SPACE.verb("march", "area", AREAS, "6")
REST: Final = SPACE.verb("rest", rule="6")
PLAY: Final = SPACE.verb("play", "card", CARDS, "8")
PASS: Final = SPACE.verb("pass", rule="8")
ROLL: Final = SPACE.chance("roll", "die", DIE, "7")

RULES: Final = ("1", "6", "7", "8", "9")
LEDGER: Final = Ledger(
    [Rule(number, "War", f"Rule {number}", f"The text of rule {number}.", "action", False) for number in RULES],
    [Example("6-ex", ("6", "7"), "an army", "it marches", "it arrives")],
    [Ruling("Q1", "War", "Who?", "Red.")],
)


class ToyState(State):
    """Armies, cards and coins."""

    FIELDS = {
        "area": "seat: area",
        "steps": "seat: number",
        "hand": "seat: set card",
        "spent": "seat: coin",
        "gone": "seat: list card",
        "path": "list area",
        "first": "seat",
        "turns": "number",
        "closed": "set area",
    }

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.area = [seat % len(AREAS) for seat in range(players)]
        self.steps = [2] * players
        self.hand = [3] * players
        self.spent = [-1] * players
        self.gone: list[list[int]] = [[] for _ in range(players)]
        self.path: list[int] = []
        self.first = -1
        self.turns = 0
        self.closed = 0
        self.prepared = 0

    def prepare(self) -> None:
        """Counted, so that a test can see it was asked for."""
        self.prepared += 1


class War(Procedure):
    """1 The war: bids, then turns."""

    SEQUENCE = ("muster", "bids", "award", "turn", "next_turn", "end")
    CHOICES = {"bid": "1"}

    def muster(self, s: ToyState) -> None:
        """Told before anybody is asked."""
        s.tell("1", "mustered", s.players)

    def bids(self, s: ToyState) -> None:
        """All at once."""
        s.ask_all((1 << s.players) - 1, "bid")

    def bid_options(self, s: ToyState, seat: int) -> list[int]:
        """Any number of coins, two only with the option."""
        return [BID, BID + 1, BID + 2] if s.option("rich") else [BID, BID + 1]

    def bid_why(self, s: ToyState, seat: int, verb: int, noun: int) -> Reason | None:
        """Two coins are for the rich."""
        return Reason("1", "too-dear", (noun,)) if verb == BID and noun == 2 and not s.option("rich") else None

    def bid(self, s: ToyState, seat: int, verb: int, noun: int) -> None:
        """Opened when all have bid."""
        s.spent[seat] = noun
        s.tell("1", "bid", seat, noun)

    def award(self, s: ToyState) -> None:
        """The highest bid moves first."""
        s.first = max(range(s.players), key=lambda seat: s.spent[seat])

    def turn(self, s: ToyState) -> None:
        """A turn of one side."""
        s.call(Turn((s.first + s.turns) % s.players))

    def next_turn(self, s: ToyState) -> None:
        """Until an army is gone or six turns are over."""
        s.turns += 1
        if min(s.steps) > 0 and s.turns < 6:
            self.go("turn")

    def end(self, s: ToyState) -> None:
        """Most steps win."""
        ranks = [1 + sum(1 for other in s.steps if other > mine) for mine in s.steps]
        s.finish("9", "peace", s.steps[:], ranks)


class Turn(Procedure):
    """6 A turn: rest or march; what became of it is told."""

    SEQUENCE = ("order", "report")
    CHOICES = {"orders": "6"}

    seat: Seat
    marched: Number = 0

    def order(self, s: ToyState) -> None:
        """Ask."""
        s.ask(self.seat, "orders")

    def orders_facts(self, s: ToyState, seat: int) -> tuple[int, ...]:
        """Where the army is."""
        return (s.area[seat],)

    def orders_options(self, s: ToyState, seat: int) -> list[int]:
        """Any other area, or none."""
        return [*[MARCH + area for area in range(len(AREAS)) if area != s.area[seat]], REST]

    def orders_why(self, s: ToyState, seat: int, verb: int, noun: int) -> Reason | None:
        """Nobody marches to where he is."""
        return Reason("6", "already-there", (noun,)) if verb == MARCH and noun == s.area[seat] else None

    def orders(self, s: ToyState, seat: int, verb: int, noun: int) -> None:
        """A march is a procedure of its own."""
        if verb == MARCH:
            self.marched = 1
            s.call(March(seat, noun))

    def report(self, s: ToyState) -> None:
        """What the march returned."""
        s.tell("6", "reported", self.seat, self.answer)


class March(Procedure):
    """6 March: an army enters an area and fights whoever stands there."""

    SEQUENCE = ("move", "fight", "arrive")

    seat: Seat
    to: Area

    def move(self, s: ToyState) -> None:
        """6.1"""
        s.area[self.seat] = self.to
        s.path.append(self.to)

    def fight(self, s: ToyState) -> None:
        """6.2"""
        for foe in range(s.players):
            if foe != self.seat and s.area[foe] == self.to:
                s.call(Battle(self.seat, foe, []))
                return

    def arrive(self, s: ToyState) -> None:
        """6.3 The result of the battle is the result of the march; none comes of a panic."""
        s.end(0 if self.answer == PANIC else 10 + self.answer)


class Battle(Procedure):
    """7 Battle: rounds until one army loses a step for the second time, or panics."""

    SEQUENCE: ClassVar[tuple[str, ...]] = ("react", "roll", "next_round")
    CHOICES = {"die": "7"}

    attacker: Seat
    defender: Seat
    rolls: Numbers
    ruse: Number = 0

    def react(self, s: ToyState) -> None:
        """7.1"""
        s.call(Reaction(self.defender, RUSE))

    def roll(self, s: ToyState) -> None:
        """7.2 What the reaction returned decides the hits."""
        self.ruse = self.answer
        s.ask(CHANCE, "die")

    def die_options(self, s: ToyState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def die_weights(self, s: ToyState) -> list[int]:
        """It is loaded: sixes come twice as often."""
        return [1, 1, 1, 1, 1, 2]

    def die(self, s: ToyState, seat: int, verb: int, noun: int) -> None:
        """4 or more hits, after a ruse only a 6; a 1 is a panic that ends battle and march."""
        self.rolls.append(noun + 1)
        s.tell("7", "rolled", noun + 1, self.ruse)
        if noun == 0:
            s.end(PANIC)
            return
        hit = noun + 1 >= (6 if self.ruse else 4)
        s.steps[self.defender if hit else self.attacker] -= 1

    def next_round(self, s: ToyState) -> None:
        """7.3"""
        if s.steps[self.attacker] and s.steps[self.defender]:
            self.go("react")
        else:
            s.end(len(self.rolls))


class Reaction(Procedure):
    """8 Reactions: a side may play the card; a ruse may itself be answered by a spy."""

    SEQUENCE = ("offer", "counter", "resolve")
    CHOICES = {"reaction": "8"}

    seat: Seat
    card: Card
    played: Number = 0

    def offer(self, s: ToyState) -> None:
        """8.1 Asked whatever is held."""
        s.ask(self.seat, "reaction")

    def reaction_options(self, s: ToyState, seat: int) -> list[int]:
        """The card, if held, or nothing."""
        return [*([PLAY + self.card] if s.hand[seat] >> self.card & 1 else []), PASS]

    def reaction(self, s: ToyState, seat: int, verb: int, noun: int) -> None:
        """It is played for good."""
        if verb == PLAY:
            s.hand[seat] ^= 1 << noun
            s.gone[seat].append(noun)
            self.played = 1
            s.reveal()

    def counter(self, s: ToyState) -> None:
        """8.2"""
        if self.played and self.card == RUSE:
            battle = s.find(Battle)
            assert battle is not None
            s.call(Reaction(battle.attacker, SPY))

    def resolve(self, s: ToyState) -> None:
        """8.3 A countered card has no effect."""
        s.end(int(bool(self.played) and not self.answer))


class Toy(Game):
    """The game of it."""

    name = "toy"
    title = "Toy War"
    version = "1"
    players = (2, 3)
    default_players = 2
    options = (Option("rich", "1"), Option("map", "6", 0, ("small", "large")))
    procedures: ClassVar[tuple[type[Procedure], ...]] = (War, Turn, March, Battle, Reaction)
    endings = ("peace",)
    sealed = ("bid",)
    texts = {
        "ask-bid": "",
        "ask-orders": "area:area",
        "ask-reaction": "",
        "event-mustered": "players:number",
        "event-bid": "who:seat coin:coin",
        "event-reported": "who:seat result:number",
        "event-rolled": "pips:number ruse:number",
        "why-too-dear": "coin:coin",
        "why-already-there": "area:area",
    }

    def __init__(self) -> None:
        super().__init__(SPACE, NOUNS, ToyState, ToyState.FIELDS, (), LEDGER, Components("toy.toml", {}))

    def start(self, s: State) -> None:
        """The war begins."""
        s.call(War())

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """Everything but the hands of others and sealed bids."""
        assert isinstance(s, ToyState)
        seen: dict[str, object] = {"area": [AREAS[a] for a in s.area], "steps": s.steps, "turns": s.turns}
        if seat is not None:
            seen["hand"] = [card for i, card in enumerate(CARDS) if s.hand[seat] >> i & 1]
        return seen

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """Nothing is drawn here: tests of the engine need no more."""
        return s.clone()

    def check(self, s: State) -> str:
        """No army has less than no steps."""
        assert isinstance(s, ToyState)
        return "" if min(s.steps) >= 0 else "an army has less than no steps"


TOY: Final = Toy()


def toy_state(match: Match) -> ToyState:
    """The state of a match of the toy."""
    assert isinstance(match.state, ToyState)
    return match.state


def draws_made(match: Match) -> int:
    """How many draws of its secret a match has used."""
    assert isinstance(match.chance, Committed)
    return match.chance.index
