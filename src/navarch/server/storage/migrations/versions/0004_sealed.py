"""Room for secrets that are sealed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let secrets be longer."""
    for table, length in (("games", 128), ("seats", 64)):
        with op.batch_alter_table(table) as altered:
            altered.alter_column(
                "secret", type_=sa.String(256), existing_type=sa.String(length), existing_nullable=False
            )


def downgrade() -> None:
    """Sealed ones would be cut."""
    for table, length in (("games", 128), ("seats", 64)):
        with op.batch_alter_table(table) as altered:
            altered.alter_column(
                "secret", type_=sa.String(length), existing_type=sa.String(256), existing_nullable=False
            )
