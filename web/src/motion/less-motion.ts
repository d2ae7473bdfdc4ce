/** Whether the reader wants as little motion as possible, by the settings of this page or of the device. */
export function wantsLessMotion(): boolean {
  return document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
