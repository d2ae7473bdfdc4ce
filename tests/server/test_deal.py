"""The fair deal: in order, checkable by anyone, and what does not open is named."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli import main
from saboteur.rules import from_plain
from saboteur.rules.proof import check, check_cancelled, commitment_of, nonce_hash
from tests.kit.client import Message, Player
from tests.kit.proven import proven_record
from tests.server.playing import began, caught_up, finish, game, run, table


def test_the_steps_come_in_order(folder: Path) -> None:
    async def scene() -> None:
        async with game(folder, 3) as it:
            kinds = [m["change"]["kind"] for m in it.players[0].told if m["type"] == "room"]
            start = kinds.index("deal-committed")
            called = kinds.index("nonces-called")
            assert kinds[start + 1 : called] == ["nonce-hashed"] * 3
            assert kinds[called + 1 :] == ["nonce-opened"] * 3
            deal = it.players[0].room["deal"]
            assert (deal["stage"], deal["secret"], deal["seed"]) == ("dealt", None, None)
            assert deal["hashes"] == [nonce_hash(nonce) for nonce in deal["nonces"]]

    run(scene())


def test_the_published_secret_gives_the_seed(folder: Path) -> None:
    async def scene() -> None:
        async with game(folder, 3, rounds=1) as it:
            before = it.players[0].room["deal"]
            await finish(it.players)
            deal = it.players[0].room["deal"]
            secret = bytes.fromhex(deal["secret"])
            assert before["commitment"] == hashlib.sha256(b"saboteur/commit/1" + secret).hexdigest()
            parts = b"".join(len(n).to_bytes(4, "big") + n.encode() for n in deal["nonces"])
            assert deal["seed"] == hashlib.sha256(b"saboteur/seed/1" + secret + parts).hexdigest()

    run(scene())


def test_a_hash_that_is_never_opened_counts_as_nothing_and_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> Any:
        async with table(folder, 3, rounds=1, limits={"nonce_seconds": 0.3}) as it:
            it.players[1].ceremony = False
            for seat in (1, 2):
                await it.done("ready", {"ready": True}, seat)
            starting = asyncio.ensure_future(it.done("start"))
            committed = await it.players[1].change("deal-committed")
            shown = {
                "type": "nonce-hash",
                "hash": nonce_hash("mine"),
                "commitment": committed["room"]["deal"]["commitment"],
            }
            await it.players[1].send(shown)
            await asyncio.gather(starting, *(began(player) for player in it.players))
            await finish(it.players)
            return (await it.lobby.http.get(f"/api/records/{it.players[0].room['finished'][0]['record']}")).json()

    record = run(scene())
    assert check(from_plain(record)) == [1]
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "seat 1" in out.lower()


def test_a_nonce_that_does_not_fit_its_hash_is_refused(folder: Path) -> None:
    async def scene() -> None:
        async with table(folder, 3, limits={"nonce_seconds": 30.0}) as it:
            player = it.players[1]
            player.ceremony = False
            for seat in (1, 2):
                await it.done("ready", {"ready": True}, seat)
            starting = asyncio.gather(it.done("start"), began(it.players[0]), began(it.players[2]))
            commitment = (await player.change("deal-committed"))["room"]["deal"]["commitment"]
            for message, code in _wrong_messages(commitment):
                await player.send(message)
                assert (await player.kind("refused"))["code"] == code
            await player.send({"type": "nonce-hash", "hash": nonce_hash("mine"), "commitment": commitment})
            await player.change("nonces-called")
            await player.send({"type": "nonce", "nonce": "another", "commitment": commitment})
            assert (await player.kind("refused"))["code"] == "nonce-misfits"
            await player.send({"type": "nonce", "nonce": "mine", "commitment": commitment})
            await starting
            await caught_up(it)
            assert player.room["deal"]["nonces"][1] == "mine"

    run(scene())


def _wrong_messages(commitment: str) -> list[tuple[Message, str]]:
    return [
        ({"type": "nonce", "nonce": "early", "commitment": commitment}, "not-now"),
        ({"type": "nonce-hash", "hash": "0" * 64, "commitment": "f" * 64}, "not-now"),
        ({"type": "nonce-hash", "hash": "no hash", "commitment": commitment}, "bad-message"),
    ]


def test_a_change_cancels_the_start_and_the_next_has_another_commitment(folder: Path) -> None:
    async def scene() -> None:
        async with table(folder, 4, rounds=1, limits={"hash_seconds": 30.0}) as it:
            it.players[3].ceremony = False
            for seat in (1, 2, 3):
                await it.done("ready", {"ready": True}, seat)
            await it.done("start")
            first = (await it.players[0].change("deal-committed"))["room"]["deal"]["commitment"]
            answer = await it.lobby.post(it.path("join"), {"name": "Zoe"})
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            assert await it.refused("settings", {"rounds": 2}) == (409, "not-now")
            await it.done("leave", None, 3)
            cancelled = await it.players[0].change("start-cancelled")
            assert commitment_of(bytes.fromhex(cancelled["change"]["secret"])) == first
            await it.players[3].close()
            del it.players[3], it.tokens[3]
            await it.start()
            assert it.players[0].room["deal"]["commitment"] != first
            await finish(it.players)
            answer = await it.lobby.http.get(f"/api/records/{it.players[0].room['finished'][0]['record']}")
            assert check_cancelled(from_plain(answer.json())) == 1

    run(scene())


def test_the_host_calls_the_deal_off(folder: Path) -> None:
    async def scene() -> None:
        async with table(folder, 3, limits={"hash_seconds": 30.0}) as it:
            it.players[2].ceremony = False
            for seat in (1, 2):
                await it.done("ready", {"ready": True}, seat)
            await it.done("start")
            await it.done("cancel-start")
            assert (await it.players[1].change("start-cancelled"))["room"]["stage"] == "open"

    run(scene())


def test_a_restart_during_the_deal_cancels_it(folder: Path) -> None:
    async def scene() -> None:
        async with table(folder, 3, limits={"hash_seconds": 30.0}) as it:
            it.players[2].ceremony = False
            for seat in (1, 2):
                await it.done("ready", {"ready": True}, seat)
            await it.done("start")
            live = it.server.house.tables[it.code]
            assert live.room.stage == "dealing"
            it.server.house.drop(live)
            async with Player(it.server.base, it.code, it.tokens[0]) as again:
                assert again.room["stage"] == "open"
                assert again.room["cancelled"][0]["reason"] == "restart"

    run(scene())


def test_silent_players_delay_the_deal_only_so_long(folder: Path) -> None:
    async def scene() -> None:
        async with table(folder, 3, limits={"hash_seconds": 0.2}) as it:
            for player in it.players:
                player.ceremony = False
            await it.start()
            assert it.players[0].room["deal"]["hashes"] == [None] * 3

    run(scene())


def test_tampered_moves_are_rejected_by_the_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proven = proven_record()
    file = folder / "record.json"
    file.write_text(json.dumps({**proven, "moves": ["R@1,0"]}))
    assert main(["verify", str(file)]) == 2
    assert "R@1,0" in capsys.readouterr().err
    file.write_text(json.dumps({**proven, "seed": "another"}))
    assert main(["verify", str(file)]) == 2
    assert "seed" in capsys.readouterr().err
