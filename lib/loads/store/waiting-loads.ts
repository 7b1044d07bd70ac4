import type { JsonChange } from "@/lib/core/json-diff";
import {
  coverageParameters,
  coverageValues,
  coveredBy,
  isUncovered,
  type LoadCoverage,
} from "@/lib/loads/rules/coverage";
import type { LoadStatus } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import type { Context } from "@/lib/server/context";
import { defineGatheredRead } from "@/lib/server/gathered-statement";
import {
  bool,
  defineStatement,
  int,
  jsonb,
  nullable,
  type RowOf,
  runStatement,
  text,
  timestamp,
} from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";
import type { Money } from "@/lib/vocabulary/money";

const ahead = `"status" IN ('ON_HOLD', 'AVAILABLE', 'BOOKED')`;

// Each part is read from an index of few rows, in its order: loads ahead of their pickup, those of them that lack a time,
// changes that replaced an edit. An edit is looked after once a user has written the load again.
const waiting = defineStatement({
  name: "find-waiting-loads",
  parameters: {
    organizationId: "text",
    pickupFrom: "timestamptz",
    pickupTo: "timestamptz",
    changedFrom: "timestamptz",
    max: "int4",
    ...coverageParameters,
  },
  text: (p) => `
    (SELECT 'UNCOVERED' AS "kind", load."id" AS "loadId", load."pickupAt" AS "at" FROM "load" load
      WHERE load."organizationId" = ${p.organizationId} AND ${isUncovered("load")}
        AND load."pickupAt" >= ${p.pickupFrom} AND load."pickupAt" < ${p.pickupTo} AND ${coveredBy("load", p)}
      ORDER BY load."pickupAt", load."id" LIMIT ${p.max})
    UNION ALL
    (SELECT 'NO_PICKUP', load."id", load."createdAt" FROM "load" load
      WHERE load."organizationId" = ${p.organizationId} AND load.${ahead} AND load."pickupAt" IS NULL
        AND ${coveredBy("load", p)}
      ORDER BY load."pickupAt" DESC, load."id" DESC LIMIT ${p.max})
    UNION ALL
    (SELECT 'NO_DELIVERY', load."id", load."pickupAt" FROM "load" load
      WHERE load."organizationId" = ${p.organizationId} AND load.${ahead} AND load."deliveryAt" IS NULL
        AND load."pickupAt" >= ${p.pickupFrom} AND load."pickupAt" < ${p.pickupTo} AND ${coveredBy("load", p)}
      ORDER BY load."pickupAt", load."id" LIMIT ${p.max})
    UNION ALL
    (SELECT 'OVERWRITTEN', change."loadId", max(change."createdAt") FROM "load_change" change
      JOIN "load" load ON load."organizationId" = change."organizationId" AND load."id" = change."loadId"
      WHERE change."organizationId" = ${p.organizationId} AND change."flags" @> ARRAY['edit_overwritten']
        AND change."createdAt" >= ${p.changedFrom} AND load.${ahead} AND ${coveredBy("load", p)}
        AND NOT EXISTS (SELECT 1 FROM "load_change" later WHERE later."organizationId" = change."organizationId"
          AND later."loadId" = change."loadId" AND later."version" > change."version"
          AND later."actor"->>'type' = 'user')
      GROUP BY change."loadId" ORDER BY 3 DESC LIMIT ${p.max})`,
  row: { kind: text<"UNCOVERED" | "NO_PICKUP" | "NO_DELIVERY" | "OVERWRITTEN">(), loadId: text(), at: timestamp() },
});
export type WaitingLoad = RowOf<typeof waiting>;

export type WaitingWindow = { pickupFrom: Date; pickupTo: Date; changedFrom: Date };

/** Loads for which somebody has to do something, up to `max` of each kind. */
export const readWaitingLoads = (ctx: Context, coverage: LoadCoverage, wanted: WaitingWindow & { max: number }) =>
  runStatement(ctx, waiting, { organizationId: ctx.organizationId, ...wanted, ...coverageValues(coverage) });

const counts = defineStatement({
  name: "count-pickups",
  parameters: {
    organizationId: "text",
    from: "timestamptz",
    soon: "timestamptz",
    to: "timestamptz",
    ...coverageParameters,
  },
  text: (p) => `SELECT count(*) FILTER (WHERE load."pickupAt" < ${p.soon})::int AS "soon",
      count(*) FILTER (WHERE load."pickupAt" < ${p.soon} AND ${isUncovered("load")})::int AS "soonUncovered",
      count(*) FILTER (WHERE ${isUncovered("load")})::int AS "uncovered", count(*)::int AS "all"
    FROM "load" load WHERE load."organizationId" = ${p.organizationId} AND load.${ahead}
      AND load."pickupAt" >= ${p.from} AND load."pickupAt" < ${p.to} AND ${coveredBy("load", p)}`,
  row: { soon: int(), soonUncovered: int(), uncovered: int(), all: int() },
});

/** How many loads are picked up from now on until soon, and until later; how many of them have no carrier. */
export async function countPickups(ctx: Context, coverage: LoadCoverage, wanted: { soon: Date; to: Date }) {
  const values = { organizationId: ctx.organizationId, from: ctx.now, ...wanted, ...coverageValues(coverage) };
  const [row] = await runStatement(ctx, counts, values);
  return row ?? { soon: 0, soonUncovered: 0, uncovered: 0, all: 0 };
}

const next = defineStatement({
  name: "find-next-pickups",
  parameters: { organizationId: "text", from: "timestamptz", max: "int4", ...coverageParameters },
  text: (p) => `SELECT load."id" FROM "load" load WHERE load."organizationId" = ${p.organizationId} AND load.${ahead}
      AND load."pickupAt" >= ${p.from} AND ${coveredBy("load", p)} ORDER BY load."pickupAt", load."id" LIMIT ${p.max}`,
  row: { id: text() },
});

/** The loads that are picked up next. */
export async function readNextPickups(ctx: Context, coverage: LoadCoverage, max: number): Promise<string[]> {
  const values = { organizationId: ctx.organizationId, from: ctx.now, max, ...coverageValues(coverage) };
  return (await runStatement(ctx, next, values)).map(({ id }) => id);
}

const any = defineStatement({
  name: "has-loads",
  parameters: { organizationId: "text" },
  text: (p) => `SELECT EXISTS (SELECT 1 FROM "load" WHERE "organizationId" = ${p.organizationId}) AS "isFound"`,
  row: { isFound: bool() },
});

export const hasLoadRows = async (ctx: Context) =>
  (await runStatement(ctx, any, { organizationId: ctx.organizationId }))[0]?.isFound ?? false;

const described = defineStatement({
  name: "describe-waiting-loads",
  parameters: { organizationId: "text", ids: "text[]" },
  text: (
    p,
  ) => `SELECT "id", "externalId", "displayId", "status", "version", "originPlace", "destinationPlace", "pickupAt",
      "deliveryAt", "document"->>'customerName' AS "customerName", "document"->'stops'->0 AS "origin",
      "document"->'maxBuy' AS "maxBuy", "document"->'targetRate' AS "targetRate"
    FROM "load" WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(${p.ids})`,
  row: {
    id: text(),
    externalId: text(),
    displayId: text(),
    status: text<LoadStatus>(),
    version: int(),
    originPlace: nullable(text()),
    destinationPlace: nullable(text()),
    pickupAt: nullable(timestamp()),
    deliveryAt: nullable(timestamp()),
    customerName: nullable(text()),
    origin: nullable(jsonb<LoadStopInput>()),
    maxBuy: nullable(jsonb<Money>()),
    targetRate: nullable(jsonb<Money>()),
  },
});
export type DescribedLoad = RowOf<typeof described>;

export const describeLoadRows = (ctx: Context, ids: readonly string[]): Promise<DescribedLoad[]> =>
  runStatement(ctx, described, { organizationId: ctx.organizationId, ids });

/** How many of a load's latest changes are looked at for the edits that one of them replaced. */
const changesMax = 30;

const recent = defineGatheredRead({
  name: "read-changes-of-overwritten-load",
  text: (p) => `WITH latest AS (
      SELECT "version", "actor", "changes", "flags" @> ARRAY['edit_overwritten'] AS "isOverwriting", "createdAt"
      FROM "load_change" WHERE "organizationId" = ${p.organizationId} AND "loadId" = ${p.key}
      ORDER BY "version" DESC LIMIT ${changesMax})
    SELECT * FROM latest WHERE (SELECT "isOverwriting" FROM latest
      WHERE "isOverwriting" OR "actor"->>'type' = 'user' ORDER BY "version" DESC LIMIT 1)
    ORDER BY "version" DESC`,
  row: {
    version: int(),
    actor: jsonb<Author>(),
    changes: jsonb<JsonChange[]>(),
    isOverwriting: bool(),
    createdAt: timestamp(),
  },
});

/** The latest changes of a load, newest first; none where no sync replaced an edit since somebody here changed the load. */
export const readOverwritingChanges = (ctx: Context, loadId: string) => recent(ctx, loadId);
