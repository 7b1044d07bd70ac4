import { isWaiting } from "@/lib/bidding/store/bid-rows";
import type { Context } from "@/lib/server/context";
import {
  bool,
  defineStatement,
  int,
  nullable,
  type RowOf,
  runStatement,
  text,
  timestamp,
} from "@/lib/server/statement";
import type { CurrencyCode } from "@/lib/vocabulary/money";

// A load's bids by its index, and of those only the open ones: a list asks for a page of loads at once.
const waiting = defineStatement({
  name: "read-waiting-bids-of-loads",
  parameters: { organizationId: "text", loadIds: "text[]" },
  text: (
    p,
  ) => `SELECT bid."id", bid."postingId", bid."loadId", bid."carrierId", bid."amount", bid."currencyCode", bid."status",
      bid."isRejectedByRule", bid."submittedAt",
      CASE WHEN bid."counterStatus" IS NOT NULL THEN bid."updatedAt" END AS "counterAt",
      carrier."displayName" AS "carrierName"
    FROM "bid" bid JOIN "carrier" carrier ON carrier."id" = bid."carrierId"
    WHERE bid."organizationId" = ${p.organizationId} AND bid."loadId" = ANY(${p.loadIds}) AND bid.${isWaiting}`,
  row: {
    id: text(),
    postingId: text(),
    loadId: text(),
    carrierId: text(),
    amount: int(),
    currencyCode: text<CurrencyCode>(),
    status: text<"ACTIVE" | "COUNTERED">(),
    isRejectedByRule: bool(),
    submittedAt: timestamp(),
    counterAt: nullable(timestamp()),
    carrierName: text(),
  },
});

/** The bids for these loads that wait for the broker or for their carrier. */
export const readWaitingBidsOfLoads = (ctx: Context, loadIds: readonly string[]): Promise<RowOf<typeof waiting>[]> =>
  runStatement(ctx, waiting, { organizationId: ctx.organizationId, loadIds });

const openPostings = defineStatement({
  name: "read-open-postings-of-loads",
  parameters: { organizationId: "text", loadIds: "text[]", now: "timestamptz" },
  text: (p) => `SELECT "loadId", "expiresAt" FROM "posting"
    WHERE "organizationId" = ${p.organizationId} AND "loadId" = ANY(${p.loadIds}) AND "status" = 'OPEN'
      AND ("expiresAt" IS NULL OR "expiresAt" > ${p.now})`,
  row: { loadId: text(), expiresAt: nullable(timestamp()) },
});

/** The open postings of these loads: at most one of each. */
export async function readOpenPostings(ctx: Context, loadIds: readonly string[]) {
  const rows = await runStatement(ctx, openPostings, { organizationId: ctx.organizationId, loadIds, now: ctx.now });
  return new Map(rows.map(({ loadId, expiresAt }) => [loadId, { expiresAt }]));
}
