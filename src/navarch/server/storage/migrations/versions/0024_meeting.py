"""Invitations, wishes, tables without spectators, and teams."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever wants watches the tables that are there, and each of their seats is for one."""
    op.add_column("games", sa.Column("watched", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("games", sa.Column("teams", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("findable", sa.Boolean(), nullable=True))
    op.create_index("ix_people_name", "people", ["name"])
    op.create_table(
        "invitations",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_invitations_game"),
        sa.PrimaryKeyConstraint("game", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_by", "invitations", ["by"])
    op.create_table(
        "wishes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(5), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("pledge", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_wishes_person"),
        sa.PrimaryKeyConstraint("id", name="pk_wishes"),
    )
    op.create_index("ix_wishes_person", "wishes", ["person"])
    op.create_index("ix_wishes_game_players_pace", "wishes", ["game", "players", "pace"])


def downgrade() -> None:
    """Links alone invite."""
    op.drop_table("wishes")
    op.drop_table("invitations")
    op.drop_index("ix_people_name", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("findable")
    with op.batch_alter_table("games") as games:
        games.drop_column("teams")
        games.drop_column("watched")
