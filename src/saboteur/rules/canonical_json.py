"""Plain values as bytes in one spelling, so that everybody who hashes them gets the same hash."""

from __future__ import annotations

from typing import Final

from saboteur.rules.errors import BadRecord

DEEPEST: Final = 16
"""Lists and objects within each other."""
LARGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exactly."""

_SHORT: Final = {8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}
_ESCAPES: Final = {**{code: f"\\u{code:04x}" for code in range(32)}, **_SHORT}


def canonical(value: object) -> bytes:
    """JSON in UTF-8 without spaces, the keys of every object in order as texts, letters as they are.

    Quotes, backslashes, control characters and lone surrogates are escaped as `JSON.stringify` does it. Raises
    BadRecord for what has no such spelling: fractions, numbers beyond LARGEST, keys that are not ASCII, deep nesting.
    """
    return _spelled(value, 0).encode(errors="backslashreplace")


def _spelled(value: object, depth: int) -> str:
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, int) and abs(value) <= LARGEST:
        return str(value)
    if isinstance(value, (list, tuple)) and depth < DEEPEST:
        return f"[{','.join([_spelled(entry, depth + 1) for entry in value])}]"
    if isinstance(value, dict) and depth < DEEPEST:
        return f"{{{','.join([_entry(key, value[key], depth) for key in sorted(value)])}}}"
    raise BadRecord("not-canonical")


def _entry(key: object, value: object, depth: int) -> str:
    if not isinstance(key, str) or not key.isascii():
        raise BadRecord("not-canonical")
    return f"{_quoted(key)}:{_spelled(value, depth + 1)}"


def _quoted(text: str) -> str:
    return f'"{text.translate(_ESCAPES)}"'
