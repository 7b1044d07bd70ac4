import * as z from "zod";
import { CargoInsurance, CarrierProfile } from "@/lib/carriers/schema/profile";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export const IdentityAnswer = z
  .object({
    displayName: LongText.optional().meta({ description: "What the carrier is called." }),
    ...regulatoryNumbers,
    scac: ShortText.optional().meta({ description: "Its SCAC." }),
  })
  .meta({
    id: "IdentityAnswer",
    description: "Who the carrier says it is. What differs from the identity on record is told to you, never applied.",
  });
export type IdentityAnswer = z.infer<typeof IdentityAnswer>;
export type IdentityField = keyof IdentityAnswer;

const InsuranceDraft = CargoInsurance.extend({
  coverage: CargoInsurance.shape.coverage
    .optional()
    .meta({ description: "What it covers per shipment. Needed once anything else of it is given." }),
}).meta({ id: "CargoInsuranceDraft", description: "Cargo insurance as far as it is filled in." });

/** Everything a carrier answers but its documents. Any of it may still be missing until it signs. */
export const OnboardingAnswers = z
  .object({
    identity: IdentityAnswer.meta({ description: "Who the carrier says it is." }),
    contacts: CarrierProfile.shape.contacts,
    certificates: CarrierProfile.shape.certificates,
    cargoInsurance: InsuranceDraft.optional().meta({ description: "Its cargo insurance. Unset: it has none, so far." }),
    has247CustomerService: CarrierProfile.shape.has247CustomerService,
  })
  .meta({ id: "OnboardingAnswers", description: "What a carrier has filled in." });
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>;
