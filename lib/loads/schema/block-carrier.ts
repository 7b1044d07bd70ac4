import * as z from "zod";
import { Eligibility } from "@/lib/carriers/schema/eligibility";
import { BlockedCarriers, BlockNote } from "@/lib/loads/schema/blocked-carrier";
import { LoadReference, Version } from "@/lib/loads/schema/operations";
import { ShortText } from "@/lib/vocabulary/text";

const LoadAndCarrier = LoadReference.safeExtend({
  carrierId: ShortText.meta({ description: "Our id of the carrier, as in `assignedCarrier.carrier.id`." }),
});

export const BlockCarrierRequest = LoadAndCarrier.safeExtend({ note: BlockNote });
export type BlockCarrierRequest = z.infer<typeof BlockCarrierRequest>;
export const UnblockCarrierRequest = LoadAndCarrier;
export type UnblockCarrierRequest = z.infer<typeof UnblockCarrierRequest>;
export const BlockedCarriersResponse = z.object({
  blockedCarriers: BlockedCarriers,
  version: Version,
});
export type BlockedCarriersResponse = z.infer<typeof BlockedCarriersResponse>;

export const CheckCarrierRequest = LoadAndCarrier;
export type CheckCarrierRequest = z.infer<typeof CheckCarrierRequest>;
export const CheckCarrierResponse = z.object({
  meaning: Eligibility.meta({ description: "What the relationship with the carrier means for this load." }),
});
export type CheckCarrierResponse = z.infer<typeof CheckCarrierResponse>;
