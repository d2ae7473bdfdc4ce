/** A round that begins, as it is said aloud. */
import type { Public } from "../generated/wire";
import type { Table } from "../state/table.svelte";
import { t } from "../text/localize.svelte";
import { called } from "../text/sentences";

/** Who goes first; whoever listens is not spoken of by name. */
export function beganText(table: Pick<Table, "shown" | "nameOf">, { round, starter }: Pick<Public, "round" | "starter">): string {
  return starter === table.shown ? t("you-round-began", { round }) : t("log-round-began", { round, name: called(table.nameOf(starter), starter) });
}
