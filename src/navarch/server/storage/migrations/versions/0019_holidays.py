"""Holidays of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has been on holiday."""
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_holidays_person"),
        sa.PrimaryKeyConstraint("person", "start", name="pk_holidays"),
    )
    op.create_index("ix_holidays_until", "holidays", ["until"])


def downgrade() -> None:
    """Nobody goes on holiday any more."""
    op.drop_table("holidays")
