"""The schema of the database. Games, seats and actions are only ever added to; the rest can be worked out again."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

METADATA = MetaData(naming_convention=NAMES)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("components", String(64), nullable=False),
    Column("correction", JSON, nullable=True),  # name and file of an owner's own components, null: those shipped
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", JSON, nullable=True),  # a position other than the first one, for a fork
    Column("secret", String(256), nullable=False),  # of the dice, as the vault keeps it; told to nobody before the end
    Column("host", String(64), nullable=False),  # the person who set the table
    Column("created", Float, nullable=False),
    Column("lots", JSON, nullable=True),  # that the browsers at the table add to its dice; null: it was dealt without
    Column("public", Boolean, nullable=False, server_default=false()),  # anybody may sit down where a seat is open
    Column("pace", JSON, nullable=True),  # null: nobody's time runs out
    Column("paused", Boolean, nullable=False, server_default=false()),  # all clocks stand still, by agreement
    Column("language", String(2), nullable=False, server_default=""),  # of whoever set it; empty: not known
    Column("watched", Boolean, nullable=False, server_default=true()),  # by whoever wants, before its end
    Column("teams", Boolean, nullable=False, server_default=false()),  # several people may hold one seat
    Column("variant", Text, nullable=True),  # ",name=value," of each option that is not as usual; null: not known
    Column("rated", Boolean, nullable=False, server_default=false()),  # it counts for ratings
    Column("rematch", String(32), nullable=True),  # the table at which those who sat here play again
    # What follows is worked out from the actions and kept for lists.
    Column("updated", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),  # a mask of seats
    Column("result", JSON, nullable=True),
    Column("offer", JSON, nullable=True),  # a rollback that waits for consent
    Index(None, "over"),
    Index(None, "public", "updated"),
)


@lru_cache(maxsize=4096)
def handle_of(person: str) -> str:
    """What names a person to others: it stands in links to their page, and opens nothing."""
    return hashlib.sha256(f"navarch person {person}".encode()).hexdigest()[:20]


def _own_handle(context: Any) -> str:
    return handle_of(context.get_current_parameters()["id"])


PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(64), primary_key=True),  # of the first ones: the digest of their browser
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("findable", Boolean, nullable=True),  # by name; null: where they have a key
    Column("handle", String(20), nullable=False, default=_own_handle),
    Index(None, "handle", unique=True),
    Index(None, "name"),
)

BROWSERS = Table(
    "browsers",
    METADATA,
    Column("browser", String(64), primary_key=True),  # digest of the cookie
    Column("person", String(64), ForeignKey("people.id"), nullable=False),  # it never becomes another's
    Index(None, "person"),
)

LOGINS = Table(
    "logins",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of what has to be brought along
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    # link, mail, address: open once; phrase: until there is another
    Column("kind", String(10), nullable=False),
    Column("until", Float, nullable=True),
    Column("address", String(254), nullable=False, server_default=""),  # to which it was sent, where it was
    Index(None, "person"),
)

ADDRESSES = Table(
    "addresses",
    METADATA,
    Column("person", String(64), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),  # in the form in which two of them are compared
    Column("confirmed", Float, nullable=False),  # when its owner opened the letter
    Index(None, "address", unique=True),
)

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("kind", String(4), nullable=False),  # push, mail, hook
    Column("place", String(64), nullable=False),  # a digest: each browser, each letter box, each webhook is there once
    Column("browser", String(64), nullable=False),  # push: whose it is; it ends with that browser
    Column("target", Text, nullable=False),  # where it goes, as the vault keeps it
    Column("wants", String(40), nullable=False),  # the sorts of notices that are sent there
    Column("failures", Integer, nullable=False, server_default="0"),  # one after another
    Column("not_before", Float, nullable=False, server_default="0"),  # somebody delivers, or it rests after a failure
    Column("spent", Float, nullable=False, server_default="0"),  # until when what was sent is spread out evenly
    Column("off", String(12), nullable=False, server_default=""),  # why it was switched off; empty: it is on
    Column("created", Float, nullable=False),
    Index(None, "person"),
    Index(None, "place", unique=True),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("channel", String(24), ForeignKey("channels.id"), nullable=False),
    Column("person", String(64), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("game", String(32), ForeignKey("games.id"), nullable=True),  # null: it is about no table
    Column("words", JSON, nullable=False),  # what the notice tells beside that
    Column("noted", Float, nullable=False),
    Column("due", Float, nullable=False),
    Index(None, "channel"),
    Index(None, "game"),
    Index(None, "due"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # by which the device knows it: at most 1,023 bytes, in base64url
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),  # what its owner calls it
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the device counts them: it must grow, where it counts
    Column("created", Float, nullable=False),
    Index(None, "person"),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the token that is brought back with the answer
    Column("person", String(64), nullable=False),  # who makes a passkey; empty: somebody wants to come in
    Column("until", Float, nullable=False),
    Index(None, "until"),
)

LETTERS = Table(
    "letters",
    METADATA,
    Column("mailbox", String(64), nullable=False),  # digest of its address
    Column("sent", Float, nullable=False),
    PrimaryKeyConstraint("mailbox", "sent"),
    Index(None, "sent"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # person, open, bot
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("level", Integer, nullable=False),
    Column("secret", String(256), nullable=False),  # of the link, as the vault keeps it; empty for a bot
    Column("orders", String(40), nullable=False, server_default=""),  # when to ask it; empty: always
    Column("left", String(10), nullable=False, server_default=""),  # why a bot sits there for somebody
    PrimaryKeyConstraint("game", "seat"),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),
    Column("put_away", Boolean, nullable=False, server_default=false()),  # not listed among their tables
    Column("nth", Integer, nullable=False, server_default="0"),  # in the order in which people sat down
    PrimaryKeyConstraint("game", "seat", "person"),
    Index(None, "person"),
)

AS_THEY_SAT_DOWN = (HOLDERS.c.nth, HOLDERS.c.seat, HOLDERS.c.person)

AGREEMENTS = Table(
    "agreements",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),  # who sat there at the first action, and agreed that it is rated
    PrimaryKeyConstraint("game", "seat"),
    Index(None, "person"),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),  # empty: a bot, or somebody who is not here any more
    Column("bot", String(48), nullable=False),  # with its level; empty: a person
    Column("rank", Integer, nullable=False),  # whoever left is last
    Column("share", Float, nullable=False),  # of the victory
    Column("left", Boolean, nullable=False),  # resigned, or out of time and never came back
    Column("gain", Float, nullable=True),  # by how much the rating moved; null: not at all
    # The same for all seats of a game, so that lists need no other table.
    Column("played", String(40), nullable=False),  # the name of the game
    Column("players", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("how", String(10), nullable=False),  # rules, or how its players ended it
    Column("counts", String(12), nullable=False),  # rated, or why not
    PrimaryKeyConstraint("game", "seat"),
    Index(None, "person", "ended"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("played", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("who", String(64), nullable=False),  # a person, or a bot with its level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("lowest", Float, nullable=False),  # what they are worth at least: lists stand in this order
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("played", "players", "is_bot", "who"),
    Index(None, "played", "players", "is_bot", "lowest"),
    Index(None, "who"),
)

CLOCKS = Table(
    "clocks",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("left", Float, nullable=False),  # of the reserve, when the clock was last started or stopped
    Column("since", Float, nullable=True),  # when it was started, by the time of the house; null: it stands
    Column("due", Float, nullable=True),  # when something follows: the grace, or its end
    Column("state", String(8), nullable=False),  # waits, grace, out, or nothing of these
    Column("turns", JSON, nullable=False),  # the plies with which the latest turns began
    Column("prepaid", Integer, nullable=False),  # turns that were paid for and then taken back
    Column("stopped", Float, nullable=True),  # when it was last stopped
    PrimaryKeyConstraint("game", "seat"),
    Index(None, "due"),
)

HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("start", Float, nullable=False),  # by the clock, as people see it
    Column("until", Float, nullable=False),
    PrimaryKeyConstraint("person", "start"),
    Index(None, "until"),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("beat", Float, nullable=False),  # when a worker was last alive
    Column("away", Float, nullable=False),  # for how long none was, since there are clocks
    Column("push_key", String(256), nullable=True),  # by which push services know the server, as the vault keeps it
)

ACTIONS = Table(
    "actions",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    # The number of the entry in the record, those taken back counted: it only ever grows,
    # so two actions for the same position cannot both be written.
    Column("ply", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game", "ply"),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("room", String(10), nullable=False),  # players, spectators, or two seats: 0-2
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
    Column("person", String(64), nullable=False, server_default=""),  # who said it; empty: nobody who is known
    Column("removed", Boolean, nullable=False, server_default=false()),  # by a moderator
    PrimaryKeyConstraint("game", "number"),
    Index(None, "person"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("person", String(64), nullable=False),  # for whom the seat is held
    Column("seat", Integer, nullable=False),
    Column("by", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("state", String(8), nullable=False),  # open, declined
    PrimaryKeyConstraint("game", "person"),
    Index(None, "person"),
    Index(None, "by"),
)

WISHES = Table(
    "wishes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(5), nullable=False),
    Column("language", String(2), nullable=False),  # empty: any
    Column("rated", Boolean, nullable=False),
    Column("pledge", String(64), nullable=False),  # to a lot for the dice of the table; empty: none
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index(None, "person"),
    Index(None, "game", "players", "pace"),
)

SHUNS = Table(
    "shuns",
    METADATA,
    Column("person", String(64), nullable=False),  # who does not want to hear
    Column("other", String(64), nullable=False),  # whom
    Column("game", String(32), nullable=False),  # at this table; empty: everywhere
    Column("what", String(5), nullable=False),  # mute: what they say; block: all that comes of them
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "other", "game"),
    Index(None, "other"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("by", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(6), nullable=False),  # remark, name or table
    Column("game", String(32), nullable=False),
    Column("number", Integer, nullable=False),  # of the remark; -1: it is about none
    Column("person", String(64), nullable=False),  # whom it is about; empty: nobody who is known
    Column("said", Text, nullable=False),  # the remark or the name, as it was
    Column("reason", Text, nullable=False),
    Column("state", String(9), nullable=False),  # open, dismissed or done
    Index(None, "by", "kind", "game", "number", "person", unique=True),
    Index(None, "state", "at"),
)

DEEDS = Table(
    "deeds",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("moderator", String(64), nullable=False),
    Column("what", String(8), nullable=False),  # dismiss, remark, name, mute, ban
    Column("report", String(32), nullable=False),
    Column("person", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("days", Integer, nullable=True),
    Column("note", Text, nullable=False),
    Index(None, "at"),
)

MODERATORS = Table(
    "moderators",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, nullable=False),  # entries of the record it was made after
    Column("data", LargeBinary, nullable=False),
)

CHRONICLES = Table(
    "chronicles",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # what was to be seen and read of a finished game, under any rules
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("state", String(6), nullable=False),  # open: asked for, or under way; done; failed
    Column("progress", Float, nullable=False),  # from 0 to 1
    Column("asked", Float, nullable=False),
    Column("person", String(64), nullable=False),  # who waits for it; empty: nobody who is known, or it is done
    Column("data", LargeBinary, nullable=True),  # what it says, in words, by language
    Index(None, "state", "asked"),
)

BANS = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),  # a person, an address or a network
    Column("what", String(4), nullable=False),  # ban: kept out; mute: may not speak
    Column("until", Float, nullable=True),
    Column("reason", Text, nullable=False),  # for whoever runs the server
)
