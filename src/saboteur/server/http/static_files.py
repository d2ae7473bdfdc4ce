"""The built client, read once into memory and served with its compressed form; a friendly page if it is not built.

The page of an address names what that page will import, in the reader's language: a browser asks for all of it at once,
and as soon as it has read the headers, which name it as well.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from saboteur.sentences import preferred
from saboteur.server.http.request_headers import takes

WORTH_COMPRESSING: Final = 1024
TEXTS: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
BROTLI: Final = ".br"
"""How the names of files end that the build has compressed already."""
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
FIRST: Final = "index.html"
NAMED: Final = re.compile(
    r'<(?:script type="module"|link rel="(stylesheet|modulepreload)")[^>]* crossorigin (?:src|href)="([^"]+)"'
)
"""What a page loads at once, as the build writes it: styles say so, the others are scripts."""
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saboteur</title></head><body><h1>Saboteur</h1>
<p>This server isn't ready for players yet. Please come back later.</p>
<p><small>If you run it: the pages have not been built. In the folder of the project, <code>make web</code> builds
them; then start the server again. <a href="/api/about">What this server offers</a></small></p></body></html>
"""


def folder_of(web: Path | None) -> Path:
    """Where the client lies: in the folder of the settings, or in the package."""
    return web or Path(str(resources.files("saboteur"))) / "web"


def lost_pages(web: Path | None) -> Path | None:
    """The folder that has no client and never will have one by itself; None if it is there, or can still be built: in a
    checkout."""
    folder = folder_of(web)
    if (folder / FIRST).is_file() or (web is None and _is_checkout(folder.parent)):
        return None
    return folder


def _is_checkout(package: Path) -> bool:
    """Whether a package is that of a project's folder: in `src`, or its compiled copy in `build/compiled`."""
    return any((above / "pyproject.toml").is_file() for above in package.parents[1:3])


class Page(NamedTuple):
    """A file with everything an answer needs."""

    body: bytes
    packed: dict[str, bytes]
    """Compressed forms by their names, the smallest first."""
    kind: str
    tag: str
    keep: str
    vary: str = "accept-encoding"
    link: str = ""
    """What it loads at once, as a header."""


class Pages:
    """All files of the client. Addresses of the client's own routes get its first page."""

    def __init__(self, folder: Path | None = None) -> None:
        found = folder_of(folder)
        self._pages = {}
        if (found / FIRST).is_file():
            files = sorted(path for path in found.rglob("*") if path.is_file() and path.suffix != BROTLI)
            self._pages = {f"/{path.relative_to(found).as_posix()}": _page(path, found) for path in files}
        self._first = self._pages.get(f"/{FIRST}") or _made(NOT_BUILT, "text/html; charset=utf-8", ALWAYS_ASK)
        self._preloading = _preloading(found / "preloads.json", self._first)

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
        return _answer(request, page or self._first_page(path, request.headers.get("accept-language", "")))

    def _first_page(self, path: str, wanted: str) -> Page:
        """The first page, with what an address will import."""
        return self._preloading.get((path.lstrip("/").split("/")[0], preferred(wanted)), self._first)


def _preloading(file: Path, first: Page) -> dict[tuple[str, str], Page]:
    """The first page for the beginning of a path and a language, with what the build wants in its head."""
    if not file.is_file():
        return {}
    links: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return {
        (start, language): _with_links(first, text)
        for start, languages in links.items()
        for language, text in languages.items()
    }


def _with_links(page: Page, links: str) -> Page:
    body = page.body.replace(b"</head>", f"{links}</head>".encode())
    return _made(body, page.kind, page.keep)._replace(vary=f"{page.vary}, accept-language", link=_named(body.decode()))


def _named(page: str) -> str:
    """The header that names what a page loads at once."""
    return ", ".join(
        f"<{address}>; rel={'preload; as=style' if kind == 'stylesheet' else 'modulepreload'}; crossorigin"
        for kind, address in NAMED.findall(page)
    )


def _page(path: Path, root: Path) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    # Vite puts a hash of the contents into the names of these.
    keep = FOREVER if path.relative_to(root).parts[0] == "assets" else ALWAYS_ASK
    brotli = path.with_name(path.name + BROTLI)
    return _made(path.read_bytes(), kind, keep, brotli.read_bytes() if brotli.is_file() else None)


def _made(body: bytes, kind: str, keep: str, brotli: bytes | None = None) -> Page:
    packed = {}
    if len(body) > WORTH_COMPRESSING and kind.startswith(TEXTS):
        packed = ({} if brotli is None else {"br": brotli}) | {"gzip": gzip.compress(body, 9, mtime=0)}
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


def _answer(request: Request, page: Page) -> Response:
    headers = {"etag": page.tag, "cache-control": page.keep, "vary": page.vary}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if page.link:
        headers["link"] = page.link
    coding = next((name for name in page.packed if takes(request.scope, name)), None)
    if coding is None:
        return Response(page.body, media_type=page.kind, headers=headers)
    return Response(page.packed[coding], media_type=page.kind, headers=headers | {"content-encoding": coding})
