"""One table, its people and the judge: does deed after deed, and tells what breaks a promise."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from saboteur.server.problems import Code
from saboteur.server.state.room import Dwarf
from saboteur.server.state.table_log import entry_decoder
from saboteur.server.table import lobby
from saboteur.server.table.seats import device_of, redeem_transfer
from tests.faults.governance.account import Account, Logged, Step
from tests.faults.governance.deeds import DEEDS
from tests.faults.governance.epilogue import stuck
from tests.faults.governance.governed_server import MOMENT, GovernedServer, Line, drawn
from tests.faults.governance.people import NEWCOMERS, PEOPLE, Deed, Human, Taken
from tests.faults.governance.promises import AFTER, BEFORE
from tests.kit.virtual_time import VirtualLoop

KNOWN = {str(code) for code in Code}
LOOK_SECONDS = 20.0
"""How often the judge looks while time passes."""


class Broken(AssertionError):
    """A promise was not kept."""

    def __init__(self, promise: str, what: str) -> None:
        super().__init__(f"{promise}: {what}")
        self.promise = promise


class TableWorld:
    """One run."""

    def __init__(self, seed: int, people: int, bots: int, clock: int | None) -> None:
        self.seed, self._bots, self._clock = seed, bots, clock
        self.loop = VirtualLoop()
        self.server = GovernedServer(self.loop, seed)
        self.account = Account()
        self.humans = [Human(name) for name in (*PEOPLE[:people], *NEWCOMERS)]
        self.players = self.humans[:people]
        self.newcomers = self.humans[people:]
        self.spectators: list[Line] = []
        self.counts: Counter[str] = Counter()
        self._read = 0
        self._number = 0

    def run(self, deeds: Sequence[Deed]) -> Broken | None:
        """Do them all; the promise that was broken first, if one was."""
        asyncio.set_event_loop(None)
        with drawn(self.seed):
            try:
                self.loop.run_until_complete(self._play(deeds))
            except Broken as broken:
                return broken
            finally:
                self._end()
        return None

    async def _play(self, deeds: Sequence[Deed]) -> None:
        await self.server.start()
        await self._gather()
        for deed in deeds:
            self.counts["steps"] += 1
            await DEEDS[deed.kind](self, deed)
            if self.is_deleted:
                break
        else:
            why = await stuck(self)
            if why:
                raise Broken("a_table_never_gets_stuck", why)
        await self.server.stop()
        await asyncio.sleep(MOMENT)

    def _end(self) -> None:
        while tasks := asyncio.all_tasks(self.loop):
            for task in tasks:
                task.cancel()
            self.loop.run_until_complete(asyncio.wait(tasks))
        self.loop.close()

    async def _gather(self) -> None:
        """The table is made, people join and connect."""
        choice: dict[str, Any] = {"rounds": 2, "talk": "none", "clock": self._clock}
        maker = self.players[0]
        who = lobby.Newcomer(maker.next_name(), Dwarf())
        table, token = await lobby.make_table(self.server.services.registry, who, choice)
        self.server.code, self._number = table.code, table.id
        self._seat(maker, maker.name, token, 0)
        self.account.maker = self.account.owner = self.account.host = maker.name
        await self.observe(Step("make", self.server.now))
        for human in self.players[1:]:
            await self.join(human, None)
        if self._bots:
            await self.ask(maker, maker.taken[0], "bots", lambda t, h: lobby.add_bots(t, h, None, self._bots))
        for human in self.players:
            await self.connect(human)

    # -- people -------------------------------------------------------------------------------------------------------

    def _seat(self, human: Human, name: str, token: str, device: int) -> None:
        self.account.humans[name] = human.name
        human.taken.append(Taken(name, token, device))

    def human_at(self, name: str | None) -> tuple[Human, Taken] | None:
        """Who has a name's seat."""
        found = ((human, taken) for human in self.humans for taken in human.taken if taken.name == name)
        return next(found, None)

    async def connect(self, human: Human, device: int | None = None) -> None:
        """All devices of somebody, or one, have a socket with all tokens that they hold."""
        step = Step("connect", self.server.now, human.name)
        for number in range(human.devices) if device is None else (device,):
            held = human.tokens(number)
            old = human.lines.pop(number, None)
            if old is not None and not old.closed and old.held == held:
                human.lines[number] = old
            elif held:
                human.lines[number] = Line(self.server.services, self.server.code, held)
                await asyncio.sleep(MOMENT)
                if old is not None:
                    old.hang_up()
        await self.observe(step)

    async def disconnect(self, human: Human) -> None:
        """All sockets of somebody end."""
        step = Step("disconnect", self.server.now, human.name)
        for line in human.lines.values():
            line.hang_up()
        human.lines.clear()
        await self.observe(step)

    async def join(self, human: Human, by: Taken | None) -> None:
        """Take a seat, with the token of another for the same device."""
        name = human.next_name()
        self.account.humans[name] = human.name
        who = lobby.Newcomer(name, Dwarf())
        step = Step("join", self.server.now, human.name, by.name if by else None, asked=True)

        async def deed(table: Any, held: Any) -> Any:
            return await lobby.join(table, who, None if held is None else device_of(table, held), _uncounted)

        step.code, taken = await self.server.ask(by.token if by else None, deed)
        if step.accepted:
            self._seat(human, name, taken[1], by.device if by else 0)
        await self.observe(step)

    async def move_device(self, human: Human, taken: Taken, code: str) -> None:
        """A code is redeemed on another device: the seat is there now."""
        step = Step("transfer", self.server.now, human.name, taken.name, asked=True)
        step.code, moved = await self.server.ask(None, lambda table, _: redeem_transfer(table, code))
        if step.accepted:
            taken.token, taken.device = moved[1], human.devices
            human.devices += 1
        await self.observe(step)

    async def ask(
        self, human: Human, taken: Taken, kind: str, deed: Any, *, target: str | None = None, vote: str | None = None
    ) -> Step:  # fmt: skip
        """Ask the server for something with the token of a seat."""
        step = Step(kind, self.server.now, human.name, taken.name, target, vote, asked=True)
        step.code, _ = await self.server.ask(taken.token, deed)
        if step.code and step.code not in KNOWN and not step.code.startswith("bad-"):
            raise Broken("documented_codes", f"{kind} was refused with {step.code}")
        await self.observe(step)
        return step

    async def wait(self, seconds: float) -> None:
        """Time passes, a part after the other: what happens meanwhile is judged in its order."""
        until = self.loop.now + seconds
        while self.loop.now < until:
            step = Step("wait", self.server.now)
            await asyncio.sleep(min(LOOK_SECONDS, until - self.loop.now))
            await self.observe(step)

    async def restart(self) -> None:
        """The server stops, and another one starts."""
        step = Step("restart", self.server.now)
        await self.server.stop()
        await asyncio.sleep(MOMENT)
        for human in self.humans:
            human.lines.clear()
        await self.server.start()
        async with self.server.services.registry.at(self.server.code):
            pass
        self.account.restarted(self.server.now)
        await self.observe(step)

    # -- the judge ----------------------------------------------------------------------------------------------------

    @property
    def is_deleted(self) -> bool:
        return self.server.code not in self.server.disk.codes

    async def observe(self, step: Step) -> None:
        """Let everything settle, and judge what came of a step."""
        await asyncio.sleep(MOMENT)
        account, live = self.account, self.server.live
        rows = self.server.disk.tables[self._number].entries[self._read :]
        self._read += len(rows)
        step.logged = [Logged(row.at, entry_decoder.decode(row.body)) for row in rows]
        step.host_before = account.host
        account.now = step.at
        self._judge(step, BEFORE, before=True)
        if step.vote is not None and step.accepted and step.human is not None:
            account.casts(step.human, step.vote, step.target, step.at)
        for logged in step.logged:
            account.take(logged)
            self.counts[_kind(logged.entry, step)] += 1
        if live is None:
            return
        account.now = self.server.now
        account.room, account.to_act = live.room, live.to_act
        self._forget_lost(step)
        account.sees([name for human in self.humans for name in human.connected()], account.now)
        account.settles_host(step)
        self._judge(step, AFTER, before=False)
        self.counts["checks"] += 1

    def _judge(self, step: Step, promises: Any, *, before: bool) -> None:
        if before and self.account.room is None:
            return
        for promise in promises:
            for what in promise(self.account, step):
                raise Broken(promise.__name__, what)

    def _forget_lost(self, step: Step) -> None:
        """Take away the tokens of seats that people have no more; they must have been told."""
        kept = {*self.account.people, *self.account.waiting.values()}
        for human in self.humans:
            for taken in [one for one in human.taken if one.name not in kept]:
                line = human.lines.get(taken.device)
                others = len(human.tokens(taken.device)) > 1
                word = b'"seats"' if others else b"seat-gone"
                if line is not None and taken.token in line.held and not line.was_told(word):
                    step.untold.append(taken.name)
                human.taken.remove(taken)


def _kind(entry: Any, step: Step) -> str:
    """What a run has met, as it is counted."""
    lent = "lent " if getattr(entry, "lent", False) else ""
    return f"{lent}{type(entry).__name__} by {step.deed}"


async def _uncounted() -> None:
    """People come as often as they like here."""
