"""Component tables: TOML entries with provenance, checked on load, that an owner of the box may correct.

Every value is read by the game, or it is a note: one of NOTES, or named by `notes` of the file's `[meta]`, such as
`card.text`, `*.text` or a whole table. What is neither is refused, for a correction of it would change nothing.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

from .errors import BadComponents
from .toml import parsed_toml

PROVENANCES = ("printed", "public", "memory", "reconstructed")
NOTES = ("provenance", "source", "provenance_fields", "printed", "note")  # say whence a value is; no part of play
LARGEST_FILE = 4_000_000


class Correction(NamedTuple):
    """An owner's own component file as it was written, which tables and records carry along."""

    name: str  # of the file, without its ending: whose numbers they are
    toml: str


class Component:
    """One entry of a table; reading a value that is missing or out of range names file and entry."""

    def __init__(
        self, file: str, where: str, data: dict[str, object], read: set[tuple[int, str]] | None = None
    ) -> None:
        self.file = file
        self.where = where
        self.data = data
        self.read: set[tuple[int, str]] = set() if read is None else read  # of all tables: a table and a key of it

    def value(self, key: str) -> object:
        """A value of any form, None where there is none; it counts as read."""
        self.read.add((id(self.data), key))
        return self.data.get(key)

    def plain(self, key: str) -> object:
        """A value with all that is in it, which the game looks through itself."""
        value = self.value(key)
        _read_all(value, self.read)
        return value

    def whole(self) -> dict[str, object]:
        """The entry with all that is in it, which the game looks through itself."""
        _read_all(self.data, self.read)
        return self.data

    def refuse(self, reason: str) -> BadComponents:
        """The error to raise for this entry."""
        return BadComponents(self.file, self.where, reason)

    def number(self, key: str, low: int = 0, high: int = 1_000_000) -> int:
        """A whole number in a range."""
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refuse(f"{key} must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.refuse(f"{key} is {value}, outside {low} to {high}")
        return value

    def word(self, key: str, among: tuple[str, ...] = ()) -> str:
        """A text, one of a list where there is one."""
        value = self.value(key)
        if not isinstance(value, str):
            raise self.refuse(f"{key} must be a text, not {value!r}")
        if among and value not in among:
            raise self.refuse(f"{key} is {value!r}, none of: {', '.join(among)}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.refuse(f"{key} must be true or false, not {value!r}")
        return value

    def words(self, key: str, among: tuple[str, ...] = ()) -> tuple[str, ...]:
        """A list of texts."""
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.refuse(f"{key} must be a list of texts, not {value!r}")
        for word in value:
            if among and word not in among:
                raise self.refuse(f"{key} holds {word!r}, none of: {', '.join(among)}")
        return tuple(value)

    def numbers(self, key: str, low: int = 0, high: int = 1_000_000) -> tuple[int, ...]:
        """A list of whole numbers in a range."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.refuse(f"{key} must be a list of numbers, not {value!r}")
        for one in value:
            if not isinstance(one, int) or isinstance(one, bool) or not low <= one <= high:
                raise self.refuse(f"{key} holds {one!r}, not a whole number from {low} to {high}")
        return tuple(value)

    def table(self, key: str) -> Component:
        """A table inside the entry."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.refuse(f"{key} must be a table, not {value!r}")
        return Component(self.file, f"{self.where}.{key}", value, self.read)

    def rows(self, key: str) -> list[Component]:
        """The tables of a list inside the entry."""
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.refuse(f"{key} must be a list of tables, not {value!r}")
        return [Component(self.file, f"{self.where}.{key} {n}", row, self.read) for n, row in enumerate(value, 1)]

    def has(self, key: str) -> bool:
        """Whether the value is given at all."""
        return self.value(key) is not None


class Components:
    """All tables of a game: single ones, and lists of entries with ids."""

    def __init__(
        self,
        file: str,
        data: dict[str, object],
        notes: tuple[str, ...] | None = None,
        correction: Correction | None = None,
    ) -> None:
        self.file = file
        self.data = data
        self.notes = notes  # None: the file names none, and what is unread is not looked for
        self.correction = correction  # None: they are those that were shipped
        self.digest = _digest(data, notes or ())
        self._read: set[tuple[int, str]] = set()

    def single(self, table: str) -> Component:
        """A table that stands once, such as `[wind]`."""
        value = self.data.get(table)
        if not isinstance(value, dict):
            raise BadComponents(self.file, f"[{table}]", "the table is missing")
        return Component(self.file, f"[{table}]", value, self._read)

    def entries(self, table: str, count: int | None = None) -> list[Component]:
        """The entries of a list such as `[[city]]`, with so many of them where the number is fixed."""
        rows = self.data.get(table)
        if not isinstance(rows, list):
            raise BadComponents(self.file, f"[[{table}]]", "the entries are missing")
        if count is not None and len(rows) != count:
            raise BadComponents(self.file, f"[[{table}]]", f"needs {count} entries, has {len(rows)}")
        return [Component(self.file, _where(table, row, i), row, self._read) for i, row in enumerate(rows)]

    def ids(self, table: str) -> tuple[str, ...]:
        """The ids of a list, in the order of the file."""
        return tuple(entry.word("id") for entry in self.entries(table))

    def refuse_unread(self) -> None:
        """Once a game is built: whatever it did not read must be a note."""
        if self.notes is None:
            return
        notes = frozenset(self.notes)
        for table, value in self.data.items():
            for i, row in enumerate(value if isinstance(value, list) else [value]):
                where = _where(table, row, i) if isinstance(value, list) else f"[{table}]"
                self._refuse_unread(where, table, row, notes)

    def _refuse_unread(self, where: str, path: str, value: object, notes: frozenset[str]) -> None:
        for row in value if isinstance(value, list) else [value]:
            for key, inner in row.items() if isinstance(row, dict) else ():
                if key == "id" or key in NOTES or _noted(f"{path}.{key}", notes):
                    continue
                if (id(row), key) not in self._read:
                    raise BadComponents(self.file, where, f"{key} is read by nobody, and is no note")
                self._refuse_unread(f"{where}.{key}", f"{path}.{key}", inner, notes)

    def provenance(self) -> dict[str, int]:
        """How many entries are printed, public, from memory, reconstructed."""
        counts = dict.fromkeys(PROVENANCES, 0)
        for value in self.data.values():
            for row in value if isinstance(value, list) else [value]:
                if isinstance(row, dict) and row.get("provenance") in counts:
                    counts[row["provenance"]] += 1
        return counts


def read_components(file: Path, own: Path | Correction | None = None) -> Components:
    """Read a game's tables, with an owner's own file instead or laid over them.

    A file that has a `[meta]` table is a whole copy and must hold everything; any other one names
    only the entries and values it corrects.
    """
    data = _parsed(file.name, _text(file), file)
    notes = _notes(file.name, data)
    if own is None:
        return Components(file.name, data, notes)
    correction = read_correction(own) if isinstance(own, Path) else own
    name = own.name if isinstance(own, Path) else f"{correction.name}.toml"
    corrected = _parsed(name, correction.toml)
    if "meta" in corrected:
        return Components(name, corrected, notes, correction)
    for table, value in corrected.items():
        _lay_over(name, data, table, value)
    return Components(name, data, notes, correction)


def read_correction(file: Path) -> Correction:
    """An owner's own file, to be carried along; whether it fits a game is seen when the game is built."""
    return Correction(file.stem, _text(file))


def differences(shipped: Components, own: Components) -> list[str]:
    """Which facts an owner's own components change, a line each: `city tyros.gold: 3 → 4`."""
    before, after = _lines(shipped), _lines(own)
    return [
        f"{where}: {before.get(where, '–')} → {after.get(where, '–')}"
        for where in dict.fromkeys([*before, *after])
        if before.get(where) != after.get(where)
    ]


def _lines(components: Components) -> dict[str, str]:
    found: dict[str, str] = {}
    _note_lines(_facts(components.data, "", frozenset(components.notes or ())), "", found)
    return found


def _note_lines(value: object, where: str, found: dict[str, str]) -> None:
    """Each value that is no table, by where it stands."""
    if isinstance(value, dict):
        for key, one in value.items():
            _note_lines(one, f"{where}.{key}" if where else key, found)
    elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        for number, row in enumerate(value):
            name = row.get("id", number + 1)
            _note_lines({key: one for key, one in row.items() if key != "id"}, f"{where} {name}", found)
    else:
        found[where] = json.dumps(value, ensure_ascii=False, default=str)


def _notes(file: str, data: dict[str, object]) -> tuple[str, ...] | None:
    """What the file declares to be notes; `[meta]` itself is one."""
    meta = data.get("meta")
    if not isinstance(meta, dict) or "notes" not in meta:
        return None
    return ("meta", *Component(file, "[meta]", meta).words("notes"))


def _noted(path: str, notes: frozenset[str]) -> bool:
    """Whether a table or key is a note, or lies within one; `*.text` is the key in every table."""
    above, _, key = path.rpartition(".")
    if f"*.{key}" in notes or path in notes:
        return True
    while above:
        if above in notes:
            return True
        above = above.rpartition(".")[0]
    return False


def _read_all(value: object, read: set[tuple[int, str]]) -> None:
    if isinstance(value, dict):
        for key, one in value.items():
            read.add((id(value), key))
            _read_all(one, read)
    elif isinstance(value, list):
        for one in value:
            _read_all(one, read)


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise BadComponents(file.name, "the file", f"is larger than {LARGEST_FILE:,} bytes")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponents(str(file), "the file", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadComponents(file.name, "the file", "is not UTF-8 text") from error


def _parsed(name: str, text: str, shipped: Path | None = None) -> dict[str, object]:
    try:
        if shipped is not None:
            data = parsed_toml(shipped, text)
        else:
            import tomllib  # for an owner's own file alone

            data = tomllib.loads(text)
            _digest(data)
    except (ValueError, RecursionError) as error:  # not TOML, or a number or a nesting without end
        raise BadComponents(name, "the file", f"is not TOML: {error}") from error
    for table, value in data.items():
        _check_provenance(name, table, value)
    return data


def _check_provenance(file: str, table: str, value: object) -> None:
    rows = value if isinstance(value, list) else [value]
    seen: set[object] = set()
    for i, row in enumerate(rows):
        if not isinstance(row, dict):
            raise BadComponents(file, f"[{table}]", "must be a table or a list of tables")
        where = _where(table, row, i) if isinstance(value, list) else f"[{table}]"
        if row.get("provenance") not in PROVENANCES:
            raise BadComponents(file, where, f"provenance must be one of {', '.join(PROVENANCES)}")
        if "id" in row:
            if not isinstance(row["id"], str):
                raise BadComponents(file, where, f"id must be a text, not {row['id']!r}")
            if row["id"] in seen:
                raise BadComponents(file, where, "the id stands twice")
            seen.add(row["id"])


def _lay_over(file: str, data: dict[str, object], table: str, value: object) -> None:
    """Replace the values that the user's file names; it may not add or drop entries."""
    base = data.get(table)
    if base is None:
        raise BadComponents(file, f"[{table}]", f"no such table; there are {', '.join(data)}")
    if isinstance(base, dict) and isinstance(value, dict):
        base.update(value)
        return
    if not isinstance(base, list) or not isinstance(value, list):
        raise BadComponents(file, f"[{table}]", "one is a list of entries, the other is not")
    by_id = {row["id"]: row for row in base if "id" in row}
    for i, row in enumerate(value):
        if row.get("id") not in by_id:
            raise BadComponents(file, _where(table, row, i), f"no such entry; ids are {', '.join(by_id)}")
        by_id[row["id"]].update(row)


def _where(table: str, row: object, number: int) -> str:
    name = row.get("id", number + 1) if isinstance(row, dict) else number + 1
    return f"[[{table}]] {name}"


def _digest(data: dict[str, object], notes: tuple[str, ...] = ()) -> str:
    facts = _facts(data, "", frozenset(notes))
    return hashlib.sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()


def _facts(value: object, path: str, notes: frozenset[str]) -> object:
    """The tables without their notes: two copies with the same facts play alike."""
    if isinstance(value, dict):
        within = f"{path}." if path else ""
        return {
            key: _facts(one, f"{within}{key}", notes)
            for key, one in value.items()
            if key not in NOTES and not _noted(f"{within}{key}", notes)
        }
    if isinstance(value, list):
        return [_facts(one, path, notes) for one in value]
    return value
