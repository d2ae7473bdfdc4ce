/** Notes what this page is shown of a table's games, and saves it at once, for the check of their records. */
import type { Public, Room, Step, WireView } from "../generated/wire";
import { randomText } from "../net/random";
import { emptySeen, gameOf, mergeNonces, noteRoom, noteStep, noteView, ownOf, type Seen } from "../proof/seen";
import { noteGameOver } from "./recent-games";
import { loadSeen, noteRecord, saveSeen } from "./seen-games";

export class GameObserver {
  private seen: Seen | null = null;
  private notedRoom: Room | null = null;

  /** `as` tells a player (`""`), a spectator (`"watch"`) and the screen of a table (`"screen"`) apart. */
  constructor(
    private readonly code: string,
    private readonly as: string,
  ) {}

  /** `view` is what is seen of the game now, through the eyes of `seat`. */
  noteRoom(room: Room | null, view: WireView | null, seat: number): void {
    if (!room || room === this.notedRoom) return;
    this.notedRoom = room;
    if (this.as === "") noteGameOver(room, view, seat);
    if (room.deal || room.cancelled.length > 0) this.note(gameOf(room), (seen) => noteRoom(seen, room));
    for (const { game, record } of room.finished) noteRecord(this.code, game, record);
  }

  noteView(room: Room | null, view: WireView | null): void {
    if (room && view) this.note(room.game, (seen) => noteView(seen, view));
  }

  /** `before` is what everybody saw just before the step, if that is known. */
  noteStep(step: Step, before: Public | null): void {
    this.note(step.game, (seen) => noteStep(seen, step, before));
  }

  /** The nonce of a seat for the deal that a room makes; a new one is saved before it is given out. */
  promisedNonce(room: Room, seat: number): string {
    const game = gameOf(room);
    this.note(game, (seen) => (ownOf(seen, seat).nonce ??= randomText()));
    return ownOf(this.of(game), seat).nonce!;
  }

  /** The nonce that was promised for the deal with this commitment, if this browser did. */
  nonceFor(room: Room, seat: number, commitment: string): string | null {
    const seen = this.of(gameOf(room));
    return seen.commitment === commitment ? (seen.own[seat]?.nonce ?? null) : null;
  }

  private note(game: number, how: (seen: Seen) => void): void {
    const seen = this.of(game);
    how(seen);
    // A nonce that another tab has promised since the last save holds for this one, too.
    mergeNonces(seen, loadSeen(this.code, game, this.as));
    saveSeen(this.code, this.as, seen);
  }

  private of(game: number): Seen {
    if (this.seen?.game !== game) this.seen = loadSeen(this.code, game, this.as) ?? emptySeen(game);
    return this.seen;
  }
}
