import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, runStatement, text } from "@/lib/server/statement";

// Week by week: so the index of a week's lanes finds them, however many observations the organization has.
const haulers = defineStatement({
  name: "find-haulers-of-market-pair",
  parameters: { organizationId: "text", weeks: "date[]", origin: "text", destination: "text" },
  text: (p) => `SELECT "carrierKey" AS "carrierId", count(*)::int AS "count", max("pickupDate")::text AS "lastDay"
    FROM "rate_observation" WHERE "organizationId" = ${p.organizationId} AND "week" = ANY(${p.weeks})
      AND "originMarket" = ${p.origin} AND "destinationMarket" = ${p.destination} AND "source" <> 'SYNTHETIC'
      AND starts_with("carrierKey", 'carrier_')
    GROUP BY "carrierKey"`,
  row: { carrierId: text(), count: int(), lastDay: text() },
});

type MarketPair = { origin: string; destination: string; weeks: readonly string[] };

export const readMarketHaulers = (ctx: Context, { origin, destination, weeks }: MarketPair) =>
  runStatement(ctx, haulers, { organizationId: ctx.organizationId, origin, destination, weeks: arrayLiteral(weeks) });
