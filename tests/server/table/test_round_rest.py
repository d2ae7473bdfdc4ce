"""Between two rounds the table waits for those who asked for it and still read: for nobody else, and never for long if
others wait as well."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.settings import Settings
from saboteur.server.state import entries as e
from saboteur.server.table.round_rest import READING
from tests.kit.client import Message, Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.server_scenes import Scene, at_rest, eventually, table

CLOCK = 60
LONGEST_REST = int(1000 * Settings().rest_seconds)


class Rest(Scene):
    """A table between its first and its second round."""

    time_source: FakeTime
    device: Player
    """A further socket, that of a device with several seats."""

    @property
    def live(self) -> Any:
        return self.server.registry.tables[self.code]

    def pass_time(self, seconds: float) -> None:
        self.time_source.advance(seconds)

    async def goes_on(self, *seats: int) -> None:
        for seat in seats:
            await self.players[seat].send({"type": "go-on"})
            await answered(self.players[seat])

    async def moves_at_once(self) -> Message:
        """The player to act moves; gives the answer."""
        player = self.players[self.live.to_act]
        while player.n < self.live.state.n:
            await player.next()
        assert player.view is not None
        await player.send(player.move(player.view["legal"][0]))
        answer: Message = await player.until(lambda message: message["type"] in ("done", "refused"))
        return answer


async def answered(player: Player) -> None:
    """All that was said to the player so far is read."""
    await player.send({"type": "ping"})
    await player.kind("pong")


@asynccontextmanager
async def between_rounds(
    folder: Path, people: int = 3, bots: int = 0, *, rests: tuple[int, ...] = (0, 1, 2), device: tuple[int, ...] = (0,),
    guests: tuple[str, ...] = (), clock: int | None = CLOCK, **more: Any,
) -> AsyncIterator[Rest]:  # fmt: skip
    """A table whose first round has just ended; the people on these seats asked for a rest. Guests sit at the host's
    device."""
    time_source = FakeTime()
    limits = {"bot_workers": 0, "bot_delay": 0.0}
    settings = {"rounds": 2, "clock": clock, "talk": "none", **more}
    parts = {"time_source": time_source}
    async with table(folder, people, bots, connected=False, parts=parts, limits=limits, **settings) as scene:
        it = Rest(**vars(scene))
        it.time_source = time_source
        it.tokens += [(await it.lobby.join(it.code, name, it.tokens[0]))["token"] for name in guests]
        for seat, player in enumerate(it.players):
            player.hello["rests"] = seat in rests
            await player.connect()
        await it.start()
        token, *also = [it.tokens[seat] for seat in device]
        it.device = Player(it.server.base, it.code, token, also=also, rests=len(device) > 1)
        await it.device.connect()
        await _play_a_round(it)
        try:
            yield it
        finally:
            for player in (*it.players, it.device):
                await player.close()


async def _play_a_round(it: Rest) -> None:
    """Moves at random, committed at the table itself, until the second round has begun."""
    live, chance = it.live, random.Random(1)
    while live.state.game.round == 1:
        async with live:
            if live.state.game.round == 1:
                await live.commit(e.Moved(live.to_act, chance.choice(live.state.game.legal_moves())))
    await eventually(lambda: not live.busy)
    for player in (*it.players, it.device):
        await answered(player)


def last(player: Player, kind: str = "rest") -> Message:
    """The last message of a kind that a player was told."""
    found: Message = [message for message in player.told if message["type"] == kind][-1]
    return found


async def test_the_clock_waits_until_the_last_one_has_gone_on(folder: Path) -> None:
    async with between_rounds(folder) as it:
        for player in it.players:
            assert last(player) == {"type": "rest", "seats": [0, 1, 2], "left": LONGEST_REST}
        assert last(it.players[0], "clock")["running"] is False
        it.pass_time(10)
        await it.goes_on(0, 2)
        await answered(it.players[1])
        assert last(it.players[1]) == {"type": "rest", "seats": [1], "left": LONGEST_REST - 10_000}
        assert not it.live.clock.running
        await it.goes_on(1)
        await answered(it.players[0])
        assert last(it.players[0]) == {"type": "rest", "seats": [], "left": 0}
        clock = last(it.players[0], "clock")
        assert (clock["running"], clock["left"]) == (True, 1000 * CLOCK), "nobody has lost time by reading"
        assert it.time_source.waiting == 1, "only the clock can still ring"


async def test_it_goes_on_by_itself_when_the_time_is_up(folder: Path) -> None:
    async with between_rounds(folder) as it:
        it.pass_time(LONGEST_REST / 1000 - 0.1)
        await at_rest(it.server)
        assert not it.live.clock.running
        it.pass_time(0.2)
        await at_rest(it.server)
        assert it.live.clock.running
        await answered(it.players[2])
        assert last(it.players[2]) == {"type": "rest", "seats": [], "left": 0}


@pytest.mark.parametrize("connected", [True, False], ids=["there at the deal", "arrives after it"])
async def test_bots_begin_when_the_only_person_has_seen_their_role(folder: Path, *, connected: bool) -> None:
    """Once for each game: whoever reloads the page is awaited no more."""
    parts, limits = {"time_source": FakeTime()}, {"bot_workers": 0, "bot_delay": 0.0}
    async with table(folder, 1, 4, connected=False, parts=parts, limits=limits, talk="none", first=1) as it:
        player, live = it.players[0], it.server.registry.tables[it.code]
        player.hello["rests"] = True
        if connected:
            await player.connect()
            await it.start()
        else:
            await it.done("start")
            await eventually(lambda: live.room.stage == "playing")
            await player.connect()
        await at_rest(it.server)
        await answered(player)
        assert (live.state.version, last(player)["seats"]) == (0, [0])
        await player.send({"type": "go-on"})
        await eventually(lambda: live.to_act == 0 and not live.busy)
        assert live.state.version > 0
        await player.close()


async def test_the_first_round_waits_for_nobody_where_people_play_together(folder: Path) -> None:
    async with between_rounds(folder) as it:
        assert [message["seats"] for message in it.players[0].told if message["type"] == "rest"] == [[0, 1, 2]]


async def test_bots_wait_for_those_who_read(folder: Path) -> None:
    async with between_rounds(folder, 1, 4, rests=(0,), clock=None, first=1) as it:
        version = it.live.state.version
        assert it.live.bot_of(it.live.to_act), "a bot begins"
        it.pass_time(10)
        await at_rest(it.server)
        assert it.live.state.version == version
        await it.goes_on(0)
        await eventually(lambda: it.live.to_act == 0 and not it.live.busy)
        assert it.live.state.version > version


async def test_whoever_plays_alone_without_a_time_limit_reads_for_as_long_as_they_like(folder: Path) -> None:
    async with between_rounds(folder, 1, 4, rests=(0,), clock=None, first=1) as it:
        assert last(it.players[0]) == {"type": "rest", "seats": [0], "left": 0}
        version = it.live.state.version
        it.pass_time(100 * LONGEST_REST / 1000)
        await at_rest(it.server)
        assert (it.live.resting, it.live.state.version) == ((0,), version)
        assert it.time_source.waiting == 0, "nothing rings while everybody just waits"
        await it.goes_on(0)
        await eventually(lambda: it.live.to_act == 0 and not it.live.busy)
        assert it.live.state.version > version


async def test_a_time_limit_also_limits_the_rest_of_whoever_plays_alone(folder: Path) -> None:
    async with between_rounds(folder, 1, 4, rests=(0,), first=1) as it:
        assert last(it.players[0]) == {"type": "rest", "seats": [0], "left": LONGEST_REST}
        it.pass_time(LONGEST_REST / 1000 + 0.1)
        await eventually(lambda: it.live.to_act == 0 and not it.live.busy)


async def test_without_a_time_limit_people_at_two_devices_are_still_not_kept_waiting_for_long(folder: Path) -> None:
    async with between_rounds(folder, 2, 3, rests=(0, 1), clock=None) as it:
        assert last(it.players[0]) == {"type": "rest", "seats": [0, 1], "left": LONGEST_REST}
        it.pass_time(LONGEST_REST / 1000 + 0.1)
        await at_rest(it.server)
        assert it.live.resting == ()


async def test_whoever_plays_alone_and_hangs_up_is_awaited_again_and_meanwhile_nothing_moves(folder: Path) -> None:
    async with between_rounds(folder, 1, 4, rests=(0,), clock=None, first=1) as it:
        version = it.live.state.version
        for player in (it.device, it.players[0]):
            await player.close()
        await eventually(lambda: not it.live.audience.connections)
        it.pass_time(100 * LONGEST_REST / 1000)
        await at_rest(it.server)
        assert (it.live.resting, it.live.state.version, it.time_source.waiting) == ((), version, 0)
        await it.players[0].connect()
        await answered(it.players[0])
        assert last(it.players[0]) == {"type": "rest", "seats": [0], "left": 0}
        await it.goes_on(0)
        await eventually(lambda: it.live.to_act == 0 and not it.live.busy)


async def test_a_server_that_never_rests_does_not_rest_for_one_person_either(folder: Path) -> None:
    parts, limits = {"time_source": FakeTime()}, {"bot_workers": 0, "bot_delay": 0.0, "rest_seconds": 0.0}
    async with table(folder, 1, 4, connected=False, parts=parts, limits=limits, talk="none", first=1) as it:
        player, live = it.players[0], it.server.registry.tables[it.code]
        player.hello["rests"] = True
        await player.connect()
        await it.start()
        await eventually(lambda: live.to_act == 0 and not live.busy)
        await player.close()


@asynccontextmanager
async def reading(folder: Path, people: int = 1, **limits: Any) -> AsyncIterator[Rest]:
    """The first round goes on between people and bots, who have not moved yet; the seat of the first person rests."""
    time_source = FakeTime()
    parts, limits = {"time_source": time_source}, {"bot_workers": 0, "bot_delay": 1.0} | limits
    begins = {"talk": "none", "first": people}
    async with table(folder, people, 4, connected=False, parts=parts, limits=limits, **begins) as scene:
        it = Rest(**vars(scene))
        it.time_source = time_source
        for player in it.players:
            player.hello["rests"] = player is it.players[0]
            await player.connect()
        await it.start()
        await it.goes_on(0)
        assert it.live.bot_of(it.live.to_act)
        yield it
        for player in it.players:
            await player.close()


async def bots_have_moved(it: Rest, seconds: float) -> int:
    """How often they have after a while."""
    before: int = it.live.state.version
    for _ in range(int(seconds)):
        it.pass_time(1)
        await asyncio.sleep(0.1)
        await eventually(lambda: not it.live.busy)
    after: int = it.live.state.version
    return after - before


async def test_bots_wait_while_the_only_person_reads_as_often_as_that_is_asked(folder: Path) -> None:
    async with reading(folder) as it:
        player = it.players[0]
        for _ in range(2):
            await player.send({"type": "wait"})
            await answered(player)
            assert last(player) == {"type": "rest", "seats": [0], "left": READING}
            assert await bots_have_moved(it, 20) == 0
            await player.send({"type": "wait"})
            await answered(player)
            assert last(player)["left"] == READING - 20_000, "asked while they wait, it lasts no longer"
            await it.goes_on(0)
            assert last(player)["seats"] == []
        assert await bots_have_moved(it, 20) == 4
        assert it.live.to_act == 0


async def test_bots_wait_for_a_reader_only_for_a_while(folder: Path) -> None:
    async with reading(folder) as it:
        await it.players[0].send({"type": "wait"})
        await answered(it.players[0])
        assert await bots_have_moved(it, READING / 1000 - 1) == 0
        assert await bots_have_moved(it, 10) > 0
        await answered(it.players[0])
        assert last(it.players[0])["seats"] == []


async def test_nobody_is_kept_waiting_by_a_reader_among_people(folder: Path) -> None:
    async with reading(folder, 2) as it:
        await it.players[0].send({"type": "wait"})
        assert await it.players[0].kind("rest") == {"type": "rest", "seats": [], "left": 0}
        assert await bots_have_moved(it, 10) > 0


async def test_on_their_own_turn_a_reader_asks_in_vain(folder: Path) -> None:
    async with reading(folder) as it:
        assert await bots_have_moved(it, 20) == 4
        await it.players[0].send({"type": "wait"})
        await answered(it.players[0])
        assert (last(it.players[0])["seats"], it.live.to_act) == ([], 0)
        assert (await it.moves_at_once())["type"] == "done"


async def test_where_the_server_never_rests_a_reader_asks_in_vain(folder: Path) -> None:
    async with reading(folder, rest_seconds=0.0) as it:
        await it.players[0].send({"type": "wait"})
        await answered(it.players[0])
        assert last(it.players[0])["seats"] == []


async def test_a_move_is_never_refused_and_ends_the_rest(folder: Path) -> None:
    async with between_rounds(folder) as it:
        assert (await it.moves_at_once())["type"] == "done"
        for player in it.players:
            await answered(player)
            assert last(player) == {"type": "rest", "seats": [], "left": 0}
        assert it.live.clock.running


async def test_whoever_did_not_ask_is_neither_awaited_nor_told(folder: Path) -> None:
    async with between_rounds(folder, rests=(1,)) as it:
        assert last(it.players[1])["seats"] == [1]
        await it.goes_on(1)
        assert it.live.clock.running
        for seat in (0, 2):
            assert not any(message["type"] == "rest" for message in it.players[seat].told)


async def test_nobody_who_rests_means_no_rest(folder: Path) -> None:
    async with between_rounds(folder, rests=()) as it:
        assert it.live.clock.running
        assert last(it.players[0], "clock")["running"] is True


async def test_whoever_hangs_up_is_awaited_no_more_and_told_how_it_stands_on_return(folder: Path) -> None:
    async with between_rounds(folder) as it:
        await it.players[1].close()
        await eventually(lambda: it.live.resting == (0, 2))
        welcome = await it.players[1].connect()
        assert welcome["type"] == "welcome"
        await answered(it.players[1])
        assert last(it.players[1])["seats"] == [0, 2]
        for player in (*it.players, it.device):
            await player.close()
        await eventually(lambda: not it.live.audience.connections)
        assert it.live.resting == ()


async def test_a_shared_device_goes_on_once_for_all_its_seats(folder: Path) -> None:
    async with between_rounds(folder, rests=(0,), device=(1, 2)) as it:
        assert last(it.device)["seats"] == [0, 1, 2]
        await it.device.send({"type": "go-on"})
        await answered(it.device)
        assert last(it.device)["seats"] == [0]


async def test_all_people_on_one_device_read_for_as_long_as_they_like(folder: Path) -> None:
    async with between_rounds(folder, 1, 3, rests=(), device=(0, 1), guests=("Guest",), clock=None, first=2) as it:
        assert last(it.device) == {"type": "rest", "seats": [0, 4], "left": 0}
        it.pass_time(100 * LONGEST_REST / 1000)
        await at_rest(it.server)
        assert it.live.resting == (0, 4)
        await it.device.send({"type": "go-on"})
        await answered(it.device)
        assert last(it.device)["seats"] == []


async def test_people_may_pause_and_go_on_reading(folder: Path) -> None:
    async with between_rounds(folder) as it:
        for seat in (0, 1):
            await it.done("votes", {"vote": "pause"}, seat)
        await it.goes_on(0, 1, 2)
        assert not it.live.clock.running, "the pause holds"
        for seat in (0, 1):
            await it.done("votes", {"vote": "resume"}, seat)
        assert it.live.clock.running


async def test_the_end_of_the_game_by_a_vote_is_the_end_of_the_rest(folder: Path) -> None:
    async with between_rounds(folder) as it:
        for seat in (0, 1):
            await it.done("votes", {"vote": "end"}, seat)
        await answered(it.players[0])
        assert (it.live.room.stage, it.live.resting, last(it.players[0])["seats"]) == ("over", (), [])


async def test_after_a_restart_nobody_is_awaited(folder: Path) -> None:
    async with between_rounds(folder) as it:
        code, tokens, time_source = it.code, it.tokens, it.time_source
    async with (
        running(settings_for(folder), time_source=time_source) as server,
        Player(server.base, code, tokens[0], rests=True) as player,
    ):
        await answered(player)
        assert server.registry.tables[code].clock.running
        assert not any(message["type"] == "rest" for message in player.told)


async def test_after_the_last_round_there_is_no_rest(folder: Path) -> None:
    async with between_rounds(folder, rounds=2) as it:
        await it.goes_on(0, 1, 2)
        chance = random.Random(2)
        while it.live.room.stage == "playing":
            async with it.live:
                await it.live.commit(e.Moved(it.live.to_act, chance.choice(it.live.state.game.legal_moves())))
        await answered(it.players[0])
        assert last(it.players[0])["seats"] == []


async def test_going_on_where_nothing_rests_is_answered(folder: Path) -> None:
    async with table(folder, 1) as it:
        for hello in ({}, {"rests": True}):
            async with Player(it.server.base, it.code, it.tokens[0], **hello) as player:
                await player.send({"type": "go-on"})
                assert await player.kind("rest") == {"type": "rest", "seats": [], "left": 0}
