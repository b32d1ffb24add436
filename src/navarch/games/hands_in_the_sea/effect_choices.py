"""Questions that events and cards ask: battles, places, ransoms and cards to take [4.7, 7.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import JOIN, NAME, REDEEM, REFUSE, ROLL, TAKE
from .attack import takes_part
from .battle_track import is_siege, shift
from .cards import DrawCards
from .losses import TO_EVENT, cards_at, give_up_card
from .management import SendBack
from .names import CARTHAGE, PEACE, ROME, cards_of, other
from .supply import survey
from .tokens import remove_token, spend
from .victory import end_or_overtime
from .vocabulary import BY_OPPONENT, CITY_TO_TOWN, REMOVE_FORTIFICATION

if TYPE_CHECKING:
    from .state import HandsState


class Reform(Procedure):
    """Magistrate: return up to so many cards, then draw as many. [5.4.A, 4.J]"""

    SEQUENCE: ClassVar = ("give", "draw")
    FIELDS: ClassVar = {"seat": "seat", "most": "number"}

    def __init__(self, seat: int, most: int) -> None:
        super().__init__()
        self.seat = seat
        self.most = most

    def give(self, s: HandsState) -> None:
        """Cards go back to the Empire deck."""
        s.call(SendBack(self.seat, self.most, 0))

    def draw(self, s: HandsState) -> None:
        """As many are drawn."""
        if self.answer:
            s.call(DrawCards(self.seat, self.answer, 0))


class TakeCard(Procedure):
    """A card is taken to the Hand without paying; answers 1 if there was one. [7.2.B]"""

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"taking": "7.2.B"}
    FIELDS: ClassVar = {"seat": "seat", "cards": "set card", "places": "number"}

    def __init__(self, seat: int, cards: int, places: int) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.places = places

    def offer(self, s: HandsState) -> None:
        """Which card?"""
        if cards_at(s, self.seat, self.places) & self.cards:
            s.ask(self.seat, "taking")

    def taking_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards of the right kind in open piles."""
        return [TAKE + card for card in cards_of(cards_at(s, self.seat, self.places) & self.cards)]

    def taking_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot be taken."""
        if verb != TAKE or cards_at(s, self.seat, self.places) & self.cards & 1 << noun:
            return None
        return Reason("7.2.B", "not-among-these", (noun,))

    def taking(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card comes to the Hand, in everybody's sight."""
        bit = 1 << noun
        s.empire[seat] &= ~bit
        s.discard[seat] &= ~bit
        s.hand[seat] |= bit
        s.seen[seat] |= bit
        s.tell("7.2.B", "card-taken", seat, noun)
        s.end(1)


class Ransom(Procedure):
    """For each card of a kind the owner pays or returns it; answers how many there were.

    Each card is named to everybody. [E.MercenaryRevoltAlt.1]
    """

    SEQUENCE: ClassVar = ("next_card", "report")
    CHOICES: ClassVar = {"ransom": "E.MercenaryRevoltAlt.1"}
    FIELDS: ClassVar = {
        "seat": "seat", "cards": "set card", "places": "number", "price": "number", "card": "card", "met": "number",
    }  # fmt: skip

    def __init__(self, seat: int, cards: int, places: int, price: int, card: int, met: int) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.places = places
        self.price = price
        self.card = card  # the card in question
        self.met = met

    def next_card(self, s: HandsState) -> None:
        """The next card, ascending; without the Silver it goes unasked."""
        left = cards_at(s, self.seat, self.places) & self.cards
        if self.card >= 0:
            left &= -2 << self.card
        if not left:
            return
        self.card = cards_of(left)[0]
        self.met += 1
        s.seen[self.seat] |= s.hand[self.seat] & 1 << self.card
        if s.silver[self.seat] >= self.price:
            s.reveal()
            s.ask(self.seat, "ransom")
        else:
            self.refuse(s)

    def ransom_options(self, s: HandsState, seat: int) -> list[int]:
        """Pay or let go."""
        return [REDEEM, REFUSE]

    def ransom_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Both are offered."""
        return None

    def ransom_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The card and the price."""
        return (self.card, self.price)

    def ransom(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Paid or not."""
        if verb == REDEEM:
            spend(s, seat, self.price)
            s.tell("E.MercenaryRevoltAlt.1", "ransomed", seat, self.card, self.price)
            self.go("next_card")
        else:
            self.refuse(s)

    def refuse(self, s: HandsState) -> None:
        """The card returns to the Empire deck, its strength leaves the battle."""
        give_up_card(s, self.seat, self.card, TO_EVENT, to_empire=True)
        self.go("next_card")

    def report(self, s: HandsState) -> None:
        """How many cards were in question."""
        s.end(self.met)


class PayOr(Procedure):
    """Pay so much Silver, or else; answers 1 if it was paid. [E.NavalDisaster.3]"""

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"pay_or": "E.NavalDisaster.3"}
    FIELDS: ClassVar = {"seat": "seat", "price": "number"}

    def __init__(self, seat: int, price: int) -> None:
        super().__init__()
        self.seat = seat
        self.price = price

    def offer(self, s: HandsState) -> None:
        """A free choice for whoever has the Silver."""
        if s.silver[self.seat] >= self.price:
            s.ask(self.seat, "pay_or")

    def pay_or_options(self, s: HandsState, seat: int) -> list[int]:
        """Pay or not."""
        return [REDEEM, REFUSE]

    def pay_or_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Both are offered."""
        return None

    def pay_or_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The price."""
        return (self.price,)

    def pay_or(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Paid or not."""
        if verb == REDEEM:
            spend(s, seat, self.price)
            s.tell("E.NavalDisaster.3", "lost-silver", seat, self.price)
            s.end(1)


class ShiftBattle(Procedure):
    """The marker of one land battle in which a player takes part moves; answers 1 if there is one. [E.Traitor.1]"""

    SEQUENCE: ClassVar = ("choose", "move")
    CHOICES: ClassVar = {"struck_battle": "4.7.C"}
    FIELDS: ClassVar = {
        "seat": "seat", "chooser": "number", "siege": "number", "by": "number", "region": "number",
        "by_in_region": "number", "attacker": "seat",
    }  # fmt: skip

    def __init__(
        self, seat: int, chooser: int, siege: int, by: int, region: int, by_in_region: int, attacker: int
    ) -> None:
        super().__init__()
        self.seat = seat
        self.chooser = chooser
        self.siege = siege  # sieges only
        self.by = by
        self.region = region
        self.by_in_region = by_in_region
        self.attacker = attacker

    def battles(self, s: HandsState) -> list[int]:
        """The battles in question, by who began them."""
        return [
            attacker
            for attacker in (ROME, CARTHAGE)
            if takes_part(s, attacker, self.seat) and (not self.siege or is_siege(s, attacker))
        ]

    def choose(self, s: HandsState) -> None:
        """With two battles somebody says which."""
        battles = self.battles(s)
        if battles:
            self.attacker = battles[0]
        if len(battles) > 1:
            s.ask(other(self.seat) if self.chooser == BY_OPPONENT else self.seat, "struck_battle")

    def struck_battle_options(self, s: HandsState, seat: int) -> list[int]:
        """Either battle."""
        return [JOIN + attacker for attacker in self.battles(s)]

    def struck_battle_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Both are offered."""
        return None

    def struck_battle(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """This battle."""
        self.attacker = noun

    def move(self, s: HandsState) -> None:
        """The marker moves in the player's favour, or against with a negative number."""
        if self.attacker < 0:
            return
        site = s.site[self.attacker]
        by = self.by_in_region if self.region >= 0 and s.board.region[site] == self.region else self.by
        shift(s, self.attacker, self.seat, by)
        s.tell("4.7.C", "marker-moved", site, s.marker[self.attacker])
        s.end(1)


class NamePlace(Procedure):
    """An event strikes a location that somebody names; answers 1 if there was one. [E.Traitor.1, 4.7.C]"""

    SEQUENCE: ClassVar = ("choose", "ransom_it", "strike")
    CHOICES: ClassVar = {"struck_place": "4.7.C", "place_ransom": "4.7.C"}
    FIELDS: ClassVar = {
        "op": "number", "seat": "seat", "chooser": "number", "places": "set location", "price": "number",
        "place": "location",
    }  # fmt: skip

    def __init__(self, op: int, seat: int, chooser: int, places: int, price: int, place: int) -> None:
        super().__init__()
        self.op = op
        self.seat = seat
        self.chooser = chooser
        self.places = places
        self.price = price
        self.place = place

    def choose(self, s: HandsState) -> None:
        """Which location?"""
        if not self.places:
            s.end(0)
            return
        s.ask(other(self.seat) if self.chooser == BY_OPPONENT else self.seat, "struck_place")

    def struck_place_options(self, s: HandsState, seat: int) -> list[int]:
        """Locations that the event can strike."""
        return [NAME + place for place in cards_of(self.places)]

    def struck_place_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why not this one."""
        if verb != NAME or self.places >> noun & 1:
            return None
        return Reason("4.7.C", "not-struck", (noun,))

    def struck_place(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """This location."""
        self.place = noun

    def ransom_it(self, s: HandsState) -> None:
        """A milder event lets the owner pay instead."""
        if self.price and s.silver[self.seat] >= self.price:
            s.ask(self.seat, "place_ransom")

    def place_ransom_options(self, s: HandsState, seat: int) -> list[int]:
        """Pay or not."""
        return [REDEEM, REFUSE]

    def place_ransom_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Both are offered."""
        return None

    def place_ransom_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The location and the price."""
        return (self.place, self.price)

    def place_ransom(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Paid or not."""
        if verb == REDEEM:
            spend(s, seat, self.price)
            s.tell("4.7.C", "lost-silver", seat, self.price)
            s.end(1)

    def strike(self, s: HandsState) -> None:
        """A Fortification, a Town or the rank of a City is lost."""
        bit = 1 << self.place
        if self.op == REMOVE_FORTIFICATION:
            s.forts &= ~bit
        elif self.op == CITY_TO_TOWN:
            s.cities &= ~bit
            s.city_stock[self.seat] += 1
            s.towns[self.seat] -= 1
        else:
            remove_token(s, self.place)
            s.towns[self.seat] += 1
        survey(s)
        s.tell("4.7.C", "place-struck", self.seat, self.place)
        s.end(1)


class EndRoll(Procedure):
    """Peace: a die decides whether the game ends. [E.Peace.1, 6.2.G]"""

    SEQUENCE: ClassVar = ("roll",)
    CHOICES: ClassVar = {"peace_die": ""}
    FIELDS: ClassVar = {"low": "number", "high": "number"}

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low = low
        self.high = high

    def roll(self, s: HandsState) -> None:
        """Roll."""
        s.ask(CHANCE, "peace_die")

    def peace_die_options(self, s: HandsState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def peace_die(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Within the range the end is established [6.2.G]."""
        s.tell("E.Peace.1", "peace-rolled", noun + 1)
        if self.low <= noun + 1 <= self.high:
            end_or_overtime(s, PEACE)
