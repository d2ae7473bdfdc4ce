"""Many requests of one address at the same moment: everybody else is served in between."""

import asyncio

from saboteur.server.limits.loop_turns import AT_ONCE, LoopTurns

CROWD = 100


async def test_a_crowd_of_one_address_does_not_hold_up_the_others() -> None:
    turns, served = LoopTurns(), []

    async def request(address: str) -> None:
        await turns.wait(address)
        served.append(address)

    await asyncio.gather(*[request("crowd") for _ in range(CROWD)], request("other"), request("another"))
    assert served[: AT_ONCE + 2] == ["crowd"] * AT_ONCE + ["other", "another"]
    assert served.count("crowd") == CROWD


async def test_between_the_turns_of_a_crowd_there_is_room_for_others() -> None:
    turns, served = LoopTurns(), 0

    async def request() -> None:
        nonlocal served
        await turns.wait("crowd")
        served += 1

    crowd = asyncio.gather(*[request() for _ in range(CROWD)])
    before, steps = 0, 0
    while served < CROWD:
        await asyncio.sleep(0)
        assert served - before <= AT_ONCE
        before, steps = served, steps + 1
    assert steps >= CROWD / AT_ONCE
    await crowd


async def test_the_next_turn_begins_with_nobody_counted() -> None:
    turns = LoopTurns()
    for _ in range(AT_ONCE):
        await turns.wait("one")
    await asyncio.sleep(0)
    assert not turns._begun
