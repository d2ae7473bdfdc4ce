"""Does what an operator asks for, at whichever worker: through the tables and the database as everybody else does.

Nothing here tells a token, a card or what was said; addresses only if they are asked for.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from saboteur.rules import SaboteurError
from saboteur.server.control import requests as r
from saboteur.server.http.server_services import ServerServices
from saboteur.server.moderation.moderation import CannotBan
from saboteur.server.names.player_names import tidied_text
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import shown_texts
from saboteur.server.store import StoreFailed
from saboteur.server.table.administrator_end import end_table
from saboteur.server.table.table_summary import (
    SPECTATORS,
    TableSummary,
    addresses_at,
    seat_summaries,
    summary,
    unpacked,
)
from saboteur.server.table.worker_questions import ADDRESSES, IN_MEMORY, PAGE

log = logging.getLogger("saboteur")
MOST_KEPT: Final = 10_000
LIVE: Final = ("saboteur_people", "saboteur_games_running", "saboteur_tables")
"""The metrics that say how much is going on now."""
Result = tuple[str, dict[str, str | int]]


class Commands:
    """Answers requests of the operator."""

    def __init__(self, services: ServerServices, *, running: bool = True) -> None:
        self._services = services
        self._running = running
        self._deeds: dict[type[Any], Callable[[Any], Awaitable[Any]]] = {
            r.ListTables: self._tables, r.ShowTable: self._table, r.EndTable: self._end, r.Ban: self._ban,
            r.Lift: self._lift, r.ListBans: self._bans, r.SetNotice: self._set_notice, r.ShowNotice: self._notice,
            r.ShowStats: self._stats, r.ShowSettings: self._settings,
        }  # fmt: skip

    async def answer(self, request: r.Request) -> r.Answer:
        """What was asked for, or why not; never an exception that the network or the database can cause."""
        try:
            return r.Answer(await self._deeds[type(request)](request))
        except SaboteurError as problem:
            return r.Answer(problem=problem.code, arguments=dict(problem.arguments))
        except CannotBan as problem:
            return r.Answer(problem=f"ban-{problem.args[0]}")
        except ValueError:
            return r.Answer(problem="no-address")
        except StoreFailed:
            return r.Answer(problem=Code.STORAGE)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def _tables(self, request: r.ListTables) -> Any:
        found = await self._in_memory(names=request.names)
        if request.everything or not self._running:
            for kept in await self._services.store.operator_data.tables(MOST_KEPT):
                found.setdefault(kept.code, TableSummary(kept.code, "kept", kept.used))
        newest = sorted(found.values(), key=lambda table: (-table.used, table.code))
        return {"running": self._running, "tables": newest}

    async def _in_memory(self, *, names: bool) -> dict[str, TableSummary]:
        """The tables in memory at all workers of this machine; where two have one, who sees more people there."""
        lists = [[summary(table, names=names) for table in self._services.registry.tables.values() if table.state.n]]
        page = 0
        while answers := await self._services.cluster.asked(f"{IN_MEMORY} {page} {int(names)}"):
            lists += map(unpacked, answers)
            page += 1
            if not any(len(each) == PAGE for each in lists[-len(answers) :]):
                break
        found: dict[str, TableSummary] = {}
        for table in (table for each in lists for table in each):
            known = found.get(table.code)
            if known is None or table.connected > known.connected:
                found[table.code] = table
        return found

    async def _table(self, request: r.ShowTable) -> Any:
        async with self._services.registry.at(request.code) as table:
            told = summary(table, names=True)
            addresses = addresses_at(table) if request.addresses else {}
            for answer in await self._services.cluster.asked(f"{ADDRESSES} {table.id}") if request.addresses else ():
                for seat, there in msgspec.json.decode(answer, type=dict[int, set[str]]).items():
                    addresses.setdefault(seat, set()).update(there)
            seats = seat_summaries(table, addresses)
        return {"table": told, "seats": seats, "watching": sorted(addresses.get(SPECTATORS, ()))}

    async def _end(self, request: r.EndTable) -> Any:
        await end_table(self._services.registry, request.code, _short(request.reason))
        log.info("table-ended")
        return {}

    # -- visitors -----------------------------------------------------------------------------------------------------

    async def _ban(self, request: r.Ban) -> Any:
        address, new = await self._services.moderation.ban(request.address)
        return {"address": address, "new": new}

    async def _lift(self, request: r.Lift) -> Any:
        address, lifted = await self._services.moderation.lift(request.address)
        still = await self._services.moderation.still_banned_by(request.address)
        return {"address": address, "lifted": lifted, "still": still}

    async def _bans(self, _: r.ListBans) -> Any:
        return {"bans": await self._services.moderation.bans()}

    async def _set_notice(self, request: r.SetNotice) -> Any:
        text = None if request.text is None else _short(request.text)
        if text == "":
            raise Problem(Code.EMPTY_TEXT)
        await self._services.moderation.set_notice(text)
        return {"text": text}

    async def _notice(self, _: r.ShowNotice) -> Any:
        return {"text": self._services.moderation.notice}

    async def _settings(self, _: r.ShowSettings) -> Any:
        return {"settings": shown_texts(self._services.settings)}

    # -- numbers ------------------------------------------------------------------------------------------------------

    async def _stats(self, _: r.ShowStats) -> Any:
        tallies = await self._services.store.operator_data.tallies()
        days = [{**tally._asdict(), "count": count} for tally, count in tallies]
        return {"running": self._running, "now": await self._live() if self._running else [], "days": days}

    async def _live(self) -> list[dict[str, Any]]:
        """What goes on at the workers of this machine, added up."""
        pages = await self._services.cluster.counts(self._services.metrics.text())
        sums: dict[tuple[str, str, str, str], int] = {}
        for family in text_string_to_metric_families(pages):
            for sample in family.samples if family.name in LIVE else ():
                what = family.name.removeprefix("saboteur_")
                labels = sample.labels
                key = (what, labels.get("doing", ""), labels.get("edition", ""), labels.get("players", ""))
                sums[key] = sums.get(key, 0) + int(sample.value)
        return [
            {"what": what, "doing": doing, "edition": edition, "players": players, "count": count}
            for (what, doing, edition, players), count in sorted(sums.items())
        ]


def _short(text: str) -> str:
    """A text of the operator in one line, without signs that nobody sees. Raises Problem if it is too long."""
    tidy = tidied_text(text)
    if len(tidy) > r.LONGEST_TEXT:
        raise Problem(Code.TOO_LONG, most=r.LONGEST_TEXT)
    return tidy
