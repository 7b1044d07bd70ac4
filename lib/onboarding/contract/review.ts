import { defineEndpoint } from "@/lib/core/endpoint";
import {
  carrierId,
  exampleAnswers,
  exampleDocument,
  exampleSignature,
  signedLink,
} from "@/lib/onboarding/contract/example-carrier";
import {
  AcceptOnboardingRequest,
  AcceptOnboardingResponse,
  ReviewOnboardingRequest,
  ReviewOnboardingResponse,
} from "@/lib/onboarding/schema/onboarding";

const { contacts, certificates, cargoInsurance, hauling } = exampleAnswers;

export const reviewOnboardingEndpoint = defineEndpoint({
  tag: "Onboarding",
  callers: ["apiKey", "user"],
  scope: "carriers:read",
  role: "VIEWER",
  writes: false,
  path: "/onboarding/review",
  operationId: "reviewOnboarding",
  summary: "Onboarding review",
  description: "Answers what a carrier signed, beside what you have on record.",
  request: ReviewOnboardingRequest,
  response: ReviewOnboardingResponse,
  examples: [
    {
      name: "A carrier that is insured, answers at any hour and has another MC number",
      request: { carrierId },
      response: {
        submission: {
          link: signedLink,
          answers: exampleAnswers,
          signature: exampleSignature,
          documents: [exampleDocument],
          identityDifferences: [{ field: "mcNumber", onRecord: "88231", sent: "88213" }],
          profile: { contacts, certificates },
          profileChanges: [
            { path: "profile.cargoInsurance", after: cargoInsurance },
            { path: "profile.has247CustomerService", after: true },
            { path: "profile.hauling", after: hauling },
          ],
          profileVersion: 3,
        },
      },
    },
  ],
});

export const acceptOnboardingEndpoint = defineEndpoint({
  tag: "Onboarding",
  callers: ["apiKey", "user"],
  scope: "carriers:write",
  role: "BROKER",
  writes: true,
  mayMiss: true,
  mayConflict: true,
  path: "/onboarding/accept",
  operationId: "acceptOnboarding",
  summary: "Onboarding acceptance",
  description: `Takes over what a carrier signed, and calls it ONBOARDED.
Contacts, certificates and insurance become what the carrier answered. The identity on record and the status of the
relationship stay as they are: a carrier that NEEDS_REVIEW still does.`,
  request: AcceptOnboardingRequest,
  response: AcceptOnboardingResponse,
  examples: [
    {
      name: "As reviewed",
      request: { linkId: signedLink.id, ifVersion: 3 },
      response: { link: { ...signedLink, state: "ACCEPTED", acceptedAt: "2026-11-23T08:12:19.640Z" } },
    },
  ],
});
