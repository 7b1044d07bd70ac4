import type { StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { PostingStatus } from "@/lib/bidding/schema/posting";
import { isWaiting } from "@/lib/bidding/store/bid-rows";
import { postingColumns, postingRow } from "@/lib/bidding/store/posting-rows";
import type { Context } from "@/lib/server/context";
import {
  defineDynamicStatement,
  defineStatement,
  int,
  runDynamicStatement,
  runStatement,
  text,
} from "@/lib/server/statement";
import { Prisma } from "@/prisma/generated/client";

type PostingFilter = {
  loadId?: string | undefined;
  status?: readonly PostingStatus[] | undefined;
  before?: string | undefined;
};

type Asked = { organizationId: string; now: Date; filter: PostingFilter; limit: number };

function listedPostings({ organizationId, now, filter: { loadId, status, before }, limit }: Asked) {
  const isOpen = Prisma.sql`("status" = 'OPEN' AND ("expiresAt" IS NULL OR "expiresAt" > ${now}::timestamptz))`;
  const inStatus = status?.map((one) => (one === "OPEN" ? isOpen : Prisma.sql`NOT ${isOpen}`));
  const conditions = [
    Prisma.sql`"organizationId" = ${organizationId}`,
    ...(loadId === undefined ? [] : [Prisma.sql`"loadId" = ${loadId}`]),
    ...(before === undefined ? [] : [Prisma.sql`"id" < ${before}`]),
    ...(inStatus?.length ? [Prisma.sql`(${Prisma.join(inStatus, " OR ")})`] : []),
  ];
  return Prisma.sql`
    SELECT ${Prisma.raw(postingColumns)} FROM "posting"
    WHERE ${Prisma.join(conditions, " AND ")} ORDER BY "id" DESC LIMIT ${limit}`;
}

const example = { organizationId: "", now: new Date(0), limit: 1 };
const list = defineDynamicStatement({
  name: "list-postings",
  text: listedPostings,
  examples: [
    { ...example, filter: {} },
    { ...example, filter: { loadId: "", status: ["OPEN", "ENDED"], before: "" } },
  ],
  row: postingRow,
});

/** The posting that was opened last comes first. An expired one counts as ended, as it is shown. */
export const listPostingRows = (ctx: Context, filter: PostingFilter, limit: number): Promise<StoredPosting[]> =>
  runDynamicStatement(ctx, list, { organizationId: ctx.organizationId, now: ctx.now, filter, limit });

const totals = defineStatement({
  name: "count-bids-of-postings",
  parameters: { organizationId: "text", postingIds: "text[]" },
  text: (p) => `SELECT "postingId", count(*)::int AS "bidCount",
      count(*) FILTER (WHERE ${isWaiting})::int AS "openBidCount"
    FROM "bid" WHERE "organizationId" = ${p.organizationId} AND "postingId" = ANY(${p.postingIds})
    GROUP BY "postingId"`,
  row: { postingId: text(), bidCount: int(), openBidCount: int() },
});

/** Of each posting that has bids. */
export async function countBids(ctx: Context, postingIds: readonly string[]) {
  const rows = await runStatement(ctx, totals, { organizationId: ctx.organizationId, postingIds });
  return new Map(rows.map(({ postingId, ...counted }) => [postingId, counted]));
}

const names = defineStatement({
  name: "name-posted-loads",
  parameters: { organizationId: "text", ids: "text[]" },
  text: (p) => `SELECT "id", "externalId", "displayId" FROM "load"
    WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(${p.ids})`,
  row: { id: text(), externalId: text(), displayId: text() },
});

/** The ids under which the loads of postings are shown. */
export async function nameLoads(ctx: Context, ids: readonly string[]) {
  const rows = await runStatement(ctx, names, { organizationId: ctx.organizationId, ids });
  return new Map(rows.map(({ id, ...load }) => [id, load]));
}
