/** The name and the dwarf of the person who plays in this browser. */
import type { Dwarf } from "../generated/wire";
import { load, save } from "./storage";

export interface Profile {
  name: string;
  dwarf: Dwarf;
}

/** The saved profile; before the first one is saved, no name and the dwarf given here. */
export function loadProfile(dwarf: Dwarf): Profile {
  return load<Profile>("myself", { name: "", dwarf });
}

/** The table that somebody named on the home page has asked to join. */
let joining = "";

export function joinAtOnce(code: string): void {
  joining = code;
}

/** Whether the person who comes to a table has asked for a seat there already; only the first time. */
export function wantsToJoin(code: string): boolean {
  const wanted = joining === code && code !== "";
  joining = "";
  return wanted;
}

export function saveProfile(profile: Profile): void {
  save("myself", profile);
}
