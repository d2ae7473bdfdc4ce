"""Everything that viewers get from a game, as bytes: views, events, legal moves, answers to moves that are refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from saboteur.rules import Event, Game, IllegalMove, NotAMove, Setup, legal_moves, moves_ahead, redacted
from saboteur.rules.deal import Deals

Viewer = int | None
Letters = dict[Viewer, list[bytes]]
"""For each viewer one letter before the first move and one after each."""

PROBES = (
    "G1", "G3", "T@8,0", "L@8,2:sw", "V@8,0", "V@8,-2", "R@1,0", "R@8,0", "Pnesw@1,0", "Pew@1,0", "Pns@7,0", "Ps@0,1",
    "Bpick>0", "Blamp>1", "Mlamp>1", "Mpick+cart>2:cart", "-V", "-R", "-Pns", "nonsense",
)  # fmt: skip
PROBED = 4
"""After so many moves each time, every viewer tries all probes."""


def letters_of(setup: Setup, deals: Deals, moves: Sequence[str], viewers: Iterable[Viewer]) -> Letters:
    """What each of these viewers gets in the course of a game."""
    game = Game(setup, deals)
    letters: Letters = {viewer: [letter(game, game.opening, viewer)] for viewer in viewers}
    for move in moves:
        step = game.play(game.to_act or 0, move)
        for viewer, written in letters.items():
            written.append(letter(game, step.events, viewer))
    return letters


def letter(game: Game, events: Iterable[Event], viewer: Viewer) -> bytes:
    """What a viewer gets after a move. The values are frozen and hold no sets, so that equal ones are written alike."""
    view = game.view(viewer)
    parts: list[object] = [[redacted(event, viewer) for event in events], view, legal_moves(view), moves_ahead(view)]
    own_moves = game.legal_moves() if viewer is not None and viewer == game.to_act else []
    if own_moves:
        asked = game.view_to_act()
        parts += [asked, legal_moves(asked), list(getattr(asked, "_moves", ()))]
    if viewer is not None and game.version % PROBED == 0:
        parts.append([answer(game, viewer, probe) for probe in PROBES if probe not in own_moves])
    return "\n".join(map(repr, [*parts, own_moves])).encode()


def answer(game: Game, seat: int, text: str) -> str:
    """What a seat is told when it tries a move that is not legal."""
    try:
        game.clone().play(seat, text)
    except (IllegalMove, NotAMove) as refused:
        return f"{text}: {refused.code} {refused.arguments}"
    return f"{text}: played"


def difference(ours: Letters, theirs: Letters) -> str:
    """The first place where letters to the same viewer part; empty if none does. `theirs` may be to fewer viewers."""
    for viewer in theirs:
        for number, (one, other) in enumerate(zip(ours[viewer], theirs[viewer], strict=True)):
            if one != other:
                place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
                around = slice(max(0, place - 80), place + 80)
                return f"viewer {viewer} after {number} moves:\n  {one[around]!r}\n  {other[around]!r}"
    return ""
