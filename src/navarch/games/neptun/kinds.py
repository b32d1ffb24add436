"""The kinds of the fields of this game's procedures: what each int names, for dumps, saves and readers."""

from __future__ import annotations

from typing import Annotated

Column = Annotated[int, "column"]
Slot = Annotated[int, "slot"]
