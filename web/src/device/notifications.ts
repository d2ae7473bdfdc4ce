/** Tells a player who looks elsewhere that it is their turn: title, badge, vibration, and a notification where allowed. */
import { callInTitle } from "../state/page-title.svelte";
import { settings } from "../state/settings.svelte";
import { t } from "../text/localize.svelte";

export function showTurn(mine: boolean): void {
  callInTitle(mine ? `● ${t("your-turn")}` : "");
  const badge = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (mine ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => {});
}

export function callToTurn(): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  if (!document.hidden || !settings.notify || typeof Notification === "undefined") return;
  if (Notification.permission === "granted") new Notification(t("your-turn"), { body: t("title"), tag: "turn", icon: "/icon-192.png" });
}

/** Notifications exist only in a secure context; elsewhere the switch is not shown. */
export function canNotify(): boolean {
  return isSecureContext && typeof Notification !== "undefined";
}

/** Most phones vibrate; elsewhere the switch is not shown. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}
