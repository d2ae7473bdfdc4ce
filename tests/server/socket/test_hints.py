"""What could I do? Hints at a live table: who may ask, when, how often, and that nobody waits for them."""

import asyncio
from pathlib import Path
from typing import Any

from saboteur.bots.hints import CODES
from saboteur.server.limits.server_limits import HINTS_AT_ONCE
from tests.kit.client import Player
from tests.kit.server_scenes import actor, game, table


async def asked(player: Player, key: str = "hint-0001") -> dict[str, Any]:
    """The answer to a question for hints."""
    await player.send({"type": "hint", "key": key})
    return await player.until(lambda message: message["type"] in ("hints", "refused") and message["key"] == key)


async def test_one_person_with_bots_is_told_what_could_be_done(folder: Path) -> None:
    async with game(folder, 1, 3, first=0) as it:
        (player,) = it.players
        answer = await asked(player)
        assert player.view is not None
        assert (answer["type"], answer["seat"], answer["version"]) == ("hints", 0, player.view["public"]["version"])
        moves = [hint["move"] for hint in answer["hints"]]
        assert 2 <= len(set(moves)) == len(moves) <= 3
        assert set(moves) <= set(player.view["legal"])
        assert {hint["code"] for hint in answer["hints"]} <= set(CODES)
        assert all(1 <= hint["before"] <= 99 and 1 <= hint["after"] <= 99 for hint in answer["hints"])
        assert answer["doubts"][0] is None, "of itself a seat knows"
        assert len(answer["doubts"]) == 4
        assert all(1 <= doubt <= 99 for doubt in answer["doubts"][1:])


async def test_among_people_hints_are_off_until_the_host_allows_them(folder: Path) -> None:
    async with game(folder, 2, 1) as it:
        answers = [await asked(player) for player in it.players]
        assert {answer["code"] for answer in answers} == {"no-hints"}
    async with game(folder, 2, 1, hints="on", first=0) as it:
        assert it.players[1].room["settings"]["hints"] == "on", "everybody sees it"
        assert (await asked(it.players[0]))["type"] == "hints"
        assert (await asked(it.players[1]))["code"] == "not-your-turn"
    async with game(folder, 1, 3, hints="off") as it:
        assert (await asked(it.players[0]))["code"] == "no-hints"


async def test_spectators_and_those_before_the_deal_get_no_hints(folder: Path) -> None:
    async with table(folder, 1, 3, hints="on") as it:
        (player,) = it.players
        assert (await asked(player))["code"] == "not-now"
        async with Player(it.server.base, it.code) as spectator:
            assert (await asked(spectator))["code"] == "not-your-seat"


async def test_a_seat_may_ask_a_few_times_at_once_and_one_question_at_a_time(folder: Path) -> None:
    async with game(folder, 1, 3, first=0) as it:
        (player,) = it.players
        await player.send({"type": "hint", "key": "hint-first"})
        assert (await asked(player, "hint-second"))["code"] == "too-often"
        assert (await player.kind("hints"))["key"] == "hint-first"
        kinds = [(await asked(player, f"hint-{number:04}"))["type"] for number in range(HINTS_AT_ONCE)]
        assert kinds[0] == "hints"
        assert kinds[-1] == "refused"


async def test_a_move_does_not_wait_for_a_hint_and_the_hint_is_stale_then(folder: Path) -> None:
    async with game(folder, 2, 1, hints="on") as it:
        player = await actor(it)
        assert player.view is not None
        gate, pool = asyncio.Event(), it.server.services.bot_pool
        ask = pool.ask

        async def late(*question: Any) -> Any:
            await gate.wait()
            return await ask(*question)

        pool.ask = late
        await player.send({"type": "hint", "key": "hint-0001"})
        await player.send(player.move(player.view["legal"][0]))
        assert (await player.kind("done"))["n"] > 0
        gate.set()
        assert (await player.kind("refused"))["code"] in ("not-your-turn", "stale")


async def test_without_processes_to_think_in_there_are_no_hints(folder: Path) -> None:
    async with game(folder, 1, 3, first=0, limits={"bot_workers": 0}) as it:
        assert (await asked(it.players[0]))["code"] == "full"
