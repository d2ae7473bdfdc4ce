/** Lays something out part by part, a task for each, so that a slow phone answers in between; once in a visit. */

const laidBefore = new Set<string>();

export class Gradually {
  /** How many parts are to be seen; more than there are once all have been. */
  shown = $state(0);

  /** Made while a component is; `parts` tells how many there are. */
  constructor(what: string, parts: () => number) {
    if (laidBefore.has(what)) this.shown = Infinity;
    $effect(() => {
      if (this.shown >= parts()) return this.finish(what);
      const timer = setTimeout(() => (this.shown += 1));
      return () => clearTimeout(timer);
    });
  }

  private finish(what: string): void {
    laidBefore.add(what);
    this.shown = Infinity;
  }
}
