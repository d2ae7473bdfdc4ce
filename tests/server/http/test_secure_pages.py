"""A header that browsers honour on secure pages only is sent to those alone: elsewhere it fills their consoles."""

import pytest

from saboteur.server.http.client_address import is_secure
from saboteur.server.http.response_headers import strict_headers
from saboteur.server.settings import Settings

PROXY = Settings(trusted_proxy=("203.0.113.9",))


def scope(host: str, scheme: str = "http", forwarded: str | None = None, path: str = "/") -> dict[str, object]:
    more = [(b"x-forwarded-proto", forwarded.encode())] if forwarded else []
    return {"path": path, "scheme": scheme, "client": ("203.0.113.9", 1), "headers": [(b"host", host.encode()), *more]}


@pytest.mark.parametrize(
    ("request_scope", "settings", "secure"),
    [
        (scope("192.168.1.7:8000"), Settings(), False),
        (scope("table.test"), Settings(), False),
        (scope("127.evil.example"), Settings(), False),
        (scope("localhost:8000"), Settings(), True),
        (scope("127.0.0.1:8000"), Settings(), True),
        (scope("[::1]:8000"), Settings(), True),
        (scope("play.example", "https"), Settings(), True),
        (scope("play.example", forwarded="https"), PROXY, True),
        (scope("play.example", forwarded="https"), Settings(), False),
        (scope("["), Settings(), False),
    ],
)
def test_secure_is_what_browsers_call_so(request_scope: dict[str, object], settings: Settings, *, secure: bool) -> None:
    assert is_secure(request_scope, settings) is secure
    names = {name for name, _ in strict_headers(request_scope, settings)}
    assert (b"cross-origin-opener-policy" in names) is secure
    assert b"content-security-policy" in names


@pytest.mark.parametrize(("host", "repeated"), [("play.example:8000", True), ("x" * 300, False), ("a'; b", False)])
def test_what_can_be_no_host_is_not_repeated(host: str, *, repeated: bool) -> None:
    policy = dict(strict_headers(scope(host), Settings()))[b"content-security-policy"]
    assert (f"wss://{host}".encode() in policy) is repeated


@pytest.mark.parametrize(
    ("path", "loads"),
    [
        ("/", True),
        ("/t/ABC", True),
        ("/assets/app.js/t", True),
        ("/app.js", True),
        ("/assets/app.js", False),
        ("/assets/app.css", False),
    ],
)
def test_what_is_part_of_a_page_loads_nothing_itself(path: str, *, loads: bool) -> None:
    policy = dict(strict_headers(scope("play.example", path=path), Settings()))[b"content-security-policy"]
    assert policy.startswith(b"default-src 'none';")
    assert policy.endswith(b"frame-ancestors 'none'")
    assert (b"script-src 'self'" in policy) is loads
