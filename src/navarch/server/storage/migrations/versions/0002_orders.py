"""Standing orders of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has ordered anything yet."""
    op.add_column("seats", sa.Column("orders", sa.String(10), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("orders")
