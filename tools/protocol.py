"""The types of the protocol for the page: `python tools/protocol.py [FILE]` writes them as one JSON Schema.

It holds what `/api/openapi.json` describes, every message and answer under its own name, and besides `FromPage` and
`ToPage`, all that a page may send over its WebSocket and all that it gets there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from navarch.server.web import openapi
from navarch.server.words.messages import SCHEMAS

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "web" / "src" / "generated" / "protocol.schema.json"
DEFINITIONS = "#/$defs/"


def schema() -> dict[str, Any]:
    """All messages and answers, each a definition that the whole refers to."""
    described = json.loads(openapi.document().replace(SCHEMAS.encode(), DEFINITIONS.encode()))
    (socket,) = described["x-websockets"].values()
    definitions: dict[str, Any] = {
        **described["components"]["schemas"],
        "FromPage": {"title": "FromPage", **socket["from_page"]},
        "ToPage": {"title": "ToPage", **socket["to_page"]},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Every message and answer of the protocol (docs/protocol.md).",
        "type": "object",
        "properties": {name: {"$ref": DEFINITIONS + name} for name in definitions},
        "$defs": definitions,
    }


def main() -> int:
    """Write the file."""
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(schema(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
