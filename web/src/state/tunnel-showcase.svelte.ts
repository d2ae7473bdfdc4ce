/** The winning tunnel: lit for a moment on the board as it lay, before the end of the round is told. */
import type { WireView } from "../generated/wire";
import type { Cell } from "../notation/cells";
import { settings } from "./settings.svelte";

/** Milliseconds that it can be looked at. */
const MOMENT = 2000;

export class TunnelShowcase {
  /** What is shown; the game itself may be further by then. */
  shown = $state.raw<{ view: WireView; tunnel: Cell[] } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show it, unless nobody looks or motion is not wanted. */
  async show(view: WireView): Promise<void> {
    if (document.hidden || settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, MOMENT);
    this.shown = { view, tunnel: [] };
    const { winningTunnel } = await import("../notation/winning-tunnel");
    if (this.shown?.view === view) this.shown = { view, tunnel: winningTunnel(view.public) };
  }

  end = (): void => {
    clearTimeout(this.timer);
    this.shown = null;
  };
}
