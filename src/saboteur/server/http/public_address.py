"""Where people reach this server: the address to print, to share and to put into a QR picture."""

from __future__ import annotations

import socket
from typing import Final

ANYWHERE: Final = ("0.0.0.0", "::", "")


def home_address() -> str:
    """This machine's address in the home network; the loopback address without one. Nothing is sent."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
        return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1"
    finally:
        probe.close()


def address(host: str, port: int, public: str | None) -> str:
    """The address that people open."""
    if public is not None:
        return public.rstrip("/")
    name = home_address() if host in ANYWHERE else host
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def table_link(base: str, code: str) -> str:
    """The link to a table."""
    return f"{base}/t/{code}"
