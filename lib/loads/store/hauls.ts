import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, runStatement, text, timestamp } from "@/lib/server/statement";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/**
 * Whether a load is hauled: completed, or, where nobody says that, with its last stop behind it. A load that is booked
 * says nothing yet of how its carrier hauls.
 */
const isHauled = (load: string, now: string) =>
  `${load}."status" IN ('BOOKED', 'COMPLETED')
        AND (${load}."status" = 'COMPLETED' OR coalesce(${load}."deliveryAt", ${load}."pickupAt") <= ${now})`;
const hauledAt = (load: string, now: string) =>
  `least(coalesce(${load}."deliveryAt", ${load}."pickupAt", ${load}."updatedAt"), ${now})`;

const haulersOfLane = defineStatement({
  name: "find-haulers-of-lane",
  parameters: { organizationId: "text", loadId: "text", now: "timestamptz" },
  text: (p) => `SELECT other."carrierId", count(*)::int AS "count",
      max(${hauledAt("other", p.now)}) AS "lastAt"
    FROM "load" wanted JOIN "load" other ON other."organizationId" = wanted."organizationId"
      AND other."originPlace" = wanted."originPlace" AND other."destinationPlace" = wanted."destinationPlace"
    WHERE wanted."organizationId" = ${p.organizationId} AND wanted."id" = ${p.loadId} AND other."id" <> wanted."id"
      AND other."carrierId" IS NOT NULL AND ${isHauled("other", p.now)}
    GROUP BY other."carrierId"`,
  row: { carrierId: text(), count: int(), lastAt: timestamp() },
});

/** How many other loads each carrier hauled from the first place of this load to its last, and when it last did. */
export const readHaulersOfLane = (ctx: Context, loadId: string) =>
  runStatement(ctx, haulersOfLane, { organizationId: ctx.organizationId, loadId, now: ctx.now });

const latestHauls = 20;

const haulsOfCarriers = defineStatement({
  name: "read-hauls-of-carriers",
  parameters: { organizationId: "text", carrierIds: "text[]", trailerTypes: "text[]", now: "timestamptz" },
  text: (p) => `SELECT wanted."carrierId", count(*)::int AS "count",
      count(*) FILTER (WHERE haul."trailerTypes" && ${p.trailerTypes})::int AS "withTrailer",
      max(${hauledAt("haul", p.now)}) AS "lastAt"
    FROM unnest(${p.carrierIds}) AS wanted("carrierId") CROSS JOIN LATERAL (
      SELECT "trailerTypes", "pickupAt", "deliveryAt", "updatedAt" FROM "load"
      WHERE "organizationId" = ${p.organizationId} AND "carrierId" = wanted."carrierId"
        AND ${isHauled(`"load"`, p.now)}
      ORDER BY "updatedAt" DESC LIMIT ${latestHauls}
    ) haul GROUP BY wanted."carrierId"`,
  row: { carrierId: text(), count: int(), withTrailer: int(), lastAt: timestamp() },
});

/** Of the latest loads of each carrier: how many, and how many of them asked for one of these trailers. */
export const readHaulsOfCarriers = (
  ctx: Context,
  carrierIds: readonly string[],
  trailerTypes: readonly TrailerType[],
) =>
  runStatement(ctx, haulsOfCarriers, {
    organizationId: ctx.organizationId,
    carrierIds: arrayLiteral(carrierIds),
    trailerTypes: arrayLiteral(trailerTypes),
    now: ctx.now,
  });
