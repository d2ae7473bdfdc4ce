/** The key of a club that asks for one before a table is started; kept on this device once it was right. */
import { load, remove, save } from "./storage";

const NAME = "creation-key";
/** Refusals that are about the key. */
const OF_THE_KEY = new Set(["key-needed", "bad-key"]);

export class CreationKey {
  text = $state(load<string>(NAME, ""));
  /** Whether the server has asked for another one. */
  asked = $state(false);
  /** What is wrong with it. */
  problem = $state("");

  /** Whoever makes a table, with the key if there is one: servers from before there were keys know no such thing. */
  with<T extends object>(player: T): T & { key?: string } {
    this.problem = "";
    const key = this.text.trim();
    return key ? { ...player, key } : player;
  }

  /** Something was made with it. */
  keep(): void {
    const key = this.text.trim();
    if (key) save(NAME, key);
  }

  /** Whether a refusal is about the key; then it is asked for, and a saved one is forgotten. */
  refused(code: string, said: string): boolean {
    if (!OF_THE_KEY.has(code)) return false;
    remove(NAME);
    [this.asked, this.problem] = [true, said];
    return true;
  }
}
