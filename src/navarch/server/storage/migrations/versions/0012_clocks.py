"""Clocks of the seats, and when the house was open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The games that are there have no clocks."""
    op.add_column("games", sa.Column("pace", sa.JSON(), nullable=True))
    op.add_column("games", sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "clocks",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", name="fk_clocks_game"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("gained", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_clocks"),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
        sa.Column("away", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )


def downgrade() -> None:
    """Nobody's time runs out any more."""
    op.drop_table("house")
    op.drop_table("clocks")
    with op.batch_alter_table("games") as games:
        games.drop_column("paused")
        games.drop_column("pace")
