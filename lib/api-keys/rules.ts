import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { ApiKeyStatus } from "@/lib/api-keys/schema";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const start = "fbk_live_";
const randomLength = 32;
const checksumLength = 6;
const secretForm = new RegExp(`^${start}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`);

function checksumOf(random: string) {
  let rest = crc32(random);
  let checksum = "";
  for (let index = 0; index < checksumLength; index++) {
    checksum = alphabet.charAt(rest % alphabet.length) + checksum;
    rest = Math.floor(rest / alphabet.length);
  }
  return checksum;
}

/** A secret such as `fbk_live_…`. `randomIndex` gives an unbiased whole number from 0 up to, but not, its argument. */
export function makeSecret(randomIndex: (count: number) => number) {
  const random = Array.from({ length: randomLength }, () => alphabet.charAt(randomIndex(alphabet.length))).join("");
  return start + random + checksumOf(random);
}

/** Whether the checksum fits: a mistyped or invented key is known without a query. */
export function looksLikeSecret(text: string) {
  const [, random, checksum] = secretForm.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

// The secret has 190 random bits, so a fast hash without salt keeps it as well as a slow one would.
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** The few characters by which a person recognises a key. */
export const visiblePartsOf = (secret: string) => ({
  prefix: secret.slice(0, start.length + 4),
  lastFour: secret.slice(-4),
});

export function statusOf(key: { revokedAt?: Date | null; expiresAt?: Date | null }, now: Date): ApiKeyStatus {
  if (key.revokedAt) return "REVOKED";
  return key.expiresAt && key.expiresAt <= now ? "EXPIRED" : "ACTIVE";
}

/** When the successor of a key stops: it lives as long as that one was to live. */
export function endOfSuccessor({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null }, now: Date) {
  return expiresAt && new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime());
}

/** When a replaced key stops: after the overlap, unless it was to expire sooner. */
export function endOfOverlap(expiresAt: Date | null, now: Date, overlapHours: number) {
  const end = new Date(now.getTime() + overlapHours * 3_600_000);
  return expiresAt && expiresAt < end ? expiresAt : end;
}
