"""The turns of each seat, so that none that was taken back is paid for twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The last turn that was paid for is the one that is known."""
    with op.batch_alter_table("clocks") as clocks:
        clocks.add_column(sa.Column("turns", sa.JSON(), nullable=False, server_default="[]"))
        clocks.add_column(sa.Column("prepaid", sa.Integer(), nullable=False, server_default="0"))
        clocks.add_column(sa.Column("stopped", sa.Float(), nullable=True))
    known = sa.table("clocks", sa.column("gained", sa.Integer), sa.column("turns", sa.JSON))
    paid = op.get_bind().execute(sa.select(known.c.gained).where(known.c.gained >= 0).distinct()).scalars().all()
    for ply in paid:
        op.execute(sa.update(known).where(known.c.gained == ply).values(turns=[ply]))
    with op.batch_alter_table("clocks") as clocks:
        clocks.drop_column("gained")


def downgrade() -> None:
    """The last turn is all that is kept again."""
    with op.batch_alter_table("clocks") as clocks:
        clocks.add_column(sa.Column("gained", sa.Integer(), nullable=False, server_default="-1"))
        clocks.drop_column("turns")
        clocks.drop_column("prepaid")
        clocks.drop_column("stopped")
