"""The messages of the protocol (docs/protocol.md), read strictly: unknown types and wrong values are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=120)]
Secret = Annotated[str, Meta(max_length=64)]
Pledge = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]  # SHA-256 of a lot; empty: none
Drawn = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # a lot
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Lang = Literal["en", "pl"]
Colour = Literal["red", "green", "purple", "yellow", "blue", "white", "black"]
SeatKind = Literal["person", "open", "bot"]
OfferKind = Literal["rollback", "seat", "draw", "result", "seat_to_bot", "pause", "rated"]
ClockState = Literal["", "waits", "grace", "out"]
Left = Literal["", "away", "time", "resigned"]  # why a bot sits there for somebody
ChatRoom = Literal["players", "spectators", "private"]


# ---- from the page, over HTTP ----


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """How a chair shall be filled."""

    kind: Literal["me", "open", "bot", "hotseat"]
    name: Name = ""
    bot: Name = "greedy"
    level: Annotated[int, Meta(ge=0, le=9)] = 0


LONGEST = 60 * 24 * 3600  # of a reserve, in seconds
Duration = Annotated[int, Meta(ge=0, le=LONGEST)]  # seconds


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a seat has: a reserve that grows with each turn, up to a cap."""

    kind: Literal["live", "days"]
    reserve: Annotated[int, Meta(ge=10, le=LONGEST)]
    gain: Duration
    cap: Annotated[int, Meta(ge=10, le=LONGEST)]
    grace: Duration = 0  # after the reserve
    when_out: Literal["bot", "claim"] = "bot"  # a bot sits down; or the other of a duel may claim the game


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables`."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[Name, str | bool | int], Meta(max_length=40)] = {}
    correction: Name = ""  # empty: the components that were shipped
    lang: Lang = "en"
    pledge: Pledge = ""
    public: bool = False  # anybody may sit down at its open seats
    pace: Pace | None = None  # null: without clocks
    rated: bool = False  # it counts for the ratings of those who sit down there
    watched: bool = True  # false: nobody but those who sit there sees anything before the end
    teams: bool = False  # several people may hold one seat together


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/join`."""

    secret: Secret
    name: Name = ""
    pledge: Pledge = ""
    rated: bool = False  # I have seen that the table is rated, and agree


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/take`: an open seat of a public table."""

    seat: Name
    name: Name = ""
    pledge: Pledge = ""
    rated: bool = False  # I have seen that the table is rated, and agree


class Reopen(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/reopen`."""

    seat: Name


class PutAway(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/put-away`."""

    away: bool


class CloseTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/close`."""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/fork`."""

    ply: Ply
    pledge: Pledge = ""


# ---- from the page, over the WebSocket ----


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """Play an action at the position seen; with those that belong to it, such as the tokens of a set, all or none."""

    ply: Ply
    action: Word
    then: Annotated[list[Word], Meta(max_length=40)] = []


class ChooseSeat(msgspec.Struct, tag="seat", forbid_unknown_fields=True):
    """Show the table from another of my seats."""

    seat: Name


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why is that action not legal now?"""

    action: Word


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last action, freely."""


class OfferRollback(msgspec.Struct, tag="offer_rollback", forbid_unknown_fields=True):
    """Offer the others to go back before a decision of mine."""

    ply: Ply


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """I give up: a duel is over, else a bot sits down in my place for good."""


class MakeOffer(msgspec.Struct, tag="offer", forbid_unknown_fields=True):
    """Offer the others a draw, a result, a bot in my place until I come back, or that all clocks stand still."""

    kind: Literal["draw", "result", "seat_to_bot", "pause"]
    ranks: Annotated[dict[Name, Annotated[int, Meta(ge=1, le=20)]], Meta(max_length=20)] = {}  # of a result: all seats


class ComeBack(msgspec.Struct, tag="come_back", forbid_unknown_fields=True):
    """I sit down again where a bot sits for me."""


class Claim(msgspec.Struct, tag="claim", forbid_unknown_fields=True):
    """The other's time is out: the game is mine."""


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """The pause is over: the clocks go on."""


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Answer the offer that has this id, and no other."""

    offer: Name
    yes: bool


class AskAdvice(msgspec.Struct, tag="advise", forbid_unknown_fields=True):
    """What would a bot do?"""


class Say(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to the players, to the spectators, or in private to the player of one other seat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    room: ChatRoom
    to: Name = ""


class AskRemarks(msgspec.Struct, tag="remarks", forbid_unknown_fields=True):
    """What was said before the remark with that number?"""

    before: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class SetPace(msgspec.Struct, tag="pace", forbid_unknown_fields=True):
    """The least time between two moves of bots."""

    ms: Annotated[int, Meta(ge=0, le=10_000)]


class SetLanguage(msgspec.Struct, tag="lang", forbid_unknown_fields=True):
    """Another language from now on."""

    lang: Lang


class Looking(msgspec.Struct, tag="looking", forbid_unknown_fields=True):
    """Whether the page is in front of somebody, or behind other windows and tabs."""

    seen: bool


class GiveOrders(msgspec.Struct, tag="orders", forbid_unknown_fields=True):
    """Standing orders: when to ask me again in reaction windows."""

    ask: Name


class PledgeLot(msgspec.Struct, tag="pledge", forbid_unknown_fields=True):
    """Another lot in the place of one that was lost or is spent, while nobody's is told."""

    pledge: Drawn


class TellLot(msgspec.Struct, tag="lot", forbid_unknown_fields=True):
    """The lot that was pledged, once all have sat down."""

    drawn: Drawn
    to: Drawn  # the digest of the list that was seen


FromPage = (
    Act
    | ChooseSeat
    | AskWhy
    | Undo
    | OfferRollback
    | Resign
    | MakeOffer
    | ComeBack
    | Claim
    | Resume
    | Consent
    | AskAdvice
    | Say
    | AskRemarks
    | SetPace
    | SetLanguage
    | Looking
    | GiveOrders
    | PledgeLot
    | TellLot
)
READ_MESSAGE = msgspec.json.Decoder(FromPage)


# ---- to the page ----


class Player(msgspec.Struct):
    """Somebody at the table."""

    seat: str
    colour: Colour
    name: str
    kind: SeatKind
    connected: bool
    left: Left = ""  # a bot's: for somebody who may come back, or has resigned
    person: str = ""  # what names whoever holds the seat to others; empty: nobody does
    held: bool = False  # an open seat, for somebody who is invited


Fact = int | str | list[str] | None  # a number, a label, several labels, nothing


class LogEntry(msgspec.Struct):
    """A line of the log: the event in words, and as it was told."""

    n: int
    text: str
    rule: str
    seat: str | None
    ply: int  # how many actions stood when it happened
    key: str
    facts: dict[str, Fact]


class ResultWords(msgspec.Struct):
    """How a game ended."""

    ranks: dict[str, int]
    scores: dict[str, int]
    reason: str
    text: str
    rule: str


class NounTold(msgspec.Struct):
    """A place, card or piece that is spoken of."""

    domain: str
    noun: str


class Prompt(msgspec.Struct):
    """What is asked, or what the table waits for."""

    text: str
    rule: str
    about: list[NounTold] = []
    question: str = ""  # its name in the rules, where this seat is asked


class ActionWords(msgspec.Struct):
    """A legal action in words: its verb's rule and domain are among the facts of the game."""

    text: str
    action: str


class EarlierDecision(msgspec.Struct):
    """An own decision that one may offer to go back before."""

    ply: int
    text: str


class OfferWords(msgspec.Struct):
    """What waits for consent: a rollback to so many actions, a seat to be opened or given to a bot, a result."""

    id: str
    kind: OfferKind
    by: str | None  # null: a host who sits nowhere
    to: int
    seat: str | None  # that would be opened
    cancels: list[str]
    asks: list[str]  # the seats that have to consent
    consents: list[str]  # those that have
    ranks: dict[str, int]  # of the result that is offered


class UndoState(msgspec.Struct):
    """What can be taken back; where the game is halted, `rollback` has the ways on, and nothing else can be done."""

    halted: bool
    free: bool
    rollback: list[EarlierDecision] | None
    offer: OfferWords | None


class Orders(msgspec.Struct):
    """What a seat has ordered for reaction windows, as its own page is told."""

    ask: str
    choices: list[str]  # what it may order
    window: bool  # whether it is asked in a window now


class PledgedLot(msgspec.Struct):
    """Somebody's pledge, and whether the lot was told."""

    seat: str | None  # the first seat of that browser; null: the host, who sits nowhere
    pledge: str
    told: bool


class SeatTold(msgspec.Struct):
    """Who sits there, and the number of the first seat of the same browser (null: a bot's, or nobody's)."""

    name: str
    holder: int | None


class Gathering(msgspec.Struct):
    """A game that has not begun: all that its dice will follow from, but for the secret and the lots themselves."""

    commitment: str
    open: list[str]  # seats that nobody has taken; while there are any, no lot is told
    seats: list[SeatTold]
    lots: list[PledgedLot]
    digest: str  # of seats and pledges


class SeatTime(msgspec.Struct):
    """The clock of a seat when this was said."""

    left: float  # seconds of the reserve
    runs: bool
    state: ClockState  # waits: not everybody has sat down; grace: the reserve is used up; out: the grace is, too
    holiday: bool = False  # it stands still because of that


class ClockWords(msgspec.Struct):
    """Everybody's time."""

    pace: Pace
    seats: dict[str, SeatTime]
    paused: bool


SCHEMAS = "#/components/schemas/"
PROMPT = {"$ref": f"{SCHEMAS}Prompt"}
ACTIONS = {"type": "array", "items": {"$ref": f"{SCHEMAS}ActionWords"}}


class Position(msgspec.Struct, tag="position"):
    """All that a seat sees now. The shared parts are encoded once for all who see the same."""

    ply: int
    seat: str | None
    seats_mine: list[str]
    to_act: list[str]
    prompt: Annotated[msgspec.Raw, Meta(extra_json_schema=PROMPT)]
    actions: Annotated[msgspec.Raw, Meta(extra_json_schema=ACTIONS)]
    view: Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
    log: list[LogEntry]
    log_length: int
    undo: UndoState
    over: bool
    result: ResultWords | None
    players: list[Player]
    orders: Orders | None
    gathering: Gathering | None  # null: the game has begun
    forced: bool  # this seat has one action, and everybody can see that it has no other
    clock: ClockWords | None = None  # null: nobody's time runs out
    rated: bool = False  # it counts for the ratings of those who sit here
    rematch: str = ""  # the table at which those who sat here play again
    views: dict[str, Mapping[str, Any]] | msgspec.UnsetType = msgspec.UNSET  # of a finished game: every seat's


class ReasonWords(msgspec.Struct):
    """A rule and the fact by which it forbids."""

    text: str
    rule: str


class WhyNot(msgspec.Struct, tag="why"):
    """Why an action is not legal; no reasons: it is."""

    action: str
    reasons: list[ReasonWords]


class AdvisedAction(msgspec.Struct):
    """What a bot would do, and the chance it sees in it."""

    action: str
    text: str
    estimate: float | None


class Advice(msgspec.Struct, tag="advice"):
    """The answer of the adviser, best first."""

    action: str
    text: str
    estimate: float | None
    alternatives: list[AdvisedAction]
    facts: list[ReasonWords]  # what speaks for the best action, the weightiest first; a rule where one says so


class RemarkWords(msgspec.Struct):
    """Something said to the players, to the spectators, or in private to one other seat."""

    n: int
    room: ChatRoom
    seat: str | None
    name: str
    text: str
    to: str | None
    person: str = ""  # what names whoever said it to others; empty: nobody who is known
    removed: bool = False  # by a moderator


class ChatMessage(msgspec.Struct, tag="chat"):
    """What was said, oldest first: just now, or before; then also whether there is more before these."""

    remarks: list[RemarkWords]
    earlier: bool | msgspec.UnsetType = msgspec.UNSET


class Failure(msgspec.Struct, tag="error", omit_defaults=True):
    """Something refused."""

    message: str
    rule: str = ""


ToPage = Position | WhyNot | Advice | ChatMessage | Failure
