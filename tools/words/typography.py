"""Marks in a filled-in text: doubled ones, spaces, quotation marks, dashes, percentages, how it begins and ends.

What stands in the English text of the same variant, such as a command with its quotes, may stand in a language, too.
"""

import re
from collections.abc import Iterable, Iterator

from tools.words.style import NO_BREAK, Style

Fault = tuple[str, str]
"""The code of a check, and what it found."""
QUOTES = "\"'`´“”„‟«»‹›‘’‚′″"
APOSTROPHE = "’"
DOUBLED = re.compile(r"[,;:]{2}|[,;:][.!?]|(?<!\.)\.\.(?!\.)|[!?…]\.|([!?…])\1")
BEFORE_MARK = re.compile(rf"[ {NO_BREAK}][,;:!?.)\]](?=\s|$)|[(\[] ")
SPACED_DASH = re.compile(r"(?<=[ \u00a0])[-–—−](?=[ \u00a0\n]|$)")
RANGE = re.compile(r"(?<![\w,@-])\d+-\d+(?![\w-])")
PERCENT = re.compile(r"\d([\s\u202f]?)%")
CLOSING = ")]»“”’\"'"
ENDS = {".": "sentence", "?": "sentence", ":": "colon", "!": "free", "…": "free"}
"""Free: a label may have it where English has nothing, and the other way round."""


def faults_of_marks(style: Style, text: str, english: str) -> Iterator[Fault]:
    """Wrong marks and spaces in a text."""
    yield from _patterns(text, english)
    yield from _quotes(style, text, english)
    yield from _dashes(style, text, english)
    if "..." in text and "..." not in english:
        yield "ellipsis", "three dots instead of …"
    for gap in PERCENT.findall(text):
        if gap != style.percent:
            wanted = "a no-break space" if style.percent else "no space"
            yield "percent", f"{wanted} belongs before %"


def _patterns(text: str, english: str) -> Iterator[Fault]:
    for code, pattern in (("doubled", DOUBLED), ("space-before", BEFORE_MARK)):
        allowed = {match[0] for match in pattern.finditer(english)}
        for match in pattern.finditer(text):
            if match[0] not in allowed:
                yield code, f"“{_around(text, match.start())}”"
    if re.search(r"\S  +\S", text) and not re.search(r"\S  +\S", english):
        yield "spaces", f"two spaces in “{_around(text, text.index('  '))}”"
    if text.strip() != text and english.strip() == english:
        yield "spaces", "a space at the beginning or the end"


def _around(text: str, place: int) -> str:
    return text[max(0, place - 12) : place + 12].strip().replace("\n", " ")


def _quotes(style: Style, text: str, english: str) -> Iterator[Fault]:
    own = style.quotes + (APOSTROPHE if style.has_apostrophe else "")
    for mark in dict.fromkeys(text):
        if mark in QUOTES and mark not in own and not (mark in "\"'`" and text.count(mark) <= english.count(mark)):
            yield "quotes", f"{mark} instead of {' '.join(style.quotes)}"
    if not _is_paired(style, text):
        yield "quotes", f"a mark of {' '.join(style.quotes)} has no partner"


def _is_paired(style: Style, text: str) -> bool:
    pairs = {style.quotes[i]: style.quotes[i + 1] for i in range(0, len(style.quotes), 2)}
    expected: list[str] = []
    for mark in text:
        if expected and mark == expected[-1]:
            expected.pop()
        elif mark in pairs:
            expected.append(pairs[mark])
        elif mark in pairs.values():
            return False
    return not expected


def _dashes(style: Style, text: str, english: str) -> Iterator[Fault]:
    for mark in dict.fromkeys(SPACED_DASH.findall(text)):
        if mark != style.dash and SPACED_DASH.findall(text).count(mark) > SPACED_DASH.findall(english).count(mark):
            yield "dash", f"“ {mark} ” instead of “ {style.dash} ”"
    for span in RANGE.findall(text):
        if span not in english:
            yield "dash", f"{span} instead of {span.replace('-', '–')}"


def faults_of_ends(style: Style, text: str, english: str, put_in: Iterable[object] = ()) -> Iterator[Fault]:
    """A sentence begins with a capital, unless with a text that was put in, and ends with a mark; a label does not."""
    given, wanted = _end(text, style.question), _end(english, "?")
    if given != wanted and "free" not in (given, wanted):
        yield "end", f"“…{text[-16:]}” where English has “…{english[-16:]}”"
    is_put_in = any(isinstance(value, str) and text.startswith(value) for value in put_in)
    if wanted in ("sentence", "free") and english[:1].isupper() and text[:1].islower() and not is_put_in:
        yield "capital", f"“{text[:16]}…” where English has “{english[:16]}…”"


def _end(text: str, question: str) -> str:
    last = text.rstrip().rstrip(CLOSING)[-1:]
    return "sentence" if last == question else ENDS.get(last, "none")
