import * as z from "zod";
import { authorOf, type Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import { MeteredOutcome, type UsageRecord } from "@/lib/usage/schema";
import { Author } from "@/lib/vocabulary/author";

export type MeteredCall = {
  operationId: string;
  idempotencyKey?: string | undefined;
  itemOutcomes: readonly MeteredOutcome[];
};

const insert = {
  name: "insert-usage",
  text: `INSERT INTO "usage_record" ("organizationId", "requestId", "operationId", "at", "actorType", "actorId", "actorName",
      "idempotencyKey", "items", "billableItems", "itemOutcomes")
    VALUES ($1, $2, $3, $4::timestamptz, $5, $6, $7, $8, $9::int, $10::int, $11::jsonb)
    ON CONFLICT DO NOTHING RETURNING "requestId"`,
};

/** Answers whether it is written: false when the organization has a record of this operation under this request id. */
export async function insertRecord(ctx: Context, requestId: string, call: MeteredCall): Promise<boolean> {
  const { operationId, idempotencyKey = null, itemOutcomes } = call;
  const { type, id = null, name } = authorOf(ctx);
  const billable = itemOutcomes.filter(({ outcome }) => outcome === "DATA").length;
  const who = [ctx.now.toISOString(), type, id, name];
  const counted = [itemOutcomes.length, billable, JSON.stringify(itemOutcomes)];
  const values = [ctx.organizationId, requestId, operationId, ...who, idempotencyKey, ...counted];
  return (await runStatement(ctx, insert, values)).length === 1;
}

const raise = {
  name: "raise-replays",
  text: `UPDATE "usage_record" SET "replays" = "replays" + 1
    WHERE "organizationId" = $1 AND ("requestId", "operationId") = (
      SELECT "requestId", "operationId" FROM "usage_record"
      WHERE "organizationId" = $1 AND "idempotencyKey" = $2 AND "operationId" = $3 ORDER BY "at" DESC LIMIT 1)`,
};

/** A key is free again after a day: of several calls under it the newest is the one whose answer is kept. */
export const raiseReplays = (ctx: Context, operationId: string, idempotencyKey: string) =>
  runStatement(ctx, raise, [ctx.organizationId, idempotencyKey, operationId]);

const read = {
  name: "read-usage",
  text: `SELECT * FROM "usage_record" WHERE "organizationId" = $1 AND "at" >= $2::timestamptz AND "at" < $3::timestamptz
      AND ($4::text IS NULL OR "actorId" = $4) AND ($5::text IS NULL OR "operationId" = $5)
      AND ($6::timestamptz IS NULL OR ("at", "requestId", "operationId") < ($6::timestamptz, $7::text, $8::text))
    ORDER BY "at" DESC, "requestId" DESC, "operationId" DESC LIMIT $9::int`,
};

const Row = z.object({
  requestId: z.string(),
  operationId: z.string(),
  at: z.date(),
  actorType: Author.shape.type,
  actorId: z.string().nullable(),
  actorName: z.string(),
  idempotencyKey: z.string().nullable(),
  items: z.number(),
  billableItems: z.number(),
  itemOutcomes: z.array(MeteredOutcome),
  replays: z.number(),
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
  const { from, until, actorId = null, operationId = null, before } = wanted;
  const [at, ...rest] = before ?? [null, null, null];
  const range = [from.toISOString(), until.toISOString()];
  const values = [ctx.organizationId, ...range, actorId, operationId, at?.toISOString() ?? null, ...rest, limit];
  const rows = await runStatement(ctx, read, values);
  return rows.map((row) => recordOf(Row.parse(row)));
}

function recordOf({ at, actorType, actorId, actorName, idempotencyKey, ...counted }: z.infer<typeof Row>): UsageRecord {
  return {
    ...counted,
    at: at.toISOString(),
    author: { type: actorType, name: actorName, ...(actorId !== null && { id: actorId }) },
    ...(idempotencyKey !== null && { idempotencyKey }),
  };
}
