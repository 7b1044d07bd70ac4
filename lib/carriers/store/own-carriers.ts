import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

type OwnCarrier = { id: string; displayName: string; externalId: string | null };

// Near enough to how names are compared: who asks compares what comes back once more.
const folded = `translate(lower(carrier."displayName"), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc')`;

const ownCarriers = {
  name: "own-carriers",
  text: `SELECT carrier."id", carrier."displayName", known."externalId"
    FROM (
      SELECT "carrierId", "carrierExternalId" AS "externalId" FROM "carrier_relationship" WHERE "organizationId" = $1
      UNION ALL
      SELECT "carrierId", NULL FROM "carrier_profile" profile WHERE "organizationId" = $1 AND NOT EXISTS (
        SELECT FROM "carrier_relationship" other
        WHERE other."organizationId" = $1 AND other."carrierId" = profile."carrierId")
    ) AS known
    JOIN "carrier" carrier ON carrier."id" = known."carrierId"
    WHERE known."externalId" = ANY($2::text[]) OR ${folded} = ANY($3::text[])`,
};

/** Of the carriers the organization knows those it calls by one of these ids, or that have one of these names. */
export async function findOwnCarriers(
  ctx: Context,
  { externalIds, names }: { externalIds: readonly string[]; names: readonly string[] },
): Promise<OwnCarrier[]> {
  if (externalIds.length === 0 && names.length === 0) return [];
  return runStatement<OwnCarrier>(ctx, ownCarriers, [
    ctx.organizationId,
    arrayLiteral([...new Set(externalIds)]),
    arrayLiteral([...new Set(names)]),
  ]);
}
