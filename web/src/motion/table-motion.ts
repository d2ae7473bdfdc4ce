/** What a running table loads of this folder, in one piece. */
export { flightsOf, slideCards } from "./card-flight";
export { afterFinale, endedView, finaleOf, type Finale } from "./finale";
