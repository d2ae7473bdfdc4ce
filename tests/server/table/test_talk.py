"""Claims and chat: what each table allows, as text, once."""

from pathlib import Path

import pytest

from tests.kit.client import Message
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import finish, game, table


def said(kind: str, text: str) -> Message:
    return {"type": kind, "key": f"key-{abs(hash((kind, text)))}", "text": text}


@pytest.mark.parametrize(
    ("talk", "message", "code"),
    [
        ("none", said("claim", "!role:digger"), "no-talk"),
        ("none", said("chat", "hello"), "no-talk"),
        ("claims", said("chat", "hello"), "claims-only"),
        ("claims", said("claim", "hello"), "not-a-claim"),
        ("claims", said("claim", "!suspect>7"), "no-such-seat"),
        ("chat", said("chat", "\u200b\u202e"), "empty-text"),
    ],
)
async def test_what_a_table_does_not_allow_is_refused(folder: Path, talk: str, message: Message, code: str) -> None:
    async with game(folder, talk=talk) as it:
        await it.players[0].send(message)
        refused = await it.players[0].kind("refused")
        assert (refused["code"], refused["key"]) == (code, message["key"])


async def test_a_claim_is_told_to_all_and_leaves_the_view_as_it_is(folder: Path) -> None:
    async with game(folder) as it:
        before = it.players[1].hash
        claim = said("claim", "!saw@8,0:stone")
        for _ in range(3):
            await it.players[0].send(claim)
        told = await it.players[1].kind("said")
        assert (told["seat"], told["text"], told["by"], told["version"]) == (0, "!saw@8,0:stone", None, 0)
        answers = [await it.players[0].kind("done") for _ in range(3)]
        assert [answer["n"] for answer in answers] == [told["n"]] * 3
        await it.players[1].close()
        welcome = await it.players[1].connect()
        assert [one["text"] for one in welcome["talk"]] == ["!saw@8,0:stone"]
        assert it.players[1].hash == before


async def test_chat_is_tidied_and_never_looks_like_a_claim(folder: Path) -> None:
    async with table(folder, talk="chat") as it:
        await it.players[0].send(said("chat", "  <b>hi</b>\u202e \n there "))
        assert (await it.players[1].kind("said"))["text"] == "<b>hi</b> there"
        await it.players[0].send(said("chat", "!role:digger"))
        assert (await it.players[1].kind("said"))["text"] == " !role:digger"


async def test_who_talks_too_much_must_wait(folder: Path) -> None:
    limits, parts = {"talk_per_minute": 10}, {"time_source": FakeTime()}
    async with table(folder, talk="chat", limits=limits, parts=parts) as it:
        for number in range(6):
            await it.players[0].send(said("chat", f"line {number}"))
        kinds = [(await it.players[0].until(lambda m: m["type"] in ("done", "refused")))["type"] for _ in range(6)]
        assert kinds == ["done"] * 5 + ["refused"]
        await it.players[1].send(said("chat", "others may"))
        await it.players[1].kind("done")


async def test_a_host_may_have_less_said_in_a_running_game_and_never_more(folder: Path) -> None:
    """Two people play: nobody can be voted out, and whoever is abusive stays silent all the same."""
    async with game(folder, 3, talk="chat") as it:
        await it.players[1].send(said("chat", "something nasty"))
        await it.players[1].kind("done")
        assert await it.refused("settings", {"talk": "claims"}, 1) == (403, "not-host")
        for less, kind, text, code in (
            ("claims", "chat", "more of it", "claims-only"), ("none", "claim", "!role:digger", "no-talk"),
        ):  # fmt: skip
            await it.done("settings", {"talk": less})
            for player in it.players:
                assert (await player.change("settings-chosen"))["room"]["settings"]["talk"] == less
            await it.players[1].send(said(kind, text))
            assert (await it.players[1].kind("refused"))["code"] == code
            for more in ("claims", "chat")[less == "claims" :]:
                assert await it.refused("settings", {"talk": more}) == (409, "not-now")
            assert await it.refused("settings", {"talk": "none", "rounds": 1}) == (409, "not-now")
        n = it.server.registry.tables[it.code].state.n
        await it.done("settings", {"talk": "none"})
        assert it.server.registry.tables[it.code].state.n == n, "the same again adds nothing to the log"


async def test_after_the_game_a_host_may_have_more_said_again(folder: Path) -> None:
    async with game(folder, 3, talk="chat", rounds=1) as it:
        await it.done("settings", {"talk": "none"})
        await finish(it.players)
        await it.done("settings", {"talk": "chat"})
        await it.players[1].send(said("chat", "well played"))
        assert (await it.players[0].kind("said"))["text"] == "well played"
