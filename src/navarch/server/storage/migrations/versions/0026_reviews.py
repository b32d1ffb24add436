"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for one so far."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("state", sa.String(6), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reviews_game"),
        sa.PrimaryKeyConstraint("game", name="pk_reviews"),
    )
    op.create_index("ix_reviews_state_asked", "reviews", ["state", "asked"])


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("reviews")
