import * as z from "zod";
import { IdentityDifference } from "@/lib/carriers/schema/conflict";
import { CarrierProfile } from "@/lib/carriers/schema/profile";
import { OnboardingAnswers } from "@/lib/onboarding/schema/answers";
import { OnboardingSignature } from "@/lib/onboarding/schema/carrier-side";
import { CarrierDocument } from "@/lib/onboarding/schema/document";
import { CarrierId, OnboardingLink } from "@/lib/onboarding/schema/link";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { ShortText } from "@/lib/vocabulary/text";

const ProfileVersion = z.int().min(0).max(2_147_483_647);

export const OnboardingSubmission = z
  .object({
    link: OnboardingLink.meta({ description: "The link it came through." }),
    answers: OnboardingAnswers.meta({ description: "What was signed." }),
    signature: OnboardingSignature.meta({ description: "By whom and when." }),
    documents: z.array(CarrierDocument).meta({ description: "What was uploaded with it, newest first." }),
    identityDifferences: z
      .array(IdentityDifference)
      .meta({ description: "Compared with the identity on record, which accepting does not change." }),
    profile: CarrierProfile.meta({ description: "What you have on record." }),
    profileChanges: z
      .array(FieldChange)
      .meta({ description: "What accepting would change of it, e.g. `profile.contacts[0].phone`." }),
    profileVersion: ProfileVersion.meta({
      description: "The version of what you have on record, for `ifVersion`; 0 where that is nothing.",
    }),
  })
  .meta({ id: "OnboardingSubmission", description: "What a carrier signed, beside what is on record." });
export type OnboardingSubmission = z.infer<typeof OnboardingSubmission>;

export const ReviewOnboardingRequest = z.object({ carrierId: CarrierId });
export type ReviewOnboardingRequest = z.infer<typeof ReviewOnboardingRequest>;
export const ReviewOnboardingResponse = z.object({
  submission: OnboardingSubmission.optional().meta({
    description: "The latest that was signed, accepted ones included. Absent where nothing was signed.",
  }),
});
export type ReviewOnboardingResponse = z.infer<typeof ReviewOnboardingResponse>;

export const AcceptOnboardingRequest = z.object({
  linkId: ShortText.meta({ description: "The link of the submission." }),
  ifVersion: ProfileVersion.optional().meta({
    description: "Refuse with 409 unless what you have on record is at this version; 0 where that is nothing.",
  }),
});
export type AcceptOnboardingRequest = z.infer<typeof AcceptOnboardingRequest>;
export const AcceptOnboardingResponse = z.object({
  link: OnboardingLink.meta({ description: "The link, accepted." }),
});
export type AcceptOnboardingResponse = z.infer<typeof AcceptOnboardingResponse>;
