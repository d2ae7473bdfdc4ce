"""What a request asks for: a page, or the interface for programs."""

from __future__ import annotations

from typing import Final

from starlette.types import Scope

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def is_api(path: str) -> bool:
    """Whether a path is one of the interface for programs, and no page."""
    return path == "/api" or path.startswith("/api/")


def is_page(scope: Scope) -> bool:
    """Whether somebody opens a page, or a browser one of its files."""
    return scope["type"] == "http" and scope["method"] in SAFE_METHODS and not is_api(scope["path"])
