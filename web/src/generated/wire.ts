// Made by `python -m tools.wire_types` from messages.py and schemas.py of the server. Do not edit.
// A change of the types there without this file fails a test. What the messages mean: docs/protocol.md.

export const WIRE_VERSION = 1;

// -- from the client --

/** The first message of every connection, and only the first. */
export interface Hello {
  type: "hello";
  v: number;
  table: string;
  token?: string | null;
  also?: string[];
  screen?: boolean;
  resume?: ResumeFrom | null;
}

/** Where a client was: the last number it has, and the hash of its view then (empty without a game). */
export interface ResumeFrom {
  n: number;
  hash: string;
}

/** Play a move. The same key gives the same answer, however often it is sent. */
export interface Move {
  type: "move";
  key: string;
  game: number;
  version: number;
  move: string;
  seat?: number | null;
}

/** Make a claim in the notation of claims, such as `!role:digger`. */
export interface Claim {
  type: "claim";
  key: string;
  text: string;
  seat?: number | null;
}

/** Write to everybody, where the table allows it. */
export interface Chat {
  type: "chat";
  key: string;
  text: string;
  seat?: number | null;
}

/** While the deal is `hashing`: hex of SHA-256("saboteur/nonce/1" + nonce). */
export interface NonceHash {
  type: "nonce-hash";
  hash: string;
  commitment: string;
  seat?: number | null;
}

/** While the deal is `opening`: the nonce itself. */
export interface Nonce {
  type: "nonce";
  nonce: string;
  commitment: string;
  seat?: number | null;
}

/** One-device mode: show the private part of this seat, or of none. Answered by `lifted`. */
export interface Curtain {
  type: "curtain";
  seat: number | null;
}

/** Ask for a `pong`. */
export interface Ping {
  type: "ping";
}

export type FromClient = Hello | Move | Claim | Chat | NonceHash | Nonce | Curtain | Ping;

// -- from the server --

/** The answer to a hello without a usable resume: the whole state. */
export interface Welcome {
  type: "welcome";
  v: number;
  n: number;
  now: number;
  seats: number[];
  shown: number | null;
  waiting: number | null;
  room: Room;
  presence: Presence;
  clock: Clock | null;
  talk: Said[];
  holders: SeatHolder[];
  hash: string;
  view: WireView | null;
}

/** Everything public about a table except the game on it. */
export interface Room {
  code: string;
  stage: "dealing" | "open" | "over" | "playing";
  host: number | null;
  settings: TableSettings;
  seats: Seat[];
  game: number;
  paused: "ended" | "vote" | null;
  votes: Vote[];
  deal: Deal | null;
  cancelled: CancelledStart[];
  finished: Finished[];
  devices: number;
}

/** What the host chooses before the cards are dealt. */
export interface TableSettings {
  edition: string;
  options: string[];
  rounds: number;
  first: number | null;
  clock: number | null;
  talk: "chat" | "claims" | "none";
  private: boolean;
  closed: boolean;
}

/** One place at the table. A bot's seat names the bot; a person's seat may have a bot standing in. */
export interface Seat {
  name: string;
  dwarf: Dwarf;
  device: number | null;
  bot: string | null;
  ready: boolean;
  away: boolean;
  stand_in: string | null;
  next: Person | null;
}

/** How a player looks: a silhouette, a colour and a pattern, by number; the browser draws them. */
export interface Dwarf {
  shape: number;
  colour: number;
  pattern: number;
}

/** Somebody who will take a bot's seat at the next deal. */
export interface Person {
  name: string;
  dwarf: Dwarf;
  device: number;
}

/** A vote under way. How many must agree is in `votes.needed`. */
export interface Vote {
  vote: "bot" | "end" | "pause" | "resume" | "stand-in";
  seat: number | null;
  yes: number[];
  since: number;
}

/** How the current game was, or is being, dealt; enough to verify it once the secret is published. */
export interface Deal {
  stage: "dealt" | "hashing" | "opening" | "published";
  commitment: string;
  hashes: (string | null)[];
  nonces: (string | null)[];
  secret: string | null;
  seed: string | null;
}

/** A start that came to nothing: kept, so that nobody can choose among deals unseen. */
export interface CancelledStart {
  commitment: string;
  hashes: (string | null)[];
  nonces: (string | null)[];
  secret: string;
  reason: string;
}

/** A game that is over and whose record can be read. */
export interface Finished {
  game: number;
  record: string;
  ended: "abandoned" | "finished";
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  connected: boolean[];
  watching: number;
}

/** The time of the seat to act; sent when it starts, stops or changes. */
export interface Clock {
  type: "clock";
  seat: number | null;
  left: number;
  running: boolean;
}

/** Numbered. A claim (text begins with `!`) or a line of chat. Text, never markup. */
export interface Said {
  type: "said";
  n: number;
  at: number;
  game: number;
  version: number;
  seat: number;
  text: string;
  by: string | null;
}

/** Who has a seat from an entry of the log on, until another is named for the same seat. */
export interface SeatHolder {
  n: number;
  seat: number;
  name: string;
  dwarf: Dwarf;
  bot: string | null;
  person: number | null;
}

/** What one seat sees: the public part, the cells reached from the start, its own part and its legal moves. */
export interface WireView {
  public: Public;
  reached: [number, number][];
  seat: number | null;
  own: Own | null;
  legal: string[];
}

/** What everybody at the table sees. */
export interface Public {
  edition: string;
  players: number;
  options: string[];
  rounds: number;
  version: number;
  round: number;
  starter: number;
  phase: string;
  to_act: number | null;
  mine: [number, number, string][];
  goals: Goal[];
  hand_sizes: number[];
  broken: string[][];
  deck_size: number;
  discards: number;
  played: string[];
  looked: number[][];
  choices: number[];
  stone: number | null;
  roles: string[] | null;
  spare: string | null;
  offered: number;
  gold_cards: number[];
  loose: number[];
  gold: number[][] | null;
  results: RoundResult[];
  nuggets: number[] | null;
  winners: number[] | null;
}

/** One of the three goals as everybody sees it. */
export interface Goal {
  content: string | null;
  card: string | null;
}

/** How a round ended. */
export interface RoundResult {
  winner: string;
  how: string;
  starter: number;
  turns: number;
  finder: number | null;
  roles: string[];
}

/** What one seat knows besides. */
export interface Own {
  role: string;
  hand: string[];
  discards: string[];
  seen: (string | null)[];
  gold: number[];
  offer: number[];
  rejected: number[];
}

/** The answer to a hello with a resume that fits: the numbered messages after `n`, up to `to`, follow. */
export interface Resumed {
  type: "resumed";
  v: number;
  n: number;
  to: number;
  now: number;
  seats: number[];
  shown: number | null;
  waiting: number | null;
  presence: Presence;
  clock: Clock | null;
}

/** Numbered. A move, or the beginning of a game (then `seat` and `move` are null). */
export interface Step {
  type: "step";
  n: number;
  at: number;
  game: number;
  version: number;
  seat: number | null;
  move: string | null;
  by: string | null;
  events: (GameBegan | RoundBegan | Dealt | TurnBegan | PathLaid | RockFell | ToolBroken | ToolMended | GoalSeen | Discarded | Drew | GoalTurned | StoneLaid | GoalsReached | StoneMisfitted | RoundEnded | GoldOffered | GoldTaken | GoldPaid | GoldShown | GameEnded)[];
  room: Room | null;
  hash: string;
  view: WireView;
}

export interface GameBegan {
  kind: "game-began";
  edition: string;
  players: number;
  options: string[];
  rounds: number;
}

export interface RoundBegan {
  kind: "round-began";
  round: number;
  starter: number;
  hand_sizes: number[];
  deck_size: number;
  mine: [number, number, string][];
  stones: (string | null)[];
  broken: string[][];
}

export interface Dealt {
  kind: "dealt";
  seat: number;
  role: string | null;
  hand: string[] | null;
}

export interface TurnBegan {
  kind: "turn-began";
  seat: number;
}

export interface PathLaid {
  kind: "path-laid";
  seat: number;
  cell: [number, number];
  card: string;
}

export interface RockFell {
  kind: "rock-fell";
  seat: number;
  cell: [number, number];
  card: string;
}

export interface ToolBroken {
  kind: "tool-broken";
  seat: number;
  target: number;
  tool: string;
}

export interface ToolMended {
  kind: "tool-mended";
  seat: number;
  target: number;
  tool: string;
  card: string;
}

export interface GoalSeen {
  kind: "goal-seen";
  seat: number;
  goal: number;
  content: string | null;
}

export interface Discarded {
  kind: "discarded";
  seat: number;
  card: string | null;
}

export interface Drew {
  kind: "drew";
  seat: number;
  card: string | null;
}

export interface GoalTurned {
  kind: "goal-turned";
  goal: number;
  content: string;
}

export interface StoneLaid {
  kind: "stone-laid";
  goal: number;
  card: string;
}

/** Several goals are reached and the player must choose which one to turn. */
export interface GoalsReached {
  kind: "goals-reached";
  seat: number;
  goals: number[];
}

/** No way of laying this stone agrees with its neighbours, and the player must choose. */
export interface StoneMisfitted {
  kind: "stone-misfitted";
  seat: number;
  goal: number;
}

export interface RoundEnded {
  kind: "round-ended";
  round: number;
  winner: string;
  how: string;
  starter: number;
  turns: number;
  finder: number | null;
  roles: string[];
  spare: string | null;
  goals: string[];
}

export interface GoldOffered {
  kind: "gold-offered";
  seat: number;
  count: number;
  values: number[] | null;
}

export interface GoldTaken {
  kind: "gold-taken";
  seat: number;
  value: number | null;
}

/** A player drew for a claim: how many cards he kept and what was credited without a card is seen by all. */
export interface GoldPaid {
  kind: "gold-paid";
  seat: number;
  count: number;
  loose: number;
  kept: number[] | null;
  rejected: number[] | null;
}

/** At a table with open gold, the cards just taken. */
export interface GoldShown {
  kind: "gold-shown";
  seat: number;
  values: number[];
}

export interface GameEnded {
  kind: "game-ended";
  nuggets: number[];
  winners: number[];
  gold: number[][];
}

/** Numbered. Anything else that happened at the table, and the room after it. */
export interface RoomChanged {
  type: "room";
  n: number;
  at: number;
  change: Opened | Joined | BotJoined | Left | Reordered | SettingsChosen | ReadySet | HostPassed | DealCommitted | NonceHashed | NoncesCalled | NonceOpened | StartCancelled | SecretPublished | GameAbandoned | Paused | WentOn | StoodIn | TakenBack | GivenToBot | Announced | Withdrawn | TookOver | DeviceChanged | Voted | NameForgotten;
  room: Room;
  holders: SeatHolder[];
}

/** The table was made. */
export interface Opened {
  kind: "opened";
  code: string;
  settings: TableSettings;
}

/** A person took a seat: a new one at the end, or that of a bot. */
export interface Joined {
  kind: "joined";
  seat: number;
  name: string;
  dwarf: Dwarf;
  device: number;
}

/** The host gave a new seat to a bot. */
export interface BotJoined {
  kind: "bot-joined";
  seat: number;
  name: string;
  dwarf: Dwarf;
  bot: string;
}

/** A seat was given up before the cards were dealt; the seats behind it move up. */
export interface Left {
  kind: "left";
  seat: number;
  removed: boolean;
}

/** The seats changed places: the new order names the old numbers. */
export interface Reordered {
  kind: "reordered";
  order: number[];
}

/** The host chose the settings. */
export interface SettingsChosen {
  kind: "settings-chosen";
  settings: TableSettings;
}

/** A player said whether he is ready. */
export interface ReadySet {
  kind: "ready-set";
  seat: number;
  ready: boolean;
}

/** Another seat is the host now. */
export interface HostPassed {
  kind: "host-passed";
  seat: number;
  lent: boolean;
}

/** Seats and settings are fixed and the server's secret is drawn; nonce hashes are welcome. */
export interface DealCommitted {
  kind: "deal-committed";
  commitment: string;
}

/** A seat showed the hash of its nonce. */
export interface NonceHashed {
  kind: "nonce-hashed";
  seat: number;
  hash: string;
}

/** All hashes are shown; now the nonces are opened. */
export interface NoncesCalled {
  kind: "nonces-called";
}

/** A seat opened its nonce. */
export interface NonceOpened {
  kind: "nonce-opened";
  seat: number;
  nonce: string;
}

/** The deal was called off before the cards; its secret is shown and void. */
export interface StartCancelled {
  kind: "start-cancelled";
  reason: string;
  secret: string;
}

/** The game is over: the secret of the deal, the seed, and where the record lies. */
export interface SecretPublished {
  kind: "secret-published";
  secret: string;
  seed: string;
  record: string;
}

/** The players voted to end the game before its end. */
export interface GameAbandoned {
  kind: "game-abandoned";
}

/** The players voted to pause. */
export interface Paused {
  kind: "paused";
}

/** The game goes on. */
export interface WentOn {
  kind: "went-on";
}

/** A bot with only that seat's knowledge plays until the player is back. */
export interface StoodIn {
  kind: "stood-in";
  seat: number;
  bot: string;
}

/** The player plays again. */
export interface TakenBack {
  kind: "taken-back";
  seat: number;
}

/** The seat is a bot's from now on; its former token is void. */
export interface GivenToBot {
  kind: "given-to-bot";
  seat: number;
  bot: string;
  name: string;
}

/** Somebody will take this bot's seat at the next deal. */
export interface Announced {
  kind: "announced";
  seat: number;
  name: string;
  dwarf: Dwarf;
  device: number;
}

/** Whoever had announced himself for this seat will not come. */
export interface Withdrawn {
  kind: "withdrawn";
  seat: number;
}

/** The person announced for a bot's seat plays it now. */
export interface TookOver {
  kind: "took-over";
  seat: number;
}

/** A seat was moved to another device. */
export interface DeviceChanged {
  kind: "device-changed";
  seat: number;
  device: number;
}

/** A device voted in favour. A vote that is enough is followed by what was voted for. */
export interface Voted {
  kind: "voted";
  vote: "bot" | "end" | "pause" | "resume" | "stand-in";
  seat: number | null;
  device: number;
}

/** A player's name was deleted everywhere at this table. */
export interface NameForgotten {
  kind: "name-forgotten";
  seat: number;
  person: number | null;
  former: boolean;
}

/** A move, claim or line of chat was accepted and stored as entry `n`; the same for every repetition of the key. */
export interface Done {
  type: "done";
  key: string;
  n: number;
}

/** Something was not accepted; nothing has changed. A stale or illegal move brings the current view along. */
export interface Refused {
  type: "refused";
  key: string | null;
  code: string;
  arguments: Record<string, string | number>;
  n: number;
  hash: string;
  view: WireView | null;
}

/** The curtain was moved, or the device's seats have changed: the view now shown. */
export interface Lifted {
  type: "lifted";
  seats: number[];
  shown: number | null;
  n: number;
  hash: string;
  view: WireView | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The last message of a connection that the server ends, and why. */
export interface Bye {
  type: "bye";
  code: string;
  arguments: Record<string, string | number>;
}

export type FromServer = Welcome | Resumed | Step | Said | RoomChanged | Done | Refused | Presence | Clock | Lifted | Pong | Bye;

export type WireEvent = GameBegan | RoundBegan | Dealt | TurnBegan | PathLaid | RockFell | ToolBroken | ToolMended | GoalSeen | Discarded | Drew | GoalTurned | StoneLaid | GoalsReached | StoneMisfitted | RoundEnded | GoldOffered | GoldTaken | GoldPaid | GoldShown | GameEnded;

export type RoomEntry = Opened | Joined | BotJoined | Left | Reordered | SettingsChosen | ReadySet | HostPassed | DealCommitted | NonceHashed | NoncesCalled | NonceOpened | StartCancelled | SecretPublished | GameAbandoned | Paused | WentOn | StoodIn | TakenBack | GivenToBot | Announced | Withdrawn | TookOver | DeviceChanged | Voted | NameForgotten;

// -- replays --

/** A finished game, moment by moment, for one reader. */
export interface Replay {
  edition: string;
  options: string[];
  rounds: number;
  seat: number | null;
  names: string[];
  bots: (string | null)[];
  dwarfs: [number, number, number][];
  takeovers: Takeover[];
  began: number | null;
  moments: Moment[];
  talk: Claimed[];
  decided: Decided[];
}

/** Somebody else has a seat from now on. */
export interface Takeover {
  version: number;
  talk: number;
  seat: number;
  name: string;
  bot: string | null;
  dwarf: [number, number, number];
}

/** The game after so many moves, and the move that led there. */
export interface Moment {
  version: number;
  seat: number | null;
  name: string;
  move: string | null;
  by: string | null;
  events: (GameBegan | RoundBegan | Dealt | TurnBegan | PathLaid | RockFell | ToolBroken | ToolMended | GoalSeen | Discarded | Drew | GoalTurned | StoneLaid | GoalsReached | StoneMisfitted | RoundEnded | GoldOffered | GoldTaken | GoldPaid | GoldShown | GameEnded)[];
  public: Public;
  reached: [number, number][];
  own: Own | null;
  owns: Own[];
  goals: string[];
  doubts: number[];
}

/** Something that was said. */
export interface Claimed {
  version: number;
  seat: number;
  name: string;
  text: string;
  true: boolean | null;
}

/** The move from which on a round could hardly end otherwise. */
export interface Decided {
  round: number;
  version: number;
  winner: string;
  why: string;
}

/** Why a detective in a seat believes what it does, the strongest first. */
export interface Reasons {
  reasons: Why[];
}

/** One reason for a suspicion: a code with arguments, as bots explain themselves. */
export interface Why {
  code: string;
  arguments: Record<string, string | number>;
  weight: number;
}

// -- HTTP bodies --

/** What this server is and what a table can choose. */
export interface About {
  name: "saboteur";
  version: string;
  wire: number;
  rules: "compiled" | "pure Python";
  address: string | null;
  editions: string[];
  options: string[];
  bots: string[];
  usual_bot: string;
  players: [number, number];
  rounds: [number, number];
  longest_name: number;
  longest_chat: number;
}

/** Done. The numbered message on the sockets says what changed. */
export interface Accepted {
  n: number;
}

/** Give new seats to bots. */
export interface AddBots {
  bot?: string | null;
  count?: number;
}

/** Vote in favour; the first vote opens it. `stand-in` and `bot` (for good) name a seat. */
export interface CastVote {
  vote: "pause" | "resume" | "end" | "stand-in" | "bot";
  seat?: number | null;
}

/** Silhouette, colour and pattern, by number. A colour and shape already at the table gets another colour. */
export interface DwarfChoice {
  shape?: number;
  colour?: number;
  pattern?: number;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok";
  version: string;
}

/** Take a seat; at a running game, a bot's seat from the next deal on. */
export interface Join {
  name: string;
  dwarf?: DwarfChoice;
}

/** Make a table and take its first seat, as the host. */
export interface NewTable {
  name: string;
  dwarf?: DwarfChoice;
  settings?: SettingsChoice;
}

/** The new order of the seats, naming their present numbers. */
export interface Order {
  order: number[];
}

/** The seat that is to be the host. */
export interface PassHost {
  seat: number;
  name?: string | null;
}

/** Make a table, fill it with bots and deal at once. */
export interface PlayNow {
  name: string;
  dwarf?: DwarfChoice;
  settings?: SettingsChoice;
  players?: number;
  bot?: string | null;
}

/** Why a request was not accepted: a code with arguments. The sentences are in the locales. */
export interface Problem {
  code: string;
  arguments: Record<string, string | number>;
}

/** Whether the seat is ready. */
export interface Ready {
  ready: boolean;
}

/** A finished game of the table. */
export interface RecordEntry {
  game: number;
  record: string;
  ended: "finished" | "abandoned";
}

/** The finished games of a table, oldest first. */
export interface Records {
  records: RecordEntry[];
}

/** Bring a seat to this device with a one-time code. */
export interface Redeem {
  table: string;
  code: string;
}

/** Who is to lose a seat. */
export interface Removal {
  name?: string | null;
}

/** A record from a file, and whose replay is wanted: a seat's, or with everything shown. */
export interface ReplayFile {
  record: Record<string, unknown>;
  seat?: number | null;
  version?: number | null;
}

/** Settings of a table; a key left out keeps its value (or takes the default at a new table). */
export interface SettingsChoice {
  edition?: string | null;
  options?: string[] | null;
  rounds?: number | null;
  first?: number | null;
  clock?: number | null;
  talk?: "none" | "claims" | "chat" | null;
  private?: boolean | null;
  closed?: boolean | null;
}

/** Let a bot play an absent player's seat. */
export interface StandIn {
  seat: number;
  bot?: string | null;
}

/** What somebody with the code sees before joining. */
export interface TablePreview {
  code: string;
  stage: "open" | "dealing" | "playing" | "over";
  edition: string;
  options: string[];
  rounds: number;
  clock: number | null;
  talk: "none" | "claims" | "chat";
  private: boolean;
  closed: boolean;
  names: string[];
  bots: number;
  can_join: boolean;
  can_watch: boolean;
}

/** A seat and its token. The token is told only here: keep it. */
export interface Taken {
  code: string;
  seat: number;
  token: string;
  waiting: boolean;
}

/** A one-time code that moves the seat to another device. */
export interface TransferCode {
  code: string;
  seconds: number;
}
