"""What the browser client must know of the rules and of the server, as TypeScript constants.

`tools.generate.wire_types` writes them into web/src/generated/constants.ts together with the types of messages.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

import msgspec

from saboteur.rules.claims import KINDS, ClaimKind
from saboteur.rules.core.cards import HAND_SIZES, TOOLS
from saboteur.rules.deal import DECK, GOAL_CELLS
from saboteur.rules.editions import DIGGERS, EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS, SABOTEURS
from saboteur.rules.options import OPTIONS
from saboteur.rules.record import RULES
from saboteur.sentences import FALLBACK, languages, source_of
from saboteur.server.names.player_names import LONGEST_NAME
from saboteur.server.problems import Code
from saboteur.server.state.reducer import VOTE_LAPSES
from saboteur.server.state.room import COLOURS, SHAPES, BotPace, HintRule, TableSettings, Talk
from saboteur.server.state.table_state import MOST_TALK
from saboteur.server.table.more_time import EXTENSIONS_OF_VOTED_CLOCK, MOST_EXTENSIONS
from saboteur.server.wire.messages import LONGEST_CHAT

HEAD = """// Written by `python -m tools.generate.wire_types` from tools/generate/web_constants.py. Do not edit.
// What the browser must know of the rules and of the server.
"""


def typescript() -> str:
    """The whole file."""
    return "\n".join([HEAD, *_rules(), *_claims(), *_limits(), *_words()]) + "\n"


def _rules() -> Iterator[str]:
    yield "/** The number of the newest rules; records say by which they were played. */"
    yield _constant("RULES", RULES)
    yield _constant("FEWEST_PLAYERS", FEWEST_PLAYERS)
    yield _constant("MOST_PLAYERS", MOST_PLAYERS)
    yield _constant("MOST_ROUNDS", MOST_ROUNDS)
    yield "/** Dwarf cards that are shuffled and cards in each hand, by the number of players. */"
    yield _constant(
        "SETUPS",
        [
            {
                "players": players,
                "saboteurs": SABOTEURS[players],
                "diggers": DIGGERS[players],
                "hand": HAND_SIZES[players],
            }
            for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        ],
    )
    yield _constant("TOOLS", TOOLS)
    yield "/** From the top row down. */"
    yield _constant("GOAL_CELLS", [{"column": column, "row": row} for column, row in GOAL_CELLS])
    yield "/** How many of each path card are in the deck, in the order of kinds. */"
    paths = [(card, count) for card, count in Counter(DECK).items() if card.startswith("P")]
    yield _constant("PATH_CARDS", [{"card": card, "total": count} for card, count in paths])
    yield "/** The same of action cards. */"
    actions = [(card, count) for card, count in Counter(DECK).items() if not card.startswith("P")]
    yield _constant("ACTION_CARDS", [{"card": card, "total": count} for card, count in actions])
    yield _constant("EDITIONS", tuple(EDITIONS))
    yield "/** What the rulebook says of each table option, and what it no longer says. */"
    yield _constant(
        "OPTIONS",
        {
            name: {
                "chapter": option.chapter,
                "fewer_diggers": option.fewer_diggers,
                "open_gold": option.open_gold,
            }
            for name, option in OPTIONS.items()
        },
    )
    yield _constant("DEFAULT_EDITION", TableSettings().edition)
    yield _constant("DEFAULT_ROUNDS", TableSettings().rounds)


CLAIM_KIND = """export interface ClaimKind {
  readonly word: string;
  readonly detail?: string;
  readonly choices?: readonly string[];
  readonly offered?: readonly string[];
  readonly aboutGoal?: true;
  readonly aboutSeat?: true;
  readonly opinion?: true;
  readonly smallTalk?: true;
}"""


def _claims() -> Iterator[str]:
    yield "/** A claim, `!word@goal:detail>seat`; what does not apply is left out. */"
    yield CLAIM_KIND
    yield "/** What can be claimed, in the order in which it is offered. */"
    yield f"export const CLAIMS: readonly ClaimKind[] = {_literal([_claim_kind(kind) for kind in KINDS.values()])};"


def _claim_kind(kind: ClaimKind) -> dict[str, object]:
    fields = {
        "word": kind.word,
        "detail": kind.detail,
        "choices": kind.choices,
        "offered": kind.offered or kind.choices,
        "aboutGoal": kind.about_goal,
        "aboutSeat": kind.about_seat,
        "opinion": kind.says_saboteur is not None,
        "smallTalk": kind.small_talk,
    }
    return {name: value for name, value in fields.items() if value}


def _limits() -> Iterator[str]:
    yield _constant("LONGEST_NAME", LONGEST_NAME)
    yield _constant("LONGEST_CHAT", LONGEST_CHAT)
    yield "/** Looks that the server tells apart: as many as there are pictures. */"
    yield _constant("DWARF_SHAPES", SHAPES)
    yield _constant("DWARF_COLOURS", COLOURS)
    yield "/** Lines of talk that the server tells somebody who comes later. */"
    yield _constant("MOST_TALK", MOST_TALK)
    yield "/** How often a player gets more time in a game. */"
    yield _constant("MOST_EXTENSIONS", MOST_EXTENSIONS)
    yield _constant("EXTENSIONS_OF_VOTED_CLOCK", EXTENSIONS_OF_VOTED_CLOCK)
    yield "/** After which a vote is forgotten. */"
    yield _constant("VOTE_MILLISECONDS", VOTE_LAPSES)


def _words() -> Iterator[str]:
    yield _constant("TALK_KINDS", get_args(Talk))
    yield _constant("BOT_PACES", get_args(BotPace))
    yield _constant("HINT_RULES", get_args(HintRule))
    yield "/** The languages that sentences are written in, as they call themselves: English, then by name. */"
    yield _constant("LANGUAGES", _language_names())
    yield "export type Language = keyof typeof LANGUAGES;"
    yield "/** The server's own codes of refusals and farewells; those of the rules are not among them. */"
    yield _union("ServerCode", [str(code) for code in Code])


def _language_names() -> dict[str, str]:
    """`language-name` of every language, by code. Read without Fluent, which takes a second for each file."""
    names = {code: re.findall(r"^language-name = (.+)$", source_of(code), re.MULTILINE)[0] for code in languages()}
    return dict(sorted(names.items(), key=lambda entry: (entry[0] != FALLBACK, entry[1])))


def _constant(name: str, value: object) -> str:
    suffix = "" if isinstance(value, int | str) else " as const"
    return f"export const {name} = {_literal(value)}{suffix};"


def _union(name: str, words: Iterable[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(map(_literal, words)) + ";"


def _literal(value: object) -> str:
    """A value in the style of the hand-written files: spaces after commas, keys without quotes."""
    if isinstance(value, dict) and value and isinstance(next(iter(value.values())), dict):
        return "{\n" + "".join(f"  {key}: {_literal(entry)},\n" for key, entry in value.items()) + "}"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {_literal(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {_literal(entry)},\n" for entry in value) + "]"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_literal, value)) + "]"
    return msgspec.json.encode(value).decode()
