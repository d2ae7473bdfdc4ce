"""Records as a table with a row for each decision, and as Parquet. Writing and reading files needs pyarrow."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import saboteur
from saboteur.bots import Observation, make_bot, play
from saboteur.bots.noting import note
from saboteur.research.beliefs import believe
from saboteur.rules import Game, Record, Setup, from_plain, legal_moves, to_plain
from saboteur.rules.annotations import Said, asides
from saboteur.rules.claims import NotAClaim, is_true, parse_claim

Row = dict[str, Any]
DECISION_COLUMNS: Final = {
    "game": "which record, counted from 0",
    "version": "moves played before",
    "round": "the round, counted from 1",
    "phase": "what was decided: play, turn-goal, lay-stone or pick-gold",
    "seat": "who decided",
    "players": "how many played",
    "edition": "the edition",
    "role": "the seat's role (secret while the round was played)",
    "view": "what the seat saw, as JSON",
    "legal": "its legal moves",
    "move": "the move it made",
    "claims": "what the seat has claimed since its last decision",
    "claims_true": "whether each of these claims was true; null for one that can be neither",
    "saboteur_belief": "for each seat, how likely the seat thought it a saboteur",
    "treasure_belief": "for each goal, how likely it thought it the treasure",
    "won": "whether the seat's side won the round",
}
"""What a row has."""


def decisions(records: Iterable[Record | Mapping[str, Any]], *, beliefs: bool = True) -> Iterator[Row]:
    """A row for each decision in finished games. Names are left out: a seat is a number."""
    for number, given in enumerate(records):
        record = given if isinstance(given, Record) else from_plain(dict(given))
        yield from _rows(record, number, beliefs=beliefs)


def _rows(record: Record, number: int, *, beliefs: bool) -> Iterator[Row]:
    talk = asides(record)
    rows: list[Row] = []
    histories: list[list[Observation]] = [[] for _ in range(record.setup.players)]
    said: dict[int, list[str]] = {}
    game = Game(record.setup, record.deals)
    seats = dict(enumerate(histories))
    note(seats, game.opening)
    for move in record.moves:
        seat = game.to_act
        assert seat is not None
        rows.append(_row(game, number, seat, move, said.pop(seat, []), histories[seat] if beliefs else None))
        note(seats, game.play(seat, move).events)
        for aside in talk.get(game.version, ()):
            if isinstance(aside, Said) and _is_claim(aside.text):
                said.setdefault(aside.seat, []).append(aside.text)
                for history in histories:
                    history.append(Observation(claim=(aside.seat, aside.text)))
    for row in rows:
        _add_outcome(row, game)
        yield row


def _is_claim(text: str) -> bool:
    try:
        parse_claim(text)
    except NotAClaim:
        return False
    return True


def _row(
    game: Game, number: int, seat: int, move: str, said: list[str], history: list[Observation] | None
) -> Row:  # fmt: skip
    view = game.view(seat)
    own, public = view.own, view.public
    assert own is not None
    posterior = believe(view, history) if history and public.phase == "play" else None
    looked = public.looked[seat]
    truths = [is_true(parse_claim(text), game.deal.roles, game.deal.goals, seat, looked) for text in said]
    seen = {"public": vars(public), "own": vars(own)}
    return {
        "game": number,
        "version": game.version,
        "round": game.round,
        "phase": public.phase,
        "seat": seat,
        "players": public.players,
        "edition": public.edition,
        "role": own.role,
        "view": json.dumps(seen, default=_plain),
        "legal": legal_moves(view),
        "move": move,
        "claims": said,
        "claims_true": truths,
        "saboteur_belief": None if posterior is None else list(posterior.saboteur),
        "treasure_belief": None if posterior is None else list(posterior.treasure),
    }


def _plain(value: Any) -> Any:
    return {name: getattr(value, name) for name in value.__slots__}


def _add_outcome(row: Row, game: Game) -> None:
    finished = row["round"] <= len(game.results)
    winner = game.results[row["round"] - 1].winner if finished else None
    row["won"] = None if winner is None else (winner == "saboteurs") == (row["role"] == "saboteur")


def write_parquet(rows: Iterable[Row], path: Path | str) -> int:
    """Write rows to a Parquet file, with what each column means; gives their number."""
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    table = arrow.Table.from_pylist(list(rows), schema=_schema(arrow))
    parquet.write_table(table, path, compression="zstd")
    return int(table.num_rows)


def read_parquet(path: Path | str) -> list[Row]:
    """The rows of a Parquet file."""
    import pyarrow.parquet as parquet

    rows: list[Row] = parquet.read_table(path).to_pylist()
    return rows


def _schema(arrow: Any) -> Any:
    kinds = {
        "game": arrow.int32(), "version": arrow.int16(), "round": arrow.int8(), "seat": arrow.int8(),
        "players": arrow.int8(), "legal": arrow.list_(arrow.string()), "claims": arrow.list_(arrow.string()),
        "claims_true": arrow.list_(arrow.bool_()), "saboteur_belief": arrow.list_(arrow.float32()),
        "treasure_belief": arrow.list_(arrow.float32()), "won": arrow.bool_(),
    }  # fmt: skip
    fields = [
        arrow.field(name, kinds.get(name, arrow.string()), metadata={"about": about})
        for name, about in DECISION_COLUMNS.items()
    ]
    return arrow.schema(fields, metadata={"saboteur": saboteur.__version__})


def generate(folder: Path | str, games: int, bots: str = "detective", seed: str = "data", players: int = 5) -> Path:
    """Let bots play, and write `decisions.parquet`, `records.jsonl` and a data card `README.md` into a folder."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    setup = Setup(players=players, rounds=1)
    records = []
    for number in range(games):
        seats = [make_bot(bots, f"{seed}/{number}/{seat}") for seat in range(players)]
        records.append(play(Game.seeded(setup, f"{seed}/{number}"), seats).record)
    lines = [json.dumps(to_plain(record)) + "\n" for record in records]
    (place / "records.jsonl").write_text("".join(lines), encoding="utf-8")
    rows = write_parquet(decisions(records), place / "decisions.parquet")
    (place / "README.md").write_text(_card(games, rows, bots, seed, setup), encoding="utf-8")
    return place


def _card(games: int, rows: int, bots: str, seed: str, setup: Setup) -> str:
    columns = "\n".join(f"| `{name}` | {about} |" for name, about in DECISION_COLUMNS.items())
    return (
        f"# Decisions of Saboteur bots\n\n{rows} decisions in {games} games of one round with {setup.players} players, "
        f"edition `{setup.edition}`, all played by `{bots}` of saboteur {saboteur.__version__}, seed “{seed}”. "
        "No people took part, and there are no names. The same seed and version give the same games.\n\n"
        "Beliefs are those of the built-in detective, fitted on bots' play. Bots play more alike than people do.\n\n"
        f"| column | what it is |\n|---|---|\n{columns}\n\nLicense: MIT.\n"
    )
