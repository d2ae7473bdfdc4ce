/** The rest between two rounds: bots and clocks wait for those who still look at the end of the last one. Bots also wait for somebody who plays alone and reads. */
import type { FromClient, Rest } from "../generated/wire";

export class RoundRest {
  /** The seats that are awaited; none while the game goes on. */
  seats = $state.raw<readonly number[]>([]);
  /** Seconds until it goes on without them; 0 if it waits for as long as it takes. */
  seconds = $state(0);
  /** How many things somebody reads here for whom bots wait, see reading.svelte.ts: it is no rest that anybody has to end. */
  declare reading?: number;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly send: (message: FromClient) => boolean) {}

  get active(): boolean {
    return this.seats.length > 0;
  }

  take({ seats, left }: Pick<Rest, "seats" | "left">): void {
    const until = Date.now() + left;
    const count = () => (this.seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    clearInterval(this.timer);
    this.seats = this.reading ? [] : seats;
    count();
    if (this.active) this.timer = setInterval(count, 500);
  }

  /** The connection is a new one: if people still rest, its greeting is followed by word of it. */
  clear(): void {
    this.take({ seats: [], left: 0 });
  }

  /** Whoever is at this device has seen enough. */
  goOn(): void {
    this.send({ type: "go-on" });
  }
}
