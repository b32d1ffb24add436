"""The components of an owner's own copy by which a table is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; all tables so far have the components that were shipped."""
    op.add_column("games", sa.Column("correction", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("games") as games:
        games.drop_column("correction")
