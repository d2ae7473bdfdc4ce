/** The address of the page, and going elsewhere without a reload. */
import { tidyCode } from "../notation/table-code";

export type Route =
  | { page: "home" }
  | { page: "rules"; wanted: string }
  | { page: "learn"; lesson: string }
  | { page: "puzzles"; number: number | null }
  | { page: "replay"; record: string; seat: number | null; move: number }
  | { page: "table"; code: string; as: "player" | "watch" | "screen" }
  | { page: "lost" };

const state = $state({ path: here() });

addEventListener("popstate", () => (state.path = here()));

function here(): string {
  return location.pathname + location.search;
}

export function go(path: string): void {
  if (path !== here()) history.pushState(null, "", path);
  state.path = here();
  scrollTo(0, 0);
}

/** Let the address say where the reader is now, without a new entry in the history. */
export function note(path: string): void {
  history.replaceState(null, "", path);
}

export function route(): Route {
  return routeOf(state.path);
}

/** The page of a path; a table's code is tidied as the server does. */
export function routeOf(address: string): Route {
  const [path = "", query = ""] = address.split("?");
  const [first = "", code = "", as = ""] = path.split("/").filter(Boolean);
  if (first === "") return { page: "home" };
  if (first === "rules") return { page: first, wanted: new URLSearchParams(query).get("clause") ?? code };
  if (first === "learn") return { page: first, lesson: code };
  if (first === "puzzles") return { page: first, number: /^[1-9]\d{0,3}$/.test(code) ? Number(code) - 1 : null };
  if (first === "replay") return replayOf(code, new URLSearchParams(query));
  if (first === "t" && code) return { page: "table", code: tidyCode(code), as: as === "watch" || as === "screen" ? as : "player" };
  return { page: "lost" };
}

/** A replay's link carries whose eyes and which move; without them the first seat at the beginning, and no spoilers. */
function replayOf(record: string, query: URLSearchParams): Route {
  const seat = query.get("seat") ?? "0";
  return { page: "replay", record, seat: /^\d$/.test(seat) ? Number(seat) : null, move: Number(query.get("move")) || 0 };
}

export function replayPath(record: string, seat: number | null, move = 0): string {
  return `/replay/${record}?seat=${seat ?? "all"}&move=${move}`;
}

/** Plain clicks on links of this site stay in the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']") as HTMLAnchorElement | null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hasAttribute("download") || link.target || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
