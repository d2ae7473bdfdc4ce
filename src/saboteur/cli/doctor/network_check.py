"""Whether visitors reach the server: at its own port, and by way of the proxy at the public address."""

from __future__ import annotations

import asyncio
import errno
import http.client
import json
import os
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final
from urllib.parse import urlsplit

import saboteur
from saboteur.cli.doctor import web_client
from saboteur.cli.doctor.deadline import within
from saboteur.cli.doctor.finding import Finding, found_problem, ok, problem, warning
from saboteur.cli.doctor.running_settings import older_settings, why_no_control
from saboteur.cli.doctor.service_unit import (
    FAILING,
    GIVEN_UP,
    STOPPED,
    Unit,
    UnitState,
    last_refusal,
    listens,
    state_of,
)
from saboteur.cli.doctor.temporary_server import DOCTOR, DidNotStart, temporary_server
from saboteur.cli.doctor.web_client import Answer, ask
from saboteur.sentences import sentence
from saboteur.server.http.allowed_hosts import is_address
from saboteur.server.http.public_address import address
from saboteur.server.listening import open_ports
from saboteur.server.moderation.networks import is_own
from saboteur.server.settings import Settings

UNANSWERED: Final = (OSError, http.client.HTTPException)
LOOPBACK: Final = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}
GATEWAY_FAILED: Final = (502, 503, 504)
CERTIFICATE_FAULTS: Final = {
    10: "certificate-expired",
    **dict.fromkeys((18, 19, 20, 21), "certificate-authority"),
    62: "certificate-name",
}
"""What is wrong with a certificate, by OpenSSL's numbers."""
WITHOUT_CERTIFICATE: Final = ("ALERT", "UNRECOGNIZED_NAME")
"""In OpenSSL's words for a proxy that ends the handshake before it shows one."""
HELLO: Final = json.dumps({"type": "hello", "v": 1, "table": "DOCTORDOC"})
"""For a table that nobody has: the server says goodbye."""


def network(settings: Settings, unit: Unit | None = None) -> Iterator[Finding]:
    """First the server itself, then the way to it. Where none is running, one is started for as long as that takes,
    unless systemd tries to start its own again and again."""
    if is_address(settings.host) and not is_own(settings.host):  # names are looked up when ports are opened
        yield problem("host-elsewhere", host=settings.host)
        return
    here = address(LOOPBACK.get(settings.host, settings.host), settings.port, None)
    older = list(older_settings(settings))
    if older:
        yield from older
        return
    with ExitStack() as stack:
        answering = _running(here)
        found = _said_by_systemd(unit, settings, here if answering else None)
        if answering and not found_problem(found):
            found += [*answering, *_beyond_control(settings, answering)]
        if not answering and not found_problem(found):
            found += _started(stack, settings, here)
        yield from found
        if found_problem(found):
            return
        if settings.public_address is None:
            yield ok("no-proxy")
        else:
            yield from _round_trip(settings.public_address)


def _said_by_systemd(unit: Unit | None, settings: Settings, answering: str | None) -> list[Finding]:
    """What systemd knows better than the port: `answering` is its address, if anybody answers there."""
    state = state_of(unit) if unit is not None else None
    if unit is None or state is None:
        return []
    if state.active == STOPPED:
        return [warning("unit-stopped", unit=unit.name)]
    is_trying = answering is None and state.restarts > 0  # for a moment it is active, until it fails again
    if state.active in FAILING or is_trying:
        return _failing(unit, state, answering)
    if answering is None:
        return [problem("unit-failing", unit=unit.name, restarts=state.restarts)]
    if state.process and listens(state.process, settings.port) is False:
        return [problem("unit-port", unit=unit.name, address=answering, restarts=state.restarts)]
    return [warning("unit-restarted", unit=unit.name, restarts=state.restarts)] if state.restarts else []


def _failing(unit: Unit, state: UnitState, answering: str | None) -> list[Finding]:
    """Why a unit does not start. Who has its port is to blame only if the unit does not say otherwise."""
    why, found = last_refusal(unit), []
    if answering is not None and (why is None or os.strerror(errno.EADDRINUSE) in why):
        found.append(problem("unit-port", unit=unit.name, address=answering, restarts=state.restarts))
    elif why is not None:
        found.append(problem("unit-refused", unit=unit.name, why=why))
    if state.active == GIVEN_UP:
        found.append(problem("unit-given-up", unit=unit.name))
    return found or [problem("unit-failing", unit=unit.name, restarts=state.restarts)]


def _running(here: str) -> list[Finding]:
    """What answers at the port; nothing if nobody does."""
    try:
        answer = ask(here, "/api/health")
    except ConnectionRefusedError:
        return []
    except UNANSWERED:
        return [problem("port-taken", address=here)]
    version = str(answer.said.get("version"))
    if answer.said.get("status") != "ok":
        return [problem("port-taken", address=here)]
    if version != saboteur.__version__:
        return [warning("other-version", running=version, installed=saboteur.__version__)]
    try:
        ready = ask(here, "/api/ready")
    except UNANSWERED:
        return [problem("port-taken", address=here)]
    if ready.said.get("code") == "storage":
        return [warning("not-ready", address=here)]
    return [ok("running", address=here, version=version)]


def _beyond_control(settings: Settings, answering: list[Finding]) -> list[Finding]:
    """A warning if nobody listens at the control socket of a server that answers; only where it was said which."""
    if settings.control is None or found_problem(answering):
        return []
    why = why_no_control(settings)
    return [Finding("warning", sentence("event-control-not-open", path=str(settings.control), why=why))] if why else []


def _started(stack: ExitStack, settings: Settings, here: str) -> list[Finding]:
    """Start a server for the checks that follow; without a public address, only see whether it could listen."""
    try:
        ports = within(web_client.SECONDS, lambda: open_ports(settings.host, settings.port))
    except OSError as failure:
        why = sentence(
            "serve-no-port", address=f"{settings.host}:{settings.port}", why=failure.strerror or str(failure)
        )
        return [Finding("problem", sentence("serve-not-started", why=why))]
    if settings.public_address is None:
        for port in ports:
            port.close()
        return [ok("port-free", address=here)]
    try:
        stack.enter_context(temporary_server(settings, ports))
    except DidNotStart:
        return [problem("no-temporary-server")]
    return [ok("temporary-server", address=here)]


def _round_trip(public: str) -> Iterator[Finding]:
    """There and back through the proxy, as a page of the site itself."""
    try:
        answer = ask(public, "/api/health")
    except ssl.SSLError as failure:
        yield _certificate(public, failure)
        return
    except UNANSWERED as failure:
        yield problem("unreachable", address=public, why=_why(failure))
        return
    fault = _fault(public, answer)
    if fault is not None:
        yield fault
        return
    found = [*_forwarding(public, answer), *_origin(public), *_socket(public)]
    yield from found or [ok("round-trip", address=public)]


def _certificate(public: str, failure: ssl.SSLError) -> Finding:
    fault = CERTIFICATE_FAULTS.get(getattr(failure, "verify_code", 0))
    if fault is not None:
        return problem(fault, address=public)
    why = getattr(failure, "verify_message", "") or str(failure.reason)
    if any(word in why for word in WITHOUT_CERTIFICATE):
        return problem("no-certificate", address=public, why=why)
    return problem("certificate", address=public, why=why)


def _fault(public: str, answer: Answer) -> Finding | None:
    """What answers there instead of the server."""
    code = answer.said.get("code")
    if code == "bad-host":
        return problem("bad-host", address=public, host=str(dict(answer.said.get("arguments") or {}).get("host", "")))
    if answer.status in GATEWAY_FAILED and code is None:
        return problem("gateway", address=public, status=answer.status)
    if answer.said.get("status") != "ok":
        return problem("other-site", address=public, status=answer.status)
    return None


def _forwarding(public: str, answer: Answer) -> Iterator[Finding]:
    forwarded = answer.said.get("forwarded", "trusted")
    if forwarded == "none":
        yield problem("no-forwarding")
    elif forwarded == "untrusted":
        yield problem("untrusted")
    elif public.startswith("https:") and not answer.said.get("secure", True):
        yield problem("no-scheme")


def _origin(public: str) -> Iterator[Finding]:
    """What every post and every socket of the site's own pages says of where it comes from."""
    try:
        answer = ask(public, "/api/about", origin=public)
    except UNANSWERED as failure:
        yield problem("unreachable", address=public, why=_why(failure))
        return
    if answer.said.get("code") == "bad-origin":
        yield problem("bad-origin", address=public)


def _socket(public: str) -> Iterator[Finding]:
    from websockets.exceptions import WebSocketException

    try:
        within(web_client.SECONDS, lambda: _greet(public))
    except (*UNANSWERED, WebSocketException) as failure:
        yield problem("no-websocket", why=_why(failure))


def _greet(public: str) -> None:
    """Connect outside of the event loop: it would look up the name in a thread that the program waits for at its
    end."""
    parts = urlsplit(public)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    with socket.create_connection((parts.hostname or "", port), web_client.SECONDS) as connection:
        asyncio.run(_greeted(public, connection))


async def _greeted(public: str, connection: socket.socket) -> None:
    """Say hello on a play socket and wait for the answer. In one thread: the library's other client reads in a second
    one, and two threads must not use one TLS connection at the same time."""
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    where = public.replace("http", "ws", 1) + f"/api/play?{DOCTOR}"
    async with connect(where, origin=Origin(public), sock=connection, proxy=None, open_timeout=None) as play:
        await play.send(HELLO)
        await play.recv()


def _why(failure: Exception) -> str:
    """The system's words for a failure, or its kind."""
    return getattr(failure, "strerror", None) or str(failure) or type(failure).__name__
