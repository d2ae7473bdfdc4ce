"""Writes web/src/styles/fonts: the two typefaces cut down to the letters that the six languages use.

`python -m tools.generate.font_subsets` needs a network the first time: uv fetches fontTools. Run it when a typeface or
a language is added. Letters of other languages, as in names, come from the whole files.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "web" / "node_modules"
TARGET = ROOT / "web" / "src" / "styles" / "fonts"
FACES = {
    "commissioner": MODULES / "@fontsource-variable/commissioner/files" / "commissioner-{}-wght-normal.woff2",
    "alegreya": MODULES / "@fontsource/alegreya/files" / "alegreya-{}-800-normal.woff2",
}
BALTIC = "ĀāĄąČčĒēĖėĘęĢģĪīĮįĶķĻļŅņŠšŪūŲųŽž"
LATIN = "U+20-7E,U+A0-FF,U+2009,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+202F,U+2190-2193,U+20AC,U+2212"
# The file each part is cut from, and its letters; fonts.css names the same.
PARTS = {
    "latin": ("latin", LATIN),
    "baltic": ("latin-ext", ",".join(f"U+{ord(letter):X}" for letter in BALTIC)),
    "cyrillic": ("cyrillic", "U+401,U+410-44F,U+451"),
    "greek": ("greek", "U+370-3FF"),
}
# Kerning, ligatures, figures that are tall and equally wide, accents.
FEATURES = "kern,liga,lnum,tnum,locl,mark,mkmk,ccmp"


def main() -> int:
    """0 if all files were written."""
    TARGET.mkdir(exist_ok=True)
    for face, path in FACES.items():
        for part, (source, letters) in PARTS.items():
            target = TARGET / f"{face}-{part}.woff2"
            whole = Path(str(path).format(source))
            subset(whole, letters, target)
            print(f"{target.name}: {whole.stat().st_size} -> {target.stat().st_size} bytes")
    return 0


def subset(whole: Path, letters: str, target: Path) -> None:
    """Write a typeface with these letters alone."""
    uv = [str(ROOT / ".venv/bin/uv"), "tool", "run", "--quiet", "--from", "fonttools[woff]==4.60.1", "pyftsubset"]
    options = [f"--unicodes={letters}", f"--layout-features={FEATURES}", "--flavor=woff2", "--no-hinting"]
    subprocess.run([*uv, str(whole), *options, f"--output-file={target}"], check=True)


if __name__ == "__main__":
    sys.exit(main())
