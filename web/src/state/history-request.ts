/** Asks for what happened before this page came: when there is nothing else to do, and again later if it was too often. */
import type { FromClient, FromServer, Past } from "../generated/wire";
import { whenIdle } from "./idle";

export class HistoryRequest {
  /** The key of the question that is to be answered. */
  private key: string | null = null;
  private asked = 0;
  private isNeeded = false;
  private pieces: Past["told"] = [];

  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** A welcome has told how things stand, and not how they came about. */
  needed(): void {
    this.isNeeded = true;
  }

  /** A connection is there; whatever was asked on another will not be answered. */
  connected(): void {
    this.key = null;
    if (this.isNeeded) whenIdle(() => this.ask());
  }

  private ask(): void {
    this.pieces = [];
    this.key = `history-${++this.asked}`;
    this.send({ type: "history", key: this.key });
  }

  take({ key, told, to, more }: Past, done: (told: Past["told"], to: number) => void): void {
    if (key !== this.key) return;
    this.pieces.push(...told);
    if (more) return;
    [this.key, this.isNeeded] = [null, false];
    done(this.pieces, to);
  }

  /** Whether a refusal is about this; then nobody need be told, and it is asked again when the server says so. */
  refused({ key, code, arguments: { seconds } }: Extract<FromServer, { type: "refused" }>): boolean {
    const asked = this.key;
    // A server that does not know the question yet cannot read its key either.
    if (asked === null || (key === null ? code !== "bad-message" : key !== asked)) return false;
    if (seconds) setTimeout(() => this.key === asked && this.ask(), 1000 * Number(seconds));
    return true;
  }
}
