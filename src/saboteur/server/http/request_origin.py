"""Whether a request may come in at all: by the name it was sent to, and by the site it comes from.

This stands before everything else, so that no page of another site can make a visitor's browser guess, count or look
anything up here.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import Scope

from saboteur.server.http.allowed_hosts import AllowedHosts, is_address, named
from saboteur.server.http.client_address import forwarding, scheme_of, trusted
from saboteur.server.http.request_headers import header, headers
from saboteur.server.http.request_path import is_page
from saboteur.server.log_lines import Warnings, quoted
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings


class RequestOrigins:
    """Refuses requests that were sent to a name that is not ours, or by a page that is not ours."""

    def __init__(self, settings: Settings, warnings: Warnings) -> None:
        self._settings = settings
        self._hosts = AllowedHosts(settings)
        self._warnings = warnings

    def check(self, scope: Scope) -> None:
        """Raises Problem for a foreign host or site. Pages may be opened by a link from elsewhere."""
        self._warn_of_forwarding(scope)
        self._check_host(scope)
        if not is_page(scope) and not same_origin(scope, self._settings):
            self._warn_of_origin(scope)
            raise Problem(Code.BAD_ORIGIN)

    def _check_host(self, scope: Scope) -> None:
        name = named(headers(scope, b"host"))
        if name == "" or (name is not None and self._hosts.allow(name)):
            return
        if name is not None and not self._hosts.public and trusted(scope, self._settings):
            return  # the proxy answers for it
        shown = quoted(name or ", ".join(headers(scope, b"host")))
        self._warnings.warn("bad-host", "%s; --allowed-hosts or --public-address would allow it", shown)
        raise Problem(Code.BAD_HOST, host=shown)

    def _warn_of_forwarding(self, scope: Scope) -> None:
        """Somebody names visitors and is no proxy of ours. On our own network that is a proxy, most likely; elsewhere
        it may be a visitor, whose address is not written down."""
        if forwarding(scope, self._settings) != "untrusted":
            return
        peer = scope["client"][0] if scope.get("client") else ""
        if is_address(peer) and ip_address(peer).is_private:
            self._warnings.warn("untrusted-proxy", "%s sends X-Forwarded-For; --trusted-proxy would trust it", peer)
        else:
            self._warnings.warn("untrusted-forwarding", "X-Forwarded-For; --trusted-proxy would trust its sender")

    def _warn_of_origin(self, scope: Scope) -> None:
        seen = header(scope, b"origin") or header(scope, b"referer") or header(scope, b"sec-fetch-site") or ""
        expected = " or ".join(sorted(own_origins(scope, self._settings))) or "none"
        words = "from %s, expected %s; if that is your site, set --public-address"
        self._warnings.warn("bad-origin", words, quoted(seen.split("?")[0]), quoted(expected))


def same_origin(scope: Scope, settings: Settings) -> bool:
    """Whether the request comes from our own pages, or from no page at all.

    Browsers name the page's origin with posts and sockets. With other requests they say how the page is related to us,
    except over plain http; there a foreign page is known by its Referer, unless it withholds it.
    """
    origins = list(headers(scope, b"origin"))
    if not origins:
        relations = list(headers(scope, b"sec-fetch-site"))
        if relations:
            return all(relation in ("same-origin", "none") for relation in relations)
        origins = list(headers(scope, b"referer"))
    allowed = own_origins(scope, settings)
    return all(_origin(origin) in allowed for origin in origins)


def own_origins(scope: Scope, settings: Settings) -> frozenset[str]:
    """The origins of our own pages: the public address, and that under which the request was sent."""
    host = header(scope, b"host") or ""
    own = (_origin(settings.public_address), _origin(f"{scheme_of(scope, settings)}://{host}"))
    return frozenset(filter(None, own))


def _origin(address: str | None) -> str | None:
    """Scheme, host and port of an address, comparable; None if it has none."""
    try:
        parts = urlsplit(address or "")
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.scheme and parts.hostname else None
