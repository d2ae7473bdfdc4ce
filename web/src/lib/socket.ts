/** One connection to the table that comes back by itself, calmly: at once, then after longer and longer waits. */
import type { FromClient, FromServer, Hello } from "./wire";

export interface Listener {
  hello(): Hello;
  heard(message: FromServer): void;
  connected(): void;
  lost(): void;
}

const WAITS = [250, 1000, 2000, 4000, 8000];
const SILENCE = 15_000;

export class Socket {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
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

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(event.data as string);
    socket.onclose = () => this.socket === socket && this.wait();
  }

  private greet(): void {
    this.send(this.listener.hello());
    this.heardAt = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), SILENCE / 3);
  }

  /** A phone's sleep or a dead cable closes nothing: long silence after a ping means the line is gone. */
  private beat(): void {
    const silent = Date.now() - this.heardAt;
    if (silent > SILENCE) this.drop();
    else if (silent > SILENCE / 3) this.send({ type: "ping" });
  }

  private drop(): void {
    this.socket?.close();
    this.wait();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.heardAt = Date.now();
    if (message.type === "welcome" || message.type === "resumed") {
      this.tries = 0;
      this.listener.connected();
    }
    this.listener.heard(message);
  }

  private wait(): void {
    clearInterval(this.pulse);
    this.socket = undefined;
    if (this.closed) return;
    this.listener.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  private hurry = (): void => {
    if (document.hidden || this.closed) return;
    if (this.socket) return this.beat();
    clearTimeout(this.timer);
    this.open();
  };
}
