"""What happened, in words: one event, one sentence or a few. Hidden parts of an event stay untold.

The terminal and the text seat tell it by these sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from saboteur.rules import events as happened
from saboteur.rules.annotations import SeatTaken
from saboteur.rules.cell_names import cell_name
from saboteur.rules.claims import NotAClaim, parse_claim
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.events import HIDDEN, Event
from saboteur.sentences import clipped, printable, sentence, sentence_in

SHAPES: Final = {"ns": "straight", "ew": "straight", "nesw": "crossing"}
GOAL_NAMES: Final = ("top", "middle", "bottom")
LONGEST_PRINTED_NAME: Final = 30


class Teller:
    """Tells events, with the players called by their names or else by their seats."""

    def __init__(self, players: int, names: Sequence[str | None] = (), language: str | None = None) -> None:
        """In the language with this code, or else the reader's."""
        self.language = language
        given = names if len(names) == players else [None] * players
        self.names = [_called(name) if name else self._seat(seat) for seat, name in enumerate(given)]

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A sentence in the language of the story."""
        return sentence(key, **arguments) if self.language is None else sentence_in(self.language, key, **arguments)

    def _seat(self, seat: int) -> str:
        return self.say("seat", seat=seat)

    def tell(self, event: Event) -> list[str]:
        """The sentences of an event; none for one that a story passes over."""
        match event:
            case happened.RoundBegan(number, starter):
                return [self.say("round-began", round=number, who=self.names[starter])]
            case happened.RoundEnded():
                return self._round_ended(event)
            case happened.GoldPaid():
                return self._gold_paid(event)
            case happened.GameEnded(nuggets, winners):
                return [self.standings(nuggets), self._winners(winners)]
        told = self._card_played(event) or self._at_the_goals(event) or self._gold(event)
        return [told] if told else []

    def hand_on(self, taken: SeatTaken) -> str:
        """Tell who takes over a seat; from now on it is called by the new name."""
        former = self.names[taken.seat]
        now = self.names[taken.seat] = _called(taken.name) if taken.name else self._seat(taken.seat)
        if taken.bot is not None:
            return self.say("log-given-to-bot", name=former, bot=now)
        return self.say("log-took-over", name=now, former=former)

    def said(self, seat: int, text: str) -> str:
        """Tell what a seat says; a claim in words, anything else as it was written."""
        return self.say("said", who=self.names[seat], text=self.claimed(text))

    def claimed(self, text: str) -> str:
        """A claim in words; any other text as it is."""
        try:
            claim = parse_claim(text)
        except NotAClaim:
            return text
        named = {"content": claim.content, "role": claim.role, "tool": claim.tool}
        named["goal"] = None if claim.goal is None else GOAL_NAMES[claim.goal]
        if claim.seat is not None:
            named["name"] = self.names[claim.seat] if claim.seat < len(self.names) else self._seat(claim.seat)
        return self.say(f"claim-{claim.word}", **{name: value for name, value in named.items() if value is not None})

    def each(self, values: Sequence[object]) -> str:
        """Everybody's name with a value."""
        return ", ".join(f"{name}: {value}" for name, value in zip(self.names, values, strict=True))

    def standings(self, nuggets: Sequence[int]) -> str:
        """How much everybody has."""
        return self.say("standings", nuggets=self.each(nuggets))

    def _winners(self, seats: Sequence[int]) -> str:
        return self.say("winners", who=", ".join(self.names[seat] for seat in seats), count=len(seats))

    def _card_played(self, event: Event) -> str:
        match event:
            case happened.PathLaid(seat, cell, card):
                return self.say("laid", who=self.names[seat], shape=shape_of(card), card=card, cell=cell_name(cell))
            case happened.RockFell(seat, cell, card):
                return self.say("rock-fell", who=self.names[seat], card=card, cell=cell_name(cell))
            case happened.ToolBroken(seat, target, tool):
                return self._tool("broke", seat, target, tool)
            case happened.ToolMended(seat, target, tool):
                return self._tool("mended", seat, target, tool)
            case happened.GoalSeen(seat, goal, content):
                return self.say("saw", who=self.names[seat], cell=_goal(goal), content=_content(content))
            case happened.Discarded(seat, card):
                return self._with_card("discarded", seat, card)
        return ""

    def _with_card(self, key: str, seat: int, card: object) -> str:
        if card is HIDDEN:
            return self.say(f"{key}-hidden", who=self.names[seat])
        return self.say(key, who=self.names[seat], card=str(card))

    def _tool(self, key: str, seat: int, target: int, tool: str) -> str:
        if seat == target:
            return self.say(f"{key}-own", who=self.names[seat], tool=tool)
        return self.say(key, who=self.names[seat], whose=self.names[target], tool=tool)

    def _at_the_goals(self, event: Event) -> str:
        match event:
            case happened.GoalTurned(goal, content):
                return self.say("goal-turned", cell=_goal(goal), content=_content(content))
            case happened.StoneLaid(goal, card):
                return self.say("stone-laid", cell=_goal(goal), card=card)
            case happened.GoalsReached(seat, goals):
                cells = ", ".join(_goal(goal) for goal in goals)
                return self.say("goals-reached", who=self.names[seat], cells=cells)
            case happened.StoneMisfitted(seat, goal):
                return self.say("stone-misfitted", who=self.names[seat], cell=_goal(goal))
        return ""

    def _gold(self, event: Event) -> str:
        match event:
            case happened.GoldTaken(seat, value):
                if isinstance(value, int):
                    return self.say("gold-taken", who=self.names[seat], value=value)
                return self.say("gold-taken-hidden", who=self.names[seat])
        return ""

    def _gold_paid(self, event: happened.GoldPaid) -> list[str]:
        who = self.names[event.seat]
        if event.kept is HIDDEN or event.rejected is HIDDEN:
            told = [self.say("gold-paid-hidden", who=who, count=event.count)]
        else:
            told = [self.say("gold-paid", who=who, count=event.count, values=_numbers(event.kept))]
            if event.rejected:
                told.append(self.say("gold-rejected", values=_numbers(event.rejected)))
        return [*told, self.say("gold-loose", who=who, count=event.loose)] if event.loose else told

    def _round_ended(self, event: happened.RoundEnded) -> list[str]:
        roles = [self.say("role", role=role) for role in event.roles]
        told = [self.say("round-ended", how=event.how, turns=event.turns)]
        if event.finder is not None:
            told.append(self.say("finder", who=self.names[event.finder]))
        told.append(self.say("roles", roles=self.each(roles)))
        if event.spare is not None:
            told.append(self.say("spare", role=self.say("role", role=event.spare)))
        goals = [f"{_goal(goal)}: {self.say('goal', content=_content(name))}" for goal, name in enumerate(event.goals)]
        return [*told, self.say("goals", goals=", ".join(goals))]


def opened(event: Event, following: Event | None) -> Event:
    """A gold event with the values that a table with open gold shows everyone right after it."""
    if isinstance(following, happened.GoldShown):
        if isinstance(event, happened.GoldTaken):
            return replace(event, value=following.values[0])
        if isinstance(event, happened.GoldPaid) and event.kept is HIDDEN:
            return replace(event, kept=following.values, rejected=())
    return event


def shape_of(card: str) -> str:
    """`straight`, `corner`, `junction`, `crossing` or `dead-end`, for a path card as it is written."""
    sides = card[1:]
    if "/" in sides or len(sides) == 1:
        return "dead-end"
    return SHAPES.get(sides, "corner" if len(sides) == 2 else "junction")


def _called(name: str) -> str:
    return clipped(printable(name), LONGEST_PRINTED_NAME)


def _goal(goal: int) -> str:
    return cell_name(GOAL_CELLS[goal])


def _content(content: object) -> str:
    return "hidden" if content is HIDDEN else "treasure" if content == "treasure" else "stone"


def _numbers(values: object) -> str:
    return " ".join(map(str, values)) if isinstance(values, tuple) else ""
