import type { StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import type { PostingStatus } from "@/lib/bidding/schema/posting";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { isUniqueViolation } from "@/lib/server/database-errors";
import { lockName, shareLockOfName } from "@/lib/server/named-lock";
import { defineStatement, jsonb, nullable, runStatement, text, timestamp } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

export const postingColumns = `"id", "loadId", "status", "openedBy", "openedAt", "expiresAt", "endedAt", "endReason",
  "instantResponse"`;

export const postingRow = {
  id: text(),
  loadId: text(),
  status: text<PostingStatus>(),
  openedBy: jsonb<Author>(),
  openedAt: timestamp(),
  expiresAt: nullable(timestamp()),
  endedAt: nullable(timestamp()),
  endReason: nullable(text<BidReasonCode>()),
  instantResponse: nullable(jsonb<InstantResponse>()),
};

const readOne = (name: string, condition: (id: string) => string) =>
  defineStatement({
    name,
    parameters: { organizationId: "text", id: "text" },
    text: (p) => `SELECT ${postingColumns} FROM "posting"
      WHERE "organizationId" = ${p.organizationId} AND ${condition(p.id)}`,
    row: postingRow,
  });
const byId = readOne("read-posting", (id) => `"id" = ${id}`);
const byIdLocked = readOne("lock-posting", (id) => `"id" = ${id} FOR UPDATE`);
const openOfLoad = readOne("lock-open-posting-of-load", (id) => `"loadId" = ${id} AND "status" = 'OPEN' FOR UPDATE`);

const one = async (ctx: Context, statement: typeof byId, id: string): Promise<StoredPosting | undefined> =>
  (await runStatement(ctx, statement, { organizationId: ctx.organizationId, id }))[0];

export const readPosting = (ctx: Context, id: string) => one(ctx, byId, id);

/** Until the transaction ends nobody else changes the posting or a bid on it. */
export const lockPostingRow = (tx: Context, id: string) => one(tx, byIdLocked, id);

/** The load's open posting, locked as `lockPostingRow` does. */
export const lockOpenPostingOf = (tx: Context, loadId: string) => one(tx, openOfLoad, loadId);

// Locked in one order: of transactions that lock several postings none waits for another in a circle.
const lockByIds = defineStatement({
  name: "lock-postings",
  parameters: { organizationId: "text", ids: "text[]" },
  text: (p) => `SELECT ${postingColumns} FROM "posting"
    WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(${p.ids}) ORDER BY "id" FOR UPDATE`,
  row: postingRow,
});

export const lockPostingRows = (tx: Context, ids: readonly string[]): Promise<StoredPosting[]> =>
  runStatement(tx, lockByIds, { organizationId: tx.organizationId, ids });

const insert = defineStatement({
  name: "insert-posting",
  parameters: {
    organizationId: "text",
    id: "text",
    loadId: "text",
    openedBy: "jsonb",
    openedAt: "timestamptz",
    expiresAt: "timestamptz",
    instantResponse: "jsonb",
  },
  text: (p) => `INSERT INTO "posting" ("organizationId", "id", "loadId", "status", "openedBy", "openedAt", "expiresAt",
      "instantResponse")
    VALUES (${p.organizationId}, ${p.id}, ${p.loadId}, 'OPEN', ${p.openedBy}, ${p.openedAt}, ${p.expiresAt},
      ${p.instantResponse})
    RETURNING ${postingColumns}`,
  row: postingRow,
});

type NewPosting = Pick<StoredPosting, "id" | "loadId" | "expiresAt" | "instantResponse">;

/** Undefined when the load has an open posting. */
export async function insertPosting(tx: Context, posting: NewPosting): Promise<StoredPosting | undefined> {
  const { organizationId, now } = tx;
  const openedBy = JSON.stringify(authorOf(tx));
  const instantResponse = posting.instantResponse && JSON.stringify(posting.instantResponse);
  try {
    const values = { ...posting, organizationId, openedBy, openedAt: now, instantResponse };
    const [inserted] = await runStatement(tx, insert, values);
    announceChange(tx, "posting", [posting.loadId]);
    return inserted;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

const end = defineStatement({
  name: "end-posting",
  parameters: { organizationId: "text", id: "text", endedAt: "timestamptz", endedBy: "jsonb", reason: "text" },
  text: (p) => `UPDATE "posting"
    SET "status" = 'ENDED', "endedAt" = ${p.endedAt}, "endedBy" = ${p.endedBy}, "endReason" = ${p.reason}
    WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id} AND "status" = 'OPEN' RETURNING ${postingColumns}`,
  row: postingRow,
});

/** The posting, which must be open and locked, as it is once ended. */
export async function endPostingRow(tx: Context, id: string, reason: BidReasonCode): Promise<StoredPosting> {
  const { organizationId, now } = tx;
  const values = { organizationId, id, endedAt: now, endedBy: JSON.stringify(authorOf(tx)), reason };
  const [ended] = await runStatement(tx, end, values);
  if (!ended) throw new Error("Only an open posting can end.");
  announceChange(tx, "posting", [ended.loadId]);
  return ended;
}

const openOfLoads = (name: string, ending: string) =>
  defineStatement({
    name,
    parameters: { organizationId: "text", loadIds: "text[]" },
    text: (p) => `SELECT ${postingColumns} FROM "posting"
      WHERE "organizationId" = ${p.organizationId} AND "loadId" = ANY(${p.loadIds}) AND "status" = 'OPEN' ${ending}`,
    row: postingRow,
  });
const openPostings = openOfLoads("read-postings-of-loads-to-post", "");
const openPostingsLocked = openOfLoads("lock-postings-of-loads", `ORDER BY "id" FOR UPDATE`);

/** The open postings of loads; with `lock` as `lockPostingRow`. */
export const readOpenPostingsOf = (ctx: Context, loadIds: readonly string[], lock = false): Promise<StoredPosting[]> =>
  runStatement(ctx, lock ? openPostingsLocked : openPostings, { organizationId: ctx.organizationId, loadIds });

const insertMany = defineStatement({
  name: "insert-postings",
  parameters: {
    organizationId: "text",
    ids: "text[]",
    loadIds: "text[]",
    openedBy: "jsonb",
    openedAt: "timestamptz",
    expiresAt: "timestamptz",
  },
  text: (p) => `INSERT INTO "posting" ("organizationId", "id", "loadId", "status", "openedBy", "openedAt", "expiresAt")
    SELECT ${p.organizationId}, it."id", it."loadId", 'OPEN', ${p.openedBy}, ${p.openedAt}, ${p.expiresAt}
    FROM unnest(${p.ids}, ${p.loadIds}) AS it("id", "loadId")
    RETURNING "id"`,
  row: { id: text() },
});

/** Opens postings of loads that are locked and have none that is open. */
export async function insertPostings(
  tx: Context,
  postings: readonly Pick<StoredPosting, "id" | "loadId">[],
  expiresAt: Date | null,
) {
  const { organizationId, now } = tx;
  const [ids, loadIds] = [postings.map(({ id }) => id), postings.map(({ loadId }) => loadId)];
  const openedBy = JSON.stringify(authorOf(tx));
  await runStatement(tx, insertMany, { organizationId, ids, loadIds, openedBy, openedAt: now, expiresAt });
  announceChange(tx, "posting", loadIds);
}

const expired = defineStatement({
  name: "find-expired-postings",
  parameters: { now: "timestamptz", from: "timestamptz", limit: "int4" },
  text: (p) => `SELECT "organizationId", "id", "expiresAt" FROM "posting"
    WHERE "status" = 'OPEN' AND "expiresAt" <= ${p.now} AND "expiresAt" >= ${p.from}
    ORDER BY "expiresAt" LIMIT ${p.limit}`,
  row: { organizationId: text(), id: text(), expiresAt: timestamp() },
});

/** The expired postings of all organizations from a time on, the earliest first. */
export const findExpired = (ctx: Context, from: Date, limit: number) =>
  runStatement(ctx, expired, { now: ctx.now, from, limit });

const nameOfLock = ({ organizationId }: Context) => `first-time bidders ${organizationId}`;

/** Until the transaction ends, no carrier without a relationship bids. */
export const lockOutFirstTimeBidders = (tx: Context) => lockName(tx, nameOfLock(tx));

/**
 * Until the transaction ends, no carrier is excluded from freight. For a carrier that bids without a relationship:
 * it has no row that could be locked.
 */
export const letFirstTimeBiddersIn = (tx: Context) => shareLockOfName(tx, nameOfLock(tx));
