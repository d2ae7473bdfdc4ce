"""What open sockets notice of the operator's decisions: those of an address that is kept out end, the others are told
the notice."""

from __future__ import annotations

import msgspec

from saboteur.server.broadcast.connection import Connection, framed
from saboteur.server.http.server_services import ServerServices
from saboteur.server.problems import Code
from saboteur.server.wire import messages


def observe(services: ServerServices) -> None:
    """Carry out each decision at the sockets here."""
    told: list[str | None] = [services.moderation.notice]

    def decided() -> None:
        for address in services.sockets.counts():
            if services.moderation.is_banned(address):
                for connection in services.sockets.of(address):
                    connection.end(Code.BANNED)
        if services.moderation.notice != told[0]:
            told[0] = services.moderation.notice
            _tell_all(services, told[0])

    services.moderation.observers.append(decided)


def _tell_all(services: ServerServices, text: str | None) -> None:
    frame = framed(msgspec.json.encode(messages.Notice(text)))
    for table in services.registry.tables.values():
        for connection in table.audience.connections:
            connection.push_frame(frame)


def greet_with_notice(services: ServerServices, connection: Connection) -> None:
    """Tell somebody who has just come what everybody is told."""
    if services.moderation.notice is not None:
        connection.push(messages.Notice(services.moderation.notice))
