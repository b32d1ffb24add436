"""How many letters a mailbox has got lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None so far."""
    op.create_table(
        "letters",
        sa.Column("mailbox", sa.String(64), nullable=False),
        sa.Column("sent", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("mailbox", "sent", name="pk_letters"),
    )
    op.create_index("ix_letters_sent", "letters", ["sent"])


def downgrade() -> None:
    """Nobody counts them."""
    op.drop_table("letters")
