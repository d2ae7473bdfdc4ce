"""The sentences of all languages are without faults that a program can find, and the checker finds those planted."""

from __future__ import annotations

import pytest

from saboteur.sentences import FALLBACK, LOCALES, languages
from saboteur.server.names.player_names import LONGEST_NAME
from tools.words.catalog import Catalog, catalog_of, read
from tools.words.checker import CODES, all_findings, findings, main
from tools.words.samples import LONG_NAME, MOST, NUMBERS, arguments_of, filled, samples_of
from tools.words.widths import room, width

CARDS = "cards = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}\n"
TOOL = "tool = { $tool ->\n   *[pick] kirtiklis\n}\n"
ACCUSATIVE = "    .acc = { $tool ->\n       *[pick] kirtiklį\n    }\n"
ONE, FEW, OTHER = "    [one] { $count } korta\n", "    [few] { $count } kortos\n", "   *[other] { $count } kortų\n"
CASES = {
    # By the code of the check: language, English, what is right, what is planted.
    "junk": ("lt", "a = Yes.\n", "a = Taip.\n", "a = Taip.\n= Ne.\n"),
    "repeated": ("lt", "a = Yes.\n", "a = Taip.\n", "a = Taip.\na = Aha.\n"),
    "missing": ("lt", "a = Yes.\nb = No.\n", "a = Taip.\nb = Ne.\n", "a = Taip.\n"),
    "unknown": ("lt", "a = Yes.\n", "a = Taip.\n", "a = Taip.\nb = Ne.\n"),
    "unused": ("lt", "a = Yes.\n", "-taip = Taip\na = { -taip }.\n", "-taip = Taip\na = Taip.\n"),
    "reference": (
        "lt",
        "tool = { $tool ->\n   *[pick] pick\n}\na = Take the { tool }.\n",
        f"{TOOL}{ACCUSATIVE}a = Imk {{ tool.acc }}.\n",
        f"{TOOL}a = Imk {{ tool.acc }}.\n",
    ),
    "argument": ("et", "a = Hello, { $name }!\n", "# Unused: $name, because it is odd.\na = Tere!\n", "a = Tere!\n"),
    "variant": (
        "lt",
        "a = { $side ->\n    [n] north\n   *[s] south\n}\n",
        "a = { $side ->\n    [n] šiaurė\n   *[s] pietūs\n}\n",
        "a = { $side ->\n    [x] šiaurė\n   *[s] pietūs\n}\n",
    ),
    "plural": (
        "lt",
        CARDS,
        f"cards = {{ $count ->\n{ONE}{FEW}{OTHER}}}\n",
        f"cards = {{ $count ->\n{ONE}{OTHER}}}\n",
    ),
    "glued": ("et", "a = It’s { $name }’s turn.\n", "a = Kord: { $name }.\n", "a = On { $name }i kord.\n"),
    "unwritten": ("lt", "a = Yes.\nb = No.\n", "a = Taip.\nb = Ne.\n", "a = { b }\nb = { a }\n"),
    "doubled": ("ru", "a = Yes, now.\n", "a = Да, сейчас.\n", "a = Да,, сейчас.\n"),
    "space-before": ("ru", "a = Yes, now.\n", "a = Да, сейчас.\n", "a = Да , сейчас.\n"),
    "spaces": ("ru", "a = Yes, now.\n", "a = Да, сейчас.\n", "a = Да,  сейчас.\n"),
    "quotes": ("lt", "a = Press “Play”.\n", "a = Spausk „Žaisti“.\n", "a = Spausk „Žaisti”.\n"),
    "dash": ("ru", "a = It’s a stone.\n", "a = Это — камень.\n", "a = Это - камень.\n"),
    "ellipsis": ("lt", "a = Wait…\n", "a = Palauk…\n", "a = Palauk...\n"),
    "percent": ("ru", "a = { $percent }% won\n", "a = выиграно { $percent }\u00a0%\n", "a = выиграно { $percent }%\n"),
    "end": ("lt", "a = It’s over.\n", "a = Baigta.\n", "a = Baigta\n"),
    "capital": ("lt", "a = It’s over.\n", "a = Baigta.\n", "a = baigta.\n"),
    "wide": (
        "lt",
        "# Button: plays a card. One short word.\na = Play\n",
        "a = Žaisti\n",
        "a = Sužaisti pasirinktąją kortą\n",
    ),
    "english": ("el", "a = The round is over.\n", "a = Ο γύρος τελείωσε.\n", "a = The round is over.\n"),
    "letters": ("ru", "a = Card\n", "a = Карта\n", "a = Kарта\n"),
    "same": ("lt", "a = Close\nb = Close\n", "a = Uždaryti\nb = Uždaryti\n", "a = Uždaryti\nb = Užverti\n"),
    "term": ("lt", "a = The saboteurs win!\n", "a = Laimi diversantai!\n", "a = Laimi kenkėjai!\n"),
    "exception": (
        "lt",
        "a = It’s over.\n",
        "# Checked: end, the picture ends the sentence\na = Baigta\n",
        "# Checked: end, the picture ends the sentence\na = Baigta.\n",
    ),
}  # fmt: skip
GLOSSARY = {"saboteur": ("diversantas",)}


def found_in(language: str, english: str, text: str, file: str = "home") -> set[str]:
    original = catalog_of(FALLBACK, {"home": english})
    return {finding.code for finding in findings(catalog_of(language, {file: text}), original, GLOSSARY)}


@pytest.mark.parametrize("language", languages())
def test_a_language_has_no_faults(language: str) -> None:
    assert [str(finding) for finding in all_findings([language])] == []


@pytest.mark.parametrize("code", CASES)
def test_a_planted_fault_is_found_and_what_is_right_is_not(code: str) -> None:
    language, english, right, planted = CASES[code]
    assert found_in(language, english, right) == set()
    assert code in found_in(language, english, planted)


def test_a_message_in_another_file_is_found() -> None:
    assert found_in("lt", "a = Yes.\n", "a = Taip.\n", file="table") == {"file"}


def test_every_check_has_a_planted_fault() -> None:
    assert CASES.keys() | {"file"} == CODES.keys()


@pytest.mark.parametrize(
    ("code", "language", "english", "planted"),
    [
        ("argument", "et", "a = Hello, { $name }!\n", "a = Tere, { $nimi }!\n"),
        ("argument", "et", "a = Hello, { $name }!\n", "a = Tere!\n"),
        ("plural", "ru", CARDS, "cards = { $count } карт\n"),
        ("plural", "ru", CARDS, "cards = { $count ->\n    [0] нет карт\n   *[other] { $count } карт\n}\n"),
        ("quotes", "et", "a = Press “Play”.\n", "a = Vajuta „Mängi.\n"),
        ("quotes", "ru", "a = Press “Play”.\n", 'a = Нажмите "Играть".\n'),
        ("dash", "lt", "a = Three to ten play.\n", "a = Žaidžia 3-10.\n"),
        ("end", "el", "a = Top goal\n", "a = Πάνω τέρμα.\n"),
        ("english", "lt", "a = Look at the goal.\n", "a = Žiūrėk į the goal.\n"),
        ("letters", "lt", "a = Mine\n", "a = Šāxta\n"),
        ("letters", "el", "a = The card\n", "a = H κάρτα\n"),
        ("exception", "lt", "a = It’s over.\n", "# Checked: end\na = Baigta\n"),
        ("exception", "lt", "a = It’s over.\n", "# Checked: ends, because\na = Baigta.\n"),
    ],
)  # fmt: skip
def test_other_kinds_of_a_fault_are_found(code: str, language: str, english: str, planted: str) -> None:
    assert code in found_in(language, english, planted)


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        ("el", "a = Is it over?\n", "a = Τελείωσε;\n"),
        ("lt", 'a = Run pip install "saboteur[x]"\n', 'a = Paleisk pip install "saboteur[x]"\n'),
        ("ru", CARDS, "cards = Карт: { $count }\n"),
        ("ru", "a = Use --odd\n", "a = Нужно --odd\n"),
        ("lt", "# $target: whose it is (not used in English).\na = Own\n", "a = Savo: { $target }\n"),
    ],
)
def test_what_only_looks_like_a_fault_is_let_be(language: str, english: str, text: str) -> None:
    assert found_in(language, english, text) == set()


def test_a_finding_tells_where_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    english = catalog_of(FALLBACK, {"home": "a = Yes.\n\nb = No.\n"})
    (finding,) = findings(catalog_of("lt", {"home": "a = Taip.\n\nb = Ne\n"}), english)
    assert str(finding).startswith("lt/home.ftl:3 end b: ")
    assert main([FALLBACK]) == 0
    assert capsys.readouterr().out == ""


def test_every_language_has_the_files_of_english() -> None:
    names = {language: sorted(path.name for path in (LOCALES / language).iterdir()) for language in languages()}
    assert {language: files for language, files in names.items() if files != names[FALLBACK]} == {}


def test_samples_have_every_value_of_every_argument_and_are_few() -> None:
    english = read(FALLBACK)
    for entry in english.messages():
        samples = samples_of(english, entry.name)
        assert len(samples) <= MOST
        for name, argument in arguments_of(english, entry.name).items():
            assert {sample[name] for sample in samples} == set(argument.values), f"{name} of {entry.name}"


def variants(english: Catalog, name: str) -> list[str]:
    return [text for _, text in filled(english, english, name)]


def test_samples_are_what_people_read() -> None:
    english = read(FALLBACK)
    assert [text.split()[0] for text in variants(english, "nuggets")] == [str(number) for number in NUMBERS]
    assert "Your move: broken lamp on Io" in variants(english, "prompt-tool")
    assert {"dead end", "junction"} <= {text.split(",")[0] for text in variants(english, "card-path")}
    assert variants(english, "goals") == ["Goals: L3: stone, L5: treasure."]
    assert {"use a whole number from 1 to 65535"} <= set(variants(english, "serve-wants-whole"))
    assert len(LONG_NAME) == LONGEST_NAME


@pytest.mark.parametrize("language", languages())
def test_samples_of_fractions_have_the_mark_of_the_language(language: str) -> None:
    mark = "." if language == FALLBACK else ","
    for _, text in filled(read(language), read(FALLBACK), "arena-row"):
        assert f" 33{mark}1 ms" in text.replace("\u00a0", " ").replace("мс", "ms")


def test_a_label_is_as_wide_as_its_letters() -> None:
    assert width("iiii") < width("oooo") < width("wwww") < width("ЩЩЩЩ")
    assert width("short\na longer line") == width("a longer line")
    assert room("home", "Button next to that field. One short word.") == 9
    assert room("home", "Placeholder. Narrow: about 10 characters.") == pytest.approx(6.2)
    assert room("home", "Spoken label of the × button.") is None
    assert room("terminal", "Button. One short word.") is None
