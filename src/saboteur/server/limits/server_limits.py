"""All rate limits of a server, made from its settings: `size` is how much may come at once, `per_second` how much more
after that. Somebody who was silent may therefore send both in the first hour."""

from __future__ import annotations

from typing import Final

from saboteur.server.limits.async_limit import SharedLimits
from saboteur.server.limits.guess_limit import SLOW_LOOKUPS_AT_ONCE, SLOW_LOOKUPS_PER_HOUR, WIDE, Guesses
from saboteur.server.limits.log_readings import LogReadings
from saboteur.server.limits.newcomer_limit import NewcomerLimit
from saboteur.server.limits.rate_limit import Limit
from saboteur.server.limits.refusal_limit import Refusals
from saboteur.server.limits.request_limit import RequestLimit
from saboteur.server.limits.table_limit import TableLimit
from saboteur.server.settings import Settings
from saboteur.server.time_source import TimeSource
from saboteur.server.tokens import SeatTokens

PEOPLE: Final = 40
"""People who may sit behind one address: together they may send as many messages as so many can."""
BURSTS_AT_ONE_ADDRESS: Final = 4
"""So many sockets of an address may at the same moment send as much at once as one may."""
COMMANDS_OF_REQUESTS: Final = 20
"""Of so many requests that an address may send, one may change a table for the same seat."""
TRANSFERS_AT_ONCE: Final = 12
TRANSFERS_PER_HOUR: Final = 12
"""Of one seat to another device: each is an entry of the table's log."""
JOINS_AT_ONCE: Final = 30
JOINS_PER_HOUR: Final = 60
"""Seats that one address may take at one table: each leaves its mark in the table's log."""
HINTS_AT_ONCE: Final = 6
HINTS_PER_MINUTE: Final = 12
"""That one seat may ask for: each is worked out where bots think."""


class ServerLimits:
    """How often what may be done, by whom. Limits of one worker alone are those that cost a query too many."""

    def __init__(
        self, settings: Settings, time_source: TimeSource, seat_tokens: SeatTokens, shared: SharedLimits
    ) -> None:
        a_minute, tables, guesses = settings.requests_per_minute, settings.tables_per_hour, settings.guesses_per_hour
        requests = shared("requests", size=max(1, a_minute / 2), per_second=a_minute / 60)
        self.requests = RequestLimit(requests, time_source, seat_tokens, a_minute)
        self.refusals = Refusals(time_source)
        self.new_tables = TableLimit(shared, tables)
        slow = shared("slow look-ups", size=SLOW_LOOKUPS_AT_ONCE, per_second=SLOW_LOOKUPS_PER_HOUR / 3600)
        self.guesses, self.keys = (
            Guesses(
                shared(kind, size=max(1, guesses / 2), per_second=guesses / 3600),
                shared(f"{kind} of networks", size=max(1, guesses / 2) * WIDE, per_second=guesses / 3600 * WIDE),
                slow,
                time_source,
            )
            for kind in ("guesses", "creation keys")
        )
        self.joins = shared("joins", size=JOINS_AT_ONCE, per_second=JOINS_PER_HOUR / 3600)
        self.newcomers = NewcomerLimit(shared)
        self.transfers = shared("transfers", size=TRANSFERS_AT_ONCE, per_second=TRANSFERS_PER_HOUR / 3600)
        talk = settings.talk_per_minute
        self.talk = shared("talk", size=max(1, talk / 2), per_second=talk / 60)
        self.hints = shared("hints", size=HINTS_AT_ONCE, per_second=HINTS_PER_MINUTE / 60)
        messages = settings.messages_per_minute
        self.messages = Limit(time_source, size=messages * BURSTS_AT_ONE_ADDRESS / 4, per_second=messages * PEOPLE / 60)
        self.log_readings = LogReadings(time_source)
        commands = a_minute / COMMANDS_OF_REQUESTS
        self.commands = shared("commands", size=max(1, commands), per_second=commands / 60)
