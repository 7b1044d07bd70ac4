import type { CarrierCounts, CarrierSort, SearchCarriersRequest } from "@/lib/carriers/schema/carrier";
import { searchable } from "@/lib/core/searchable";
import type { Context } from "@/lib/server/context";
import { defineDynamicStatement, either, int, runDynamicStatement, text, timestamp } from "@/lib/server/statement";
import { Prisma } from "@/prisma/generated/client";

export type CarrierFilter = Omit<SearchCarriersRequest, "limit" | "cursor" | "sort" | "relationship"> & {
  /** Carriers that match the query by their number. */
  exactIds: readonly string[];
  relationship?: "none" | "any" | undefined;
};

type Owner = { organizationId: string };
type Order = { expression: Prisma.Sql; type: Prisma.Sql; descending: boolean };

// Compared byte by byte: the text is lower case without accents already, and a cursor must mean the same everywhere.
const byName = Prisma.sql`c."searchText" COLLATE "C"`;
const changedAt = Prisma.sql`greatest(r."updatedAt", p."updatedAt")`;
const waitingSince = Prisma.sql`coalesce(r."updatedAt", p."updatedAt")`;

const orders: Record<CarrierSort, Order> = {
  name: { expression: byName, type: Prisma.sql`text`, descending: false },
  "-updatedAt": { expression: changedAt, type: Prisma.sql`timestamptz`, descending: true },
  waiting: { expression: waitingSince, type: Prisma.sql`timestamptz`, descending: false },
};

/** The carriers an organization knows: those it has a profile of or a relationship with. */
function known(organizationId: string, { status, onboardingStatus, relationship }: Partial<CarrierFilter> = {}) {
  // With LEFT JOIN a filter on relationships can use their indexes.
  const join =
    status?.length || onboardingStatus?.length || relationship === "any" ? Prisma.sql`LEFT` : Prisma.sql`FULL`;
  return Prisma.sql`
    (SELECT "carrierId", "status", "onboardingStatus", "carrierExternalId", "updatedAt" FROM "carrier_relationship"
      WHERE "organizationId" = ${organizationId}) r
    ${join} JOIN (SELECT "carrierId", "updatedAt", "dotSuffixes" FROM "carrier_profile" WHERE "organizationId" = ${organizationId}) p
      USING ("carrierId")`;
}

const openConflicts = (organizationId: string) =>
  Prisma.sql`"carrier_conflict" WHERE "organizationId" = ${organizationId} AND "resolvedAt" IS NULL`;
/** The carriers that open conflicts name. */
const inConflict = (organizationId: string) =>
  Prisma.sql`(SELECT unnest("carrierIds") FROM ${openConflicts(organizationId)})`;

/** Only joined where it is needed: it costs more than the rest of the statement. */
const identity = Prisma.sql`JOIN "carrier" c ON c."id" = "carrierId"`;
const like = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

function fitsQuery({ query = "", exactIds }: CarrierFilter): Prisma.Sql {
  const words = searchable(query).split(/\s+/).filter(Boolean).slice(0, 10);
  if (words.length === 0) return Prisma.sql`true`;
  const each = words.map(
    (word) => Prisma.sql`(c."searchText" LIKE ${like(word)} OR lower(r."carrierExternalId") LIKE ${like(word)})`,
  );
  return Prisma.sql`(${Prisma.join(each, " AND ")} OR "carrierId" = ANY(${[...exactIds]}::text[]))`;
}

function conditions(organizationId: string, filter: CarrierFilter): Prisma.Sql {
  const { status, onboardingStatus, relationship, conflicts, dotSuffix } = filter;
  const all = [
    fitsQuery(filter),
    status?.length && Prisma.sql`r."status" = ANY(${status})`,
    onboardingStatus?.length && Prisma.sql`r."onboardingStatus" = ANY(${onboardingStatus})`,
    relationship === "none" && Prisma.sql`r."status" IS NULL`,
    relationship === "any" && Prisma.sql`r."status" IS NOT NULL`,
    dotSuffix && Prisma.sql`p."dotSuffixes" ? ${dotSuffix}`,
    conflicts === true && Prisma.sql`"carrierId" IN ${inConflict(organizationId)}`,
    conflicts === false && Prisma.sql`"carrierId" NOT IN ${inConflict(organizationId)}`,
  ];
  return Prisma.join(
    all.filter((condition) => condition instanceof Prisma.Sql),
    " AND ",
  );
}

type Position = { value: string | Date; id: string };
type Asked = { filter: CarrierFilter; sort: CarrierSort; limit: number; position?: Position | undefined };

function pageOfCarriers({ organizationId, filter, sort, limit, position }: Asked & Owner) {
  const { expression, type, descending } = orders[sort];
  const direction = descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const beyond = descending ? Prisma.sql`<` : Prisma.sql`>`;
  const after = position
    ? Prisma.sql`AND (${expression}, "carrierId") ${beyond} (${position.value}::${type}, ${position.id})`
    : Prisma.empty;
  return Prisma.sql`
    SELECT "carrierId" AS "id", ${expression} AS "sortValue" FROM ${known(organizationId, filter)}
      ${filter.query || sort === "name" ? identity : Prisma.empty}
    WHERE ${conditions(organizationId, filter)} ${after}
    ORDER BY ${expression} ${direction}, "carrierId" ${direction} LIMIT ${limit}`;
}

const filters: CarrierFilter[] = [
  { exactIds: [] },
  {
    exactIds: [""],
    query: "a",
    status: ["ACTIVE"],
    onboardingStatus: ["ONBOARDED"],
    relationship: "any",
    conflicts: true,
  },
  { exactIds: [], relationship: "none", conflicts: false, dotSuffix: "X" },
];
const page = defineDynamicStatement({
  name: "list-carriers",
  text: pageOfCarriers,
  examples: filters.flatMap((filter): (Asked & Owner)[] => [
    { organizationId: "", filter, limit: 1, sort: "name", position: { value: "", id: "" } },
    { organizationId: "", filter, limit: 1, sort: "-updatedAt", position: { value: new Date(0), id: "" } },
    { organizationId: "", filter, limit: 1, sort: "waiting" },
  ]),
  row: { id: text(), sortValue: either(text(), timestamp()) },
});

/** The ids of a page of the carriers that fit, in the order asked for. */
export const readCarrierPage = (ctx: Context, asked: Asked) =>
  runDynamicStatement(ctx, page, { organizationId: ctx.organizationId, ...asked });

const where = (condition: Prisma.Sql) => Prisma.sql`count(*) FILTER (WHERE ${condition})::int`;

const count = defineDynamicStatement({
  name: "count-carriers",
  text: ({ organizationId, filter }: Owner & { filter: CarrierFilter }) => Prisma.sql`
    SELECT ${where(conditions(organizationId, filter))} AS "total",
      ${where(Prisma.sql`r."status" = 'NEEDS_REVIEW'`)} AS "needsReview",
      ${where(Prisma.sql`r."status" = 'ACTIVE'`)} AS "active",
      ${where(Prisma.sql`r."status" = 'DO_NOT_DISPATCH'`)} AS "doNotDispatch",
      ${where(Prisma.sql`r."onboardingStatus" <> 'ONBOARDED'`)} AS "notOnboarded",
      ${where(Prisma.sql`r."status" IS NULL`)} AS "noRelationship",
      (SELECT count(*)::int FROM ${openConflicts(organizationId)}) AS "conflicts"
    FROM ${known(organizationId)} ${filter.query ? identity : Prisma.empty} WHERE ${fitsQuery(filter)}`,
  examples: filters.map((filter) => ({ organizationId: "", filter })),
  row: {
    total: int(),
    needsReview: int(),
    active: int(),
    doNotDispatch: int(),
    notOnboarded: int(),
    noRelationship: int(),
    conflicts: int(),
  },
});

/** How many carriers match; how many match the query alone, by state; and how many conflicts are open. */
export async function countCarriers(
  ctx: Context,
  filter: CarrierFilter,
): Promise<{ total: number; counts: CarrierCounts }> {
  const [row] = await runDynamicStatement(ctx, count, { organizationId: ctx.organizationId, filter });
  if (!row) throw new Error("A count always answers a row.");
  const { total, ...counts } = row;
  return { total, counts };
}

const amongIds = defineDynamicStatement({
  name: "find-known-carriers",
  text: ({ organizationId, ids }: Owner & { ids: readonly string[] }) => Prisma.sql`
    SELECT "carrierId" AS "id" FROM ${known(organizationId)} WHERE "carrierId" = ANY(${[...ids]}::text[])`,
  examples: [{ organizationId: "", ids: [] }],
  row: { id: text() },
});

/** Which of these carriers the organization knows. */
export async function knownAmong(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await runDynamicStatement(ctx, amongIds, { organizationId: ctx.organizationId, ids });
  return rows.map(({ id }) => id);
}
