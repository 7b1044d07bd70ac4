import type { LoadExcerpt } from "@/lib/loads/rules/summarise-load";
import { ListedFields, LoadSort } from "@/lib/loads/schema/list";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { conditions, type LoadsWanted } from "@/lib/loads/store/load-filter";
import type { Context } from "@/lib/server/context";
import {
  bool,
  type Column,
  defineDynamicStatement,
  either,
  int,
  jsonb,
  nullable,
  runDynamicStatement,
  text,
  textArray,
  timestamp,
} from "@/lib/server/statement";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerType } from "@/lib/vocabulary/trailer";
import { Prisma } from "@/prisma/generated/client";

/** The jsonb parts of a row come from documents that `insertLoad` and `updateLoad` stored. */
export type LoadListRow = LoadExcerpt & {
  /** The value the row is sorted by: together with the id it makes the cursor. */
  sortValue: string | Date | null;
};

type Order = { expression: Prisma.Sql; type: Prisma.Sql; descending: boolean };

// An amount only compares within its currency, so the currency leads.
const maxBuy = Prisma.sql`("maxBuyCurrency" || lpad("maxBuyAmount"::text, 12, '0'))`;
const timestamptz = Prisma.sql`timestamptz`;
const asText = Prisma.sql`text`;

const orders: Record<LoadSort, Order> = {
  updatedAt: { expression: Prisma.sql`"updatedAt"`, type: timestamptz, descending: false },
  "-updatedAt": { expression: Prisma.sql`"updatedAt"`, type: timestamptz, descending: true },
  pickupAt: { expression: Prisma.sql`"pickupAt"`, type: timestamptz, descending: false },
  "-pickupAt": { expression: Prisma.sql`"pickupAt"`, type: timestamptz, descending: true },
  displayId: { expression: Prisma.sql`lower("displayId")`, type: asText, descending: false },
  "-displayId": { expression: Prisma.sql`lower("displayId")`, type: asText, descending: true },
  maxBuy: { expression: maxBuy, type: asText, descending: false },
  "-maxBuy": { expression: maxBuy, type: asText, descending: true },
};

type Position = { value: string | Date | null; id: string };
type Asked = { filter: LoadsWanted; sort: LoadSort; limit: number; position?: Position };

/**
 * The ids of the loads of a page: those with a value to sort by, then those without one. Each come along the index of
 * the order, from the position on; in one step the database would put all loads that match into the order first.
 */
function idsOfPage(where: Prisma.Sql, { expression, type, descending }: Order, { limit, position }: Asked) {
  const direction = descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const orderBy = Prisma.sql`ORDER BY ${expression} ${direction}, "id" ${direction}`;
  const beyond = descending ? Prisma.sql`<` : Prisma.sql`>`;
  const afterValue =
    position && Prisma.sql`AND (${expression}, "id") ${beyond} (${position.value}::${type}, ${position.id})`;
  const afterId = position?.value === null && Prisma.sql`AND "id" ${beyond} ${position.id}`;
  return Prisma.sql`
    "sorted" AS MATERIALIZED (
      SELECT "id" FROM "load" WHERE ${where} AND ${expression} IS NOT NULL ${afterValue ?? Prisma.empty} ${orderBy}
      LIMIT ${limit}
    ),
    "unsorted" AS MATERIALIZED (
      SELECT "id" FROM "load" WHERE ${where} AND ${expression} IS NULL ${afterId || Prisma.empty}
        AND (SELECT count(*) FROM "sorted") < ${limit} ${orderBy}
      LIMIT ${limit}
    )`;
}

type ListedName = keyof ListedFields;
// Guarantee of the cast: the names are those of the schema.
const listed = Object.keys(ListedFields.shape) as ListedName[];
const listedNames = Prisma.raw(listed.map((name) => `"of"."${name}"`).join(", "));
const listedColumns = Prisma.raw(listed.map((name) => `"${name}" jsonb`).join(", "));
// Guarantee of the cast: one for each name.
const listedRow = Object.fromEntries(listed.map((name) => [name, nullable(jsonb())])) as {
  [Name in ListedName]-?: Column<ListedFields[Name] | null>;
};
type ListedRow = { [Name in ListedName]: ListedFields[Name] | null };

/** What the document has of these fields. Put together here: for the database it took as long as the rest of a page. */
const listedOf = (row: ListedRow): ListedFields =>
  Object.fromEntries(listed.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));

// The documents of the page alone are unpacked, each once, and not for each of its fields.
function pageOfLoads({ organizationId, ...asked }: Asked & { organizationId: string }) {
  const order = orders[asked.sort];
  const direction = order.descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const where = Prisma.join(conditions(organizationId, asked.filter), " AND ");
  return Prisma.sql`
    WITH ${idsOfPage(where, order, asked)}
    SELECT "id", "externalId", "displayId", "customerId", "status", "version", "createdAt", "updatedAt",
      jsonb_array_length("of"."stops") AS "stopCount", "of"."stops"->0 AS "origin", "of"."stops"->-1 AS "destination",
      "trailerTypes", "borderCrossings", "of"."commodities"->0->>'name' AS "commodityName",
      "of"."customerName", "of"."maxBuy", "of"."targetRate",
      "of"."assignedCarrier"->'price'->'lineItems' AS "lineItems",
      ${listedNames},
      "ownerUserExternalId", "ownerTeamExternalId", "carrierId",
      "proposedCarrier" IS NOT NULL AS "hasProposedCarrier", ${order.expression} AS "sortValue"
    FROM "load"
    CROSS JOIN LATERAL jsonb_to_record("document")
      AS "of"("customerName" text, "stops" jsonb, "commodities" jsonb, "maxBuy" jsonb, "targetRate" jsonb,
        "assignedCarrier" jsonb, ${listedColumns})
    WHERE "organizationId" = ${organizationId} AND "id" IN (SELECT "id" FROM "sorted" UNION ALL SELECT "id" FROM "unsorted")
    ORDER BY ${order.expression} ${direction} NULLS LAST, "id" ${direction} LIMIT ${asked.limit}`;
}

const exampleFilter: LoadsWanted = {
  query: "a qro",
  status: ["BOOKED"],
  usMxBorderCrossing: ["DEL_RIO_INTL_BRIDGE"],
  trailerType: ["DRY_VAN_53"],
  carrierRequirement: ["hazmat"],
  margin: { below: 10, pairs: [{ from: "MXN", to: "USD", factor: 0.05 }] },
  id: "a",
  ids: ["a"],
  externalId: "a",
  externalCustomerId: "a",
  customer: "a",
  originPlaces: ["a"],
  destinationPlaces: ["a"],
  hasPickupTime: false,
  posting: { wanted: "POSTED_WITHOUT_BIDS", now: new Date(0) },
  carrierId: "a",
  ownerUserIds: [],
  ownerTeamIds: [],
  hasOwnerUser: true,
  hasOwnerTeam: false,
  pickupFrom: "2026-01-01T00:00:00Z",
  pickupTo: "2026-01-01T00:00:00Z",
  assigned: true,
};
const page = defineDynamicStatement({
  name: "list-loads",
  text: pageOfLoads,
  examples: LoadSort.options.flatMap((sort) => [
    { organizationId: "", filter: {}, sort, limit: 1, position: { value: null, id: "" } },
    {
      organizationId: "",
      filter: exampleFilter,
      sort,
      limit: 1,
      position: { value: orders[sort].type === timestamptz ? new Date(0) : "", id: "" },
    },
  ]),
  row: {
    id: text(),
    externalId: text(),
    displayId: text(),
    customerId: nullable(text()),
    customerName: nullable(text()),
    status: text<LoadStatus>(),
    version: int(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    stopCount: int(),
    origin: nullable(jsonb<LoadStopInput>()),
    destination: nullable(jsonb<LoadStopInput>()),
    trailerTypes: textArray<TrailerType>(),
    borderCrossings: textArray<UsMxBorderCrossing>(),
    commodityName: nullable(text()),
    maxBuy: nullable(jsonb<LoadDocument["maxBuy"]>()),
    targetRate: nullable(jsonb<LoadDocument["targetRate"]>()),
    lineItems: nullable(jsonb<NonNullable<LoadExcerpt["lineItems"]>>()),
    ...listedRow,
    ownerUserExternalId: nullable(text()),
    ownerTeamExternalId: nullable(text()),
    carrierId: nullable(text()),
    hasProposedCarrier: bool(),
    sortValue: nullable(either(text(), timestamp())),
  },
});

/** A page of the organization's loads that match, in the order asked for. */
export async function readLoadPage(ctx: Context, asked: Asked): Promise<LoadListRow[]> {
  const rows = await runDynamicStatement(ctx, page, { organizationId: ctx.organizationId, ...asked });
  return rows.map((row) => ({ ...row, listed: listedOf(row) }));
}
