"""Who said something; whom somebody does not want to hear; reports, and what moderators do about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was said so far was said by whoever still sits there under the same name."""
    op.add_column("chats", sa.Column("person", sa.String(64), nullable=False, server_default=""))
    op.add_column("chats", sa.Column("removed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_chats_person", "chats", ["person"])
    op.execute(
        "UPDATE chats SET person = COALESCE((SELECT min(holders.person) FROM holders JOIN seats"
        " ON seats.game = holders.game AND seats.seat = holders.seat WHERE holders.game = chats.game"
        " AND holders.seat = chats.seat AND seats.name = chats.name), '') WHERE seat >= 0"
    )
    op.create_table(
        "shuns",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("what", sa.String(5), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "game", name="pk_shuns"),
    )
    op.create_index("ix_shuns_other", "shuns", ["other"])
    _create_reports()


def _create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("state", sa.String(9), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    once = ["by", "kind", "game", "number", "person"]
    op.create_index("ix_reports_by_kind_game_number_person", "reports", once, unique=True)
    op.create_index("ix_reports_state_at", "reports", ["state", "at"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("moderator", sa.String(64), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("report", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("days", sa.Integer(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_moderators"),
    )


def downgrade() -> None:
    """Everybody hears everybody."""
    for table in ("moderators", "deeds", "reports", "shuns"):
        op.drop_table(table)
    op.drop_index("ix_chats_person", "chats")
    with op.batch_alter_table("chats") as chats:
        chats.drop_column("removed")
        chats.drop_column("person")
