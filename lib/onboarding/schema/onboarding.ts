import * as z from "zod";
import { OnboardingLinkState } from "@/lib/carriers/schema/carrier";
import { IdentityDifference } from "@/lib/carriers/schema/conflict";
import { CargoInsurance, CarrierProfile } from "@/lib/carriers/schema/profile";
import { namedCarrier, needsCarrier } from "@/lib/carriers/schema/reference";
import { clearable, optional } from "@/lib/core/clearable";
import { CarrierDocument, documentUpload } from "@/lib/onboarding/schema/document";
import { OnboardingLink } from "@/lib/onboarding/schema/link";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { versionMax } from "@/lib/vocabulary/limits.values";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export const IdentityAnswer = z
  .object({
    displayName: LongText.optional().meta({ description: "What the carrier is called." }),
    ...regulatoryNumbers,
    scac: ShortText.optional().meta({ description: "Its SCAC." }),
  })
  .meta({
    id: "IdentityAnswer",
    description:
      "Who the carrier says it is. What differs from the identity on record is reported to you, never applied.",
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
    hauling: CarrierProfile.shape.hauling,
  })
  .meta({ id: "OnboardingAnswers", description: "What a carrier has filled in." });
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>;

const At = z.iso.datetime();

const AnswersVersion = z
  .int()
  .min(1)
  .max(versionMax)
  .meta({ description: "The version of the answers: 1 at first, one more with each save." });
const ifVersion = AnswersVersion.optional().meta({
  description: "Refuse with 409 unless the answers are at this version. Goes before the header `If-Match`.",
});

const ConsentLanguage = z.enum(["en-US", "es-MX"]).meta({
  id: "ConsentLanguage",
  description: "In which language the signer read what they agree to.",
});

export const OnboardingSignature = z
  .object({
    name: z.string().meta({ description: "Who signed, as they wrote it." }),
    title: z.string().optional().meta({ description: "What they are at the carrier, as they wrote it." }),
    signedAt: At.meta({ description: "When they signed." }),
    consent: z.string().meta({ description: "Which text they agreed to." }),
    language: ConsentLanguage.optional().meta({ description: "In which language they read what they agree to." }),
    documents: z
      .array(z.string())
      .meta({ description: "The SHA-256 of each document that was there when they signed." }),
  })
  .meta({ id: "OnboardingSignature", description: "By whom, when and to what the answers were signed." });
export type OnboardingSignature = z.infer<typeof OnboardingSignature>;

export const GetOnboardingRequest = z.object({});
export type GetOnboardingRequest = z.infer<typeof GetOnboardingRequest>;
export const GetOnboardingResponse = z.object({
  organizationName: z.string().meta({ description: "Who invites the carrier." }),
  carrier: IdentityAnswer.meta({ description: "The identity on record." }),
  state: OnboardingLinkState.meta({ description: "How far the link has come." }),
  expiresAt: At.meta({ description: "From when on the link no longer works." }),
  answers: OnboardingAnswers.meta({ description: "What has been filled in, at first what is on record." }),
  version: AnswersVersion,
  documents: z.array(CarrierDocument).meta({ description: "What was uploaded through this link, newest first." }),
  signature: OnboardingSignature.optional().meta({ description: "Present once it is signed; nothing changes after." }),
});
export type GetOnboardingResponse = z.infer<typeof GetOnboardingResponse>;

const { cargoInsurance, has247CustomerService, hauling, ...lists } = OnboardingAnswers.shape;

/** Each part that is given replaces what was there, so that two people may fill in two parts at once. */
export const AnswersPatch = z
  .object({ ...optional(lists), ...clearable({ cargoInsurance, has247CustomerService, hauling }) })
  .meta({ id: "OnboardingAnswersPatch", description: "The parts to replace; null takes an answer back." });
export type AnswersPatch = z.infer<typeof AnswersPatch>;

export const SaveOnboardingRequest = z.object({
  answers: AnswersPatch.meta({ description: "The parts that changed; each replaces what was there." }),
  ifVersion,
});
export type SaveOnboardingRequest = z.infer<typeof SaveOnboardingRequest>;
export const SaveOnboardingResponse = z.object({ version: AnswersVersion });
export type SaveOnboardingResponse = z.infer<typeof SaveOnboardingResponse>;

export const UploadOnboardingDocumentRequest = z.object(documentUpload);
export type UploadOnboardingDocumentRequest = z.infer<typeof UploadOnboardingDocumentRequest>;

export const RemoveOnboardingDocumentRequest = z.object({
  id: ShortText.meta({ description: "A document that was uploaded through this link." }),
});
export type RemoveOnboardingDocumentRequest = z.infer<typeof RemoveOnboardingDocumentRequest>;

export const SignOnboardingRequest = z.object({
  signerName: ShortText.meta({ description: "Who signs." }),
  signerTitle: ShortText.optional().meta({ description: "What they are at the carrier." }),
  agrees: z.literal(true).meta({ description: "That the answers are right and may be kept: only `true` signs." }),
  language: ConsentLanguage.optional().meta({ description: "In which language they read what they agree to." }),
  ifVersion,
});
export type SignOnboardingRequest = z.infer<typeof SignOnboardingRequest>;
export const SignOnboardingResponse = z.object({
  state: OnboardingLinkState.meta({ description: "How far the link has come." }),
  signature: OnboardingSignature.meta({ description: "What was signed." }),
});
export type SignOnboardingResponse = z.infer<typeof SignOnboardingResponse>;

/** Names the text a signer agrees to; a new text gets a new name. */
export const consentVersion = "onboarding-2026-11";

const ProfileVersion = z.int().min(0).max(versionMax);

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

export const ReviewOnboardingRequest = z.object(namedCarrier).refine(...needsCarrier);
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
