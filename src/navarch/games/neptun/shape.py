"""What a view of Neptun holds. Seats, cities, goods and cards go by their labels."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Pays = Literal["gold", "temple"]


class Voyage(TypedDict):
    """Who acts now, and how far the boat can go."""

    seat: str | None
    range: NotRequired[int]


class Where(TypedDict):
    """Phase and turn."""

    phase: Literal["setup", "acquire", "fulfil", "over"]
    turn: int
    current: Voyage | None


class Offer(TypedDict):
    """A city card with a good, and what it pays."""

    city_card: str
    city: str
    good: str
    region: str
    pays: Pays
    amount: int


class Contract(Offer):
    """A contract on a chart."""

    status: str


class Column(TypedDict):
    """A place of the display; only a contract that lies face up says what it is."""

    state: Literal["face_down", "taken", "face_up"]
    face_up: bool
    city_card: NotRequired[str]
    city: NotRequired[str]
    good: NotRequired[str]
    region: NotRequired[str]
    pays: NotRequired[Pays]
    amount: NotRequired[int]
    oar: NotRequired[str]
    gold: NotRequired[int]


class PointTile(TypedDict):
    """A tile with its points."""

    tile: str
    points: int


class Merchant(TypedDict):
    """What lies open before a player."""

    gold: int
    points: int
    tiles: list[PointTile]
    bonus: int
    hand_size: int
    chart: list[Contract | None]
    played: list[str]


class Temple(TypedDict):
    """A temple's track, its ranking, and the points of its tiles of this round; gold has no track."""

    track: NotRequired[dict[str, int]]
    ranking: list[str]
    tiles: list[int]


class NeptunView(Where):
    """The whole view; hand and sealed oar card are there only for the seat whose they are."""

    round: int
    wind: int
    forecast: int | None  # the sum of the winds played, not yet a wind
    order: list[str]
    oar_scale: dict[str, list[str]]
    distances: dict[str, int]
    boats: dict[str, str | None]
    players: dict[str, Merchant]
    display: list[Column]
    temples: dict[str, Temple]
    sealed: list[str]
    hand: NotRequired[list[str]]
    chosen: NotRequired[str | None]
