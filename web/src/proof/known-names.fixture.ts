/** The rules, editions and options of the records that the tests read. */
import type { KnownNames } from "./record";

export const KNOWN: KnownNames = {
  rules: 1,
  editions: ["lt", "lv", "ru", "el", "et"],
  options: ["others_only", "all_saboteurs", "broken_unpaid", "selfish_dwarf", "open_gold"],
};
