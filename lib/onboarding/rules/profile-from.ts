import { CarrierProfile } from "@/lib/carriers/schema/profile";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/answers";

/** What the organization has on record once it accepts: the answers without the identity. */
export const profileFrom = ({ contacts, certificates, cargoInsurance, has247CustomerService }: OnboardingAnswers) =>
  CarrierProfile.parse({ contacts, certificates, cargoInsurance, has247CustomerService });
