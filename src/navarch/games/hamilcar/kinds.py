"""The kinds of the fields of this game's procedures: what each int names, for dumps, saves and readers."""

from __future__ import annotations

from typing import Annotated, Final

Area = Annotated[int, "area"]
Card = Annotated[int, "card"]
Cards = Annotated[int, "set card"]
General = Annotated[int, "general"]
GeneralList = Annotated[list[int], "list general"]
Generals = Annotated[int, "set general"]
Space = Annotated[int, "space"]
SpaceList = Annotated[list[int], "list space"]
Spaces = Annotated[int, "set space"]

Group = tuple[int, int, int, int]  # a part of a stack: CUs without Elephants, Elephants, STs, Generals as a mask

NOTHING: Final = -1  # no seat, General, space, area or card
