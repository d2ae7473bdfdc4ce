/** Pointer gestures over the board: dragging, pinching and the wheel, as opposed to taps. */
export interface GestureHandlers {
  pan(byX: number, byY: number): void;
  zoom(factor: number, atX: number, atY: number): void;
  tap(x: number, y: number): void;
}

/** Pixels that a finger may travel during a tap. */
const SLACK = 8;
/** How much one pixel of the wheel zooms, as a power of e. */
const ZOOM_OF_WHEEL = 0.0016;
/** The same while Ctrl is held, which is also how browsers report a pinch on a touchpad: in smaller steps. */
const ZOOM_OF_PINCHED_WHEEL = 0.01;

export function gestures(node: HTMLElement, handlers: GestureHandlers) {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let captured = false;

  const place = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    // The first finger starts a new gesture: one whose end was never reported (a dialog opened under it) must not spoil the next tap.
    if (event.isPrimary) fingers.clear();
    if (fingers.size === 0) [travelled, captured] = [0, false];
    fingers.set(event.pointerId, place(event));
  }

  function move(event: PointerEvent) {
    if (event.pointerType === "mouse" && event.buttons === 0) fingers.delete(event.pointerId);
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (travelled < SLACK && fingers.size === 1) return;
    if (!captured) node.setPointerCapture(event.pointerId);
    captured = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else if (!scrollsPage(event, now.x - before.x, now.y - before.y)) handlers.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  }

  /** A finger that goes up or down where the browser scrolls the page: the board stays as it is. */
  function scrollsPage({ pointerType }: PointerEvent, byX: number, byY: number): boolean {
    return pointerType === "touch" && Math.abs(byY) > Math.abs(byX) && getComputedStyle(node).touchAction === "pan-y";
  }

  function pinch(before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }) {
    travelled = SLACK;
    const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
    if (was > 0) handlers.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    handlers.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return;
    if (travelled < SLACK && event.type === "pointerup") {
      const { x, y } = place(event);
      handlers.tap(x, y);
    }
  }

  function wheel(event: WheelEvent) {
    // A page that is longer than its window is scrolled over the board, too.
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!event.ctrlKey && scrollHeight > clientHeight + 1) return;
    event.preventDefault();
    const { x, y } = place(event);
    handlers.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? ZOOM_OF_PINCHED_WHEEL : ZOOM_OF_WHEEL)), x, y);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("wheel", wheel);
    },
  };
}
