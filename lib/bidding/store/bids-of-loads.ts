import { isWaiting } from "@/lib/bidding/store/bid-rows";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, nullable, type RowOf, runStatement, text, timestamp } from "@/lib/server/statement";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** Of those that ask for the least, how many are looked at for one whose carrier may be assigned. */
const lowestMax = 10;

// A load's bids by its index, and of those only the open ones: a list asks for a page of loads at once. The lowest come
// first, in the currency of the load's maximum, else in the one most of them have.
const lowest = defineStatement({
  name: "read-lowest-bids-of-loads",
  parameters: { organizationId: "text", loadIds: "text[]" },
  text: (p) => `SELECT "ranked".*, carrier."displayName" AS "carrierName" FROM (
      SELECT bid."id", bid."loadId", bid."carrierId", bid."amount", bid."currencyCode", bid."status",
        bid."submittedAt", bid."counterAt", bid."openBidCount", row_number() OVER (
          PARTITION BY bid."loadId"
          ORDER BY (bid."currencyCode" = load."maxBuyCurrency") IS TRUE DESC, bid."ofCurrency" DESC,
            bid."currencyCode", bid."amount", bid."id"
        )::int AS "place"
      FROM (
        SELECT "id", "organizationId", "loadId", "carrierId", "amount", "currencyCode", "status", "submittedAt",
          CASE WHEN "counterStatus" IS NOT NULL THEN "updatedAt" END AS "counterAt",
          count(*) OVER (PARTITION BY "loadId")::int AS "openBidCount",
          count(*) OVER (PARTITION BY "loadId", "currencyCode")::int AS "ofCurrency"
        FROM "bid"
        WHERE "organizationId" = ${p.organizationId} AND "loadId" = ANY(${p.loadIds}) AND ${isWaiting}
      ) bid
      JOIN "load" load ON load."organizationId" = bid."organizationId" AND load."id" = bid."loadId"
    ) "ranked"
    JOIN "carrier" carrier ON carrier."id" = "ranked"."carrierId"
    WHERE "place" <= ${lowestMax} ORDER BY "ranked"."loadId", "place"`,
  row: {
    id: text(),
    loadId: text(),
    carrierId: text(),
    amount: int(),
    currencyCode: text<CurrencyCode>(),
    status: text<"ACTIVE" | "COUNTERED">(),
    submittedAt: timestamp(),
    counterAt: nullable(timestamp()),
    openBidCount: int(),
    place: int(),
    carrierName: text(),
  },
});
export type LowBid = RowOf<typeof lowest>;

/** The lowest open bids of each of these loads, the best currency first. */
export const readLowestBids = (ctx: Context, loadIds: readonly string[]): Promise<LowBid[]> =>
  runStatement(ctx, lowest, { organizationId: ctx.organizationId, loadIds });

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
