"""Every message filled in: each code, the numbers that plurals differ by, short and long names.

English says what kind an argument is: one that it selects on by words is a code, by plural forms a number. The tables
here say it of the others, by name; where one name means several things, by file or message.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Literal
from weakref import WeakKeyDictionary

from babel.lists import format_list
from babel.numbers import get_decimal_symbol

from saboteur.rules import EDITIONS
from tools.words.catalog import Catalog, Value, key_of, selector_of

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
MOST = 40
"""Variants of a message."""
SHORT_NAME = "Io"
LONG_NAME = "Maximilian von Goldgrube"
"""As long as the server allows; a test compares."""


@dataclass(frozen=True)
class Said:
    """A sample that is itself a message of the language, such as the name of a card."""

    name: str
    arguments: tuple[tuple[str, "Sample"], ...] = ()
    before: str = ""


@dataclass(frozen=True)
class Listed:
    """A list as the language writes lists."""

    items: tuple["Sample", ...]


@dataclass(frozen=True)
class Row:
    """A list with commas only, in every language: names with what belongs to them, settings, spots."""

    items: tuple["Sample", ...]


@dataclass(frozen=True)
class Decimal:
    """A number that the program writes with the decimal mark of the language, such as 33.1."""

    text: str


Sample = Value | Said | Listed | Row | Decimal


@dataclass(frozen=True)
class Argument:
    """What can be put in for an argument of a message."""

    kind: Literal["code", "number", "text"]
    values: tuple[Sample, ...]
    codes: frozenset[str] = frozenset()
    is_selected: bool = False
    """English chooses its words by it."""


def said(name: str, before: str = "", **arguments: Sample) -> Said:
    """A message with its arguments."""
    return Said(name, tuple(arguments.items()), before)


NAMES: tuple[Sample, ...] = (SHORT_NAME, LONG_NAME)
PEOPLE: tuple[Sample, ...] = (SHORT_NAME, said("seat", seat=2), LONG_NAME)
NAME_LISTS: tuple[Sample, ...] = (SHORT_NAME, Listed(("Ana", "Tomas", LONG_NAME)))
NAME_ROWS: tuple[Sample, ...] = (SHORT_NAME, Row(("Ana", "Tomas", LONG_NAME)))
SIDES = Listed((said("side", side="n", seen="n"), said("side", side="e", seen="e"), said("side", side="w", seen="w")))
CARDS: tuple[Sample, ...] = (
    said("card-broken", tool="lamp"),
    said("card-mend-double", first="pick", second="cart"),
    said("card-path", shape="dead-end", sides=said("side", side="n", seen="n")),
    said("card-path", shape="fork", sides=SIDES),
    said("card-map"),
)
GOALS = (said("goal-name", goal="top"), said("goal-name", goal="middle"))
ROLES = (said("role", role="digger"), said("role", role="saboteur"), said("role", role="selfish"))
SENTENCES: tuple[Sample, ...] = (said("refused-seed-or-deal"), said("refused-missing", key="moves"))

NUMERIC = frozenset(
    "after apart before byte count entries evicted files first found format game highest index last limit line lowest "
    "minutes needed number others percent players refused round rounds rules seat seconds tables total turn turns "
    "value version".split()
)
TEXTS: Mapping[str, tuple[Sample, ...]] = {
    "name": NAMES,
    "guest": NAMES,
    "former": NAMES,
    "target": NAMES,
    "who": PEOPLE,
    "whose": PEOPLE,
    "names": NAME_LISTS,
    "bot": ("Bruni", "mine:MyBot"),
    "bots": ("detective",),
    "default": ("30",),
    "card": ("Pns", "Mpick+lamp"),
    "cards": ("Pns Pes Blamp V",),
    "hand": ("Pns Pes Blamp V",),
    "column": (3, 0),
    "cell": ("G4", "L5"),
    "cells": ("L3, L5",),
    "move": ("Pns@1,0",),
    "code": ("7KQ2 MZP4",),
    "edition": ("xx",),
    "option": ("blue",),
    "options": ("open_gold, others_only",),
    "seed": ("a quiet evening",),
    "key": ("moves",),
    "text": ("dig",),
    "values": ("2 1",),
    "nuggets": (Decimal("1.24"),),
    "roles": (Row((said("role", "Ona: ", role="digger"), said("role", "Tomas: ", role="saboteur"))),),
    "goals": (Listed(GOALS),),
    "tools": (Row((said("tool", tool="pick"), said("tool", tool="lamp"))),),
    "role": ROLES,
    "sides": (said("side", side="n", seen="n"), SIDES),
    "what": (said("cell-empty"), said("cell-goal", goal="top"), said("cell-card", state="reached", card=CARDS[3])),
    "time": ("1:05",),
    "summary": (said("verify-summary-fair"),),
    "why": ("Permission denied",),
    "kind": ("ConnectionResetError",),
    "file": ("games.jsonl",),
    "database": ("saboteur.sqlite3",),
    "address": ("http://192.168.1.20:8000",),
    "host": ("play.example",),
    "origin": ("https://other.example",),
    "expected": ("https://play.example",),
    "module": ("eastward",),
    "command": ("saboteur play",),
    "lineup": ("detective-v-schemer",),
    "start": ("S",),
    "hidden": ("?",),
    "treasure": ("◆",),
    "stone": ("●",),
    "end": ("×",),
    "joined": ("══",),
}
CODES: Mapping[str, tuple[str, ...]] = {"seen": ("n", "e", "s", "w")}
"""Codes that English never selects by, and other languages may."""
PLACES: Mapping[str, tuple[Sample, ...]] = {
    # By file or message, and argument.
    "table.card": CARDS,
    "dialogs.card": CARDS,
    "table.cell-card.card": (CARDS[3], said("cell-start")),
    "rules.edition": tuple(said("edition-name", edition=edition) for edition in EDITIONS),
    "learn.cards": NUMBERS,
    "terminal.story-table.edition": ("lt",),
    "terminal.goals.goals": (Row((said("goal", "L3: ", content="stone"), said("goal", "L5: ", content="treasure"))),),
    "terminal.standings.nuggets": ("Ona: 4, Tomas: 0",),
    "terminal.said.text": ("Io!",),
    "terminal.text-answer.json": ('{"move": 1}',),
    "terminal.text-answer-claim.json": ('{"move": 1, "claim": "!trust>2"}',),
    "terminal.text-mine.cards": ("Pnesw@D5 Pew@E5",),
    "terminal.text-goals.goals": ("L3 ? · L5 treasure · L7 ?",),
    "terminal.text-seats.last": (4,),
    "terminal.text-phrases.phrases": ("!role:digger, !suspect>1",),
    "terminal.examples-there.file": ("examples/cautious.py",),
    "terminal.examples-copied.folder": ("examples",),
    "terminal.text-ambiguous.moves": ("1. Pns@E5, 2. -Pns",),
    "terminal.text-cut-off.tag": ("<think>",),
    "terminal.bad-game.why": SENTENCES,
    "terminal.bad-move.why": (said("refused-game-over"), said("refused-occupied", cell="G4")),
    "terminal.bad-arguments.why": (
        said("range-backwards", text="5-3"),
        said("not-an-edition", text="xx", names="lt, lv"),
    ),
    "terminal.not-json.why": ("expecting value",),
    "terminal.no-such-command.name": ("pley",),
    "terminal.no-such-command.names": ("play, replay, deal",),
    "terminal.json-constant.name": ("NaN",),
    "terminal.ask-players.usual": (5,),
    "terminal.ask-edition.usual": ("lt",),
    "terminal.legend.apart": ("──",),
    "terminal.names": ("lt, lv, ru",),
    "server.serve-not-started.why": (
        said("serve-no-driver", command="pip install asyncpg"),
        said("serve-no-answer", why="TimeoutError"),
    ),
    "server.verify-bad-game.why": SENTENCES,
    "server.serve-bad-setting.name": ("--workers",),
    "server.serve-bad-setting.text": ("many",),
    "server.serve-bad-setting.why": (said("serve-wants-whole", least=1, most=512), said("serve-wants-site")),
    "server.serve-wants-choice.names": ("all, local, none",),
    "doctor.network": ("0.0.0.0/0",),
    "doctor.host": ("0.0.0.0",),
    "doctor.doctor-bad-host.host": ("other.example",),
    "doctor.doctor-host-elsewhere.host": ("192.0.2.77",),
    "doctor.port": ("8000",),
    "doctor.problems": NUMBERS,
    "doctor.warnings": NUMBERS,
    "doctor.address": ("https://play.example",),
    "doctor.file": ("/var/lib/saboteur/games.sqlite3",),
    "doctor.folder": ("/var/lib/saboteur",),
    "doctor.user": ("root",),
    "doctor.database": ("postgresql://saboteur:…@db.example/saboteur",),
    "doctor.version": ("15.4",),
    "doctor.running": ("0.1.0",),
    "doctor.installed": ("0.2.0",),
    "doctor.why": ("Connection refused",),
    "doctor.most": (100,),
    "doctor.workers": (2,),
    "doctor.free": (80,),
    "doctor.needed": ("14092",),
    "doctor.processes": (9,),
    "doctor.cores": (2,),
    "doctor.status": (502,),
    "doctor.unit": ("saboteur.service",),
    "doctor.restarts": (0, 1, 12),
    "doctor.doctor-hidden-file.file": ("/home/ana/welcome.txt",),
    "doctor.doctor-hidden-file.folder": ("/home",),
    "doctor.doctor-not-readable.file": ("/etc/saboteur-welcome.txt",),
    "doctor.doctor-hidden-database.file": ("/home/ana/games.sqlite3",),
    "doctor.doctor-hidden-database.folder": ("/home",),
    "doctor.doctor-unwritable-database.file": ("/srv/games.sqlite3",),
    "doctor.doctor-ignored-line.file": ("/etc/saboteur.env",),
    "doctor.doctor-no-settings.file": ("/etc/caddy/Caddyfile",),
    "doctor.command": ("sudo /opt/saboteur/bin/saboteur doctor --env-file /etc/systemd/system/saboteur.service",),
    "doctor.line": (4,),
    "doctor.start": ("export SABOTEUR_PORT",),
    "doctor.files": (256,),
    "doctor.names": ("--public-address, --port",),
    "doctor.doctor-no-certificate.why": ("TLSV1_ALERT_INTERNAL_ERROR",),
    "server.serve-no-pages.folder": ("/opt/saboteur/lib/python3.11/site-packages/saboteur/web",),
    "server.serve-needs-postgres.workers": (2,),
    "server.serve-no-database-file.file": ("/home/ana/games.sqlite3",),
    "server.serve-no-database-file.why": ("Permission denied",),
    "server.serve-database-escape.why": (said("serve-database-host", database="postgresql://saboteur:…@db.example/x"),),
    "server.serve-open-quote.file": ("/etc/saboteur.env",),
    "server.serve-many-lines.variable": ("SABOTEUR_NAME",),
    "server.serve-many-lines.text": ("Thursday Club",),
    "server.backup-failed.why": ("disk I/O error",),
    "server.serve-no-driver.command": ("/opt/saboteur/bin/pip install asyncpg",),
    "server.serve-wants-readable-file.why": ("Permission denied",),
    "server.migrate-not-done.why": (said("serve-database-login", database="postgresql://saboteur:…@db.example/x"),),
    "server.serve-wants-socket-file.most": (100,),
    "server.serve-wants-welcome-file.lines": (8,),
    "server.path": ("/run/saboteur/control",),
    "refusals.reason": ("Please keep it friendly.",),
    "control.path": ("/run/saboteur/control",),
    "control.database": ("/var/lib/saboteur/games.sqlite3",),
    "control.address": ("198.51.100.7", "2001:db8:0:7::/64"),
    "control.addresses": ("198.51.100.7, 203.0.113.9",),
    "control.code": ("7KQ2MZP4",),
    "control.text": ("The server restarts at ten.",),
    "control.network": ("198.51.100.0/24",),
    "control.date": ("2026-01-31",),
    "server.summary-listening.address": ("127.0.0.1:8000",),
    "server.summary-public.address": ("https://play.example",),
    "server.summary-postgres.database": ("postgresql://saboteur:…@db.example/saboteur",),
    "server.summary-sqlite.file": ("/var/lib/saboteur/games.sqlite3",),
    "server.event-configured.settings": ("port=9000 keep_days=90",),
    "server.event-untrusted-proxy.address": ("10.0.0.2",),
    "server.serve-no-port.address": ("127.0.0.1:8000",),
    "server.serve-no-port.why": ("Address already in use",),
    "server.proxies": ("127.0.0.1, 10.0.0.0/8",),
    "server.days": NUMBERS,
    "server.workers": (2,),
    "server.bots": (3,),
    "server.connections": ("12000",),
    "server.least": (0, 1),
    "server.serve-wants-whole.most": ("65535",),
    "server.serve-wants-decimal.least": ("0", "0.1"),
    "server.serve-wants-decimal.most": ("3600",),
    "server.serve-wants-key.least": (8,),
    "server.serve-wants-key-file.least": (8,),
    "server.serve-wants-club-name.most": (60,),
    "server.serve-wants-welcome-file.most": (600,),
    "server.variable": ("SABOTEUR_WORKERS",),
    "server.nearest": ("SABOTEUR_PUBLIC_ADDRESS",),
    "server.event-worker-ended.code": (1, -9),
    "server.version": ("3.40.1",),
    "server.target": ("copy.sqlite3",),
    "server.open": NUMBERS,
    "server.slow": NUMBERS,
    "server.why": ("TimeoutError",),
    "refusals.web-refused-unknown.code": ("bad-moon",),
    "refusals.web-refused-still-here.left": NUMBERS,
    "room.setting": ("Rounds",),
    "room.setting-changed.was": ("3",),
    "room.setting-changed.now": ("2",),
    "room.changes": ("Rounds: 3 → 2",),
    "records.refused-deal-rounds.expected": NUMBERS,
    "records.refused-not-an-object.key": ("record", "deal"),
    "records.names": NAME_ROWS,
    "keys.row": ("5", "12"),
    "keys.column": ("G",),
    "keys.key": ("T",),
    "keys.text": ("dig here",),
    "keys.keys-tip.keys": ("?", "F"),
    "keys.keys-tip.ask": ("/", "O"),
    "room.balance.gold": (1.2, 0.9),
    "room.balance.usual_gold": (1.6,),
    "room.balance.wins": NUMBERS,
    "room.balance.usual": NUMBERS,
    "room.balance-players.players": (3, 10),
    "home.open-table.taken": NUMBERS,
    "home.open-table.free": NUMBERS,
    "room.balance-players.wins": (56, 96),
    "bots.target": NUMBERS,
    "arena.players": (3, 10),
    "arena.rounds": (967,),
    "arena.arena-baseline-row.diggers": ("detective",),
    "arena.arena-baseline-row.saboteurs": ("schemer",),
    "arena.arena-better.diggers": ("detective",),
    "arena.arena-better.saboteurs": ("schemer",),
    "arena.arena-baseline-row.points": (Decimal("+3.2"),),
    "arena.arena-baseline-row.low": (Decimal("-0.9"),),
    "arena.arena-baseline-row.high": (Decimal("+7.3"),),
    "arena.name": ("Eastward",),
    "arena.names": ("digger, detective",),
    "arena.why": ("eastward.py:7: NameError",),
}
ARENA_SAMPLE = Decimal("33.1")
_SAMPLES: WeakKeyDictionary[Catalog, dict[str, list[dict[str, Sample]]]] = WeakKeyDictionary()


def arguments_of(english: Catalog, name: str) -> dict[str, Argument]:
    """What can be put into a message, by argument; also into those that it refers to."""
    keys: dict[str, list[str]] = {}
    for part in english.reached(name).values():
        for select in part.selects:
            if argument := selector_of(select):
                keys.setdefault(argument, []).extend(map(key_of, select.variants))
    return {argument: _argument(english, name, argument, keys.get(argument, [])) for argument in _named(english, name)}


def _named(english: Catalog, name: str) -> list[str]:
    """The arguments that English uses, and those that its comment offers to other languages."""
    offered = {word for word in (*TEXTS, *CODES) if f"${word}" in english.entries[name].comment}
    return sorted(english.needed(name) | offered)


def _argument(english: Catalog, name: str, argument: str, keys: list[str]) -> Argument:
    words = [key for key in dict.fromkeys(keys) if key not in CATEGORIES and not key.isdigit()]
    if not words and argument in CODES:
        return Argument("code", CODES[argument], frozenset(CODES[argument]), is_selected=True)
    if not words:
        values = NUMBERS if keys else _looked_up(english.entries[name].file, name, argument)
        number = all(isinstance(value, (int, float)) for value in values)
        return Argument("number" if number else "text", values, is_selected=bool(keys))
    others = TEXTS.get(argument, ()) if "other" in keys else ()
    return Argument("code", (*words, *others), frozenset(keys), is_selected=True)


def _looked_up(file: str, name: str, argument: str) -> tuple[Sample, ...]:
    for place in (f"{file}.{name}.{argument}", f"{file}.{argument}"):
        if place in PLACES:
            return PLACES[place]
    if argument in NUMERIC:
        return NUMBERS
    if argument in TEXTS:
        return TEXTS[argument]
    if file == "arena":
        return (ARENA_SAMPLE,)
    raise LookupError(f"tools/words/samples.py knows no samples for ${argument} of {name}")


def samples_of(english: Catalog, name: str) -> list[dict[str, Sample]]:
    """The variants of a message, at most MOST."""
    known = _SAMPLES.setdefault(english, {})
    if name not in known:
        known[name] = _sampled(english, name)
    return known[name]


def _sampled(english: Catalog, name: str) -> list[dict[str, Sample]]:
    """Codes and numbers in all combinations while they are few, the others in turn."""
    arguments = arguments_of(english, name)
    inner = _combined(arguments)
    rows = list(product(*(arguments[one].values for one in inner)))
    if len(rows) > MOST:
        rows = [rows[number * len(rows) // MOST] for number in range(MOST)]
    outer = {one: argument.values for one, argument in arguments.items() if one not in inner}
    count = max([len(rows), *map(len, outer.values())])
    return [
        dict(zip(inner, rows[number % len(rows)], strict=True))
        | {one: values[(number + number // len(values)) % len(values)] for one, values in outer.items()}
        for number in range(count)
    ]


def _combined(arguments: Mapping[str, Argument]) -> list[str]:
    """The arguments whose combinations are tried: all codes and numbers, or only those that English selects on."""
    for chosen in (
        [one for one, argument in arguments.items() if argument.kind != "text"],
        [one for one, argument in arguments.items() if argument.is_selected],
    ):
        if prod(len(arguments[one].values) for one in chosen) <= MOST:
            return chosen
    return [one for one, argument in arguments.items() if argument.is_selected]


def spoken(catalog: Catalog, sample: Sample) -> Value:
    """A sample in the language. LookupError: a message that it needs is not there."""
    if isinstance(sample, Said):
        if not catalog.bundle.has_message(sample.name):
            raise LookupError(f"there is no {sample.name}")
        values = {name: spoken(catalog, value) for name, value in sample.arguments}
        return sample.before + catalog.text(sample.name, values)
    if isinstance(sample, Row):
        return ", ".join(str(spoken(catalog, item)) for item in sample.items)
    if isinstance(sample, Decimal):
        return sample.text.replace(".", get_decimal_symbol(catalog.language))
    if isinstance(sample, Listed):
        return format_list([str(spoken(catalog, item)) for item in sample.items], locale=catalog.language)
    return sample


def filled(catalog: Catalog, english: Catalog, name: str) -> Iterator[tuple[dict[str, Value], str]]:
    """The variants of a message in a language, each with its arguments. LookupError: one cannot be written."""
    for sample in samples_of(english, name):
        values = {argument: spoken(catalog, value) for argument, value in sample.items()}
        yield values, catalog.text(name, values)
