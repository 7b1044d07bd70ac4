import * as z from "zod";
import { idempotencyHours } from "@/lib/core/protocol.values";
import type { Sent } from "@/lib/http/error-response";
import type { Context } from "@/lib/server/context";
import { db, timeLimits } from "@/lib/server/db";
import { seal, unseal } from "@/lib/server/sealed-text";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

/** A call whose answer is kept: the key its caller chose, and what was asked under it. */
export type KeyedCall = {
  key: string;
  operationId: string;
  /** Of the value that was sent. */
  bodyHash: string;
  /** Of its text; answers were kept under this before values were compared. */
  bodyHashAsSent: string;
  isSealed?: boolean | undefined;
};

const HeaderFields = z.record(z.string(), z.string());
const expiredBefore = (now: Date) => new Date(now.getTime() - idempotencyHours * 3_600_000);
const idOf = ({ organizationId }: Context, { key }: KeyedCall) => ({ organizationId_key: { organizationId, key } });

const askedBy = ({ key, operationId, bodyHash }: KeyedCall) => ({ key, operationId, bodyHash });
const kept = ({ isSealed }: KeyedCall, sent: Sent) => (isSealed ? { ...sent, body: seal(sent.body) } : sent);

const insertOrRenew = defineStatement({
  name: "take-idempotency-key",
  parameters: {
    organizationId: "text",
    key: "text",
    operationId: "text",
    bodyHash: "text",
    now: "timestamptz",
    expired: "timestamptz",
  },
  text: (p) => `
    INSERT INTO idempotency_record ("organizationId", "key", "operationId", "bodyHash", "createdAt")
    SELECT ${p.organizationId}, ${p.key}, ${p.operationId}, ${p.bodyHash}, ${p.now}
    WHERE set_config('lock_timeout', '2s', true) IS NOT NULL
    ON CONFLICT ("organizationId", "key") DO UPDATE
      SET "operationId" = excluded."operationId", "bodyHash" = excluded."bodyHash", "createdAt" = excluded."createdAt",
        "status" = NULL, "headers" = NULL, "body" = NULL
      WHERE idempotency_record."createdAt" <= ${p.expired}
    RETURNING set_config('lock_timeout', '${timeLimits.lock}', true) AS "lockTimeout"`,
  row: { lockTimeout: text() },
});

/**
 * Takes the key for this call until the transaction ends. False when it is taken: its answer can be read then.
 * Waits up to 2 s for a transaction that has locked the key.
 */
export async function takeKey(ctx: Context, call: KeyedCall) {
  const { organizationId, now } = ctx;
  const values = { organizationId, ...askedBy(call), now, expired: expiredBefore(now) };
  return (await runStatement(ctx, insertOrRenew, values)).length === 1;
}

/** What was answered to the first call under the key; nothing when that was another call. */
export async function readKept(ctx: Context, call: KeyedCall): Promise<Sent | undefined> {
  const row = await ctx.db.idempotencyRecord.findUniqueOrThrow({ where: idOf(ctx, call) });
  const isSame = row.bodyHash === call.bodyHash || row.bodyHash === call.bodyHashAsSent;
  if (row.operationId !== call.operationId || !isSame) return undefined;
  const body = row.body ?? "";
  const headers = HeaderFields.parse(row.headers ?? {});
  return { status: row.status ?? 500, body: call.isSealed ? unseal(body) : body, headers };
}

export const keepAnswer = (ctx: Context, call: KeyedCall, sent: Sent) =>
  ctx.db.idempotencyRecord.update({ where: idOf(ctx, call), data: kept(call, sent) });

/** Keeps the answer of a call that changed nothing. */
export const keepRefusal = ({ organizationId, now }: Context, call: KeyedCall, sent: Sent) =>
  db.idempotencyRecord.createMany({
    data: { organizationId, ...askedBy(call), createdAt: now, ...kept(call, sent) },
    skipDuplicates: true,
  });

const removeExpired = defineStatement({
  name: "remove-expired-idempotency-keys",
  parameters: { expired: "timestamptz" },
  text: (p) => `DELETE FROM idempotency_record WHERE ("organizationId", "key") IN (
    SELECT "organizationId", "key" FROM idempotency_record
    WHERE "createdAt" <= ${p.expired} LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  row: {},
});

/** Removes some of the answers that have been kept for their time. */
export const removeOldAnswers = (now: Date) => runStatement({ db }, removeExpired, { expired: expiredBefore(now) });
