/** The name and the dwarf of the person who plays in this browser. */
import { load, save } from "./storage";

export interface Profile {
  name: string;
  dwarf: { shape: number; colour: number; pattern: number };
}

/** The saved profile; a dwarf at random and no name before the first one is saved. */
export function loadProfile(): Profile {
  return load<Profile>("myself", {
    name: "",
    dwarf: { shape: Math.floor(Math.random() * 6), colour: Math.floor(Math.random() * 10), pattern: 0 },
  });
}

export function saveProfile(profile: Profile): void {
  save("myself", profile);
}
