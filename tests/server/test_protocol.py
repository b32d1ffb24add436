"""The types of the protocol as one JSON Schema, from which the page has its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

from navarch.server.words import answers, messages

from .helpers import ROOT


def written(folder: Path) -> dict[str, Any]:
    """The schema, as the tool writes it."""
    file = folder / "protocol.schema.json"
    subprocess.run([sys.executable, str(ROOT / "tools" / "protocol.py"), str(file)], check=True, env=environment())
    schema: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return schema


def environment() -> dict[str, str]:
    return {"PYTHONPATH": str(ROOT / "src")}


def test_the_schema_names_every_message_and_answer(tmp_path: Path) -> None:
    definitions = written(tmp_path)["$defs"]
    kinds = {kind.__name__ for union in (messages.FromPage, messages.ToPage) for kind in get_args(union)}
    told = {
        name for name, kind in vars(answers).items() if isinstance(kind, type) and kind.__module__ == answers.__name__
    }
    assert set(definitions) >= kinds | told | {"FromPage", "ToPage"}
    assert definitions["FromPage"]["discriminator"]["propertyName"] == "type"
    assert definitions["Player"]["properties"]["kind"]["enum"] == ["bot", "open", "person"]
    assert definitions["Position"]["properties"]["prompt"] == {"$ref": "#/$defs/Prompt"}


def test_every_reference_of_the_schema_leads_to_a_definition(tmp_path: Path) -> None:
    schema = written(tmp_path)

    def references(part: Any) -> set[str]:
        if isinstance(part, list):
            return {found for one in part for found in references(one)}
        if not isinstance(part, dict):
            return set()
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own | {found for one in part.values() for found in references(one)}

    assert references(schema) == {f"#/$defs/{name}" for name in schema["$defs"]}
