"""The bodies of the HTTP routes: what the lobby takes and gives. Socket messages are in `wire`; no type is in both.

Words and limits that others need as well are defined where they belong, and imported here.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from saboteur._mode import Mode
from saboteur.rules.editions import MOST_ROUNDS
from saboteur.server.creation_keys import LONGEST as LONGEST_KEY
from saboteur.server.names.player_names import LONGEST_NAME
from saboteur.server.replay.replay_messages import LAST_VERSION
from saboteur.server.state.room import (
    FEWEST_SEATS,
    LAST_LOOK,
    LAST_SEAT,
    MOST_SEATS,
    BotPace,
    Ending,
    HintRule,
    Stage,
    TableSettings,
    Talk,
    VoteKind,
)
from saboteur.server.tokens import LONGEST_CODE

Name = Annotated[
    str, Field(max_length=64, description=f"Shown to everybody; 1 to {LONGEST_NAME} characters once tidied")
]
SeatNumber = Annotated[int, Field(ge=0, le=LAST_SEAT)]
Look = Annotated[int, Field(ge=0, le=LAST_LOOK)]
Code = Annotated[str, Field(max_length=LONGEST_CODE)]
BotName = Annotated[str, Field(max_length=32, description="One of the bots named by /api/about")]
CreationKey = Annotated[str, Field(max_length=LONGEST_KEY, description="If the server asks for one, see /api/about")]
Seconds = Annotated[int, Field(ge=5, le=86_400)]
Version = Annotated[int, Field(ge=0, le=LAST_VERSION)]
PuzzleNumber = Annotated[int, Field(ge=0, le=9999)]
IsProgram = Annotated[
    bool, Field(description="Say true if a program plays this seat: everybody is shown it, as long as you hold it")
]
LONGEST_MOVE: Final = 24
MOST_TRIES: Final = 8
"""Moves of a learner in one scene."""


class Body(BaseModel):
    """A body; unknown keys are refused, and nothing is converted silently."""

    model_config = ConfigDict(extra="forbid", strict=True)


# -- asked ------------------------------------------------------------------------------------------------------------


class DwarfChoice(Body):
    """Silhouette, colour and pattern, by number. A colour and shape already at the table gets another colour."""

    shape: Look = 0
    colour: Look = 0
    pattern: Look = 0


class SettingsChoice(Body):
    """Settings of a table; a key left out keeps its value (or takes the default at a new table)."""

    edition: Annotated[str, Field(max_length=8)] | None = None
    options: Annotated[list[Annotated[str, Field(max_length=32)]], Field(max_length=16)] | None = None
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    first: SeatNumber | None = Field(default=None, description="The seat that begins; null leaves it to the deal")
    clock: Seconds | None = Field(default=None, description="Seconds for each move; null plays without a clock")
    more_time: bool | None = Field(default=None, description="Whether players may ask for more time for a move")
    talk: Talk | None = None
    private: bool | None = None
    closed: bool | None = None
    bot_pace: BotPace | None = None
    card_counter: bool | None = None
    listed: bool | None = Field(
        default=None, description="Show it among the open tables, if the server has such a list"
    )
    no_programs: bool | None = Field(default=None, description="Nobody may join who says that they are a program")
    hints: HintRule | None = Field(
        default=None, description="Whether players may ask what they could do; alone: while one person plays with bots"
    )


class NewTable(Body):
    """Make a table and take its first seat, as the host."""

    name: Name
    dwarf: DwarfChoice = DwarfChoice()
    settings: SettingsChoice = SettingsChoice()
    key: CreationKey | None = None
    program: IsProgram = False


class PlayNow(Body):
    """Make a table, fill it with bots and deal at once."""

    name: Name
    dwarf: DwarfChoice = DwarfChoice()
    settings: SettingsChoice = SettingsChoice()
    players: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS)] = 5
    bot: BotName | None = Field(default=None, description="Which bot takes the other seats; null for several kinds")
    key: CreationKey | None = None
    program: IsProgram = False


class Join(Body):
    """Take a seat; at a running game, a bot's seat from the next deal on."""

    name: Name
    dwarf: DwarfChoice = DwarfChoice()
    program: IsProgram = False
    unnamed: bool = Field(
        default=False,
        description="Say true if nobody chose this name: that of a guest or program gets a number where others have it",
    )


class AddBots(Body):
    """Give new seats to bots."""

    bot: BotName | None = None
    count: Annotated[int, Field(ge=1, le=MOST_SEATS)] = 1


class Order(Body):
    """The new order of the seats, naming their present numbers."""

    order: Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)]


class Removal(Body):
    """Who is to lose a seat."""

    name: str | None = None
    """If it is not the name at that seat, nothing happens: seats move up when somebody leaves."""


class PassHost(Body):
    """The seat that is to be the host."""

    seat: SeatNumber
    name: str | None = None
    """If it is not the name at that seat, nothing happens."""


class Ready(Body):
    """Whether the seat is ready."""

    ready: bool


class StandIn(Body):
    """Let a bot play the seat of a player who is gone or away."""

    seat: SeatNumber
    bot: BotName | None = Field(default=None, description="Ignored: it is always the usual bot, whoever asks for it")


class CastVote(Body):
    """Vote in favour; the first vote opens it. `stand-in`, `bot` (for good) and `clock` name a seat."""

    vote: VoteKind
    seat: SeatNumber | None = None


class Redeem(Body):
    """Bring a seat to this device with a one-time code."""

    table: Code
    code: Code


class ReplayFile(Body):
    """A record from a file, and whose replay is wanted: a seat's, or with everything shown."""

    record: dict[str, Any]
    seat: SeatNumber | None = None
    version: Version | None = None
    """Reasons for this moment instead of the replay."""


class LessonMoves(Body):
    """What the learner has played in a scene of the tutorial, the last try included."""

    moves: Annotated[list[Annotated[str, Field(max_length=LONGEST_MOVE)]], Field(max_length=MOST_TRIES)] = []


class ExampleMoves(LessonMoves):
    """What was tried on an example of the rulebook, and by the rules of which edition."""

    edition: Annotated[str, Field(max_length=8)] = TableSettings().edition


class PuzzleAttempt(Body):
    """An answer to a puzzle: a move, or the number of a seat."""

    answer: Annotated[str, Field(max_length=LONGEST_MOVE)]


# -- answered ---------------------------------------------------------------------------------------------------------


class Taken(BaseModel):
    """A seat and its token. The token is told only here: keep it."""

    code: str
    seat: int
    token: str
    waiting: bool = Field(default=False, description="The seat is a bot's until the next deal")


class TablePreview(BaseModel):
    """What somebody with the code sees before joining."""

    code: str
    stage: Stage
    edition: str
    options: list[str]
    rounds: int
    clock: int | None
    talk: Talk
    private: bool
    closed: bool
    no_programs: bool = Field(description="Nobody may join who says that they are a program")
    names: list[str]
    bots: int
    can_join: bool
    can_watch: bool


class OpenTable(BaseModel):
    """A table that is waiting for players and open to everybody."""

    code: str
    edition: str
    taken: int
    free: int


class OpenTables(BaseModel):
    """The open tables of this server, newest first."""

    listing: bool = Field(description="Whether this server lists open tables")
    tables: list[OpenTable]


class TransferCode(BaseModel):
    """A one-time code that moves the seat to another device."""

    code: str
    seconds: int


class RecordEntry(BaseModel):
    """A finished game of the table."""

    game: int
    record: str
    ended: Ending


class Records(BaseModel):
    """The finished games of a table, oldest first."""

    records: list[RecordEntry]


class Club(BaseModel):
    """Who runs this server, in their own words."""

    name: str | None
    welcome: dict[str, str] = Field(description="By language; `*` for all that have none of their own")
    contact: str | None = Field(description="An email address, or the address of a page")
    imprint: str | None

    @property
    def says_something(self) -> bool:
        """Whether the operator wrote anything."""
        return self != Club(name=None, welcome={}, contact=None, imprint=None)


class About(BaseModel):
    """What this server is and what a table can choose."""

    name: Literal["saboteur"] = "saboteur"
    version: str
    wire: int
    rules: Mode
    address: str | None
    editions: list[str]
    options: list[str]
    bots: list[str]
    usual_bot: str
    players: tuple[int, int]
    rounds: tuple[int, int]
    longest_name: int
    longest_chat: int
    open_tables: bool = Field(description="Whether this server lists open tables")
    club: Club
    key_needed: bool = Field(description="Whether making a table takes a key")
    talk: Talk = Field(description="The most that a table may allow")


class CurrentNotice(BaseModel):
    """What whoever runs this server tells everybody, in their words."""

    text: str | None
    club: bool = Field(description="Whether /api/about says whose server it is: name, welcome, contact or imprint")


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok"] = "ok"
    version: str
    forwarded: Literal["trusted", "untrusted", "none"]
    """Whether this request came with X-Forwarded-For, and by a proxy that is trusted."""
    secure: bool
    """Whether browsers see the pages over https, as far as the server knows."""


class Accepted(BaseModel):
    """Done. The numbered message on the sockets says what changed."""

    n: int


class Problem(BaseModel):
    """Why a request was not accepted: a code with arguments. The sentences are in the locales."""

    code: str
    arguments: dict[str, str | int] = {}
