"""Frames are cut where they end, however they arrive."""

from __future__ import annotations

import pytest

from bench.server.websocket import TEXT, bounds, framed

HEADS = {
    0: b"\x00",
    125: b"\x7d",
    126: b"\x7e\x00\x7e",
    65535: b"\x7e\xff\xff",
    65536: b"\x7f" + (65536).to_bytes(8, "big"),
}


@pytest.mark.parametrize("size", HEADS)
def test_a_whole_frame_has_its_payload_within(size: int) -> None:
    frame = b"\x81" + HEADS[size] + b"x" * size
    assert bounds(b"before" + frame, 6) == (6 + len(frame) - size, 6 + len(frame))


@pytest.mark.parametrize("size", HEADS)
def test_a_frame_that_is_not_whole_ends_behind_the_data(size: int) -> None:
    frame = b"\x81" + HEADS[size] + b"x" * size
    for kept in {1, 2, 3, 5, 9, len(frame) - 1} & set(range(len(frame))):
        assert bounds(frame[:kept], 0)[1] > kept


@pytest.mark.parametrize("size", HEADS)
def test_a_client_frame_is_masked_with_zeros(size: int) -> None:
    frame = framed(b"y" * size)
    assert frame[0] == TEXT
    assert frame[1] & 0x80
    assert frame.endswith(bytes(4) + b"y" * size)
