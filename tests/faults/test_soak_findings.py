"""What the long runs have found, and must not find again."""

from pathlib import Path

import pytest

from tests.kit.raw_websocket import RawSocket, client_frame
from tests.kit.server_scenes import finish, game, table


async def test_settings_that_are_null_keep_their_value(folder: Path) -> None:
    """P15: odd requests found a 500."""
    async with table(folder, 2, connected=False) as it:
        before = it.server.registry.tables[it.code].room.settings
        nothing = dict.fromkeys(("edition", "options", "rounds", "talk", "private", "closed"))
        await it.done("settings", nothing)
        assert it.server.registry.tables[it.code].room.settings == before
        assert (await it.lobby.post("/api/tables", {"name": "Eve", "settings": nothing})).is_success


async def test_two_texts_that_are_none_in_one_packet_end_the_socket_alone(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """P15: odd frames found an exception, logged with everything around it."""
    async with table(folder, 2, connected=False) as it:
        bad = await RawSocket.open(it.server.base)
        await bad.ask({"type": "hello", "v": 1, "table": it.code, "token": it.tokens[0]})
        await bad.write(client_frame(b"\xff\xfe") * 2)
        await bad.end()
        assert (bad.closed or b"")[:2] == (1007).to_bytes(2, "big")
        await bad.close()
    assert not [record for record in caplog.records if "Fatal error" in record.getMessage()]


async def test_a_finished_game_stays_on_the_table_when_the_next_start_is_called_off(folder: Path) -> None:
    """P7: kills found players who came back to a table without its last game."""
    async with game(folder, 3, rounds=1) as it:
        await finish(it.players)
        for player in it.players:
            player.ceremony = False
        for seat in (1, 2):
            await it.done("ready", {"ready": True}, seat)
        await it.done("start")
        await it.done("cancel-start")
        player = it.players[0]
        await player.change("start-cancelled")
        for each in it.players:
            await each.close()
        registry = it.server.registry
        registry.tables[it.code].drop()
        assert (await player.connect(resume=True))["type"] == "resumed"
        assert registry.tables[it.code].view(0) is not None
