"""The built client, read once into memory and served with its compressed form; a friendly page if it is not built."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

WORTH_COMPRESSING: Final = 1024
TEXTS: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saboteur</title></head><body><h1>Saboteur</h1>
<p>This server isn't ready for players yet. Please come back later.</p>
<p><small>If you run it: the pages have not been built. In the folder of the project, <code>make web</code> builds
them; then start the server again. <a href="/api/about">What this server offers</a></small></p></body></html>
"""


class Page(NamedTuple):
    """A file with everything an answer needs."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str


class Pages:
    """All files of the client. Addresses of the client's own routes get its first page."""

    def __init__(self, folder: Path | None = None) -> None:
        found = folder or Path(str(resources.files("saboteur"))) / "web"
        self._pages = {}
        if (found / "index.html").is_file():
            files = sorted(path for path in found.rglob("*") if path.is_file())
            self._pages = {f"/{path.relative_to(found).as_posix()}": _page(path, found) for path in files}
        self._first = self._pages.get("/index.html") or _made(NOT_BUILT, "text/html; charset=utf-8", ALWAYS_ASK)

    @property
    def built(self) -> bool:
        """Whether there is a client."""
        return bool(self._pages)

    def answer(self, request: Request) -> Response:
        """The file asked for; the first page for a route of the client; 404 for a file that does not exist."""
        path = request.url.path
        page = self._pages.get(path)
        if page is None and "." in path.rsplit("/", 1)[-1]:
            return Response(status_code=404)
        return _answer(request, page or self._first)


def _page(path: Path, root: Path) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    # Vite puts a hash of the contents into the names of these.
    keep = FOREVER if path.relative_to(root).parts[0] == "assets" else ALWAYS_ASK
    return _made(path.read_bytes(), kind, keep)


def _made(body: bytes, kind: str, keep: str) -> Page:
    packed = gzip.compress(body, 9, mtime=0) if len(body) > WORTH_COMPRESSING and kind.startswith(TEXTS) else None
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


def _answer(request: Request, page: Page) -> Response:
    headers = {"etag": page.tag, "cache-control": page.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, media_type=page.kind, headers=headers)
    return Response(page.body, media_type=page.kind, headers=headers)
