import type { LedgerEntry } from "@/lib/carriers/rules/relationship-ledger";
import type { CarrierRelationship, RelationshipState } from "@/lib/carriers/schema/relationship";

/** A relationship as the API answers it. */
export const showRelationship = (entry: LedgerEntry, organizationId: string): CarrierRelationship => ({
  id: entry.id,
  organizationId,
  carrierOrganizationId: entry.carrierId,
  status: entry.status,
  onboardingStatus: entry.onboardingStatus,
  source: entry.source,
  carrierExternalId: entry.externalId,
});

/** A relationship as the portal works with it. */
export const showRelationshipState = (entry: LedgerEntry, organizationId: string): RelationshipState => ({
  ...showRelationship(entry, organizationId),
  ...(entry.note !== null && { note: entry.note }),
  version: entry.version,
  updatedAt: entry.updatedAt.toISOString(),
});
