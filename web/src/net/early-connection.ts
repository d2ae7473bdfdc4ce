/** A connection that is opened and greets while a table's scripts are still read: on a slow line that takes as long as they do. */
import type { Hello } from "../generated/wire";

interface EarlyConnection {
  socket: WebSocket;
  hello: string;
  /** What has come so far. */
  received: string[];
}

let opened: EarlyConnection | undefined;

export function playAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/play`;
}

export function connectEarly(hello: Hello): void {
  const early: EarlyConnection = { socket: new WebSocket(playAddress()), hello: JSON.stringify(hello), received: [] };
  early.socket.onopen = () => early.socket.send(early.hello);
  early.socket.onmessage = (event) => early.received.push(event.data as string);
  opened = early;
}

/** The connection that was opened early, once: if it is for this address, said this and is not down again. */
export function takeEarlyConnection(address: string, hello: () => Hello): EarlyConnection | undefined {
  const early = opened;
  opened = undefined;
  if (!early) return undefined;
  if (early.socket.url === address && early.hello === JSON.stringify(hello()) && early.socket.readyState <= WebSocket.OPEN) return early;
  early.socket.close();
  return undefined;
}
