/**
 * Cards that slide: from whoever plays one to where it goes, and from the draw pile into a hand. They lie over the page
 * for a moment and hold up nothing: the table is as it is, and a next step starts its own.
 */
import { mount, tick, unmount } from "svelte";
import CardArt from "../art/CardArt.svelte";
import type { WireEvent } from "../generated/wire";
import { GOAL_CELLS } from "../generated/constants";
import { keyOf } from "../notation/cells";
import { wantsLessMotion } from "./less-motion";

export interface Flight {
  card: string;
  /** Selectors of where it comes from and where it goes. */
  from: string;
  to: string;
  /** What is hidden until the card has arrived; otherwise the card is gone when it is there. */
  becomes?: string;
}

const TIMING = { duration: 240, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" };
/** How wide a card is, in pixels, on its way to a player or to the draw pile. */
const SMALL = 34;
const PILE = ".top-bar .pile";
/** Of a hand, the card that was chosen is the one that leaves it. */
const CHOSEN = ".hand .card.chosen";

const chipOf = (seat: number) => `.player[data-seat="${seat}"]`;
const cellAt = (key: string) => `.mine [data-cell="${key}"]`;

/** The cards that a step moves, for the seat that looks on and the hand it has afterwards. */
export function flightsOf(events: WireEvent[], own: number | null, hand: readonly string[]): Flight[] {
  return events.flatMap((event) => flightOf(event, own, hand) ?? []);
}

function flightOf(event: WireEvent, own: number | null, hand: readonly string[]): Flight | undefined {
  if (!("seat" in event)) return undefined;
  const from = event.seat === own ? CHOSEN : chipOf(event.seat);
  switch (event.kind) {
    case "path-laid": {
      const cell = cellAt(event.cell.join());
      return { card: event.card, from, to: `${cell} .ground`, becomes: `${cell} .laid` };
    }
    case "rock-fell":
      return { card: "R", from, to: `${cellAt(event.cell.join())} .ground` };
    case "goal-seen":
      return { card: "V", from, to: `${cellAt(keyOf(GOAL_CELLS[event.goal]!))} .ground` };
    case "tool-broken":
      return { card: `B${event.tool}`, from, to: chipOf(event.target) };
    case "tool-mended":
      return { card: event.card, from, to: chipOf(event.target) };
    case "discarded":
      return { card: event.card ?? "back:", from, to: PILE };
    case "drew":
      return drawn(event.seat, event.seat === own ? event.card : null, hand);
    default:
      return undefined;
  }
}

function drawn(seat: number, card: string | null, hand: readonly string[]): Flight {
  if (card === null) return { card: "back:", from: PILE, to: chipOf(seat) };
  const place = `.hand li:nth-child(${hand.lastIndexOf(card) + 1})`;
  return { card, from: PILE, to: place, becomes: `${place} .card` };
}

/** Let the cards of a step slide. To be called before the page shows the step. */
export async function slideCards(flights: Flight[]): Promise<void> {
  if (wantsLessMotion() || document.hidden) return;
  const begins = flights.map(({ from }) => boxOf(from));
  await tick();
  flights.forEach((flight, index) => slide(flight, begins[index], boxOf(flight.to)));
}

/** The box of what is in sight; nothing for what is scrolled away or zoomed out of its frame. */
function boxOf(selector: string): DOMRect | undefined {
  const element = document.querySelector(selector);
  const [box, frame] = [element?.getBoundingClientRect(), (element?.closest("main") ?? document.documentElement).getBoundingClientRect()];
  if (!box || box.width === 0) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom ? box : undefined;
}

function slide({ card, to, becomes }: Flight, begin: DOMRect | undefined, end: DOMRect | undefined): void {
  if (!begin || !end) return;
  const isCard = becomes !== undefined || to.endsWith(".ground");
  const width = isCard ? Math.min(end.width, end.height) : SMALL;
  const [element, remove] = shownCard(card, width);
  // On a board that runs downwards, cards lie on their sides.
  const turn = isCard && end.width > end.height ? 90 : 0;
  const frames: Keyframe[] = [
    { transform: placed(begin, Math.min(1, begin.width / width)), opacity: 0.9 },
    { opacity: 1, offset: 0.6 },
    { transform: placed(end, becomes ? 1 : 0.8, turn), opacity: becomes ? 1 : 0 },
  ];
  if (becomes) document.querySelector(becomes)?.animate([{ opacity: 0 }, { opacity: 0 }], TIMING);
  void element.animate(frames, { ...TIMING, fill: "forwards" }).finished.catch(() => {}).then(remove);
}

/** A card over the page that takes no part in it. */
function shownCard(card: string, width: number): [HTMLElement, () => void] {
  const element = document.createElement("div");
  element.className = "sliding-card";
  element.ariaHidden = "true";
  Object.assign(element.style, { position: "fixed", left: "0", top: "0", width: `${width}px`, zIndex: "30", pointerEvents: "none" });
  document.body.append(element);
  const art = mount(CardArt, { target: element, props: { card, lit: true } });
  return [element, () => void unmount(art).then(() => element.remove())];
}

function placed(box: DOMRect, scale: number, turn = 0): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;
}
