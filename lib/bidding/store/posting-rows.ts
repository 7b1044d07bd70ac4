import type { StoredPosting } from "@/lib/bidding/rules/stored-posting";
import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import { authorOf, type Context } from "@/lib/server/context";
import { isUniqueViolation } from "@/lib/server/database-errors";
import { runStatement } from "@/lib/server/statement";

const columns = `"id", "loadId", "status", "openedBy", "openedAt", "expiresAt", "endedAt", "endReason",
  "instantResponse"`;

const read = (name: string, where: string) => ({
  name,
  text: `SELECT ${columns} FROM "posting" WHERE "organizationId" = $1 AND ${where}`,
});
const byId = read("read-posting", `"id" = $2`);
const byIdLocked = read("lock-posting", `"id" = $2 FOR UPDATE`);
// In one order: whoever locks several postings cannot wait for another in a circle.
const byIdsLocked = read("lock-postings", `"id" = ANY($2::text[]) ORDER BY "id" FOR UPDATE`);
const openOfLoad = read("lock-open-posting-of-load", `"loadId" = $2 AND "status" = 'OPEN' FOR UPDATE`);

const one = async (ctx: Context, statement: typeof byId, value: string) =>
  (await runStatement<StoredPosting>(ctx, statement, [ctx.organizationId, value]))[0];

export const readPosting = (ctx: Context, id: string): Promise<StoredPosting | undefined> => one(ctx, byId, id);

/** Until the transaction ends nobody else changes the posting or a bid on it. */
export const lockPostingRow = (tx: Context, id: string): Promise<StoredPosting | undefined> => one(tx, byIdLocked, id);

export const lockPostingRows = (tx: Context, ids: readonly string[]): Promise<StoredPosting[]> =>
  runStatement<StoredPosting>(tx, byIdsLocked, [tx.organizationId, ids]);

/** The load's open posting, locked as `lockPostingRow` does. */
export const lockOpenPostingOf = (tx: Context, loadId: string): Promise<StoredPosting | undefined> =>
  one(tx, openOfLoad, loadId);

type NewPosting = Pick<StoredPosting, "id" | "loadId" | "expiresAt" | "instantResponse">;

const insert = {
  name: "insert-posting",
  text: `INSERT INTO "posting" ("organizationId", "id", "loadId", "status", "openedBy", "openedAt", "expiresAt",
      "instantResponse")
    VALUES ($1, $2, $3, 'OPEN', $4::jsonb, $5::timestamptz, $6::timestamptz, $7::jsonb) RETURNING ${columns}`,
};

/** Undefined when the load has an open posting. */
export async function insertPosting(tx: Context, posting: NewPosting): Promise<StoredPosting | undefined> {
  const { id, loadId, expiresAt, instantResponse } = posting;
  const rule = instantResponse === null ? null : JSON.stringify(instantResponse);
  const values = [tx.organizationId, id, loadId, JSON.stringify(authorOf(tx)), tx.now, expiresAt, rule];
  try {
    return (await runStatement<StoredPosting>(tx, insert, values))[0];
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

const end = {
  name: "end-posting",
  text: `UPDATE "posting" SET "status" = 'ENDED', "endedAt" = $3::timestamptz, "endedBy" = $4::jsonb, "endReason" = $5
    WHERE "organizationId" = $1 AND "id" = $2 AND "status" = 'OPEN' RETURNING ${columns}`,
};

/** The posting, which must be open and locked, as it is once ended. */
export async function endPostingRow(tx: Context, id: string, reason: BidReasonCode): Promise<StoredPosting> {
  const values = [tx.organizationId, id, tx.now, JSON.stringify(authorOf(tx)), reason];
  const [ended] = await runStatement<StoredPosting>(tx, end, values);
  if (!ended) throw new Error("Only an open posting can end.");
  return ended;
}

const expired = {
  name: "find-expired-postings",
  text: `SELECT "organizationId", "id", "expiresAt" FROM "posting"
    WHERE "status" = 'OPEN' AND "expiresAt" <= $1::timestamptz AND "expiresAt" >= $2::timestamptz
    ORDER BY "expiresAt" LIMIT $3::int`,
};

type Expired = { organizationId: string; id: string; expiresAt: Date };

/** Those of all organizations, soonest expired first, from a time on. */
export const findExpired = (ctx: Context, from: Date, limit: number): Promise<Expired[]> =>
  runStatement(ctx, expired, [ctx.now, from, limit]);

export type PostingFilter = {
  loadId?: string | undefined;
  status?: readonly string[] | undefined;
  before?: string | undefined;
};

/** Opened last first. */
export async function listPostingRows(ctx: Context, filter: PostingFilter, limit: number): Promise<StoredPosting[]> {
  const { organizationId, db } = ctx;
  const { loadId, status, before } = filter;
  const conditions = [`"organizationId" = $1`];
  const values: unknown[] = [organizationId];
  const having = (text: (parameter: string) => string, value: unknown) =>
    value !== undefined && conditions.push(text(`$${values.push(value)}`));
  having((it) => `"loadId" = ${it}`, loadId);
  having((it) => `"id" < ${it}`, before);
  // One whose time is over counts as ended, as it is shown.
  const isOpen = `"status" = 'OPEN' AND ("expiresAt" IS NULL OR "expiresAt" > $${values.push(ctx.now)}::timestamptz)`;
  if (status?.length) {
    const wanted = [status.includes("OPEN") && `(${isOpen})`, status.includes("ENDED") && `NOT (${isOpen})`];
    conditions.push(`(${wanted.filter(Boolean).join(" OR ")})`);
  } else values.pop();
  const text = `SELECT ${columns} FROM "posting" WHERE ${conditions.join(" AND ")} ORDER BY "id" DESC LIMIT ${limit}`;
  return db.$queryRawUnsafe<StoredPosting[]>(text, ...values);
}

export type BidTotals = {
  bidCount: number;
  openBidCount: number;
  bestAmount: number | null;
  bestCurrency: string | null;
};

const totals = {
  name: "count-bids-of-postings",
  text: `SELECT "postingId", sum("count")::int AS "bidCount", sum("open")::int AS "openBidCount",
      (array_agg("best" ORDER BY "open" DESC, "currencyCode") FILTER (WHERE "best" IS NOT NULL))[1] AS "bestAmount",
      (array_agg("currencyCode" ORDER BY "open" DESC, "currencyCode") FILTER (WHERE "best" IS NOT NULL))[1]
        AS "bestCurrency"
    FROM (
      SELECT "postingId", "currencyCode", count(*) AS "count",
        count(*) FILTER (WHERE "status" IN ('ACTIVE', 'COUNTERED')) AS "open",
        min("amount") FILTER (WHERE "status" IN ('ACTIVE', 'COUNTERED')) AS "best"
      FROM "bid" WHERE "organizationId" = $1 AND "postingId" = ANY($2::text[]) GROUP BY "postingId", "currencyCode"
    ) AS "byCurrency" GROUP BY "postingId"`,
};

/** Of each posting that has bids. */
export async function countBids(ctx: Context, postingIds: readonly string[]): Promise<Map<string, BidTotals>> {
  type Row = BidTotals & { postingId: string };
  const rows = await runStatement<Row>(ctx, totals, [ctx.organizationId, postingIds]);
  return new Map(rows.map(({ postingId, ...counted }) => [postingId, counted]));
}

export type LoadNames = { externalId: string; displayId: string };

const names = {
  name: "name-posted-loads",
  text: `SELECT "id", "externalId", "displayId" FROM "load" WHERE "organizationId" = $1 AND "id" = ANY($2::text[])`,
};

export async function nameLoads(ctx: Context, ids: readonly string[]): Promise<Map<string, LoadNames>> {
  const rows = await runStatement<LoadNames & { id: string }>(ctx, names, [ctx.organizationId, ids]);
  return new Map(rows.map(({ id, ...load }) => [id, load]));
}
