"""Results of finished games, ratings, and who has agreed to them; what names a person to others."""

from __future__ import annotations

import hashlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

AT_ONCE = 500


def upgrade() -> None:
    """The games that are finished have results, and count for nobody's rating."""
    op.add_column("games", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add_handles()
    op.create_table(
        "agreements",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", name="fk_agreements_game"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_agreements"),
    )
    op.create_index("ix_agreements_person", "agreements", ["person"])
    results = op.create_table(
        "results",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", name="fk_results_game"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(48), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("gain", sa.Float(), nullable=True),
        sa.Column("played", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("counts", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("played", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("is_bot", sa.Boolean(), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("lowest", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("played", "players", "is_bot", "who", name="pk_ratings"),
    )
    op.create_index("ix_ratings_played_players_is_bot_lowest", "ratings", ["played", "players", "is_bot", "lowest"])
    op.create_index("ix_ratings_who", "ratings", ["who"])
    _fill(results)


def _add_handles() -> None:
    op.add_column("people", sa.Column("handle", sa.String(20), nullable=True))
    people = sa.table("people", sa.column("id"), sa.column("handle"))
    connection = op.get_bind()
    rows = [
        {"of": person, "made": hashlib.sha256(f"navarch person {person}".encode()).hexdigest()[:20]}
        for person in connection.execute(sa.select(people.c.id)).scalars().all()
    ]
    if rows:
        named = sa.update(people).where(people.c.id == sa.bindparam("of")).values(handle=sa.bindparam("made"))
        connection.execute(named, rows)
    with op.batch_alter_table("people") as table:
        table.alter_column("handle", existing_type=sa.String(20), nullable=False)
    op.create_index("ix_people_handle", "people", ["handle"], unique=True)


def _fill(results: sa.Table) -> None:
    connection = op.get_bind()
    games = sa.table(
        "games",
        *(sa.column(name) for name in ("id", "game", "players", "updated", "over")),
        sa.column("result", sa.JSON()),
    )
    over = connection.execute(sa.select(games).where(games.c.over)).all()
    for first in range(0, len(over), AT_ONCE):
        some = {row.id: row for row in over[first : first + AT_ONCE] if row.result}
        rows = _rows(connection, some)
        if rows:
            connection.execute(sa.insert(results), rows)


def _rows(connection: sa.Connection, games: dict[str, Any]) -> list[dict[str, Any]]:
    names = ("game", "seat", "kind", "bot", "level", "left")
    seats = sa.table("seats", *(sa.column(name) for name in names))
    holders = sa.table("holders", sa.column("game"), sa.column("seat"), sa.column("person"))
    held = {
        (row.game, row.seat): row.person
        for row in connection.execute(sa.select(holders).where(holders.c.game.in_(list(games))))
    }
    rows = []
    for chair in connection.execute(sa.select(seats).where(seats.c.game.in_(list(games)))):
        game = games[chair.game]
        ranks, reason, rule = (game.result[key] for key in ("ranks", "reason", "rule"))
        rank = ranks[chair.seat]
        is_bot = chair.kind == "bot" and not chair.left
        by_players = reason in ("resigned", "claimed", "draw", "agreed") and not rule
        gave_up = by_players and reason in ("resigned", "claimed") and rank > 1
        bot = f"{chair.bot} {chair.level}" if chair.level else chair.bot
        rows.append(
            {
                "game": chair.game,
                "seat": chair.seat,
                "person": held.get((chair.game, chair.seat), ""),
                "bot": bot if is_bot else "",
                "rank": rank,
                "share": 1 / ranks.count(1) if rank == 1 else 0.0,
                "left": chair.left in ("resigned", "time") or gave_up,
                "gain": None,
                "played": game.game,
                "players": game.players,
                "ended": game.updated,
                "how": reason if by_players else "rules",
                "counts": "unrated",
            }
        )
    return rows


def downgrade() -> None:
    """Nobody is rated."""
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_table("agreements")
    op.drop_index("ix_people_handle", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("handle")
    with op.batch_alter_table("games") as games:
        games.drop_column("rated")
