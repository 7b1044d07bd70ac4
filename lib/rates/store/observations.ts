import type { ObservationChanges } from "@/lib/rates/rules/observations";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/summary-series";
import type { Observation, ObservationSource, SummarizeObservationsResponse } from "@/lib/rates/schema/observation";
import { announceChange } from "@/lib/server/announce-change";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { lockName } from "@/lib/server/named-lock";
import { defineStatement, float, int, jsonb, nullable, type RowOf, runStatement, text } from "@/lib/server/statement";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** One transaction at a time imports for an organization: none decides on what another is about to change. */
export const lockObservations = (tx: Context) => lockName(tx, `rate observations of ${tx.organizationId}`);

const selectColumns = `SELECT "key", "originMarket", "destinationMarket", "usMxBorderCrossing", "trailerCategory",
    "routeMiles", "pickupDate"::text AS "pickupDate", "allInAmount", "lineHaulAmount", "currencyCode", "carrierKey", "source"
  FROM "rate_observation"`;
const stored = {
  key: text(),
  originMarket: text(),
  destinationMarket: text(),
  usMxBorderCrossing: nullable(text<UsMxBorderCrossing>()),
  trailerCategory: text<TrailerCategory>(),
  routeMiles: float(),
  pickupDate: text(),
  allInAmount: int(),
  lineHaulAmount: nullable(int()),
  currencyCode: text<CurrencyCode>(),
  carrierKey: text(),
  source: text<ObservationSource>(),
};

const readByKey = defineStatement({
  name: "read-rate-observations",
  parameters: { organizationId: "text", keys: "text[]" },
  text: (p) => `${selectColumns} WHERE "organizationId" = ${p.organizationId} AND "key" = ANY(${p.keys})`,
  row: stored,
});

/** What is null is not copied. */
const toObservation = ({ usMxBorderCrossing, lineHaulAmount, ...always }: RowOf<typeof readByKey>): Observation => ({
  ...always,
  ...(usMxBorderCrossing !== null && { usMxBorderCrossing }),
  ...(lineHaulAmount !== null && { lineHaulAmount }),
});

/** The observations that are stored under these keys. */
export async function readObservations(ctx: Context, keys: readonly string[]): Promise<Observation[]> {
  if (keys.length === 0) return [];
  const values = { organizationId: ctx.organizationId, keys: arrayLiteral(keys) };
  return (await runStatement(ctx, readByKey, values)).map(toObservation);
}

const readOfLoad = defineStatement({
  name: "read-rate-observations-of-load",
  parameters: { organizationId: "text", loadId: "text" },
  text: (p) => `${selectColumns} WHERE "organizationId" = ${p.organizationId}
    AND "key" = ANY(ARRAY['load:' || ${p.loadId}, 'import:' || (
      SELECT "externalId" FROM "load" WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.loadId})])`,
  row: stored,
});

/** What is stored of a load of the portal: its own observation, and one that was imported under its external id. */
export const readObservationsOfLoad = async (ctx: Context, loadId: string): Promise<Observation[]> =>
  (await runStatement(ctx, readOfLoad, { organizationId: ctx.organizationId, loadId })).map(toObservation);

/** What the keys of imported observations begin with. */
const imported = "import:";

const readPaidLoads = defineStatement({
  name: "read-loads-with-rate-observation",
  parameters: { organizationId: "text", externalIds: "text[]" },
  text: (p) => `SELECT 'import:' || load."externalId" AS "key" FROM "load" AS load JOIN "rate_observation" AS paid
      ON paid."organizationId" = ${p.organizationId} AND paid."key" = 'load:' || load."id"
    WHERE load."organizationId" = ${p.organizationId} AND load."externalId" = ANY(${p.externalIds})`,
  row: { key: text() },
});

/** Which of the keys of an import are external ids of loads whose price the portal knows by itself. */
export async function readPaidLoadKeys(ctx: Context, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const externalIds = arrayLiteral(keys.map((key) => key.slice(imported.length)));
  const rows = await runStatement(ctx, readPaidLoads, { organizationId: ctx.organizationId, externalIds });
  return new Set(rows.map(({ key }) => key));
}

// Columns travel as one text each: thousands of values cost Prisma more than the statement itself. No text that is stored
// contains the separator, and none is empty.
const separator = "\u0001";
const list = (column: string, type: string) => `string_to_array(${column}, E'\\x01', '')::${type}[]`;

const insert = defineStatement({
  name: "insert-rate-observations",
  parameters: {
    organizationId: "text",
    createdAt: "timestamptz",
    key: "text",
    originMarket: "text",
    destinationMarket: "text",
    usMxBorderCrossing: "text",
    trailerCategory: "text",
    currencyCode: "text",
    carrierKey: "text",
    source: "text",
    routeMiles: "text",
    allInAmount: "text",
    lineHaulAmount: "text",
    pickupDate: "text",
    week: "text",
  },
  text: (
    p,
  ) => `INSERT INTO "rate_observation" ("organizationId", "createdAt", "key", "originMarket", "destinationMarket",
      "usMxBorderCrossing", "trailerCategory", "currencyCode", "carrierKey", "source", "routeMiles", "allInAmount",
      "lineHaulAmount", "pickupDate", "week")
    SELECT ${p.organizationId}, ${p.createdAt}, * FROM unnest(${list(p.key, "text")}, ${list(p.originMarket, "text")},
      ${list(p.destinationMarket, "text")}, ${list(p.usMxBorderCrossing, "text")}, ${list(p.trailerCategory, "text")},
      ${list(p.currencyCode, "text")}, ${list(p.carrierKey, "text")}, ${list(p.source, "text")},
      ${list(p.routeMiles, "float8")}, ${list(p.allInAmount, "int")}, ${list(p.lineHaulAmount, "int")},
      ${list(p.pickupDate, "date")}, ${list(p.week, "date")})`,
  row: {},
});

const remove = defineStatement({
  name: "remove-rate-observations",
  parameters: { organizationId: "text", keys: "text[]" },
  text: (p) => `DELETE FROM "rate_observation" WHERE "organizationId" = ${p.organizationId} AND "key" = ANY(${p.keys})`,
  row: {},
});

/** Takes out what was removed or replaced, and puts in what was added. */
export async function changeObservations(ctx: Context, { added, removed }: ObservationChanges) {
  const { organizationId, now } = ctx;
  if (added.length + removed.length > 0) announceChange(ctx, "rate");
  if (removed.length > 0) {
    await runStatement(ctx, remove, { organizationId, keys: arrayLiteral(removed.map(({ key }) => key)) });
  }
  if (added.length === 0) return;
  const joined = (of: (observation: Observation) => string | number | undefined) =>
    added.map((one) => of(one) ?? "").join(separator);
  await runStatement(ctx, insert, {
    organizationId,
    createdAt: now,
    key: joined(({ key }) => key),
    originMarket: joined(({ originMarket }) => originMarket),
    destinationMarket: joined(({ destinationMarket }) => destinationMarket),
    usMxBorderCrossing: joined(({ usMxBorderCrossing }) => usMxBorderCrossing),
    trailerCategory: joined(({ trailerCategory }) => trailerCategory),
    currencyCode: joined(({ currencyCode }) => currencyCode),
    carrierKey: joined(({ carrierKey }) => carrierKey),
    source: joined(({ source }) => source),
    routeMiles: joined(({ routeMiles }) => routeMiles),
    allInAmount: joined(({ allInAmount }) => allInAmount),
    lineHaulAmount: joined(({ lineHaulAmount }) => lineHaulAmount),
    pickupDate: joined(({ pickupDate }) => pickupDate),
    week: joined(({ pickupDate }) => mondayOf(weekNumberOf(pickupDate))),
  });
}

// Grouped by what there are few of first: distinct values of every row would be sorted, these are not.
const countAll = defineStatement({
  name: "summarize-rate-observations",
  parameters: { organizationId: "text" },
  text: (p) => `WITH grouped AS MATERIALIZED (
      SELECT "source", "carrierKey", "originMarket", "destinationMarket", "usMxBorderCrossing", "trailerCategory",
        "currencyCode", count(*) AS "observations", min("pickupDate") AS "from", max("pickupDate") AS "to"
      FROM "rate_observation" WHERE "organizationId" = ${p.organizationId} GROUP BY 1, 2, 3, 4, 5, 6, 7)
    SELECT coalesce(sum("observations"), 0)::int AS "observations", min("from")::text AS "from", max("to")::text AS "to",
      (SELECT count(*)::int FROM (SELECT DISTINCT "carrierKey" FROM grouped) AS one) AS "carriers",
      (SELECT count(*)::int FROM (SELECT DISTINCT "originMarket", "destinationMarket", "usMxBorderCrossing",
        "trailerCategory", "currencyCode" FROM grouped) AS one) AS "lanes",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('source', "source", 'observations', "observations")
        ORDER BY "observations" DESC, "source"), '[]'::jsonb)
        FROM (SELECT "source", sum("observations")::int AS "observations" FROM grouped GROUP BY 1) AS one) AS "bySource"
    FROM grouped`,
  row: {
    observations: int(),
    carriers: int(),
    lanes: int(),
    from: nullable(text()),
    to: nullable(text()),
    bySource: jsonb<SummarizeObservationsResponse["bySource"]>(),
  },
});

/** What the organization has of observations, in one statement. */
export async function summarizeStored(ctx: Context): Promise<SummarizeObservationsResponse> {
  const [row] = await runStatement(ctx, countAll, { organizationId: ctx.organizationId });
  if (!row) throw new Error("An aggregate answers one row.");
  const { from, to, ...counts } = row;
  return { ...counts, ...(from !== null && { from }), ...(to !== null && { to }) };
}
