/** What the host has chosen and the table does not show yet: shown at once, and sent one request after the other, so that quick choices neither get lost nor overtake each other. */
import type { SettingsChoice, TableSettings } from "../generated/wire";

/** Milliseconds that a choice is shown after the server has taken it, should the table show another: it may have changed it. */
const GRACE = 2000;

export class PendingChoices {
  /** What is chosen and not shown by the table. */
  wanted = $state.raw<SettingsChoice>({});
  private unsent: SettingsChoice = {};
  private sending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `send` rejects what is refused, and tells the host why. */
  constructor(private readonly send: (choice: SettingsChoice) => Promise<unknown>) {}

  choose(choice: SettingsChoice): void {
    clearTimeout(this.timer);
    this.wanted = { ...this.wanted, ...choice };
    this.unsent = { ...this.unsent, ...choice };
    if (!this.sending) void this.sendAll();
  }

  /** The table shows these settings: what is among them is pending no longer. */
  shown(settings: TableSettings): void {
    if (this.sending) return;
    const left = Object.entries(this.wanted).filter(([name, value]) => JSON.stringify(settings[name as keyof TableSettings]) !== JSON.stringify(value));
    if (left.length < Object.keys(this.wanted).length) this.wanted = Object.fromEntries(left);
  }

  private async sendAll(): Promise<void> {
    this.sending = true;
    try {
      while (Object.keys(this.unsent).length > 0) {
        const next = this.unsent;
        this.unsent = {};
        await this.send(next);
      }
      this.timer = setTimeout(() => (this.wanted = {}), GRACE);
    } catch {
      [this.unsent, this.wanted] = [{}, {}];
    } finally {
      this.sending = false;
    }
  }
}
