/** Adds this device's chance to the deal of its table: first the hash of a nonce for each seat, then the nonce. */
import type { FromClient, Room } from "../generated/wire";
import { nonceHash } from "../proof/nonce";
import type { GameObserver } from "./game-observer";

type DealMessage = Extract<FromClient, { type: "nonce-hash" | "nonce" }>;

export class DealParticipant {
  /** What this connection has sent: once is enough, and twice may be too late. */
  private readonly sent = new Set<string>();

  /** `send` returns whether the message went out. */
  constructor(
    private readonly observer: GameObserver,
    private readonly send: (message: FromClient) => boolean,
  ) {}

  /** A new connection: what is still wanted has to be sent again. */
  reconnected(): void {
    this.sent.clear();
  }

  /** Send what the deal of this room still wants of the seats of this device. */
  answer(room: Room, seats: readonly number[]): void {
    const { deal } = room;
    if (!deal) return;
    for (const seat of seats) {
      if (deal.stage === "hashing" && !deal.hashes[seat]) this.sendHash(room, deal.commitment, seat);
      if (deal.stage === "opening" && deal.hashes[seat] && !deal.nonces[seat]) this.sendNonce(room, deal.commitment, seat);
    }
  }

  private sendHash(room: Room, commitment: string, seat: number): void {
    // Saved before it is promised: a reload in between must be able to open it.
    const nonce = this.observer.promisedNonce(room, seat);
    this.sendOnce({ type: "nonce-hash", commitment, seat, hash: nonceHash(nonce) });
  }

  private sendNonce(room: Room, commitment: string, seat: number): void {
    const nonce = this.observer.nonceFor(room, seat, commitment);
    if (nonce) this.sendOnce({ type: "nonce", commitment, seat, nonce });
  }

  private sendOnce(message: DealMessage): void {
    const what = `${message.type} ${message.commitment} ${message.seat}`;
    if (!this.sent.has(what) && this.send(message)) this.sent.add(what);
  }
}
