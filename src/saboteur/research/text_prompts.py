"""What a text player reads: the rules, how cards and claims are written, and what its seat sees. From a view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from saboteur.bots import Observation
from saboteur.event_sentences import Teller, opened
from saboteur.research.text_answers import how_to_answer, how_to_claim, known_language, numbered_moves
from saboteur.rulebook import CHAPTERS, OPTION_ABOUT, Paragraph, shown, spare
from saboteur.rules import Setup, View
from saboteur.rules.cell_names import cell_name, with_names
from saboteur.rules.claims import KINDS, claim_text, parse_claim
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.events import RoundBegan
from saboteur.sentences import sentence_in

LEFT_OUT: Final = ("box", "claims")
"""Chapters of the rulebook that a text player does without."""
RECENT: Final = 30
"""How many sentences about what happened a prompt has."""
EXAMPLES: Final = {"content": "treasure", "role": "digger", "tool": "lamp"}


def rules_text(language: str = "en", setup: Setup | None = None) -> str:
    """The rules of a table, of one round unless told otherwise, and how cards, moves and claims are written."""
    known_language(language)
    table = setup or Setup(rounds=1)
    lines: list[str] = []
    for chapter in CHAPTERS:
        if chapter.name not in LEFT_OUT:
            lines.append(f"## {sentence_in(language, f'rules-{chapter.name}-title')}")
            lines += [_paragraph(one, language, table) for one in shown(chapter, table.options)]
    lines += ["", _heading("notation", language), *_notation(language)]
    return "\n".join([*lines, "", _heading("phrases", language), *_claims(language)])


def _heading(part: str, language: str) -> str:
    return f"## {sentence_in(language, 'text-heading', part=part)}"


def _paragraph(one: Paragraph, language: str, table: Setup) -> str:
    if one.key == OPTION_ABOUT:
        return sentence_in(language, OPTION_ABOUT, option=one.option or "")
    arguments: dict[str, str | int] = {"edition": table.edition, "rounds": table.rounds, "spare": spare(table.options)}
    return sentence_in(language, one.key, **arguments)


def _notation(language: str) -> Iterator[str]:
    """The examples of moves that the terminal explains, and what is particular to a text."""
    yield from (line.strip() for line in sentence_in(language, "play-help").splitlines() if line.startswith("  "))
    yield sentence_in(language, "text-dead-ends")


def _claims(language: str) -> Iterator[str]:
    """One claim of each kind, with its meaning."""
    yield sentence_in(language, "text-claims")
    teller = Teller(3, language=language)
    for kind in KINDS.values():
        detail = "" if kind.detail is None else f":{EXAMPLES[kind.detail]}"
        claim = f"!{kind.word}{'@8,-2' if kind.about_goal else ''}{detail}{'>2' if kind.about_seat else ''}"
        yield f"{_named(claim)}  {teller.claimed(claim)}"


def setup_of(view: View) -> Setup:
    """The table that a view is of."""
    public = view.public
    return Setup(public.edition, public.players, frozenset(public.options), public.rounds)


def observation_text(
    view: View, language: str = "en", history: Sequence[Observation] = (), recent: int = RECENT
) -> str:
    """What the seat sees, part by part under headings, with its numbered legal moves if it is its turn; `history` adds
    what happened in this round and what was claimed, the last `recent` sentences of it."""
    public, own = view.public, view.own
    assert own is not None, "a spectator has no seat"
    known_language(language)
    teller = Teller(public.players, [_who(view, seat, language) for seat in range(public.players)], language)
    lines = [_heading("table", language), *_mine(view, teller), *_table(view, teller)]
    lines.append(teller.say("deck-left", count=public.deck_size))
    role = teller.say("role", role=own.role)
    lines.append(teller.say("your-hand", role=role, cards=" ".join(own.hand)))
    if own.offer:
        lines.append(teller.say("your-offer", cards=" ".join(map(str, own.offer))))
    happened = list(_happened(history, teller))[-recent:]
    if happened:
        lines += ["", _heading("story", language), *happened]
    return "\n".join([*lines, *_choices(view, language)])


def _mine(view: View, teller: Teller) -> Iterator[str]:
    """The cards in the mine, and what the seat knows of the goals."""
    public, own = view.public, view.own
    assert own is not None
    cards = " ".join(f"{card}@{cell_name((column, row))}" for column, row, card in public.mine)
    yield teller.say("text-mine", cards=cards)
    seen = [goal.content or known or "?" for goal, known in zip(public.goals, own.seen, strict=True)]
    goals = " · ".join(f"{cell_name(cell)} {goal}" for cell, goal in zip(GOAL_CELLS, seen, strict=True))
    yield teller.say("text-goals", goals=goals)


def _who(view: View, seat: int, language: str) -> str:
    return sentence_in(language, "you" if seat == view.seat else "seat", seat=seat)


def _table(view: View, teller: Teller) -> Iterator[str]:
    """Players, dwarf cards, hands, broken tools, and who looked at which goal."""
    public, cards = view.public, setup_of(view).role_cards
    saboteurs = cards.count("saboteur")
    yield (
        f"{teller.say('rules-players')}: {public.players} · {teller.say('rules-saboteurs')}: {saboteurs}"
        f" · {teller.say('rules-diggers')}: {len(cards) - saboteurs}"
    )
    yield f"{teller.say('rules-hand')} – {teller.each(public.hand_sizes)}"
    for seat, tools in enumerate(public.broken):
        if tools:
            named = ", ".join(teller.say("tool", tool=tool) for tool in tools)
            yield teller.say("broken-tools", who=teller.names[seat], tools=named)
    for seat, goals in enumerate(public.looked):
        for goal in goals:
            yield teller.say("saw", who=teller.names[seat], cell=cell_name(GOAL_CELLS[goal]), content="hidden")


def _happened(history: Iterable[Observation], teller: Teller) -> Iterator[str]:
    """The moves and claims of the last round that the history tells of, in words."""
    told: list[str] = []
    for entry in history:
        if entry.claim is not None:
            seat, text = entry.claim
            told.append(f"{teller.said(seat, text)} ({_named(text)})")
        for event, following in pairwise((*entry.events, None)):
            if isinstance(event, RoundBegan):
                told = []
            if event is not None:
                told += teller.tell(opened(event, following))
    yield from told


def _choices(view: View, language: str) -> Iterator[str]:
    moves = numbered_moves(view)
    if not moves:
        return
    yield from ("", _heading("moves", language))
    yield from (f"{number}. {with_names(move)}" for number, move in enumerate(moves, start=1))
    if view.public.phase == "play":
        yield f"{sentence_in(language, 'your-turn')} (1–{len(moves)})"
    else:
        yield sentence_in(language, "ask-move", phase=view.public.phase)
    yield from (how_to_answer(len(moves), language), how_to_claim(language))


def _named(claim: str) -> str:
    """A claim with its cell named, as the cells of moves are."""
    parsed = parse_claim(claim)
    if parsed.goal is None:
        return claim
    column, row = GOAL_CELLS[parsed.goal]
    return claim_text(parsed).replace(f"@{column},{row}", f"@{cell_name((column, row))}")
