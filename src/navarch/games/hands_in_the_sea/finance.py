"""5.3 Financial actions: take money, trader, merchant, pillage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import MONEY, PILLAGE, SELL, TRADE
from .attack import pay_tax, why_taxed
from .cards import to_discard
from .losses import RandomLoss
from .names import COIN, PILLAGED, PLACES, PORT, SHIP, WINE, cards_of, other
from .pay import can_meet, dead_card, lacks_ships, payment, shown_by, usable
from .raid import A_PILLAGE, Block
from .supply import sites
from .tokens import earn
from .vocabulary import PILLAGE_BONUS, PILLAGE_DISCARD, SILVER_PER_WINE, TAX_PILLAGE, TRADER_CARDS

if TYPE_CHECKING:
    from .state import HandsState


def why_unusable(s: HandsState, seat: int, card: int, rule: str) -> Reason | None:
    """What keeps a card from being used at all."""
    if not s.hand[seat] >> card & 1:
        return Reason(rule, "not-in-hand", (card,))
    return None if usable(s, seat) >> card & 1 else dead_card(s, seat, card)


# ---- 5.3.1 take money ----


def why_money(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids taking money with this card [5.3.1]."""
    if not s.cards.coins >> card & 1:
        return Reason("5.3.1", "lacks-symbol", (card, COIN))
    return why_unusable(s, seat, card, "5.3.1")


def money_options(s: HandsState, seat: int) -> list[int]:
    """Location cards with a coin."""
    return [MONEY + card for card in cards_of(usable(s, seat) & s.cards.coins)]


def take_money(s: HandsState, seat: int, card: int) -> None:
    """5.3.1 The coin on a Location card [2.M, 5.3.1]."""
    to_discard(s, seat, card)
    earn(s, seat, s.cards.coin[card])
    s.tell("5.3.1", "took-money", seat, card, s.cards.coin[card])


# ---- 5.3.2 trader ----


def why_trade(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids trading with this Ship [5.3.2.A]."""
    if not s.cards.ship >> card & 1:
        return Reason("5.3.2.A", "lacks-symbol", (card, SHIP))
    reason = why_unusable(s, seat, card, "5.3.2.A")
    if reason is None and not s.hand[seat] & ~(1 << card) & shown_by(s, seat, COIN, 0):
        return Reason("5.3.2.A", "nothing-to-sell", (COIN,))
    return reason


def trade_options(s: HandsState, seat: int) -> list[int]:
    """Ship cards beside which something can be sold."""
    ships = cards_of(usable(s, seat) & s.cards.ship)
    return [TRADE + card for card in ships if why_trade(s, seat, card) is None]


class Trade(Procedure):
    """5.3.2 Trader. [5.3.2.A]"""

    SEQUENCE: ClassVar = ("sell", "income")
    FIELDS: ClassVar = {"seat": "seat", "card": "card"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def sell(self, s: HandsState) -> None:
        """A Ship, then 1 or 2 Location cards with a coin [5.3.2.A]."""
        to_discard(s, self.seat, self.card)
        s.call(payment(self.seat, -1, [COIN], extra=s.modifier(self.seat, TRADER_CARDS) - 1))

    def income(self, s: HandsState) -> None:
        """The sum of their coins [5.3.2.B]."""
        earn(s, self.seat, self.answer)
        s.tell("5.3.2.B", "traded", self.seat, self.answer)


# ---- 5.3.3 merchant ----


def why_sell(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids selling Wine with this card [5.3.3]."""
    if not s.cards.merchants >> card & 1:
        return Reason("5.3.3", "no-merchant", (card,))
    if not s.hand[seat] >> card & 1:
        return Reason("5.3.3", "not-in-hand", (card,))
    return None if can_meet(s, seat, [WINE]) else Reason("5.3.3", "nothing-to-sell", (WINE,))


def sell_options(s: HandsState, seat: int) -> list[int]:
    """Merchant cards beside Wine."""
    return [SELL + card for card in cards_of(s.hand[seat] & s.cards.merchants) if why_sell(s, seat, card) is None]


class Sell(Procedure):
    """5.3.3 Merchant. [5.3.3]"""

    SEQUENCE: ClassVar = ("sell", "income")
    FIELDS: ClassVar = {"seat": "seat", "card": "card"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def sell(self, s: HandsState) -> None:
        """The Merchant, then one or more cards with Wine."""
        to_discard(s, self.seat, self.card)
        s.call(payment(self.seat, -1, [WINE], extra=PLACES))

    def income(self, s: HandsState) -> None:
        """2 Silver for each [2.O]."""
        price = s.modifier(self.seat, SILVER_PER_WINE) or s.cards.wine_price[self.card]
        earn(s, self.seat, self.answer * price)
        s.tell("5.3.3", "sold-wine", self.seat, self.answer * price)


# ---- 5.3.4 pillage ----


def ships_to_pillage(s: HandsState, seat: int, place: int) -> int:
    """Ship cards it takes: 1 in the Fleet's own Sea Zone, 2 in an adjacent one, 0: out of reach [5.3.4.A, 5.3.4.B]."""
    if s.fleet[seat] == PORT or not s.board.coastal >> place & 1:
        return 0
    zone = s.board.region[place]
    if zone == s.fleet[seat]:
        return 1
    return 2 if zone in s.board.zones_beside[s.fleet[seat]] else 0


def why_out_of_reach(s: HandsState, seat: int, place: int) -> Reason:
    """Why the Fleet cannot get at this location [5.3.4.A, 5.3.4.B]."""
    if not s.board.coastal >> place & 1:
        return Reason("5.3.4.A", "inland", (place,))
    if s.fleet[seat] == PORT:
        return Reason("5.3.4.A", "fleet-in-port")
    return Reason("5.3.4.B", "fleet-too-far", (place, s.fleet[seat]))


def why_pillage(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids pillaging this location [5.3.4.D, 5.3.4.G, 5.3.4.H]."""
    bit = 1 << place
    if s.deeds & PILLAGED:
        return Reason("5.3.4.D", "pillaged-already")
    if s.independent & bit:
        return Reason("4.5.H", "independent", (place,))
    if not s.held[other(seat)] & bit:
        return Reason("5.3.4.A", "no-enemy-there", (place,))
    ships = ships_to_pillage(s, seat, place)
    if ships == 0:
        return why_out_of_reach(s, seat, place)
    if s.fleet[other(seat)] == s.board.region[place]:
        return Reason("5.3.4.G", "fleet-protects", (place,))
    if s.forts & bit:
        return Reason("5.1.3.F", "fortified", (place,))
    if sites(s) & bit:
        return Reason("5.3.4.G", "battle-there", (place,))
    if not can_meet(s, seat, [SHIP] * ships):
        return lacks_ships(s, seat, ships, "5.3.4.B" if ships > 1 else "5.3.4.A")
    return why_taxed(s, seat, place, TAX_PILLAGE)


def pillage_options(s: HandsState, seat: int) -> list[int]:
    """Locations that can be pillaged."""
    if s.fleet[seat] == PORT or s.deeds & PILLAGED:
        return []
    targets = s.held[other(seat)] & s.board.coastal & ~s.forts
    return [PILLAGE + place for place in cards_of(targets) if why_pillage(s, seat, place) is None]


class Pillage(Procedure):
    """5.3.4 Pillage. [5.3.4.A]"""

    SEQUENCE: ClassVar = ("pay", "block", "loot", "discard")
    FIELDS: ClassVar = {"seat": "seat", "place": "location"}

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def pay(self, s: HandsState) -> None:
        """One Ship, two for an adjacent Sea Zone; once in a round, blocked or not [4.2.D, 5.3.4.D]."""
        s.deeds |= PILLAGED
        pay_tax(s, self.seat, self.place, TAX_PILLAGE)
        s.call(payment(self.seat, -1, [SHIP] * ships_to_pillage(s, self.seat, self.place)))

    def block(self, s: HandsState) -> None:
        """The opponent may block [5.3.4.E, 5.3.4.F]."""
        s.tell("5.3.4.A", "pillaged", self.seat, self.place)
        s.call(Block(other(self.seat), A_PILLAGE, self.place))

    def loot(self, s: HandsState) -> None:
        """Half the Warships in Silver, from the opponent as far as it goes [5.3.4.C, C.Plunder.1]."""
        if self.answer:
            s.end(0)
            return
        seat, victim = self.seat, other(self.seat)
        loot = s.warships[seat] // 2
        given = min(loot, s.silver[victim])
        s.silver[victim] -= given
        s.silver[seat] += given
        earn(s, seat, loot - given + s.modifier(seat, PILLAGE_BONUS))
        s.tell("5.3.4.C", "pillage-took", seat, loot)
        self.advance_marker(s)

    def advance_marker(self, s: HandsState) -> None:
        """The marker moves; the opponent loses the VP printed there [5.3.4.I, 5.3.4.J, 5.3.4.K]."""
        seat, victim = self.seat, other(self.seat)
        s.pillage[seat] += 1
        loss = s.num.pillage_penalty[s.pillage[seat]]
        s.points[victim] -= loss
        if loss:
            s.tell("5.3.4.J", "pillage-points", victim, loss)
        if s.pillage[seat] == s.num.pillage_end:
            s.pillage[seat] = 0

    def discard(self, s: HandsState) -> None:
        """With Plunder the victim also discards at random [C.Plunder.2]."""
        lost = s.modifier(self.seat, PILLAGE_DISCARD)
        if lost:
            s.call(RandomLoss(other(self.seat), lost, 0))
