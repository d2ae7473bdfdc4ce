/** Which roles were already shown to their players on this device, so that a reload doesn't show them again. */
import { load, save } from "./storage";

const NAME = "seen-roles";
/** Enough for the rounds of a device that ten people share. */
const MOST = 40;

/** One role of one round; it says nothing about what the role is. */
export function roleKey(code: string, game: number, round: number, seat: number): string {
  return [code, game, round, seat].join("/");
}

export function hasSeenRole(key: string): boolean {
  return load<string[]>(NAME, []).includes(key);
}

export function noteRoleSeen(key: string): void {
  if (!hasSeenRole(key)) save(NAME, [...load<string[]>(NAME, []), key].slice(-MOST));
}
