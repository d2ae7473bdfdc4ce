"""Every code has a sentence, every sentence has its arguments, and all of them can be written."""

import contextlib
import queue
import re
import threading

import pytest
from fluent.runtime import FluentBundle

from saboteur import sentences
from saboteur.cli.commands import COMMANDS
from saboteur.rules import BadRecord, BadSetup, IllegalMove, NotAMove, Refusal
from saboteur.sentences import FALLBACK, LOCALES, Spoken, bundle_of, language, printable, sentence, source_of, told
from tests.cli.raised_codes import SOURCES, asked_in, families_in, gaps, raised_in, sentences_in, texts_in
from tests.kit.words import spoken

RULES = SOURCES / "rules"
ENGLISH = source_of("en")
CODES = raised_in(RULES, families_in(RULES))
TEXTS = texts_in(SOURCES)
PLURALS = (0, 1, 2, 5)


def test_every_code_of_the_rules_is_found() -> None:
    """Otherwise a gap would go unseen."""
    assert set(map(str, Refusal)) <= set(CODES)
    assert CODES["edge-mismatch"] == {"column", "row"}
    assert CODES["broken-tools"] == set()
    assert CODES["deal-rounds"] == {"expected", "found"}
    assert CODES["not-a-move"] == {"text"}
    assert CODES["missing"] == {"key"}
    assert len(CODES) > 45


def test_every_code_of_the_rules_has_its_sentence() -> None:
    assert gaps(CODES, sentences_in(ENGLISH), TEXTS) == []


@pytest.mark.parametrize(
    ("message", "planted", "gap"),
    [
        ("occupied", "refused-occupy = { $cell }", "occupied has no sentence"),
        ("occupied", "refused-occupy = { $cell }", "no code for refused-occupy"),
        ("nothing-to-mend", "refused-nothing-to-mend = { $place } { tool }", "nothing-to-mend gives ['seat', 'tool']"),
        ("nothing-to-mend", "refused-nothing-to-mend = It is whole.", "nothing-to-mend gives ['seat', 'tool']"),
        ("game-over", "refused-game-over = It is over for { $seat }.", "game-over gives []"),
    ],
)
def test_a_planted_gap_is_caught(message: str, planted: str, gap: str) -> None:
    source, replaced = re.subn(rf"^refused-{message} = .*$", planted, ENGLISH, flags=re.MULTILINE)
    assert replaced == 1
    assert any(gap in found for found in gaps(CODES, sentences_in(source), TEXTS))


@pytest.mark.parametrize("source", ["a = { $b", "a = one\na = two\n", "= nothing\n"])
def test_text_that_is_no_fluent_is_caught(source: str) -> None:
    with pytest.raises(ValueError, match=r"no Fluent|written twice"):
        sentences_in(source)


def test_what_the_command_line_asks_for_is_written_and_gets_its_arguments() -> None:
    written = sentences_in(ENGLISH)
    asked = list(asked_in(SOURCES / "cli"))
    assert len(asked) > 60
    for key, given in asked:
        assert key in written
        assert given is None or given == written[key], key


def test_every_command_has_a_summary() -> None:
    assert {f"command-{name}" for name in COMMANDS} <= set(sentences_in(ENGLISH))


def test_every_sentence_can_be_written() -> None:
    for key, names in sentences_in(ENGLISH).items():
        for value in (*PLURALS, "play"):
            text = sentence(key, **dict.fromkeys(names, value))
            assert text, key
            assert "{" not in text, key


def test_a_sentence_that_is_not_written_or_lacks_an_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match="no sentence is named nonsense"):
        sentence("nonsense")
    with pytest.raises(LookupError, match="bad-game cannot be written"):
        sentence("bad-game", file="a")


def test_refusals_are_told() -> None:
    error = IllegalMove(Refusal.EDGE_MISMATCH, column=3, row=-1)
    assert told(error) == spoken("refused-edge-mismatch", column=3, row=-1)
    assert told(NotAMove("not-a-move", text="dig\x07")) == spoken("refused-not-a-move", text=r"dig\u0007")
    assert told(BadSetup("bad-players", players=12345)) == spoken("refused-bad-players", players="12345")
    large = "1" + "0" * 59 + "…"
    assert told(BadRecord("unknown-format", format=10**70)) == spoken("refused-unknown-format", format=large)


WORDS = """tool = { $tool ->
    [lamp] lantern
   *[cart] wagon
}
mended = The { tool } of { $who } is whole.
laid = { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}
"""


@pytest.mark.parametrize(
    ("key", "arguments", "written"),
    [
        ("laid", {"count": 0}, "nothing"),
        ("laid", {"count": 1}, "one card"),
        ("laid", {"count": 12345}, "12345 cards"),
        ("mended", {"who": "Ona", "tool": "lamp"}, "The lantern of Ona is whole."),
        ("mended", {"who": "Ona", "tool": "spoon"}, "The wagon of Ona is whole."),
    ],
)
def test_plurals_and_words(
    monkeypatch: pytest.MonkeyPatch, key: str, arguments: dict[str, str | int], written: str
) -> None:
    monkeypatch.setattr("saboteur.sentences._bundles", lambda _: (Spoken("en", WORDS),))
    assert sentence(key, **arguments) == written


ODD = """# a = comment
a = A { b }
    { -c } and

    more
    .attribute = of a
## group = of messages

b = { $n ->
[one] first
*[other] other { d }
}
-c = C { -e }
-e=E
d   = the word a-b
a = a second one is not heard
broken = { $n
f = F { nowhere }
"""


@pytest.mark.parametrize(
    ("source", "keys"), [(ODD, "a b d broken f none"), (ENGLISH, "seat drew story-deal laid none")]
)
def test_what_is_parsed_when_it_is_asked_for_is_what_all_of_it_holds(source: str, keys: str) -> None:
    arguments, whole = {"n": 1, "seat": 2, "card": "V"}, bundle_of("en", source)
    for key in keys.split():
        few = Spoken("en", source)
        assert few.has_message(key) == whole.has_message(key), key
        if few.has_message(key):
            pattern, expected = few.get_message(key).value, whole.get_message(key).value
            assert pattern is not None
            assert expected is not None
            found, wanted = few.format_pattern(pattern, arguments), whole.format_pattern(expected, arguments)
            assert (str(found[0]), list(map(str, found[1]))) == (str(wanted[0]), list(map(str, wanted[1])))


def test_no_marks_are_put_around_arguments() -> None:
    assert "\u2068" not in sentence("seat", seat=3)


def test_long_arguments_are_cut() -> None:
    assert len(sentence("said", who="Ona", text="x" * 5000)) < 1000


@pytest.mark.parametrize(
    ("text", "shown"), [("plain ž", "plain ž"), ("\x1b[m", r"\u001b[m"), ("\ud800", r"\ud800"), ("a\nb", r"a\u000ab")]
)
def test_text_is_made_safe_for_a_terminal(text: str, shown: str) -> None:
    assert printable(text) == shown


@pytest.mark.parametrize(("variables", "code"), [({"LC_ALL": "xx_XX"}, "en"), ({"LC_ALL": "en_GB"}, "en"), ({}, "en")])
def test_the_language_is_one_that_is_written(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], code: str
) -> None:
    monkeypatch.delenv("LC_ALL")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language() == code


def test_a_language_that_lacks_a_sentence_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    other, drawn = Spoken("xx", "seat = Vieta { $seat }\n"), spoken("drew", card="V")
    monkeypatch.setattr("saboteur.sentences._bundles", lambda _: (other, Spoken("en", ENGLISH)))
    assert sentence("seat", seat=3) == "Vieta 3"
    assert sentence("drew", card="V") == drawn


def test_the_fallback_is_there() -> None:
    assert (LOCALES / FALLBACK).is_dir()


def test_two_threads_ask_for_a_sentence_that_is_not_parsed_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server reads reserved names in a thread of its own while the first visitor's name is checked: the one was told
    that the sentence the other was parsing does not exist."""
    words, found = Spoken("en", "seat = Seat { number }\nnumber = one\n"), queue.Queue[bool]()
    original = sentences._add

    def slowly(bundle: FluentBundle, source: str) -> None:
        monkeypatch.setattr(sentences, "_add", original)
        other.start()
        with contextlib.suppress(queue.Empty):
            found.put(found.get(timeout=0.2))  # nobody answers before this one is done
        original(bundle, source)

    other = threading.Thread(target=lambda: found.put(words.has_message("seat")))
    monkeypatch.setattr(sentences, "_add", slowly)
    assert words.has_message("seat")
    other.join()
    assert found.get_nowait()
