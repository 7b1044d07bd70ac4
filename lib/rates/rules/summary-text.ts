const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-";
const digitOf = new Uint8Array(128);
for (let digit = 0; digit < alphabet.length; digit++) digitOf[alphabet.charCodeAt(digit)] = digit;

const digit = (value: number) => alphabet[value & 63] ?? "";

/** A well mixed number of 32 bits (FNV-1a, mixed as in MurmurHash3), the same in every process and for ever. */
export function hashOf(text: string, seed = 0): number {
  let hash = 2_166_136_261 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** How many characters name a carrier, an organization or a lane inside a summary: one of 262,144. */
export const nameLength = 3;

/** The short name of a carrier, organization or lane inside summaries; two that share one count as one. */
export function shortName(text: string): string {
  const hash = hashOf(text);
  return digit(hash) + digit(hash >>> 6) + digit(hash >>> 12);
}

export const readName = (text: string, at: number) =>
  ((digitOf[text.charCodeAt(at)] ?? 0) << 12) |
  ((digitOf[text.charCodeAt(at + 1)] ?? 0) << 6) |
  (digitOf[text.charCodeAt(at + 2)] ?? 0);

/** Prices are kept to one percent: close enough for every use, and nobody's price to the cent. */
const binsOfOne = 100;
const binOfZero = 1024;
const syntheticFlag = 2048;
export const priceLength = 2;

/** @param residual logarithm of a price, within ±10 */
export function writePrice(residual: number, isSynthetic: boolean): string {
  const bin = Math.min(syntheticFlag - 1, Math.max(0, Math.round(residual * binsOfOne) + binOfZero));
  const code = isSynthetic ? bin | syntheticFlag : bin;
  return digit(code >>> 6) + digit(code);
}

const readCode = (text: string, at: number) =>
  ((digitOf[text.charCodeAt(at)] ?? 0) << 6) | (digitOf[text.charCodeAt(at + 1)] ?? 0);

export const readPrice = (text: string, at: number) =>
  ((readCode(text, at) & (syntheticFlag - 1)) - binOfZero) / binsOfOne;
export const isSyntheticPrice = (text: string, at: number) => (readCode(text, at) & syntheticFlag) !== 0;
