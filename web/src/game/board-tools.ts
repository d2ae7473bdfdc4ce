/** What surrounds the mine and can come after it. */
export { default as BoardRuler } from "./BoardRuler.svelte";
export { default as ZoomButtons } from "./ZoomButtons.svelte";
