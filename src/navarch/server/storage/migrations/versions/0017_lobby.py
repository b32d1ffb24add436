"""What the lobby looks for: the language of a table, and the options that are not as usual."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that are there neither is known."""
    op.add_column("games", sa.Column("language", sa.String(2), nullable=False, server_default=""))
    op.add_column("games", sa.Column("variant", sa.Text(), nullable=True))


def downgrade() -> None:
    """The lobby looks for games alone."""
    with op.batch_alter_table("games") as games:
        games.drop_column("variant")
        games.drop_column("language")
