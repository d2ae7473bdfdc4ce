/**
 * Named JSON values in local storage; in memory, for this visit, where the browser forbids storage.
 * The names stand in the files that call this one; docs/where-to-change.md lists them.
 */
const PREFIX = "saboteur/";
const fallback = new Map<string, string>();

/** The value saved under a name; `otherwise` if there is none or it cannot be read. */
export function load<T>(name: string, otherwise: T): T {
  const text = fallback.get(name) ?? stored(name);
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function save(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    fallback.delete(name);
  } catch {
    fallback.set(name, text);
  }
}

export function remove(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was saved.
  }
}

/** Whether a storage event of another tab is about this name. */
export function isAbout(event: StorageEvent, name: string): boolean {
  return event.key === PREFIX + name;
}
