"""The short way in: whole short texts, and nothing else."""

import pytest
from websockets.frames import Frame, Opcode

from saboteur.server.socket.fast_frames import short_text


def sent(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it, if it is masked."""
    return Frame(opcode, data, fin=fin).serialize(mask=mask)


@pytest.mark.parametrize("text", ["", "a", "{}", "Ąžuolas", "x" * 125])
def test_a_whole_short_text_is_read(text: str) -> None:
    assert short_text(sent(Opcode.TEXT, text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        sent(Opcode.TEXT, b"x" * 126),
        sent(Opcode.TEXT, b"first", fin=False),
        sent(Opcode.CONT, b"last"),
        sent(Opcode.BINARY, b"bytes"),
        sent(Opcode.PING, b""),
        sent(Opcode.TEXT, b"unmasked", mask=False),
        sent(Opcode.TEXT, b"\xff\xfe"),
        sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, b"two"),
        sent(Opcode.TEXT, b"in part")[:-1],
        b"",
        b"\x81",
        b"\xc1" + sent(Opcode.TEXT, b"reserved bit")[1:],
    ],
    ids=range(12),  # masks are random
)
def test_anything_else_takes_the_long_way(data: bytes) -> None:
    assert short_text(data) is None
