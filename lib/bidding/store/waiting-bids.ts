import { coverageParameters, coverageValues, coveredBy, type LoadCoverage } from "@/lib/loads/rules/coverage";
import type { Context } from "@/lib/server/context";
import { defineStatement, type RowOf, runStatement, text, timestamp } from "@/lib/server/statement";

type Placed = Record<"organizationId" | "max" | keyof typeof coverageParameters, string>;

// Each status has an index in the order of waiting, so that the first are found without looking at the others.
const ofStatus = (status: "ACTIVE" | "COUNTERED", since: string, p: Placed) => `
    (SELECT bid."id", bid."loadId", bid."carrierId", bid."status", ${since} AS "since" FROM "bid" bid
      JOIN "load" load ON load."organizationId" = bid."organizationId" AND load."id" = bid."loadId"
      WHERE bid."organizationId" = ${p.organizationId} AND bid."status" = '${status}' AND ${coveredBy("load", p)}
      ORDER BY ${since}, bid."id" LIMIT ${p.max})`;

// As the desk's clock: from the moment it was submitted, or since the carrier rejected a counter.
const waiting = defineStatement({
  name: "find-waiting-bids",
  parameters: { organizationId: "text", max: "int4", ...coverageParameters },
  text: (p) =>
    [
      ofStatus("ACTIVE", `CASE WHEN bid."counterStatus" IS NULL THEN bid."submittedAt" ELSE bid."updatedAt" END`, p),
      ofStatus("COUNTERED", `coalesce(bid."counteredAt", bid."updatedAt")`, p),
    ].join(" UNION ALL "),
  row: {
    id: text(),
    loadId: text(),
    carrierId: text(),
    status: text<"ACTIVE" | "COUNTERED">(),
    since: timestamp(),
  },
});
export type WaitingBid = RowOf<typeof waiting>;

/** The bids that wait for the broker and those that wait for their carrier, each the longest waiting first up to `max`. */
export const readWaitingBids = (ctx: Context, coverage: LoadCoverage, max: number): Promise<WaitingBid[]> =>
  runStatement(ctx, waiting, { organizationId: ctx.organizationId, max, ...coverageValues(coverage) });
