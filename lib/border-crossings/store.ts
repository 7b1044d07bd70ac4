import type { OwnHistory } from "@/lib/border-crossings/rules/history";
import type { Context } from "@/lib/server/context";
import { additionalWrite } from "@/lib/server/gathered-write";
import { defineStatement, int, runStatement, text } from "@/lib/server/statement";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Codes of the markets a lane leads from and to. */
export type MarketPair = [origin: string, destination: string];

export type CrossingUse = { markets: MarketPair; crossing: UsMxBorderCrossing };

/** Of the longest history only the newest loads of a lane are read: the answer costs the same after years. */
const newestLoads = 200;

const readUses = defineStatement({
  name: "read-crossing-uses",
  parameters: { organizationId: "text", origins: "text[]", destinations: "text[]" },
  text: (
    p,
  ) => `SELECT lane."originMarket", lane."destinationMarket", newest."usMxBorderCrossing" AS crossing, count(*)::int AS loads
    FROM (SELECT DISTINCT * FROM unnest(${p.origins}, ${p.destinations})
      AS pair("originMarket", "destinationMarket")) AS lane
    CROSS JOIN LATERAL (
      SELECT "usMxBorderCrossing" FROM "crossing_use" WHERE "organizationId" = ${p.organizationId}
        AND "originMarket" = lane."originMarket" AND "destinationMarket" = lane."destinationMarket"
      ORDER BY "usedAt" DESC LIMIT ${newestLoads}
    ) AS newest
    GROUP BY 1, 2, 3`,
  row: { originMarket: text(), destinationMarket: text(), crossing: text(), loads: int() },
});

/** How often the organization's own loads on each lane used each crossing, by "origin destination"; one statement. */
export async function readOwnHistory(ctx: Context, lanes: readonly MarketPair[]): Promise<Map<string, OwnHistory>> {
  const found = new Map<string, Map<UsMxBorderCrossing, number>>();
  if (lanes.length === 0) return found;
  const rows = await runStatement(ctx, readUses, {
    organizationId: ctx.organizationId,
    origins: lanes.map(([origin]) => origin),
    destinations: lanes.map(([, destination]) => destination),
  });
  for (const { originMarket, destinationMarket, crossing, loads } of rows) {
    const key = `${originMarket} ${destinationMarket}`;
    found.set(key, (found.get(key) ?? new Map()).set(UsMxBorderCrossing.parse(crossing), loads));
  }
  return found;
}

const saveUse = {
  name: "crossing_use",
  parameters: { organizationId: "text", origin: "text", destination: "text", crossing: "text", usedAt: "timestamptz" },
  text: (p: Record<"organizationId" | "origin" | "destination" | "crossing" | "usedAt", string>) =>
    `INSERT INTO "crossing_use"
      ("organizationId", "loadId", "originMarket", "destinationMarket", "usMxBorderCrossing", "usedAt")
    SELECT ${p.organizationId}, "id", ${p.origin}, ${p.destination}, ${p.crossing}, ${p.usedAt} FROM "saved"
    ON CONFLICT ("organizationId", "loadId") DO UPDATE SET "originMarket" = EXCLUDED."originMarket",
      "destinationMarket" = EXCLUDED."destinationMarket", "usMxBorderCrossing" = EXCLUDED."usMxBorderCrossing",
      "usedAt" = EXCLUDED."usedAt"`,
} as const;

/** Keeps which crossing a load took; goes with the statement that writes the load and calls what it wrote "saved". */
export const savedUse = ({ organizationId, now: usedAt }: Context, { markets, crossing }: CrossingUse) =>
  additionalWrite(saveUse, { organizationId, origin: markets[0], destination: markets[1], crossing, usedAt });

const removeUse = {
  name: "no_crossing_use",
  parameters: { organizationId: "text" },
  text: (p: Record<"organizationId", string>) =>
    `DELETE FROM "crossing_use" USING "saved" WHERE "organizationId" = ${p.organizationId} AND "loadId" = "saved"."id"`,
} as const;

/** Forgets the crossing of a load that uses none any longer; goes with the statement that writes the load. */
export const removedUse = ({ organizationId }: Context) => additionalWrite(removeUse, { organizationId });
