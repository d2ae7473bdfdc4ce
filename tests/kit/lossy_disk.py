"""A disk that loses what was not synced: changes of a folder are recorded by a preloaded library, and after a cut the
folder is made anew from what was synced, with some of the rest, torn at sectors. One number says what is lost."""

from __future__ import annotations

import mmap
import os
import random
import struct
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from saboteur.server.control.socket_file import SUFFIX as SOCKET
from tools.build.native import build_environment, compiler

SOURCE: Final = Path(__file__).with_name("write_recorder.c")
LIBRARY: Final = Path(__file__).resolve().parents[2] / "build" / "recorder.so"
HEAD: Final = struct.Struct("<B3xIQQ")
CUT_AT, WRITE_ERROR, SYNC_ERROR, OPEN_ERROR, CHANGES, SHIFT = range(6)
SECTORS: Final = (512, 4096)
MEMORY: Final = "-shm"
"""The end of the name of the WAL's shared index, which is no part of a disk."""


@cache
def library() -> Path:
    """The recorder, compiled if its source is newer. Without a C compiler there is no way to test this."""
    if LIBRARY.exists() and LIBRARY.stat().st_mtime >= SOURCE.stat().st_mtime:
        return LIBRARY
    command = compiler()
    if command is None:
        raise RuntimeError("The harness for power cuts needs a C compiler.")
    LIBRARY.parent.mkdir(exist_ok=True)
    beside = LIBRARY.with_suffix(f".{os.getpid()}")
    built = [*command, "-O1", "-shared", "-fPIC", "-o", str(beside), str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(built, check=True, env=build_environment())
    beside.replace(LIBRARY)
    return LIBRARY


class Recorder:
    """What is recorded of one folder, and the switches that make its disk fail."""

    def __init__(self, folder: Path, notes: Path) -> None:
        """`notes` is a folder for the recording itself, outside the recorded one."""
        self.folder = folder
        self.log, self._control_file = notes / "changes", notes / "control"
        self._control_file.write_bytes(bytes(8 * 6))
        with self._control_file.open("r+b") as file:
            self._control = mmap.mmap(file.fileno(), 0)

    @property
    def environment(self) -> Mapping[str, str]:
        """For the process that is recorded."""
        return {
            "LD_PRELOAD": str(library()), "RECORDER_FOLDER": str(self.folder), "RECORDER_LOG": str(self.log),
            "RECORDER_CONTROL": str(self._control_file),
        }  # fmt: skip

    def switch(self, which: int, value: int) -> None:
        """Set one of the numbers that the process looks at."""
        struct.pack_into("<q", self._control, which * 8, value)

    @property
    def changes(self) -> int:
        """Changes counted since the last `begin`."""
        return int(struct.unpack_from("<q", self._control, CHANGES * 8)[0])

    def begin(self, cut_at: int = 0) -> Disk:
        """Forget what was recorded; gives the disk as it is now, all of it synced."""
        self.log.write_bytes(b"")
        self.switch(CHANGES, 0)
        self.switch(CUT_AT, cut_at)
        return Disk.of(self.folder)


class Change(NamedTuple):
    """One line of the recording: Opened anew, Written, Truncated, Synced, Unlinked or Renamed."""

    kind: str
    name: str
    offset: int
    data: bytes


def changes(log: Path) -> Iterator[Change]:
    """The recording; a last line that was not finished is none."""
    data, at = log.read_bytes(), 0
    while at + HEAD.size <= len(data):
        kind, name_length, offset, length = HEAD.unpack_from(data, at)
        name_at = at + HEAD.size
        start = name_at + name_length
        at = start + (length if chr(kind) in "WR" else 0)
        if at <= len(data):
            yield Change(chr(kind), data[name_at:start].decode(), offset, data[start:at])


@dataclass
class File:
    """What of a file is safe, and what was written since the last sync."""

    safe: bytearray = field(default_factory=bytearray)
    pending: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.pending:
            _apply(self.safe, change)
        self.pending.clear()


class Disk:
    """A folder as a disk holds it: files, names that are safe, and changes of names that are not."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._names: dict[str, File] = {}
        self._safe_names: dict[str, File] = {}
        self._pending: list[dict[str, File]] = []
        """The names after each change of names since the folder was synced."""

    @classmethod
    def of(cls, folder: Path) -> Disk:
        """A disk with what a folder holds, all of it safe."""
        disk = cls(str(folder))
        for path in folder.iterdir():
            if path.is_file() and not path.name.endswith((MEMORY, ".log")):
                disk._names[str(path)] = File(bytearray(path.read_bytes()))
        disk._safe_names = dict(disk._names)
        return disk

    def take(self, change: Change) -> None:
        """Let a recorded change happen. A socket is no file: nothing is kept in it."""
        if change.name.endswith(SOCKET):
            return
        if change.kind == "S":
            self._sync(change.name)
        elif change.kind in "WT":
            self._names[change.name].pending.append(change)
        else:
            self._rename(change)

    def _sync(self, name: str) -> None:
        if name == self._folder:
            self._safe_names = dict(self._names)
            self._pending.clear()
        else:
            self._names[name].sync()

    def _rename(self, change: Change) -> None:
        if change.kind == "O":
            self._names[change.name] = File()
        else:
            moved = self._names.pop(change.name)
            if change.kind == "R":
                self._names[change.data.decode()] = moved
        self._pending.append(dict(self._names))

    def after_cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files after the power failed: what was synced, and whatever of the rest the disk had got to."""
        kept = chance.randrange(len(self._pending) + 1)
        names = self._pending[kept - 1] if kept else self._safe_names
        luck = Luck(chance)
        return {name: luck.survivors(file) for name, file in names.items()}


class Luck:
    """Which writes that were not synced survive: none, all, the first ones, or any of their sectors."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._share = chance.choice((0.0, 0.5, 0.5, 0.9, 1.0))
        self._sector = chance.choice(SECTORS)
        self._in_order = chance.random() < 0.4

    def survivors(self, file: File) -> bytes:
        """The contents of a file."""
        content = bytearray(file.safe)
        pieces = [piece for change in file.pending for piece in self._pieces(change)]
        if self._in_order:
            pieces = pieces[: self._chance.randrange(len(pieces) + 1)]
        else:
            pieces = [piece for piece in pieces if self._chance.random() < self._share]
        for piece in pieces:
            _apply(content, piece)
        return bytes(content)

    def _pieces(self, change: Change) -> Iterator[Change]:
        """A write in pieces that a disk writes whole."""
        at, end = change.offset, change.offset + len(change.data)
        if change.kind == "T":
            yield change
        while at < end:
            stop = min(end, (at // self._sector + 1) * self._sector)
            yield change._replace(offset=at, data=change.data[at - change.offset : stop - change.offset])
            at = stop


def _apply(content: bytearray, change: Change) -> None:
    if change.kind == "T":
        del content[change.offset :]
        content.extend(bytes(change.offset - len(content)))
        return
    content.extend(bytes(max(0, change.offset - len(content))))
    content[change.offset : change.offset + len(change.data)] = change.data


def put_back(folder: Path, files: Mapping[str, bytes]) -> None:
    """Make a folder hold these files and no others; logs of people stay."""
    for path in folder.iterdir():
        if path.is_file() and not path.name.endswith(".log"):
            path.unlink()
    for name, content in files.items():
        Path(name).write_bytes(content)
