"""A table for tests: positions arranged by name, then real play of verbs, dice and draws."""

from __future__ import annotations

from navarch.engine.event import Reason
from navarch.engine.state import CHANCE, RUNNING
from navarch.games.hands_in_the_sea import build
from navarch.games.hands_in_the_sea.box.labels import BOTTOM, CARDS, EMPIRE_CARDS, LOCATIONS, SEATS, STATIONS, other
from navarch.games.hands_in_the_sea.box.sets import members
from navarch.games.hands_in_the_sea.ch04_3_sea_and_supply.supply import supplied, survey
from navarch.games.hands_in_the_sea.ch04_rounds.campaign import Campaign
from navarch.games.hands_in_the_sea.ch04_rounds.play import Play
from navarch.games.hands_in_the_sea.ch04_rounds.round import Round
from navarch.games.hands_in_the_sea.state import HandsState

GAME = build()
ROME, CARTHAGE = 0, 1


def bit(name: str) -> int:
    """The mask of one card or location."""
    return 1 << CARDS.index(name)


def mask(*names: str) -> int:
    """The mask of several."""
    return sum(bit(name) for name in names)


class Table:
    """A game after set-up with empty Hands, in the round of `seat` with so many actions left."""

    def __init__(self, seat: int = ROME, actions: int = 2, **options: bool) -> None:
        state = GAME.new(2, dict(options))
        assert isinstance(state, HandsState)
        self.s = state
        while self.s.actor == CHANCE:
            self.s.play(self.s.legal()[0])
        for owner in (ROME, CARTHAGE):
            self.s.deck[owner] |= self.s.hand[owner]
            self.s.hand[owner] = 0
        self.s.novices = 0
        self.round(seat, actions)

    # ---- arranging ----

    def round(self, seat: int, actions: int = 2, step: str = "act") -> Table:
        """Go to a step of a player's round."""
        s = self.s
        s.stack = []
        s.call(Play())
        s.stack[0].go("second" if seat == ROME else "again")
        turn = Round(seat, actions)
        s.call(turn)
        turn.go(step)
        s.deeds = 0
        s.curfew = 0
        return self.resume()

    def campaign(self) -> Table:
        """Begin a Campaign Sequence, as if the Campaign card had just come up."""
        self.round(CARTHAGE, 2)
        self.s.campaign = 1
        self.s.stack[-1].go("patience")
        self.s.call(Campaign())
        return self.resume()

    def resume(self) -> Table:
        """Let the rules run on after the position was changed by hand."""
        self.s.actor = RUNNING
        self.s.choice = None
        self.s.known = None
        survey(self.s)
        self.s.run()
        return self

    def lift(self, name: str) -> None:
        """Take a card out of wherever it is."""
        s, gone = self.s, ~bit(name)
        for place in (s.hand, s.deck, s.discard, s.reserve, s.empire, s.aboard, s.force, s.seen):
            for number in range(len(place)):
                place[number] &= gone
        s.neutral &= gone
        s.removed &= gone
        s.event_deck &= gone
        s.event_discard &= gone
        s.strategy_deck &= gone
        s.strategy_discard &= gone
        for pile in (s.top_rome, s.top_carthage):
            if CARDS.index(name) in pile:
                pile.remove(CARDS.index(name))
        self.s.known = None

    def hand(self, seat: int, *names: str) -> Table:
        """Put cards into a Hand."""
        return self.put(self.s.hand, seat, *names)

    def deck(self, seat: int, *names: str) -> Table:
        """The Draw deck holds exactly these cards; the others of the player are discarded."""
        self.s.discard[seat] |= self.s.deck[seat]
        self.s.deck[seat] = 0
        return self.put(self.s.deck, seat, *names)

    def discards(self, seat: int, *names: str) -> Table:
        """Put cards on a Discard pile."""
        return self.put(self.s.discard, seat, *names)

    def reserve(self, seat: int, *names: str) -> Table:
        """Put cards into a Reserve."""
        return self.put(self.s.reserve, seat, *names)

    def put(self, place: list[int], number: int, *names: str) -> Table:
        for name in names:
            self.lift(name)
            place[number] |= bit(name)
        return self

    def hold(self, seat: int, *places: str, city: bool = False, fort: bool = False) -> Table:
        """Give locations to a player, with a Town or City from the stock and the card in the Draw deck."""
        s = self.s
        for name in places:
            self.clear(name)
            s.held[seat] |= bit(name)
            if city:
                s.cities |= bit(name)
                s.city_stock[seat] -= 1
            else:
                s.towns[seat] -= 1
            if fort:
                s.forts |= bit(name)
            if not (s.hand[seat] | s.deck[seat] | s.discard[seat] | s.reserve[seat]) & bit(name):
                self.put(s.deck, seat, name)
        return self.fresh()

    def clear(self, *places: str) -> Table:
        """Take the tokens off locations, back to stock; their cards stay."""
        s = self.s
        for name in places:
            for seat in (ROME, CARTHAGE):
                if s.held[seat] & bit(name):
                    if s.cities & bit(name) and not s.capitals & bit(name):
                        s.city_stock[seat] += 1
                    elif not s.cities & bit(name):
                        s.towns[seat] += 1
                    else:
                        s.capitals_won[other(seat)] += 1
            for one in (s.held,):
                one[ROME] &= ~bit(name)
                one[CARTHAGE] &= ~bit(name)
            s.cities &= ~bit(name)
            s.capitals &= ~bit(name)
            s.independent &= ~bit(name)
            s.forts &= ~bit(name)
        return self.fresh()

    def fleet(self, seat: int, station: str, warships: int) -> Table:
        """Put a Fleet somewhere with so many Warships."""
        self.s.fleet[seat] = STATIONS.index(station)
        self.s.warships[seat] = warships
        return self.fresh()

    def silver(self, seat: int, silver: int) -> Table:
        """So much Silver."""
        self.s.bank += self.s.silver[seat] - silver
        self.s.silver[seat] = silver
        return self.fresh()

    def strategy(self, seat: int, name: str) -> Table:
        """Put a Strategy card in play."""
        self.lift_from_row(name)
        self.s.strategy[seat] = CARDS.index(name)
        return self.fresh()

    def row(self, *names: str) -> Table:
        """The display, positions 1, 2, 3."""
        s = self.s
        for card in s.row:
            s.strategy_deck |= 1 << card
        s.row = []
        for name in names:
            self.lift(name)
            s.row.append(CARDS.index(name))
        return self.fresh()

    def lift_from_row(self, name: str) -> None:
        if CARDS.index(name) in self.s.row:
            rest = [card for card in self.s.row if card != CARDS.index(name)]
            spare = members(self.s.strategy_deck)[0]
            self.s.strategy_deck &= ~(1 << spare)
            self.s.row = [spare, *rest]
        self.lift(name)

    def battle(
        self,
        attacker: int,
        place: str,
        marker: int,
        battle_round: int = 1,
        rome: tuple[str, ...] = (),
        carthage: tuple[str, ...] = (),
    ) -> Table:
        """A land battle in progress."""
        s = self.s
        s.site[attacker] = LOCATIONS.index(place)
        s.marker[attacker] = marker
        s.battle_round[attacker] = battle_round
        self.put(s.force, 2 * attacker + ROME, *rome)
        self.put(s.force, 2 * attacker + CARTHAGE, *carthage)
        return self.fresh()

    def fresh(self) -> Table:
        """Work out supply anew and forget the legal list."""
        self.s.known = None
        survey(self.s)
        return self

    # ---- playing ----

    def play(self, *said: str) -> Table:
        """Play actions by their text, dice and draws of chance among them.

        With a question mark an answer is given only if it is asked for: whether a player is asked to block or
        to send Leaders depends on what everybody can count.
        """
        for text in said:
            code = GAME.space.code(text.removesuffix("?"))
            legal = self.s.legal()
            if text.endswith("?") and code not in legal:
                continue
            asked = self.s.choice.name if self.s.choice else "nothing"
            offered = ", ".join(GAME.space.text(one) for one in legal)
            assert code in legal, f"{text!r} is not offered to {self.s.actor} at {asked!r}: {offered}"
            self.s.play(code)
            broken = GAME.check(self.s)
            assert not broken, f"after {text!r}: {broken}"
        return self

    def chance(self) -> Table:
        """Let chance take its first outcome until a seat is asked."""
        while self.s.actor == CHANCE:
            self.s.play(self.s.legal()[0])
        return self

    def offers(self, text: str) -> bool:
        """Whether an action is legal now."""
        return GAME.space.code(text) in self.s.legal()

    def offered(self, verb: str) -> list[str]:
        """The nouns offered with a verb."""
        texts = [GAME.space.text(code) for code in self.s.legal()]
        return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb]

    def why(self, text: str) -> Reason:
        """Why an action is not legal."""
        code = GAME.space.code(text)
        assert code not in self.s.legal(), f"{text!r} is legal"
        choice = self.s.choice
        assert choice is not None
        assert choice.why is not None
        verb = GAME.bases[code]
        reason = choice.why(self.s.stack[-1], self.s, self.s.actor, verb, code - verb)
        assert isinstance(reason, Reason), f"no reason against {text!r}"
        return reason

    def refused(self, text: str, rule: str) -> None:
        """Assert that the rule forbids the action."""
        assert self.why(text).rule == rule, f"{text!r} is refused by {self.why(text)}, not by {rule}"

    @property
    def asked(self) -> str:
        """The open question."""
        return self.s.choice.name if self.s.choice else ""

    # ---- looking ----

    def cards(self, place: int) -> set[str]:
        """Cards of a mask by name."""
        return {CARDS[card] for card in members(place)}

    def holder(self, name: str) -> str | None:
        """Who controls a location."""
        for seat in (ROME, CARTHAGE):
            if self.s.held[seat] & bit(name):
                return SEATS[seat]
        return None

    def in_supply(self, seat: int, name: str) -> bool:
        """Whether a player's location is in supply."""
        return bool(supplied(self.s, seat) & bit(name))

    def in_hand(self, seat: int, name: str) -> bool:
        return bool(self.s.hand[seat] & bit(name))

    def discarded(self, seat: int, name: str) -> bool:
        return bool(self.s.discard[seat] & bit(name))


def empire_cards(seat: int) -> int:
    """All Empire cards of one colour."""
    return GAME.box.cards.decks[seat] & EMPIRE_CARDS


__all__ = ["BOTTOM", "CARTHAGE", "GAME", "ROME", "Table", "bit", "empire_cards", "mask"]
