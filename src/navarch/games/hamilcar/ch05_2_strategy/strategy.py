"""5.2 Strategy Phase: dealing, who goes first, playing cards."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import CLAIM, DEAL, DICTATE, DISCARD, EVENT, FIRST, HIRE, OPERATE, PASS, REACT, RUN_BLOCKADE
from ..box.labels import CARTHAGE, ROME
from ..ch02_concepts.areas import member_at, members
from ..ch02_concepts.cards import may_use_event, possible, to_chest
from ..ch02_concepts.cities import lift_sieges, open_gates
from ..ch02_concepts.weariness import rested
from ..ch05_2_operations.operations import Operation, can_operate, can_spend
from ..ch16_optional.blockade_runners import BlockadeRun, blockade_refusal, blockaded
from ..ch17_1_counter_events.corvus_punic_faith import CorvusOrPunicFaith, own_turn_cards, own_turn_refusal
from ..ch17_1_events.events import PlayEvent, playable, playable_events
from ..kinds import NOTHING, Card
from ..reasons import refuse
from ..state import HamilcarState
from .dictator import NameDictator, dictator_refusal, may_dictate
from .mercenaries import Hire, for_hire, hire_refusal, may_hire


class StrategyPhase(Procedure):
    """5.2 Deal, determine who goes first, then play cards in turn."""

    SEQUENCE = ("gather", "deal", "claim", "choose_first", "next_play", "played")
    CHOICES = {"deal_card": "5.2.A1", "claim_first": "5.2.B2", "first_player": "5.2.B1"}

    seat: Seat
    forced: Card = NOTHING

    def gather(self, s: HamilcarState) -> None:
        """A: too few cards for both? then shuffle first. [5.2.A2]"""
        if s.deck.bit_count() < 2 * s.box.cards_dealt[s.turn]:
            s.deck |= s.discard
            s.discard = 0
            s.tell("5.2.A2", "reshuffled")

    def deal(self, s: HamilcarState) -> None:
        """A: as many cards as the Turn Track says. [5.2.A1]"""
        number = s.box.cards_dealt[s.turn]
        for seat in (ROME, CARTHAGE):
            if s.hand[seat].bit_count() < number and s.deck:
                self.seat = seat
                s.ask(CHANCE, "deal_card")
                return

    def deal_card_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Every card of the deck. [5.2.A1]"""
        return members(s.deck, DEAL)

    def deal_card_at(self, s: HamilcarState, share: float) -> int:
        """One of them, all alike. [5.2.A1]"""
        return DEAL + member_at(s.deck, share)

    def deal_card(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The card joins the hand, unseen by the opponent."""
        s.deck &= ~(1 << noun)
        s.hand[self.seat] |= 1 << noun
        s.tell_to(1 << self.seat, "5.2.A1", "dealt", self.seat, noun)
        self.go("deal")

    def claim(self, s: HamilcarState) -> None:
        """B: a Campaign card claims the first play. [5.2.B2]"""
        self.seat = s.supremacy
        if possible(s, 1 - s.supremacy) & s.box.campaigns:
            s.ask(1 - s.supremacy, "claim_first")

    def claim_first_options(self, s: HamilcarState, seat: int) -> list[int]:
        """A Campaign card in hand, or none. [5.2.B2]"""
        return [PASS, *members(s.hand[seat] & s.box.campaigns, CLAIM)]

    def claim_first_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CLAIM:
            return None
        key = "not-in-hand" if s.box.campaigns >> noun & 1 else "no-campaign"
        return refuse(self.claim_first_options(s, seat), verb + noun, "5.2.B2", key, (noun,))

    def claim_first(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """That card is disclosed and is the first play. [5.2.B2]"""
        if verb == CLAIM:
            self.forced = noun
            self.seat = seat
            s.spied[1 - seat] |= 1 << noun  # it is disclosed, and known to be in hand until it is played
            s.tell("5.2.B2", "claimed-first", seat, noun)

    def choose_first(self, s: HamilcarState) -> None:
        """B: the holder of Naval Supremacy decides. [5.2.B1]"""
        if self.forced < 0:
            s.ask(s.supremacy, "first_player")

    def first_player_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Either side. [5.2.B1]"""
        return [FIRST + ROME, FIRST + CARTHAGE]

    def first_player(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """That side plays the first card."""
        self.seat = noun
        s.tell("5.2.B1", "plays-first", noun)

    def next_play(self, s: HamilcarState) -> None:
        """C: in turn; without cards one passes. [5.2.B3, 5.2.B4]"""
        if not s.hand[ROME] and not s.hand[CARTHAGE]:
            s.end(0)
            return
        if not s.hand[self.seat]:
            s.tell("5.2.B4", "passed", self.seat)
            self.seat = 1 - self.seat
        s.active = self.seat
        s.call(CardPlay(self.seat, self.forced))

    def played(self, s: HamilcarState) -> None:
        """The other side is next. [5.2.B3]"""
        self.seat = 1 - self.seat
        self.forced = -1
        self.go("next_play")


def event_refusal(s: HamilcarState, card: int) -> Reason:
    """Why an Event of the own colour cannot be played: the card's own condition. [5.2.C1a, 17.1#3b]"""
    if s.box.playable_if[card] == "siege_train_free":
        return Reason("17.1#3b", "trains-out", (s.box.siege_trains,))
    if s.box.playable_if[card] == "citadel_free":
        return Reason("17.1#46a", "citadel-out", (s.citadel,))
    if s.box.playable_if[card] == "besieged_own_port":
        return Reason("5.2.C1a", "no-besieged-port")
    return Reason("5.2.C1a", "not-now", (card,))


class CardPlay(Procedure):
    """5.2.C One card for one purpose, or what may take its place. [5.2.C-1]"""

    SEQUENCE = ("play", "after")
    CHOICES = {"card_play": "5.2.C-1"}

    seat: Seat
    forced: Card

    def play(self, s: HamilcarState) -> None:
        """A side with cards must play one. [5.2.C-1]"""
        rested(s)
        if s.hand[self.seat]:
            s.ask(self.seat, "card_play")

    def card_play_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Event, Operation or discard, or what replaces a card's play. [5.2.C-1, 5.2.C-2, 5.2.C-3, 5.2.C-4]"""
        if self.forced >= 0:  # for its OPs or its Event [5.2.B2]
            found = [EVENT + self.forced] if playable(s, seat, self.forced) else []
            found += [OPERATE + self.forced] if can_operate(s, seat, self.forced) else []
            return found + own_turn_cards(s, seat)
        hand = s.hand[seat]
        found = members(playable_events(s, seat), EVENT)
        if can_spend(s, seat):
            found += members(hand, OPERATE)
        else:
            found += [OPERATE + card for card in members(hand) if can_operate(s, seat, card)]
        found += members(hand, DISCARD)
        found += own_turn_cards(s, seat)
        if seat == CARTHAGE:
            general = for_hire(s)
            if may_hire(s, general):
                found.append(HIRE + general)
            found += [RUN_BLOCKADE + space for space in blockaded(s)]
        elif may_dictate(s):
            found.append(DICTATE)
        return found

    def card_play_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (EVENT, OPERATE, DISCARD, REACT, HIRE, DICTATE, RUN_BLOCKADE):
            return None
        if verb + noun in self.card_play_options(s, seat):
            return None
        if verb == HIRE:
            return hire_refusal(s, noun) if seat == CARTHAGE else Reason("5.2.C-3", "carthage-alone")
        if verb == DICTATE:
            return dictator_refusal(s) if seat == ROME else Reason("5.2.C-4", "rome-alone")
        if verb == RUN_BLOCKADE:
            return blockade_refusal(s, seat, noun)
        return self.card_refusal(s, seat, verb, noun)

    def card_refusal(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason:
        """Why a card cannot be used so. [5.2.C-1, 5.2.C-2, 5.2.C1b, 5.2.C1c]"""
        if not s.hand[seat] >> noun & 1:
            return Reason("5.2.C-1", "not-in-hand", (noun,))
        if verb == REACT:
            return own_turn_refusal(s, seat, noun)
        if (self.forced >= 0 and noun != self.forced) or verb == DISCARD:
            return Reason("5.2.B2", "claimed-card", (self.forced,))
        if verb == EVENT and not may_use_event(s, seat, noun):
            return Reason("5.2.C1b", "wrong-colour", (noun,))
        if verb == EVENT and s.box.counter[noun]:
            return Reason("5.2.C1c", "counter-event", (noun,))
        if verb == EVENT:
            return event_refusal(s, noun)
        return Reason("5.2.C2a", "no-operation", (noun,))

    def card_play(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The card goes to the War Chest box and is used. [5.2.C-5]"""
        if verb == EVENT:
            s.call(PlayEvent(seat, noun))
        elif verb == OPERATE:
            to_chest(s, seat, noun)
            s.tell("5.2.C2a", "played-operation", seat, noun)
            s.call(Operation(seat, noun))
        elif verb == DISCARD:  # [5.2.C5a]
            to_chest(s, seat, noun)
            s.tell("5.2.C5a", "discarded", seat, noun)
        elif verb == REACT:  # extra: the turn's own play is still to come [5.2.C1d]
            self.go("play")
            s.call(CorvusOrPunicFaith(seat, noun))
        elif verb == HIRE:  # [5.2.C-3]
            s.call(Hire(noun))
        elif verb == DICTATE:  # [5.2.C-4]
            s.call(NameDictator())
        else:
            s.call(BlockadeRun(noun))

    def after(self, s: HamilcarState) -> None:
        """Nobody is tired any more; abandoned Sieges are lifted. [14.1.9]"""
        rested(s)
        lift_sieges(s)
        open_gates(s)
