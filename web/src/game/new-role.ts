/** A new role is looked at first: what is to be heard waits until it is put aside. Not needed for a first turn. */
import { hasSeenRole, roleKey } from "../state/seen-roles";
import type { Table } from "../state/table.svelte";

/** Whether nobody at this device has still to look at their role of this round. */
export function knowsRole({ code, room, view, shown }: Pick<Table, "code" | "room" | "view" | "shown">): boolean {
  return !room || !view || shown === null || hasSeenRole(roleKey(code, room.game, view.public.round, shown));
}

let next: (() => void) | undefined;

/** Do something once the role is put aside that is shown next. */
export function afterRole(what: () => void): void {
  next = what;
}

export function putRoleAside(): void {
  next?.();
  next = undefined;
}
