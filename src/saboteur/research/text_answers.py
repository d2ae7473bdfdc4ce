"""What a text player answers: one move, said clearly, and perhaps a claim. Whatever could mean two moves means none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from unicodedata import normalize

from saboteur.rules import IllegalMove, NotAMove, SaboteurError, View, legal_moves
from saboteur.rules.cell_names import with_names, without_names
from saboteur.rules.claims import KINDS, LONGEST_CLAIM, NotAClaim, parse_claim
from saboteur.sentences import languages, sentence_in, told

_CLAIM: Final = re.compile(r"!(?P<word>[a-z-]+)(?:[@>:][^\s,;.!?\"'`)\]}<]+(?:,-?\d+)?)*", re.ASCII)
_BRACKETS: Final = re.compile(r"\[([^\[\]]+)\]")
_BOXED: Final = re.compile(r"\\boxed\{([^{}]*)\}")
_TAGGED: Final = re.compile(r"<(answer|move|action)>(.*?)</\1>", re.IGNORECASE | re.DOTALL)
_THOUGHTS: Final = re.compile(r"<(think|thinking|reasoning)>.*?</\1>", re.IGNORECASE | re.DOTALL)
_THOUGHT_ENDS: Final = re.compile(r"</(?:think|thinking|reasoning)>", re.IGNORECASE)
_THOUGHT_BEGINS: Final = re.compile(r"\s*<(?:think|thinking|reasoning)>", re.IGNORECASE)
_SEAT: Final = re.compile(r">([0-9]{1,4})", re.ASCII)
_NUMBERED: Final = re.compile(r"(\d{1,4})[.)] (\S+)", re.ASCII)
_NUMBER: Final = re.compile(r"(\d{1,4})\)?", re.ASCII)
_DECORATION: Final = " \t.`*'\"“”"
_LIKE_A_MOVE: Final = re.compile(r".*[@>].*|-[A-Z].*|G\d", re.ASCII)
_NO_CLAIM: Final = ("", "none", "null")
_DECODER: Final = json.JSONDecoder()
LONGEST_QUOTE: Final = 64


class NotUnderstood(ValueError):
    """An answer from which no legal move could be read; the message says why, in the reader's language."""


@dataclass(frozen=True)
class Answer:
    """What a text was understood to say."""

    move: str
    """A legal move, with numbers for cells."""
    claim: str | None = None
    """A claim; None if there was none."""


def known_language(code: str) -> str:
    """The code of a language that sentences are written in. Raises ValueError for any other."""
    if code not in languages():
        raise ValueError(f"no language {code!r}: there are {', '.join(languages())}")
    return code


def numbered_moves(view: View) -> list[str]:
    """The legal moves in the order in which a prompt numbers them: discards last, so that the first is none if anything
    else is legal."""
    return sorted(legal_moves(view), key=lambda move: move.startswith("-"))


def understood(text: str, view: View, language: str = "en") -> Answer:
    """The move and the claim in an answer.

    A move is read from JSON, `{"move": 3}` or `{"move": "Pns@E5", "claim": "!trust>1"}`, from `<answer>3</answer>` and
    from `\\boxed{3}`; if there is none of these, from brackets, `[3]`, and from lines that hold nothing but a move or
    its number, `3` or `Move: Pns@E5`, in the words of the language or of English. All that is found must mean the same
    move. A claim may stand in the JSON or anywhere around it; all that are found must be the same. What stands between
    `<think>` and `</think>` is left out.
    Raises NotUnderstood with a sentence to send back, and ValueError for a seat that has no move to make.
    """
    known_language(language)
    moves = numbered_moves(view)
    if not moves:
        raise ValueError(f"seat {view.seat} has no move to make now: ask view.public.to_act")
    text, cut = _without_thoughts(text)
    if cut:
        said = sentence_in(language, "text-cut-off", tag=cut[:LONGEST_QUOTE])
        raise NotUnderstood(f"{said} {how_to_answer(len(moves), language)}")
    objects, rest = _json_in(text)
    claims = [_claim_of(found, view.public.players, language) for found in objects] + [rest]
    plain = _CLAIM.sub(" ", rest)
    candidates = [word for found in objects for word in _words(_plain(found["move"]))] + list(_marked(plain, language))
    if not candidates:
        candidates = [*_bracketed(plain), *_alone(plain, language)]
    meant = {_meant(candidate, moves): candidate for candidate in candidates}
    if None in meant or not meant:
        raise NotUnderstood(_complaint(meant.get(None) or _last_line(text), moves, language))
    if len(meant) > 1:
        named = ", ".join(f"{moves.index(move) + 1}. {with_names(move)}" for move in meant if move is not None)
        raise NotUnderstood(sentence_in(language, "text-ambiguous", moves=named))
    (move,) = meant
    assert move is not None
    return Answer(move, _claim_in(" ".join(claims), view.public.players, language))


def _without_thoughts(text: str) -> tuple[str, str]:
    """What a model that reasons first says in the end, and the tag of a thought that was cut off before its end. The
    first tag may be part of the model's prompt, and so be missing."""
    rest = _THOUGHT_ENDS.split(_THOUGHTS.sub("\n", text))[-1]
    begins = _THOUGHT_BEGINS.match(rest)
    return rest, begins[0].strip() if begins else ""


def _json_in(text: str) -> tuple[list[dict[str, Any]], str]:
    """The JSON objects with a move, wherever they stand, and the text around them."""
    found: list[dict[str, Any]] = []
    rest, place = "", 0
    while (brace := text.find("{", place)) >= 0:
        rest += text[place:brace]
        try:
            value, place = _DECODER.raw_decode(text, brace)
        except (ValueError, RecursionError):
            value, place = None, brace + 1
        if isinstance(value, dict) and "move" in value:
            found.append(value)
        else:  # an object around another is looked into
            rest, place = rest + "{", brace + 1
    return found, rest + text[place:]


def _claim_of(found: dict[str, Any], players: int, language: str) -> str:
    """The claim in a JSON object, or nothing. Raises NotUnderstood for a value that is no claim."""
    claim = found.get("claim")
    if claim is None or str(claim).strip().lower() in _NO_CLAIM:
        return ""
    if not any(word["word"] in KINDS for word in _CLAIM.finditer(str(claim))):
        raise NotUnderstood(_no_claim(NotAClaim("not-a-claim", text=str(claim)[:LONGEST_CLAIM]), players, language))
    return f"{claim}"


def claim_examples() -> Iterator[str]:
    """One claim of each kind, as text players write it."""
    for kind in KINDS.values():
        detail = f":{kind.offered[0] if kind.offered else kind.choices[0]}" if kind.choices else ""
        yield f"!{kind.word}{'@L3' if kind.about_goal else ''}{detail}{'>2' if kind.about_seat else ''}"


def _no_claim(refusal: SaboteurError, players: int, language: str) -> str:
    """Why a text is no claim here, and what would be right."""
    if refusal.code == "no-such-seat":
        right = sentence_in(language, "text-seats", last=players - 1)
    else:
        right = sentence_in(language, "text-phrases", phrases=", ".join(claim_examples()))
    return f"{told(refusal, language)} {right}"


def _marked(text: str, language: str) -> Iterator[str]:
    """What stands in `\\boxed{…}` or between tags such as `<answer>`, which says that it is the answer."""
    for content in _BOXED.findall(text):
        yield from _words(content)
    for _, content in _TAGGED.findall(_BOXED.sub(" ", text)):
        bare = content.strip()
        if bare:
            yield from [*_bracketed(bare), *_alone(bare, language)] or [bare]


def _words(text: str) -> tuple[str, ...]:
    """A move or its number, or both where the number stands before the move."""
    numbered = _NUMBERED.fullmatch(text.strip(_DECORATION))
    return numbered.groups() if numbered else (text,)


def _plain(value: object) -> str:
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else json.dumps(value)


def _bracketed(text: str) -> Iterator[str]:
    """What stands in brackets and is spelled like a move or a number."""
    for content in _BRACKETS.findall(text):
        word = content.strip(_DECORATION)
        if _is_spelled(word):
            yield word


def _alone(text: str, language: str) -> Iterator[str]:
    """The lines that hold a number or a move and nothing else; a marker before it makes it one in any case."""
    marker, naming = _markers(language)
    for line in text.splitlines():
        bare = normalize("NFC", line).strip(_DECORATION)
        marked = marker.match(bare)
        named = None if marked else naming.fullmatch(bare)
        if named and _is_spelled(named[1]):
            bare = named[1]
        word = _BRACKETS.sub(r"\1", bare[marked.end() :] if marked else bare).strip(_DECORATION)
        numbered = _NUMBERED.fullmatch(word)
        if numbered:
            yield from numbered.groups()
        elif word and (marked or _is_spelled(word)):
            yield word


@cache
def _markers(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What may stand before a move, in English and in the language: with a colon, and without one."""
    phrases = {phrase for code in ("en", language) for phrase in sentence_in(code, "text-answer-words").split(",")}
    words = "|".join(sorted(r"\s+".join(map(re.escape, phrase.split())) for phrase in phrases))
    return re.compile(rf"(?:{words})\s*[:=]\s*", re.IGNORECASE), re.compile(rf"(?:{words})\s+(\S+)", re.IGNORECASE)


def _is_spelled(word: str) -> bool:
    """Whether a text is spelled like a move or the number of one."""
    return _NUMBER.fullmatch(word) is not None or (" " not in word and _LIKE_A_MOVE.fullmatch(word) is not None)


def _meant(text: str, moves: Sequence[str]) -> str | None:
    word = text.strip(_DECORATION)
    if number := _NUMBER.fullmatch(word):
        place = int(number[1])
        return moves[place - 1] if 0 < place <= len(moves) else None
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
            for seat in map(int, _SEAT.findall(claim)):
                if seat >= players:
                    raise IllegalMove("no-such-seat", seat=seat)
            parse_claim(claim)
        except (IllegalMove, NotAClaim) as refusal:
            raise NotUnderstood(_no_claim(refusal, players, language)) from None
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


def how_to_claim(language: str) -> str:
    """How to say something along with a move."""
    return sentence_in(language, "text-answer-claim", json='{"move": 1, "claim": "!trust>2"}')
