/** What a tab keeps of its table in session storage, so that a reload goes on where it was. */
import type { Room, Said, SeatHolder, WireView } from "../generated/wire";
import type { KeptStory } from "./game-story.svelte";
import type { PlayedTurn } from "./shared-device";

export interface CachedTable extends KeptStory {
  n: number;
  hash: string;
  room: Room;
  view: WireView | null;
  /** The place of the card that is new. */
  drawn?: number | null;
  talk: Said[];
  holders?: SeatHolder[];
  tokens: string;
}

/** No view: after a reload of a shared device nobody's cards are shown. */
export interface CachedSharedTable extends KeptStory {
  game: number;
  turn: PlayedTurn | null;
}

export class TableCache {
  private readonly key: string;

  constructor(code: string, screen: boolean) {
    this.key = `saboteur/table/${code}${screen ? "/screen" : ""}`;
  }

  save(table: CachedTable | CachedSharedTable): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(table));
    } catch {
      // Without storage a reload begins with a welcome.
    }
  }

  /** What was kept with the same tokens. */
  load(tokens: string): CachedTable | null {
    const kept = this.read<CachedTable>();
    return kept?.tokens === tokens ? kept : null;
  }

  /** What a shared device kept of this game. */
  loadShared(game: number): CachedSharedTable | null {
    const kept = this.read<CachedSharedTable>();
    return kept?.game === game ? kept : null;
  }

  private read<T>(): T | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "null") as T | null;
    } catch {
      return null;
    }
  }
}
