/** What is drawn around a player's cards: a file of its own, which comes while the cards are being drawn. */
export { default as AroundCards } from "./AroundCards.svelte";
export { default as GameHeader } from "./GameHeader.svelte";
export { pressEnter, pressKey } from "./keyboard";
export { default as RolePresenter } from "./RolePresenter.svelte";
