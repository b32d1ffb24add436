"""What a view of Hands in the Sea holds. Seats, locations, Sea Zones and cards go by their labels."""

from __future__ import annotations

from typing import Literal, TypedDict

Token = Literal["town", "city", "capital"]
CutOff = Literal["enemy_waters", "no_line"]


class RoundNow(TypedDict):
    """Whose round it is, and what is left of it."""

    seat: str
    actions: int
    free_actions: bool
    done: list[str]


class Place(TypedDict):
    """A location with its token and its supply."""

    name: str
    holder: str | None  # a seat, or "independent"
    token: Token | None
    fortified: bool
    battle: bool
    in_supply: bool | None
    reached_by: list[str]
    unsupplied_because: CutOff | None


class Zone(TypedDict):
    """A Sea Zone: which Fleets are there and who controls it."""

    name: str
    fleets: list[str]
    controlled_by: str | None


class Fight(TypedDict):
    """A land battle, by who began it."""

    attacker: str
    defender: str | None
    location: str
    siege: bool
    round: int
    rounds: int
    marker: int
    track: list[int]  # where the defender wins, and where the attacker does
    cards: dict[str, list[str]]
    combined_arms: list[str]


class Offered(TypedDict):
    """A Strategy card for sale."""

    card: str
    price: int


class Deck(TypedDict):
    """A deck without order: how many cards, and which."""

    size: int
    unseen: list[str]


class Captured(TypedDict):
    """What a player has won, and its points."""

    towns: int
    cities: int
    capitals: int
    points: int


class Outlook(TypedDict):
    """What the position promises a player, and what it forbids."""

    supplied: list[str]
    silver_next: int
    points_next: int
    points_final: int
    leaders_barred: bool
    actions_curbed: int | None


class Empire(TypedDict):
    """One player's area; null is what the seat does not see."""

    seat: str
    silver: int
    points: int
    prestige: int
    pillage: int
    warships: int
    fleet: str
    fleet_in_port: bool
    towns_left: int
    cities_left: int
    captured: Captured
    hand: list[str] | None
    hand_size: int
    hand_known: list[str]
    held_known: list[str]  # in Hand or in the hidden Reserve, and nobody but the owner knows in which
    unseen: list[str]
    draw_deck_size: int
    draw_deck_top: list[str]
    discard: list[str]
    reserve: list[str] | None
    reserve_size: int
    reserve_room: int
    empire: list[str]
    aboard: list[str]
    strategy: str | None
    strategy_flipped: bool
    maintenance: int
    deus: str | None
    deus_held: bool
    outlook: Outlook


class HandsView(TypedDict):
    """The whole view."""

    turn: int
    last_turn: int
    round: RoundNow | None
    campaign: str
    overtime: bool
    ending: str | None
    fate: str | None
    locations: list[Place]
    sea_zones: list[Zone]
    fortifications_left: int
    battles: list[Fight]
    strategy_row: list[Offered]
    strategy_deck: Deck
    strategy_discard: list[str]
    event_deck: Deck
    event_discard: list[str]
    neutral: list[str]
    players: list[Empire]
