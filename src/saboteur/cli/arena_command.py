"""`saboteur arena`: bots against bots on the same deals, with intervals."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from saboteur.arena.arena_game import spec_of
from saboteur.arena.chunked_runs import Cores, Pool, Progress, play_matchup
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup
from saboteur.arena.matchup_report import better_for, inference, report
from saboteur.arena.tally import Tally
from saboteur.cli import shared_arguments
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.terminal_output import HEADING, Voice, is_coloured
from saboteur.cli.usage_error import BadInput
from saboteur.rules.editions import FEWEST_PLAYERS, MOST_PLAYERS
from saboteur.sentences import decimal, sentence

MOST: Final = 10**8
GAME_ROUNDS: Final = 3
FOLDER: Final = Path("build", "arena")
USUAL_BOT: Final = "detective"


def add_arguments(parser: Parser, tell: Tell) -> None:
    """Who plays, how many, how often, and what is shown."""
    from saboteur.bots import BUILT_IN_NAMES

    names = {"bots": ", ".join(BUILT_IN_NAMES), "default": USUAL_BOT}
    for name in ("diggers", "saboteurs", "odd", "among"):
        parser.add_argument(f"--{name}", metavar="BOT", type=_bots, help=tell(f"help-arena-{name}", **names))
    parser.add_argument("--baseline", metavar="BOTS", type=_pair, help=tell("help-arena-baseline"))
    players = shared_arguments.number_or_range(FEWEST_PLAYERS, MOST_PLAYERS)
    parser.add_argument("--players", metavar="N", type=players, default="3-10", help=tell("help-arena-players"))
    count = shared_arguments.whole_number(1, MOST)
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--rounds", metavar="N", type=count, default=1000, help=tell("help-arena-rounds"))
    length.add_argument("--games", metavar="N", type=count, help=tell("help-arena-games"))
    parser.add_argument(
        "--edition", metavar="CODE", type=shared_arguments.edition, default="lt", help=tell("help-edition")
    )
    parser.add_argument(
        "--options", metavar="NAMES", type=shared_arguments.options, default="", help=tell("help-options")
    )
    parser.add_argument("--seed", metavar="TEXT", type=shared_arguments.seed, help=tell("help-arena-seed"))
    _add_ways(parser, tell)


def _add_ways(parser: Parser, tell: Tell) -> None:
    jobs = shared_arguments.whole_number(1, 1024)
    parser.add_argument("--jobs", metavar="N", type=jobs, default=0, help=tell("help-arena-jobs"))
    parser.add_argument(
        "--budget",
        metavar="N",
        type=shared_arguments.whole_number(1, 60_000),
        default=50,
        help=tell("help-arena-budget"),
    )
    parser.add_argument("--folder", metavar="FOLDER", type=Path, help=tell("help-arena-folder"))
    parser.add_argument("--fresh", action="store_true", help=tell("help-arena-fresh"))
    parser.add_argument("--inference", action="store_true", help=tell("help-arena-inference"))
    parser.add_argument("--charts", metavar="FOLDER", type=Path, help=tell("help-arena-charts"))
    parser.add_argument("--json", action="store_true", help=tell("help-arena-json"))
    parser.add_argument("--ray", metavar="ADDRESS", help=tell("help-arena-ray"))


def run(given: Namespace) -> None:
    """Print the seed, without which nobody could go on with a run that was stopped; then play, and print one line for
    each number of players."""
    lineup = _lineup(given)
    seed = secrets.token_hex(8) if given.seed is None else given.seed
    pool = _pool(given)
    voice = Voice()
    if not given.json:
        voice.say(sentence("arena-title", lineup=lineup.title, seed=seed), HEADING)
        sys.stdout.flush()
    rows: list[dict[str, Any]] = []
    for players in given.players:
        matchup = _matchup(given, lineup, players, seed)
        tally = _played(given, matchup, pool)
        row = report(matchup, tally, _baseline(given, matchup, pool))
        if given.inference or given.charts:
            row["inference"] = inference(tally)
        rows.append(row)
        if given.json:
            print(json.dumps(row))
        else:
            _tell(voice, row)
        sys.stdout.flush()
    if given.charts is not None:
        _draw(given.charts, lineup, rows)


def _lineup(given: Namespace) -> Lineup:
    if (given.odd is None) != (given.among is None):
        raise BadInput(sentence("arena-odd-among"))
    if given.odd is not None and (given.diggers is not None or given.saboteurs is not None):
        raise BadInput(sentence("arena-odd-or-roles"))
    if given.odd is not None:
        return Lineup(given.among, given.among, given.odd)
    diggers = given.diggers or given.saboteurs or USUAL_BOT
    return Lineup(diggers, given.saboteurs or diggers)


def _matchup(given: Namespace, lineup: Lineup, players: int, seed: str) -> Matchup:
    rounds = 1 if given.games is None else GAME_ROUNDS
    return Matchup(lineup, players, seed, given.edition, tuple(sorted(given.options)), rounds, given.budget)


def _played(given: Namespace, matchup: Matchup, pool: Pool) -> Tally:
    folder = None if given.fresh else given.folder or FOLDER
    title = f"{matchup.lineup.title} {matchup.players}"
    with _bar(title) as progress:
        # of bots of one's own only what one has asked to keep
        keep_own = given.folder is not None
        return play_matchup(matchup, given.games or given.rounds, pool, folder, progress, keep_own=keep_own)


def _baseline(given: Namespace, matchup: Matchup, pool: Pool) -> tuple[Matchup, Tally] | None:
    """The same deals with other bots."""
    if given.baseline is None:
        return None
    other = replace(matchup, lineup=Lineup(*given.baseline))
    return other, _played(given, other, pool)


def _pool(given: Namespace) -> Pool:
    if given.ray is None:
        return Cores(given.jobs)
    from saboteur.arena.ray_cluster import RayCluster

    try:
        return RayCluster(given.ray)
    except ImportError:
        raise BadInput(sentence("arena-no-ray")) from None


def _unseen(*_: int) -> None:
    """Progress that nobody watches."""


@contextmanager
def _bar(title: str) -> Iterator[Progress]:
    """A progress bar on standard error, if that is a terminal."""
    if not is_coloured(sys.stderr):
        yield _unseen
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title)
        yield lambda done, games: bar.update(task, completed=done, total=games)


def _tell(voice: Voice, row: dict[str, Any]) -> None:
    low, high = row["interval"]
    voice.say(
        sentence(
            "arena-row", players=row["players"], rounds=row["rounds"], apart=row["without_saboteur"],
            wins=_percent(row["saboteur_wins"]), low=_percent(low), high=_percent(high),
            nuggets=decimal(row["nuggets_per_seat"] or 0, ".2f"),
            median=decimal(row["ms_p50"], ".2f"), slow=decimal(row["ms_p99"], ".2f"),
        )
    )  # fmt: skip
    _tell_more(voice, row)


def _intervals(row: dict[str, Any]) -> dict[str, str | int]:
    """How often the odd one had each role, and the intervals of its shares."""
    told: dict[str, str | int] = {}
    for role in ("digger", "saboteur"):
        low, high = row[f"odd_interval_as_{role}"]
        told |= {
            f"{role}_rounds": row[f"odd_rounds_as_{role}"],
            f"{role}_low": _percent(low),
            f"{role}_high": _percent(high),
        }
    return told


def _tell_more(voice: Voice, row: dict[str, Any]) -> None:
    if "odd" in row:
        shares = {name: _percent(row[f"odd_wins_as_{name}"]) for name in ("digger", "saboteur")}
        voice.say(sentence("arena-odd-row", bot=row["odd"], nuggets=decimal(row["odd_nuggets"] or 0, ".2f"), **shares))
        voice.say(sentence("arena-odd-intervals", **_intervals(row)))
    if "baseline" in row:
        base = row["baseline"]
        low, high = (decimal(100 * bound, "+.1f") for bound in base["interval"])
        points = decimal(100 * base["difference"], "+.1f")
        voice.say(
            sentence(
                "arena-baseline-row",
                diggers=base["diggers"],
                saboteurs=base["saboteurs"],
                points=points,
                low=low,
                high=high,
            )
        )
        bots = {"diggers": row["diggers"], "saboteurs": row["saboteurs"]}
        voice.say(sentence("arena-better", side=better_for(base["interval"]) or "neither", **bots))
    for entry in row.get("inference", ()):
        numbers = {
            name: decimal(entry[name], ".3f")
            for name in ("auc", "log_loss", "brier", "calibration_error", "false_convictions")
        }
        voice.say(sentence("arena-inference-row", turn=entry["go_round"], **numbers))
    for bot, ms in {**row["ms_by_bot"], **_of_baseline(row)}.items():
        times = {"mean": decimal(ms["mean"], ".3f"), "slow": decimal(ms["p95"], ".3f")}
        voice.say(sentence("arena-time-row", bot=bot, **times))


def _of_baseline(row: dict[str, Any]) -> dict[str, Any]:
    """The times of the bots that played in the baseline alone."""
    others = row.get("baseline", {}).get("ms_by_bot", {})
    return {bot: ms for bot, ms in others.items() if bot not in row["ms_by_bot"]}


def _percent(share: float | None) -> str:
    return "–" if share is None else decimal(100 * share, ".1f")


def _draw(folder: Path, lineup: Lineup, rows: list[dict[str, Any]]) -> None:
    try:
        from saboteur.arena.charts import calibration_chart, chart
    except ImportError:
        raise BadInput(sentence("arena-no-charts")) from None
    chart(folder, f"{lineup.name}-wins", _by_role(lineup, rows), _words("wins"), x="players", y="saboteur_wins")
    chart(
        folder, f"{lineup.name}-times", {"p50": _times(rows, "ms_p50"), "p99": _times(rows, "ms_p99")},
        _words("times"), x="players", y="ms",
    )  # fmt: skip
    beliefs = {str(row["players"]): row["inference"] for row in rows if row.get("inference")}
    if beliefs:
        chart(folder, f"{lineup.name}-beliefs", beliefs, _words("beliefs"), x="go_round", y="auc")
    for players, entries in beliefs.items():
        calibration_chart(folder, f"{lineup.name}-calibration-{players}", entries, _words("calibration"))
    hidden = {str(row["players"]): _concealed(row) for row in rows if len(row["inference"]) > 1}
    if hidden:
        chart(folder, f"{lineup.name}-concealment", hidden, _words("concealment"), x="auc", y="saboteur_wins")


def _by_role(lineup: Lineup, rows: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The share of rounds that each role won."""
    won = [row for row in rows if row["saboteur_wins"] is not None]
    diggers = [
        {
            "players": row["players"],
            "saboteur_wins": 1 - row["saboteur_wins"],
            "interval": [1 - bound for bound in reversed(row["interval"])],
        }
        for row in won
    ]
    return {
        sentence("chart-saboteurs", bots=lineup.saboteurs): won,
        sentence("chart-diggers", bots=lineup.diggers): diggers,
    }


def _concealed(row: dict[str, Any]) -> list[dict[str, Any]]:
    """How well saboteurs were told after two go-rounds, and how often they won all the same."""
    return [{"auc": row["inference"][1]["auc"], "saboteur_wins": row["saboteur_wins"]}]


def _times(rows: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [{"players": row["players"], "ms": row[name]} for row in rows]


def _words(name: str) -> dict[str, str]:
    return {part: sentence(f"chart-{name}-{part}") for part in ("title", "x", "y")}


def _bots(text: str) -> str:
    for name in text.split("+"):
        if spec_of(name) is None:
            shared_arguments.bot(name)
    return text


def _pair(text: str) -> tuple[str, str]:
    """Reads `DIGGERS:SABOTEURS`; with a comma instead of the colon, either may be written as `module:Class`."""
    diggers, _, saboteurs = text.partition(":" if _is_pair(text) else ",")
    return _bots(diggers), _bots(saboteurs or diggers)


def _is_pair(text: str) -> bool:
    """Whether a colon stands between two bots, and not between a module and its class."""
    if "," in text:
        return False
    first, _, second = (part.partition("+")[0] for part in text.partition(":"))
    if spec_of(first) is not None:
        return True
    from saboteur.bots import bot_names

    return first in bot_names() and (spec_of(second) is not None or second in bot_names())
