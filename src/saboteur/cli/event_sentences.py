"""What happened, in words: one event, one sentence or a few. Hidden parts of an event stay untold."""

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
from saboteur.sentences import clipped, printable, sentence

SHAPES: Final = {"ns": "straight", "ew": "straight", "nesw": "crossing"}
GOAL_NAMES: Final = ("top", "middle", "bottom")
LONGEST_PRINTED_NAME: Final = 30


class Teller:
    """Tells events, with the players called by their names or else by their seats."""

    def __init__(self, players: int, names: Sequence[str | None] = ()) -> None:
        given = names if len(names) == players else [None] * players
        self.names = [_called(name) if name else _seat(seat) for seat, name in enumerate(given)]

    def tell(self, event: Event) -> list[str]:
        """The sentences of an event; none for one that a story passes over."""
        match event:
            case happened.RoundBegan(number, starter):
                return [sentence("round-began", round=number, who=self.names[starter])]
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
        now = self.names[taken.seat] = _called(taken.name) if taken.name else _seat(taken.seat)
        if taken.bot is not None:
            return sentence("log-given-to-bot", name=former, bot=now)
        return sentence("log-took-over", name=now, former=former)

    def said(self, seat: int, text: str) -> str:
        """Tell what a seat says; a claim in words, anything else as it was written."""
        return sentence("said", who=self.names[seat], text=self._claimed(text))

    def _claimed(self, text: str) -> str:
        try:
            claim = parse_claim(text)
        except NotAClaim:
            return text
        named = {"content": claim.content, "role": claim.role, "tool": claim.tool}
        named["goal"] = None if claim.goal is None else GOAL_NAMES[claim.goal]
        if claim.seat is not None:
            named["name"] = self.names[claim.seat] if claim.seat < len(self.names) else _seat(claim.seat)
        return sentence(f"claim-{claim.word}", **{name: value for name, value in named.items() if value is not None})

    def each(self, values: Sequence[object]) -> str:
        """Everybody's name with a value."""
        return ", ".join(f"{name}: {value}" for name, value in zip(self.names, values, strict=True))

    def standings(self, nuggets: Sequence[int]) -> str:
        """How much everybody has."""
        return sentence("standings", nuggets=self.each(nuggets))

    def _winners(self, seats: Sequence[int]) -> str:
        return sentence("winners", who=", ".join(self.names[seat] for seat in seats), count=len(seats))

    def _card_played(self, event: Event) -> str:
        match event:
            case happened.PathLaid(seat, cell, card):
                return sentence("laid", who=self.names[seat], shape=shape_of(card), card=card, cell=cell_name(cell))
            case happened.RockFell(seat, cell, card):
                return sentence("rock-fell", who=self.names[seat], card=card, cell=cell_name(cell))
            case happened.ToolBroken(seat, target, tool):
                return self._tool("broke", seat, target, tool)
            case happened.ToolMended(seat, target, tool):
                return self._tool("mended", seat, target, tool)
            case happened.GoalSeen(seat, goal, content):
                return sentence("saw", who=self.names[seat], cell=_goal(goal), content=_content(content))
            case happened.Discarded(seat, card):
                return self._with_card("discarded", seat, card)
        return ""

    def _with_card(self, key: str, seat: int, card: object) -> str:
        if card is HIDDEN:
            return sentence(f"{key}-hidden", who=self.names[seat])
        return sentence(key, who=self.names[seat], card=str(card))

    def _tool(self, key: str, seat: int, target: int, tool: str) -> str:
        if seat == target:
            return sentence(f"{key}-own", who=self.names[seat], tool=tool)
        return sentence(key, who=self.names[seat], whose=self.names[target], tool=tool)

    def _at_the_goals(self, event: Event) -> str:
        match event:
            case happened.GoalTurned(goal, content):
                return sentence("goal-turned", cell=_goal(goal), content=_content(content))
            case happened.StoneLaid(goal, card):
                return sentence("stone-laid", cell=_goal(goal), card=card)
            case happened.GoalsReached(seat, goals):
                cells = " ".join(_goal(goal) for goal in goals)
                return sentence("goals-reached", who=self.names[seat], cells=cells)
            case happened.StoneMisfitted(seat, goal):
                return sentence("stone-misfitted", who=self.names[seat], cell=_goal(goal))
        return ""

    def _gold(self, event: Event) -> str:
        match event:
            case happened.GoldTaken(seat, value):
                if isinstance(value, int):
                    return sentence("gold-taken", who=self.names[seat], value=value)
                return sentence("gold-taken-hidden", who=self.names[seat])
        return ""

    def _gold_paid(self, event: happened.GoldPaid) -> list[str]:
        who = self.names[event.seat]
        if event.kept is HIDDEN or event.rejected is HIDDEN:
            told = [sentence("gold-paid-hidden", who=who, count=event.count)]
        else:
            told = [sentence("gold-paid", who=who, count=event.count, values=_numbers(event.kept))]
            if event.rejected:
                told.append(sentence("gold-rejected", values=_numbers(event.rejected)))
        return [*told, sentence("gold-loose", who=who, count=event.loose)] if event.loose else told

    def _round_ended(self, event: happened.RoundEnded) -> list[str]:
        roles = [sentence("role", role=role) for role in event.roles]
        told = [sentence("round-ended", how=event.how, turns=event.turns)]
        if event.finder is not None:
            told.append(sentence("finder", who=self.names[event.finder]))
        told.append(sentence("roles", roles=self.each(roles)))
        if event.spare is not None:
            told.append(sentence("spare", role=sentence("role", role=event.spare)))
        goals = [f"{_goal(goal)}: {sentence('goal', content=_content(name))}" for goal, name in enumerate(event.goals)]
        return [*told, sentence("goals", goals=", ".join(goals))]


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


def _seat(seat: int) -> str:
    return sentence("seat", seat=seat)


def _goal(goal: int) -> str:
    return cell_name(GOAL_CELLS[goal])


def _content(content: object) -> str:
    return "hidden" if content is HIDDEN else "treasure" if content == "treasure" else "stone"


def _numbers(values: object) -> str:
    return " ".join(map(str, values)) if isinstance(values, tuple) else ""
