import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import {
  defineStatement,
  int,
  jsonb,
  nullable,
  type RowOf,
  runStatement,
  text,
  timestamp,
} from "@/lib/server/statement";
import type { MeteredOutcome, UsageRecord } from "@/lib/usage/schema";
import type { Author } from "@/lib/vocabulary/author";

export type MeteredCall = {
  operationId: string;
  idempotencyKey?: string | undefined;
  itemOutcomes: readonly MeteredOutcome[];
  /** The error's code, where the whole call was refused. */
  refusedCode?: string | undefined;
};

const insert = defineStatement({
  name: "insert-usage",
  parameters: {
    organizationId: "text",
    requestId: "text",
    operationId: "text",
    at: "timestamptz",
    actorType: "text",
    actorId: "text",
    actorName: "text",
    idempotencyKey: "text",
    items: "int4",
    billableItems: "int4",
    itemOutcomes: "jsonb",
    refusedCode: "text",
  },
  text: (p) => `INSERT INTO "usage_record" ("organizationId", "requestId", "operationId", "at", "actorType", "actorId",
      "actorName", "idempotencyKey", "items", "billableItems", "itemOutcomes", "refusedCode")
    VALUES (${p.organizationId}, ${p.requestId}, ${p.operationId}, ${p.at}, ${p.actorType}, ${p.actorId},
      ${p.actorName}, ${p.idempotencyKey}, ${p.items}, ${p.billableItems}, ${p.itemOutcomes},
      ${p.refusedCode})
    ON CONFLICT DO NOTHING RETURNING "requestId"`,
  row: { requestId: text() },
});

/** Answers whether it is written: false when the organization has a record of this operation under this request id. */
export async function insertRecord(ctx: Context, requestId: string, call: MeteredCall): Promise<boolean> {
  const { operationId, idempotencyKey = null, itemOutcomes, refusedCode = null } = call;
  const { type: actorType, id: actorId = null, name: actorName } = authorOf(ctx);
  const rows = await runStatement(ctx, insert, {
    organizationId: ctx.organizationId,
    requestId,
    operationId,
    at: ctx.now,
    actorType,
    actorId,
    actorName,
    idempotencyKey,
    items: itemOutcomes.length,
    billableItems: itemOutcomes.filter(({ outcome }) => outcome === "DATA").length,
    itemOutcomes: JSON.stringify(itemOutcomes),
    refusedCode,
  });
  if (rows.length === 1) announceChange(ctx, "usage");
  return rows.length === 1;
}

const raise = defineStatement({
  name: "raise-replays",
  parameters: { organizationId: "text", idempotencyKey: "text", operationId: "text" },
  text: (p) => `UPDATE "usage_record" SET "replays" = "replays" + 1
    WHERE "organizationId" = ${p.organizationId} AND ("requestId", "operationId") = (
      SELECT "requestId", "operationId" FROM "usage_record" WHERE "organizationId" = ${p.organizationId}
        AND "idempotencyKey" = ${p.idempotencyKey} AND "operationId" = ${p.operationId}
        AND "refusedCode" IS NULL ORDER BY "at" DESC LIMIT 1)`,
  row: {},
});

/** A key is free again after a day: of several calls under it the newest is the one whose answer is kept. */
export const raiseReplays = (ctx: Context, operationId: string, idempotencyKey: string) =>
  runStatement(ctx, raise, { organizationId: ctx.organizationId, idempotencyKey, operationId });

const read = defineStatement({
  name: "read-usage",
  parameters: {
    organizationId: "text",
    from: "timestamptz",
    until: "timestamptz",
    actorId: "text",
    operationId: "text",
    beforeAt: "timestamptz",
    beforeRequest: "text",
    beforeOperation: "text",
    limit: "int4",
  },
  text: (p) => `SELECT "requestId", "operationId", "at", "actorType", "actorId", "actorName", "idempotencyKey", "items",
      "billableItems", "itemOutcomes", "replays", "refusedCode"
    FROM "usage_record"
    WHERE "organizationId" = ${p.organizationId} AND "at" >= ${p.from} AND "at" < ${p.until}
      AND (${p.actorId} IS NULL OR "actorId" = ${p.actorId})
      AND (${p.operationId} IS NULL OR "operationId" = ${p.operationId})
      AND (${p.beforeAt} IS NULL
        OR ("at", "requestId", "operationId") < (${p.beforeAt}, ${p.beforeRequest}, ${p.beforeOperation}))
    ORDER BY "at" DESC, "requestId" DESC, "operationId" DESC LIMIT ${p.limit}`,
  row: {
    requestId: text(),
    operationId: text(),
    at: timestamp(),
    actorType: text<Author["type"]>(),
    actorId: nullable(text()),
    actorName: text(),
    idempotencyKey: nullable(text()),
    items: int(),
    billableItems: int(),
    itemOutcomes: jsonb<MeteredOutcome[]>(),
    replays: int(),
    refusedCode: nullable(text()),
  },
});

export type Wanted = {
  from: Date;
  until: Date;
  actorId?: string | undefined;
  operationId?: string | undefined;
  before?: readonly [at: Date, requestId: string, operationId: string] | undefined;
};

/** Newest first. */
export async function readRecords(ctx: Context, wanted: Wanted, limit: number): Promise<UsageRecord[]> {
  const { organizationId } = ctx;
  const { from, until, actorId = null, operationId = null, before } = wanted;
  const [beforeAt, beforeRequest, beforeOperation] = before ?? [null, null, null];
  const position = { beforeAt, beforeRequest, beforeOperation };
  const rows = await runStatement(ctx, read, { organizationId, from, until, actorId, operationId, ...position, limit });
  return rows.map(recordOf);
}

function recordOf(row: RowOf<typeof read>): UsageRecord {
  const { at, actorType, actorId, actorName, idempotencyKey, refusedCode, ...counted } = row;
  return {
    ...counted,
    at: at.toISOString(),
    author: { type: actorType, name: actorName, ...(actorId !== null && { id: actorId }) },
    ...(idempotencyKey !== null && { idempotencyKey }),
    ...(refusedCode === null ? { outcome: "ANSWERED" } : { outcome: "REFUSED", code: refusedCode }),
  };
}
