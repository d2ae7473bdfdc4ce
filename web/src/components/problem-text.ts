/** What went wrong with a request, in words. */
import { Refusal } from "../net/lobby";
import { speakParts } from "../text/localize.svelte";
import { refusalText } from "../text/sentences";

export async function problemText(error: unknown): Promise<string> {
  if (!(error instanceof Refusal)) return String(error);
  // Without a connection its words do not come, and what is said then is there.
  await speakParts("refusals").catch(() => {});
  return refusalText(error.code, error.values);
}
