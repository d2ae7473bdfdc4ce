/** One connection to the table that comes back by itself, calmly: at once, then after longer and longer waits. */
import type { FromClient, FromServer, Hello } from "../generated/wire";

export interface Listener {
  hello(): Hello;
  heard(message: FromServer): void;
  connected(): void;
  lost(): void;
}

const WAITS = [250, 1000, 2000, 4000, 8000];
const SILENCE = 15_000;
/** A line that has not opened after so long never will; a tunnel swallows the first packets. */
const OPENING = 10_000;
/** Milliseconds to wait for a line to go down. */
const HANGING_UP = 2000;

export class Socket {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private restUntil = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Whether the message went out; a message that did not must be sent again after the next hello. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The server asked to be left alone for a while. */
  rest(seconds: number): void {
    this.restUntil = Date.now() + 1000 * seconds;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Close, and wait until the line is down, so that nothing is told any more; not for long, should the network be slow. */
  async hangUp(): Promise<void> {
    const socket = this.socket;
    const down = socket && socket.readyState !== WebSocket.CLOSED ? new Promise<void>((done) => socket.addEventListener("close", () => done())) : null;
    this.close();
    if (down) await Promise.race([down, new Promise((done) => setTimeout(done, HANGING_UP))]);
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.socket === socket && this.drop(), OPENING);
    socket.onopen = () => this.socket === socket && this.greet();
    socket.onmessage = (event) => this.socket === socket && this.hear(event.data as string);
    socket.onclose = () => this.socket === socket && this.wait();
  }

  private greet(): void {
    clearTimeout(this.timer);
    this.send(this.listener.hello());
    this.heardAt = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), SILENCE / 3);
  }

  /** A phone's sleep or a dead cable closes nothing: long silence after a ping means the line is gone. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.heardAt;
    if (silent > SILENCE) this.drop();
    else if (silent > SILENCE / 3) this.send({ type: "ping" });
  }

  private drop(): void {
    const socket = this.socket;
    this.wait();
    socket?.close();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.heardAt = Date.now();
    this.listener.heard(message);
    if (message.type === "welcome" || message.type === "resumed") {
      this.tries = 0;
      this.listener.connected();
    }
  }

  private wait(): void {
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    this.socket = undefined;
    if (this.closed) return;
    this.listener.lost();
    const usual = WAITS[Math.min(this.tries++, WAITS.length - 1)]!;
    this.timer = setTimeout(() => this.open(), Math.max(usual, this.restUntil - Date.now()));
  }

  private hurry = (): void => {
    if (document.hidden || this.closed) return;
    if (this.socket) return this.beat();
    if (Date.now() < this.restUntil) return;
    clearTimeout(this.timer);
    this.open();
  };
}
