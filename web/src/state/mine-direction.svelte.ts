/** Which way the mine is drawn here: across the screen, or down it, which has more room on a phone held upright. */
import { quarterTurned } from "../notation/cards";
import { screen } from "../text/screen-words";
import { saveSettings, settings } from "./settings.svelte";

// A phone held upright, tall enough for the mine to gain by it.
const phone = matchMedia("(max-width: 540px) and (min-height: 600px)");
let upright = $state(phone.matches);
phone.addEventListener("change", () => (upright = phone.matches));

/** Whether the mine runs downwards: as the player chose, or else as the screen suggests. */
export function runsDown(): boolean {
  return settings.mine === "auto" ? upright : settings.mine === "down";
}

/** Turn the mine the other way, and keep it so. */
export function turnMine(): void {
  settings.mine = runsDown() ? "across" : "down";
  saveSettings();
}

/** A card for the eye: its tunnels lead where they would lead on the board. */
export function asDrawn(card: string): string {
  return runsDown() ? card.replace(/^(goal:)?(P.*)$/, (_, goal: string | undefined, path: string) => (goal ?? "") + quarterTurned(path)) : card;
}

screen.runsDown = runsDown;
