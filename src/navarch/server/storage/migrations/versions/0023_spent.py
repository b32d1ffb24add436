"""How much was sent by a channel lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing so far."""
    op.add_column("channels", sa.Column("spent", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Nobody counts."""
    with op.batch_alter_table("channels") as channels:
        channels.drop_column("spent")
