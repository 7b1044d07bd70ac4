import type { ObservationChanges } from "@/lib/rates/rules/observations";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/summary-series";
import {
  type Observation,
  ObservationSource,
  type SummarizeObservationsResponse,
} from "@/lib/rates/schema/observation";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

/**
 * Lets this transaction alone import for its organization until it ends: nobody decides on what another is about to
 * change.
 */
export const lockObservations = ({ organizationId, db }: Context) =>
  db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rate observations of ${organizationId}`}, 0))`;

type Row = { [Name in keyof Observation]-?: Observation[Name] | null };

const columns = [
  "key",
  "originMarket",
  "destinationMarket",
  "usMxBorderCrossing",
  "trailerCategory",
  "currencyCode",
  "carrierKey",
  "source",
  "routeMiles",
  "allInAmount",
  "lineHaulAmount",
] as const satisfies (keyof Observation)[];
const numberTypes = ["float8", "int", "int"];
const columnTypes = [...columns.slice(numberTypes.length).map(() => "text"), ...numberTypes, "date", "date"];
const columnList = columns.map((column) => `"${column}"`).join(", ");

const selectColumns = `SELECT ${columnList}, "pickupDate"::text AS "pickupDate" FROM "rate_observation"
  WHERE "organizationId" = $1`;

const readByKey = {
  name: "read-rate-observations",
  text: `${selectColumns} AND "key" = ANY($2::text[])`,
};

/** Guarantee of the cast: what is written is an observation, and what is null is not copied. */
function toObservation(row: Row): Observation {
  const { usMxBorderCrossing, lineHaulAmount, ...always } = row;
  return {
    ...always,
    ...(usMxBorderCrossing !== null && { usMxBorderCrossing }),
    ...(lineHaulAmount !== null && { lineHaulAmount }),
  } as Observation;
}

/** The observations that are stored under these keys. */
export async function readObservations(ctx: Context, keys: readonly string[]): Promise<Observation[]> {
  if (keys.length === 0) return [];
  return (await runStatement<Row>(ctx, readByKey, [ctx.organizationId, arrayLiteral(keys)])).map(toObservation);
}

const readOfLoad = {
  name: "read-rate-observations-of-load",
  text: `${selectColumns} AND "key" = ANY(ARRAY['load:' || $2, 'import:' || (
    SELECT "externalId" FROM "load" WHERE "organizationId" = $1 AND "id" = $2)])`,
};

/** What is stored of a load of the portal: its own observation, and one that was imported under its external id. */
export const readObservationsOfLoad = async (ctx: Context, loadId: string): Promise<Observation[]> =>
  (await runStatement<Row>(ctx, readOfLoad, [ctx.organizationId, loadId])).map(toObservation);

/** What the keys of imported observations begin with. */
const imported = "import:";

const readPaidLoads = {
  name: "read-loads-with-rate-observation",
  text: `SELECT 'import:' || load."externalId" AS "key" FROM "load" AS load JOIN "rate_observation" AS paid
      ON paid."organizationId" = $1 AND paid."key" = 'load:' || load."id"
    WHERE load."organizationId" = $1 AND load."externalId" = ANY($2::text[])`,
};

/** Which of the keys of an import are external ids of loads whose price the portal knows by itself. */
export async function readPaidLoadKeys(ctx: Context, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await runStatement<{ key: string }>(ctx, readPaidLoads, [
    ctx.organizationId,
    arrayLiteral(keys.map((key) => key.slice(imported.length))),
  ]);
  return new Set(rows.map(({ key }) => key));
}

// Columns travel as one text each: thousands of values cost Prisma more than the statement itself. No text that is stored
// contains the separator, and none is empty.
const separator = "\u0001";
const column = (parameter: number, type: string) => `string_to_array($${parameter}, E'\\x01', '')::${type}[]`;

const insert = {
  name: "insert-rate-observations",
  text: `INSERT INTO "rate_observation" ("organizationId", "createdAt", ${columnList}, "pickupDate", "week")
    SELECT $1, $2::timestamptz, * FROM unnest(${columnTypes.map((type, at) => column(at + 3, type)).join(", ")})`,
};

const remove = {
  name: "remove-rate-observations",
  text: `DELETE FROM "rate_observation" WHERE "organizationId" = $1 AND "key" = ANY($2::text[])`,
};

/** Takes out what was removed or replaced, and puts in what was added. */
export async function changeObservations(ctx: Context, { added, removed }: ObservationChanges) {
  const { organizationId, now } = ctx;
  if (removed.length > 0)
    await runStatement(ctx, remove, [organizationId, arrayLiteral(removed.map(({ key }) => key))]);
  if (added.length === 0) return;
  const values = (of: (observation: Observation) => unknown) => added.map((one) => of(one) ?? "").join(separator);
  await runStatement(ctx, insert, [
    organizationId,
    now.toISOString(),
    ...columns.map((name) => values((one) => one[name])),
    values(({ pickupDate }) => pickupDate),
    values(({ pickupDate }) => mondayOf(weekNumberOf(pickupDate))),
  ]);
}

// Grouped by what there are few of first: distinct values of every row would be sorted, these are not.
const countAll = {
  name: "countAll-rate-observations",
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

type CountRow = {
  observations: number;
  carriers: number;
  lanes: number;
  from: string | null;
  to: string | null;
  bySource: { source: string; observations: number }[];
};

const empty: CountRow = { observations: 0, carriers: 0, lanes: 0, from: null, to: null, bySource: [] };

/** What the organization has of observations, in one statement. */
export async function summarizeStored(ctx: Context): Promise<SummarizeObservationsResponse> {
  const [{ from, to, bySource, ...counts } = empty] = await runStatement<CountRow>(ctx, countAll, [ctx.organizationId]);
  return {
    ...counts,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    bySource: bySource.map(({ source, observations }) => ({ source: ObservationSource.parse(source), observations })),
  };
}
