/** A seat's part in the shuffle (docs/protocol.md, "The deal"); apart from the other formulas, which only a check needs. */
import { sha256 } from "./sha256";

/** What a seat shows before it opens its nonce. */
export function nonceHash(nonce: string): string {
  return sha256(`saboteur/nonce/1${nonce}`);
}
