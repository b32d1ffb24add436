"""People: somebody is no longer one browser. Every browser that has sat at a table becomes the person of that id."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

EVERYBODY = "SELECT browser FROM holders UNION SELECT host FROM games WHERE host <> ''"


def upgrade() -> None:
    """Two tables, and who holds a seat is a person now."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "browsers",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_browsers_person"),
        sa.PrimaryKeyConstraint("browser", name="pk_browsers"),
    )
    op.create_index("ix_browsers_person", "browsers", ["person"])
    op.execute(f"INSERT INTO people SELECT browser, '', 'en', 0 FROM ({EVERYBODY}) AS everybody")
    op.execute("INSERT INTO browsers SELECT id, id FROM people")
    _rename("browser", "person")


def downgrade() -> None:
    """A person is the browser of the same id; whoever came by another browser loses their seats."""
    _rename("person", "browser")
    op.drop_table("browsers")
    op.drop_table("people")


def _rename(old: str, new: str) -> None:
    op.drop_index(f"ix_holders_{old}", "holders")
    with op.batch_alter_table("holders") as holders:
        holders.alter_column(old, new_column_name=new, existing_type=sa.String(64), existing_nullable=False)
    op.create_index(f"ix_holders_{new}", "holders", [new])
