"""Requests of every kind, right and odd, made from the OpenAPI description and from what the server has answered."""

from __future__ import annotations

import json
import random
from collections import deque
from typing import Any, NamedTuple

Schema = dict[str, Any]
VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 10, 11, 2**31, 2**53, 2**64, 10**400, 1e308, -0.0, "", " ", "Ana", "x" * 70,
    "x" * 4000, "\u202eevil", "\ud800", "\0", "\x1b[31m", "<script>alert(1)</script>", "../../etc/passwd", "%00", "𝔄",
    "a\u0300" * 20, [], [[]], [None] * 20, list(range(12)), {}, {"a": {"b": {}}}, {"": 0}, "lt", "random", "pause",
)  # fmt: skip
METHODS = ("GET", "GET", "HEAD", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")
PATHS = (
    "/", "//", "/index.html", "/api", "/api/", "/api/play", "/api/../", "/%2e%2e/%2e%2e/etc/passwd", "/assets/x.js",
    "/t/ABCDEFGHI", "/\0", "/\u202e", "/api/tables/", "/api/openapi.json", "/x.ico", "/" + "a" * 3000, "/api/\ud800",
)  # fmt: skip
SLOW = ("replay", "qr.svg")
"""Operations that take ten times as long as others; they are asked for less often."""
KEPT = 60


class Request(NamedTuple):
    """One request, ready to send."""

    method: str
    target: str
    body: bytes
    headers: list[tuple[bytes, bytes]]
    pieces: int


class Maker:
    """Makes requests. `learn` what the server answered, so that codes and tokens are often right."""

    def __init__(self, description: Schema, chance: random.Random) -> None:
        self._parts = description.get("components", {}).get("schemas", {})
        self._chance = chance
        self._operations = [
            (method.upper(), path, operation)
            for path, each in description["paths"].items() for method, operation in each.items()
            for _ in range(1 if any(word in path for word in SLOW) else 6)
        ]  # fmt: skip
        self._tables: deque[tuple[str, str]] = deque([("ABCDEFGHI", "wrong")], KEPT)
        self._codes: deque[str] = deque(["00000000000"], KEPT)
        self._records: deque[str] = deque(["none"], KEPT)

    def learn(self, answer: Any) -> None:
        """Keep what later requests may need."""
        if not isinstance(answer, dict):
            return
        if isinstance(answer.get("code"), str) and isinstance(answer.get("token"), str):
            self._tables.append((answer["code"], answer["token"]))
        elif set(answer) >= {"code", "seconds"} or ("code" in answer and "arguments" not in answer):
            self._codes.append(str(answer["code"]))

    def request(self) -> Request:
        """The next one."""
        chance = self._chance
        if chance.random() < 0.1:
            target, body = self._odd_path(), self._any_bytes()
            return Request(chance.choice(METHODS), target, body, self._headers("x"), chance.randrange(1, 4))
        method, path, operation = chance.choice(self._operations)
        code, token = chance.choice(self._tables)
        target = self._filled(path, code) + self._query()
        body = self._body(operation, code)
        if chance.random() < 0.03:
            method = chance.choice(METHODS)
        return Request(method, target, body, self._headers(token), chance.choice((1, 1, 1, 3)))

    def _filled(self, path: str, code: str) -> str:
        chance = self._chance
        value = code if chance.random() < 0.85 else self._word()
        path = path.replace("{code}", value).replace("{seat}", str(chance.choice((0, 1, 2, 9, -1, "x", 2**70))))
        return path.replace("{identity}", chance.choice(self._records)).replace("?", "%3F")

    def _odd_path(self) -> str:
        return self._chance.choice(PATHS) + (self._word() if self._chance.random() < 0.5 else "")

    def _query(self) -> str:
        return f"?{self._word()}={self._word()}" if self._chance.random() < 0.1 else ""

    def _word(self) -> str:
        word = str(self._chance.choice(VALUES))
        return word.encode("utf-8", "replace").decode()[:300].replace("?", "%3F")

    def _headers(self, token: str) -> list[tuple[bytes, bytes]]:
        chance = self._chance
        headers = [(b"content-type", chance.choice((b"application/json",) * 8 + (b"text/plain", b"", b"multipart/x")))]
        if chance.random() < 0.8:
            value = chance.choice((f"Bearer {token}",) * 8 + ("Bearer", "Basic x", f"bearer  {token} ", "Bearer \xff"))
            headers.append((b"authorization", value.encode("latin-1", "replace")))
        if chance.random() < 0.1:
            name = chance.choice(
                (b"origin", b"sec-fetch-site", b"x-forwarded-for", b"accept-language", b"range", b"cookie")
            )
            headers.append((name, self._word().encode("latin-1", "replace")))
        return headers

    # -- bodies -------------------------------------------------------------------------------------------------------

    def _body(self, operation: Schema, code: str) -> bytes:
        chance, described = self._chance, operation.get("requestBody")
        if described is None:
            return b"" if chance.random() < 0.9 else self._any_bytes()
        schema = next(iter(described["content"].values()))["schema"]
        luck = chance.random()
        if luck < 0.05:
            return self._any_bytes()
        made = self._made(schema, 0)
        if isinstance(made, dict) and "table" in made:
            made |= {"table": code, "code": chance.choice(self._codes)}
        if luck < 0.4:
            made = self._spoilt(made)
        return _encoded(made)

    def _any_bytes(self) -> bytes:
        chance = self._chance
        return chance.choice((
            b"", b"{", b"[" * 3000, b"null", b'{"a":1e999}', b"\xff\xfe", b'"\\ud800"', chance.randbytes(50),
            b"x" * 20_000, _encoded(chance.choice(VALUES)),
        ))  # fmt: skip

    def _spoilt(self, made: Any) -> Any:
        """The same with something else somewhere."""
        chance = self._chance
        if isinstance(made, dict) and made and chance.random() < 0.9:
            name = chance.choice([*made, "extra"])
            if chance.random() < 0.2:
                return {key: value for key, value in made.items() if key != name}
            return made | {name: self._spoilt(made.get(name)) if chance.random() < 0.5 else chance.choice(VALUES)}
        return chance.choice(VALUES)

    def _made(self, schema: Schema, depth: int) -> Any:
        """A value that fits a schema, more or less."""
        chance = self._chance
        if "$ref" in schema:
            return self._made(self._parts[schema["$ref"].rpartition("/")[2]], depth)
        for word in ("anyOf", "oneOf", "allOf"):
            if word in schema:
                return self._made(chance.choice(schema[word]), depth)
        if "enum" in schema or "const" in schema:
            return chance.choice(schema.get("enum") or [schema["const"]])
        return self._plain(schema, depth)

    def _plain(self, schema: Schema, depth: int) -> Any:
        chance, kind = self._chance, schema.get("type")
        if kind == "object":
            needed = schema.get("required", ())
            given = schema.get("properties", {})
            return {
                name: self._made(each, depth + 1) for name, each in given.items()
                if name in needed or chance.random() < 0.4
            }  # fmt: skip
        if kind == "array":
            return [self._made(schema.get("items", {}), depth + 1) for _ in range(chance.randrange(5))]
        if kind == "integer":
            return chance.randrange(int(schema.get("minimum", -1)), int(schema.get("maximum", 12)) + 1)
        plain = {
            "boolean": (True, False),
            "null": (None,),
            "string": ("Ana", "Ben", "Cleo", "lt", "random", "chat", "é"),
        }
        return chance.choice(plain.get(str(kind), VALUES))


def _encoded(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")
