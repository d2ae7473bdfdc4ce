/** Loading what comes later, on a line that may be lost meanwhile. */

/** Milliseconds before the first new try; each further one waits twice as long, up to the last. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** What is loaded, tried again until it comes: at once when the browser is back on the line, else after a while. */
export async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let again = load;
  for (let wait = FIRST_WAIT, tries = 1; ; wait = Math.min(2 * wait, LONGEST_WAIT), tries += 1) {
    try {
      return await again();
    } catch (error) {
      const { part } = error as { part?: string };
      const address = /https?:\S+\/assets\/[\w.-]+\.js/.exec(String(error))?.[0];
      // A browser remembers that an address failed, and would not ask for it again.
      if (address?.startsWith(`${location.origin}/`)) again = () => partOf<Loaded>(import(/* @vite-ignore */ `${address}?again=${tries}`), part);
      await backOnTheLine(wait);
    }
  }
}

/** A file, or the one of its modules that was wanted: the build puts its name on what went wrong. */
async function partOf<Loaded>(file: Promise<Record<string, unknown>>, part: string | undefined): Promise<Loaded> {
  const loaded = await file.catch((error: object) => {
    throw Object.assign(error, { part });
  });
  return (part === undefined ? loaded : loaded[part]) as Loaded;
}

function backOnTheLine(longest: number): Promise<void> {
  return new Promise((back) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      back();
    };
    const timer = setTimeout(done, longest);
    addEventListener("online", done);
  });
}
