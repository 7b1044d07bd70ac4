import { searchable } from "@/lib/core/searchable";
import type { LoadExcerpt } from "@/lib/loads/rules/list-columns";
import { type ListLoadsRequest, LoadChange, type LoadSort } from "@/lib/loads/schema/list";
import type { Context } from "@/lib/server/context";
import { Prisma } from "@/prisma/generated/client";

/** The jsonb parts of a row come from documents that `insertLoad` and `updateLoad` stored. */
export type LoadListRow = LoadExcerpt & {
  /** The value the row is sorted by: with the id it is the place a page ends at. */
  sortValue: string | Date | null;
};

/** What is asked of a list, its owners by whatever ids of the TMS they may stand under in a load. */
export type LoadsWanted = Omit<ListLoadsRequest, "ownerUserId" | "ownerTeamId"> & {
  ownerUserIds?: string[] | undefined;
  ownerTeamIds?: string[] | undefined;
};

type Order = { expression: Prisma.Sql; type: Prisma.Sql; descending: boolean; isAlwaysSet?: true };

// An amount only compares within its currency, so the currency leads.
const maxBuy = Prisma.sql`("maxBuyCurrency" || lpad("maxBuyAmount"::text, 12, '0'))`;
const timestamp = Prisma.sql`timestamptz`;
const text = Prisma.sql`text`;

const orders: Record<LoadSort, Order> = {
  updatedAt: { expression: Prisma.sql`"updatedAt"`, type: timestamp, descending: false, isAlwaysSet: true },
  "-updatedAt": { expression: Prisma.sql`"updatedAt"`, type: timestamp, descending: true, isAlwaysSet: true },
  pickupAt: { expression: Prisma.sql`"pickupAt"`, type: timestamp, descending: false },
  "-pickupAt": { expression: Prisma.sql`"pickupAt"`, type: timestamp, descending: true },
  displayId: { expression: Prisma.sql`lower("displayId")`, type: text, descending: false },
  "-displayId": { expression: Prisma.sql`lower("displayId")`, type: text, descending: true },
  maxBuy: { expression: maxBuy, type: text, descending: false },
  "-maxBuy": { expression: maxBuy, type: text, descending: true },
};

const like = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

const presence = (column: Prisma.Sql, isSet: boolean | undefined) =>
  isSet !== undefined && (isSet ? Prisma.sql`${column} IS NOT NULL` : Prisma.sql`${column} IS NULL`);

function conditions({ organizationId }: Context, filter: LoadsWanted): Prisma.Sql[] {
  const { status, usMxBorderCrossing, trailerType, assigned, query = "" } = filter;
  const words = searchable(query).split(/\s+/).filter(Boolean).slice(0, 10);
  return [
    Prisma.sql`"organizationId" = ${organizationId}`,
    ...words.map((word) => Prisma.sql`"searchText" LIKE ${like(word)}`),
    status?.length && Prisma.sql`"status" = ANY(${status})`,
    usMxBorderCrossing?.length && Prisma.sql`"borderCrossings" && ${usMxBorderCrossing}::text[]`,
    trailerType?.length && Prisma.sql`"trailerTypes" && ${trailerType}::text[]`,
    filter.externalCustomerId && Prisma.sql`"customerId" = ${filter.externalCustomerId}`,
    filter.carrierId && Prisma.sql`"carrierId" = ${filter.carrierId}`,
    filter.ownerUserIds && Prisma.sql`"ownerUserExternalId" = ANY(${filter.ownerUserIds})`,
    filter.ownerTeamIds && Prisma.sql`"ownerTeamExternalId" = ANY(${filter.ownerTeamIds})`,
    presence(Prisma.sql`"ownerUserExternalId"`, filter.hasOwnerUser),
    presence(Prisma.sql`"ownerTeamExternalId"`, filter.hasOwnerTeam),
    filter.pickupFrom && Prisma.sql`"pickupAt" >= ${new Date(filter.pickupFrom)}::timestamptz`,
    filter.pickupTo && Prisma.sql`"pickupAt" < ${new Date(filter.pickupTo)}::timestamptz`,
    presence(Prisma.sql`"carrierId"`, assigned),
  ].filter((condition) => condition instanceof Prisma.Sql);
}

export type Position = { value: string | Date | null; id: string };

/** What comes after a row in an order whose unset values come last. */
function after({ expression, type, descending }: Order, { value, id }: Position): Prisma.Sql {
  const beyond = descending ? Prisma.sql`<` : Prisma.sql`>`;
  if (value === null) return Prisma.sql`${expression} IS NULL AND "id" ${beyond} ${id}`;
  const same = Prisma.sql`${expression} = ${value}::${type} AND "id" ${beyond} ${id}`;
  return Prisma.sql`(${expression} ${beyond} ${value}::${type} OR (${same}) OR ${expression} IS NULL)`;
}

/**
 * A page of the organization's loads that match, in the order asked for. Its ids are found first: in one step the
 * database would unpack the documents of all loads that match, only to sort them.
 */
export function readLoadPage(
  ctx: Context,
  { filter, sort, limit, position }: { filter: LoadsWanted; sort: LoadSort; limit: number; position?: Position },
): Promise<LoadListRow[]> {
  const order = orders[sort];
  const direction = order.descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  // An index gives its rows newest first only where unset values need no place of their own.
  const nulls = order.isAlwaysSet ? Prisma.empty : Prisma.sql`NULLS LAST`;
  const orderBy = Prisma.sql`ORDER BY ${order.expression} ${direction} ${nulls}, "id" ${direction}`;
  const where = [...conditions(ctx, filter), ...(position ? [after(order, position)] : [])];
  return ctx.db.$queryRaw<LoadListRow[]>`
    SELECT "id", "externalId", "displayId", "customerId", "status", "version", "createdAt", "updatedAt",
      jsonb_array_length("document"->'stops') AS "stopCount",
      "document"->'stops'->0 AS "origin", "document"->'stops'->-1 AS "destination",
      "trailerTypes", "borderCrossings", "document"->'commodities'->0->>'name' AS "commodityName",
      "document"->'maxBuy' AS "maxBuy", "document"->'targetRate' AS "targetRate",
      "ownerUserExternalId", "ownerTeamExternalId", "carrierId",
      "proposedCarrier" IS NOT NULL AS "hasProposedCarrier", ${order.expression} AS "sortValue"
    FROM "load" WHERE "organizationId" = ${ctx.organizationId} AND "id" IN (
      SELECT "id" FROM "load" WHERE ${Prisma.join(where, " AND ")} ${orderBy} LIMIT ${limit}
    ) ${orderBy}`;
}

export async function countLoads(ctx: Context, filter: LoadsWanted): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "load" WHERE ${Prisma.join(conditions(ctx, filter), " AND ")}`;
  return row?.count ?? 0;
}

/** The changes of a load before a version, newest first. */
export async function readHistory(
  { organizationId, db }: Context,
  { loadId, before, limit }: { loadId: string; before: number | undefined; limit: number },
): Promise<LoadChange[]> {
  const rows = await db.loadChange.findMany({
    where: { organizationId, loadId, ...(before !== undefined && { version: { lt: before } }) },
    orderBy: { version: "desc" },
    take: limit,
  });
  return rows.map(({ createdAt, ...row }) => LoadChange.parse({ ...row, at: createdAt.toISOString() }));
}

const columns = { user: Prisma.sql`"ownerUserExternalId"`, team: Prisma.sql`"ownerTeamExternalId"` };
const paths = { user: "load.externalOwnerCoverageUserId", team: "load.externalOwnerCoverageTeamId" };

export type OwnerKind = keyof typeof columns;

/** How many loads have each of these owners; those that have none are left out. */
export async function countByOwner(ctx: Context, kind: OwnerKind, externalIds: readonly string[]) {
  if (externalIds.length === 0) return new Map<string, number>();
  const rows = await ctx.db.$queryRaw<{ externalId: string; count: number }[]>`
    SELECT ${columns[kind]} AS "externalId", count(*)::int AS "count" FROM "load"
    WHERE "organizationId" = ${ctx.organizationId} AND ${columns[kind]} = ANY(${externalIds}) GROUP BY 1`;
  return new Map(rows.map(({ externalId, count }) => [externalId, count]));
}

/** Whether an owner was taken off one of these loads. */
export async function wasOwner(ctx: Context, kind: OwnerKind, had: { ids: readonly string[]; externalId: string }) {
  const change = JSON.stringify([{ path: paths[kind], before: had.externalId }]);
  const [row] = await ctx.db.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "load_change" WHERE "organizationId" = ${ctx.organizationId}
      AND "loadId" = ANY(${had.ids}) AND "changes" @> ${change}::jsonb) AS "found"`;
  return row?.found ?? false;
}
