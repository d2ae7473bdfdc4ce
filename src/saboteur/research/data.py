"""Records as a table with a row for each decision, and as Parquet. Writing and reading files needs pyarrow."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import saboteur
from saboteur.bots import Bot, Observation, make_bot, named, play
from saboteur.research.beliefs import believe
from saboteur.research.checked_choice import whole
from saboteur.research.decision_views import view_of, view_text
from saboteur.research.extras import extra
from saboteur.research.provenance import provenance
from saboteur.research.record_histories import histories, is_claim, replayed
from saboteur.rules import Game, Record, SaboteurError, Setup, from_plain, has_won, legal_moves, to_plain
from saboteur.rules.annotations import Said, SeatTaken, asides, programs
from saboteur.rules.claims import is_true, parse_claim
from saboteur.rules.options import option_names

__all__ = [
    "CLAIM_COLUMNS",
    "DECISION_COLUMNS",
    "Records",
    "Row",
    "claims",
    "decisions",
    "generate",
    "histories",
    "read_parquet",
    "read_records",
    "view_of",
    "write_parquet",
    "write_records",
]

Row = dict[str, Any]
Player = tuple[str | None, bool]
"""Who has a seat: a bot of this name, or somebody else; and whether that is a program."""
DECISION_COLUMNS: Final = {
    "game": "which record, counted from 0",
    "version": "moves played before this decision",
    "round": "the round, counted from 1",
    "phase": "what was decided: play, turn-goal, lay-stone or pick-gold",
    "seat": "who decided",
    "bot": "which bot played the seat; null for a person or a program, or if the record doesn't say",
    "program": "whether the seat had declared itself a program",
    "players": "how many played",
    "edition": "the edition",
    "role": "the seat's role (secret while the round was played)",
    "view": "what the seat saw, as JSON",
    "legal": "its legal moves",
    "move": "the move it made",
    "claims": "what the seat has claimed since its last decision of the round",
    "claims_true": "whether each of these claims was true; null for one that is neither true nor false, such as !hello",
    "saboteur_belief": "for each seat, the probability that it is a saboteur, according to `believe` and given what the"
    " deciding seat knew; null without beliefs, and in phases other than play",
    "treasure_belief": "for each goal, the probability that it is the treasure, likewise",
    "won": "whether the seat's side won the round; the selfish dwarf is a side of his own",
}
"""What a row of `decisions` has."""
CLAIM_COLUMNS: Final = {
    "game": "which record, counted from 0",
    "version": "moves played before",
    "round": "the round, counted from 1",
    "seat": "who spoke",
    "bot": "which bot played the seat; null for a person or a program, or if the record doesn't say",
    "program": "whether the seat had declared itself a program",
    "role": "the speaker's role (secret while the round was played)",
    "claim": "what was said",
    "true": "whether it was true; null if it is neither true nor false, such as !hello",
}
"""What a row of `claims` has."""
FILES: Final = ("decisions.parquet", "claims.parquet", "records.jsonl", "README.md")
"""What `generate` writes."""
UNKNOWN_SOURCE: Final = "(unknown: it is in no file, or comes from a function)"
"""What the data card says of a bot whose file has no digest."""
CLOCKED: Final = ("search", "schemer")
"""Bots that stop searching after half a second, which a slow machine may take for fewer playouts."""
Lineup = str | Callable[..., Bot] | Sequence[str | Callable[..., Bot]]
"""A bot, or several that take turns at the seats: by their names or classes."""


Records = Iterable[Record | Mapping[str, Any]] | Path | str
"""Games as records or as what JSON makes of them, or the file that they are in, as `read_records` reads it."""


def read_records(path: Path | str) -> list[Record]:
    """The records in a file of JSON Lines, one game in each line. Raises ValueError with the line that is no record."""
    records = []
    with Path(path).open("rb") as file:
        if file.read(4) == b"PAR1":
            raise ValueError(f"{path} is Parquet, which has rows: read_parquet reads them. Records are in JSON Lines")
    with Path(path).open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                try:
                    records.append(from_plain(json.loads(line)))
                except (ValueError, SaboteurError) as error:
                    raise ValueError(f"{path}, line {number} is not the record of a game: {error}") from error
    return records


def write_records(records: Iterable[Record], path: Path | str) -> int:
    """Write records to a file of JSON Lines, a game in each line, in place of what is in it; gives their number."""
    lines = [json.dumps(to_plain(record)) + "\n" for record in records]
    Path(path).write_text("".join(lines), encoding="utf-8")
    return len(lines)


def decisions(records: Records, *, beliefs: bool = True) -> Iterator[Row]:
    """A row for each decision in finished games. Names are left out: a seat is a number.

    What a seat claims after its last decision of a round is in no row: `claims` has all of them.
    """
    for number, record in enumerate(records_of(records)):
        rows, _ = _rows(record, number, beliefs=beliefs)
        yield from rows


def claims(records: Records) -> Iterator[Row]:
    """A row for each claim in finished games, in the order in which they were made."""
    for number, record in enumerate(records_of(records)):
        _, rows = _rows(record, number, beliefs=False)
        yield from rows


def records_of(records: Records) -> Iterable[Record]:
    if isinstance(records, str | Path):
        return read_records(records)
    if isinstance(records, Record | Mapping):
        raise TypeError("this is one record: give a list of records, or the path of a file with them")
    return map(_record, records)


def _record(given: Record | Mapping[str, Any]) -> Record:
    return given if isinstance(given, Record) else from_plain(dict(given))


def _rows(record: Record, number: int, *, beliefs: bool) -> tuple[list[Row], list[Row]]:
    """The decisions and the claims of a game."""
    talk, players = asides(record), [*zip(_bots(record), programs(record), strict=True)]
    rows: list[Row] = []
    claimed: list[Row] = []
    since: dict[int, int] = {}
    for (game, told), move in zip(replayed(record), (*record.moves, None), strict=False):
        for aside in talk.get(game.version, ()):
            if isinstance(aside, SeatTaken):
                players[aside.seat] = (aside.bot, aside.program)
            elif is_claim(aside.text):
                claimed.append(_claim_row(game, number, aside, players[aside.seat]))
        seat = game.to_act
        if move is None or seat is None:
            break
        said = [c for c in claimed[since.get(seat, 0) :] if (c["seat"], c["round"]) == (seat, game.round)]
        since[seat] = len(claimed)
        rows.append(_row(game, number, move, players[seat], said, told[seat] if beliefs else None))
    for row in rows:
        _add_outcome(row, game)
    return rows, claimed


def _bots(record: Record) -> list[str | None]:
    """The bot of each seat when the cards were dealt; the file may come from anywhere."""
    told = record.extras.get("bots")
    names = told if isinstance(told, list) and len(told) == record.setup.players else [None] * record.setup.players
    return [name if isinstance(name, str) else None for name in names]


def _claim_row(game: Game, number: int, said: Said, player: Player) -> Row:
    looked = game.public().looked[said.seat]
    true = is_true(parse_claim(said.text), game.deal.roles, game.deal.goals, said.seat, looked)
    return {
        "game": number,
        "version": game.version,
        "round": game.round,
        "seat": said.seat,
        "bot": player[0],
        "program": player[1],
        "role": game.deal.roles[said.seat],
        "claim": said.text,
        "true": true,
    }


def _row(
    game: Game, number: int, move: str, player: Player, said: list[Row], history: list[Observation] | None
) -> Row:  # fmt: skip
    view = game.view_to_act()
    own, public = view.own, view.public
    assert own is not None
    posterior = believe(view, history) if history and public.phase == "play" else None
    return {
        "game": number,
        "version": game.version,
        "round": game.round,
        "phase": public.phase,
        "seat": view.seat,
        "bot": player[0],
        "program": player[1],
        "players": public.players,
        "edition": public.edition,
        "role": own.role,
        "view": view_text(view),
        "legal": legal_moves(view),
        "move": move,
        "claims": [claim["claim"] for claim in said],
        "claims_true": [claim["true"] for claim in said],
        "saboteur_belief": None if posterior is None else list(posterior.saboteur),
        "treasure_belief": None if posterior is None else list(posterior.treasure),
    }


def _add_outcome(row: Row, game: Game) -> None:
    finished = row["round"] <= len(game.results)
    row["won"] = has_won(game.results[row["round"] - 1], row["seat"]) if finished else None


def write_parquet(rows: Iterable[Row], path: Path | str, columns: Mapping[str, str] | None = None) -> int:
    """Write rows of `decisions` or of `claims` to a Parquet file; gives their number.

    `columns` and what each of them is are those of the rows, unless you name others. For a file without rows, they are
    those of `decisions`. Raises ValueError if a row has something for which there is no column.
    """
    with extra("research"):
        import pyarrow as arrow
        import pyarrow.parquet as parquet

    all_ = list(rows)
    if columns is None:
        columns = CLAIM_COLUMNS if all_ and "claim" in all_[0] else DECISION_COLUMNS
    unknown = sorted({name for row in all_ for name in row} - set(columns))
    if unknown:
        raise ValueError(f"no column for {', '.join(unknown)}: the columns are {', '.join(columns)}")
    table = arrow.Table.from_pylist(all_, schema=_schema(arrow, columns))
    parquet.write_table(table, path, compression="zstd")
    return int(table.num_rows)


def read_parquet(path: Path | str) -> list[Row]:
    """The rows of a Parquet file."""
    with extra("research"):
        import pyarrow.parquet as parquet

    rows: list[Row] = parquet.read_table(path).to_pylist()
    return rows


def _schema(arrow: Any, columns: Mapping[str, str]) -> Any:
    kinds = {
        "game": arrow.int32(), "version": arrow.int16(), "round": arrow.int8(), "seat": arrow.int8(),
        "players": arrow.int8(), "legal": arrow.list_(arrow.string()), "claims": arrow.list_(arrow.string()),
        "claims_true": arrow.list_(arrow.bool_()), "saboteur_belief": arrow.list_(arrow.float32()),
        "treasure_belief": arrow.list_(arrow.float32()), "won": arrow.bool_(), "true": arrow.bool_(),
        "program": arrow.bool_(),
    }  # fmt: skip
    fields = [
        arrow.field(name, kinds.get(name, arrow.string()), metadata={"about": about}) for name, about in columns.items()
    ]
    return arrow.schema(fields, metadata={"saboteur": saboteur.__version__})


def generate(
    folder: Path | str,
    games: int,
    bots: Lineup = "detective",
    seed: str = "data",
    players: int = 5,
    edition: str = "lt",
    options: Iterable[str] = (),
    rounds: int = 1,
    *,
    overwrite: bool = False,
) -> Path:
    """Let bots play, and write `decisions.parquet`, `claims.parquet`, `records.jsonl` and a data card `README.md`.

    `bots`: one as `make_bot` knows it, several as `digger+detective`, or a list of bots or their classes. Several take
    turns at the seats, and the seats rotate from game to game. The seed is the same unless you give another, and so are
    the games then. Raises FileExistsError if one of the files is there already, unless it may be overwritten.
    """
    place, setup, names = Path(folder), Setup(edition, players, option_names(options), rounds), _line_up(bots)
    count = whole("games", games, 1)
    there = [file for file in FILES if (place / file).exists()]
    if there and not overwrite:
        raise FileExistsError(f"{place} already has {', '.join(there)}: name another folder, or say overwrite=True")
    place.mkdir(parents=True, exist_ok=True)
    made_by, records = provenance(names), list[Record]()
    for number in range(count):
        seated = [names[(seat + number) % len(names)] for seat in range(setup.players)]
        made = [make_bot(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(seated)]
        record = play(Game.seeded(setup, f"{seed}/{number}"), made).record
        records.append(replace(record, extras={**record.extras, "provenance": made_by}))
    write_records(records, place / "records.jsonl")
    rows = write_parquet(decisions(records), place / "decisions.parquet")
    write_parquet(claims(records), place / "claims.parquet", CLAIM_COLUMNS)
    (place / "README.md").write_text(_card(count, rows, names, seed, setup, made_by), encoding="utf-8")
    return place


def _line_up(bots: Any) -> list[str]:
    """The names of the bots that take turns. Raises BadBot for one that none has, and TypeError for what is no name."""
    given = bots.split("+") if isinstance(bots, str) else [bots] if callable(bots) else bots
    if not isinstance(given, Sequence) or not given or not all(isinstance(bot, str) or callable(bot) for bot in given):
        raise TypeError(f"bots: {bots!r} is none; give a name, several such as 'digger+detective', or a list of bots")
    names = [named(bot) for bot in given]
    for name in names:
        make_bot(name, "line-up")
    return names


def _played_by(names: Sequence[str], setup: Setup) -> str:
    rounds = "one round" if setup.rounds == 1 else f"{setup.rounds} rounds"
    options = f" with {', '.join(f'`{option}`' for option in sorted(setup.options))}" if setup.options else ""
    bots = ", ".join(f"`{name}`" for name in names)
    who = f"all played by {bots}" if len(names) == 1 else f"played by {bots}, which take turns at the seats,"
    return f"games of {rounds} with {setup.players} players, edition `{setup.edition}`{options}, {who}"


def _repeated(names: Sequence[str], sources: Mapping[str, str | None]) -> str:
    """What gives the same games again: for bots from outside, that takes more than a version."""
    same = "The same seed and version give the same games"
    if sources:
        told = ", ".join(f"`{name}` {digest or UNKNOWN_SOURCE}" for name, digest in sources.items())
        same = (
            f"Bots that don't come with the package, with a digest of their file (the beginning of its SHA-256): {told}"
            f". {same} as long as these bots and all that they import or load are the same"
        )
    clocked = " and ".join(f"`{name}`" for name in dict.fromkeys(names) if name in CLOCKED)
    return f"{same}, except that {clocked} may move differently on a slower machine." if clocked else f"{same}."


def _card(
    games: int, rows: int, names: Sequence[str], seed: str, setup: Setup, made: Mapping[str, Any]
) -> str:  # fmt: skip
    tables = [
        "\n".join(
            [f"`{file}`:\n\n| column | what it is |\n|---|---|", *(f"| `{name}` | {about} |" for name, about in all_)]
        )
        for file, all_ in (
            ("decisions.parquet", DECISION_COLUMNS.items()),
            ("claims.parquet", CLAIM_COLUMNS.items()),
        )
    ]
    return (
        f"# Decisions of Saboteur bots\n\n{rows} decisions in {games} {_played_by(names, setup)} "
        f"of saboteur {saboteur.__version__}, seed “{seed}”. Fingerprints of the sources: `code` {made['code']}, "
        f"`research_code` {made['research_code']}. "
        "No people took part, and there are no names. "
        f"{_repeated(names, made['foreign_bots'])}\n\n"
        "Beliefs use the likelihoods fitted on bots' play (`fitted()`). Bots play more alike than people do.\n\n"
        f"{tables[0]}\n\n{tables[1]}\n\nLicense: MIT.\n"
    )
