import {
  getCarrierEndpoint,
  importCarriersEndpoint,
  listCarrierChangesEndpoint,
  searchCarriersEndpoint,
  updateCarrierProfileEndpoint,
} from "@/lib/carriers/contract/carriers";
import {
  getCarrierPolicyEndpoint,
  listConflictsEndpoint,
  resolveConflictEndpoint,
  saveCarrierPolicyEndpoint,
} from "@/lib/carriers/contract/conflicts";
import {
  createRelationshipEndpoint,
  listRelationshipsEndpoint,
  reviewManyEndpoint,
  reviewRelationshipEndpoint,
  upsertRelationshipsEndpoint,
} from "@/lib/carriers/contract/relationships";
import { createRelationship } from "@/lib/carriers/create-relationship";
import { getCarrier, listCarrierChanges } from "@/lib/carriers/get-carrier";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { byCarrier, byCarrierItself, byWantedCarrier } from "@/lib/carriers/name-carrier";
import { listConflicts, resolveConflict } from "@/lib/carriers/resolve-conflict";
import { reviewManyRelationships, reviewRelationship } from "@/lib/carriers/review-relationship";
import { getCarrierPolicy, saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { listRelationships, searchCarriers } from "@/lib/carriers/search-carriers";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const carrierOperations = [
  operation(upsertRelationshipsEndpoint, upsertRelationships),
  operation(listRelationshipsEndpoint, listRelationships),
  operation(reviewRelationshipEndpoint, byWantedCarrier(reviewRelationship)),
  operation(reviewManyEndpoint, reviewManyRelationships),
  operation(createRelationshipEndpoint, byCarrier(createRelationship)),
  operation(searchCarriersEndpoint, searchCarriers),
  operation(getCarrierEndpoint, byCarrierItself(getCarrier)),
  operation(updateCarrierProfileEndpoint, byCarrierItself(updateCarrierProfile)),
  operation(importCarriersEndpoint, importCarriers),
  operation(listCarrierChangesEndpoint, byCarrierItself(listCarrierChanges)),
  operation(listConflictsEndpoint, byWantedCarrier(listConflicts)),
  operation(resolveConflictEndpoint, resolveConflict),
  operation(getCarrierPolicyEndpoint, getCarrierPolicy),
  operation(saveCarrierPolicyEndpoint, saveCarrierPolicy),
] as const;
