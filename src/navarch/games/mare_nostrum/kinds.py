"""The kinds of the fields of this game's procedures: what each int names, for dumps, saves and readers."""

from __future__ import annotations

from typing import Annotated

NumbersByProvince = Annotated[list[int], "province: number"]
NumbersBySea = Annotated[list[int], "sea: number"]
Province = Annotated[int, "province"]
Provinces = Annotated[int, "set province"]
Sea = Annotated[int, "sea"]
Seas = Annotated[int, "set sea"]
Site = Annotated[int, "site"]
Sites = Annotated[int, "set site"]
Tile = Annotated[int, "tile"]
TokenList = Annotated[list[int], "list token"]
Tokens = Annotated[int, "set token"]
Track = Annotated[int, "track"]
