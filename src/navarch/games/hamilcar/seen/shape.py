"""What a view of Hamilcar holds. Sides, spaces, Generals and cards go by their labels."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Council = Literal["warlike", "neutral", "peaceful"]


class Force(TypedDict):
    """One side's pieces in one place; elephants are counted apart from the other CUs."""

    cu: int
    elephants: int
    st: int
    generals: list[str]


class City(TypedDict):
    """A Walled City, and who is inside."""

    capacity: int
    large: bool
    besieged: bool
    inside: Force | None


class SiegePoints(TypedDict):
    """How far the Siege of a space has come."""

    points: int
    needed: int
    by: str | None
    train: bool


class Space(TypedDict):
    """A space with what stands outside and inside."""

    control: str | None
    outside: NotRequired[dict[str, Force]]
    tribe: NotRequired[bool]
    city: NotRequired[City]
    siege: NotRequired[SiegePoints]


class Miat(TypedDict):
    """The display of Carthage's council."""

    covered: list[str]
    count: int
    state: Council


class General(TypedDict):
    """A General: his ratings, where he is, and what else is to be known of him."""

    side: str
    strategy: int
    battle: int
    standing: str
    office: NotRequired[str]
    flamen: NotRequired[bool]
    paid: NotRequired[bool]
    turn: NotRequired[int]


class Ships(TypedDict):
    """The boxes At Port and At Sea, and the Turn Track."""

    ready: int
    spent: int
    at_sea: int
    prizes: int
    sunk: int
    supply: int


class Fleet(Force):
    """A Fleet at sea with its route so far."""

    warships: int
    route: list[str]


class Chest(TypedDict):
    """A War Chest."""

    cards: list[str]
    ops: int


class ReckoningStep(TypedDict):
    """A step of a reckoning: its key is a noun of the domain `step`."""

    key: str
    amount: int
    rule: str


class SideLevel(TypedDict):
    """What a side brings to a step of the Dice Levels, by how much its level changes, and the level after it."""

    value: int
    amount: int
    level: int


class LevelRow(TypedDict):
    """A step of the Dice Levels."""

    key: str
    rule: str
    rome: SideLevel
    carthage: SideLevel


class March(TypedDict):
    """The General on the move, his Army and his Movement Points, and the battles that would await it."""

    general: str
    at: str
    points: int
    army: Force
    ahead: dict[str, list[LevelRow]]


class LandSide(TypedDict):
    """A side in a Land Battle."""

    commander: str | None
    rating: int
    cus: int
    allies: int
    level: int
    hits: int


class ChargeRoll(TypedDict):
    """What an Elephant Charge needs and what changes its die."""

    elephants: int
    needed: int
    backfires_at: int
    must_beat: int
    steps: list[ReckoningStep]


class LandFight(TypedDict):
    """A Land Battle, under way or coming."""

    space: str
    attacker: str
    coming: bool
    sides: dict[str, LandSide]
    steps: list[LevelRow]
    dice: dict[str, int]
    charge: bool
    charge_roll: ChargeRoll | None


class NavalSide(TypedDict):
    """A side in a Naval Battle, with what makes up its Battle Roll in this round."""

    commander: str
    rating: int
    warships: int
    prizes: int
    tactics: int
    roll: int
    roll_steps: list[ReckoningStep]
    column: str
    column_steps: list[ReckoningStep]


class NavalFight(TypedDict):
    """A Naval Battle under way."""

    port: str
    round: int
    mover: str
    sides: dict[str, NavalSide]


class NavalFace(TypedDict):
    """A face of the naval die, and whether it avoids the Interception."""

    rome: int
    carthage: int
    avoids: bool


class Interception(TypedDict):
    """A Naval Interception under way."""

    port: str
    mover: str
    avoidable: bool
    steps: list[ReckoningStep]
    faces: list[NavalFace]


class SiegeFace(TypedDict):
    """A face of a siege die."""

    loss: int
    points: int


class SiegeRoll(TypedDict):
    """A Siege or Subjugation attempt, under way or possible."""

    space: str
    by: str
    general: str
    coming: bool
    city: bool
    die: Literal["red", "white"]
    faces: list[SiegeFace]
    reroll: bool
    missing: int
    steps: list[ReckoningStep]


class HamilcarView(TypedDict):
    """The whole view; cards in hand are there only for the seat whose they are, unless they are revealed."""

    turn: int
    phase: str
    active: str | None
    supremacy: str
    seamanship: str
    corvi: bool
    forgotten_tactics: bool
    truce: bool
    citadel: str | None
    spaces: dict[str, Space]
    provinces: dict[str, str | None]
    display: dict[str, str | None]
    tally: dict[str, int]
    miat: Miat
    generals: dict[str, General]
    ships: dict[str, Ships]
    fleets: dict[str, Fleet | None]
    deck: int
    discard: list[str]
    removed: list[str]
    war_chest: dict[str, Chest]
    dictator_card: bool
    hand_sizes: dict[str, int]
    tactic_sizes: dict[str, int]
    tactic_discard: list[str]
    movement: March | None
    land_battle: LandFight | None
    naval_battle: NavalFight | None
    interception: Interception | None
    siege: SiegeRoll | None
    revealed: NotRequired[list[str]]
    hand: NotRequired[list[str]]
    tactics: NotRequired[list[str]]
    spied: NotRequired[list[str]]
