/** An answer that was asked for while the scripts of a page were still on their way. */

let asked: { path: string; answer: Promise<Response> } | undefined;

/** Ask a route of the lobby that anybody may ask. */
export function askEarly(path: string): void {
  const answer = fetch(`/api${path}`);
  // Whoever takes it is told what went wrong.
  answer.catch(() => {});
  asked = { path, answer };
}

/** The answer of this route that is on its way, once. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const early = asked;
  asked = undefined;
  return early?.path === path ? early.answer : undefined;
}
