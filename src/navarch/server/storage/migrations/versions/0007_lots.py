"""Lots of the browsers at a table, and room for long names of bots, orders and versions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

LENGTHS = (("seats", "bot", 20, 40), ("seats", "orders", 10, 40), ("games", "version", 20, 40))


def upgrade() -> None:
    """Add the column: the games that are there were dealt without lots."""
    op.add_column("games", sa.Column("lots", sa.JSON(), nullable=True))
    _set_lengths([(table, column, new) for table, column, _, new in LENGTHS])


def downgrade() -> None:
    """Drop it; longer names would be cut."""
    _set_lengths([(table, column, old) for table, column, old, _ in LENGTHS])
    with op.batch_alter_table("games") as games:
        games.drop_column("lots")


def _set_lengths(wanted: list[tuple[str, str, int]]) -> None:
    for table, column, length in wanted:
        with op.batch_alter_table(table) as altered:
            altered.alter_column(column, type_=sa.String(length), existing_nullable=False)
