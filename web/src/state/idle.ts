/** Waiting for a moment in which the page is at rest. */

/** Milliseconds after which a browser that cannot tell whether it is busy is taken to be at rest. */
const REST = 400;

/** Milliseconds after which whoever has not moved yet reads or waits. */
const FIRST_TURN = 8000;

/** Do something once a first turn is surely on the screen: on a slow line it would come before the cards otherwise. */
export function afterFirstTurn(work: () => void): void {
  setTimeout(() => whenIdle(work), FIRST_TURN);
}

/** Milliseconds after which it is done even if the browser never rests, or the page is not looked at. */
const LATEST = 1000;

/** Do something when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, REST);
}

/** Milliseconds after which the page is taken to be out of sight, where nothing is painted. */
const UNSEEN = 250;

/** Do something in a task of its own once what is there now has been painted; returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, UNSEEN);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
