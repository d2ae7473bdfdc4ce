/** The address of the page, and going elsewhere without a reload. */
export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "join" }
  | { page: "rules" }
  | { page: "table"; code: string; as: "player" | "watch" | "screen" }
  | { page: "lost" };

const state = $state({ path: location.pathname });

addEventListener("popstate", () => (state.path = location.pathname));

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  state.path = location.pathname;
  scrollTo(0, 0);
}

export function route(): Route {
  return routeOf(state.path);
}

/** The page of a path; a table's code is tidied as the server does. */
export function routeOf(path: string): Route {
  const [first = "", code = "", as = ""] = path.split("/").filter(Boolean);
  if (first === "") return { page: "home" };
  if (first === "new" || first === "join" || first === "rules") return { page: first };
  if (first === "t" && code) return { page: "table", code: tidy(code), as: as === "watch" || as === "screen" ? as : "player" };
  return { page: "lost" };
}

export function tidy(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, "");
}

/** Plain clicks on links of this site stay in the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']") as HTMLAnchorElement | null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hasAttribute("download") || link.target || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}
