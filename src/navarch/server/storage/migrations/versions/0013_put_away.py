"""Tables that somebody has put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has put any away so far."""
    op.add_column("holders", sa.Column("put_away", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """All are listed again."""
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("put_away")
