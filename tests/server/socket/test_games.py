"""Whole games over real sockets, with everything that happens to real people."""

import random
from pathlib import Path

import pytest

from saboteur.rules import final, from_plain
from saboteur.rules.verification import examined
from saboteur.server.problems import Code
from tests.kit.client import Lobby, Player, Wrong
from tests.kit.local_server import running, settings_for
from tests.kit.server_scenes import actor, caught_up, eventually, finish, game, table


@pytest.mark.parametrize(
    ("people", "bots", "edition"),
    [(2, 1, "lt"), (3, 3, "et"), (2, 8, "el"), (3, 0, "ru")],
    ids=["3", "6", "10", "people"],
)
async def test_a_whole_game(folder: Path, people: int, bots: int, edition: str) -> None:
    """All get the same numbers, the record replays to what was told, and the deal was fair."""
    async with (
        game(folder, people, bots, edition=edition, rounds=2) as it,
        Player(it.server.base, it.code) as guest,
    ):
        everybody = [*it.players, guest]
        await finish(everybody)
        assert len({player.n for player in everybody}) == 1
        finished = guest.room["finished"]
        answer = await it.lobby.http.get(f"/api/records/{finished[0]['record']}")
        assert f"saboteur-{finished[0]['record']}.json" in answer.headers["content-disposition"]
        record = from_plain(answer.json())
        assert examined(answer.json()).summary == "fair"
        assert guest.view is not None
        assert final(record).nuggets == tuple(guest.view["public"]["nuggets"])
        assert guest.room["deal"]["nonces"][:people] != [None] * people


async def test_again_with_the_same_people(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        await finish(it.players)
        await it.start()
        await finish(it.players, 1)
        assert [one["game"] for one in it.players[0].room["finished"]] == [1, 2]


async def test_play_now_is_one_request(folder: Path) -> None:
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        wish = {"name": "Ana", "players": 4, "bot": "random", "settings": {"rounds": 1}}
        taken = await lobby.done("/api/play-now", wish)
        async with Player(server.base, taken["code"], taken["token"]) as player:
            assert player.room["stage"] == "playing"
            assert len(player.room["seats"]) == 4
            await finish([player])


async def test_a_game_that_breaks_off_is_not_taken_for_one_that_is_over(folder: Path) -> None:
    """Else a test would look at half a game, and nobody would know why."""
    async with game(folder, 3, rounds=1) as it:
        it.server.registry.tables[it.code].drop(Code.STORAGE)
        with pytest.raises(Wrong, match="storage"):
            await it.players[0].play_on(lambda legal: legal[0], until=lambda: it.players[0].over)


@pytest.mark.parametrize("bots", [0, 3, 7], ids=["3", "6", "10"])
async def test_a_game_with_duplicates_reconnects_a_stand_in_and_a_restart(folder: Path, bots: int) -> None:
    """Nothing is lost, nothing happens twice, and every number is told to all alike before and after."""

    async def first_half() -> list[Player]:
        async with table(folder, 3, bots, rounds=2, limits={"stand_in_after": 0.0, "usual_bot": "random"}) as it:
            await it.start()
            chance = random.Random(3)
            for turn in range(24):
                player = await actor(it)
                await _play_with_trouble(player, chance, turn)
            await it.players[2].close()
            await eventually(lambda: 2 in it.server.registry.tables[it.code].audience.disconnected_since)
            await it.done("stand-in", {"seat": 2})
            await it.players[0].change("stood-in")
            await caught_up(it)  # a stand-in that others wait for makes a move before its seat is given back
            return it.players

    async def second_half(players: list[Player]) -> None:
        async with running(settings_for(folder)) as server:
            for player in players:
                player.base = server.base
                assert (await player.connect(resume=True))["type"] == "resumed"
            await players[0].change("taken-back")
            await finish(players, 5)
            for player in players:
                assert sorted(player.numbered) == list(range(min(player.numbered), player.n + 1))
                await player.close()

    await second_half(await first_half())


async def _play_with_trouble(player: Player, chance: random.Random, turn: int) -> None:
    """A move, sometimes sent several times, sometimes followed by a lost connection."""
    assert player.view is not None
    message = player.move(chance.choice(player.view["legal"]))
    for _ in range(1 + turn % 3):
        await player.send(message)
    answers = [await player.kind("done") for _ in range(1 + turn % 3)]
    if turn % 7 == 3:
        await player.close()
        assert (await player.connect(resume=True))["type"] == "resumed"
        await player.send(message)
        answers.append(await player.kind("done"))
    assert len({answer["n"] for answer in answers}) == 1
