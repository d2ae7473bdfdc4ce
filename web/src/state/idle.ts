/** Waiting for a moment in which the page is at rest. */

/** Milliseconds after which a browser that cannot tell whether it is busy is taken to be at rest. */
const REST = 400;

/** Do something when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, REST);
}
