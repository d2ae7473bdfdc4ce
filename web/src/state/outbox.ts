/** Messages under a key, sent again on every new connection until the server has answered them. */
import type { FromClient } from "../generated/wire";
import { randomText } from "../net/random";

export type KeyedMessage = Extract<FromClient, { key: string }>;
type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;

export class Outbox {
  private readonly unanswered = new Map<string, KeyedMessage>();

  constructor(private readonly send: (message: FromClient) => void) {}

  /** Send a message under a new key, which is returned. */
  post(message: WithoutKey<KeyedMessage>): string {
    const key = randomText();
    const keyed = { ...message, key } as KeyedMessage;
    this.unanswered.set(key, keyed);
    this.send(keyed);
    return key;
  }

  /** The server has answered. */
  settle(key: string): void {
    this.unanswered.delete(key);
  }

  resend(): void {
    for (const message of this.unanswered.values()) this.send(message);
  }
}
