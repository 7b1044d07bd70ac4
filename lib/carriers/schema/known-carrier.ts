import type { CarrierProfile } from "@/lib/carriers/schema/profile";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

/** A carrier's identity: the same for the whole installation. */
export type CarrierIdentity = { id: string; displayName: string; scac?: string } & {
  [Name in RegulatoryNumber]?: string;
};

/** A carrier as one organization knows it: the shared identity with what the organization has of it. */
export type KnownCarrier = CarrierIdentity & {
  externalId?: string;
  /** The main contact. */
  contactName?: string;
  contactPhone?: string;
  contactEmail?: string;
  relationship?: RelationshipState;
  profile: CarrierProfile;
  /** Counts the changes of the profile; 0 while there is none. */
  profileVersion: number;
};
