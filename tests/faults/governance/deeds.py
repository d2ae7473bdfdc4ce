"""Everything that people can do at a table, and what the world does by itself."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from saboteur.server.table import game_records, lobby, seats, votes
from tests.faults.governance.governed_server import BOT_SECONDS, Line
from tests.faults.governance.people import SPANS, Deed, Human, Taken

if TYPE_CHECKING:
    from tests.faults.governance.table_world import TableWorld

Doing = Callable[["TableWorld", Deed], Awaitable[None]]
KINDS: tuple[Any, ...] = ("pause", "resume", "end", "stand-in", "stand-in", "bot", "bot", "bot", "clock")
ON_A_SEAT = ("stand-in", "bot", "clock")
CHOICES: tuple[dict[str, Any], ...] = (
    {"closed": True}, {"closed": False}, {"rounds": 1}, {"rounds": 2}, {"clock": 15}, {"clock": None},
    {"private": True}, {"private": False}, {"talk": "chat"}, {"talk": "none"},
)  # fmt: skip


# -- who and whom -----------------------------------------------------------------------------------------------------


def somebody(world: TableWorld, deed: Deed) -> tuple[Human, Taken] | None:
    """Somebody who has a seat or waits for one, and that seat."""
    holders = [human for human in world.humans if human.taken]
    if not holders:
        return None
    human = holders[deed.who % len(holders)]
    return human, human.taken[deed.second % len(human.taken)]


def host(world: TableWorld, deed: Deed) -> tuple[Human, Taken] | None:
    """The host, most of the time."""
    return somebody(world, deed) if deed.who % 7 == 0 else world.human_at(world.account.host)


def whom(world: TableWorld, deed: Deed) -> tuple[int, str | None]:
    """A seat, and the name there."""
    number = deed.first % max(1, len(world.account.seats))
    return number, world.account.seats[number] if number < len(world.account.seats) else None


# -- coming and going -------------------------------------------------------------------------------------------------


async def join(world: TableWorld, deed: Deed) -> None:
    """Somebody without a seat takes one; newcomers sooner than others."""
    outside = [human for human in (*world.newcomers, *world.players) if not human.taken]
    if outside:
        human = outside[deed.who % len(outside)]
        await world.join(human, None)
        if deed.first % 4:
            await world.connect(human)


async def join_again(world: TableWorld, deed: Deed) -> None:
    """Somebody takes a further seat with the same device."""
    found = somebody(world, deed)
    if found is not None and len(found[0].taken) < 3:
        await world.join(found[0], found[1])
        await world.connect(found[0], found[1].device)


async def connect(world: TableWorld, deed: Deed) -> None:
    await world.connect(world.humans[deed.who % len(world.humans)])


async def disconnect(world: TableWorld, deed: Deed) -> None:
    await world.disconnect(world.humans[deed.who % len(world.humans)])


async def host_vanishes(world: TableWorld, deed: Deed) -> None:
    """The host's sockets end; what follows happens around the end of the host's patience."""
    found = world.human_at(world.account.host)
    if found is not None:
        await world.disconnect(found[0])
        await world.wait((59.4, 60.1, 62.5)[deed.first % 3])


async def blink(world: TableWorld, deed: Deed) -> None:
    """A phone loses its network for a moment."""
    human = world.humans[deed.who % len(world.humans)]
    await world.disconnect(human)
    await world.wait(0.3)
    await world.connect(human)


async def all_connect(world: TableWorld, _deed: Deed) -> None:
    for human in world.humans:
        await world.connect(human)


async def watch(world: TableWorld, deed: Deed) -> None:
    """A spectator comes, or the last one goes."""
    if world.spectators and deed.first % 2:
        world.spectators.pop().hang_up()
    else:
        world.spectators.append(Line(world.server.services, world.server.code, ()))
    await world.wait(0.001)


async def leave(world: TableWorld, deed: Deed) -> None:
    found = somebody(world, deed)
    if found is not None:
        await world.ask(*found, "leave", lobby.leave)


async def host_leaves(world: TableWorld, _deed: Deed) -> None:
    found = world.human_at(world.account.host)
    if found is not None:
        await world.ask(*found, "leave", lobby.leave)


async def transfer(world: TableWorld, deed: Deed) -> None:
    """Somebody moves a seat to another device of theirs, which then has a socket, or not yet."""
    found = somebody(world, deed)
    if found is None:
        return
    human, taken = found
    code, offered = await world.server.ask(taken.token, seats.offer_transfer)
    if not code:
        await world.move_device(human, taken, offered)
        if deed.first % 4:
            await world.connect(human, taken.device)


# -- before and between games -----------------------------------------------------------------------------------------


async def ready(world: TableWorld, deed: Deed) -> None:
    found = somebody(world, deed)
    if found is not None:
        await world.ask(*found, "ready", lambda t, h: lobby.set_ready(t, h, ready=bool(deed.first % 4)))


async def start(world: TableWorld, deed: Deed) -> None:
    found = host(world, deed)
    if found is not None:
        await world.ask(*found, "start", lobby.start)
        await world.wait(1.2 if deed.first % 3 else 0.1)


async def cancel_start(world: TableWorld, deed: Deed) -> None:
    found = host(world, deed)
    if found is not None:
        await world.ask(*found, "cancel-start", lobby.cancel_start)


async def deal(world: TableWorld, deed: Deed) -> None:
    """Everybody here says that they are ready, and the host starts."""
    for human in world.humans:
        for taken in list(human.taken):
            if world.account.is_connected(taken.name):
                await world.ask(human, taken, "ready", lambda t, h: lobby.set_ready(t, h, ready=True))
    await start(world, deed._replace(who=1, first=1))


async def bots(world: TableWorld, deed: Deed) -> None:
    found = host(world, deed)
    if found is not None:
        await world.ask(*found, "bots", lambda t, h: lobby.add_bots(t, h, None, 1))


async def order(world: TableWorld, deed: Deed) -> None:
    found = host(world, deed)
    if found is not None:
        changed = list(range(len(world.account.seats)))
        random.Random(deed.first).shuffle(changed)
        await world.ask(*found, "order", lambda t, h: lobby.reorder(t, h, changed))


async def settings(world: TableWorld, deed: Deed) -> None:
    found, choice = host(world, deed), CHOICES[deed.first % len(CHOICES)]
    if found is not None:
        await world.ask(*found, "settings", lambda t, h: lobby.choose_settings(t, h, choice))


# -- the host ---------------------------------------------------------------------------------------------------------


async def remove(world: TableWorld, deed: Deed) -> None:
    found, (number, name) = host(world, deed), whom(world, deed)
    if found is not None:
        await world.ask(*found, "remove", lambda t, h: lobby.remove(t, h, number, None), target=name)


async def stand_in(world: TableWorld, deed: Deed) -> None:
    found, (number, name) = host(world, deed), whom(world, deed)
    if found is not None:
        await world.ask(*found, "stand-in", lambda t, h: seats.stand_in(t, h, number), target=name)


async def pass_host(world: TableWorld, deed: Deed) -> None:
    found, (number, name) = host(world, deed), whom(world, deed)
    if found is not None:
        await world.ask(*found, "pass-host", lambda t, h: lobby.pass_host(t, h, number, None), target=name)


async def delete(world: TableWorld, deed: Deed) -> None:
    found = host(world, deed)
    if found is not None:
        await world.ask(*found, "delete", game_records.delete_table)


# -- the game ---------------------------------------------------------------------------------------------------------


async def play(world: TableWorld, deed: Deed) -> None:
    """Some moves of whoever is to act."""
    for count in range(deed.first % 12 + 1):
        if not await one_move(world, deed.second + count):
            return


async def one_move(world: TableWorld, choice: int) -> bool:
    """The next move, of a bot or of a person who is here; False if there is none."""
    live = world.server.live
    if live is None or live.to_act is None or live.room.paused is not None:
        return False
    seat, version, game = live.to_act, live.state.version, live.state.game
    if live.bot_of(seat) is not None:
        await world.wait(BOT_SECONDS * 1.4)
        return live.state.version > version or live.room.stage != "playing"
    found = world.human_at(world.account.seats[seat])
    line = found[0].lines.get(found[1].device) if found is not None else None
    if line is None or line.closed or game is None:
        return False
    legal = game.legal_moves()
    world.counts["moves"] += 1
    line.say(
        type="move", key=f"move-number-{world.counts['moves']}", game=live.room.game, version=version, seat=seat,
        move=legal[choice % len(legal)],
    )  # fmt: skip
    await world.wait(0.001)
    return live.state.version > version or live.room.stage != "playing"


async def vote(world: TableWorld, deed: Deed) -> None:
    found = somebody(world, deed)
    if found is not None:
        await _cast(world, *found, deed.first)


async def all_vote(world: TableWorld, deed: Deed) -> None:
    """Everybody votes for the same, with every seat; whoever may not is refused."""
    for human in world.humans:
        for taken in list(human.taken):
            if taken in human.taken:
                await _cast(world, human, taken, deed.first)


async def _cast(world: TableWorld, human: Human, taken: Taken, number: int) -> None:
    kind = KINDS[number % len(KINDS)]
    live = world.server.live
    awaited = live.to_act if live is not None else None
    seat, name = whom(world, Deed("", 0, number // len(KINDS)))
    if kind == "clock" and awaited is not None and number % 5:
        seat, name = awaited, world.account.seats[awaited]
    if kind not in ON_A_SEAT:
        await world.ask(human, taken, "vote", lambda t, h: votes.vote(t, h, kind, None), vote=kind)
    else:
        await world.ask(human, taken, "vote", lambda t, h: votes.vote(t, h, kind, seat), target=name, vote=kind)


async def escape(world: TableWorld, deed: Deed) -> None:
    """Somebody is voted on, the host goes in one way or another, and everybody votes again."""
    others = [number for number, name in enumerate(world.account.seats) if name not in (None, world.account.host)]
    if not others:
        return
    wish = KINDS.index(("bot", "stand-in")[deed.second % 2]) + len(KINDS) * others[deed.who % len(others)]
    await vote(world, deed._replace(first=wish))
    await (host_leaves, host_vanishes, pass_host, wait)[deed.first % 4](
        world, deed._replace(who=1, first=wish // len(KINDS))
    )
    await all_vote(world, Deed("", 0, wish))


async def end_game(world: TableWorld, _deed: Deed) -> None:
    """Everybody votes for the end."""
    await all_vote(world, Deed("", 0, KINDS.index("end")))


async def take_back(world: TableWorld, deed: Deed) -> None:
    found = somebody(world, deed)
    if found is not None:
        await world.ask(*found, "take-back", seats.take_back)


# -- the world --------------------------------------------------------------------------------------------------------


async def wait(world: TableWorld, deed: Deed) -> None:
    await world.wait(SPANS[deed.first % len(SPANS)])


async def restart(world: TableWorld, _deed: Deed) -> None:
    await world.restart()


WEIGHTS: dict[Doing, int] = {
    join: 6, join_again: 2, connect: 8, disconnect: 10, host_vanishes: 3, blink: 3, all_connect: 3, watch: 1, leave: 5,
    host_leaves: 4, transfer: 4, ready: 2, start: 2, cancel_start: 1, deal: 9, bots: 1, order: 2, settings: 4,
    remove: 4, stand_in: 2, pass_host: 4, delete: 1, play: 10, vote: 16, all_vote: 9, end_game: 5, escape: 4,
    take_back: 2, wait: 14, restart: 1,
}  # fmt: skip
DEEDS: dict[str, Doing] = {doing.__name__: doing for doing in WEIGHTS}
