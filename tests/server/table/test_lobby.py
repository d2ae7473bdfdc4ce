"""The room before the game: seats, settings, bots, the host's rights."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from saboteur.sentences import languages, sentence_in
from saboteur.server.names.player_names import free_name
from saboteur.server.state import entries as e
from saboteur.server.state.room import COLOURS, MOST_SEATS, SHAPES, Dwarf, TableSettings
from saboteur.server.state.table_state import TableState
from saboteur.server.table.lobby import free_look
from tests.kit.client import Lobby, Player
from tests.kit.local_server import running, settings_for
from tests.kit.server_scenes import Scene, finish, game, table


async def seats(it: Scene) -> list[str]:
    """The names at the table, in seat order."""
    async with Player(it.server.base, it.code) as guest:
        return [seat["name"] for seat in guest.room["seats"]]


async def test_a_new_table_has_its_settings_and_its_host(folder: Path) -> None:
    chosen: dict[str, Any] = {"edition": "et", "options": ["open_gold"], "rounds": 2, "clock": 30, "talk": "chat"}
    async with table(folder, 1, **chosen) as it:
        room = it.players[0].room
        assert room["host"] == 0
        left = {"first": None, "private": False, "closed": False, "listed": False, "more_time": True}
        kept = {"bot_pace": "normal", "card_counter": True, "no_programs": False, "hints": "alone"}
        assert room["settings"] == {**chosen, **left, **kept}
        preview = (await it.lobby.http.get(f"/api/tables/{it.code}")).json()
        assert preview["names"] == ["Ana"]
        assert (preview["can_join"], preview["can_watch"], preview["stage"]) == (True, True, "open")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "xx"}, "unknown-edition"),
        ({"options": ["none"]}, "unknown-option"),
        ({"rounds": 6}, "bad-body"),
        ({"clock": 1}, "bad-body"),
        ({"talk": "loud"}, "bad-body"),
        ({"first": 9.0}, "bad-body"),
        ({"colour": "red"}, "bad-body"),
    ],
)
async def test_settings_that_no_table_can_have(folder: Path, settings: dict[str, object], code: str) -> None:
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        answer = await lobby.post("/api/tables", {"name": "Ana", "settings": settings})
        assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_only_the_host_has_the_hosts_rights(folder: Path) -> None:
    async with table(folder, 3) as it:
        for rest, body in [
            ("settings", {"rounds": 1}), ("bots", {"count": 1}), ("order", {"order": [2, 1, 0]}), ("start", None),
            ("host", {"seat": 1}), ("seats/0/remove", None), ("cancel-start", None), ("stand-in", {"seat": 2}),
        ]:  # fmt: skip
            assert await it.refused(rest, body, 1) == (403, "not-host")
            assert await it.refused(rest, body, None) == (401, "no-token")


async def test_the_host_orders_removes_and_passes_on(folder: Path) -> None:
    async with table(folder, 3, 1) as it:
        await it.done("order", {"order": [3, 2, 1, 0]})
        assert await seats(it) == ["Bruni", "Cleo", "Ben", "Ana"]
        lifted = await it.players[0].kind("lifted")
        assert (lifted["seats"], lifted["shown"]) == ([3], 3)
        assert await it.refused("order", {"order": [0, 1, 2, 2]}) == (422, "bad-order")
        await it.done("seats/0/remove")
        assert await seats(it) == ["Cleo", "Ben", "Ana"]
        await it.done("host", {"seat": 0})
        assert await it.refused("start") == (403, "not-host")
        await it.done("seats/1/remove", None, 2)
        assert (await it.players[1].kind("bye"))["code"] == "seat-gone"
        assert await it.refused("ready", {"ready": True}, 1) == (401, "bad-token")


async def test_the_host_leaves_and_another_is_the_host(folder: Path) -> None:
    async with table(folder, 3, 1) as it:
        await it.done("leave")
        room = (await it.players[1].change("left"))["room"]
        assert (room["host"], [seat["name"] for seat in room["seats"]]) == (0, ["Ben", "Cleo", "Bruni"])
        await it.done("bots", {"count": 2}, 1)


async def test_a_start_needs_three_seats_and_everybody_ready(folder: Path) -> None:
    async with table(folder, 2) as it:
        assert await it.refused("start") == (409, "too-few-seats")
        await it.done("bots", {"count": 1, "bot": "random"})
        assert await it.refused("start") == (409, "not-ready")
        await it.done("ready", {"ready": True}, 1)
        await it.done("settings", {"rounds": 1})
        assert await it.refused("start") == (409, "not-ready")
        await it.start()
        assert it.players[0].room["stage"] == "playing"
        for rest, body in [
            ("settings", {"rounds": 1}),
            ("bots", {}),
            ("order", {"order": [2, 1, 0]}),
            ("start", None),
        ]:
            assert await it.refused(rest, body) == (409, "not-now")


@pytest.mark.parametrize(
    ("rest", "body", "token"),
    [
        ("bots", {"count": 1, "bot": "random"}, 0), ("seats/3/remove", None, 0), ("order", {"order": [0, 2, 1, 3]}, 0),
        ("settings", {"edition": "et"}, 0), ("settings", {"options": ["open_gold"]}, 0), ("settings", {"clock": 60}, 0),
        ("join", {"name": "Zoe"}, 0), ("join", {"name": "Zoe"}, 1),
    ],
)  # fmt: skip
async def test_nobody_is_ready_for_another_game_than_was_agreed(
    folder: Path, rest: str, body: object, token: int
) -> None:
    async with table(folder, 3, 1, connected=False) as it:
        for seat in (1, 2):
            await it.done("ready", {"ready": True}, seat)
        await it.done(rest, body, token)
        room = it.server.registry.tables[it.code].room
        assert [seat.name for seat in room.seats if seat.ready != (seat.bot is not None)] == []
        assert await it.refused("start") == (409, "not-ready")


async def test_whoever_comes_or_goes_keeps_no_table_from_starting(folder: Path) -> None:
    async with table(folder, 3, 1, connected=False) as it:
        live = it.server.registry.tables[it.code]
        for seat in (1, 2):
            await it.done("ready", {"ready": True}, seat)
        stranger = await it.lobby.join(it.code, "Zoe")
        assert [seat.ready for seat in live.room.seats] == [False, True, True, True, False]
        await it.lobby.done(it.path("leave"), None, stranger["token"])
        await it.done("leave", None, 1)
        assert [seat.ready for seat in live.room.seats] == [False, True, True]
        await it.done("start")


def test_a_log_in_which_people_stayed_ready_is_read_as_it_was_played() -> None:
    """Older servers dealt although a bot had come since people said that they were ready."""
    entries: list[e.Entry] = [
        e.Opened("ABC", TableSettings()), e.Joined(0, "Ana", Dwarf(), 0), e.Joined(1, "Ben", Dwarf(), 1),
        e.ReadySet(1, ready=True), e.BotJoined(2, "Bruni", Dwarf(), "random"), e.Reordered((1, 0, 2)),
        e.DealCommitted("c"), e.Dealt(1), e.SecretPublished("00" * 32, "seed", "record"),
    ]  # fmt: skip
    state = TableState({1: "00" * 32})
    for at, entry in enumerate(entries):
        state.take(entry, at)
    assert (state.room.stage, state.room.game, [seat.name for seat in state.room.seats]) == (
        "over", 1, ["Ben", "Ana", "Bruni"],
    )  # fmt: skip


async def test_names_and_looks_are_apart(folder: Path) -> None:
    async with table(folder, 2) as it:
        assert it.players[0].room["seats"][0]["dwarf"] != it.players[1].room["seats"][1]["dwarf"]
        for name, status, code in [
            ("ＡＮＡ", 409, "name-taken"), ("ana ", 409, "name-taken"), ("\u200b", 422, "name-empty"),
            ("x" * 25, 422, "name-too-long"), ("Brunі", 422, "name-of-a-bot"), ("b0t", 422, "name-of-a-bot"),
            ("A\ufe0fna", 409, "name-taken"), ("Апа", 409, "name-taken"), ("Раul", 422, "name-mixed-scripts"),
        ]:  # fmt: skip
            answer = await it.lobby.post(it.path("join"), {"name": name})
            assert (answer.status_code, answer.json()["code"]) == (status, code), name


async def test_no_number_of_a_look_draws_the_dwarf_of_another(folder: Path) -> None:
    """The page draws six shapes in ten colours, and reads other numbers as these."""
    async with table(folder, 1) as it:
        await it.lobby.done(it.path("join"), {"name": "Ben", "dwarf": {"shape": 2, "colour": 7}})
        for name, shape, colour in (("Cleo", 2 + SHAPES, 7), ("Dara", 2 + 2 * SHAPES, 7), ("Emil", 2, 3)):
            await it.lobby.done(it.path("join"), {"name": name, "dwarf": {"shape": shape, "colour": colour}})
        dwarfs = [seat.dwarf for seat in it.server.registry.tables[it.code].room.seats]
        assert len({(dwarf.shape % SHAPES, dwarf.colour % COLOURS) for dwarf in dwarfs}) == len(dwarfs)


async def test_people_without_a_name_are_numbered(folder: Path) -> None:
    """A name that somebody chose is refused as before, also if it looks like a numbered one."""
    async with table(folder, 1) as it:
        for _ in range(3):
            taken = await it.lobby.post(it.path("join"), {"name": "Guest", "unnamed": True})
            assert taken.status_code == 201
        assert await seats(it) == ["Ana", "Guest", "Guest 2", "Guest 3"]
        for name in ("Guest", "guest 2", "Gu\u0435st 3"):
            answer = await it.lobby.post(it.path("join"), {"name": name})
            assert answer.json()["code"] in ("name-taken", "name-mixed-scripts"), name
        answer = await it.lobby.post(it.path("join"), {"name": "Bruni", "unnamed": True})
        assert answer.json()["code"] == "name-of-a-bot"


async def test_only_guests_and_programs_are_numbered(folder: Path) -> None:
    """Else anybody could have the table call them Ana 2 beside Ana, like her second device."""
    async with table(folder, 1) as it:
        for body in ({"name": "Ana", "unnamed": True}, {"name": "Ana 2", "unnamed": True}, {"name": "Ana 2"}):
            assert (await it.lobby.post(it.path("join"), body)).json()["code"] == "name-taken", body
        await it.lobby.done(it.path("join"), {"name": "Ana", "unnamed": True, "program": True})
        assert await seats(it) == ["Ana", "Ana 2"], "it is shown to be a program"


@pytest.mark.parametrize("language", languages())
def test_numbered_guests_look_different_in_every_language(language: str) -> None:
    word = sentence_in(language, "me-name-example")
    names = [word]
    for number in range(2, MOST_SEATS + 1):
        names.append(free_name(f"{word} {number}", names, (), numbered=True))
    assert len(names) == MOST_SEATS


async def test_a_full_table_gives_a_newcomer_a_bots_seat(folder: Path) -> None:
    async with table(folder, 2, 8) as it:
        taken = await it.lobby.join(it.code, "Zoe")
        assert (taken["seat"], taken["waiting"]) == (2, False)
        assert await it.refused("bots", {"count": 1}) == (409, "table-full")


async def test_a_late_arrival_takes_a_bots_seat_at_the_next_deal(folder: Path) -> None:
    async with game(folder, 2, 2, rounds=2) as it:
        taken = await it.lobby.join(it.code, "Zoe")
        assert taken["waiting"]
        late = Player(it.server.base, it.code, taken["token"])
        welcome = await late.connect()
        assert (welcome["seats"], welcome["waiting"], welcome["shown"]) == ([], taken["seat"], None)
        assert welcome["view"]["own"] is None
        await finish([*it.players, late])
        took = next(m for m in late.told if m["type"] == "room" and m["change"]["kind"] == "took-over")
        before = next(m for m in late.told if m["type"] == "step" and m["n"] == took["n"] - 1)
        assert any(event["kind"] == "round-began" for event in before["events"])
        assert late.shown == taken["seat"]
        assert late.view is not None
        assert late.view["own"] is not None
        await late.close()


async def test_who_waits_may_withdraw(folder: Path) -> None:
    async with game(folder, 2, 1) as it:
        taken = await it.lobby.join(it.code, "Zoe")
        answer = await it.lobby.post(it.path("join"), {"name": "Yan"})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-bot-seat")
        await it.lobby.done(it.path("leave"), None, taken["token"])
        assert (await it.players[0].change("withdrawn"))["room"]["seats"][2]["next"] is None
        await it.lobby.join(it.code, "Yan")


async def may_join(it: Scene) -> tuple[bool, bool]:
    """Whether the table is closed and whether one can join, as told to somebody who looks at it first."""
    preview = (await it.lobby.http.get(f"/api/tables/{it.code}")).json()
    return preview["closed"], preview["can_join"]


async def test_nobody_else_joins_a_closed_table(folder: Path) -> None:
    async with table(folder, 3, connected=False) as it:
        await it.done("settings", {"closed": True})
        assert await may_join(it) == (True, False)
        assert await it.refused("join", {"name": "Zoe"}, None) == (409, "table-closed")
        await it.done("seats/2/remove")
        answer = await it.lobby.post(it.path("join"), {"name": "Cleo"}, it.tokens[2])
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
        assert await seats(it) == ["Ana", "Ben"]
        await it.done("settings", {"closed": False})
        assert await may_join(it) == (False, True)
        assert (await it.lobby.join(it.code, "Zoe"))["seat"] == 2


async def test_the_hosts_device_may_add_a_seat_at_a_closed_table(folder: Path) -> None:
    """Nobody else's may: somebody whose seat was taken away would come back by another one."""
    async with table(folder, 2) as it:
        await it.done("settings", {"closed": True})
        await it.lobby.join(it.code, "Zoe", it.tokens[0])
        assert await it.refused("join", {"name": "Yan"}, 1) == (409, "table-closed")
        room = (await it.players[0].until(lambda m: m["type"] == "room" and len(m["room"]["seats"]) == 3))["room"]
        assert [seat["device"] for seat in room["seats"]] == [0, 1, 0]


async def test_a_closed_table_stays_closed_in_the_game(folder: Path) -> None:
    """A bot's seat is free for a newcomer then, but not at a closed table; one's own seat can still be moved."""
    async with table(folder, 2, 1) as it:
        await it.done("settings", {"closed": True})
        await it.start()
        assert await may_join(it) == (True, False)
        assert await it.refused("join", {"name": "Zoe"}, None) == (409, "table-closed")
        code = (await it.done("transfer", None, 1))["code"]
        assert (await it.lobby.done("/api/transfers", {"table": it.code, "code": code}))["seat"] == 1


async def test_who_plays_at_once_gets_a_mixed_company(folder: Path) -> None:
    """Unless the player, or whoever runs the server, names a bot."""
    for usual, wish, bots in (
        ({}, {"players": 7}, ["friendly", "gruff", "friendly", "beginner", "friendly", "gruff"]),
        ({}, {"players": 3, "bot": "digger"}, ["digger"] * 2),
        ({"usual_bot": "random"}, {"players": 3}, ["random"] * 2),
    ):
        async with running(settings_for(folder, **usual)) as server, Lobby(server.base) as lobby:
            taken = await lobby.done("/api/play-now", {"name": "Ana", **wish})
            assert [seat.bot for seat in server.registry.tables[taken["code"]].room.seats[1:]] == bots


async def test_the_host_changes_the_bots_pace_at_any_time(folder: Path) -> None:
    """With `closed` or alone; whether cards are counted and the table is listed is agreed before the deal."""
    async with table(folder, 2, 1) as it:
        await it.done("settings", {"bot_pace": "calm", "card_counter": False, "listed": True})
        await it.start()
        await it.done("settings", {"bot_pace": "fast"})
        await it.done("settings", {"bot_pace": "fast", "closed": True})
        settings = (await it.players[1].until(lambda m: m["type"] == "room" and m["room"]["settings"]["closed"]))[
            "room"
        ]["settings"]
        assert (settings["bot_pace"], settings["card_counter"], settings["listed"]) == ("fast", False, True)
        for late in ({"card_counter": True}, {"listed": False}, {"bot_pace": "calm", "rounds": 1}, {}):
            assert await it.refused("settings", late) == (409, "not-now")
        assert await it.refused("settings", {"bot_pace": "calm"}, 1) == (403, "not-host")
        assert (await it.refused("settings", {"bot_pace": "frantic"}))[0] == 422


@pytest.mark.parametrize("later", ["closed", "bot_pace", "card_counter", "listed", "no_programs", "hints"])
def test_settings_stored_before_there_was_another_take_its_default(later: str) -> None:
    stored = msgspec.to_builtins(TableSettings(private=True))
    del stored[later]
    assert msgspec.json.decode(msgspec.json.encode(stored), type=TableSettings) == TableSettings(private=True)


async def test_get_never_changes_anything(folder: Path) -> None:
    async with table(folder, 3) as it:
        before = it.server.registry.tables[it.code].state.n
        for rest in ("join", "leave", "start", "ready", "votes", "transfer", "seats/1/remove"):
            answer = await it.lobby.http.get(it.path(rest), headers={"authorization": f"Bearer {it.tokens[0]}"})
            assert answer.status_code == 404
        assert (await it.lobby.http.get("/api/transfers")).status_code == 404
        assert it.server.registry.tables[it.code].state.n == before


async def test_seats_that_change_after_a_game_open_the_room_again(folder: Path) -> None:
    """The game's seats are not the table's any more, so there is no view of it."""
    async with game(folder, 4, rounds=1) as it:
        await finish(it.players)
        await it.done("leave", None, 1)
        left = await it.players[2].change("left")
        assert left["room"]["stage"] == "open"
        lifted = await it.players[2].kind("lifted")
        assert (lifted["shown"], lifted["view"], lifted["hash"]) == (1, None, "")
        newcomer = await it.lobby.join(it.code, "Zoe")
        async with Player(it.server.base, it.code, newcomer["token"]) as zoe:
            assert (zoe.shown, zoe.view) == (3, None)


async def test_a_first_seat_that_does_not_exist_is_refused_at_the_start(folder: Path) -> None:
    async with table(folder, 3, first=7) as it:
        for seat in (1, 2):
            await it.done("ready", {"ready": True}, seat)
        assert await it.refused("start") == (422, "bad-first")
        assert await it.refused("settings", {"first": 3}) == (422, "bad-first")
        await it.done("settings", {"first": 2})
        await it.start()
        assert it.players[0].to_act == 2


def test_no_two_dwarfs_look_alike_where_the_client_draws_ten_colours() -> None:
    """Numbers beyond those that are drawn stand for the same colours again."""
    first = Dwarf(2, 3, 0)
    assert free_look(Dwarf(2, 13, 1), [first]) == Dwarf(2, 4, 1)
    assert free_look(Dwarf(2, 3, 1), [replace(first, colour=13)]) == Dwarf(2, 4, 1)
    assert free_look(Dwarf(1, 3, 1), [first]) == Dwarf(1, 3, 1)
    crowd: list[Dwarf] = []
    for _ in range(COLOURS):
        crowd.append(free_look(first, crowd))
    assert {dwarf.colour for dwarf in crowd} == set(range(COLOURS))
