"""Tables at which anybody may sit down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The tables that are there have their links."""
    op.add_column("games", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_games_public_updated", "games", ["public", "updated"])


def downgrade() -> None:
    """Only links open seats."""
    op.drop_index("ix_games_public_updated", "games")
    with op.batch_alter_table("games") as games:
        games.drop_column("public")
