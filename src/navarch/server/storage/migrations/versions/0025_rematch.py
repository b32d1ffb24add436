"""The table of a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for one so far."""
    op.add_column("games", sa.Column("rematch", sa.String(32), nullable=True))


def downgrade() -> None:
    """No table knows of another."""
    with op.batch_alter_table("games") as games:
        games.drop_column("rematch")
