import type { CarrierProfile, Hauling } from "@/lib/carriers/schema/profile";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { withoutNulls } from "@/lib/carriers/store/known-carriers";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { bool, defineStatement, jsonb, nullable, type RowOf, runStatement, text } from "@/lib/server/statement";

// Hundreds are compared at once: reading them as whole records costs several times as much as this statement.
const facts = defineStatement({
  name: "read-carrier-facts",
  parameters: { organizationId: "text", ids: "text[]" },
  text: (p) => `SELECT carrier."id", carrier."displayName", carrier."dotNumber", carrier."mcNumber", carrier."mxNumber",
      carrier."rfcNumber", carrier."cvorNumber", carrier."nirNumber", carrier."nscNumber",
      own."carrierExternalId" AS "externalId", own."status", own."onboardingStatus",
      coalesce(profile."contacts", '[]') AS "contacts", coalesce(profile."certificates", '[]') AS "certificates",
      profile."cargoInsurance", profile."has247CustomerService", profile."hauling",
      profile."refusedByCustomers"
    FROM "carrier" carrier
    LEFT JOIN "carrier_relationship" own
      ON own."organizationId" = ${p.organizationId} AND own."carrierId" = carrier."id"
    LEFT JOIN "carrier_profile" profile
      ON profile."organizationId" = ${p.organizationId} AND profile."carrierId" = carrier."id"
    WHERE carrier."id" = ANY(${p.ids})`,
  row: {
    id: text(),
    displayName: text(),
    dotNumber: nullable(text()),
    mcNumber: nullable(text()),
    mxNumber: nullable(text()),
    rfcNumber: nullable(text()),
    cvorNumber: nullable(text()),
    nirNumber: nullable(text()),
    nscNumber: nullable(text()),
    externalId: nullable(text()),
    status: nullable(text<RelationshipStatus>()),
    onboardingStatus: nullable(text<OnboardingStatus>()),
    contacts: jsonb<CarrierProfile["contacts"]>(),
    certificates: jsonb<CarrierProfile["certificates"]>(),
    cargoInsurance: nullable(jsonb<NonNullable<CarrierProfile["cargoInsurance"]>>()),
    has247CustomerService: nullable(bool()),
    hauling: nullable(jsonb<Hauling>()),
    refusedByCustomers: nullable(jsonb<string[]>()),
  },
});

function toFacts({ status, onboardingStatus, contacts, certificates, ...row }: RowOf<typeof facts>) {
  const { cargoInsurance, has247CustomerService, hauling, refusedByCustomers, ...identity } = row;
  return {
    identity: withoutNulls(identity),
    relationship: status === null || onboardingStatus === null ? undefined : { status, onboardingStatus },
    profile: {
      contacts,
      certificates,
      ...withoutNulls({ cargoInsurance, has247CustomerService, hauling, refusedByCustomers }),
    },
  };
}

/** By what the carriers of these ids are distinguished and judged, in no order; unknown ids are left out. */
export async function readCarrierFacts(ctx: Context, ids: readonly string[]) {
  const rows = await runStatement(ctx, facts, { organizationId: ctx.organizationId, ids: arrayLiteral(ids) });
  return rows.map(toFacts);
}
