/** One connection to the table that comes back by itself, calmly: at once, then after longer and longer waits. */
import type { FromClient, FromServer, Hello } from "../generated/wire";
import { takeEarlyConnection } from "./early-connection";

export interface Listener {
  hello(): Hello;
  received(message: FromServer): void;
  connected(): void;
  /** Nothing is heard any more; it may be that only the network is slow. */
  lost(): void;
  /** Something was heard again of a connection that had been called lost. */
  heard(): void;
}

const WAITS = [250, 1000, 2000, 4000, 8000];
/** Milliseconds of silence after which a ping is sent, after which it counts as late, and after which the connection as dead. */
const QUIET = 3000;
const LATE = 5000;
const SILENCE = 12_000;
/** Milliseconds after which a connection that has not opened never will; a tunnel swallows the first packets. */
const OPENING = 10_000;
/** Milliseconds to wait for a connection to close. */
const CLOSING = 2000;

export class Socket {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private receivedAt = 0;
  private backOffUntil = 0;
  private pinged = false;
  private late = false;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.reconnectNow);
    addEventListener("offline", this.goneOffline);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  /** Whether the message went out; a message that did not must be sent again after the next hello. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Wait so long before the next connection, as the server asked. */
  backOff(seconds: number): void {
    this.backOffUntil = Date.now() + 1000 * seconds;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.reconnectNow);
    removeEventListener("offline", this.goneOffline);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  /** Close, and wait until the connection is down, so that nothing more is received; not for long, should the network be slow. */
  async closeGracefully(): Promise<void> {
    const socket = this.socket;
    const down = socket && socket.readyState !== WebSocket.CLOSED ? new Promise<void>((done) => socket.addEventListener("close", () => done())) : null;
    this.close();
    if (down) await Promise.race([down, new Promise((done) => setTimeout(done, CLOSING))]);
  }

  private open(): void {
    const early = takeEarlyConnection(this.address, () => this.listener.hello());
    const socket = early?.socket ?? new WebSocket(this.address);
    this.socket = socket;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.socket === socket && this.drop(), OPENING);
    const greeted = socket.onopen;
    socket.onopen = (event) => {
      if (this.socket !== socket) return;
      if (greeted) greeted.call(socket, event);
      else this.send(this.listener.hello());
      this.begin();
    };
    socket.onmessage = (event) => this.socket === socket && this.receive(event.data as string);
    socket.onclose = () => this.socket === socket && this.wait();
    if (early && socket.readyState === WebSocket.OPEN) this.begin();
    // Whoever listens has this socket only once it is made.
    if (early) queueMicrotask(() => early.received.forEach((text) => this.socket === socket && this.receive(text)));
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.hear();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), 1000);
  }

  /** A phone's sleep or a dead cable closes nothing: long silence after a ping means the connection is gone. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.receivedAt;
    if (silent > SILENCE) return this.drop();
    if (silent >= QUIET && !this.pinged) this.pinged = this.send({ type: "ping" });
    // A page that slept has not waited for an answer yet.
    else if (silent >= LATE && !this.late) {
      this.late = true;
      this.listener.lost();
    }
  }

  private hear(): void {
    this.receivedAt = Date.now();
    [this.pinged, this.late] = [false, false];
  }

  private drop(): void {
    const socket = this.socket;
    this.wait();
    socket?.close();
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (this.late) this.listener.heard();
    this.hear();
    this.listener.received(message);
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
    this.timer = setTimeout(() => this.open(), Math.max(usual, this.backOffUntil - Date.now()));
  }

  /** The device says so itself. A connection that survived it is opened again at once, and nothing is lost. */
  private goneOffline = (): void => {
    if (this.socket && !this.closed) this.drop();
  };

  private reconnectNow = (): void => {
    if (document.hidden || this.closed) return;
    if (this.socket) return this.beat();
    if (Date.now() < this.backOffUntil) return;
    clearTimeout(this.timer);
    this.open();
  };
}
