import type { OwnHistory } from "@/lib/border-crossings/rules/own-history";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Codes of the markets a lane leads from and to. */
export type MarketPair = [origin: string, destination: string];

export type CrossingUse = { loadId: string; markets: MarketPair; crossing: UsMxBorderCrossing; usedAt: Date };

/** Of the longest history only the newest loads of a lane are read: the answer costs the same after years. */
const newestLoads = 200;

const readUses = {
  name: "read-crossing-uses",
  text: `SELECT lane."originMarket", lane."destinationMarket", newest."usMxBorderCrossing" AS crossing, count(*)::int AS loads
    FROM (SELECT DISTINCT * FROM unnest($2::text[], $3::text[]) AS pair("originMarket", "destinationMarket")) AS lane
    CROSS JOIN LATERAL (
      SELECT "usMxBorderCrossing" FROM "crossing_use"
      WHERE "organizationId" = $1 AND "originMarket" = lane."originMarket" AND "destinationMarket" = lane."destinationMarket"
      ORDER BY "usedAt" DESC LIMIT ${newestLoads}
    ) AS newest
    GROUP BY 1, 2, 3`,
};
type UseRow = { originMarket: string; destinationMarket: string; crossing: string; loads: number };

/** How often the organization's own loads on each lane used each crossing, by "origin destination"; one statement. */
export async function readOwnHistory(ctx: Context, lanes: readonly MarketPair[]): Promise<Map<string, OwnHistory>> {
  const found = new Map<string, Map<UsMxBorderCrossing, number>>();
  if (lanes.length === 0) return found;
  const [origins, destinations] = [lanes.map(([origin]) => origin), lanes.map(([, destination]) => destination)];
  const rows = await runStatement<UseRow>(ctx, readUses, [ctx.organizationId, origins, destinations]);
  for (const { originMarket, destinationMarket, crossing, loads } of rows) {
    const key = `${originMarket} ${destinationMarket}`;
    found.set(key, (found.get(key) ?? new Map()).set(UsMxBorderCrossing.parse(crossing), loads));
  }
  return found;
}

const saveUses = {
  name: "save-crossing-uses",
  text: `INSERT INTO "crossing_use"
      ("organizationId", "loadId", "originMarket", "destinationMarket", "usMxBorderCrossing", "usedAt")
    SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
    ON CONFLICT ("organizationId", "loadId") DO UPDATE SET "originMarket" = EXCLUDED."originMarket",
      "destinationMarket" = EXCLUDED."destinationMarket", "usMxBorderCrossing" = EXCLUDED."usMxBorderCrossing",
      "usedAt" = EXCLUDED."usedAt"`,
};

/** Keeps which crossing each load took; a load that is kept already is kept anew. */
export async function saveCrossingUses(ctx: Context, uses: readonly CrossingUse[]) {
  await runStatement(ctx, saveUses, [
    ctx.organizationId,
    uses.map(({ loadId }) => loadId),
    uses.map(({ markets }) => markets[0]),
    uses.map(({ markets }) => markets[1]),
    uses.map(({ crossing }) => crossing),
    uses.map(({ usedAt }) => usedAt.toISOString()),
  ]);
}

const removeUse = {
  name: "remove-crossing-use",
  text: `DELETE FROM "crossing_use" WHERE "organizationId" = $1 AND "loadId" = $2`,
};

/** Forgets the crossing of a load that uses none any longer. */
export async function removeCrossingUse(ctx: Context, loadId: string) {
  await runStatement(ctx, removeUse, [ctx.organizationId, loadId]);
}
