"""The fair deal: in order, checkable by anyone, and what does not open is named."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli import main
from saboteur.rules import SaboteurError
from saboteur.rules.proof import commitment_of, nonce_hash
from saboteur.rules.verification import examined
from saboteur.sentences import sentence
from tests.kit.client import PATIENCE, Lobby, Message, Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.proof_vectors import GONE, changed, record, with_checksum
from tests.kit.server_scenes import Scene, at_rest, began, caught_up, eventually, finish, game, table


async def test_the_steps_come_in_order(folder: Path) -> None:
    async with game(folder, 3) as it:
        kinds = [m["change"]["kind"] for m in it.players[0].told if m["type"] == "room"]
        start = kinds.index("deal-committed")
        called = kinds.index("nonces-called")
        assert kinds[start + 1 : called] == ["nonce-hashed"] * 3
        assert kinds[called + 1 :] == ["nonce-opened"] * 3
        deal = it.players[0].room["deal"]
        assert (deal["stage"], deal["secret"], deal["seed"]) == ("dealt", None, None)
        assert deal["hashes"] == [nonce_hash(nonce) for nonce in deal["nonces"]]


async def test_the_published_secret_gives_the_seed(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        before = it.players[0].room["deal"]
        await finish(it.players)
        deal = it.players[0].room["deal"]
        secret = bytes.fromhex(deal["secret"])
        assert before["commitment"] == hashlib.sha256(b"saboteur/commit/1" + secret).hexdigest()
        parts = b"".join(len(n).to_bytes(4, "big") + n.encode() for n in deal["nonces"])
        assert deal["seed"] == hashlib.sha256(b"saboteur/seed/1" + secret + parts).hexdigest()


def test_a_hash_that_is_never_opened_counts_as_nothing_and_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> Any:
        time_source = FakeTime()
        async with table(folder, 3, rounds=1, parts={"time_source": time_source}) as it:
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
            beginning = asyncio.gather(starting, *(began(player) for player in it.players))
            live = it.server.registry.tables[it.code]
            await eventually(lambda: [nonce is None for nonce in live.room.deal.nonces] == [False, True, False])
            await at_rest(it.server)
            time_source.advance(PATIENCE)
            await beginning
            await finish(it.players)
            return await record_of(it)

    plain = run_virtual(scene())
    assert findings(plain)["withheld"] == {"seats": [1]}
    assert findings(plain)["took-part"] == {"seats": [0, 2]}
    assert sentence("verify-withheld", names="Ben") in verified(plain, folder, capsys)
    with pytest.raises(SaboteurError, match="checksum-misfits"):
        examined(changed(plain, "/proof/hashes/1", None))


async def test_a_nonce_that_does_not_fit_its_hash_is_refused(folder: Path) -> None:
    async with table(folder, 3) as it:
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


def _wrong_messages(commitment: str) -> list[tuple[Message, str]]:
    return [
        ({"type": "nonce", "nonce": "early", "commitment": commitment}, "not-now"),
        ({"type": "nonce-hash", "hash": "0" * 64, "commitment": "f" * 64}, "not-now"),
        ({"type": "nonce-hash", "hash": "no hash", "commitment": commitment}, "bad-message"),
    ]


async def test_a_change_cancels_the_start_and_the_next_has_another_commitment(folder: Path) -> None:
    async with table(folder, 4, rounds=1) as it:
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
        plain = await record_of(it)
        assert findings(plain)["cancelled"] == {"count": 1}
        assert [start["reason"] for start in plain["proof"]["cancelled"]] == ["left"]


async def test_the_host_calls_the_deal_off(folder: Path) -> None:
    async with table(folder, 3) as it:
        it.players[2].ceremony = False
        for seat in (1, 2):
            await it.done("ready", {"ready": True}, seat)
        await it.done("start")
        await it.done("cancel-start")
        assert (await it.players[1].change("start-cancelled"))["room"]["stage"] == "open"


async def test_a_restart_during_the_deal_cancels_it(folder: Path) -> None:
    async with table(folder, 3) as it:
        it.players[2].ceremony = False
        for seat in (1, 2):
            await it.done("ready", {"ready": True}, seat)
        await it.done("start")
        live = it.server.registry.tables[it.code]
        assert live.room.stage == "dealing"
        live.drop()
        async with Player(it.server.base, it.code, it.tokens[0]) as again:
            assert again.room["stage"] == "open"
            assert again.room["cancelled"][0]["reason"] == "restart"


async def test_silent_players_delay_the_deal_only_so_long(folder: Path) -> None:
    time_source = FakeTime()
    async with table(folder, 3, parts={"time_source": time_source}) as it:
        for player in it.players:
            player.ceremony = False
        starting = asyncio.ensure_future(it.start())
        await eventually(lambda: time_source.waiting == 1)
        time_source.advance(PATIENCE - 1)
        await at_rest(it.server)
        assert it.server.registry.tables[it.code].room.stage == "dealing"
        time_source.advance(1)
        await starting
        assert it.players[0].room["deal"]["hashes"] == [None] * 3


def test_all_cancelled_starts_are_in_the_record_and_bound(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """More than a room shows, with a restart in between: the commitment of the deal counts them from the log."""

    async def scene() -> Any:
        async with table(folder, 3, rounds=1, limits={"hash_seconds": 60.0}) as it:
            it.players[2].ceremony = False  # so that the deal waits
            for _ in range(12):
                await cancelled_start(it)
            size = len(json.dumps(it.players[0].room["cancelled"]))
            assert size < 3 * 700, "each reader gets them with every change"
            it.server.registry.tables[it.code].drop()
            for player in it.players:
                await player.close()
                await player.connect()
            for _ in range(13):
                await cancelled_start(it)
            assert len(it.players[0].room["cancelled"]) == 3
            assert len(json.dumps(it.players[0].room["cancelled"])) == size
            it.players[2].ceremony = True
            await it.start()
            await finish(it.players)
            return await record_of(it)

    plain = run_virtual(scene())
    assert findings(plain)["cancelled"] == {"count": 25}
    assert sentence("verify-cancelled", count=25) in verified(plain, folder, capsys)
    for number in range(25):
        with pytest.raises(SaboteurError, match="start-misfits"):
            examined(with_checksum(changed(plain, f"/proof/cancelled/{number}", GONE)))


async def cancelled_start(it: Scene) -> None:
    for seat in (1, 2):
        await it.done("ready", {"ready": True}, seat)
    await it.done("start")
    await it.done("cancel-start")
    await it.players[0].change("start-cancelled")


def test_cancelled_starts_are_counted_from_the_last_game_on(folder: Path) -> None:
    async def scene() -> Any:
        async with table(folder, 3, rounds=1, limits={"hash_seconds": 60.0}) as it:
            counts = []
            for starts in (2, 1, 0):
                it.players[2].ceremony = False
                for _ in range(starts):
                    await cancelled_start(it)
                it.players[2].ceremony = True
                await it.start()
                await finish(it.players)
                counts.append(findings(await record_of(it)).get("cancelled"))
            return counts

    assert run_virtual(scene()) == [{"count": 2}, {"count": 1}, None]


def test_play_now_is_not_called_fair(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> Any:
        async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
            body = {"name": "Ana", "players": 4, "bot": "random", "settings": {"rounds": 1, "first": 2}}
            taken = await lobby.done("/api/play-now", body)
            async with Player(server.base, taken["code"], taken["token"]) as player:
                await finish([player])
                return (await lobby.http.get(f"/api/records/{player.room['finished'][-1]['record']}")).json()

    plain = run_virtual(scene())
    verdict = examined(plain)
    assert (verdict.form, verdict.summary) == (2, "nobody")
    assert findings(plain)["bots"] == {"seats": [1, 2, 3]}
    assert sentence("verify-nobody") in verified(plain, folder, capsys)
    with pytest.raises(SaboteurError, match="start-misfits"):
        examined(with_checksum({**plain, "first": 1}))


def test_tampered_records_are_rejected_by_the_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path, value, told in (
        ("/moves/0", "R@1,0", sentence("refused-not-in-hand", card="R")),
        ("/seed", "another", sentence("refused-seed-misfits")),
        ("/winners", [], sentence("refused-winners-misfit")),
    ):
        file = folder / "record.json"
        file.write_text(json.dumps(with_checksum(changed(record("people"), path, value))))
        assert main(["verify", str(file)]) == 2
        assert told in capsys.readouterr().err


async def record_of(it: Scene) -> Any:
    """The record of the last game, as everybody can download it."""
    await caught_up(it)
    return (await it.lobby.http.get(f"/api/records/{it.players[0].room['finished'][-1]['record']}")).json()


def findings(plain: Any) -> dict[str, Any]:
    return {finding.code: finding.arguments for finding in examined(plain).findings}


def verified(plain: Any, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says about a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(plain))
    assert main(["verify", str(file)]) == 0
    return capsys.readouterr().out
