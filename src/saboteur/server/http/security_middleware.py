"""What stands before every request: refuses what must not come in, bounds bodies, adds the strict headers, counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saboteur.sentences import preferred, told
from saboteur.server.http.request_body import ClientGone, is_coming
from saboteur.server.http.request_headers import header
from saboteur.server.http.request_path import is_page
from saboteur.server.http.response_headers import strict_headers
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings


class SecurityMiddleware:
    """Wraps the HTTP application. Refuses what `admit` refuses; adds the strict headers; counts."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        admit: Callable[[Scope, Receive], Awaitable[Receive]],
        count: Callable[[int], None],
    ) -> None:
        self._app = app
        self._settings = settings
        self._admit = admit
        self._count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(message["status"])
                # What was not waited for is never read: the next request needs another connection.
                end = [(b"connection", b"close")] if is_coming(scope) else []
                message["headers"] = [*message.get("headers", ()), *end, *strict_headers(scope, self._settings)]
            await send(message)

        try:
            await self._app(scope, await self._admit(scope, receive), sending)
        except Problem as problem:
            if is_page(scope):
                await _answer_in_words(scope, sending, problem)
            else:
                await answer(sending, problem)
        except ClientGone:
            return  # nobody is there who could be answered


async def answer(send: Send, problem: Problem) -> None:
    """Send a problem as an HTTP answer."""
    body = msgspec.json.encode({"code": problem.code, "arguments": problem.arguments})
    await _send_refusal(send, problem, b"application/json", body)


async def _answer_in_words(scope: Scope, send: Send, problem: Problem) -> None:
    """Send a problem as a line of text, for somebody who opened a page; in a language that his browser asks for."""
    wanted = header(scope, b"accept-language") or ""
    # The first sentence of a language takes a while: its file must be read.
    words = await asyncio.to_thread(told, problem, preferred(wanted))
    await _send_refusal(send, problem, b"text/plain; charset=utf-8", f"{words}\n".encode())


async def _send_refusal(send: Send, problem: Problem, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if problem.code == Code.TOO_OFTEN:
        headers.append((b"retry-after", str(problem.arguments["seconds"]).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
