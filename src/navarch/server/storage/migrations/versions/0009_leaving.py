"""Why a bot sits in somebody's seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: nobody has left so far."""
    op.add_column("seats", sa.Column("left", sa.String(10), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it: bots keep the seats they sit in."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("left")
