"""How wide a label is, so that it fits a phone: letters as wide as in Commissioner, the font of the page."""

import re

WIDTHS = {
    0.20: " '\u00a0",
    0.25: "!,.:;ijl|·īįļ’",
    0.30: "IJĪĮΐΙίιϊ",
    0.40: '"()-[]_frt{}“”„Ί',
    0.45: "/1?\\sšгт",
    0.50: "*cvzäāčžέγεζνξςτазсьэ",
    0.55: "$27<=>aegkuxy~üąēėęģķūųΓήΰηκλυχϋύГвекнпухчяё−",
    0.60: "+345689EFLS^`bdhnopq«»õöĒĖĘĻņŠΕάαβδθμορόЁЕЗбдийлорц–",
    0.65: "0BPTYΈΒΞΡΣΤΥπσБВРТЬъ",
    0.70: "#ACKRVXZÄĀĄČĶŽΆΎΑΖΚΛΧАКСУХЧЭЯм",
    0.75: "&DGHNUÜĢŅŪŲΔΗΝΠφψωώИЙЛНПЦы…",
    0.80: "OQwÕÖΉΘΟΩДОЪжф—",
    0.85: "mΌΏΦΨФшщю",
    0.95: "%@ЫMΜМ",
    1.10: "WЖШЩЮ",
}
"""In em, at the weight of buttons; a letter that is not here is as wide as an o."""
OF_LETTER = {letter: width for width, letters in WIDTHS.items() for letter in letters}
USUAL = 0.60

# The page is 320 px wide at least, a letter 16 px high: 20 em, of which page, panel and button keep 5 as margins. A
# button may have two lines. Three of them stand side by side under the hand, and labels beside a field or a picture.
BUTTON = 30.0
SHORT = 15.0
NARROW = 11.0
WORD = 9.0
CHARACTER = 0.62
PAGES = (
    "shared", "pages", "home", "room", "table", "story", "dialogs", "results", "settings", "keys", "club", "rules",
    "replay", "records",
)  # fmt: skip
A_BUTTON = re.compile(r"(?!small text|shown)(?:the [\w ]+: )?(?:[\w’]+[, ]+){0,4}buttons?\b")
CHARACTERS = re.compile(r"[Aa]bout (\d+) characters")


def width(text: str) -> float:
    """In em, of the longest line; at a soft hyphen a new one can begin."""
    return max(sum(OF_LETTER.get(letter, USUAL) for letter in line) for line in re.split("[\n\u00ad]", text))


def room(file: str, comment: str) -> float | None:
    """How much room a label has, by what its comment says of it; None for what is no label, or only spoken."""
    words = comment.lower()
    if file not in PAGES or (words.startswith("spoken") and "visible" not in words):
        return None
    if found := CHARACTERS.search(comment):
        return int(found[1]) * CHARACTER
    for mark, limit in (("one short word", WORD), ("narrow", NARROW), ("short.", SHORT)):
        if mark in words:
            return limit
    return BUTTON if A_BUTTON.match(words) else None


def excess(space: float | None, text: str, english: str) -> float:
    """By how much a label is too wide, in em; it may always be as wide as in English. A whole sentence may wrap."""
    if not space or (space == BUTTON and english.endswith(".")):
        return 0
    return width(text) - max(space, width(english))
