import { searchable } from "@/lib/core/searchable";
import type { LoadStatus } from "@/lib/loads/schema/load";
import { conditions } from "@/lib/loads/store/load-filter";
import type { Context } from "@/lib/server/context";
import { defineDynamicStatement, nullable, runDynamicStatement, text } from "@/lib/server/statement";
import { Prisma } from "@/prisma/generated/client";

type Asked = { query: string; limit: number };

/** What was typed, where it may be an id: one word with a digit. Two characters stand in too many ids to rank them. */
function idIn(query: string) {
  const word = searchable(query.trim());
  return /^\S{3,}$/.test(word) && /\d/.test(word) ? word : undefined;
}

/** The load with this very id first, then those whose id begins so. */
const byId = (id: string) => Prisma.sql`
  CASE WHEN lower("displayId") = ${id} OR lower("externalId") = ${id} THEN 2
    WHEN starts_with(lower("displayId"), ${id}) THEN 1 ELSE 0 END DESC, `;

// Without a rank the newest come along the index, and the search ends with the last of them. A rank needs all that match,
// which for the digits of an id are few.
function foundLoads({ organizationId, query, limit }: Asked & { organizationId: string }) {
  const id = idIn(query);
  const order = Prisma.sql`ORDER BY ${id ? byId(id) : Prisma.empty} "updatedAt" DESC, "id" DESC`;
  return Prisma.sql`
    SELECT "id", "externalId", "displayId", "status", "originPlace", "destinationPlace",
      coalesce("document"->>'customerName', "customerId") AS "customerName"
    FROM "load"
    WHERE "organizationId" = ${organizationId} AND "id" IN (
      SELECT "id" FROM "load" WHERE ${Prisma.join(conditions(organizationId, { query }), " AND ")}
      ${order} LIMIT ${limit}
    ) ${order}`;
}

const found = defineDynamicStatement({
  name: "find-loads",
  text: foundLoads,
  examples: [
    { organizationId: "", query: "monterrey", limit: 1 },
    { organizationId: "", query: "TMS-10234", limit: 1 },
  ],
  row: {
    id: text(),
    externalId: text(),
    displayId: text(),
    status: text<LoadStatus>(),
    originPlace: nullable(text()),
    destinationPlace: nullable(text()),
    customerName: nullable(text()),
  },
});

/** The organization's loads with an id or with words, the newest first after those whose id it is. */
export const readFoundLoads = (ctx: Context, asked: Asked) =>
  runDynamicStatement(ctx, found, { organizationId: ctx.organizationId, ...asked });
