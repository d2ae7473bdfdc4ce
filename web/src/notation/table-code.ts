/** The code of a table: eight letters and digits, nine at older tables, said aloud and typed by people. */
const CONFUSED: Record<string, string> = { O: "0", I: "1", L: "1", U: "V" };

/** A code as the server stores it, however a person wrote it. */
export function tidyCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, "").replace(/[OILU]/g, (letter) => CONFUSED[letter]!);
}

/** A code in groups that can be said in one breath; they stay on one line. */
export function groupedCode(code: string): string {
  const size = code.length === 9 ? 3 : 4;
  return code.replace(new RegExp(`.{${size}}(?=.)`, "g"), "$&\u00a0");
}
