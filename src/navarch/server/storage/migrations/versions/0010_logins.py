"""Ways by which a person comes in at another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of logins."""
    op.create_table(
        "logins",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_logins_person"),
        sa.PrimaryKeyConstraint("digest", name="pk_logins"),
    )
    op.create_index("ix_logins_person", "logins", ["person"])


def downgrade() -> None:
    """Everybody stays where they are."""
    op.drop_table("logins")
