"""The page: built files, read once, compressed once, served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).resolve().parents[1] / "page"  # resolved: a compiled build only links to this module
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "font/ttf")
SMALLEST_COMPRESSED = 600
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".webmanifest": "application/json"}

NO_PAGE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Navarch</title>
<p>The server is running, but its page was not built. In a clone, run <code>make page</code>.</p></html>"""


class Asset:
    """A file as it is sent, plain and compressed."""

    def __init__(self, name: str, content: bytes) -> None:
        suffix = Path(name).suffix
        self.type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        if self.type.startswith("text/"):
            self.type += "; charset=utf-8"
        self.plain = content
        self.packed = packed(self.type, content)
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.cache = FOR_GOOD if name.startswith("assets/") else ASK_AGAIN


def packed(kind: str, content: bytes) -> bytes | None:
    """The content compressed, where that is worth it."""
    if len(content) < SMALLEST_COMPRESSED or not kind.startswith(COMPRESSED):
        return None
    smaller = gzip.compress(content, 9, mtime=0)
    return smaller if len(smaller) < len(content) else None


class Page:
    """All files of the page."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or FOLDER
        self.assets = {
            str(file.relative_to(root).as_posix()): Asset(str(file.relative_to(root).as_posix()), file.read_bytes())
            for file in sorted(root.rglob("*"))
            if file.is_file()
        }
        self.index = self.assets.get("index.html") or Asset("index.html", NO_PAGE)

    async def show(self, request: Request) -> Response:
        """The page itself, at `/`, `/g/<id>` and `/learn/<game>`."""
        return send(request, self.index)

    async def file(self, request: Request) -> Response:
        """One of its files, by its exact name."""
        asset = self.assets.get(request.url.path.lstrip("/"))
        if asset is None:
            raise HTTPException(404)
        return send(request, asset)


def send(request: Request, asset: Asset) -> Response:
    """The file, compressed where the browser takes it, or the news that it has not changed."""
    headers = {"Cache-Control": asset.cache, "ETag": asset.tag, "Vary": "Accept-Encoding"}
    if asset.tag in request.headers.get("if-none-match", ""):  # one of several, perhaps made weak by a proxy
        return Response(status_code=304, headers=headers)
    content = asset.plain
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers={**headers, "Content-Type": asset.type})
