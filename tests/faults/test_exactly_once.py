"""P6 and P7 where the network does its worst: the same move a hundred times at once over many sockets, messages late,
twice and in another order, and resumes from any number."""

import asyncio
import random
from pathlib import Path
from typing import Any

from saboteur.server.state import entries as e
from saboteur.server.state.table_log import entry_decoder
from tests.kit.client import Player
from tests.kit.reconnecting_clients import hash_at
from tests.kit.server_scenes import Scene, actor, finish, game


async def stored_moves(it: Scene) -> list[e.Moved]:
    """The moves in the log."""
    rows = await it.server.services.store.entries(it.server.registry.tables[it.code].id, 10**9)
    return [entry for row in rows if isinstance(entry := entry_decoder.decode(row.body), e.Moved)]


async def test_a_hundred_equal_moves_over_four_sockets_are_one_move(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        player = await actor(it)
        assert player.view is not None
        message = player.move(player.view["legal"][0])
        others = [Player(it.server.base, it.code, player.token) for _ in range(3)]
        for other in others:
            await other.connect()
        await asyncio.gather(*(one.send(message) for one in [player, *others] for _ in range(25)))
        answers = [[await one.kind("done") for _ in range(25)] for one in [player, *others]]
        assert len({answer["n"] for told in answers for answer in told}) == 1
        assert len(await stored_moves(it)) == 1
        for other in others:
            await other.close()


async def test_late_repeated_and_reordered_messages_change_nothing_twice(folder: Path) -> None:
    async def _answered(player: Player, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            await player.send(message)
        for message in messages:
            answer = await player.until(lambda told: told["type"] in ("done", "refused"))
            assert (answer["type"], answer["key"]) == ("done", message["key"])

    async with game(folder, 3, rounds=1) as it:
        chance, sent = random.Random(5), []
        for _ in range(25):
            player = await actor(it)
            if it.server.registry.tables[it.code].room.stage != "playing":
                break
            assert player.view is not None
            message = player.move(chance.choice(player.view["legal"]))
            sent.append((player, message))
            again = [
                message,
                message,
                *(old for who, old in chance.sample(sent, min(3, len(sent))) if who is player),
            ]
            await _answered(player, chance.sample(again, len(again)))
        moves = await stored_moves(it)
        assert [move.move for move in moves] == [message["move"] for _, message in sent]


async def test_what_was_seen_and_what_follows_are_always_the_whole(folder: Path) -> None:
    """P7: cut anywhere, for every seat and a spectator; the tail gives the very bytes, and the view at the end."""
    async with game(folder, 3, rounds=1, talk="chat") as it, Player(it.server.base, it.code) as guest:
        await it.players[1].send({"type": "chat", "key": "chat-one", "text": "Hello"})
        await finish([*it.players, guest])
        chance = random.Random(2)
        for player in [*it.players, guest]:
            for n in chance.sample(sorted(player.numbered)[:-1], 6):
                again = Player(player.base, player.code, player.token)
                again.n, again.hash = n, hash_at(player, n)
                assert (await again.connect(resume=True))["type"] == "resumed", n
                assert again.numbered == {number: text for number, text in player.numbered.items() if number > n}
                assert again.view is None or again.view == player.view
                await again.close()
