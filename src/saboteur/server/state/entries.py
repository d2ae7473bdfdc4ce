"""The entries of a table's log. Each gives exactly one numbered message; nothing here holds a token or the secret of a
running deal. A move's text is the only private thing, and it is told as a step, never as a change of the room."""

from __future__ import annotations

from msgspec import Struct

from saboteur.server.state.room import Dwarf, TableSettings, VoteKind


class Opened(Struct, frozen=True, tag_field="kind", tag="opened"):
    """The table was made."""

    code: str
    settings: TableSettings


class Joined(Struct, frozen=True, tag_field="kind", tag="joined"):
    """A person took a seat: a new one at the end, or that of a bot."""

    seat: int
    name: str
    dwarf: Dwarf
    device: int
    program: bool = False
    """Or a program, as it says itself."""


class BotJoined(Struct, frozen=True, tag_field="kind", tag="bot-joined"):
    """The host gave a new seat to a bot."""

    seat: int
    name: str
    dwarf: Dwarf
    bot: str


class Left(Struct, frozen=True, tag_field="kind", tag="left"):
    """A seat was given up before the cards were dealt; the seats behind it move up."""

    seat: int
    removed: bool = False
    """By the host."""


class Reordered(Struct, frozen=True, tag_field="kind", tag="reordered"):
    """The seats changed places: the new order names the old numbers."""

    order: tuple[int, ...]


class SettingsChosen(Struct, frozen=True, tag_field="kind", tag="settings-chosen"):
    """The host chose the settings."""

    settings: TableSettings


class ReadySet(Struct, frozen=True, tag_field="kind", tag="ready-set"):
    """A player said whether he is ready."""

    seat: int
    ready: bool


class HostPassed(Struct, frozen=True, tag_field="kind", tag="host-passed"):
    """Another seat is the host now."""

    seat: int
    lent: bool = False
    """Whether only until whoever lent the rights comes back; they may have been passed on since."""


class DealCommitted(Struct, frozen=True, tag_field="kind", tag="deal-committed"):
    """Seats and settings are fixed and the server's secret is drawn; nonce hashes are welcome."""

    commitment: str


class NonceHashed(Struct, frozen=True, tag_field="kind", tag="nonce-hashed"):
    """A seat showed the hash of its nonce."""

    seat: int
    hash: str


class NoncesCalled(Struct, frozen=True, tag_field="kind", tag="nonces-called"):
    """All hashes are shown; now the nonces are opened."""


class NonceOpened(Struct, frozen=True, tag_field="kind", tag="nonce-opened"):
    """A seat opened its nonce."""

    seat: int
    nonce: str


class StartCancelled(Struct, frozen=True, tag_field="kind", tag="start-cancelled"):
    """The deal was called off before the cards; its secret is shown and void."""

    reason: str
    secret: str


class Dealt(Struct, frozen=True, tag_field="kind", tag="dealt"):
    """The cards are dealt and a game begins. Told as a step without a move."""

    game: int


class Moved(Struct, frozen=True, tag_field="kind", tag="moved"):
    """A seat moved. Told as a step."""

    seat: int
    move: str
    by: str | None = None
    """`clock` or `bot:name`; None for the player."""


class Said(Struct, frozen=True, tag_field="kind", tag="said"):
    """A seat claimed or wrote something. Told as talk."""

    seat: int
    text: str
    by: str | None = None
    """`bot:name`; None for the player."""


class SecretPublished(Struct, frozen=True, tag_field="kind", tag="secret-published"):
    """The game is over: the secret of the deal, the seed, and where the record lies."""

    secret: str
    seed: str
    record: str


class GameAbandoned(Struct, frozen=True, tag_field="kind", tag="game-abandoned"):
    """The game ended early: the players voted for it, the last person left, or an administrator ended the table."""


class TableEnded(Struct, frozen=True, tag_field="kind", tag="table-ended"):
    """Whoever runs the server has ended the table: nothing but the deletion of names follows."""

    reason: str
    """In the words of whoever runs the server; may be empty."""


class Paused(Struct, frozen=True, tag_field="kind", tag="paused"):
    """The players voted to pause."""


class WentOn(Struct, frozen=True, tag_field="kind", tag="went-on"):
    """The game goes on."""


class ClockStarted(Struct, frozen=True, tag_field="kind", tag="clock-started"):
    """The players voted for a clock: it runs until the end of the game."""

    seconds: int


class TimeAdded(Struct, frozen=True, tag_field="kind", tag="time-added"):
    """A player asked for more time for the awaited move, and got it."""

    seat: int
    seconds: int


class StoodIn(Struct, frozen=True, tag_field="kind", tag="stood-in"):
    """A bot with only that seat's knowledge plays until the player is back."""

    seat: int
    bot: str
    moves: int = 0
    """How many it makes before the player may take the seat back."""


class TakenBack(Struct, frozen=True, tag_field="kind", tag="taken-back"):
    """The player plays again."""

    seat: int


class GivenToBot(Struct, frozen=True, tag_field="kind", tag="given-to-bot"):
    """The seat is a bot's from now on; its former token is void."""

    seat: int
    bot: str
    name: str


class Announced(Struct, frozen=True, tag_field="kind", tag="announced"):
    """Somebody will take this bot's seat at the next deal."""

    seat: int
    name: str
    dwarf: Dwarf
    device: int
    program: bool = False
    """Whether it is a program, as it says itself."""


class Withdrawn(Struct, frozen=True, tag_field="kind", tag="withdrawn"):
    """Whoever had announced himself for this seat will not come."""

    seat: int


class TookOver(Struct, frozen=True, tag_field="kind", tag="took-over"):
    """The person announced for a bot's seat plays it now."""

    seat: int


class DeviceChanged(Struct, frozen=True, tag_field="kind", tag="device-changed"):
    """A seat was moved to another device."""

    seat: int
    device: int


class Voted(Struct, frozen=True, tag_field="kind", tag="voted"):
    """A device voted in favour. A vote that is enough is followed by what was voted for."""

    vote: VoteKind
    seat: int | None
    device: int


class NameForgotten(Struct, frozen=True, tag_field="kind", tag="name-forgotten"):
    """A player's name was deleted everywhere at this table."""

    seat: int
    """The seat the player has, or had last."""
    person: int | None = None
    """Number of the entry that first named the player; None in older logs, where it is whoever has the seat."""
    former: bool = False
    """Whether the player has given up the seat."""
    taken: tuple[str, ...] = ()
    """Marks by which the host knows the name again: in the running game nobody else may have it."""


RoomEntry = (
    Opened | Joined | BotJoined | Left | Reordered | SettingsChosen | ReadySet | HostPassed | DealCommitted
    | NonceHashed | NoncesCalled | NonceOpened | StartCancelled | SecretPublished | GameAbandoned | Paused | WentOn
    | StoodIn | TakenBack | GivenToBot | Announced | Withdrawn | TookOver | DeviceChanged | Voted | NameForgotten
    | ClockStarted | TimeAdded | TableEnded
)  # fmt: skip
"""Entries told as changes of the room."""
Entry = RoomEntry | Dealt | Moved | Said
