"""The schema of the database. Games, seats and actions are only ever added to; the rest can be worked out again."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
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
    Column("host", String(64), nullable=False),  # the browser that set the table
    Column("created", Float, nullable=False),
    Column("lots", JSON, nullable=True),  # that the browsers at the table add to its dice; null: it was dealt without
    # What follows is worked out from the actions and kept for lists.
    Column("updated", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),  # a mask of seats
    Column("result", JSON, nullable=True),
    Column("offer", JSON, nullable=True),  # a rollback that waits for consent
    Index(None, "over"),
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
    PrimaryKeyConstraint("game", "seat"),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("browser", String(64), nullable=False),  # digest of the cookie
    PrimaryKeyConstraint("game", "seat", "browser"),
    Index(None, "browser"),
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
    PrimaryKeyConstraint("game", "number"),
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

BANS = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),  # a browser's digest, an address or a network
    Column("what", String(4), nullable=False),  # ban: kept out; mute: may not speak
    Column("until", Float, nullable=True),
    Column("reason", Text, nullable=False),  # for whoever runs the server
)
