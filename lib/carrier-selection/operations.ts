import { listCarrierSelectionsEndpoint, verifySelectionsEndpoint } from "@/lib/carrier-selection/contract";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { verifyCarrierSelections } from "@/lib/carrier-selection/verify-carrier-selections";
import { byWantedCarrier } from "@/lib/carriers/name-carrier";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const carrierSelectionOperations = [
  operation(listCarrierSelectionsEndpoint, byWantedCarrier(listCarrierSelections)),
  operation(verifySelectionsEndpoint, verifyCarrierSelections),
] as const;
