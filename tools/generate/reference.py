"""Writes docs/reference.md: every attribute and method of the objects that users of the library are handed.

What is said of each is its docstring in the code; what has none is an error, unless it is internal and named here.
`python -m tools.generate.reference` writes the page, and a test compares it with the code.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final, get_args

from saboteur.rules import events

TARGET: Final = Path(__file__).resolve().parents[2] / "docs" / "reference.md"
WIDTH: Final = 160
EVENT_FIELDS: Final = {
    "seat": "The seat that does it, or to which it happens.",
    "cell": "Column and row.",
    "target": "The player whose tool it is.",
    "tool": "`pick`, `lamp` or `cart`.",
    "goal": "0, 1 or 2 from the top row down.",
    "card": "The card.",
    "round": "The round, counted from 1.",
    "players": "How many play.",
    "edition": "`lt`, `lv`, `et`, `ru` or `el`.",
}
"""What fields of the same name are in all events, unless one says more."""


@dataclass(frozen=True)
class Page:
    """A class with its place in the page."""

    module: str
    """From which users import it."""
    name: str
    how: str
    """How one comes by an object of it."""
    internal: tuple[str, ...] = ()
    """Attributes and methods that are no part of the interface."""
    shared: Mapping[str, str] = field(default_factory=dict)


GROUPS: Final[dict[str, tuple[str, Sequence[Page]]]] = {
    "Games": (
        "A game that is played, and one that is written down.",
        (
            Page("saboteur.rules", "Setup", "`Setup(players=5, rounds=1)`", ("agreed", "rules", "role_cards")),
            Page(
                "saboteur.rules",
                "Game",
                "`Game.seeded(setup, seed)`, `table.game` of a `BotGame`, `env.game` of an environment",
                (
                    *("agreed", "options", "open_gold", "pickers", "pile", "rejected"),
                    *("public", "own", "goals"),
                ),
            ),
            Page("saboteur.rules", "Step", "`game.play(seat, move)`"),
            Page("saboteur.rules", "RoundDeal", "`game.deal`"),
            Page("saboteur.rules", "RoundResult", "`game.results`, `view.public.results`"),
            Page("saboteur.rules", "Record", "`table.record`, `env.record`, `read_records`, `from_plain`"),
        ),
    ),
    "Views": (
        "What a seat sees now. [The arena](arena.md#what-a-view-contains) shows what a bot needs most.",
        (
            Page("saboteur.rules", "View", "`game.view(seat)`, the first argument of `choose`"),
            Page("saboteur.rules", "Public", "`view.public`"),
            Page("saboteur.rules", "Own", "`view.own`"),
            Page("saboteur.rules.view", "Goal", "`view.public.goals`"),
        ),
    ),
    "Moves": (
        "Moves are texts ([notation](notation.md#moves)). `parse` takes one apart.",
        (Page("saboteur.rules", "Move", "`parse(move)`"),),
    ),
    "Bots": (
        "Bots, games between them, and what they have seen and heard.",
        (
            Page("saboteur.bots", "Bot", "`make_bot(name, seed)`, or a class of your own"),
            Page("saboteur.bots", "BotGame", "`BotGame(game, bots)`, `play(game, bots)`", ("repetition",)),
            Page("saboteur.bots", "Observation", "an entry of a history"),
            Page("saboteur.bots", "Reason", "`bot.explain(view, history)`"),
            Page("saboteur.bots", "Change", "`change(view, move)`"),
        ),
    ),
    "Results": (
        "What the arena and tournaments tell.",
        (
            Page("saboteur.arena", "Comparison", "`compare(…)`"),
            Page("saboteur.research.text_seat", "Tournament", "`Tournament(players)`"),
            Page("saboteur.research.text_seat", "Score", "`Tournament(players).play(games)`, by player", ("add",)),
            Page("saboteur.research.text_seat", "Failure", "`tournament.failures`"),
        ),
    ),
    "Beliefs and worlds": (
        "What follows from a view and a history.",
        (
            Page("saboteur.research.beliefs", "Posterior", "`believe(view, history)`"),
            Page("saboteur.research.worlds", "World", "`sample(view, count)`", ("state", "origin", "played")),
            Page("saboteur.bots.likelihoods", "Likelihoods", "`fitted()`, `blank()`, `fit(records)`", ("table",)),
            Page("saboteur.research.fitting", "Calibration", "`calibration(records, likelihoods)`"),
            Page("saboteur.arena.belief_metrics", "Quality", "`calibration(…)[0].quality`"),
        ),
    ),
    "Arrays": (
        "Views, moves and data as numbers. [Encodings](encodings.md) says what each number is.",
        (
            Page("saboteur.research.codec", "Codec", "`Codec()`, or `env.codec` of an environment"),
            Page("saboteur.research.codec", "Arrays", "`Codec().arrays(decisions(records))`"),
        ),
    ),
    "Text players": (
        "A language model, or another function from text to text.",
        (
            Page("saboteur.research.text_seat", "TextBot", "`TextBot(model)`"),
            Page("saboteur.research.text_seat", "Answer", "`understood(text, view)`"),
        ),
    ),
    "Live tables": (
        "A seat at a table on a server, and the bot that plays it.",
        (
            Page("saboteur.client", "Seat", "`play_now(…)`, `open_table(…)`, `take_seat(…)`"),
            Page("saboteur.client", "Player", "`Player(seat, bot)`"),
        ),
    ),
    "Events": (
        "What happened: `step.events`, `observation.events`. All are in `saboteur.rules`, as is `HIDDEN`, a `Secret`.",
        tuple(Page("saboteur.rules", kind.__name__, "", shared=EVENT_FIELDS) for kind in get_args(events.Event)),
    ),
}
INTRODUCTION: Final = """# Reference

This page lists all that you can read on the objects of the library, and all their methods. It is generated from the
code (`python -m tools.generate.reference`), and a test compares the two. To learn how things belong together, read
[For research](research.md) first. Described elsewhere are [environments](environments.md),
[records](notation.md#records) as JSON, [moves and claims](notation.md) as text, and
[result rows](research.md#evaluation-protocol).

- **Seats** are counted from 0, and so are goals, from the top row down. **Rounds** are counted from 1.
- **Cells** (`Cell`) are pairs of column and row. The start is at (0, 0), and the goals are in column 8.
- **Cards in the mine** (`Laid`) are triples of column, row and card.
- **Intervals** (`Interval`) are pairs of numbers, and are all 95%.
- **Cards** are texts ([notation](notation.md#cards)).
- **What isn't listed here** is internal, and may change with any version.
"""


@dataclass(frozen=True)
class Entry:
    """An attribute or a method."""

    name: str
    kind: str
    about: str


def page() -> str:
    """The whole page."""
    contents = " · ".join(f"[{title}](#{_anchor(title)})" for title in GROUPS)
    parts = [INTRODUCTION, _filled(f"**Contents:** {contents}")]
    for title, (about, classes) in GROUPS.items():
        parts += [f"\n## {title}\n", _filled(about)]
        parts += [_section(one) for one in classes]
    return "\n".join(parts).rstrip() + "\n"


def _filled(text: str) -> str:
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _section(one: Page) -> str:
    kind = getattr(import_module(one.module), one.name)
    about = _plain(inspect.getdoc(kind) or "")
    lines = [f"\n### {one.name}\n", _filled(about), ""]
    if one.how:
        lines += [_filled(f"From `{one.module}`. How to get one: {one.how}"), ""]
    entries = list(entries_of(kind, one))
    if entries:
        lines += ["| name | type | what it is |", "|---|---|---|"]
        lines += [f"| `{entry.name}` | {_code(entry.kind)} | {_cell(entry.about)} |" for entry in entries]
    return "\n".join(lines).rstrip()


def entries_of(kind: type, one: Page) -> Iterator[Entry]:
    """What a class and those it derives from have, in the order of the code. Raises LookupError for what has no
    docstring, and for what is named as internal and is not there."""
    found: dict[str, Entry] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("saboteur."):
            for entry in _written(base):
                name = entry.name.partition("(")[0]
                if name not in found or entry.about:
                    found[name] = entry
    if missing := set(one.internal) - set(found):
        raise LookupError(f"{one.name} has no {', '.join(sorted(missing))}")
    for name, entry in found.items():
        if name in one.internal:
            continue
        about = entry.about or one.shared.get(name, "")
        if not about:
            raise LookupError(f"{one.module}.{one.name}.{name} has no docstring")
        yield Entry(entry.name, entry.kind, about)


def _written(kind: type) -> Iterator[Entry]:
    """What the source of one class has."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    for place, node in enumerate(tree.body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if not node.target.id.startswith("_"):
                yield Entry(node.target.id, ast.unparse(node.annotation), _docstring_after(tree.body, place))
        elif isinstance(node, ast.FunctionDef):
            if node.name == "__init__":
                yield from _set_in(node)
            elif not node.name.startswith("_"):
                yield _function(node)


def _set_in(function: ast.FunctionDef) -> Iterator[Entry]:
    """The attributes that a constructor sets and that nothing else declares."""
    types = {one.arg: ast.unparse(one.annotation) for one in function.args.args if one.annotation is not None}
    for place, node in enumerate(function.body):
        if isinstance(node, ast.AnnAssign):
            types[ast.unparse(node.target).removeprefix("self.")] = ast.unparse(node.annotation)
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(one, ast.Attribute) and not one.attr.startswith("_"):
                    yield Entry(one.attr, types.get(one.attr, ""), _docstring_after(function.body, place))


def _function(node: ast.FunctionDef) -> Entry:
    about = _first_paragraph(ast.get_docstring(node) or "")
    returned = "" if node.returns is None else ast.unparse(node.returns)
    decorators = {ast.unparse(one) for one in node.decorator_list}
    if decorators & {"property", "cached_property"}:
        return Entry(node.name, returned, about)
    given = node.args
    names = [one.arg for one in given.args if one.arg not in ("self", "cls")]
    defaults = dict(zip(reversed(names), reversed([ast.unparse(one) for one in given.defaults]), strict=False))
    told = [f"{name}={defaults[name]}" if name in defaults else name for name in names]
    told += ["*" if given.vararg is None else f"*{given.vararg.arg}"] if given.kwonlyargs or given.vararg else []
    if given.kwonlyargs:
        for one, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
            told.append(one.arg if default is None else f"{one.arg}={ast.unparse(default)}")
    return Entry(f"{node.name}({', '.join(told)})", returned, about)


def _docstring_after(body: Sequence[ast.stmt], place: int) -> str:
    after = body[place + 1] if place + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return inspect.cleandoc(after.value.value)
    return ""


def _first_paragraph(text: str) -> str:
    return text.partition("\n\n")[0]


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", _first_paragraph(text))


def _code(kind: str) -> str:
    short = kind.replace("Literal[Hidden.HIDDEN]", "Secret")
    return f"`{_cell(short)}`" if short else ""


def _cell(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", "\\|").replace("95 %", "95%")


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
