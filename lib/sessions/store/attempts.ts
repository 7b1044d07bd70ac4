import { randomUUID } from "node:crypto";
import type { Database } from "@/lib/server/db";
import { bool, defineStatement, runStatement } from "@/lib/server/statement";

// One statement, so that attempts in parallel cannot slip through together.
const count = defineStatement({
  name: "count-attempt",
  parameters: { id: "text", key: "text", now: "int8", windowStart: "int8", attemptsMax: "int4" },
  text: (p) => `INSERT INTO rate_limit AS earlier (id, key, count, "lastRequest")
    VALUES (${p.id}, ${p.key}, 1, ${p.now})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN earlier."lastRequest" < ${p.windowStart} THEN 1 ELSE earlier.count + 1 END,
      "lastRequest" = ${p.now}
    WHERE earlier.count < ${p.attemptsMax} OR earlier."lastRequest" < ${p.windowStart}
    RETURNING true AS "isCounted"`,
  row: { isCounted: bool() },
});

/**
 * Counts an attempt unless `attemptsMax` have been made, the last of them within the window.
 * @returns whether the attempt may go on.
 */
export async function countAttempt(db: Database, key: string, now: Date, attemptsMax: number, windowSeconds: number) {
  const windowStart = now.getTime() - windowSeconds * 1000;
  const values = { id: randomUUID(), key, now: now.getTime(), windowStart, attemptsMax };
  return (await runStatement({ db }, count, values)).length > 0;
}

const giveBack = defineStatement({
  name: "give-back-attempts",
  parameters: { keys: "text[]" },
  text: (p) => `UPDATE rate_limit SET count = count - 1 WHERE key = ANY(${p.keys}) AND count > 0`,
  row: {},
});

/** One attempt less of each: it was no wrong one. */
export const giveBackAttempts = (db: Database, keys: readonly string[]) => runStatement({ db }, giveBack, { keys });

export const forgetAttempts = (db: Database, key: string) => db.rateLimit.deleteMany({ where: { key } });

const keepAttemptsMs = 3_600_000;

const removeOld = defineStatement({
  name: "remove-old-attempts",
  parameters: { before: "int8" },
  text: (p) => `DELETE FROM rate_limit WHERE id IN (
    SELECT id FROM rate_limit WHERE "lastRequest" < ${p.before} LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  row: {},
});

/** Removes some of the attempts that are too old to count. */
export const forgetOldAttempts = (db: Database, now: Date) =>
  runStatement({ db }, removeOld, { before: now.getTime() - keepAttemptsMs });
