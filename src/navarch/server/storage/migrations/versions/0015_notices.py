"""Notices: where people want them, those that are under way, and the key by which push services know the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for notices yet."""
    op.add_column("house", sa.Column("push_key", sa.String(256), nullable=True))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id", name="fk_channels_person"), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("wants", sa.String(40), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("not_before", sa.Float(), nullable=False, server_default="0"),
        sa.Column("off", sa.String(12), nullable=False, server_default=""),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_index("ix_channels_place", "channels", ["place"], unique=True)
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(24), sa.ForeignKey("channels.id", name="fk_outbox_channel"), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", name="fk_outbox_game"), nullable=True),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("noted", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_channel", "outbox", ["channel"])
    op.create_index("ix_outbox_game", "outbox", ["game"])
    op.create_index("ix_outbox_due", "outbox", ["due"])


def downgrade() -> None:
    """Nobody is told any more."""
    op.drop_table("outbox")
    op.drop_table("channels")
    with op.batch_alter_table("house") as house:
        house.drop_column("push_key")
