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

export function saveProfile(profile: Profile): void {
  save("myself", profile);
}
