import { createHash } from "node:crypto";
import * as z from "zod";
import { type FoundConflict, identifiedBy } from "@/lib/carriers/rules/match-carriers";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { CarrierConflict } from "@/lib/carriers/schema/conflict";
import type { RelationshipSource } from "@/lib/carriers/schema/relationship";
import { findCarriers, withoutNulls } from "@/lib/carriers/store/known-carriers";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import { newId } from "@/lib/core/ids";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, int, runStatement, text } from "@/lib/server/statement";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import type { Prisma } from "@/prisma/generated/client";

const fingerprintOf = ({ sameAs }: FoundConflict) => createHash("sha256").update(sameAs).digest("base64url");

const upsertFound = defineStatement({
  name: "upsert-carrier-conflicts",
  parameters: {
    organizationId: "text",
    source: "text",
    actor: "jsonb",
    requestId: "text",
    now: "timestamptz",
    rows: "jsonb",
  },
  text: (p) => `
    INSERT INTO "carrier_conflict" ("organizationId", "id", "kind", "fingerprint", "identifiers", "carrierIds", "details",
      "source", "actor", "requestId", "firstSeenAt", "lastSeenAt")
    SELECT ${p.organizationId}, "id", "kind", "fingerprint", "identifiers", "carrierIds", "differences", ${p.source},
      ${p.actor}, ${p.requestId}, ${p.now}, ${p.now}
    FROM jsonb_to_recordset(${p.rows}) AS row("id" text, "kind" text, "fingerprint" text, "identifiers" jsonb,
      "carrierIds" text[], "differences" jsonb)
    ON CONFLICT ("organizationId", "fingerprint") DO UPDATE SET "occurrences" = "carrier_conflict"."occurrences" + 1,
      "source" = excluded."source", "actor" = excluded."actor", "requestId" = excluded."requestId",
      "lastSeenAt" = excluded."lastSeenAt"`,
  row: {},
});

/** Records conflicts in one statement. A conflict that is recorded already only counts one occurrence more. */
export async function recordConflicts(ctx: Context, found: readonly FoundConflict[], source: RelationshipSource) {
  if (found.length === 0) return;
  const { organizationId, requestId, now } = ctx;
  const unique = [...new Map(found.map((conflict) => [conflict.sameAs, conflict])).values()];
  const rows = JSON.stringify(
    unique
      .map((conflict) => ({ ...conflict, id: newId("conflict"), fingerprint: fingerprintOf(conflict) }))
      .sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1)),
  );
  const actor = JSON.stringify(authorOf(ctx));
  await runStatement(ctx, upsertFound, { organizationId, source, actor, requestId, now, rows });
  announceChange(ctx, "carrier", [...new Set(unique.flatMap(({ carrierIds }) => carrierIds))]);
}

const Position = z.tuple([pointInTime, z.string().regex(/^conflict_[\w-]+$/)]);
type Asked = {
  resolved?: boolean | undefined;
  carrierId?: string | undefined;
  limit: number;
  cursor: string | undefined;
};

/** A page of the conflicts, the latest occurrence first. */
export async function readConflicts(
  ctx: Context,
  { resolved, carrierId, limit, cursor }: Asked,
): Promise<{ items: CarrierConflict[]; nextCursor: string | null }> {
  const { organizationId, db } = ctx;
  const [lastSeenAt, id] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await db.carrierConflict.findMany({
    where: {
      organizationId,
      ...(resolved !== undefined && { resolvedAt: resolved ? { not: null } : null }),
      ...(carrierId && { carrierIds: { has: carrierId } }),
      ...(lastSeenAt && { OR: [{ lastSeenAt: { lt: lastSeenAt } }, { lastSeenAt, id: { lt: id } }] }),
    },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const page = pageOf(rows, limit, (row) => [row.lastSeenAt, row.id]);
  const carriers = await findCarriers(ctx, [...new Set(page.items.flatMap(({ carrierIds }) => carrierIds))]);
  return { ...page, items: page.items.map((row) => conflictOf(row, carriers)) };
}

function conflictOf(
  { carrierIds, details, ...row }: Prisma.CarrierConflictGetPayload<object>,
  carriers: readonly KnownCarrier[],
): CarrierConflict {
  const sent = CarrierIdentifiers.parse(row.identifiers);
  return CarrierConflict.parse({
    ...withoutNulls(row),
    carriers: carriers
      .filter(({ id }) => carrierIds.includes(id))
      .map((carrier) => ({ ...carrier, identifiedBy: identifiedBy(sent, carrier) })),
    differences: details,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString(),
  });
}

/** False where the organization has no such conflict. One that is resolved already stays as it is. */
export async function settleConflict(ctx: Context, id: string, resolution: string | undefined): Promise<boolean> {
  const { organizationId, now, db } = ctx;
  const settled = { resolvedAt: now, resolvedBy: authorOf(ctx), resolution: resolution ?? null };
  const { count } = await db.carrierConflict.updateMany({
    where: { organizationId, id, resolvedAt: null },
    data: settled,
  });
  if (count === 1) announceChange(ctx, "carrier");
  return count === 1 || (await db.carrierConflict.count({ where: { organizationId, id } })) === 1;
}

const countOpen = defineStatement({
  name: "count-open-carrier-conflicts",
  parameters: { organizationId: "text", carrierIds: "text[]" },
  text: (p) => `
    SELECT "carrierId", count(*)::int AS "count" FROM "carrier_conflict", unnest("carrierIds") AS "carrierId"
    WHERE "organizationId" = ${p.organizationId} AND "resolvedAt" IS NULL AND "carrierId" = ANY(${p.carrierIds})
    GROUP BY "carrierId"`,
  row: { carrierId: text(), count: int() },
});

/** How many open conflicts name each of these carriers; one that none names is left out. */
export async function countOpenConflicts(ctx: Context, carrierIds: readonly string[]) {
  const rows = await runStatement(ctx, countOpen, { organizationId: ctx.organizationId, carrierIds });
  return new Map(rows.map(({ carrierId, count }) => [carrierId, count]));
}
