/** The record in a file: one over many lines, or one on each line, then the first. Undefined if it is none. */
export async function recordIn(file: File): Promise<Record<string, unknown> | undefined> {
  const text = await file.text();
  return plain(text) ?? plain(text.split("\n").find((line) => line.trim()) ?? "");
}

function plain(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
