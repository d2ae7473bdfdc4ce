"""The messages of the play socket, both ways. JSON texts, told apart by `type`; the version is agreed in the hello.

Numbered messages (`step`, `said`, `room`) carry the number `n` of the log entry they tell; every seat and spectator
gets one for each entry. All others are unnumbered.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from saboteur.bots.hints import Hint
from saboteur.rules.record_schema import LONGEST_NONCE
from saboteur.rules.view import Own, Public
from saboteur.server.state.entries import RoomEntry
from saboteur.server.state.room import LAST_SEAT, Room, Said, SeatHolder, SeatNumber
from saboteur.server.tokens import LONGEST_CODE
from saboteur.server.wire.event_encoding import WireEvent

VERSION: Final = 1
LONGEST_MESSAGE: Final = 4096
"""Bytes of a message from a client; a longer one ends the connection."""
LONGEST_CHAT: Final = 300

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[0-9A-Za-z_-]+\Z")]
Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]

# -- views -----------------------------------------------------------------------------------------------------------


class WireView(Struct, frozen=True):
    """What one seat sees: the public part, the cells reached from the start, its own part and its legal moves."""

    public: Public
    reached: tuple[tuple[int, int], ...]
    """Cells joined to the start by open tunnel, by rows and columns."""
    seat: int | None
    own: Own | None
    legal: tuple[str, ...]
    """Every legal move, if it is this seat's turn."""


# -- from the client -------------------------------------------------------------------------------------------------


class ResumeFrom(Struct, frozen=True):
    """Where a client was: the last number it has, and the hash of its view then (empty without a game)."""

    n: Number
    hash: Annotated[str, Meta(max_length=64)]


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of every connection, and only the first."""

    v: int
    table: Annotated[str, Meta(max_length=LONGEST_CODE)]
    token: Token | None = None
    """The token of the seat; none for a spectator."""
    also: Annotated[tuple[Token, ...], Meta(max_length=LAST_SEAT)] = ()
    """Tokens of further seats on the same device (one-device mode): then no seat is shown until a curtain is lifted."""
    screen: bool = False
    """Show the public board only, also with a token: a table screen."""
    resume: ResumeFrom | None = None
    rests: bool = False
    """Before a round, wait for this client's seats until it says `go-on`, and tell it by `rest` who is awaited."""


class Move(Struct, frozen=True, tag_field="type", tag="move"):
    """Play a move. The same key gives the same answer, however often it is sent."""

    key: Key
    game: Number
    version: Number
    """Moves played in the game when this one was chosen."""
    move: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None
    """Which of the device's seats; none for its only or lifted one."""


class Claim(Struct, frozen=True, tag_field="type", tag="claim"):
    """Make a claim in the notation of claims, such as `!role:digger`."""

    key: Key
    text: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Write to everybody, where the table allows it."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: SeatNumber | None = None


class NonceHash(Struct, frozen=True, tag_field="type", tag="nonce-hash"):
    """While the deal is `hashing`: hex of SHA-256("saboteur/nonce/1" + nonce)."""

    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
    commitment: Annotated[str, Meta(max_length=64)]
    """The commitment this answers."""
    seat: SeatNumber | None = None


class Nonce(Struct, frozen=True, tag_field="type", tag="nonce"):
    """While the deal is `opening`: the nonce itself."""

    nonce: Annotated[str, Meta(max_length=LONGEST_NONCE)]
    commitment: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None


class Curtain(Struct, frozen=True, tag_field="type", tag="curtain"):
    """One-device mode: show the private part of this seat, or of none. Answered by `lifted`."""

    seat: SeatNumber | None


class History(Struct, frozen=True, tag_field="type", tag="history"):
    """Ask what has happened in the current game. Answered by one or more `past`."""

    key: Key
    """Comes back in the answer, or in the refusal; it may be the same each time."""


class Plan(Struct, frozen=True, tag_field="type", tag="plan"):
    """Ask which moves the seat shown could play if it were its turn. Answered by `plannable`."""


class AskHint(Struct, frozen=True, tag_field="type", tag="hint"):
    """Ask what the seat shown could do, where the table allows it and it is its turn. Answered by `hints`."""

    key: Key
    """Comes back in the answer, or in the refusal; it may be the same each time."""


class GoOn(Struct, frozen=True, tag_field="type", tag="go-on"):
    """Before a round: the people here have seen how the last one ended and who they are. Answered by `rest`."""


class Wait(Struct, frozen=True, tag_field="type", tag="wait"):
    """Somebody who plays alone with bots reads something: the bots wait until `go-on`, or for a while. Answered by
    `rest`."""


class MoreTime(Struct, frozen=True, tag_field="type", tag="more-time"):
    """Ask for as much time again as a move may take, where the table allows it. Answered as a move is."""

    key: Key
    game: Number
    version: Number
    """Moves played in the game: the time is for the next one."""
    seat: SeatNumber | None = None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask for a `pong`."""


FromClient = (
    Hello | Move | Claim | Chat | NonceHash | Nonce | Curtain | History | Plan | AskHint | GoOn | Wait | MoreTime | Ping
)

# -- from the server -------------------------------------------------------------------------------------------------


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected."""

    connected: tuple[bool, ...]
    """For each seat; bots always are."""
    watching: int
    gone_in: tuple[int | None, ...] = ()
    """For each seat the milliseconds until whoever is disconnected counts as gone; None for all others."""


class Clock(Struct, frozen=True, tag_field="type", tag="clock"):
    """The time of the seat to act; sent when it starts, stops or changes."""

    seat: int | None
    """None: nobody's clock runs at this table now."""
    left: int
    """Milliseconds."""
    running: bool


class Rest(Struct, frozen=True, tag_field="type", tag="rest"):
    """Between two rounds: who still looks at the end of the last one. Only for clients that said so in their hello."""

    seats: tuple[int, ...]
    """The seats that are awaited; empty when the game goes on."""
    left: int
    """Milliseconds until it goes on in any case; 0 while it waits for as long as it takes."""


class Notice(Struct, frozen=True, tag_field="type", tag="notice"):
    """What whoever runs the server tells everybody, in their words: after a greeting, and when it changes."""

    text: str | None
    """None when it is withdrawn."""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to a hello without a usable resume: the whole state."""

    v: int
    n: int
    """Number of the last entry that this includes."""
    now: int
    seats: tuple[int, ...]
    """The device's seats; empty for a spectator."""
    shown: int | None
    """The seat whose view this is."""
    waiting: int | None
    """The bot's seat that this token takes at the next deal."""
    room: Room
    presence: Presence
    clock: Clock | None
    talk: tuple[Said, ...]
    """What was said in the current game, oldest first; at most the last `MOST_TALK`."""
    holders: tuple[SeatHolder, ...]
    """Who has had each seat since the cards were dealt, oldest first; at most the last 300 changes."""
    hash: str
    """First 16 hex digits of SHA-256 over the exact bytes of `view`; empty without a game."""
    view: WireView | None
    """Always the last key: its bytes are the text from behind `"view":` to before the closing brace."""


class Resumed(Struct, frozen=True, tag_field="type", tag="resumed"):
    """The answer to a hello with a resume that fits: the numbered messages after `n`, up to `to`, follow."""

    v: int
    n: int
    to: int
    now: int
    seats: tuple[int, ...]
    shown: int | None
    waiting: int | None
    presence: Presence
    clock: Clock | None


class Step(Struct, frozen=True, tag_field="type", tag="step"):
    """Numbered. A move, or the beginning of a game (then `seat` and `move` are null)."""

    n: int
    at: int
    game: int
    version: int
    """Moves played, this one included."""
    seat: int | None
    move: str | None
    """As this reader may see it: `-` for another's discard, `G` for another's pick."""
    by: str | None
    """`clock` or `bot:name`; null for the player."""
    events: tuple[WireEvent, ...]
    room: Room | None
    """The room, if the step changed it: the game began or ended, or a seat is away or back."""
    hash: str
    view: WireView
    """Always the last key."""


class RoomChanged(Struct, frozen=True, tag_field="type", tag="room"):
    """Numbered. Anything else that happened at the table, and the room after it."""

    n: int
    at: int
    change: RoomEntry
    room: Room
    holders: tuple[SeatHolder, ...]
    """Who has a seat since this entry and did not before."""


class PastStep(Struct, frozen=True, tag_field="type", tag="step"):
    """A step as it is told later: without the view, which only the present needs."""

    n: int
    at: int
    version: int
    seat: int | None
    move: str | None
    by: str | None
    events: tuple[WireEvent, ...]


class PastChange(Struct, frozen=True, tag_field="type", tag="room"):
    """A change of the room as it is told later."""

    n: int
    at: int
    change: RoomEntry


class Past(Struct, frozen=True, tag_field="type", tag="past"):
    """A piece of the answer to `history`."""

    key: str
    game: int
    """Number of the game; 0 if there has been none."""
    to: int
    """Number of the last entry that the whole answer includes; live messages tell the rest."""
    more: bool
    """Whether another piece follows."""
    told: tuple[PastStep | Said | PastChange, ...]
    """Oldest first, within a piece and from piece to piece."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """What a message with a key asked for is stored as entry `n`; the same for every repetition of the key."""

    key: str
    n: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Something was not accepted; nothing has changed. A stale or illegal move brings the current view along."""

    key: str | None
    code: str
    arguments: dict[str, str | int]
    n: int
    """Number of the last entry when it was refused."""
    hash: str = ""
    view: WireView | None = None
    """Always the last key; null where no view is due."""


class Lifted(Struct, frozen=True, tag_field="type", tag="lifted"):
    """The curtain was moved, or the device's seats have changed: the view now shown."""

    seats: tuple[int, ...]
    shown: int | None
    n: int
    hash: str
    view: WireView | None
    """Always the last key."""


class Plannable(Struct, frozen=True, tag_field="type", tag="plannable"):
    """What the seat shown could play if it were its turn; computed from its view alone. Promises nothing: others move
    first."""

    seat: int
    game: int
    version: int
    """Moves played in the game when this was true."""
    moves: tuple[str, ...]
    """Sorted; empty while somebody has to decide or pick gold, and without a running game."""


class Hints(Struct, frozen=True, tag_field="type", tag="hints"):
    """A few moves of the seat shown, best first: what each would bring it, and what a spectator would think of it; and
    what it may think of the others. Computed from its view and from what everybody saw."""

    key: str
    seat: int
    game: int
    version: int
    """Moves played in the game when this was true."""
    hints: tuple[Hint, ...]
    doubts: tuple[int | None, ...]
    """For each seat the chance in percent that it is a saboteur, as the seat shown could tell; null for itself. Empty
    when gold is shared."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    now: int


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The last message of a connection that the server ends, and why."""

    code: str
    arguments: dict[str, str | int]


FromServer = (
    Welcome | Resumed | Step | Said | RoomChanged | Past | Done | Refused | Presence | Clock | Rest | Lifted | Plannable
    | Hints | Notice | Pong | Bye
)  # fmt: skip
NUMBERED: Final = (Step, Said, RoomChanged)
