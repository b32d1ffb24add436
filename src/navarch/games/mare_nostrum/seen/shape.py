"""What a view of Mare Nostrum holds. Seats, provinces, sites, tiles and tokens go by their labels."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Tokens = dict[str, int]  # how many of each; none that are not there


class Site(TypedDict):
    """A place for a building or a control marker."""

    kind: str
    good: str | None
    built: bool
    legion_of: str | None
    held_by: str | None


class Province(TypedDict):
    """Control, units and every site of a province."""

    control: str | None
    legions: dict[str, int]
    fortress: str | None
    at_war: bool
    marker_occupied_by: str | None
    sites: dict[str, Site]


class Realm(TypedDict, total=False):
    """What lies open before a player; nothing before he has an empire."""

    empire: str
    capital: str
    tiles: list[str]
    copied: str | None
    used: list[str]
    next_tile_price: int
    great_cities: int
    stock: dict[str, int]
    offer: Tokens | None
    claimed: Tokens


class TrackPlace(TypedDict):
    """Where a marker stands on a leader track."""

    level: int
    space: int
    plus: bool


class OpenTiles(TypedDict):
    """The display of heroes and wonders."""

    open: list[str]
    face_down: int


class Reserve(TypedDict):
    """The open reserves, and how many legendary tokens lie in pile and discards."""

    coin: int
    commodities: dict[str, int]
    buildings: dict[str, int]
    legendary_pile: int
    legendary_discards: int


class Exchange(TypedDict):
    """The exchange markers and the number in force."""

    played: list[list[int]]
    free: list[list[int]]
    value: int | None
    open: bool


class PaymentNow(TypedDict):
    """What is paid for, and with what so far."""

    price: int
    paid: list[str]


class BattleNow(TypedDict):
    """The battle under way, on land or at sea."""

    attacker: str
    defender: str
    province: str | None
    sea: str | None
    attack_dice: list[int]
    defence_dice: list[int]
    attack_hits: int
    defence_hits: int


class Now(TypedDict, total=False):
    """Whose turn it is, and what is under way."""

    had_turn: list[str]
    active: str
    claimer: str
    claims_from: str | None
    payment: PaymentNow
    from_sea: str | None
    from_province: str | None
    battle: BattleNow


class MareView(TypedDict):
    """The whole view; what a screen hides is there only for the seat whose it is."""

    round: int
    phase: str
    empires: dict[str, str | None]
    leaders: dict[str, str | None]
    provinces: dict[str, Province]
    seas: dict[str, dict[str, int]]
    players: dict[str, Realm]
    tracks: dict[str, dict[str, TrackPlace]]
    tiles: OpenTiles
    reserve: Reserve
    exchange: Exchange
    peace: dict[str, str | None]
    now: Now
    sealed: list[str]
    supply: NotRequired[Tokens]
    offer: NotRequired[Tokens]
    largest_set: NotRequired[int]
    may_offer: NotRequired[int]
    may_store: NotRequired[int]
