/** Renders something part by part, a task for each, so that a slow phone answers in between; all at once later in the visit. */

const rendered = new Set<string>();

export class ProgressiveRender {
  /** How many parts to render; infinite once all of them have been. */
  shown = $state(0);

  /** Must be made while a component is initialised; `parts` gives how many there are, `ready` whether to begin. */
  constructor(what: string, parts: () => number, ready: () => boolean = () => true) {
    if (rendered.has(what)) this.shown = Infinity;
    $effect(() => {
      if (!ready()) return;
      if (this.shown >= parts()) return this.finish(what);
      const timer = setTimeout(() => (this.shown += 1));
      return () => clearTimeout(timer);
    });
  }

  private finish(what: string): void {
    rendered.add(what);
    this.shown = Infinity;
  }
}
