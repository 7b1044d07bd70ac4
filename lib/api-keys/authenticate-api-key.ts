import { LRUCache } from "lru-cache";
import { hashOf, looksLikeSecret, statusOf } from "@/lib/api-keys/rules";
import { findApiKeyByHash, findHashesUsedSince, keysChanged, saveLastUse } from "@/lib/api-keys/store";
import { logger } from "@/lib/server/logger";
import { isListening, listen } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";

type KnownKey = NonNullable<Awaited<ReturnType<typeof findApiKeyByHash>>>;
type Remembered = { key: KnownKey; until: number };

const rememberMs = 10_000;
const rememberedMax = 10_000;
/** A secret that is nobody's will hardly become somebody's: it is looked up once a minute. */
const unknownMs = 60_000;
const useEveryMs = 60_000;
/** So long ago a key may have been right for its caller to be no stranger. */
const latelyMs = 3_600_000;
const readLatelyEveryMs = 1_000;

/** Keys read lately. A changed `generation` means that a key being read may have changed meanwhile. */
const memory = () =>
  oncePerProcess("api-keys", () => {
    const made = {
      keys: new LRUCache<string, Remembered>({ max: rememberedMax }),
      unknown: new LRUCache<string, true>({ max: rememberedMax, ttl: unknownMs }),
      right: new LRUCache<string, true>({ max: rememberedMax, ttl: latelyMs }),
      usedElsewhere: { at: 0, read: Promise.resolve() },
      lastUses: new LRUCache<string, number>({ max: rememberedMax }),
      generation: 0,
    };
    listen(keysChanged, () => {
      made.generation += 1;
      made.keys.clear();
    });
    return made;
  });

/** The key of this secret, or undefined when there is none that works. */
export async function authenticateApiKey(secret: string, now: Date) {
  if (!looksLikeSecret(secret)) return undefined;
  const hash = hashOf(secret);
  const { unknown, right } = memory();
  if (unknown.has(hash)) return undefined;
  const key = recall(hash, now) ?? (await read(hash, now));
  if (key && statusOf(key, now) === "ACTIVE") {
    right.set(hash, true);
    return key;
  }
  right.delete(hash);
  return undefined;
}

/** Whether this is no key, as far as is known without asking the database. */
export const isKnownToBeWrong = (secret: string) => !looksLikeSecret(secret) || memory().unknown.has(hashOf(secret));

/** Whether this key was right within the hour, in this process or, as the database says once a second, in another. */
export async function wasRightLately(secret: string, now: Date) {
  const made = memory();
  if (made.right.has(hashOf(secret))) return true;
  if (now.getTime() - made.usedElsewhere.at >= readLatelyEveryMs)
    made.usedElsewhere = { at: now.getTime(), read: readUsedElsewhere(now) };
  await made.usedElsewhere.read;
  return made.right.has(hashOf(secret));
}

async function readUsedElsewhere(now: Date) {
  const since = new Date(now.getTime() - latelyMs);
  for (const hash of await findHashesUsedSince(since, now, rememberedMax)) memory().right.set(hash, true);
}

/** The same without the database: only of a key that was used within the last seconds. */
export function recallApiKey(secret: string, now: Date) {
  const key = recall(hashOf(secret), now);
  return key && statusOf(key, now) === "ACTIVE" ? key : undefined;
}

// A process that receives no notice of a revocation must read each time.
function recall(hash: string, now: Date) {
  const remembered = isListening(keysChanged) ? memory().keys.get(hash) : undefined;
  return remembered && remembered.until > now.getTime() ? remembered.key : undefined;
}

async function read(hash: string, now: Date) {
  const remembered = memory();
  const { generation } = remembered;
  const key = await findApiKeyByHash(hash);
  if (!key) remembered.unknown.set(hash, true);
  if (!key || remembered.generation !== generation) return key;
  remembered.keys.set(hash, { key, until: now.getTime() + rememberMs });
  return key;
}

/** Keeps when, for what and from where a key was used last, to the minute. Nothing waits for it. */
export function noteUseOfApiKey(id: string, use: { at: Date; operation: string; address?: string }) {
  const { lastUses } = memory();
  if (use.at.getTime() - (lastUses.get(id) ?? 0) < useEveryMs) return;
  lastUses.set(id, use.at.getTime());
  saveLastUse(id, use).catch((err) => logger.warn({ err }, "The last use of a key was not saved"));
}
