"""Guessing the code of a table: how many tries there are, and that nothing gives more of them."""

import asyncio
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from saboteur.server.http.client_address import network
from saboteur.server.limits.guess_limit import SLOW_LOOKUPS_PER_HOUR, WIDE
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings
from saboteur.server.tokens import ALPHABET, TABLE_LETTERS, new_table_code, tidied
from tests.kit.client import Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.server_scenes import Scene, table

GUESSES = {"guesses_per_hour": 20}
"""Half of them at once."""
ADDRESSES = 1000
HOURS = 365.25 * 24


def test_a_thousand_addresses_find_less_than_one_table_in_a_year() -> None:
    """The arithmetic of docs/security.md, from the constants themselves."""
    settings = Settings()
    tries = (ADDRESSES * settings.guesses_per_hour + SLOW_LOOKUPS_PER_HOUR) * HOURS
    expected = tries * settings.most_tables / len(ALPHABET) ** TABLE_LETTERS
    assert 0.9 < expected < 1
    assert len(new_table_code()) == TABLE_LETTERS
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")


def test_a_code_is_read_however_it_is_written() -> None:
    assert tidied(" 7koi-mzl4 ") == tidied("7K01 MZ14") == "7K01MZ14"


async def test_a_table_of_old_has_a_code_of_nine_symbols(folder: Path) -> None:
    async with table(folder, 1, connected=False) as it:
        registry = it.server.registry
        old = registry.tables.pop(it.code)
        registry.tables["ABCDEFGHJ"] = old
        assert (await it.lobby.http.get("/api/tables/abc-def-ghj")).status_code == 200


async def _status(it: Scene, code: str, token: str | None = None) -> int:
    bearer = {"authorization": f"Bearer {token}"} if token else {}
    return (await it.lobby.http.get(f"/api/tables/{code}", headers=bearer)).status_code


async def test_a_token_of_another_table_is_no_way_around_the_limit(folder: Path) -> None:
    """Anybody may make a table and so have a token: at other tables it opens nothing, and does not hasten anything."""
    async with table(folder, 2, limits=GUESSES, parts={"time_source": FakeTime()}, connected=False) as it:
        other = (await it.lobby.post("/api/tables", {"name": "Zoe"})).json()["token"]
        assert [await _status(it, f"{number:08}", other) for number in range(11)] == [404] * 10 + [429]
        assert [await _status(it, it.code, token) for token in (other, "x" * 32)] == [429, 429]
        assert await _status(it, it.code, it.tokens[1]) == 200


async def test_guesses_at_the_same_moment_are_counted_one_by_one(folder: Path) -> None:
    """Tables in memory are found at once, others after a look at the disk: a right guess must not overtake the wrong
    ones that were begun before it."""
    async with table(folder, 2, limits=GUESSES, parts={"time_source": FakeTime()}, connected=False) as it:
        wrong = [asyncio.ensure_future(_status(it, f"{number:08}", "x" * 32)) for number in range(20)]
        right = asyncio.ensure_future(_status(it, it.code, "x" * 32))
        assert sorted(await asyncio.gather(*wrong)) == [404] * 10 + [429] * 10
        assert await right == 429


@pytest.mark.sqlite
async def test_all_guessing_addresses_together_look_up_one_table_a_second(folder: Path) -> None:
    """The slow look-ups of everybody come from one bucket; who has not guessed is not held up."""
    async with table(folder, 2, limits=GUESSES, connected=False) as it:
        guesses, now = it.server.services.limits.guesses, it.server.services.time_source.now
        for number in range(10):
            assert await _status(it, f"{number:08}") == 404
        for _ in range(60):
            await guesses._slow._limit.take("everybody")
        began = now()
        assert [await _status(it, it.code) for _ in range(10)] == [200] * 10
        assert 10_000 <= now() - began < 14_000


@pytest.mark.sqlite
async def test_a_newcomer_has_a_turn_however_many_addresses_guess(folder: Path) -> None:
    """At an address that guesses as well, and comes back when it is told to: the others have their turns before."""
    async with running(settings_for(folder, guesses_per_hour=20)) as server:
        guesses, time_source = server.services.limits.guesses, server.services.time_source
        numbers = count()

        async def looked_up(address: str, code: str) -> int:
            """0 if the table was found, else the seconds to wait."""
            try:
                async with guesses.turn(address, code, patient=True):
                    if code != "RIGHT":
                        raise Problem(Code.NO_SUCH_TABLE)
            except Problem as refusal:
                return int(refusal.arguments.get("seconds", 1))
            return 0

        async def guess(address: str) -> None:
            while True:
                await looked_up(address, f"wrong {next(numbers)}")
                await time_source.pause(0.25)

        crowd = [f"192.0.2.{number % 80}" for number in range(160)] + ["198.51.100.1"] * 6
        guessing = [asyncio.ensure_future(guess(address)) for address in crowd]
        await time_source.pause(60)
        began, tries = time_source.now(), 1
        while (seconds := await looked_up("198.51.100.1", "RIGHT")) > 0:
            await time_source.pause(seconds)
            tries += 1
        for one in guessing:
            one.cancel()
        await asyncio.gather(*guessing, return_exceptions=True)
        assert time_source.now() - began < 300_000
        assert tries < 30


@pytest.mark.sqlite
async def test_more_requests_are_not_more_turns(folder: Path) -> None:
    async with running(settings_for(folder, guesses_per_hour=20)) as server:
        slow, had = server.services.limits.guesses._slow, Counter[str]()

        async def ask(address: str, code: str) -> None:
            with suppress(Problem):
                await slow.wait(address, code)
                had[address] += 1

        many = [asyncio.ensure_future(ask("a", f"{number}")) for number in range(20)]
        few = [asyncio.ensure_future(ask(address, "x")) for address in "bcd"]
        await server.services.time_source.pause(5.5)
        assert had == {"a": 2, "b": 1, "c": 1, "d": 1}, "it asked again before the others came"
        await asyncio.gather(*many, *few)
        assert had == {"a": 5, "b": 1, "c": 1, "d": 1}, "the others were refused"


async def test_a_token_that_opens_nothing_there_reads_no_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the limit is asked nothing is done that takes longer at a table than at none: that would be an answer."""
    async with table(folder, 2, limits=GUESSES, parts={"time_source": FakeTime()}, connected=False) as it:
        registry, loaded = it.server.registry, []
        other = (await it.lobby.post("/api/tables", {"name": "Zoe"})).json()["token"]
        assert [await _status(it, f"{number:08}", other) for number in range(10)] == [404] * 10
        registry.tables[it.code].drop()
        load = registry.services.store.load

        async def noted(code: str) -> object:
            loaded.append(code)
            return await load(code)

        monkeypatch.setattr(registry.services.store, "load", noted)
        assert [await _status(it, it.code, token) for token in (other, "made up", "x" * 44)] == [429] * 3
        for token in (other, "made up"):
            assert (await Player(it.server.base, it.code, token).connect())["code"] == "too-often"
        assert loaded == []
        assert await _status(it, it.code, it.tokens[1]) == 200
        assert loaded == [it.code]


async def test_a_full_server_does_not_betray_that_there_is_a_table(folder: Path) -> None:
    """When there is no room to read a table, a stranger over the limit hears the same of a right code as of a wrong
    one, with a token and without; only its own token is told the truth."""
    limits = {**GUESSES, "most_tables": 1}
    async with table(folder, 2, limits=limits, parts={"time_source": FakeTime()}, connected=False) as it:
        other = await it.lobby.done("/api/tables", {"name": "Zoe"})
        assert list(it.server.registry.tables) == [other["code"]]
        async with Player(it.server.base, other["code"], other["token"]):
            assert [await _status(it, f"{number:08}", other["token"]) for number in range(10)] == [404] * 10
            for token in (other["token"], "made up"):
                assert [await _status(it, code, token) for code in (it.code, "00000000")] == [429, 429]
            assert await _status(it, it.code, it.tokens[0]) == 503


async def test_a_whole_network_of_ipv6_is_not_as_many_guessers_as_it_has_addresses(folder: Path) -> None:
    """Many people have a /48, which is 65,536 networks of the kind that counts as one address."""
    async with running(settings_for(folder, guesses_per_hour=20), time_source=FakeTime()) as server:
        guesses = server.services.limits.guesses

        async def guessed(address: str) -> str:
            try:
                async with guesses.turn(network(address), patient=False):
                    raise Problem(Code.NO_SUCH_TABLE)
            except Problem as refusal:
                return refusal.code

        told = [await guessed(f"2001:db8:1:{number:x}::1") for number in range(10 * WIDE + 3)]
        assert told == ["no-such-table"] * 10 * WIDE + ["too-often"] * 3
        at_once = await asyncio.gather(*(guessed(f"2001:db8:2:{number:x}::1") for number in range(10 * WIDE + 3)))
        assert Counter(at_once) == {"no-such-table": 10 * WIDE, "too-often": 3}
        assert [await guessed(other) for other in ("2001:db8:3::1", "192.0.2.7")] == ["no-such-table"] * 2
