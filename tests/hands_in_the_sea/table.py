"""A table for tests of Hands in the Sea: positions laid out by name, then real play of verbs, dice and draws.

A card said to be drawn comes when its own deck is asked for one; where nothing was said the first possible one comes.
"""

from __future__ import annotations

from typing import Any, Self

import tests.table
from navarch.engine.state import State
from navarch.games.hands_in_the_sea import build
from navarch.games.hands_in_the_sea.box.labels import (
    ASIDE,
    CARDS,
    CARTHAGE,
    EMPIRE_CARDS,
    ENDINGS,
    LOCATIONS,
    ROME,
    SEATS,
    STATIONS,
    other,
)
from navarch.games.hands_in_the_sea.box.sets import members
from navarch.games.hands_in_the_sea.ch04_3_sea_and_supply.supply import supplied, survey
from navarch.games.hands_in_the_sea.ch04_7_events_and_card_effects.random_event import RandomEvent
from navarch.games.hands_in_the_sea.ch04_rounds.campaign import Campaign
from navarch.games.hands_in_the_sea.ch04_rounds.play import Play
from navarch.games.hands_in_the_sea.ch04_rounds.round import Round
from navarch.games.hands_in_the_sea.state import HandsState

GAME = build()


def bit(name: str) -> int:
    """The mask of one card or location."""
    return 1 << CARDS.index(name)


def mask(*names: str) -> int:
    """The mask of several."""
    return sum(bit(name) for name in names)


def known(state: State) -> HandsState:
    """The state as what it is."""
    assert isinstance(state, HandsState)
    return state


class Decks(tests.table.Script):
    """Dice in their order; a card comes when it can, for all decks are drawn from with one verb."""

    def said(self, possible: list[str]) -> str:
        """The first outcome said that is possible now."""
        return next((text for text in self.left if text in possible), "")


class Table(tests.table.Table[HandsState]):
    """A game after set-up with empty Hands, in the round of `seat` with so many actions left."""

    def __init__(self, seat: int = ROME, actions: int = 2, **options: bool) -> None:
        super().__init__(GAME, known(GAME.new(2, dict(options))))
        self.chance = Decks()
        for owner in (ROME, CARTHAGE):
            self.s.deck[owner] |= self.s.hand[owner]
            self.s.hand[owner] = 0
        self.s.novices = 0
        self.round(seat, actions)

    # ---- where play is ----

    def round(self, seat: int, actions: int = 2, step: str = "act") -> Self:
        """Go to a step of a player's round."""
        self.s.deeds = 0
        self.s.curfew = 0
        play, turn = Play(), Round(seat, actions)
        play.go("second" if seat == ROME else "again")
        turn.go(step)
        return self.fresh().under_way(play, turn)

    def campaign(self) -> Self:
        """Begin a Campaign Sequence, as if the Campaign card had just come up."""
        self.s.campaign = ASIDE
        play, turn = Play(), Round(CARTHAGE)
        play.go("again")
        turn.go("patience")
        return self.fresh().under_way(play, turn, Campaign())

    def event(self, *said: str) -> Self:
        """Draw and resolve an event at once, in Rome's round."""
        self.s.deeds = 0
        self.s.curfew = 0
        play, turn = Play(), Round(ROME, 2)
        play.go("second")
        turn.go("act")
        return self.fresh().under_way(play, turn, RandomEvent()).do(*said)

    def turn(self, number: int) -> Self:
        """Put the Turn marker there."""
        self.s.turn = number
        return self

    def overtime(self, cause: str) -> Self:
        """An ending condition was met, and battles go on."""
        self.s.overtime = 1
        self.s.cause = ENDINGS.index(cause)
        return self.fresh()

    # ---- cards ----

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

    def put(self, place: list[int], number: int, *names: str) -> Self:
        """Move cards to a place."""
        for name in names:
            self.lift(name)
            place[number] |= bit(name)
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """Put cards into a Hand."""
        return self.put(self.s.hand, seat, *names)

    def deck(self, seat: int, *names: str) -> Self:
        """The Draw deck holds exactly these cards; the others of the player are discarded."""
        self.s.discard[seat] |= self.s.deck[seat]
        self.s.deck[seat] = 0
        return self.put(self.s.deck, seat, *names)

    def on_top(self, seat: int, name: str) -> Self:
        """Put a card on top of a Draw deck in everybody's sight, as an Emergency Levy does."""
        self.lift(name)
        self.s.top(seat).append(CARDS.index(name))
        return self

    def discards(self, seat: int, *names: str) -> Self:
        """Put cards on a Discard pile."""
        return self.put(self.s.discard, seat, *names)

    def no_discards(self, seat: int) -> Self:
        """A Discard pile goes to the Empire deck."""
        self.s.empire[seat] |= self.s.discard[seat]
        self.s.discard[seat] = 0
        return self.fresh()

    def reserve(self, seat: int, *names: str) -> Self:
        """Put cards into a Reserve."""
        return self.put(self.s.reserve, seat, *names)

    def empire(self, seat: int, *names: str) -> Self:
        """Put cards into an Empire deck."""
        return self.put(self.s.empire, seat, *names)

    def strategy(self, seat: int, name: str, upkeep: int = 0, flipped: bool = False) -> Self:
        """Put a Strategy card in play; with maintenance it costs `upkeep` now, or was not paid."""
        self.lift_from_row(name)
        self.s.strategy[seat] = CARDS.index(name)
        self.s.upkeep[seat] = upkeep
        self.s.flipped |= int(flipped) << seat
        return self.fresh()

    def row(self, *names: str) -> Self:
        """The display, positions 1, 2, 3."""
        s = self.s
        for card in s.row:
            s.strategy_deck |= 1 << card
        s.row = []
        for name in names:
            self.lift(name)
            s.row.append(CARDS.index(name))
        return self.fresh()

    def strategy_deck(self, *names: str) -> Self:
        """The Strategy deck holds exactly these cards; the others are discarded."""
        s = self.s
        s.strategy_discard |= s.strategy_deck
        s.strategy_deck = mask(*names)
        s.strategy_discard &= ~s.strategy_deck
        return self.fresh()

    def lift_from_row(self, name: str) -> None:
        """Take a Strategy card from wherever it is; the display stays full."""
        if CARDS.index(name) in self.s.row:
            rest = [card for card in self.s.row if card != CARDS.index(name)]
            spare = members(self.s.strategy_deck)[0]
            self.s.strategy_deck &= ~(1 << spare)
            self.s.row = [spare, *rest]
        self.lift(name)

    def event_discards(self, *names: str) -> Self:
        """These events, or all of them, lie on the discards; the others are in the deck."""
        s = self.s
        every = s.event_deck | s.event_discard
        s.event_discard = mask(*names) if names else every
        s.event_deck = every & ~s.event_discard
        return self.fresh()

    def all_events(self) -> Self:
        """No event lies on the discards."""
        self.s.event_deck |= self.s.event_discard
        self.s.event_discard = 0
        return self.fresh()

    def deus(self, seat: int, name: str) -> Self:
        """A player was dealt this Deus Ex Machina card."""
        self.s.removed |= 1 << self.s.deus[seat]
        self.s.removed &= ~bit(name)
        self.s.deus[seat] = CARDS.index(name)
        return self.fresh()

    # ---- tokens and tracks ----

    def hold(self, seat: int, *places: str, city: bool = False, fort: bool = False) -> Self:
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

    def clear(self, *places: str) -> Self:
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
                s.held[seat] &= ~bit(name)
            s.cities &= ~bit(name)
            s.capitals &= ~bit(name)
            s.independent &= ~bit(name)
            s.forts &= ~bit(name)
        return self.fresh()

    def forts(self, *places: str) -> Self:
        """The Fortifications stand exactly there."""
        self.s.forts = mask(*places)
        return self.fresh()

    def towns_left(self, seat: int, towns: int) -> Self:
        """So many Towns in stock; the opponent has captured those that are missing."""
        self.s.towns_won[other(seat)] += self.s.towns[seat] - towns
        self.s.towns[seat] = towns
        return self.fresh()

    def cities_left(self, seat: int, cities: int) -> Self:
        """So many Cities in stock; the opponent has captured those that are missing."""
        self.s.cities_won[other(seat)] += self.s.city_stock[seat] - cities
        self.s.city_stock[seat] = cities
        return self.fresh()

    def captured(self, seat: int, towns: int = 0, cities: int = 0, capitals: int = 0) -> Self:
        """A player has captured so many tokens of the opponent's stock."""
        rival = other(seat)
        self.s.towns[rival] += self.s.towns_won[seat] - towns
        self.s.city_stock[rival] += self.s.cities_won[seat] - cities
        self.s.towns_won[seat], self.s.cities_won[seat], self.s.capitals_won[seat] = towns, cities, capitals
        return self.fresh()

    def fleet(self, seat: int, station: str, warships: int) -> Self:
        """Put a Fleet somewhere with so many Warships."""
        self.s.fleet[seat] = STATIONS.index(station)
        self.s.warships[seat] = warships
        return self.fresh()

    def silver(self, seat: int, silver: int) -> Self:
        """So much Silver."""
        self.s.bank += self.s.silver[seat] - silver
        self.s.silver[seat] = silver
        return self.fresh()

    def points(self, rome: int, carthage: int) -> Self:
        """The VP of both."""
        self.s.points = [rome, carthage]
        return self.fresh()

    def prestige(self, seat: int, prestige: int) -> Self:
        """So much Prestige."""
        self.s.prestige[seat] = prestige
        return self.fresh()

    def pillage(self, seat: int, space: int) -> Self:
        """Put a Pillage marker on a space."""
        self.s.pillage[seat] = space
        return self.fresh()

    def fate(self, seat: int) -> Self:
        """A player holds the Fate token."""
        self.s.fate = seat
        return self.fresh()

    def curbed(self, seat: int, actions: int) -> Self:
        """Political Intrigue: so many actions in the next round, and no free ones."""
        self.s.curbed[seat] = 1
        self.s.curbed_actions[seat] = actions
        self.s.curbed_free[seat] = 0
        return self.fresh()

    def battle(
        self,
        attacker: int,
        place: str,
        marker: int,
        battle_round: int = 1,
        rome: tuple[str, ...] = (),
        carthage: tuple[str, ...] = (),
    ) -> Self:
        """A land battle in progress."""
        s = self.s
        s.site[attacker] = LOCATIONS.index(place)
        s.marker[attacker] = marker
        s.battle_round[attacker] = battle_round
        self.put(s.force, 2 * attacker + ROME, *rome)
        self.put(s.force, 2 * attacker + CARTHAGE, *carthage)
        return self.fresh()

    def no_battle(self, attacker: int) -> Self:
        """A land battle never was; its cards are discarded."""
        s = self.s
        s.site[attacker], s.marker[attacker], s.battle_round[attacker], s.arms[attacker] = -1, 0, 0, 0
        for side in (ROME, CARTHAGE):
            s.discard[side] |= s.force[2 * attacker + side]
            s.force[2 * attacker + side] = 0
        return self.fresh()

    def combined_arms(self, attacker: int, side: int) -> Self:
        """A side already has the bonus in a land battle."""
        self.s.arms[attacker] |= 1 << side
        return self.fresh()

    def fresh(self) -> Self:
        """Work out supply anew and forget the legal list."""
        self.s.known = None
        survey(self.s)
        return self

    # ---- playing ----

    def do(self, *said: str) -> Self:
        """Play actions with their dice and draws; with a question mark an answer is given only if it is asked for.

        Whether a player is asked to block or to send Leaders depends on what everybody can count.
        """
        ahead = len(self.chance.left)
        self.chance.left += [text for text in said if self._is_chance(text)]
        super().do()  # a position just laid out may begin with a draw
        for text in said:
            action = text.removesuffix("?")
            wanted = action == text or (not self.over and self.offers(action))
            if wanted and not self._is_chance(action):
                super().do(action)
        assert len(self.chance.left) <= ahead, f"never drawn: {self.chance.left[ahead:]}"
        return self

    # ---- looking ----

    def cards(self, place: int) -> set[str]:
        """Cards of a mask by name."""
        return {CARDS[card] for card in members(place)}

    def display(self) -> list[str]:
        """The Strategy cards on display, positions 1, 2, 3."""
        return [CARDS[card] for card in self.s.row]

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
        """Whether a card is in that Hand."""
        return bool(self.s.hand[seat] & bit(name))

    def discarded(self, seat: int, name: str) -> bool:
        """Whether a card lies on that Discard pile."""
        return bool(self.s.discard[seat] & bit(name))

    def player(self, owner: int, seat: int | None) -> Any:
        """A player's area as a seat sees it, or a spectator."""
        return self.view(None if seat is None else SEATS[seat])["players"][owner]


def new(**options: bool) -> tests.table.Table[HandsState]:
    """A game just set up, Hands and all."""
    return tests.table.Table(GAME, known(GAME.new(2, dict(options))))


def empire_cards(seat: int) -> int:
    """All Empire cards of one colour."""
    return GAME.box.cards.decks[seat] & EMPIRE_CARDS


__all__ = ["CARTHAGE", "GAME", "ROME", "Table", "bit", "empire_cards", "known", "mask", "new"]
