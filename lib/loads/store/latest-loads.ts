import type { UsedLocation } from "@/lib/loads/rules/used-places";
import type { CustomerHabits } from "@/lib/loads/schema/suggestions";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, jsonb, nullable, runStatement, text } from "@/lib/server/statement";

/** What lies longer ago says little of what is meant today, and reading stays quick whatever an organization has. */
const latestLoads = 300;

const usedLocations = defineStatement({
  name: "read-used-locations",
  parameters: { organizationId: "text" },
  text: (p) => `SELECT stop->'location' AS "location", count(*)::int AS "uses",
      (array_agg(stop->'contacts' ORDER BY latest."updatedAt" DESC)
        FILTER (WHERE stop->'contacts' IS NOT NULL))[1] AS "contacts"
    FROM (
      SELECT "document"->'stops' AS stops, "updatedAt" FROM "load" WHERE "organizationId" = ${p.organizationId}
      ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${latestLoads}
    ) latest CROSS JOIN LATERAL jsonb_array_elements(latest.stops) stop
    WHERE jsonb_typeof(stop->'location') = 'object'
    GROUP BY stop->'location' ORDER BY max(latest."updatedAt") DESC`,
  row: {
    location: jsonb<UsedLocation["location"]>(),
    contacts: nullable(jsonb<NonNullable<UsedLocation["contacts"]>>()),
    uses: int(),
  },
});

/** Where the stops of the organization's latest loads were, the newest first. */
export const readUsedLocations = (ctx: Context): Promise<UsedLocation[]> =>
  runStatement(ctx, usedLocations, { organizationId: ctx.organizationId });

const customers = defineStatement({
  name: "read-customers-of-loads",
  parameters: { organizationId: "text", limit: "int4" },
  text: (p) => `WITH latest AS (
      SELECT "customerId", "document", "createdAt", coalesce("customerId", "document"->>'customerName') AS "key"
      FROM "load" WHERE "organizationId" = ${p.organizationId}
      ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${latestLoads}
    ), newest AS (
      SELECT DISTINCT ON ("key") *, (count(*) OVER (PARTITION BY "key"))::int AS "loads"
      FROM latest WHERE "key" IS NOT NULL ORDER BY "key", "createdAt" DESC
    )
    SELECT "customerId", "document"->>'customerName' AS "customerName", "loads", jsonb_strip_nulls(jsonb_build_object(
        'paymentTerms', "document"->'paymentTerms',
        'trailerRequirements', "document"->'trailerRequirements',
        'carrierRequirements', "document"->'carrierRequirements',
        'driverRequirements', "document"->'driverRequirements',
        'requiredEquipment', "document"->'requiredEquipment',
        'requirements', "document"->'requirements'
      )) AS "last"
    FROM newest ORDER BY "createdAt" DESC LIMIT ${p.limit}`,
  row: {
    customerId: nullable(text()),
    customerName: nullable(text()),
    loads: int(),
    last: jsonb<CustomerHabits>(),
  },
});

/** The customers of the organization's latest loads, each with what its newest one asked for. */
export const readCustomers = (ctx: Context, limit: number) =>
  runStatement(ctx, customers, { organizationId: ctx.organizationId, limit });
