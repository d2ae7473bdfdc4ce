/** What an edition or option does to the balance, as `python -m tools.studies.measure_balance` measured it in the arena. */
import measured from "../generated/balance.json";
import { t } from "./localize.svelte";

interface Numbers {
  wins: number;
  digger: number;
}

const DIGGERS: Partial<Record<string, number>> = measured.diggers;
const NUMBERS: Partial<Record<string, Numbers>> = measured.numbers;

/** In so many of 100 rounds diggers win where the game is easy for them. */
const EASY = 80;

/** One sentence; empty for what was not measured, and for the usual game itself. */
export function balanceText(name: string): string {
  const [own, usual] = [NUMBERS[name], NUMBERS[measured.usual]!];
  if (!own || name === measured.usual) return "";
  const same = own.wins !== usual.wins ? "no" : own.digger !== usual.digger ? "gold" : "yes";
  return t("balance", { same, wins: own.wins, usual: usual.wins, gold: own.digger, usual_gold: usual.digger });
}

/** Who wins how often at a table of so many; empty for too few. */
export function winsText(players: number): string {
  const wins = DIGGERS[players];
  if (wins === undefined) return "";
  const favors = wins >= EASY && (DIGGERS[players + 1] ?? wins) < wins ? "diggers" : "both";
  return t("balance-players", { players, wins, favors });
}
