"""Files that cannot be replayed: one sentence that says which game, which move and why; exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command_runner import COMMAND, Done, Here, finished, lines_of, record, vectors

GOOD = lines_of(record(moves=["V@8,0"], seed="a map"))
SOUND = b'{"format": 1, "edition": "lt", "players": 3, "rounds": 1, "seed": "small", "moves": []}'


def changed(old: str, new: str) -> bytes:
    """The sound record with a part written otherwise."""
    assert old.encode() in SOUND
    return SOUND.replace(old.encode(), new.encode())


def test_the_sound_record_is_sound(here: Here) -> None:
    """Otherwise what follows would prove nothing."""
    assert here("replay", "-", "--json", given=SOUND).code == 0


BAD = {
    "a number as text": (changed('"players": 3', '"players": "3"'), "“players” is not a whole number"),
    "true as a number": (changed('"players": 3', '"players": true'), "“players” is not a whole number"),
    "5.0 as a number": (changed('"players": 3', '"players": 5.0'), "“players” is not a whole number"),
    "1e1 as a number": (changed('"players": 3', '"players": 1e1'), "“players” is not a whole number"),
    "true as the format": (changed('"format": 1', '"format": true'), "“format” is not a whole number"),
    "1.0 as the format": (changed('"format": 1', '"format": 1.0'), "“format” is not a whole number"),
    "true as rounds": (changed('"rounds": 1', '"rounds": true'), "“rounds” is not a whole number"),
    "1.0 as the first seat": (changed('"rounds": 1', '"first": 1.0'), "“first” is not a whole number"),
    "a huge number": (changed('"players": 3', '"players": 1e400'), "“players” is not a whole number"),
    "a long number": (changed('"players": 3', f'"players": {"9" * 5000}'), "more than 18 digits"),
    "a negative number": (changed('"players": 3', '"players": -3'), "-3 cannot play"),
    "NaN": (changed('"players": 3', '"players": NaN'), "NaN is not a number of JSON"),
    "Infinity": (changed('"players": 3', '"players": -Infinity'), "-Infinity is not a number of JSON"),
    "NaN in what is not looked at": (changed('"format": 1', '"format": 1, "times": [NaN]'), "NaN is not a number"),
    "too few players": (changed('"players": 3', '"players": 2'), "3 to 10"),
    "too many rounds": (changed('"rounds": 1', '"rounds": 6'), "1 to 5"),
    "an unknown edition": (changed('"lt"', '"xx"'), "no edition “xx”"),
    "an edition that is a number": (changed('"lt"', "7"), "“edition” is not a text"),
    "a very long edition": (changed('"lt"', f'"{"x" * 10_000}"'), "no edition “" + "x" * 60 + "…”"),
    "an unknown option": (changed('"rounds": 1', '"options": ["fog"]'), "no table option “fog”"),
    "an option twice": (changed('"rounds": 1', '"options": ["open_gold", "open_gold"]'), "“options” names something"),
    "options that are a text": (changed('"rounds": 1', '"options": "open_gold"'), "“options” is not a list"),
    "a first seat that is not there": (changed('"rounds": 1', '"first": 3'), "Seat 3 cannot begin"),
    "an unknown format": (changed('"format": 1', '"format": 2'), "format 2"),
    "no format": (changed('"format": 1, ', ""), "“format” is missing"),
    "unknown rules": (changed('"format": 1', '"format": 1, "rules": 99'), "rules number 99"),
    "no moves": (changed(', "moves": []', ""), "“moves” is missing"),
    "moves that are null": (changed("[]", "null"), "“moves” is missing"),
    "moves that are a text": (changed("[]", '"V@8,0"'), "“moves” is not a list"),
    "a move that is a number": (changed("[]", "[7]"), "“moves” is not a text"),
    "neither seed nor deal": (changed('"seed": "small", ', ""), "either a seed or a deal"),
    "seed and deal": (changed('"rounds": 1', '"deal": {}'), "either a seed or a deal"),
    "a deal without rounds": (changed('"seed": "small"', '"deal": {}'), "“rounds” is missing"),
    "a deal that is a list": (changed('"seed": "small"', '"deal": []'), "The deal is not a JSON object"),
    "a lone surrogate as seed": (changed('"small"', r'"\ud800"'), "not a text that UTF-8 can write"),
    "a lone surrogate as edition": (changed('"lt"', r'"\ud800"'), r"no edition “\ud800”"),
    "a control letter as edition": (changed('"lt"', r'"\u001b[31m"'), r"no edition “\u001b[31m”"),
    "a key twice": (changed('"format": 1', '"format": 1, "format": 1'), "The key “format” stands there twice"),
    "a key twice, deep down": (changed('"format": 1', '"format": 1, "by": {"17": 1, "17": 2}'), "“17”"),
    "a surrogate key twice": (changed('"format": 1', r'"format": 1, "\ud800": 1, "\ud800": 1'), r"“\ud800”"),
    "an array": (b"[" + SOUND + b"]", "The record is not a JSON object"),
    "a number": (b"7\n", "The record is not a JSON object"),
    "null": (b"null", "The record is not a JSON object"),
    "no JSON": (b"hello\n", "not JSON: expecting value (column 1)"),
    "two values on a line": (SOUND + b" " + SOUND, "not JSON: extra data"),
    "single quotes": (SOUND.replace(b'"', b"'"), "not JSON"),
    "a comma too many": (changed("[]}", "[],}"), "not JSON"),
    "a zero byte": (changed('"small"', '"sm\0all"'), "not JSON: invalid control character"),
    "invalid UTF-8": (SOUND.replace(b"small", b"sm\xffall"), "is not UTF-8"),
    "a surrogate as bytes": (SOUND.replace(b"small", b"\xed\xa0\x80"), "is not UTF-8"),
    "UTF-16": (SOUND.decode().encode("utf-16"), "is not UTF-8"),
    "a byte order mark within": (SOUND.replace(b": 1", b": \xef\xbb\xbf1", 1), "not JSON"),
    "two byte order marks": (b"\xef\xbb\xbf\xef\xbb\xbf" + SOUND, "not JSON"),
    "deep arrays": (changed("[]", "[" * 100_000), "nested too deeply"),
    "deep objects": (changed("[]", '{"a":' * 100_000), "nested too deeply"),
    "deep and closed": (changed("[]", "[" * 100_000 + "]" * 100_000), "nested too deeply"),
    "cut off in a list": (SOUND[:-2], "The text ends in the middle of the record"),
    "cut off in a text": (SOUND[:-10], "The text ends in the middle of the record"),
    "cut off after a comma": (SOUND[:-13], "The text ends in the middle of the record"),
    "only the first brace": (b"{", "The text ends in the middle of the record"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_its_reason(here: Here, name: str) -> None:
    given, reason = BAD[name]
    sentence = here("replay", "-", "--json", given=given).refusal()
    assert sentence.startswith("-: game 0 (line ")
    assert reason in sentence
    assert len(sentence) < 300


@pytest.mark.parametrize("name", BAD)
def test_games_before_a_bad_one_are_printed_and_it_is_named(here: Here, name: str) -> None:
    given, reason = BAD[name]
    done = here("replay", "-", "--json", given=GOOD + b"\n" + GOOD + given.removeprefix(b"\xef\xbb\xbf"))
    assert "game 2 (line 4" in done.refusal()
    assert len(done.values) == 2
    assert reason in done.err


MOVES = {
    "no move at all": (["dig"], "move 1 (moves[0]) “dig”", "“dig” is not a move"),
    "an empty text": ([""], "move 1 (moves[0]) “”", "“” is not a move"),
    "a lone surrogate": (["\ud800"], r"“\ud800”", r"“\ud800” is not a move"),
    "a terminal's command": (["\x1b[2J"], r"“\u001b[2J”", "is not a move"),
    "a long text": (["x" * 1_000_000], "move 1", "is not a move"),
    "a column that would wrap": (["V@8,0", "Pns@67,0"], "move 2 (moves[1]) “Pns@67,0”", "67,0"),
    "a column that would wrap back": (["V@8,0", "Pns@-64,0"], "“Pns@-64,0”", "-64,0"),
    "a row that would wrap": (["V@8,0", "Pns@0,65"], "“Pns@0,65”", "0,65"),
    "a column beyond all": (["V@8,0", f"Pns@1{'0' * 40},0"], "Pns@1000", "1000"),
    "a column too long": (["V@8,0", f"Pns@1{'0' * 80},0"], "Pns@1000", "is not a move"),
    "a goal beyond": (["V@72,0"], "“V@72,0”", "There is no goal at 72,0"),
    "a plus": (["V@+8,0"], "“V@+8,0”", "is not a move"),
    "minus zero": (["V@8,-0"], "“V@8,-0”", "is not a move"),
    "other digits": (["V@٨,0"], "“V@٨,0”", "is not a move"),
    "sides out of order": (["V@8,0", "Psn@1,0"], "“Psn@1,0”", "is not a move"),
    "a space": (["V@8,0 "], "“V@8,0 ”", "is not a move"),
    "a card not held": (["Blamp>1"], "“Blamp>1”", "The card Blamp is not in the hand"),
    "gold while playing": (["G1"], "“G1”", "A card must be played now"),
}  # fmt: skip


@pytest.mark.parametrize("name", MOVES)
def test_a_bad_move_is_named_with_its_number_and_reason(here: Here, name: str) -> None:
    moves, named, reason = MOVES[name]
    given = GOOD + lines_of(record(moves=moves, seed="a map"))
    done = here("replay", "-", "--json", given=given)
    assert done.refusal().startswith("-: game 1 (line 2), move ")
    assert named in done.err
    assert reason in done.err
    assert len(done.values) == 1


def test_the_trace_holds_the_moves_before_a_bad_one_and_not_the_bad_one(here: Here) -> None:
    done = here("replay", "-", "--trace", "--json", given=lines_of(record(moves=["V@8,0", "G1"], seed="a map")))
    assert "moves[1]" in done.refusal()
    assert [line["move"] for line in done.values] == ["V@8,0"]


def test_moves_after_the_end_are_an_error(here: Here) -> None:
    plain = vectors()[4]
    number = len(plain["moves"])
    plain["moves"].append("G1")
    done = here("replay", "-", "--json", given=lines_of(plain))
    assert f"move {number + 1} (moves[{number}]) “G1” cannot be played: The game is over." in done.refusal()
    assert done.out == ""


def test_odd_letters_that_are_text_are_no_error(here: Here) -> None:
    given = SOUND.replace(b"small", "ž\u202e\U0001f48e".encode())
    assert here("replay", "-", "--json", given=given).code == 0


def test_lone_surrogates_in_names_and_talk_do_not_stop_the_story(here: Here) -> None:
    names, talk = ["\ud800", "\x1b[31mred", "Ona"], [[0, 1, "\udfff!"], [1, 0, "?"]]
    plain = record(moves=["V@8,0"], names=names, seed="a map", talk=talk)
    done = here("replay", "-", given=lines_of(plain))
    assert done.code == 0
    assert r"\ud800 says: ?" in done.out
    assert r"\u001b[31mred says: \udfff!" in done.out
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
    assert "(line 1) cannot be replayed: This is not JSON: inv" in here("replay", "-", given=given).refusal()
    assert "(line 2) cannot be replayed: The text ends" in here("replay", "-", given=GOOD + given).refusal()


def test_a_first_line_that_is_cut_off_is_named_if_whole_records_follow(here: Here) -> None:
    done = here("replay", "-", given=SOUND[:-2] + b"\n" + SOUND + b"\n" + SOUND)
    assert done.refusal() == "-: game 0 (line 1) cannot be replayed: The text ends in the middle of the record."
    many = here("replay", "-", given=SOUND[:-2] + b"\r\n" + (SOUND + b"\r\n") * 100_000)
    assert many.refusal() == done.refusal()


def test_a_mistake_in_a_record_over_many_lines_is_found_on_its_line(here: Here) -> None:
    spread = json.dumps(json.loads(SOUND), indent=1).replace('"lt"', "lt").encode()
    assert "game 0 (line 3)" in here("replay", "-", given=spread).refusal()


@pytest.mark.parametrize("given", [b"", b"\n", b" \t\r\n \n", b"\xef\xbb\xbf"])
def test_a_file_without_a_game_is_an_error(here: Here, tmp_path: Path, given: bytes) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(given)
    assert here("replay", str(file), "--json").refusal() == f"{file} holds no game."


def test_files_that_cannot_be_read(here: Here, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.jsonl")
    assert here("replay", missing).refusal() == f"{missing} cannot be read: No such file or directory."
    assert here("replay", str(tmp_path)).refusal() == f"{tmp_path} cannot be read: Is a directory."
    assert "cannot be read" in here("replay", "x" * 5000).refusal()
    assert "cannot be read" in here("replay", f"{__file__}/below").refusal()


def test_a_file_without_permission(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretended, because everything is readable to root."""

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert here("replay", "games.jsonl").refusal() == "games.jsonl cannot be read: Permission denied."


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
    assert done.refusal() == f"{file}: game 1 (line 2) cannot be replayed: The record is larger than 8 MiB."
    assert len(done.values) == 1


def test_a_record_over_too_many_lines_is_refused(here: Here) -> None:
    sentence = here("replay", "-", given=b"{\n" + b" \n" * 5_000_000).refusal()
    assert sentence == "-: game 0 (line 1) cannot be replayed: The record is larger than 8 MiB."


def test_a_large_record_is_read(here: Here) -> None:
    given = lines_of(record(talk=[[0, 0, "x" * 8_000_000]], seed="x" * 10_000, names=["\ud800" * 10_000] * 3))
    assert here("replay", "-", "--json", given=given).code == 0
    assert here("replay", "-", given=given).code == 0
