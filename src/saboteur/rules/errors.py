"""Why something is not accepted: codes with arguments. The sentences for people live in the locales."""

from __future__ import annotations

from enum import StrEnum

Argument = str | int


class Refusal(StrEnum):
    """Why a well-written move is not legal now."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    NOT_IN_HAND = "not-in-hand"
    BROKEN_TOOLS = "broken-tools"
    OCCUPIED = "occupied"
    NOT_REACHED = "not-reached"
    NOT_TOUCHING = "not-touching"
    EDGE_MISMATCH = "edge-mismatch"
    NO_SUCH_SEAT = "no-such-seat"
    OWN_TOOL = "own-tool"
    ALREADY_BROKEN = "already-broken"
    NOTHING_TO_MEND = "nothing-to-mend"
    NO_CARD_THERE = "no-card-there"
    PROTECTED = "protected"
    NOT_A_GOAL = "not-a-goal"
    ALREADY_TURNED = "already-turned"
    GOAL_NOT_REACHED = "goal-not-reached"
    NOT_THIS_STONE = "not-this-stone"
    NOT_ON_OFFER = "not-on-offer"


class SaboteurError(Exception):
    """A refusal: a kebab-case code and its arguments."""

    def __init__(self, code: str, **arguments: Argument) -> None:
        self.code = str(code)
        self.arguments = arguments
        super().__init__(self.code, arguments)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"{self.code} ({told})" if told else self.code


class IllegalMove(SaboteurError):
    """A move that is not legal now; nothing has changed."""


class NotAMove(SaboteurError):
    """A text that is no move at all."""


class WithAllowed(SaboteurError):
    """A refusal that, as text for programmers, also says what is allowed, if that is short."""

    def __init__(self, code: str, allowed: str = "", **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        self.allowed = allowed

    def __str__(self) -> str:
        return f"{super().__str__()}: {self.allowed} allowed" if self.allowed else super().__str__()


class BadSetup(WithAllowed):
    """An edition, option or number that no game can have."""


class BadDeal(SaboteurError):
    """A hand-made deal or position that the cards in the box cannot give."""


class BadRecord(SaboteurError):
    """A record that cannot be read."""


def checked_seat(seat: int | None, players: int) -> None:
    """Raises ValueError for a seat that nobody has: counted from the end, it would be somebody else's."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}: 0 to {players - 1} are seats, and None is a spectator")
