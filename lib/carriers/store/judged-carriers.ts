import type { CarrierPolicy } from "@/lib/carriers/schema/policy";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";
import { atFirst } from "@/lib/carriers/store/policy";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

/** What a carrier is judged by. */
export type Grounds = Pick<RelationshipState, "status" | "onboardingStatus" | "version"> &
  Pick<CarrierPolicy, "requirementsBlock"> & { profileVersion: number };
type Row = Omit<Grounds, "requirementsBlock"> & { requirementsBlock: boolean | null };

// Only the relationship is locked: an import writes it before the profile, and two locks could be taken crosswise.
const hold = {
  name: "hold-judged-carrier",
  text: `SELECT "own"."status", "own"."onboardingStatus", "own"."version", coalesce("profile"."version", 0) AS "profileVersion",
      "policy"."requirementsBlock"
    FROM "carrier_relationship" "own"
    LEFT JOIN "carrier_profile" "profile"
      ON "profile"."organizationId" = "own"."organizationId" AND "profile"."carrierId" = "own"."carrierId"
    LEFT JOIN "carrier_policy" "policy" ON "policy"."organizationId" = "own"."organizationId"
    WHERE "own"."organizationId" = $1 AND "own"."carrierId" = $2 FOR SHARE OF "own"`,
};

/** Until the transaction ends nobody changes the relationship; many may hold it at once. */
export async function holdGrounds(tx: Context, carrierId: string): Promise<Grounds | undefined> {
  const [row] = await runStatement<Row>(tx, hold, [tx.organizationId, carrierId]);
  return row && { ...row, requirementsBlock: row.requirementsBlock ?? atFirst.requirementsBlock };
}
