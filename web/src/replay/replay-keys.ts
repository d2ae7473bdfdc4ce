/** The keys of a replay that are letters. The slider has keys of its own. */
import { isShortcut } from "../components/shortcuts";

/** The questions that a replay answers. */
export const QUESTION_KEYS = ["r", "h", "o", "g", "x", "e", "v", "i"];

const FIELDS = "input:not([type=range]), textarea, select";

/** Whether a key means the replay, and not what is typed somewhere. */
export function isReplayKey(event: KeyboardEvent): boolean {
  return isShortcut(event) && !(event.target instanceof Element && event.target.matches(FIELDS));
}
