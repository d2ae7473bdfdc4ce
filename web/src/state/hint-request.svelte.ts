/** Asking the server what the seat shown could do, where the table allows it. */
import type { FromClient, Hints, Room } from "../generated/wire";

export class HintRequest {
  /** What was told last; nothing until it is asked for, and while the answer is awaited. */
  told = $state.raw<Hints | null>(null);

  constructor(private readonly send: (message: FromClient) => boolean) {}

  ask(): void {
    this.told = null;
    this.send({ type: "hint", key: "hint-asked" });
  }
}

/** Whether players of a table may ask. */
export function givesHints(room: Room | null): boolean {
  const rule = room?.settings.hints;
  return rule === "on" || (rule === "alone" && room!.seats.filter((seat) => !seat.bot).length <= 1);
}
