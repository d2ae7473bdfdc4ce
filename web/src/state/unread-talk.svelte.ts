/** Which lines of talk this reader has not seen yet: the badge counts them. Kept across reloads of the tab. */
import { isShown } from "./muted";
import type { Table } from "./table.svelte";

export class UnreadTalk {
  /** Number of the last line that was seen. */
  private read = $state(0);
  private readonly key: string;

  constructor(private readonly table: Table) {
    this.key = `saboteur/read/${table.code}`;
    // What was said before somebody came is no news.
    this.read = this.load() ?? this.last;
  }

  private get last(): number {
    return this.table.told.talk.at(-1)?.n ?? 0;
  }

  /** Lines of others, without the chat of those who are muted. */
  count(muted: ReadonlySet<number>): number {
    const { told, seats } = this.table;
    return told.talk.filter(({ n, seat, text }) => n > this.read && !seats.includes(seat) && isShown(text, seat, muted)).length;
  }

  /** All lines there are have been in sight. */
  seeAll(): void {
    if (this.last <= this.read) return;
    this.read = this.last;
    try {
      sessionStorage.setItem(this.key, String(this.read));
    } catch {
      // Without storage a reload takes all of them as seen.
    }
  }

  private load(): number | null {
    try {
      const kept = sessionStorage.getItem(this.key);
      return kept === null ? null : Number(kept);
    } catch {
      return null;
    }
  }
}
