/** Checks a deal once its secret is shown: what was promised before the game, and where the seed comes from. */
import { sha256 } from "./sha256";
import type { Deal } from "./wire";

export function proofOf(deal: Deal): { commitment: boolean; seed: boolean } {
  const secret = bytesOf(deal.secret ?? "");
  const nonces = deal.nonces.map((nonce) => withLength(new TextEncoder().encode(nonce ?? "")));
  return {
    commitment: sha256(joined(text("saboteur/commit/1"), secret)) === deal.commitment,
    seed: sha256(joined(text("saboteur/seed/1"), secret, ...nonces)) === deal.seed,
  };
}

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function withLength(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return joined(length, bytes);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
