"""E-mail addresses of people, and the links that are sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of addresses; a link may be one to an address."""
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_addresses_person"),
        sa.PrimaryKeyConstraint("person", name="pk_addresses"),
    )
    op.create_index("ix_addresses_address", "addresses", ["address"], unique=True)
    op.add_column("logins", sa.Column("address", sa.String(254), nullable=False, server_default=""))


def downgrade() -> None:
    """Nobody has an address."""
    op.execute(sa.text("DELETE FROM logins WHERE address <> ''"))
    with op.batch_alter_table("logins") as logins:
        logins.drop_column("address")
    op.drop_table("addresses")
