/** Tables that anybody may join, as long as somebody looks at the home page. */
import type { OpenTable } from "../generated/wire";
import * as lobby from "../net/lobby";

/** Milliseconds. */
const LOOK_AGAIN = 10_000;

export class OpenTables {
  tables = $state.raw<OpenTable[]>([]);

  /** Ask now, and again and again: they fill up and begin. Returns how to stop. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async (): Promise<void> => {
      const found = document.hidden ? null : await lobby.openTables().catch(() => null);
      if (found) this.tables = found.tables;
      if (!left && found?.listing !== false) timer = setTimeout(() => void look(), LOOK_AGAIN);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }
}
