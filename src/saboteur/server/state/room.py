"""What everybody knows of a table besides the game itself: seats, settings, votes and how the deal was made."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from saboteur.rules.editions import FEWEST_PLAYERS, MOST_PLAYERS
from saboteur.rules.record_schema import LOOKS

SHAPES: Final = 6
COLOURS: Final = 10
"""Silhouettes and colours of dwarfs that the client draws; other numbers stand for these again."""
LAST_LOOK: Final = LOOKS - 1
"""The largest of those numbers; for patterns as well."""
MOST_SEATS: Final = MOST_PLAYERS
FEWEST_SEATS: Final = FEWEST_PLAYERS
LAST_SEAT: Final = MOST_SEATS - 1

Stage = Literal["open", "dealing", "playing", "over"]
Talk = Literal["none", "claims", "chat"]
BotPace = Literal["calm", "normal", "fast"]
HintRule = Literal["alone", "on", "off"]
VoteKind = Literal["pause", "resume", "end", "stand-in", "bot", "clock"]
Ending = Literal["finished", "abandoned"]

SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Look = Annotated[int, Meta(ge=0, le=LAST_LOOK)]


def least_talk(wanted: str, allowed: str) -> Talk:
    """Of two limits on what people may say the one that allows less."""
    order: tuple[Talk, ...] = ("none", "claims", "chat")
    return next(talk for talk in order if talk in (wanted, allowed))


class Dwarf(Struct, frozen=True):
    """How a player looks: a silhouette and a colour, by number; the browser draws them, with a pattern that follows the
    colour. `pattern` is kept, but never drawn."""

    shape: Look = 0
    colour: Look = 0
    pattern: Look = 0


class TableSettings(Struct, frozen=True):
    """What the host chooses before the cards are dealt."""

    edition: str = "lt"
    options: tuple[str, ...] = ()
    rounds: int = 3
    first: int | None = None
    """The seat that begins; None leaves it to the deal."""
    clock: int | None = None
    """Seconds for each move; None plays without a clock."""
    more_time: bool = True
    """Whether players may ask for more time for a move, a limited number of times."""
    talk: Talk = "claims"
    private: bool = False
    """Nobody may watch without a seat."""
    closed: bool = False
    """Nobody else may join."""
    bot_pace: BotPace = "normal"
    """How fast bots answer, beside the server's `bot_delay`."""
    card_counter: bool = True
    """Whether clients may count the path cards that a seat has not seen yet."""
    listed: bool = False
    """Whether the table may be shown among the open tables of the host, if there is such a list."""
    no_programs: bool = False
    """Nobody may join who says that they are a program; bots of the server are another matter."""
    hints: HintRule = "alone"
    """Whether players may ask what they could do; `alone`: as long as one person plays with bots."""


class Person(Struct, frozen=True):
    """Somebody who will take a bot's seat at the next deal."""

    name: str
    dwarf: Dwarf
    device: int
    program: bool = False
    """As in `Seat`."""


class Seat(Struct, frozen=True):
    """One place at the table. A bot's seat names the bot; a person's seat may have a bot standing in."""

    name: str
    dwarf: Dwarf
    device: int | None = None
    """Number of the device that plays this seat, counted within the table; None for a bot."""
    bot: str | None = None
    ready: bool = False
    away: bool = False
    """The clock ran out twice in a row."""
    stand_in: str | None = None
    owed: int = 0
    """Moves that the stand-in makes before the player may take the seat back."""
    next: Person | None = None
    program: bool = False
    """Whoever holds the seat said on joining that they are a program; it stays so as long as they hold it."""
    extensions: int = 0
    """How often the player was given more time in the current game."""


class SeatHolder(Struct, frozen=True):
    """Who has a seat from an entry of the log on, until another is named for the same seat."""

    n: int
    """Number of the entry."""
    seat: int
    name: str
    """Empty if it was deleted."""
    dwarf: Dwarf
    bot: str | None
    """The bot's kind; None for a person."""
    person: int | None
    """Number of the entry that first named this person; None for a bot."""


class Vote(Struct, frozen=True):
    """A vote under way. How many must agree is in `votes.needed`."""

    vote: VoteKind
    seat: int | None
    yes: tuple[int, ...]
    """Devices in favour."""
    since: int


class Deal(Struct, frozen=True):
    """How the current game was, or is being, dealt; enough to verify it once the secret is published."""

    stage: Literal["hashing", "opening", "dealt", "published"]
    commitment: str
    hashes: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    secret: str | None = None
    """Published when the game is over."""
    seed: str | None = None


class CancelledStart(Struct, frozen=True):
    """A start that came to nothing: kept, so that nobody can choose among deals unseen."""

    commitment: str
    hashes: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    secret: str
    reason: str


class Finished(Struct, frozen=True):
    """A game that is over and whose record can be read."""

    game: int
    record: str
    """The record's id: GET /api/records/{id}."""
    ended: Ending


class Room(Struct, frozen=True):
    """Everything public about a table except the game on it."""

    code: str
    stage: Stage
    host: int | None
    settings: TableSettings
    seats: tuple[Seat, ...]
    game: int = 0
    """Games dealt at this table so far; the current game's number."""
    paused: Literal["vote", "ended"] | None = None
    voted_clock: int | None = None
    """Seconds for each move, since the players voted for a clock in the current game."""
    votes: tuple[Vote, ...] = ()
    deal: Deal | None = None
    cancelled: tuple[CancelledStart, ...] = ()
    """Cancelled starts since the last game."""
    finished: tuple[Finished, ...] = ()
    devices: int = 0
    """Devices counted so far."""
    ended: str | None = None
    """Why whoever runs the server has ended the table, perhaps without a word; None as long as it is open."""


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Numbered. A claim (text begins with `!`) or a line of chat. Text, never markup."""

    n: int
    at: int
    """Milliseconds since 1970 by the server's clock, as in every numbered message."""
    game: int
    version: int
    """Moves played before it was said."""
    seat: int
    text: str
    by: str | None
    """`bot:name` if a bot said it."""


def gives_hints(room: Room) -> bool:
    """Whether players of a table may ask what they could do."""
    people = sum(seat.bot is None for seat in room.seats)
    return room.settings.hints == "on" or (room.settings.hints == "alone" and people <= 1)
