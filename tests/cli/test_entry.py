"""The way in and out: version, help, colours, exit codes, closed pipes, interruptions."""

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
from tests.cli.command_runner import COMMAND, VECTORS, Here, lines_of, run_apart
from tests.cli.test_story import small_game

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
        r"^  (?:-h, )?(--[a-z-]+|[A-Z]+)(?: [A-Z_]+| \{\S+\})?(?:\n {10,}|  +)\S", done.out, re.MULTILINE
    )
    usage = set(re.findall(r"--[a-z-]+", done.out.split("\n\n")[0]))
    assert usage | {"--help"} <= {*explained, "--help"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["frobnicate"], "There is no command “frobnicate”"),
        (["\x1b[31m"], r"There is no command “\u001b[31m”"),
        (["--frobnicate"], "There is no command “--frobnicate”"),
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "a", "b"], "unrecognized arguments: b"),
        (["replay", "a", "--trac"], "unrecognized arguments: --trac"),
        (["replay", "a", "--every", "0"], "“0” is not a whole number from 1 to"),
        (["replay", "a", "--every"], "expected one argument"),
        (["deal", "--players", "2"], "“2” is not a whole number from 3 to 10"),
        (["deal", "--players", "five"], "“five” is not a whole number"),
        (["deal", "--players", "٥"], "“٥” is not a whole number"),
        (["deal", "--players", "1_0"], "“1_0” is not a whole number"),
        (["deal", "--players", "9" * 5000], "is not a whole number"),
        (["deal", "--round", "6"], "“6” is not a whole number from 1 to 5"),
        (["deal", "--first", "5"], "Seat 5 cannot begin"),
        (["deal", "--first", "-1"], "“-1” is not a whole number"),
        (["deal", "--edition", "xx"], "there is no edition “xx”"),
        (["deal", "--options", "fog"], "there is no table option “fog”"),
        (["deal", "--options", "open_gold,"], "there is no table option “”"),
        (["deal", "--seed", "\udcff"], "not a text that UTF-8 can write"),
        (["random"], "the following arguments are required: N"),
        (["random", "0"], "“0” is not a whole number"),
        (["random", "1.5"], "“1.5” is not a whole number"),
        (["random", "1", "--players", "3-11"], "“11” is not a whole number"),
        (["random", "1", "--players", "7-3"], "“7-3” runs backwards"),
        (["random", "1", "--rounds", "0-2"], "“0” is not a whole number"),
        (["random", "1", "--style", "lazy"], "there is no style “lazy”"),
        (["perft", "--depth", "-1"], "“-1” is not a whole number"),
        (["perft", "--record", GAMES, "--players", "3"], "either from --record or from the table"),
        (["perft", "--record", GAMES, "--game", "99"], "holds no game 99"),
        (["play", "--players", "3", "--edition", "lt", "--seat", "3"], "There is no seat 3; the last one is 2"),
        (["play", "--save", "/nowhere/game.json"], "cannot be written to /nowhere/game.json: No such file"),
    ],
)
def test_bad_arguments_are_one_sentence(here: Here, arguments: list[str], reason: str) -> None:
    assert reason in here(*arguments).refusal()


def test_a_file_name_that_is_no_text_does_not_break_the_sentence() -> None:
    assert r"\udcff" in run_apart("replay", b"\xff.json").refusal()


def test_no_colours_in_a_pipe() -> None:
    for arguments in (["--help"], ["replay", "--help"], ["replay", GAMES]):
        assert "\x1b" not in run_apart(*arguments, environment={**os.environ, "TERM": "xterm-256color"}).out


@pytest.mark.parametrize("arguments", [["--help"], ["replay", "--help"], ["deal", "--seed", "x"]])
def test_colours_on_a_terminal_unless_it_is_asked_not_to(arguments: list[str]) -> None:
    plain = run_apart(*arguments, environment={**os.environ, "COLUMNS": "100"}).out.split()
    coloured = on_terminal(*arguments)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured).lower().split() == [word.lower() for word in plain]
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
    done = subprocess.run(f"'{COMMAND}' replay - <&-", shell=True, capture_output=True, check=False, text=True)
    assert done.stderr == "saboteur: There is no standard input to read from.\n"
    assert done.returncode == 2
    if Path("/dev/full").exists():
        done = subprocess.run(f"'{COMMAND}' deal > /dev/full", shell=True, capture_output=True, check=False, text=True)
        assert done.stderr == "saboteur: The system refuses: No space left on device.\n"
        assert done.returncode == 2


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
