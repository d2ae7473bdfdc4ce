"""JSON read as strictly as it is meant: no key twice, no NaN, no endless numbers, no text that is cut off."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

LONGEST_NUMBER: Final = 18
LONGEST_KEY: Final = 40


class Unusable(Exception):
    """Text that is no JSON, or more than JSON: the key of a sentence and its arguments."""

    def __init__(self, key: str, /, line: int = 1, **arguments: str | int) -> None:
        self.key = key
        self.line = line
        self.arguments = arguments
        super().__init__(key)


def parsed(content: bytes) -> object:
    """The value that bytes say. Raises Unusable."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Unusable("not-utf-8", line, byte=error.start - content.rfind(b"\n", 0, error.start)) from None
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise _not_json(error) from None
    except RecursionError:
        raise Unusable("json-too-deep") from None


def _not_json(error: json.JSONDecodeError) -> Unusable:
    content = error.doc.rstrip()
    if error.pos >= len(content) or error.msg.startswith("Unterminated string"):
        return Unusable("json-cut-off", content.count("\n") + 1)
    why = error.msg.removesuffix(" at")
    return Unusable("not-json", error.lineno, column=error.colno, why=why[:1].lower() + why[1:])


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries = dict(pairs)
    if len(entries) != len(pairs):
        raise Unusable("json-twice", key=_first_again([key for key, _ in pairs])[:LONGEST_KEY])
    return entries


def _first_again(keys: list[str]) -> str:
    met: set[str] = set()
    return next(key for key in keys if key in met or met.add(key))  # type: ignore[func-returns-value]


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise Unusable("json-long-number")
    return int(digits)


def _constant(name: str) -> NoReturn:
    raise Unusable("json-constant", name=name)


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_object, parse_int=_integer, parse_constant=_constant)
