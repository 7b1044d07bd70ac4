import * as z from "zod";
import type { Sent } from "@/lib/http/error-answer";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";

/** A call that wants its answer kept: the key its caller chose, and what was asked under it. */
export type KeyedCall = { key: string; operationId: string; bodyHash: string };

const keepMs = 24 * 3_600_000;
const HeaderFields = z.record(z.string(), z.string());

/**
 * Takes the key for this call until the transaction ends. False when it is taken: its answer can be read then.
 * Waits up to 2 s for a transaction that holds the key, and for nothing after that.
 */
export async function takeKey({ organizationId, now, db }: Context, { key, operationId, bodyHash }: KeyedCall) {
  const expired = new Date(now.getTime() - keepMs);
  const taken = await db.$queryRaw<unknown[]>`
    insert into idempotency_record ("organizationId", key, "operationId", "bodyHash", "createdAt")
    select ${organizationId}, ${key}, ${operationId}, ${bodyHash}, ${now}
    where set_config('lock_timeout', '2s', true) is not null
    on conflict ("organizationId", key) do update
      set "operationId" = excluded."operationId", "bodyHash" = excluded."bodyHash", "createdAt" = excluded."createdAt",
        status = null, headers = null, body = null
      where idempotency_record."createdAt" <= ${expired}
    returning set_config('lock_timeout', '0', true)`;
  return taken.length === 1;
}

export async function readKept({ organizationId, db }: Context, { key, ...call }: KeyedCall) {
  const row = await db.idempotencyRecord.findUniqueOrThrow({ where: { organizationId_key: { organizationId, key } } });
  const isSameCall = row.operationId === call.operationId && row.bodyHash === call.bodyHash;
  const sent = { status: row.status ?? 500, body: row.body ?? "", headers: HeaderFields.parse(row.headers ?? {}) };
  return { isSameCall, sent };
}

export const keepAnswer = ({ organizationId, db }: Context, { key }: KeyedCall, sent: Sent) =>
  db.idempotencyRecord.update({ where: { organizationId_key: { organizationId, key } }, data: sent });

/** Keeps the answer of a call that changed nothing. */
export const keepRefusal = ({ organizationId, now }: Context, call: KeyedCall, sent: Sent) =>
  db.idempotencyRecord.createMany({ data: { organizationId, ...call, createdAt: now, ...sent }, skipDuplicates: true });

/** Removes some of the answers that are older than a day. */
export const forgetOldAnswers = (now: Date) => db.$executeRaw`
  delete from idempotency_record where ("organizationId", key) in (
    select "organizationId", key from idempotency_record
    where "createdAt" <= ${new Date(now.getTime() - keepMs)} limit 5000 for update skip locked)`;
