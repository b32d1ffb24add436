"""Logs: lines for people, or JSON for machines, each with the id of the request that it came from.

Nothing secret is ever logged: links carry their secrets behind `#`, cookies and bodies are not written down, and the
database keeps the values of its statements out of its errors.
"""

from __future__ import annotations

import json
import logging
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime

REQUEST: ContextVar[str] = ContextVar("request", default="")


def new_request_id() -> str:
    """An id for whatever is logged from here on in this task."""
    request = secrets.token_hex(8)
    REQUEST.set(request)
    return request


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message; the request, and facts given as `extra`, where there are any."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Level, logger and message, for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The same line, with the request at its end."""
        line = super().format(record)
        return f"{line} [{REQUEST.get()}]" if REQUEST.get() else line


def set_up(form: str) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("navarch").setLevel(logging.INFO if form == "json" else logging.WARNING)
