"""Writes build/words: every message in all languages side by side, filled in, for translators (`make words`)."""

import argparse
import shutil
import sys
from collections.abc import Collection, Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from saboteur.sentences import FALLBACK, languages
from tools.words.catalog import Catalog, Entry, read
from tools.words.checker import Finding, findings
from tools.words.glossary import glossary_of
from tools.words.samples import filled

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "build" / "words"
SCREENSHOTS = ROOT / "docs" / "screenshots"
LOOK = "phone-light-en"
SHOWN = 3
"""Variants that are seen at once; the others unfold."""
SCREENS = {
    # By file, or by file and the beginning of a section: the screens on which the words stand.
    "pages": "home", "home": "home", "home/Joining": "door", "room": "room", "room/Waiting room: game": "options",
    "table": "table", "table/At the table: top": "table watch screen", "table/Players": "player",
    "dialogs/One device": "curtain", "story": "table", "story/Chat": "talk", "dialogs/Menu": "menu",
    "dialogs/Chat": "talk", "dialogs/One player": "player", "dialogs": "table", "results": "round-end end",
    "keys": "table", "keys/Settings": "settings", "settings": "settings", "club": "home",
    "rules": "rules", "replay": "replay replay-everything", "records/Replay": "end",
}  # fmt: skip
STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; margin: 0; color: #222; background: #fafaf7; }
header { position: sticky; top: 0; background: #fff; border-bottom: 1px solid #ccc; padding: .6rem 1rem; z-index: 1; }
header input[type=search] { font: inherit; width: min(100%, 24rem); padding: .3rem; box-sizing: border-box; }
header label, header a { margin-right: .8rem; white-space: nowrap; }
main { padding: 0 1rem 4rem; }
h2 { margin: 2rem 0 0; } h3 { margin: 1.2rem 0 .3rem; color: #555; }
.message { border-top: 1px solid #ddd; padding: .6rem 0; overflow-wrap: anywhere; scroll-margin-top: 9rem; }
.message > code { font-weight: 600; }
.comment { color: #666; font-size: .85rem; margin: .1rem 0 .4rem; max-width: 60rem; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: .4rem 1rem; }
.words { border-left: 3px solid #d9b44a; padding-left: .5rem; } .words b { color: #886; font-size: .75rem; }
.words p, .words li { white-space: pre-wrap; margin: .1rem 0; } .words ul { margin: 0; padding-left: 1rem; }
.found { color: #a00; font-size: .85rem; } summary { color: #666; font-size: .85rem; cursor: pointer; }
.screens img { height: 16rem; border: 1px solid #ccc; margin-right: .4rem; }
[hidden] { display: none; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1a17; color: #eee; } header { background: #242320; } .comment, h3, summary { color: #aaa; }
  .found { color: #f88; } a { color: #9cf; }
}
"""
SCRIPT = """
const messages = [...document.querySelectorAll(".message")];
const texts = messages.map((message) => message.textContent.toLowerCase());
document.querySelector("#filter").addEventListener("input", (event) => {
  const wanted = event.target.value.toLowerCase();
  messages.forEach((message, number) => { message.hidden = !texts[number].includes(wanted); });
  for (const section of document.querySelectorAll("section"))
    section.hidden = !section.querySelector(".message:not([hidden])");
});
for (const box of document.querySelectorAll("header input[type=checkbox]"))
  box.addEventListener("change", () => {
    for (const words of document.querySelectorAll(`.words[lang=${box.value}]`)) words.hidden = !box.checked;
  });
"""


class Book:
    """All languages, filled in, and what the checker found."""

    def __init__(self, codes: Sequence[str]) -> None:
        self.english = read(FALLBACK)
        self.catalogs = {code: read(code) for code in codes}
        self.columns: dict[tuple[str, str], str] = {}
        self.found: dict[tuple[str, str], list[Finding]] = {}
        for code, catalog in self.catalogs.items():
            for finding in findings(catalog, self.english, glossary_of(code)):
                self.found.setdefault((code, finding.name), []).append(finding)

    def page(self, shown: Sequence[str]) -> str:
        """A page with some of the languages side by side."""
        entries = groupby(self.english.messages(), key=lambda entry: entry.file)
        body = "".join(self._file(file, list(members), shown) for file, members in entries)
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Words of Saboteur</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>'
            f"{self._header(shown)}<main>{body}</main><script>{SCRIPT}</script></body></html>"
        )

    def _header(self, shown: Sequence[str]) -> str:
        boxes = "".join(
            f'<label><input type="checkbox" value="{code}" checked> {escape(self._own_name(code))}</label>'
            for code in shown
        )
        others = "".join(f'<a href="{code}.html">{code}</a>' for code in self.catalogs if code != FALLBACK)
        return (
            '<header><input type="search" id="filter" placeholder="Filter: a word, a message, a code" '
            f'aria-label="Filter"><div>{boxes}</div><nav><a href="index.html">all</a>{others}</nav></header>'
        )

    def _own_name(self, code: str) -> str:
        catalog = self.catalogs[code]
        return catalog.text("language-name", {}) if catalog.bundle.has_message("language-name") else code

    def _file(self, file: str, entries: list[Entry], shown: Sequence[str]) -> str:
        sections = groupby(entries, key=lambda entry: entry.section)
        body = "".join(
            f"<section><h3>{escape(title)}</h3>{_screens(file, title)}"
            f"{''.join(self._message(entry, shown) for entry in members)}</section>"
            for title, members in sections
        )
        return f'<h2 id="{file}">{file}.ftl</h2>{body}'

    def _message(self, entry: Entry, shown: Sequence[str]) -> str:
        columns = "".join(self._column(code, entry.name) for code in shown)
        return (
            f'<div class="message" id="{entry.name}"><code>{entry.name}</code>'
            f'<p class="comment">{escape(entry.comment)}</p><div class="columns">{columns}</div></div>'
        )

    def _column(self, code: str, name: str) -> str:
        if (code, name) not in self.columns:
            self.columns[code, name] = self._words(code, name)
        return self.columns[code, name]

    def _words(self, code: str, name: str) -> str:
        found = "".join(
            f'<p class="found">{escape(f"{one.code}: {one.text}")}</p>' for one in self.found.get((code, name), [])
        )
        texts = list(dict.fromkeys(_texts(self.catalogs[code], self.english, name)))
        return f'<div class="words" lang="{code}"><b>{code}</b>{_listed(texts)}{found}</div>'


def _texts(catalog: Catalog, english: Catalog, name: str) -> Iterator[str]:
    if name not in catalog.entries:
        return
    try:
        yield from (text for _, text in filled(catalog, english, name))
    except LookupError as error:
        yield f"({error})"


def _listed(texts: list[str]) -> str:
    if len(texts) < 2:
        return "".join(f"<p>{escape(text)}</p>" for text in texts)
    seen, others = ("".join(f"<li>{escape(text)}</li>" for text in part) for part in (texts[:SHOWN], texts[SHOWN:]))
    more = f"<details><summary>{len(texts) - SHOWN} more</summary><ul>{others}</ul></details>" if others else ""
    return f"<ul>{seen}</ul>{more}"


def screens_of(file: str, section: str) -> list[str]:
    """The names of the screens on which the words of a section stand, the closest entry of SCREENS."""
    fitting = [key for key in SCREENS if f"{file}/{section}".startswith(key) and key.partition("/")[0] == file]
    return SCREENS[max(fitting, key=len)].split() if fitting else []


def _screens(file: str, section: str) -> str:
    pictures = "".join(
        f'<a href="screens/{name}.webp"><img src="screens/{name}.webp" alt="{name}" loading="lazy"></a>'
        for name in screens_of(file, section)
        if _picture(name).exists()
    )
    return f"<details class='screens'><summary>Screens</summary>{pictures}</details>" if pictures else ""


def _picture(name: str) -> Path:
    return SCREENSHOTS / f"{name}-{LOOK}.webp"


def write(target: Path = TARGET, only: Collection[str] = ()) -> Path:
    """Write all pages, or those of some languages, and the pictures they show; gives the first page."""
    (target / "screens").mkdir(parents=True, exist_ok=True)
    for name in {name for names in SCREENS.values() for name in names.split()}:
        if _picture(name).exists():
            shutil.copyfile(_picture(name), target / "screens" / f"{name}.webp")
    codes = [FALLBACK, *(code for code in only or languages() if code != FALLBACK)]
    book = Book(codes)
    for code in codes[1:]:
        (target / f"{code}.html").write_text(book.page([FALLBACK, code]), encoding="utf-8")
    first = target / "index.html"
    first.write_text(book.page(codes), encoding="utf-8")
    return first


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages and say where they lie."""
    argparse.ArgumentParser(prog="python -m tools.words.page", description=__doc__).parse_args(arguments)
    print(f"Every message in all languages: {write()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
