"""The numbers of several workers as one page of metrics: every sample gets a label that says whose it is."""

from __future__ import annotations

from collections.abc import Mapping

HEAD = "# HELP "


def merged(pages: Mapping[str, str]) -> str:
    """One page from the pages of all workers; a family's samples stand together, as the format wants it."""
    families: dict[str, list[str]] = {}
    for worker in sorted(pages):
        for family in pages[worker].split(HEAD)[1:]:
            head, kind, *samples = family.splitlines()
            families.setdefault(f"{HEAD}{head}\n{kind}\n", []).extend(_labelled(line, worker) for line in samples)
    return "".join(head + "".join(samples) for head, samples in families.items())


def _labelled(sample: str, worker: str) -> str:
    name, value = sample.rsplit(" ", 1)
    own = f'worker="{worker}"'
    named = name.replace("{", f"{{{own},", 1) if "{" in name else f"{name}{{{own}}}"
    return f"{named} {value}\n"
