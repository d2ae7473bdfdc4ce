"""The file of a tournament's games: a record in each line, with what is counted of each seat, so that one that was
stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from saboteur.research.provenance import provenance
from saboteur.research.tournament_plan import PlannedGame
from saboteur.research.tournament_rescoring import KEY
from saboteur.research.tournament_score import SeatOutcome
from saboteur.rules import Record, to_plain


@dataclass(frozen=True)
class PlayedGame:
    """A game that is over."""

    planned: PlannedGame
    outcomes: list[SeatOutcome]
    record: Record | None
    """None for a game that was read: its record is in the file already."""


class GameFile:
    """Takes games as they are over, each whole and on disk before the next."""

    def __init__(self, path: Path, about: Mapping[str, Any], bots: Iterable[str]) -> None:
        """`about` says of which tournament the games are: it is the same in all records of a file. `bots` are the
        players who are named."""
        self.path = path
        self.about = dict(about)
        self._provenance = provenance(bots)
        """Which code plays what is written from now on; a file that is gone on with may hold games of another one."""
        self._numbers: list[int] = []
        """The games in the file, in its order."""

    def clear(self) -> None:
        """Begin anew: what was in the file is gone."""
        self.path.write_text("", encoding="utf-8")

    def read(self, planned: Mapping[int, PlannedGame]) -> list[PlayedGame]:
        """The games that are in the file already, of those that are planned. A last line that was cut off is removed.

        Raises ValueError if the file has games of another tournament.
        """
        lines = self._lines()
        found: dict[int, PlayedGame] = {}
        for place, line in enumerate(lines, 1):
            told, plain = self._told(line, place)
            self._numbers.append(told["game"])
            game = planned.get(told["game"])
            if game is None:
                continue
            if (plain.get("bots"), plain.get("seed")) != (list(game.seated), game.seed):
                raise self._other(place, f"who sits where, or the deal, is not that of game {game.number}")
            found[game.number] = PlayedGame(game, [SeatOutcome(**seat) for seat in told["seats"]], None)
        return list(found.values())

    def _lines(self) -> list[str]:
        if not self.path.exists():
            self.clear()
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self._replace([whole])
        return whole.splitlines()

    def _told(self, line: str, place: int) -> tuple[dict[str, Any], dict[str, Any]]:
        try:
            plain = json.loads(line)
            told = plain[KEY]
            about = {name: told[name] for name in self.about}
        except (ValueError, KeyError, TypeError):
            raise self._other(place, "it is no record of a tournament") from None
        for name, value in self.about.items():
            if about[name] != value:
                raise self._other(place, f"{name} was {about[name]!r} and now is {value!r}")
        return told, plain

    def _other(self, place: int, why: str) -> ValueError:
        return ValueError(f"{self.path}, line {place}: {why}; name another file, or begin anew without resume=True")

    def keep(self, game: PlayedGame) -> None:
        """Write a game that is over."""
        assert game.record is not None
        told = {"game": game.planned.number, **self.about, "seats": [asdict(seat) for seat in game.outcomes]}
        extras = {**game.record.extras, "bots": list(game.planned.seated), KEY: told, "provenance": self._provenance}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(to_plain(replace(game.record, extras=extras))) + "\n")
        self._numbers.append(game.planned.number)

    def sort(self) -> None:
        """Put the games in the order of their numbers: those side by side are over in any order."""
        if self._numbers == sorted(self._numbers):
            return
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        self._replace(line for _, line in sorted(zip(self._numbers, lines, strict=True), key=lambda pair: pair[0]))
        self._numbers.sort()

    def _replace(self, lines: Iterable[str]) -> None:
        """Write the file anew in one step: whenever this is stopped, either the old one is there or the new one."""
        other = self.path.with_name(f"{self.path.name}.new")
        other.write_text("".join(lines), encoding="utf-8")
        other.replace(self.path)
