import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

const columns = { origin: `"originPlace"`, destination: `"destinationPlace"` };

export type LoadEnd = keyof typeof columns;

/** Hops along the index from one place to the next, however many loads are there. */
const placesOf = (end: LoadEnd) => {
  const column = columns[end];
  return defineStatement({
    name: `read-places-of-loads-${end}`,
    parameters: { organizationId: "text" },
    text: (p) => `WITH RECURSIVE "one" AS (
        (SELECT ${column} AS "place" FROM "load" WHERE "organizationId" = ${p.organizationId} AND ${column} IS NOT NULL
          ORDER BY ${column} LIMIT 1)
        UNION ALL
        SELECT (SELECT ${column} FROM "load" WHERE "organizationId" = ${p.organizationId} AND ${column} > "one"."place"
          ORDER BY ${column} LIMIT 1)
        FROM "one" WHERE "one"."place" IS NOT NULL
      ) SELECT "place" FROM "one" WHERE "place" IS NOT NULL`,
    row: { place: text() },
  });
};
const places = { origin: placesOf("origin"), destination: placesOf("destination") };

/** Where the organization's loads start, or end: each place once, as "City, State, Country" of what was sent. */
export const readPlacesOfLoads = async (ctx: Context, end: LoadEnd) =>
  (await runStatement(ctx, places[end], { organizationId: ctx.organizationId })).map(({ place }) => place);
