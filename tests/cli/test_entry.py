"""The way in and out: version, help, colours, exit codes, closed pipes, interruptions."""

import errno
import json
import os
import platform
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import saboteur
from saboteur._mode import mode
from saboteur.cli import commands
from saboteur.cli.commands import COMMANDS
from saboteur.cli.move_choice import STYLES
from saboteur.rules import EDITIONS, OPTIONS
from tests.cli.command_runner import COMMAND, VECTORS, Here, finished, lines_of, run_apart
from tests.cli.test_story import small_game
from tests.kit.words import ANYTHING, heard, spoken

GAMES = str(VECTORS / "games.jsonl")


def on_terminal(*arguments: str, **environment: str) -> str:
    """What the command writes to a terminal."""
    ours, theirs = pty.openpty()
    usual = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", **environment}
    process = subprocess.Popen([COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=usual)
    os.close(theirs)
    written = b""
    try:
        while portion := os.read(ours, 65536):
            written += portion
    except OSError:  # how a terminal says that nobody writes any more
        pass
    os.close(ours)
    assert process.wait(timeout=60) == 0
    return written.decode()


@pytest.mark.parametrize("flag", ["--version", "-V"])
def test_the_version_names_the_mode_and_the_interpreter(here: Here, flag: str) -> None:
    done = here(flag)
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    assert done.out == f"saboteur {saboteur.__version__} ({mode()}, {interpreter})\n"
    assert done.code == 0


def test_the_version_says_pure_python_where_that_is_asked_for() -> None:
    done = run_apart("--version", environment={**os.environ, "SABOTEUR_PURE": "1", "PYTHONPATH": ""})
    assert "pure Python" in done.out


def test_python_m_saboteur_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "saboteur", "--version"], capture_output=True, check=True, text=True)
    assert done.stdout == run_apart("--version").out


def test_alone_it_explains_itself(here: Here) -> None:
    done = here()
    assert done.code == 0
    assert done.out == here("--help").out == here("-h").out
    for name in COMMANDS:
        assert re.search(rf"^    {name} +\w", done.out, re.MULTILINE)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_and_all_its_options(here: Here, name: str) -> None:
    done = here(name, "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out == here(name, "-h").out
    explained = re.findall(
        r"^  (?:-h, )?(--[a-z-]+|[A-Z]+)(?: [A-Z_]+| \[?\{\S+\}\]?)?(?:\n {10,}|  +)\S", done.out, re.MULTILINE
    )
    usage = set(re.findall(r"--[a-z-]+", done.out.split("\n\n")[0]))
    assert usage | {"--help"} <= {*explained, "--help"}


def no_command(name: str) -> str:
    return spoken("no-such-command", name=name, names=", ".join(COMMANDS))


def no_number(text: str, lowest: int, highest: int | str) -> str:
    return spoken("not-in-range", text=text, lowest=lowest, highest=highest)


def no_option(text: str) -> str:
    return spoken("not-an-option", text=text, names=", ".join(OPTIONS))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["frobnicate"], no_command("frobnicate")),
        (["\x1b[31m"], no_command(r"\u001b[31m")),
        (["--frobnicate"], no_command("--frobnicate")),
        (["deal", "--first", "5"], spoken("refused-bad-first", first=5)),
        (["perft", "--record", GAMES, "--players", "3"], spoken("record-or-table")),
        (["perft", "--record", GAMES, "--game", "99"], spoken("no-such-game", file=GAMES, game=99)),
        (["play", "--players", "3", "--edition", "lt", "--seat", "3"], spoken("no-seat-at-table", seat=3, last=2)),
        (
            ["play", "--save", "/nowhere/game.json"],
            spoken("cannot-save", file="/nowhere/game.json", why=os.strerror(errno.ENOENT)),
        ),
    ],
)
def test_what_cannot_be_done_is_one_sentence(here: Here, arguments: list[str], reason: str) -> None:
    assert here(*arguments).refusal() == reason


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "a", "b"], "unrecognized arguments: b"),
        (["replay", "a", "--trac"], "unrecognized arguments: --trac"),
        (["replay", "a", "--every", "0"], no_number("0", 1, ANYTHING)),
        (["replay", "a", "--every"], "expected one argument"),
        (["deal", "--players", "2"], no_number("2", 3, 10)),
        (["deal", "--players", "five"], no_number("five", 3, 10)),
        (["deal", "--players", "٥"], no_number("٥", 3, 10)),
        (["deal", "--players", "1_0"], no_number("1_0", 3, 10)),
        (["deal", "--players", "9" * 5000], no_number("9" * 60 + "…", 3, 10)),
        (["deal", "--round", "6"], no_number("6", 1, 5)),
        (["deal", "--first", "-1"], no_number("-1", 0, 9)),
        (["deal", "--edition", "xx"], spoken("not-an-edition", text="xx", names=", ".join(EDITIONS))),
        (["deal", "--options", "fog"], no_option("fog")),
        (["deal", "--options", "open_gold,"], no_option("")),
        (["deal", "--seed", "\udcff"], spoken("refused-seed-not-text")),
        (["random"], "the following arguments are required: N"),
        (["random", "0"], no_number("0", 1, ANYTHING)),
        (["random", "1.5"], no_number("1.5", 1, ANYTHING)),
        (["random", "1", "--players", "3-11"], no_number("11", 3, 10)),
        (["random", "1", "--players", "7-3"], spoken("range-backwards", text="7-3")),
        (["random", "1", "--rounds", "0-2"], no_number("0", 1, 5)),
        (["random", "1", "--style", "lazy"], spoken("not-a-style", text="lazy", names=", ".join(STYLES))),
        (["perft", "--depth", "-1"], no_number("-1", 0, ANYTHING)),
    ],
)
def test_bad_arguments_are_one_sentence_that_names_the_help(here: Here, arguments: list[str], reason: str) -> None:
    """The reason is ours, or that of Python's argparse."""
    refusal = here(*arguments).refusal()
    assert heard(spoken("bad-arguments", why=ANYTHING, command=f"saboteur {arguments[0]}"), refusal) == [refusal]
    assert heard(reason, refusal)


def test_a_file_name_that_is_no_text_does_not_break_the_sentence() -> None:
    assert r"\udcff" in run_apart("replay", b"\xff.json").refusal()


def test_no_colours_in_a_pipe() -> None:
    for arguments in (["--help"], ["replay", "--help"], ["replay", GAMES]):
        assert "\x1b" not in run_apart(*arguments, environment={**os.environ, "TERM": "xterm-256color"}).out


OVERVIEW = ["--help"]
SHOWN = (["replay", "--help"], ["deal", "--seed", "x"])


@pytest.mark.parametrize("arguments", [OVERVIEW, *SHOWN])
def test_colours_on_a_terminal(arguments: list[str]) -> None:
    plain = run_apart(*arguments, environment={**os.environ, "COLUMNS": "100"}).out.split()
    coloured = on_terminal(*arguments)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured).lower().split() == [word.lower() for word in plain]


@pytest.mark.parametrize("arguments", [OVERVIEW, *(pytest.param(each, marks=pytest.mark.soak) for each in SHOWN)])
def test_no_colours_on_a_terminal_that_has_none_or_is_asked_not_to(arguments: list[str]) -> None:
    assert "\x1b" not in on_terminal(*arguments, NO_COLOR="1")
    assert "\x1b" not in on_terminal(*arguments, TERM="dumb")


def test_a_story_on_a_terminal_is_the_story_in_a_pipe_with_colours(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(lines_of(small_game()))
    told = run_apart("replay", str(file)).out
    shown = re.sub(r"\x1b\[[0-9;]*m", "", on_terminal("replay", str(file))).replace("\r\n", "\n")
    assert [line.rstrip() for line in shown.splitlines()] == told.splitlines()


@pytest.mark.parametrize("flags", [[], ["--trace"], ["--trace", "--json"]])
def test_a_closed_pipe_ends_it_quietly(flags: list[str]) -> None:
    """As in `saboteur replay … | head -1`."""
    process = subprocess.Popen(
        [COMMAND, "replay", GAMES, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    assert process.stdout is not None
    assert process.stdout.read(1)
    process.stdout.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()


def test_a_pipe_closed_before_the_first_word_ends_it_quietly() -> None:
    done = subprocess.run(f"'{COMMAND}' deal --seed x | true", shell=True, capture_output=True, check=False)
    assert done.stderr == b""
    done = subprocess.run(f"'{COMMAND}' random 5 >&-", shell=True, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_closed_input_and_a_full_disk_are_one_sentence() -> None:
    done = subprocess.run(f"'{COMMAND}' replay - <&-", shell=True, capture_output=True, check=False)
    assert finished(done).refusal() == spoken("no-standard-input")
    if Path("/dev/full").exists():
        done = subprocess.run(f"'{COMMAND}' deal > /dev/full", shell=True, capture_output=True, check=False)
        assert finished(done).refusal() == spoken("system-refuses", why=os.strerror(errno.ENOSPC))


def test_an_interruption_ends_it_quietly() -> None:
    process = subprocess.Popen([COMMAND, "random", "1000000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    json.loads(process.stdout.readline())
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert (process.returncode, told) == (130, b"")


def test_a_terminal_that_knows_only_ascii_gets_the_story_too() -> None:
    done = run_apart("replay", GAMES, environment={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.code == 0
    assert done.out.isascii()
    assert "| o |" in done.out


def test_nothing_heavy_is_imported_before_it_is_needed() -> None:
    """Sentences and colours cost more to load than most commands to run."""
    probe = (
        "import sys; from saboteur.cli import main; main(['replay', sys.argv[1], '--json']); "
        "print([name for name in ('fluent', 'babel', 'rich', 'saboteur.cli.record_story') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", probe, GAMES], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_command_is_one_line_and_one_module(here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "greeting_command.py").write_text(
        "def add_arguments(parser, tell):\n    parser.add_argument('name')\n\n\n"
        "def run(given):\n    print('Hello,', given.name)\n    return 3\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(commands.COMMANDS, "greet", "greeting_command")
    assert here("greet", "Ona").out == "Hello, Ona\n"
    assert here("greet", "Ona").code == 3
    assert "required: name" in here("greet").refusal()
