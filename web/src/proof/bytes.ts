/** Bytes of texts and numbers, as hashes want them. */

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Words of 32 bits, the highest byte of each first. */
export function bigEndian(...words: number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, place) => bytes.setUint32(4 * place, word));
  return new Uint8Array(bytes.buffer);
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
