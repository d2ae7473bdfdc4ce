/** What surrounds the mine and can come after it. */
import { tellCutOff } from "../text/cut-off";

tellCutOff();

export { placeFor } from "./board-places";
export { default as ClaimMark } from "./ClaimMark.svelte";
export { marksOn } from "./goal-claims";
export { default as BoardRuler } from "./BoardRuler.svelte";
export { default as ZoomButtons } from "./ZoomButtons.svelte";
