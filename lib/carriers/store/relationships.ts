import type { LedgerChange, LedgerEntry } from "@/lib/carriers/rules/relationship-ledger";
import type { CarrierPolicy } from "@/lib/carriers/schema/policy";
import {
  OnboardingStatus,
  RelationshipSource,
  type RelationshipState,
  RelationshipStatus,
} from "@/lib/carriers/schema/relationship";
import { atFirst } from "@/lib/carriers/store/policy";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import { Prisma } from "@/prisma/generated/client";

/**
 * Lets this transaction alone write what the organization has of carriers, until it ends. Every writer takes it first,
 * so that nobody decides on what another is about to change, and batches of the same carriers cannot lock each other out.
 */
export const lockCarriersOf = ({ organizationId, db }: Context) =>
  db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`carriers of ${organizationId}`}, 0))`;

type Row = Prisma.CarrierRelationshipGetPayload<object>;

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

/** The relationships with these carriers, and those of the carriers the organization calls by these ids. */
export async function readEntries(
  { organizationId, db }: Context,
  { carrierIds, externalIds = [] }: { carrierIds: readonly string[]; externalIds?: readonly string[] },
): Promise<LedgerEntry[]> {
  const ours = Prisma.sql`
    SELECT "id", "carrierId", "status", "onboardingStatus", "carrierExternalId", "note", "source", "version", "updatedAt"
    FROM "carrier_relationship" WHERE "organizationId" = ${organizationId}`;
  // Two searches, each by an index of its own: one with OR compares every row with every id.
  const rows = await db.$queryRaw<Row[]>`
    ${ours} AND "carrierId" = ANY(${arrayLiteral(carrierIds)}::text[]) UNION
    ${ours} AND "carrierExternalId" = ANY(${arrayLiteral(externalIds)}::text[])`;
  return rows.map(toEntry);
}

/** The relationships of these ids. */
export async function readEntriesById({ organizationId, db }: Context, ids: readonly string[]): Promise<LedgerEntry[]> {
  const rows = await db.carrierRelationship.findMany({ where: { organizationId, id: { in: [...ids] } } });
  return rows.map(toEntry);
}

/** Stores relationships as a ledger has them. The carriers must be locked. */
export async function writeEntries(ctx: Context, changes: readonly LedgerChange[]) {
  const { organizationId, now, db } = ctx;
  // An id that moves leaves its carrier first: the database looks at its uniqueness row by row.
  const moved = changes.filter(({ before, after }) => before?.externalId && before.externalId !== after.externalId);
  if (moved.length > 0)
    await db.$executeRaw`
      UPDATE "carrier_relationship" SET "carrierExternalId" = NULL
      WHERE "organizationId" = ${organizationId} AND "carrierId" = ANY(${moved.map(({ after }) => after.carrierId)}::text[])`;
  const column = (name: Exclude<keyof LedgerEntry, "updatedAt">) =>
    arrayLiteral(changes.map(({ after }) => after[name]));
  await db.$executeRaw`
    INSERT INTO "carrier_relationship" ("organizationId", "createdAt", "updatedAt", "id", "carrierId", "status",
      "onboardingStatus", "source", "carrierExternalId", "note", "version")
    SELECT ${organizationId}, ${now}, ${now}, * FROM unnest(${column("id")}::text[], ${column("carrierId")}::text[],
      ${column("status")}::text[], ${column("onboardingStatus")}::text[], ${column("source")}::text[],
      ${column("externalId")}::text[], ${column("note")}::text[], ${column("version")}::int[])
    ON CONFLICT ("organizationId", "carrierId") DO UPDATE SET "status" = excluded."status",
      "onboardingStatus" = excluded."onboardingStatus", "source" = excluded."source",
      "carrierExternalId" = excluded."carrierExternalId", "note" = excluded."note", "version" = excluded."version",
      "updatedAt" = excluded."updatedAt"`;
}

/** What the eligibility of a carrier depends on. */
type EligibilityGrounds = Pick<RelationshipState, "status" | "onboardingStatus" | "version"> &
  Pick<CarrierPolicy, "requirementsBlock"> & { profileVersion: number };
type EligibilityRow = Omit<EligibilityGrounds, "requirementsBlock"> & { requirementsBlock: boolean | null };

// Only the relationship is locked: an import writes it before the profile, and two locks could be taken crosswise.
const lockGrounds = {
  name: "lock-eligibility-grounds",
  text: `SELECT "own"."status", "own"."onboardingStatus", "own"."version", coalesce("profile"."version", 0) AS "profileVersion",
      "policy"."requirementsBlock"
    FROM "carrier_relationship" "own"
    LEFT JOIN "carrier_profile" "profile"
      ON "profile"."organizationId" = "own"."organizationId" AND "profile"."carrierId" = "own"."carrierId"
    LEFT JOIN "carrier_policy" "policy" ON "policy"."organizationId" = "own"."organizationId"
    WHERE "own"."organizationId" = $1 AND "own"."carrierId" = $2 FOR SHARE OF "own"`,
};

/** Share-locks the relationship: until the transaction ends nobody changes it, and others may share the lock. */
export async function lockEligibilityGrounds(tx: Context, carrierId: string): Promise<EligibilityGrounds | undefined> {
  const [row] = await runStatement<EligibilityRow>(tx, lockGrounds, [tx.organizationId, carrierId]);
  return row && { ...row, requirementsBlock: row.requirementsBlock ?? atFirst.requirementsBlock };
}
