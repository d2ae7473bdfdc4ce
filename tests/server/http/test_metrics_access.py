"""The numbers are for whoever runs the server: as they come, for this machine alone."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from saboteur.server.http.client_address import is_local
from saboteur.server.settings import Settings
from tests.kit.local_server import running, settings_for

TRUSTING = Settings(trusted_proxy=("127.0.0.1", "10.0.0.0/8"))


def scope(client: str | None, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": client and (client, 1), "headers": named}


@pytest.mark.parametrize(
    ("asked", "settings", "local"),
    [
        (scope("127.0.0.1", host="127.0.0.1:8000"), Settings(), True),
        (scope("127.0.0.1"), Settings(), True),
        (scope("::1", host="localhost"), Settings(), True),
        (scope("127.0.0.1", host="127.0.0.1:8000"), TRUSTING, True),
        (scope("192.168.1.5", host="127.0.0.1"), Settings(), False),
        (scope("::2", host="localhost"), Settings(), False),
        (scope(None), Settings(), False),
        (scope("127.0.0.1", host="play.example"), Settings(), False),
        (scope("127.0.0.1", x_forwarded_for="127.0.0.1"), Settings(), False),
        (scope("127.0.0.1", x_forwarded_for="192.0.2.1"), Settings(), False),
        (scope("127.0.0.1", forwarded="for=127.0.0.1"), Settings(), False),
        (scope("127.0.0.1", x_real_ip="127.0.0.1"), Settings(), False),
        (scope("127.0.0.1", x_real_ip="192.0.2.1"), TRUSTING, False),
        (scope("127.0.0.1", x_forwarded_for="192.0.2.1"), TRUSTING, False),
        (scope("127.0.0.1", x_forwarded_for="127.0.0.1, 192.0.2.1"), TRUSTING, False),
        (scope("127.0.0.1", x_forwarded_for="10.1.2.3"), TRUSTING, False),
        (scope("127.0.0.1", x_forwarded_for="127.0.0.1", host="play.example"), TRUSTING, True),
        (scope("10.1.2.3", x_forwarded_for="127.0.0.1"), TRUSTING, False),
    ],
)
def test_what_is_local(asked: dict[str, Any], settings: Settings, local: bool) -> None:  # noqa: FBT001
    assert is_local(asked, settings) is local


async def test_as_they_come_the_numbers_are_local(folder: Path) -> None:
    assert Settings().metrics == "local"
    async with running(settings_for(folder)) as server, httpx.AsyncClient(base_url=server.base) as http:
        assert (await http.get("/api/metrics")).status_code == 200
        for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
            assert (await http.get("/api/metrics", headers={name: "127.0.0.1"})).status_code == 404
