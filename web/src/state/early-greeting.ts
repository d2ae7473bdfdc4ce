/** Greets the table of an address, or asks after it, while the scripts of its page are still on their way. */
import { askEarly } from "../net/early-answer";
import { connectEarly } from "../net/early-connection";
import { helloTo } from "../net/hello";
import { tidyCode } from "../notation/table-code";
import { heldTable } from "./held-tables";
import { TableCache } from "./table-cache";

/** Whoever has no seat asks what stands at the door; whoever comes back to this tab says how far it knows the table, which can wait. Gives whether this is the door. */
export function greetEarly(path: string): boolean {
  const [first, typed = "", as = ""] = path.split("/").filter(Boolean);
  const [code, screen] = [tidyCode(typed), as === "screen"];
  if (first !== "t" || code === "") return false;
  const tokens = as === "watch" ? [] : (heldTable(code)?.seats.map((seat) => seat.token) ?? []);
  if (tokens.length === 0 && as !== "watch" && !screen) {
    askEarly(`/tables/${code}`);
    return true;
  }
  if (new TableCache(code, screen).load(tokens.join()) === null) connectEarly(helloTo(code, { tokens, screen }, null));
  return false;
}
