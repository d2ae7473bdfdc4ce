"""Files that cannot be replayed: one sentence that says which game, which move and why; exit code 2."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saboteur.rules.cell_names import cell_name
from tests.cli.command_runner import COMMAND, Done, Here, finished, lines_of, record, vectors
from tests.cli.refusals import bad_game, bad_move
from tests.kit.words import ANYTHING, heard, spoken

GOOD = lines_of(record(moves=["V@8,0"], seed="a map"))
SOUND = b'{"format": 1, "edition": "lt", "players": 3, "rounds": 1, "seed": "small", "moves": []}'


def changed(old: str, new: str) -> bytes:
    """The sound record with a part written otherwise."""
    assert old.encode() in SOUND
    return SOUND.replace(old.encode(), new.encode())


def test_the_sound_record_is_sound(here: Here) -> None:
    """Otherwise what follows would prove nothing."""
    assert here("replay", "-", "--json", given=SOUND).code == 0


def not_a(kind: str, key: str) -> str:
    return spoken(f"refused-not-a-{kind}", key=key)


def no_edition(edition: str) -> str:
    return spoken("refused-unknown-edition", edition=edition)


def key_twice(key: str) -> str:
    return spoken("json-twice", key=key)


NAN = spoken("json-constant", name="NaN")
TWICE = spoken("refused-twice", key="options")
CONTROL = spoken("not-json", why="invalid control character", column=ANYTHING)
NOT_JSON = spoken("not-json", why=ANYTHING, column=ANYTHING)
NOT_UTF_8 = spoken("not-utf-8", byte=ANYTHING)
CUT_OFF = spoken("json-cut-off")
TOO_LARGE = spoken("record-too-large", limit=8)
BAD = {
    "a number as text": (changed('"players": 3', '"players": "3"'), not_a("number", "players")),
    "true as a number": (changed('"players": 3', '"players": true'), not_a("number", "players")),
    "5.0 as a number": (changed('"players": 3', '"players": 5.0'), not_a("number", "players")),
    "1e1 as a number": (changed('"players": 3', '"players": 1e1'), not_a("number", "players")),
    "true as the format": (changed('"format": 1', '"format": true'), not_a("number", "format")),
    "1.0 as the format": (changed('"format": 1', '"format": 1.0'), not_a("number", "format")),
    "true as rounds": (changed('"rounds": 1', '"rounds": true'), not_a("number", "rounds")),
    "1.0 as the first seat": (changed('"rounds": 1', '"first": 1.0'), not_a("number", "first")),
    "a huge number": (changed('"players": 3', '"players": 1e400'), not_a("number", "players")),
    "a long number": (changed('"players": 3', f'"players": {"9" * 5000}'), spoken("json-long-number")),
    "a negative number": (changed('"players": 3', '"players": -3'), spoken("refused-bad-players", players=-3)),
    "NaN": (changed('"players": 3', '"players": NaN'), NAN),
    "Infinity": (changed('"players": 3', '"players": -Infinity'), spoken("json-constant", name="-Infinity")),
    "NaN in what is not looked at": (changed('"format": 1', '"format": 1, "times": [NaN]'), NAN),
    "too few players": (changed('"players": 3', '"players": 2'), spoken("refused-bad-players", players=2)),
    "too many rounds": (changed('"rounds": 1', '"rounds": 6'), spoken("refused-bad-rounds", rounds=6)),
    "an unknown edition": (changed('"lt"', '"xx"'), no_edition("xx")),
    "an edition that is a number": (changed('"lt"', "7"), not_a("text", "edition")),
    "a very long edition": (changed('"lt"', f'"{"x" * 10_000}"'), no_edition("x" * 60 + "…")),
    "an unknown option": (changed('"rounds": 1', '"options": ["fog"]'), spoken("refused-unknown-option", option="fog")),
    "an option twice": (changed('"rounds": 1', '"options": ["open_gold", "open_gold"]'), TWICE),
    "options that are a text": (changed('"rounds": 1', '"options": "open_gold"'), not_a("list", "options")),
    "a first seat that is not there": (changed('"rounds": 1', '"first": 3'), spoken("refused-bad-first", first=3)),
    "an unknown format": (changed('"format": 1', '"format": 2'), spoken("refused-unknown-format", format=2)),
    "no format": (changed('"format": 1, ', ""), spoken("refused-missing", key="format")),
    "unknown rules": (changed('"format": 1', '"format": 1, "rules": 99'), spoken("refused-unknown-rules", rules=99)),
    "no moves": (changed(', "moves": []', ""), spoken("refused-missing", key="moves")),
    "moves that are null": (changed("[]", "null"), spoken("refused-missing", key="moves")),
    "moves that are a text": (changed("[]", '"V@8,0"'), not_a("list", "moves")),
    "a move that is a number": (changed("[]", "[7]"), not_a("text", "moves")),
    "neither seed nor deal": (changed('"seed": "small", ', ""), spoken("refused-seed-or-deal")),
    "seed and deal": (changed('"rounds": 1', '"deal": {}'), spoken("refused-seed-or-deal")),
    "a deal without rounds": (changed('"seed": "small"', '"deal": {}'), spoken("refused-missing", key="rounds")),
    "a deal that is a list": (changed('"seed": "small"', '"deal": []'), spoken("refused-not-an-object", key="deal")),
    "a lone surrogate as seed": (changed('"small"', r'"\ud800"'), spoken("refused-seed-not-text")),
    "a lone surrogate as edition": (changed('"lt"', r'"\ud800"'), no_edition(r"\ud800")),
    "a control letter as edition": (changed('"lt"', r'"\u001b[31m"'), no_edition(r"\u001b[31m")),
    "a key twice": (changed('"format": 1', '"format": 1, "format": 1'), key_twice("format")),
    "a key twice, deep down": (changed('"format": 1', '"format": 1, "by": {"17": 1, "17": 2}'), key_twice("17")),
    "a surrogate key twice": (changed('"format": 1', r'"format": 1, "\ud800": 1, "\ud800": 1'), key_twice(r"\ud800")),
    "an array": (b"[" + SOUND + b"]", spoken("refused-not-an-object", key="record")),
    "a number": (b"7\n", spoken("refused-not-an-object", key="record")),
    "null": (b"null", spoken("refused-not-an-object", key="record")),
    "no JSON": (b"hello\n", spoken("not-json", why="expecting value", column=1)),
    "two values on a line": (SOUND + b" " + SOUND, spoken("not-json", why="extra data", column=len(SOUND) + 2)),
    "single quotes": (SOUND.replace(b'"', b"'"), NOT_JSON),
    "a comma too many": (changed("[]}", "[],}"), NOT_JSON),
    "a zero byte": (changed('"small"', '"sm\0all"'), CONTROL),
    "invalid UTF-8": (SOUND.replace(b"small", b"sm\xffall"), NOT_UTF_8),
    "a surrogate as bytes": (SOUND.replace(b"small", b"\xed\xa0\x80"), NOT_UTF_8),
    "UTF-16": (SOUND.decode().encode("utf-16"), NOT_UTF_8),
    "a byte order mark within": (SOUND.replace(b": 1", b": \xef\xbb\xbf1", 1), NOT_JSON),
    "two byte order marks": (b"\xef\xbb\xbf\xef\xbb\xbf" + SOUND, NOT_JSON),
    "deep arrays": (changed("[]", "[" * 100_000), spoken("json-too-deep")),
    "deep objects": (changed("[]", '{"a":' * 100_000), spoken("json-too-deep")),
    "deep and closed": (changed("[]", "[" * 100_000 + "]" * 100_000), spoken("json-too-deep")),
    "cut off in a list": (SOUND[:-2], CUT_OFF),
    "cut off in a text": (SOUND[:-10], CUT_OFF),
    "cut off after a comma": (SOUND[:-13], CUT_OFF),
    "only the first brace": (b"{", CUT_OFF),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_its_reason(here: Here, name: str) -> None:
    given, reason = BAD[name]
    sentence = here("replay", "-", "--json", given=given).refusal()
    assert heard(bad_game(0, 1, reason), sentence) == [sentence]
    assert len(sentence) < 300


@pytest.mark.parametrize("name", BAD)
def test_games_before_a_bad_one_are_printed_and_it_is_named(here: Here, name: str) -> None:
    given, reason = BAD[name]
    done = here("replay", "-", "--json", given=GOOD + b"\n" + GOOD + given.removeprefix(b"\xef\xbb\xbf"))
    assert heard(bad_game(2, 4, reason), done.refusal()) == [done.refusal()]
    assert len(done.values) == 2


def no_move(text: str) -> str:
    return spoken("refused-not-a-move", text=text)


def not_reached(column: int | str, row: int) -> str:
    return spoken("refused-not-reached", cell=cell_name((int(column), row)))


FAR, TOO_FAR = f"1{'0' * 40}", f"Pew@1{'0' * 80},0"
MOVES = {
    "no move at all": (["dig"], "dig", no_move("dig")),
    "an empty text": ([""], "", no_move("")),
    "a lone surrogate": (["\ud800"], r"\ud800", no_move(r"\ud800")),
    "a terminal's command": (["\x1b[2J"], r"\u001b[2J", no_move(r"\u001b[2J")),
    "a long text": (["x" * 1_000_000], "x" * 60 + "…", no_move("x" * 60 + "…")),
    "a column that would wrap": (["V@8,0", "Pew@65,0"], "Pew@65,0", not_reached(65, 0)),
    "a column that would wrap back": (["V@8,0", "Pew@-65,0"], "Pew@-65,0", not_reached(-65, 0)),
    "a row that would wrap": (["V@8,0", "Pnw@0,65"], "Pnw@0,65", not_reached(0, 65)),
    "a column beyond all": (["V@8,0", f"Pew@{FAR},0"], f"Pew@{FAR},0", not_reached(FAR, 0)),
    "a column too long": (["V@8,0", TOO_FAR], TOO_FAR[:60] + "…", no_move(TOO_FAR[:60] + "…")),
    "a goal beyond": (["V@72,0"], "V@72,0", spoken("refused-not-a-goal", column=72, row=0)),
    "a plus": (["V@+8,0"], "V@+8,0", no_move("V@+8,0")),
    "minus zero": (["V@8,-0"], "V@8,-0", no_move("V@8,-0")),
    "other digits": (["V@٨,0"], "V@٨,0", no_move("V@٨,0")),
    "sides out of order": (["V@8,0", "Psn@1,0"], "Psn@1,0", no_move("Psn@1,0")),
    "a space": (["V@8,0 "], "V@8,0 ", no_move("V@8,0 ")),
    "a card not held": (["Blamp>1"], "Blamp>1", spoken("refused-not-in-hand", card="Blamp")),
    "gold while playing": (["G1"], "G1", spoken("refused-wrong-phase", phase="play")),
}  # fmt: skip
"""By name: the moves of a record, of which the last is bad; how it is shown; the reason."""


def test_the_moves_that_must_not_wrap_would_be_legal_if_they_did(here: Here) -> None:
    """Otherwise they would be refused whatever the numbers are."""
    for move in ("Pew@1,0", "Pew@-1,0", "Pnw@0,1"):
        given = lines_of(record(moves=["V@8,0", move], seed="a map"))
        assert here("replay", "-", "--json", given=given).code == 0


@pytest.mark.parametrize("name", MOVES)
def test_a_bad_move_is_named_with_its_number_and_reason(here: Here, name: str) -> None:
    moves, shown, reason = MOVES[name]
    given = GOOD + lines_of(record(moves=moves, seed="a map"))
    done = here("replay", "-", "--json", given=given)
    assert done.refusal() == bad_move(1, 2, len(moves) - 1, shown, reason)
    assert len(done.values) == 1


def test_the_trace_holds_the_moves_before_a_bad_one_and_not_the_bad_one(here: Here) -> None:
    done = here("replay", "-", "--trace", "--json", given=lines_of(record(moves=["V@8,0", "G1"], seed="a map")))
    assert done.refusal() == bad_move(0, 1, 1, "G1", spoken("refused-wrong-phase", phase="play"))
    assert [line["move"] for line in done.values] == ["V@8,0"]


def test_moves_after_the_end_are_an_error(here: Here) -> None:
    plain = vectors()[4]
    number = len(plain["moves"])
    plain["moves"].append("G1")
    done = here("replay", "-", "--json", given=lines_of(plain))
    assert done.refusal() == bad_move(0, 1, number, "G1", spoken("refused-game-over"))
    assert done.out == ""


def test_odd_letters_that_are_text_are_no_error(here: Here) -> None:
    given = SOUND.replace(b"small", "ž\u202e\U0001f48e".encode())
    assert here("replay", "-", "--json", given=given).code == 0


def test_lone_surrogates_in_names_and_talk_do_not_stop_the_story(here: Here) -> None:
    names, talk = ["\ud800", "\x1b[31mred", "Ona"], [[0, 1, "\udfff!"], [1, 0, "?"]]
    plain = record(moves=["V@8,0"], names=names, seed="a map", talk=talk)
    done = here("replay", "-", given=lines_of(plain))
    assert done.code == 0
    assert spoken("said", who=r"\ud800", text="?") in done.out
    assert spoken("said", who=r"\u001b[31mred", text=r"\udfff!") in done.out
    assert "\x1b" not in done.out


@pytest.mark.parametrize("extras", [{"names": 7}, {"names": ["Ona"]}, {"talk": 7}, {"talk": [[], [0], [9, 9, "?"]]}])
def test_extras_that_are_not_as_written_are_passed_over(here: Here, extras: dict[str, object]) -> None:
    assert here("replay", "-", given=lines_of(record(**extras))).code == 0


@pytest.mark.parametrize("given", [b"\xef\xbb\xbf" + SOUND, SOUND + b"\r\n", b"\r\n\t" + SOUND, SOUND + b"\n\n\n"])
def test_a_byte_order_mark_and_line_ends_are_no_error(here: Here, given: bytes) -> None:
    assert len(here("replay", "-", "--json", given=given).values) == 1


def test_lines_may_end_as_windows_writes_them(here: Here) -> None:
    given = b"\xef\xbb\xbf" + (SOUND + b"\r\n") * 3
    assert len(here("replay", "-", "--json", given=given).values) == 3
    spread = json.dumps(json.loads(SOUND), indent=1).replace("\n", "\r\n").encode()
    assert len(here("replay", "-", "--json", given=spread).values) == 1


def test_a_line_may_not_end_within_a_text(here: Here) -> None:
    given = changed('"small"', '"sm\nall"')
    assert heard(bad_game(0, 1, CONTROL), here("replay", "-", given=given).refusal())
    assert here("replay", "-", given=GOOD + given).refusal() == bad_game(1, 2, CUT_OFF)


def test_a_first_line_that_is_cut_off_is_named_if_whole_records_follow(here: Here) -> None:
    done = here("replay", "-", given=SOUND[:-2] + b"\n" + SOUND + b"\n" + SOUND)
    assert done.refusal() == bad_game(0, 1, CUT_OFF)
    many = here("replay", "-", given=SOUND[:-2] + b"\r\n" + (SOUND + b"\r\n") * 100_000)
    assert many.refusal() == done.refusal()


def test_a_mistake_in_a_record_over_many_lines_is_found_on_its_line(here: Here) -> None:
    spread = json.dumps(json.loads(SOUND), indent=1).replace('"lt"', "lt").encode()
    assert heard(bad_game(0, 3, NOT_JSON), here("replay", "-", given=spread).refusal())


@pytest.mark.parametrize("given", [b"", b"\n", b" \t\r\n \n", b"\xef\xbb\xbf"])
def test_a_file_without_a_game_is_an_error(here: Here, tmp_path: Path, given: bytes) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(given)
    assert here("replay", str(file), "--json").refusal() == spoken("no-game", file=str(file))


def test_files_that_cannot_be_read(here: Here, tmp_path: Path) -> None:
    for file, number in (
        (str(tmp_path / "missing.jsonl"), errno.ENOENT),
        (str(tmp_path), errno.EISDIR),
        (f"{__file__}/below", errno.ENOTDIR),
    ):
        assert here("replay", file).refusal() == spoken("cannot-read", file=file, why=os.strerror(number))
    too_long = spoken("cannot-read", file=ANYTHING, why=os.strerror(errno.ENAMETOOLONG))
    assert heard(too_long, here("replay", "x" * 5000).refusal())


def test_a_file_without_permission(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretended, because everything is readable to root."""

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    refused = spoken("cannot-read", file="games.jsonl", why="Permission denied")
    assert here("replay", "games.jsonl").refusal() == refused


HUGE = {
    "a text": (b'{"seed": "', b"x" * 1000),
    "brackets": (b"", b"[" * 1000),
    "moves": (b'{"moves": [', b'"Pns@1,0",' * 100),
    "spaces": (SOUND[:-1], b" " * 1000),
}


def run_in_little_memory(*command: str) -> Done:
    """Run a command that may have 300 MB in all."""
    limited = ["sh", "-c", 'ulimit -v 300000; exec "$@"', "sh", *command]
    return finished(subprocess.run(limited, capture_output=True, check=False, timeout=120))


def test_little_memory_is_too_little_for_a_program_that_reads_such_a_line_whole() -> None:
    """Otherwise the next test would prove nothing."""
    done = run_in_little_memory(sys.executable, "-c", "line = b'x' * 100_000_000; print(len(line.decode() + '.'))")
    assert done.code == 1
    assert "MemoryError" in done.err


@pytest.mark.slow
@pytest.mark.parametrize("name", HUGE)
def test_a_line_of_100_megabytes_is_refused_without_keeping_it(name: str, tmp_path: Path) -> None:
    beginning, portion = HUGE[name]
    file = tmp_path / "long.jsonl"
    with file.open("wb") as stream:
        stream.write(lines_of(record()) + beginning)
        stream.writelines(portion for _ in range(100_000))
    done = run_in_little_memory(COMMAND, "replay", str(file), "--json")
    assert done.refusal() == bad_game(1, 2, TOO_LARGE, file=str(file))
    assert len(done.values) == 1


def test_a_record_over_too_many_lines_is_refused(here: Here) -> None:
    assert here("replay", "-", given=b"{\n" + b" \n" * 5_000_000).refusal() == bad_game(0, 1, TOO_LARGE)


def test_a_large_record_is_read(here: Here) -> None:
    given = lines_of(record(talk=[[0, 0, "x" * 8_000_000]], seed="x" * 10_000, names=["\ud800" * 10_000] * 3))
    assert here("replay", "-", "--json", given=given).code == 0
    assert here("replay", "-", given=given).code == 0
