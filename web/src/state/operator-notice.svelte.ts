/** What whoever runs the server tells everybody: pages without a socket ask for it now and then, a socket tells it. */
import type { CurrentNotice, FromServer } from "../generated/wire";
import { notice } from "../net/lobby";

/** Milliseconds. */
const LOOK_AGAIN = 60_000;

export class OperatorNotice {
  text = $state<string | null>(null);
  /** Whether they say on the home page whose server it is. */
  club = $state(false);
  private told = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: () => Promise<CurrentNotice> = notice) {}

  /** Ask now, and again and again as long as somebody looks at the page and no socket tells. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.told && !document.hidden) {
      const found = await this.ask().catch(() => null);
      if (found) this.club = found.club;
      if (found && !this.told) this.text = found.text;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  /** A message of a socket passes by: from a greeting on it tells, and a greeting without a notice says that there is none. */
  observed(message: FromServer): FromServer {
    if (message.type === "welcome" || message.type === "resumed") [this.told, this.text] = [true, null];
    else if (message.type === "notice") this.text = message.text;
    return message;
  }

  /** No socket tells any more. */
  untold(): void {
    this.told = false;
  }
}

export const operatorNotice = new OperatorNotice();
