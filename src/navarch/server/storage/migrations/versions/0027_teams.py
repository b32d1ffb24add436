"""Who of a team sat down first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of those who sit together already nobody knows."""
    op.add_column("holders", sa.Column("nth", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """They sit together, in no order."""
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("nth")
