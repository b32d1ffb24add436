"""What the server answers over HTTP (docs/protocol.md); `/api/openapi.json` is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from .messages import Pace, Player, ResultWords, SeatTold

ShareKind = Literal["counted", "promised", "condition"]
Status = Literal["open", "running", "over"]


class Problem(msgspec.Struct):
    """Why a request was refused."""

    message: str


class OptionWords(msgspec.Struct):
    """An option of a game's rules."""

    name: str
    title: str
    help: str
    rule: str
    default: bool | str
    choices: list[str]
    choice_titles: dict[str, str]


class CorrectionWords(msgspec.Struct):
    """Components of an owner's own copy: whose they are, and what they change, a line each."""

    name: str
    changes: list[str]


class BotWords(msgspec.Struct):
    """A level or a character of the bots: what it is asked for by, what it is called, and one line about it."""

    name: str
    title: str
    line: str


class GameCard(msgspec.Struct):
    """A game as the lobby shows it."""

    name: str
    title: str
    line: str
    fairness: str  # whom the game favours; empty where it is fair
    players: list[int]
    default_players: int
    minutes: int | None
    options: list[OptionWords]
    bots: list[str]  # all that may be asked for, the levels among them
    levels: list[BotWords]  # from a first game to the strongest there is
    usual_level: str  # for whoever has chosen none
    characters: list[BotWords]  # that any level may have: `level:5:bold`
    corrections: list[CorrectionWords]  # that a host may choose


class Noun(msgspec.Struct):
    """A place, card or piece, and its word."""

    id: str
    text: str


class RuleWords(msgspec.Struct):
    """A rule of the ledger."""

    title: str
    text: str
    section: str


class RulingWords(msgspec.Struct):
    """A question that the book leaves open, and how it is played."""

    question: str
    text: str
    section: str


class Article(msgspec.Struct):
    """Where the rules speak of a card, hero or general: the ids of rules and rulings."""

    rules: list[str]
    rulings: list[str]


class Chapter(msgspec.Struct):
    """The articles on a component table, by id; the domain of its nouns, and what holds for all of them."""

    domain: str
    rules: list[str]
    rulings: list[str]
    articles: dict[str, Article]


class VerbWords(msgspec.Struct):
    """A verb of actions; its domain is empty where it takes no noun."""

    text: str
    rule: str
    domain: str


class ComponentEntry(TypedDict, total=False):
    """An entry of a component table: a city, a card, a link, with where its values come from."""

    id: str
    name: str
    provenance: str
    source: str


GamesOwnFields = Meta(extra_json_schema={"additionalProperties": True})


class GameFacts(GameCard):
    """Everything about a game that never changes."""

    nouns: dict[str, list[Noun]]
    components: dict[str, list[Annotated[ComponentEntry, GamesOwnFields]]]
    rules: dict[str, RuleWords]
    verbs: dict[str, VerbWords]
    words: str  # of the game's board: a Fluent resource
    chapters: dict[str, Chapter]  # of the encyclopaedia, by component table
    rulings: dict[str, RulingWords]  # that its articles name


class SeatLink(msgspec.Struct):
    """The link by which one browser takes a seat."""

    seat: str
    url: str


class TableMade(msgspec.Struct):
    """A new table, with a link for each open seat."""

    id: str
    links: list[SeatLink]


class Done(msgspec.Struct):
    """It was done."""

    done: bool = True


class Seated(msgspec.Struct):
    """Where somebody sat down."""

    seat: str


class TableListed(msgspec.Struct):
    """One of the tables at which this browser holds a seat."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[Player]
    mine: list[str]
    called: dict[str, str]  # each seat: the person's name, else what the seat plays
    to_act: list[str]
    ply: int
    updated: str
    result: ResultWords | None
    rated: bool = False


class OpenTable(msgspec.Struct):
    """A public table at which a seat is open."""

    id: str
    game: str
    title: str
    options: dict[str, bool | str]
    seats: list[Player]
    called: dict[str, str]  # each seat: the person's name, else what the seat plays
    mine: bool  # whether whoever asks sits there
    updated: str
    pace: Pace | None  # null: without clocks
    language: str  # of whoever set it; empty: not known
    rated: bool = False  # whoever sits down agrees that it counts


class TableFacts(msgspec.Struct):
    """A table as anybody may see it; links only for its host."""

    id: str
    game: str
    options: dict[str, bool | str]
    seats: list[Player]
    status: Status
    commitment: str
    secret: str | None
    mine: list[str]
    links: list[SeatLink]
    host: bool
    correction: CorrectionWords | None  # null: the components that were shipped
    rated: bool = False  # it counts for the ratings of those who sit there
    invited: dict[str, str] = {}  # to the host: each seat that is held for somebody, with their name
    watched: bool = True  # false: nobody but those who sit there sees anything before the end
    teams: bool = False  # several people may hold one seat together


class ShareWords(msgspec.Struct):
    """A part of how a seat stands: counted among its points, promised if it were scored now, or towards a victory."""

    seat: str
    key: str
    text: str
    rule: str
    kind: ShareKind
    amount: int | None  # null: not for whoever asks to know
    needed: int | None  # of a condition
    turn: int | None  # the turn or round that it was scored in


class Measure(msgspec.Struct):
    """What is drawn over time: points that are counted, those with what is promised, or a condition in words."""

    key: str
    text: str  # empty: worded by the page
    needed: int | None


class StageWords(msgspec.Struct):
    """How the seats stood when so many turns were over: by measure and seat."""

    ply: int
    turn: int
    amounts: dict[str, dict[str, int]]


class AccountWords(msgspec.Struct):
    """Where points come from, and how they came."""

    shares: list[ShareWords]
    measures: list[Measure]
    course: list[StageWords]


class RecordEntry(msgspec.Struct, array_like=True):
    """Who did what: a seat, -1 for dice and draws, -2 for going back to so many, -3 other rules, -4 who sits there."""

    actor: int
    text: str


class RecordedResult(msgspec.Struct):
    """How a game ended, by seat number."""

    ranks: list[int]
    scores: list[int]
    reason: str
    rule: str


class DrawNamed(msgspec.Struct, array_like=True):
    """The outcomes that chance had to choose among, and their weights (null: all alike)."""

    outcomes: list[str]
    weights: list[int] | None


class DrawsNamed(msgspec.Struct):
    """Each different list of outcomes once, and the number of its list for each draw (-1: not known)."""

    lists: list[DrawNamed]
    of: list[int]


class RecordedCorrection(msgspec.Struct):
    """The component file of an owner's own copy by which a game was played."""

    name: str
    toml: str


class RecordFile(msgspec.Struct):
    """A finished game with all its actions."""

    navarch: int
    game: str
    version: str
    components: str
    players: int
    options: dict[str, bool | str]
    seats: list[str]
    commitment: str
    secret: str
    start: dict[str, Any] | None
    entries: list[RecordEntry]
    result: RecordedResult | None
    digest: str
    draws: DrawsNamed | None
    correction: RecordedCorrection | None = None  # null: the components that were shipped


class LotTold(msgspec.Struct):
    """What a browser has added to the dice: `pledge` is the SHA-256 of `drawn`."""

    seat: int  # the first one of that browser; -1: the host, who sat nowhere
    pledge: str
    drawn: str


class RollbackTold(msgspec.Struct):
    """A taking back that was not free."""

    entry: int
    actions: int
    draws: int
    alone: bool | None  # nobody else had to agree; null: not known


class Verification(msgspec.Struct):
    """The proof of dice, draws, result and names."""

    ok: bool
    actions: int
    draws: int
    result: RecordedResult | None
    first_bad: str
    unproved: int
    secret: str
    commitment: str
    seats: list[SeatTold] = []  # who sat there when the dice were settled
    lots: list[LotTold] = []
    seated_later: list[int] = []  # entries by which somebody sat down since
    rollbacks: list[RollbackTold] = []
