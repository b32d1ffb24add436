"""The kinds of the fields of this game's procedures: what each int names, for dumps, saves and readers."""

from __future__ import annotations

from typing import Annotated

Card = Annotated[int, "card"]
CardList = Annotated[list[int], "list card"]
Cards = Annotated[int, "set card"]
Location = Annotated[int, "location"]
Locations = Annotated[int, "set location"]
Need = Annotated[int, "need"]
NeedList = Annotated[list[int], "list need"]
NumbersBySeat = Annotated[list[int], "seat: number"]
Station = Annotated[int, "station"]
