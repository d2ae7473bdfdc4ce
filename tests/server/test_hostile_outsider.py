"""What a hostile outsider once could do with nothing but the protocol, and cannot any more. One test for each finding;
tests/faults/races looks for what holds in every order of events, the tests of limits look at the edge of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.limits.server_limits import JOINS_AT_ONCE
from saboteur.server.table.votes import needed
from tests.kit.client import Lobby, Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import NAMES, Scene, actor, caught_up, eventually, finish, game, table
from tests.kit.temporary_database import ON_POSTGRES

TABLES = 12
INTRUDERS = 9


async def test_nobody_gets_into_a_table_that_was_made_while_another_was_deleted(folder: Path) -> None:
    """Joins that wait for a table which is being deleted never touch a table that is made at the same moment."""
    async with table(folder, 1, connected=False, limits={"guesses_per_hour": 10_000}) as it:
        for _ in range(3):
            target = await it.lobby.table("Mallory")
            made, answers = await asyncio.gather(_tables(it.lobby), _delete_and_join(it.lobby, target))
            deleted, *joined = (answer.status_code for answer in answers)
            assert deleted == 200
            assert set(joined) <= {201, 404}, [answer.text for answer in answers]
            for taken in made:
                await _is_untouched(it.lobby, taken, target["token"])


async def _tables(lobby: Lobby) -> list[Any]:
    return await asyncio.gather(*(lobby.table(f"Maker {number}") for number in range(TABLES)))


async def _delete_and_join(lobby: Lobby, target: Any) -> list[Any]:
    path, bearer = f"/api/tables/{target['code']}", {"authorization": f"Bearer {target['token']}"}
    joins = [lobby.post(f"{path}/join", {"name": f"Intruder {number}"}) for number in range(INTRUDERS)]
    return await asyncio.gather(lobby.http.delete(path, headers=bearer), *joins)


async def _is_untouched(lobby: Lobby, taken: Any, foreign: str) -> None:
    """The owner is alone at the table and steers it; nobody else does."""
    path = f"/api/tables/{taken['code']}"
    preview = (await lobby.http.get(path)).json()
    assert (len(preview["names"]), preview["bots"]) == (1, 0)
    assert (await lobby.post(f"{path}/settings", {"rounds": 1}, foreign)).status_code == 401
    assert (await lobby.post(f"{path}/settings", {"rounds": 1}, taken["token"])).status_code == 200


@pytest.mark.parametrize("first", ["delete", "redeem"])
async def test_a_transfer_is_not_redeemed_at_a_table_that_is_being_deleted(folder: Path, first: str) -> None:
    """Whichever came first: a seat that was moved away takes the host's right to delete with it."""
    async with table(folder, 2, limits={"guesses_per_hour": 10_000}) as it:
        code = (await it.done("transfer"))["code"]
        bearer = {"authorization": f"Bearer {it.tokens[0]}"}
        delete = it.lobby.http.delete(f"/api/tables/{it.code}", headers=bearer)
        redeem = it.lobby.post("/api/transfers", {"table": it.code, "code": code})
        both = (delete, redeem) if first == "delete" else (redeem, delete)
        owners = (it.lobby.table(f"Maker {number}") for number in range(TABLES))
        one, other, *made = await asyncio.gather(*both, *owners)
        outcome = (one.status_code, other.status_code)
        expected = (200, 404) if first == "delete" else (200, 401)
        # Over a real network they may overtake each other.
        assert outcome == expected or (ON_POSTGRES and outcome in ((401, 200), (404, 200)))
        for taken in made:
            await _is_untouched(it.lobby, taken, it.tokens[0])


# -- guessing ---------------------------------------------------------------------------------------------------------


async def test_people_with_a_good_token_never_wait_for_guessers_of_their_address(folder: Path) -> None:
    async with table(folder, 3, limits={"guesses_per_hour": 20}, parts={"time_source": FakeTime()}) as it:
        await _guess_until_refused(it.lobby)
        await it.done("ready", {"ready": True}, 1)
        await it.done("settings", {"rounds": 1}, 0)
        async with Player(it.server.base, it.code, it.tokens[2]) as back:
            assert back.seats == [2]
        for _ in range(40):
            await it.done("ready", {"ready": True}, 2)  # nor are they counted
        wrong = await it.lobby.post(it.path("ready"), {"ready": True}, "x" * 32)
        assert (wrong.status_code, wrong.json()["code"]) == (429, "too-often")


async def test_who_gave_up_a_seat_deletes_the_name_beside_guessers_of_the_same_address(folder: Path) -> None:
    async with game(folder, 3, rounds=1, limits={"guesses_per_hour": 20}, parts={"time_source": FakeTime()}) as it:
        await it.done("leave", None, 2)
        await _guess_until_refused(it.lobby)
        await it.done("forget-name", None, 2)
        answer = await it.lobby.post(it.path("ready"), {"ready": True}, it.tokens[2])
        assert (answer.status_code, answer.json()["code"]) == (429, "too-often"), "else it is a stranger's guess"


async def test_a_newcomer_with_the_right_code_gets_in_beside_a_guesser_only_slowly(folder: Path) -> None:
    time_source = FakeTime()
    async with table(folder, 2, limits={"guesses_per_hour": 20}, parts={"time_source": time_source}) as it:
        await _guess_until_refused(it.lobby)
        waiting = [asyncio.ensure_future(it.lobby.http.get(f"/api/tables/{it.code}")) for _ in range(7)]
        refused = [await each for each in await _first(waiting, 2)]
        assert {answer.status_code for answer in refused} == {429}
        for answered in range(3, 8):
            time_source.advance(1)
            await _first(waiting, answered)
        answers = await asyncio.gather(*waiting)
        assert sorted(answer.status_code for answer in answers) == [200] * 5 + [429] * 2


async def _guess_until_refused(lobby: Lobby) -> None:
    """Use up all guesses of this address. The last ones show a token, for without one they would wait."""
    for number in range(10):
        assert (await lobby.http.get(f"/api/tables/{number:09}")).status_code == 404
    refused = await lobby.post("/api/tables/000000000/leave", None, "x" * 32)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-often")
    assert int(refused.headers["retry-after"]) > 60


async def _first(waiting: Sequence[asyncio.Future[Any]], count: int) -> list[asyncio.Future[Any]]:
    """Those that are answered, when there are so many."""
    await eventually(lambda: sum(each.done() for each in waiting) >= count)
    return [each for each in waiting if each.done()]


async def _end(it: Scene) -> None:
    """Three of four people end the game."""
    for seat in (0, 1, 2):
        await it.done("votes", {"vote": "end"}, seat)


# -- seats and their holders ------------------------------------------------------------------------------------------


async def test_a_new_holder_cannot_resume_into_what_the_last_one_was_told(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        before_the_deal = 1 + next(
            number for number in it.players[3].numbered if '"kind":"nonces-called"' in it.players[3].numbered[number]
        )
        await _end(it)
        await it.done("leave", None, 3)
        taken = await it.lobby.join(it.code, "Zoe")
        assert taken["seat"] == 3
        zoe = Player(it.server.base, it.code, taken["token"], resume={"n": before_the_deal, "hash": ""})
        assert (await zoe.connect())["type"] == "welcome"
        assert zoe.view is None
        await zoe.close()


async def test_seats_that_move_up_do_not_inherit_each_others_past(folder: Path) -> None:
    """After somebody left, seat 2 has another number: what seat 1 was told is not told to it."""
    async with game(folder, 4, rounds=1) as it:
        early = min(it.players[2].numbered) - 1
        await _end(it)
        await it.done("leave", None, 1)
        moved = Player(it.server.base, it.code, it.tokens[2], resume={"n": early, "hash": ""})
        assert (await moved.connect())["type"] == "welcome"
        assert (moved.seats, moved.view) == ([1], None)
        await moved.close()


async def test_whoever_kept_the_seat_still_resumes(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        player = await actor(it)
        await player.close()
        others = [other for other in it.players if other is not player]
        assert (await player.connect(resume=True))["type"] == "resumed"
        await finish([player, *others])


async def test_keys_of_the_last_holder_are_no_keys_of_the_next(folder: Path) -> None:
    async with game(folder, 4, rounds=1, talk="chat") as it:
        said = {"type": "chat", "key": "a-simple-counter-1", "text": "hello"}
        await it.players[3].send(said)
        await it.players[3].kind("done")
        await _end(it)
        await it.done("leave", None, 3)
        taken = await it.lobby.join(it.code, "Zoe")
        async with Player(it.server.base, it.code, taken["token"]) as zoe:
            await zoe.send({**said, "text": "good evening"})
            assert (await zoe.until(lambda m: m["type"] in ("done", "refused")))["type"] == "done"


async def test_forgetting_a_name_is_for_whoever_bore_it(folder: Path) -> None:
    """Joining under the name of somebody who left, and asking to be forgotten, erases nobody else."""
    async with game(folder, 4, rounds=1) as it:
        await _end(it)
        await caught_up(it)
        record = it.players[0].room["finished"][0]["record"]
        await it.done("leave", None, 3)
        again = await it.lobby.join(it.code, "Dara")
        await it.lobby.done(it.path("forget-name"), None, again["token"])
        names = (await it.lobby.http.get(f"/api/records/{record}")).json()["names"]
        assert names == ["Ana", "Ben", "Cleo", "Dara"]
        await it.done("forget-name", None, 1)
        names = (await it.lobby.http.get(f"/api/records/{record}")).json()["names"]
        assert names == ["Ana", "", "Cleo", "Dara"]


async def test_a_table_that_becomes_private_sends_its_spectators_away(folder: Path) -> None:
    async with table(folder, 3) as it, Player(it.server.base, it.code) as guest:
        screen = Player(it.server.base, it.code, it.tokens[0], screen=True)
        await screen.connect()
        await it.done("settings", {"private": True})
        assert (await guest.until(lambda m: m["type"] == "bye"))["code"] == "private-table"
        await it.done("ready", {"ready": True}, 1)
        await screen.until(lambda m: m["type"] == "room" and m["change"]["kind"] == "ready-set")
        await screen.close()


# -- votes ------------------------------------------------------------------------------------------------------------


async def test_one_vote_does_not_expel_somebody_who_is_here(folder: Path) -> None:
    async with game(folder, 2, 2, rounds=1) as it:
        for kind in ("bot", "stand-in"):
            assert await it.refused("votes", {"vote": kind, "seat": 1}) == (409, "too-few-voters")
        assert it.server.registry.tables[it.code].room.seats[1].bot is None


async def test_two_votes_do_not_expel_somebody_who_is_here_and_three_do(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        live = it.server.registry.tables[it.code]
        for seat in (0, 1):
            await it.done("votes", {"vote": "bot", "seat": 3}, seat)
        assert [seat.bot for seat in live.room.seats] == [None] * 4
        await it.done("votes", {"vote": "bot", "seat": 3}, 2)
        assert live.room.seats[3].bot is not None
        assert (await it.players[3].until(lambda m: m["type"] == "bye"))["code"] == "seat-gone"


async def test_the_host_is_not_voted_out_of_his_own_table(folder: Path) -> None:
    async with game(folder, 5, rounds=1) as it:
        for kind in ("bot", "stand-in"):
            assert await it.refused("votes", {"vote": kind, "seat": 0}, 1) == (409, "host-is-here")


async def test_the_code_of_a_table_is_not_enough_to_take_it(folder: Path) -> None:
    """Strangers who took the bots' seats in the middle of a game have no vote on the seats of those before them."""
    async with game(folder, 2, 3, rounds=2) as it:
        strangers = await seated_at_the_next_round(it, ("Mallory", "Malory", "Mal"))
        live = it.server.registry.tables[it.code]
        assert ([seat.bot for seat in live.room.seats], live.room.stage) == ([None] * 5, "playing")
        for stranger in strangers:
            for wish in ({"vote": "bot", "seat": 1}, {"vote": "stand-in", "seat": 1}, {"vote": "end"}):
                answer = await it.lobby.post(it.path("votes"), wish, stranger.token)
                assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        for stranger in strangers:
            await stranger.close()


async def seated_at_the_next_round(
    it: Scene, names: Sequence[str], players: Sequence[int] | None = None
) -> list[Player]:
    """Newcomers who wait for bots' seats, and have them when the second round begins."""
    taken = [await it.lobby.join(it.code, name) for name in names]
    newcomers = [Player(it.server.base, it.code, each["token"]) for each in taken]
    for newcomer in newcomers:
        await newcomer.connect()
    live, seats = it.server.registry.tables[it.code], range(len(it.players)) if players is None else players
    await asyncio.gather(
        *(it.players[seat].play_on(lambda legal: legal[-1], until=lambda: _taken_over(live)) for seat in seats)
    )
    return newcomers


def _taken_over(live: Any) -> bool:
    return all(seat.next is None for seat in live.room.seats)


async def test_a_newcomer_who_never_comes_does_not_stop_the_round(folder: Path) -> None:
    """Somebody announced who is not connected at the next deal waits on, and the bot plays."""
    async with game(folder, 2, 1, rounds=2) as it:
        await it.lobby.join(it.code, "Zoe")
        live = it.server.registry.tables[it.code]
        second = lambda: live.state.game is None or live.state.game.round == 2  # noqa: E731
        await asyncio.gather(*(player.play_on(lambda legal: legal[-1], until=second) for player in it.players))
        assert live.room.seats[2].bot is not None
        assert live.room.seats[2].next is not None
        await finish(it.players)


async def test_a_game_that_nobody_plays_any_more_is_over(folder: Path) -> None:
    """When the last person leaves, whoever waits for a bot's seat gets in instead of waiting for ever."""
    async with game(folder, 2, 2, rounds=2) as it:
        taken = await it.lobby.join(it.code, "Zoe")
        async with Player(it.server.base, it.code, taken["token"]) as zoe:
            await it.done("leave", None, 1)
            live = it.server.registry.tables[it.code]
            assert live.room.stage == "playing"
            await it.done("leave", None, 0)
            await zoe.until(lambda m: m["type"] == "room" and m["change"]["kind"] == "took-over")
            assert (live.room.stage, live.room.finished[0].ended) == ("over", "abandoned")
            assert live.room.host == taken["seat"]


async def test_coming_and_going_does_not_fill_the_log(folder: Path) -> None:
    async with table(folder, 1, connected=False, parts={"time_source": FakeTime()}) as it:
        statuses = []
        for number in range(JOINS_AT_ONCE + 5):
            answer = await it.lobby.post(it.path("join"), {"name": f"Guest {number}"})
            statuses.append(answer.status_code)
            if answer.is_success:
                await it.lobby.done(it.path("leave"), None, answer.json()["token"])
        assert statuses == [201] * JOINS_AT_ONCE + [429] * 5


async def test_a_short_drop_is_no_absence(folder: Path) -> None:
    """If the others lose their network for a moment, nobody can end the game or take their seats alone."""
    time_source = FakeTime()
    async with game(folder, 3, 1, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        for player in it.players[1:]:
            await player.close()
        await eventually(lambda: len(live.audience.connections) == 1)
        time_source.advance(0.3)
        await it.done("votes", {"vote": "end"})
        assert live.room.stage == "playing"
        assert await it.refused("votes", {"vote": "bot", "seat": 1}) == (409, "too-few-voters")
        time_source.advance(60)
        assert await it.refused("votes", {"vote": "bot", "seat": 1}) == (409, "too-few-voters")
        await it.done("votes", {"vote": "stand-in", "seat": 1})
        assert live.room.seats[1].stand_in is not None
        assert await it.refused("votes", {"vote": "end"}) == (409, "too-few-voters")
        assert live.room.stage == "playing"


async def test_a_stranger_does_not_inherit_a_table_whose_people_are_away(folder: Path) -> None:
    """After a game, somebody who has only the code waits beside the empty seats, and stays a guest."""
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        await _end(it)
        for player in it.players:
            await player.close()
        taken = await it.lobby.join(it.code, "Mallory")
        live = it.server.registry.tables[it.code]
        async with Player(it.server.base, it.code, taken["token"]):
            await eventually(lambda: len(live.audience.connections) == 1)
            time_source.advance(120)
            await it.server.registry.sweep()
            assert live.room.host == 0
            async with Player(it.server.base, it.code, it.tokens[2]):
                await it.server.registry.sweep()
                assert live.room.host == 2, "somebody who played is the host now"
                assert await it.refused("leave", None, None) == (401, "no-token")
                path, bearer = f"/api/tables/{it.code}", {"authorization": f"Bearer {it.tokens[2]}"}
                assert (await it.lobby.http.delete(path, headers=bearer)).json()["code"] == "not-host"


async def test_a_newcomer_is_not_host_when_the_host_leaves_while_another_player_is_away(folder: Path) -> None:
    """After a game, a newcomer has a seat before that of somebody who played, and whose line is lost just then."""
    async with game(folder, 3, rounds=1) as it:
        for seat in (0, 1):
            await it.done("votes", {"vote": "end"}, seat)
        taken = await it.lobby.join(it.code, "Mallory")
        await it.done("order", {"order": [0, 3, 1, 2]}, 0)
        for player in it.players[1:]:
            await player.close()
        live = it.server.registry.tables[it.code]
        async with Player(it.server.base, it.code, taken["token"]):
            await eventually(lambda: len(live.audience.connections) == 2)
            await it.done("leave", None, 0)
            assert [seat.name for seat in live.room.seats][live.room.host or 0] == NAMES[1]
            refused = await it.lobby.post(it.path("settings"), {"closed": True}, taken["token"])
            assert refused.json()["code"] == "not-host"


async def test_the_same_vote_twice_is_one_entry(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        live = it.server.registry.tables[it.code]
        await it.done("votes", {"vote": "pause"})
        told = live.state.n
        for _ in range(5):
            await it.done("votes", {"vote": "pause"})
        assert live.state.n == told


async def test_saying_the_same_again_adds_nothing_to_the_log(folder: Path) -> None:
    """Else anybody at the table could fill its log in minutes."""
    async with table(folder, 3) as it:
        same: list[tuple[str, Any, int]] = [
            ("ready", {"ready": True}, 1), ("settings", {"rounds": 2}, 0), ("host", {"seat": 0}, 0),
            ("order", {"order": [0, 1, 2]}, 0),
        ]  # fmt: skip
        await it.done("settings", {"rounds": 2})
        await it.done("ready", {"ready": True}, 1)
        told = it.server.registry.tables[it.code].state.n
        for rest, body, seat in same:
            assert (await it.done(rest, body, seat))["n"] == told, rest
        assert it.server.registry.tables[it.code].state.n == told


async def test_changing_one_s_mind_does_not_fill_the_log_and_never_keeps_anybody_at_the_table(folder: Path) -> None:
    async with table(folder, 3, limits={"requests_per_minute": 100}) as it:
        live = it.server.registry.tables[it.code]
        told = live.state.n
        for n in range(5):
            await it.done("ready", {"ready": not n % 2}, 1)
        assert await it.refused("ready", {"ready": False}, 1) == (429, "too-often")
        assert live.state.n == told + 5
        await it.done("ready", {"ready": True}, 2)
        await it.done("leave", {}, 1)


@pytest.mark.parametrize(
    ("kind", "here", "voters", "enough"),
    [
        ("end", True, 1, 2), ("end", True, 2, 2), ("end", True, 5, 3), ("pause", True, 1, 1), ("pause", True, 3, 2),
        ("resume", True, 1, 1), ("resume", True, 2, 1), ("resume", True, 3, 2), ("resume", True, 10, 5),
        ("stand-in", False, 1, 1), ("stand-in", False, 4, 3), ("bot", False, 1, 2), ("bot", False, 5, 3),
        ("stand-in", True, 2, 3), ("bot", True, 1, 3), ("bot", True, 3, 3), ("bot", True, 6, 4), ("bot", True, 9, 6),
    ],
)  # fmt: skip
def test_how_many_must_agree(kind: Any, here: Any, voters: int, enough: int) -> None:
    assert needed(kind, voters, here=here, people=4) == enough


async def test_people_who_share_one_device_end_their_game(folder: Path) -> None:
    """They are one voter, and nobody else is concerned."""
    async with table(folder, 1, 2, rounds=1) as it:
        await it.lobby.join(it.code, "Ben", it.tokens[0])
        await it.start()
        await it.done("votes", {"vote": "end"})
        assert it.server.registry.tables[it.code].room.stage == "over"
