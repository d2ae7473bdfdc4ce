/** Keys and nonces. `getRandomValues` also exists without a secure context. */
export function randomText(letters = 22): string {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return Array.from(bytes, (byte) => alphabet[byte & 63]).join("");
}
