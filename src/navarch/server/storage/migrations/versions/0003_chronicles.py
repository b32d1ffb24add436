"""Chronicles of finished games; entries of any length, for positions that games go on from when their rules change."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, and let texts of actions be long."""
    op.create_table(
        "chronicles",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_chronicles_game"),
        sa.PrimaryKeyConstraint("game", name="pk_chronicles"),
    )
    with op.batch_alter_table("actions") as actions:
        actions.alter_column("text", type_=sa.Text(), existing_type=sa.String(120), existing_nullable=False)


def downgrade() -> None:
    """Drop it; longer texts would be cut."""
    with op.batch_alter_table("actions") as actions:
        actions.alter_column("text", type_=sa.String(120), existing_type=sa.Text(), existing_nullable=False)
    op.drop_table("chronicles")
