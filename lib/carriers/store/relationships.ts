import type { LedgerChange, LedgerEntry } from "@/lib/carriers/rules/relationship-ledger";
import type { CarrierPolicy } from "@/lib/carriers/schema/policy";
import {
  OnboardingStatus,
  RelationshipSource,
  type RelationshipState,
  RelationshipStatus,
} from "@/lib/carriers/schema/relationship";
import { atFirst } from "@/lib/carriers/store/policy";
import { announceChange } from "@/lib/server/announce-change";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { lockName } from "@/lib/server/named-lock";
import { bool, defineStatement, int, nullable, runStatement, text, timestamp } from "@/lib/server/statement";
import type { Prisma } from "@/prisma/generated/client";

/**
 * Until the transaction ends, only it writes the organization's carriers. Every writer takes this lock first: none
 * decides on a state that another is about to change, and batches of the same carriers cannot deadlock.
 */
export const lockCarriersOf = (tx: Context) => lockName(tx, `carriers of ${tx.organizationId}`);

type Row = Omit<Prisma.CarrierRelationshipGetPayload<object>, "organizationId" | "createdAt">;

const toEntry = (row: Row): LedgerEntry => ({
  id: row.id,
  carrierId: row.carrierId,
  status: RelationshipStatus.parse(row.status),
  onboardingStatus: OnboardingStatus.parse(row.onboardingStatus),
  externalId: row.carrierExternalId,
  note: row.note,
  source: RelationshipSource.parse(row.source),
  version: row.version,
  updatedAt: row.updatedAt,
});

const selectEntries = `SELECT "id", "carrierId", "status", "onboardingStatus", "carrierExternalId", "note", "source",
  "version", "updatedAt" FROM "carrier_relationship"`;
// Two searches, each by an index of its own: one with OR compares every row with every id.
const findEntries = defineStatement({
  name: "find-relationships",
  parameters: { organizationId: "text", carrierIds: "text[]", externalIds: "text[]" },
  text: (p) => `${selectEntries} WHERE "organizationId" = ${p.organizationId} AND "carrierId" = ANY(${p.carrierIds})
    UNION ${selectEntries} WHERE "organizationId" = ${p.organizationId} AND "carrierExternalId" = ANY(${p.externalIds})`,
  row: {
    id: text(),
    carrierId: text(),
    status: text(),
    onboardingStatus: text(),
    carrierExternalId: nullable(text()),
    note: nullable(text()),
    source: text(),
    version: int(),
    updatedAt: timestamp(),
  },
});

/** The relationships with these carriers, and those of the carriers the organization calls by these ids. */
export async function readEntries(
  ctx: Context,
  { carrierIds, externalIds = [] }: { carrierIds: readonly string[]; externalIds?: readonly string[] },
): Promise<LedgerEntry[]> {
  const rows = await runStatement(ctx, findEntries, {
    organizationId: ctx.organizationId,
    carrierIds: arrayLiteral(carrierIds),
    externalIds: arrayLiteral(externalIds),
  });
  return rows.map(toEntry);
}

/** The relationships of these ids. */
export async function readEntriesById({ organizationId, db }: Context, ids: readonly string[]): Promise<LedgerEntry[]> {
  const rows = await db.carrierRelationship.findMany({ where: { organizationId, id: { in: [...ids] } } });
  return rows.map(toEntry);
}

const countOfStatus = defineStatement({
  name: "count-relationships",
  parameters: { organizationId: "text", status: "text", max: "int4" },
  text: (p) => `SELECT count(*)::int AS "count" FROM (
      SELECT 1 FROM "carrier_relationship"
      WHERE "organizationId" = ${p.organizationId} AND "status" = ${p.status} LIMIT ${p.max}) AS known`,
  row: { count: int() },
});

/** How many relationships have the status, counted up to `max`. */
export async function countRelationships(ctx: Context, status: RelationshipStatus, max: number): Promise<number> {
  const [row] = await runStatement(ctx, countOfStatus, { organizationId: ctx.organizationId, status, max });
  return row?.count ?? 0;
}

const clearExternalIds = defineStatement({
  name: "clear-carrier-external-ids",
  parameters: { organizationId: "text", carrierIds: "text[]" },
  text: (p) => `UPDATE "carrier_relationship" SET "carrierExternalId" = NULL
    WHERE "organizationId" = ${p.organizationId} AND "carrierId" = ANY(${p.carrierIds})`,
  row: {},
});
const upsertEntries = defineStatement({
  name: "upsert-relationships",
  parameters: {
    organizationId: "text",
    now: "timestamptz",
    ids: "text[]",
    carrierIds: "text[]",
    statuses: "text[]",
    onboardingStatuses: "text[]",
    sources: "text[]",
    externalIds: "text[]",
    notes: "text[]",
    versions: "int4[]",
  },
  text: (p) => `
    INSERT INTO "carrier_relationship" ("organizationId", "createdAt", "updatedAt", "id", "carrierId", "status",
      "onboardingStatus", "source", "carrierExternalId", "note", "version")
    SELECT ${p.organizationId}, ${p.now}, ${p.now}, * FROM unnest(${p.ids}, ${p.carrierIds}, ${p.statuses},
      ${p.onboardingStatuses}, ${p.sources}, ${p.externalIds}, ${p.notes}, ${p.versions})
    ON CONFLICT ("organizationId", "carrierId") DO UPDATE SET "status" = excluded."status",
      "onboardingStatus" = excluded."onboardingStatus", "source" = excluded."source",
      "carrierExternalId" = excluded."carrierExternalId", "note" = excluded."note", "version" = excluded."version",
      "updatedAt" = excluded."updatedAt"`,
  row: {},
});

/** Stores relationships as a ledger has them. The carriers must be locked. */
export async function writeEntries(ctx: Context, changes: readonly LedgerChange[]) {
  const { organizationId, now } = ctx;
  // An id that moves leaves its carrier first: the database checks its uniqueness row by row.
  const moved = changes.filter(({ before, after }) => before?.externalId && before.externalId !== after.externalId);
  const movedIds = moved.map(({ after }) => after.carrierId);
  if (moved.length > 0)
    await runStatement(ctx, clearExternalIds, { organizationId, carrierIds: arrayLiteral(movedIds) });
  const column = (name: Exclude<keyof LedgerEntry, "updatedAt">) =>
    arrayLiteral(changes.map(({ after }) => after[name]));
  await runStatement(ctx, upsertEntries, {
    organizationId,
    now,
    ids: column("id"),
    carrierIds: column("carrierId"),
    statuses: column("status"),
    onboardingStatuses: column("onboardingStatus"),
    sources: column("source"),
    externalIds: column("externalId"),
    notes: column("note"),
    versions: column("version"),
  });
  announceChange(
    ctx,
    "carrier",
    changes.map(({ after }) => after.carrierId),
  );
}

/** What the eligibility of a carrier depends on. */
type EligibilityGrounds = Pick<RelationshipState, "status" | "onboardingStatus" | "version"> &
  Pick<CarrierPolicy, "requirementsBlock"> & { profileVersion: number };

// Only the relationship is locked: with the profile too, this and an import, which writes both, could deadlock.
const lockGrounds = defineStatement({
  name: "lock-eligibility-grounds",
  parameters: { organizationId: "text", carrierId: "text" },
  text: (
    p,
  ) => `SELECT "own"."status", "own"."onboardingStatus", "own"."version", coalesce("profile"."version", 0) AS "profileVersion",
      "policy"."requirementsBlock"
    FROM "carrier_relationship" "own"
    LEFT JOIN "carrier_profile" "profile"
      ON "profile"."organizationId" = "own"."organizationId" AND "profile"."carrierId" = "own"."carrierId"
    LEFT JOIN "carrier_policy" "policy" ON "policy"."organizationId" = "own"."organizationId"
    WHERE "own"."organizationId" = ${p.organizationId} AND "own"."carrierId" = ${p.carrierId} FOR SHARE OF "own"`,
  row: {
    status: text<RelationshipStatus>(),
    onboardingStatus: text<OnboardingStatus>(),
    version: int(),
    profileVersion: int(),
    requirementsBlock: nullable(bool()),
  },
});

/** Share-locks the relationship: until the transaction ends nobody changes it, and others may share the lock. */
export async function lockEligibilityGrounds(tx: Context, carrierId: string): Promise<EligibilityGrounds | undefined> {
  const [row] = await runStatement(tx, lockGrounds, { organizationId: tx.organizationId, carrierId });
  return row && { ...row, requirementsBlock: row.requirementsBlock ?? atFirst.requirementsBlock };
}
