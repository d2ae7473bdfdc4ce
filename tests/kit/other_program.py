"""A program that is no server of ours."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def other_program() -> Iterator[int]:
    """Something at a port that hangs up at once."""
    with socket.create_server(("127.0.0.1", 0)) as port:

        def hang_up() -> None:
            while True:
                try:
                    port.accept()[0].close()
                except OSError:
                    return

        threading.Thread(target=hang_up, daemon=True).start()
        yield int(port.getsockname()[1])
        port.shutdown(socket.SHUT_RDWR)
