/** SHA-256 in plain script: `crypto.subtle` is missing on http:// pages of a home network. */
const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

function fill(): void {
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    if (!isPrime(candidate)) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    ROUND[found++] = fraction(Math.cbrt(candidate));
  }
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

fill();

/** Lower-case hex of the hash of bytes, or of a text in UTF-8. */
export function sha256(message: string | Uint8Array): string {
  const hash = digest(typeof message === "string" ? new TextEncoder().encode(message) : message);
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The hash of bytes as eight words. */
export function digest(message: Uint8Array): Uint32Array {
  const bytes = padded(message);
  const view = new DataView(bytes.buffer);
  const hash = START.slice();
  for (let at = 0; at < bytes.length; at += 64) compress(hash, view, at);
  return hash;
}

function padded(message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(((message.length + 72) >> 6) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, message.length * 8);
  return bytes;
}

function compress(hash: Uint32Array, view: DataView, at: number): void {
  const words = schedule(view, at);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) >>> 0));
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [far, near] = [words[i - 15]!, words[i - 2]!];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[i] = (words[i - 16]! + low + words[i - 7]! + high) | 0;
  }
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
