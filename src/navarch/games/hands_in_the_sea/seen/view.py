"""What a seat sees: built from nothing, with names; everything a board needs to draw the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import (
    CAMPAIGN_PLACES,
    CARDS,
    CARTHAGE,
    DEEDS,
    ENDINGS,
    LOCATIONS,
    PORT,
    ROME,
    SEATS,
    STATIONS,
    ZONES,
    other,
)
from ..box.modifiers import RESERVE_SIZE
from ..box.sets import count, members
from ..ch04_3_sea_and_supply.sea_zones import enemy_waters
from ..ch04_3_sea_and_supply.supply import sites, supplied
from ..ch04_rounds.campaign import campaign_points, city_income
from ..ch04_rounds.round import Round
from ..ch05_1_expansive.fortify import forts_left
from ..ch05_2_aggressive.battle_track import is_siege, rounds_allowed
from ..ch05_5_strategy.buy import price_of
from ..ch06_ending.ending_conditions import captured_points
from ..ch06_ending.final_points import final_points
from .sample import hidden_cards
from .shape import CutOff, Empire, Fight, HandsView, Outlook, Place, RoundNow, Token, Zone

if TYPE_CHECKING:
    from ..state import HandsState


def names(mask: int) -> list[str]:
    """The cards of a mask by name."""
    return [CARDS[card] for card in members(mask)]


def name(card: int) -> str | None:
    """A card by name, or nothing."""
    return CARDS[card] if card >= 0 else None


def view(s: HandsState, seat: int | None) -> HandsView:
    """The whole view of a seat, or of a spectator."""
    return {
        "turn": s.turn,
        "last_turn": s.num.last_turn,
        "round": round_now(s),
        "campaign": CAMPAIGN_PLACES[s.campaign],
        "overtime": bool(s.overtime),
        "ending": ENDINGS[s.cause] if s.cause >= 0 else None,
        "fate": SEATS[s.fate] if s.fate >= 0 else None,
        "locations": [location(s, place) for place in range(len(LOCATIONS))],
        "sea_zones": [zone(s, number) for number in range(ZONES)],
        "fortifications_left": forts_left(s),
        "battles": [battle(s, attacker) for attacker in (ROME, CARTHAGE) if s.site[attacker] >= 0],
        "strategy_row": [{"card": CARDS[card], "price": price_of(s, card)} for card in s.row],
        "strategy_deck": {"size": count(s.strategy_deck), "unseen": names(s.strategy_deck)},
        "strategy_discard": names(s.strategy_discard),
        "event_deck": {"size": count(s.event_deck), "unseen": names(s.event_deck)},
        "event_discard": names(s.event_discard),
        "neutral": names(s.neutral),  # open to inspection [3.4.B]
        "players": [player(s, owner, seat) for owner in (ROME, CARTHAGE)],
    }


def location(s: HandsState, place: int) -> Place:
    """One location with its token and its supply."""
    bit = 1 << place
    holder = next((seat for seat in (ROME, CARTHAGE) if s.held[seat] & bit), None)
    token: Token | None = None
    if holder is not None:
        token = "capital" if s.capitals & bit else "city" if s.cities & bit else "town"
    elif s.independent & bit:
        token = "town"
    return {
        "name": LOCATIONS[place],
        "holder": SEATS[holder] if holder is not None else "independent" if s.independent & bit else None,
        "token": token,
        "fortified": bool(s.forts & bit),
        "battle": bool(sites(s) & bit),
        "in_supply": bool(s.reach[holder] & bit) if holder is not None else None,
        "reached_by": [SEATS[seat] for seat in (ROME, CARTHAGE) if s.reach[seat] & bit],
        "unsupplied_because": cut_off(s, holder, place) if holder is not None else None,
    }


def cut_off(s: HandsState, seat: int, place: int) -> CutOff | None:
    """Why a location is out of supply: its waters are the enemy's, or the way is barred by land and sea."""
    if s.reach[seat] >> place & 1:
        return None
    zone_number = s.board.region[place]
    if s.board.coastal >> place & 1 and enemy_waters(s, seat, zone_number):
        return "enemy_waters"
    return "no_line"


def zone(s: HandsState, number: int) -> Zone:
    """One Sea Zone: which Fleets are there and who controls it [4.3.H]."""
    there = [seat for seat in (ROME, CARTHAGE) if s.fleet[seat] == number]
    return {
        "name": STATIONS[number],
        "fleets": [SEATS[seat] for seat in there],
        "controlled_by": SEATS[there[0]] if len(there) == 1 else None,
    }


def battle(s: HandsState, attacker: int) -> Fight:
    """A land battle, by who began it."""
    return {
        "attacker": SEATS[attacker],
        "defender": SEATS[other(attacker)] if s.held[other(attacker)] >> s.site[attacker] & 1 else None,
        "location": LOCATIONS[s.site[attacker]],
        "siege": is_siege(s, attacker),
        "round": s.battle_round[attacker],
        "rounds": rounds_allowed(s, attacker),
        "marker": s.marker[attacker],
        "track": [-s.num.track_defender, s.num.track_attacker],
        "cards": {SEATS[side]: names(s.force[2 * attacker + side]) for side in (ROME, CARTHAGE)},
        "combined_arms": [SEATS[side] for side in (ROME, CARTHAGE) if s.arms[attacker] >> side & 1],
    }


def player(s: HandsState, owner: int, seat: int | None) -> Empire:
    """One player's area, as this seat sees it."""
    mine = owner == seat
    open_reserve = mine or not s.secret_reserve
    return {
        "seat": SEATS[owner],
        "silver": s.silver[owner],
        "points": s.points[owner],
        "prestige": s.prestige[owner],
        "pillage": s.pillage[owner],
        "warships": s.warships[owner],
        "fleet": STATIONS[s.fleet[owner]],
        "fleet_in_port": s.fleet[owner] == PORT,
        "towns_left": s.towns[owner],
        "cities_left": s.city_stock[owner],
        "captured": {
            "towns": s.towns_won[owner], "cities": s.cities_won[owner], "capitals": s.capitals_won[owner],
            "points": captured_points(s, owner),
        },
        "hand": names(s.hand[owner]) if mine else None,
        "hand_size": count(s.hand[owner]),
        "hand_known": names(s.seen[owner]),
        "held_known": names(s.counted[owner]),
        "unseen": names(s.deck[owner] if mine else hidden_cards(s, owner)),
        "draw_deck_size": count(s.deck[owner]) + len(s.top(owner)) + int(owner == CARTHAGE and s.campaign == 0),
        "draw_deck_top": [CARDS[card] for card in reversed(s.top(owner))],
        "discard": names(s.discard[owner]),
        "reserve": names(s.reserve[owner]) if open_reserve else None,
        "reserve_size": count(s.reserve[owner]),
        "reserve_room": s.modifier(owner, RESERVE_SIZE),
        "empire": names(s.empire[owner]),
        "aboard": names(s.aboard[owner]),
        "strategy": name(s.strategy[owner]),
        "strategy_flipped": bool(s.flipped >> owner & 1),
        "maintenance": s.upkeep[owner],
        "deus": name(s.deus[owner]) if mine else None,
        "deus_held": s.deus[owner] >= 0,
        "outlook": outlook(s, owner),
    }  # fmt: skip


def outlook(s: HandsState, owner: int) -> Outlook:
    """What the position promises a player, and what it forbids: all of it can be counted by everybody."""
    return {
        "supplied": [LOCATIONS[place] for place in members(supplied(s, owner))],
        "silver_next": city_income(s, owner),
        "points_next": campaign_points(s, owner),
        "points_final": final_points(s, owner),
        "leaders_barred": bool(s.leaderless >> owner & 1),
        "actions_curbed": s.curbed_actions[owner] if s.curbed[owner] else None,
    }


def round_now(s: HandsState) -> RoundNow | None:
    """Whose round it is, and what is left of it."""
    turn = s.find(Round)
    if turn is None:
        return None
    done = [DEEDS[number] for number in members(s.deeds)]
    return {"seat": SEATS[turn.seat], "actions": turn.actions, "free_actions": not s.curfew, "done": done}
