"""Exactly once, never silence: what a move can be answered."""

import asyncio
from pathlib import Path

from tests.kit.client import Player
from tests.kit.server_scenes import actor, caught_up, game, table

ACTION_CARDS = ("R", "V", "Bpick", "Blamp", "Bcart", "Mpick", "Mlamp")
"""More kinds than a hand has cards."""


async def test_an_accepted_move_is_told_to_all_before_it_is_acknowledged(folder: Path) -> None:
    async with game(folder) as it:
        player = await actor(it)
        assert player.view is not None
        await player.send(player.move(player.view["legal"][0]))
        done = await player.kind("done")
        kinds = [message["type"] for message in player.told if message["type"] in ("step", "done")]
        assert kinds[-2:] == ["step", "done"]
        await caught_up(it)
        assert {other.n for other in it.players} == {done["n"]}


async def test_a_hundred_equal_moves_at_once_are_one_move(folder: Path) -> None:
    async with game(folder) as it:
        player = await actor(it)
        assert player.view is not None
        message = player.move(player.view["legal"][0])
        async with Player(it.server.base, it.code, player.token) as twin:
            await asyncio.gather(*(one.send(message) for one in (player, twin) for _ in range(50)))
            answers = [await one.kind("done") for one in (player, twin) for _ in range(50)]
        assert len({answer["n"] for answer in answers}) == 1
        assert it.server.registry.tables[it.code].state.version == 1


async def test_a_key_with_another_move_is_refused(folder: Path) -> None:
    async with game(folder) as it:
        player = await actor(it)
        assert player.view is not None
        message = player.move(player.view["legal"][0])
        await player.send(message)
        await player.kind("done")
        await player.send({**message, "move": player.view["own"]["hand"][0]})
        refused = await player.kind("refused")
        assert (refused["code"], refused["key"]) == ("key-reused", message["key"])


async def test_a_stale_move_is_refused_with_the_current_view(folder: Path) -> None:
    async with game(folder) as it:
        player = await actor(it)
        await player.send(player.move("-Pns", version=7))
        refused = await player.kind("refused")
        assert refused["code"] == "stale"
        assert refused["arguments"] == {"game": 1, "version": 0}
        assert refused["view"] == player.view
        assert refused["hash"] == player.hash
        await player.send(player.move("-Pns", game=0))
        assert (await player.kind("refused"))["code"] == "stale"


async def test_an_illegal_move_is_refused_with_the_rule_and_changes_nothing(folder: Path) -> None:
    async with game(folder) as it:
        player = await actor(it)
        other = next(one for one in it.players if one is not player)
        assert player.view is not None
        hand = player.view["own"]["hand"]
        path = next(card for card in hand if card.startswith("P"))
        missing = next(card for card in ACTION_CARDS if card not in hand)
        for move, code in ((f"{path}@0,0", "occupied"), (f"-{missing}", "not-in-hand")):
            await player.send(player.move(move))
            assert (await player.kind("refused"))["code"] == code
        await player.send(player.move("dig deeper"))
        assert (await player.kind("refused"))["code"] == "not-a-move"
        await other.send(other.move("-Pns"))
        assert (await other.kind("refused"))["code"] == "not-your-turn"
        assert it.server.registry.tables[it.code].state.version == 0


async def test_nobody_moves_for_another(folder: Path) -> None:
    async with game(folder) as it, Player(it.server.base, it.code) as guest:
        player = await actor(it)
        assert player.view is not None
        move = player.move(player.view["legal"][0], seat=player.shown)
        for other in [guest, *(one for one in it.players if one is not player)]:
            await other.send(move)
            assert (await other.kind("refused"))["code"] == "not-your-seat"


async def test_a_move_before_the_deal_is_not_now(folder: Path) -> None:
    async with table(folder) as it:
        player = it.players[0]
        await player.send({"type": "move", "key": "k" * 8, "game": 0, "version": 0, "move": "-Pns"})
        assert (await player.kind("refused"))["code"] == "not-now"


async def test_others_do_not_learn_what_was_discarded_or_drawn(folder: Path) -> None:
    async with game(folder) as it, Player(it.server.base, it.code) as guest:
        player = await actor(it)
        assert player.view is not None
        card = player.view["own"]["hand"][0]
        await player.send(player.move(f"-{card}"))
        mine = await player.kind("step")
        assert mine["move"] == f"-{card}"
        assert mine["events"][0] == {"kind": "discarded", "seat": player.shown, "card": card}
        for other in [guest, *(one for one in it.players if one is not player)]:
            told = await other.kind("step")
            assert told["move"] == "-"
            assert [event.get("card") for event in told["events"]] == [None] * len(told["events"])
            assert told["view"]["legal"] == [] or told["view"]["public"]["to_act"] == other.shown
