import { ObservationSource } from "@/lib/rates/schema/observation";
import type { SummarizeObservationsResponse } from "@/lib/rates/schema/observation-summary";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

// Grouped by what there are few of first: distinct values of every row would be sorted, these are not.
const summarize = {
  name: "summarize-rate-observations",
  text: `WITH grouped AS MATERIALIZED (
      SELECT "source", "carrierKey", "originMarket", "destinationMarket", "usMxBorderCrossing", "trailerCategory",
        "currencyCode", count(*) AS "observations", min("pickupDate") AS "from", max("pickupDate") AS "to"
      FROM "rate_observation" WHERE "organizationId" = $1 GROUP BY 1, 2, 3, 4, 5, 6, 7)
    SELECT coalesce(sum("observations"), 0)::int AS "observations", min("from")::text AS "from", max("to")::text AS "to",
      (SELECT count(*)::int FROM (SELECT DISTINCT "carrierKey" FROM grouped) AS one) AS "carriers",
      (SELECT count(*)::int FROM (SELECT DISTINCT "originMarket", "destinationMarket", "usMxBorderCrossing",
        "trailerCategory", "currencyCode" FROM grouped) AS one) AS "lanes",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('source', "source", 'observations', "observations")
        ORDER BY "observations" DESC, "source"), '[]'::jsonb)
        FROM (SELECT "source", sum("observations")::int AS "observations" FROM grouped GROUP BY 1) AS one) AS "bySource"
    FROM grouped`,
};

type Row = {
  observations: number;
  carriers: number;
  lanes: number;
  from: string | null;
  to: string | null;
  bySource: { source: string; observations: number }[];
};

const empty: Row = { observations: 0, carriers: 0, lanes: 0, from: null, to: null, bySource: [] };

/** What the organization has of observations, in one statement. */
export async function summarizeStored(ctx: Context): Promise<SummarizeObservationsResponse> {
  const [{ from, to, bySource, ...counts } = empty] = await runStatement<Row>(ctx, summarize, [ctx.organizationId]);
  return {
    ...counts,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    bySource: bySource.map(({ source, observations }) => ({ source: ObservationSource.parse(source), observations })),
  };
}
