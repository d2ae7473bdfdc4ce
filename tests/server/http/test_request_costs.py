"""Nothing that a stranger sends is many times the work of a plain request: there is no limit before it is read."""

from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from saboteur.server.http import http_protocol
from saboteur.server.http.request_headers import KeptHeaders
from saboteur.server.names import player_names
from tests.kit.request_costs import LIMITS, Odd, Site, kinds, too_much
from tests.kit.server_scenes import table

SIZES = (1000,)
"""Near to what each header may have, where most of it costs most; the soak takes more."""
JSON_SIZES = (3000,)
KINDS = range(6)
ONE_OF = 7
"""So many things that are tried here; the soak tries all."""


async def too_much_work(
    folder: Path, number: int, *, only: str = "", one_of: int = 1, sizes: Iterable[int] = SIZES
) -> list[str]:  # fmt: skip
    """What is too much work, of one kind."""
    async with table(folder, 1, connected=False, limits=LIMITS) as it:
        site = Site(it.server.base, it.code, it.tokens[0])
        kind = kinds(site, tuple(sizes), JSON_SIZES)[number]
        odd: Iterable[Odd] = (one for one in kind.odd() if only in one.name)
        return await too_much(site, kind, islice(odd, 0, None, one_of))


@pytest.mark.sqlite
@pytest.mark.parametrize("number", KINDS)
async def test_nothing_is_many_times_the_work_of_a_plain_request(folder: Path, number: int) -> None:
    assert await too_much_work(folder, number, one_of=ONE_OF) == []


@pytest.mark.sqlite
@pytest.mark.parametrize(("number", "header"), [(0, "Cookie: 100"), (1, "Sec-WebSocket-Protocol: 100")])
async def test_headers_that_libraries_take_apart_do_not_reach_them(
    folder: Path, number: int, header: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await too_much_work(folder, number, only=header) == []
    monkeypatch.setattr(KeptHeaders, "keep", lambda *_: True)
    assert await too_much_work(folder, number, only=header), "as it was before"


@pytest.mark.sqlite
async def test_a_host_that_browsers_would_write_otherwise_is_not_looked_into(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as a name may be, and in letters that take long to be spelled as browsers spell them."""
    odd = "Host: '' + 240 of 'ü.'"
    assert await too_much_work(folder, 0, only=odd, sizes=(240,)) == []
    monkeypatch.setattr("saboteur.server.http.allowed_hosts._is_written_plainly", lambda _: True)
    assert await too_much_work(folder, 0, only=odd, sizes=(240,)), "as it was before"


@pytest.mark.sqlite
async def test_endless_addresses_are_not_taken_apart(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = "/? '' + 20000 of 'a=1&'"
    assert await too_much_work(folder, 2, only=odd, sizes=(20_000,)) == []
    monkeypatch.setattr(http_protocol, "LONGEST_TARGET", 64 * 1024)
    assert await too_much_work(folder, 2, only=odd, sizes=(20_000,)), "as it was before"


@pytest.mark.sqlite
async def test_a_name_of_signs_that_stand_for_sentences_is_too_long(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = "/api/tables name: 24 of '\\ufdfa'"
    assert await too_much_work(folder, 3, only=odd) == []
    monkeypatch.setattr(player_names, "LONGEST_WRITTEN_OUT", 10**6)
    assert await too_much_work(folder, 3, only=odd), "as it was before"
