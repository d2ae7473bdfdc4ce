"""What a text player answers: one move, said clearly, and perhaps a claim. Whatever could mean two moves means none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from saboteur.rules import NotAMove, View, legal_moves
from saboteur.rules.cell_names import with_names, without_names
from saboteur.rules.claims import KINDS, NotAClaim, parse_claim
from saboteur.sentences import languages, sentence_in, told

_CLAIM: Final = re.compile(r"!(?P<word>[a-z-]+)(?:[@>:][^\s,;.!?\"'`)\]}]+(?:,-?\d+)?)*", re.ASCII)
_BRACKETS: Final = re.compile(r"\[([^\[\]]+)\]")
_FENCE: Final = re.compile(r"^```\w*$", re.MULTILINE)
_MARKER: Final = re.compile(r"(?:(?:my|final|the)\s+)?(?:move|answer|action)\s*[:=]\s*", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"(\d{1,4})\. (\S+)", re.ASCII)
_DECORATION: Final = " \t.`*'\"“”"
_LIKE_A_MOVE: Final = re.compile(r".*[@>].*|-[A-Z].*|G\d", re.ASCII)
LONGEST_QUOTE: Final = 64


class NotUnderstood(ValueError):
    """An answer from which no legal move could be read; the message says why, in the reader's language."""


@dataclass(frozen=True)
class Answer:
    """What a text was understood to say."""

    move: str
    claim: str | None = None


def known_language(code: str) -> str:
    """The code of a language that sentences are written in. Raises ValueError for any other."""
    if code not in languages():
        raise ValueError(f"no language {code!r}: there are {', '.join(languages())}")
    return code


def understood(text: str, view: View, language: str = "en") -> Answer:
    """The move and the claim in an answer.

    A move is read from JSON, `{"move": 3}` or `{"move": "Pns@E5", "claim": "!trust>1"}`; else from brackets, `[3]`,
    and from lines that hold nothing but a move or its number, `3` or `Move: Pns@E5`. All that is found must mean the
    same move. Raises NotUnderstood with a sentence to send back.
    """
    known_language(language)
    found = _json_in(text)
    if found is not None:
        said, candidates = str(found.get("claim") or ""), [_plain(found["move"])]
    else:
        said, rest = text, _CLAIM.sub(" ", text)
        candidates = [*_bracketed(rest), *_alone(rest)]
    moves = legal_moves(view)
    meant = {_meant(candidate, moves): candidate for candidate in candidates}
    if None in meant or not meant:
        raise NotUnderstood(_complaint(meant.get(None) or _last_line(text), moves, language))
    if len(meant) > 1:
        named = ", ".join(f"{moves.index(move) + 1}. {with_names(move)}" for move in meant if move is not None)
        raise NotUnderstood(sentence_in(language, "text-ambiguous", moves=named))
    (move,) = meant
    assert move is not None
    return Answer(move, _claim_in(said, view.public.players, language))


def _json_in(text: str) -> dict[str, Any] | None:
    """The JSON object with a move that is the whole answer, or a line of it."""
    whole = _FENCE.sub("", text).strip()
    for part in [whole, *reversed(whole.splitlines())]:
        try:
            found = json.loads(part)
        except ValueError:
            continue
        if isinstance(found, dict) and "move" in found:
            return found
    return None


def _plain(value: object) -> str:
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else json.dumps(value)


def _bracketed(text: str) -> Iterator[str]:
    """What stands in brackets and is spelled like a move or a number."""
    for content in _BRACKETS.findall(text):
        word = content.strip(_DECORATION)
        if _is_spelled(word):
            yield word


def _alone(text: str) -> Iterator[str]:
    """The lines that hold a number or a move and nothing else; a marker before it makes it one in any case."""
    for line in text.splitlines():
        bare = line.strip(_DECORATION)
        marked = _MARKER.match(bare)
        word = _BRACKETS.sub(r"\1", bare[marked.end() :] if marked else bare).strip(_DECORATION)
        numbered = _NUMBERED.fullmatch(word)
        if numbered:
            yield from numbered.groups()
        elif word and (marked or _is_spelled(word)):
            yield word


def _is_spelled(word: str) -> bool:
    """Whether a text is spelled like a move or the number of one."""
    return word.isdigit() or (" " not in word and _LIKE_A_MOVE.fullmatch(word) is not None)


def _meant(text: str, moves: Sequence[str]) -> str | None:
    word = text.strip(_DECORATION)
    if word.isascii() and word.isdigit() and len(word) < 5:
        return moves[int(word) - 1] if 0 < int(word) <= len(moves) else None
    move = without_names(word)
    return move if move in moves else None


def _claim_in(text: str, players: int, language: str) -> str | None:
    """The one claim in a text. Raises NotUnderstood if one names a seat that nobody has, or if there are several."""
    claims: set[str] = set()
    for found in _CLAIM.finditer(text):
        if found["word"] in KINDS:
            claims.add(without_names(found[0].rstrip("-")))
    for claim in sorted(claims):
        try:
            seat = parse_claim(claim).seat
            if seat is not None and seat >= players:
                raise NotAClaim("not-a-claim", text=claim)
        except NotAClaim as refusal:
            raise NotUnderstood(told(refusal, language)) from None
    if len(claims) > 1:
        raise NotUnderstood(sentence_in(language, "text-ambiguous", moves=" ".join(sorted(claims))))
    return next(iter(claims), None)


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def _complaint(text: str, moves: Sequence[str], language: str) -> str:
    """Why a text is no move here."""
    refusal = told(NotAMove("not-a-move", text=text[:LONGEST_QUOTE]), language)
    return f"{refusal} {how_to_answer(len(moves), language)}"


def how_to_answer(count: int, language: str) -> str:
    """How to name one of so many moves."""
    return sentence_in(language, "text-answer", count=count, json='{"move": 1}')
