import type * as z from "zod";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";

export const exampleCarrierId = "carrier_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815";

export const exampleRelationship: z.input<typeof RelationshipState> = {
  id: "rel_019a9c5e-8a40-7d21-9c55-6f0e12ab34cd",
  organizationId: "org_019a9c5e-0001-7aaa-8bbb-0123456789ab",
  carrierOrganizationId: exampleCarrierId,
  status: "NEEDS_REVIEW",
  onboardingStatus: "ONBOARDED",
  source: "API",
  carrierExternalId: "C-007",
  version: 3,
  updatedAt: "2026-11-20T09:30:00.123Z",
};

export const exampleIdentity = {
  id: exampleCarrierId,
  displayName: "Norteña Freight",
  dotNumber: "9900007",
  mcNumber: "990007",
  scac: "ZNRF",
};

export const exampleCarrier: z.input<typeof CarrierRecord> = {
  ...exampleIdentity,
  externalId: "C-007",
  relationship: exampleRelationship,
  profile: {
    contacts: [{ name: "Raúl Cantú", role: "Dispatch", phone: "+1 956 555 0107" }],
    certificates: [{ type: "CTPAT", number: "nort01107", expiresOn: "2027-03-31" }],
    cargoInsurance: {
      coverage: { currencyCode: "USD", amount: 10_000_000 },
      insurer: "Rio Mutual",
      expiresOn: "2027-01-31",
    },
    has247CustomerService: true,
    hauling: { trailerTypes: ["DRY_VAN_53", "REEFER"], countries: ["US"], hazmat: false },
  },
  profileVersion: 2,
  meaning: {
    assignable: false,
    offersOnboardingLink: false,
    seesFreight: true,
    reason: "needs_review",
    misses: [],
  },
  openConflicts: 0,
  onboarding: { state: "ACCEPTED", at: "2026-11-18T16:04:00.000Z" },
};

export const exampleAuthor = {
  type: "user" as const,
  id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab",
  name: "Ana Lucía Treviño",
};

const access = { tag: "Carriers", callers: ["apiKey", "user"] } as const;
export const read = { ...access, scope: "carriers:read", role: "VIEWER", writes: false } as const;
export const write = { ...access, scope: "carriers:write", role: "BROKER", writes: true } as const;
