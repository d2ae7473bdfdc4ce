"""Whether a request or the handshake of a socket may come in at all: the one way in for both.

Everybody's requests take turns before anything is looked at, then it counts where one comes from, then how many there
were. Half a request is never counted where others would have to wait for that: its body comes first. What is refused is
refused slowly if that happens often.
"""

from __future__ import annotations

from typing import Final

from starlette.types import Receive, Scope

from saboteur.server.http.client_address import address_of
from saboteur.server.http.connection_loss import loss_of
from saboteur.server.http.request_body import is_coming, whole_body
from saboteur.server.http.request_headers import token_of
from saboteur.server.http.request_origin import RequestOrigins
from saboteur.server.http.request_path import SAFE_METHODS, is_page
from saboteur.server.limits.loop_turns import LoopTurns
from saboteur.server.limits.server_limits import ServerLimits
from saboteur.server.metrics import Metrics, counter
from saboteur.server.moderation.moderation import Moderation
from saboteur.server.problems import Problem
from saboteur.server.settings import Settings

REQUESTS: Final = counter(
    "requests",
    "HTTP answers by the first digit of their status; 1 is a handshake of a socket that was accepted.",
    "status",
)


class Admission:
    """Lets requests and handshakes in, or refuses them."""

    def __init__(
        self,
        settings: Settings,
        origins: RequestOrigins,
        moderation: Moderation,
        limits: ServerLimits,
        metrics: Metrics,
    ) -> None:
        self._settings = settings
        self._origins = origins
        self._moderation = moderation
        self._limits = limits
        self._metrics = metrics
        self._turns = LoopTurns()

    async def admit_request(self, scope: Scope, receive: Receive) -> Receive:
        """What gives the body of a request that may come in: it has come in full, if there is one. Raises Problem, or
        ClientGone if nobody waits for an answer any more.

        What is decided here without asking anybody comes first, then the body, and only then what a database is asked.
        """
        address = address_of(scope, self._settings)
        await self._turns.wait(address)
        try:
            self._check(scope, address)
        except Problem:
            await self._refuse(scope, address)
            raise
        if is_page(scope):
            return receive
        whole = receive if scope["method"] in SAFE_METHODS else await whole_body(scope, receive)
        try:
            await self._limits.requests.take(address, token_of(scope))
        except Problem:
            await self._refuse(scope, address)
            raise
        return whole

    def _check(self, scope: Scope, address: str) -> None:
        """Raises Problem for what is known to be refused when its head has come."""
        self._origins.check(scope)
        self._moderation.check(address)
        if is_page(scope):
            self._limits.requests.take_page(address)
        else:
            complete = scope["method"] in SAFE_METHODS or not is_coming(scope)
            self._limits.requests.begin(address, token_of(scope), complete=complete)

    async def _refuse(self, scope: Scope, address: str) -> None:
        """Come back when a refusal may be told."""
        await self._limits.refusals.wait(address, loss_of(scope).pause)

    async def admit_handshake(self, scope: Scope) -> str:
        """The address of the other side. Raises Problem if its socket must not be opened: that ends the connection, so
        nobody waits for it."""
        address = address_of(scope, self._settings)
        await self._turns.wait(address)
        self._origins.check(scope)
        self._moderation.check(address)
        self._limits.requests.take_handshake(address)
        return address

    def answered(self, status: int) -> None:
        """Count an answer, or a handshake by its status."""
        self._metrics[REQUESTS].labels(f"{status // 100}xx").inc()
