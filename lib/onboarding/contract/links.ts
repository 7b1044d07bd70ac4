import { defineEndpoint } from "@/lib/core/endpoint";
import { carrierId, exampleLink } from "@/lib/onboarding/contract/example-carrier";
import {
  CreateOnboardingLinkRequest,
  CreateOnboardingLinkResponse,
  ListOnboardingLinksRequest,
  ListOnboardingLinksResponse,
  RevokeOnboardingLinkRequest,
  RevokeOnboardingLinkResponse,
} from "@/lib/onboarding/schema/link";

const links = { tag: "Onboarding", callers: ["apiKey", "user"] } as const;

export const createOnboardingLinkEndpoint = defineEndpoint({
  ...links,
  scope: "carriers:write",
  role: "BROKER",
  writes: true,
  answersSecret: true,
  mayMiss: true,
  mayConflict: true,
  path: "/onboarding-links/create",
  operationId: "createOnboardingLink",
  summary: "New onboarding link",
  description: `Makes the link by which a carrier onboards itself.
The answer contains the address. It is shown this once; send it to the carrier yourself. An earlier link of the carrier that
was not signed stops working; the new one goes on with what was filled in there, unless it was revoked. A carrier that is onboarded
or DO_NOT_DISPATCH is offered no link, and one that it has not signed stops for good.

When the carrier first opens it, its relationship becomes IN_PROGRESS (and NEEDS_REVIEW where there was none).
What it answers becomes yours only when it has signed and you accept it.`,
  request: CreateOnboardingLinkRequest,
  response: CreateOnboardingLinkResponse,
  examples: [
    {
      name: "For the carrier with this MC number",
      request: { carrier: { mcNumber: "990007" } },
      response: {
        link: exampleLink,
        url: "https://portal.example.com/onboarding/kV1hQm3Zt0bXrN8uYc5sLd2wPf7jAe9oGiTzKxRv4Bq",
      },
    },
    {
      name: "For two weeks",
      request: { carrierId, expiresInDays: 14 },
      response: {
        link: exampleLink,
        url: "https://portal.example.com/onboarding/kV1hQm3Zt0bXrN8uYc5sLd2wPf7jAe9oGiTzKxRv4Bq",
      },
    },
  ],
});

export const listOnboardingLinksEndpoint = defineEndpoint({
  ...links,
  scope: "carriers:read",
  role: "VIEWER",
  writes: false,
  path: "/onboarding-links/list",
  operationId: "listOnboardingLinks",
  summary: "Onboarding link list",
  description: "Lists a carrier's onboarding links, newest first.",
  request: ListOnboardingLinksRequest,
  response: ListOnboardingLinksResponse,
  examples: [{ name: "Of one carrier", request: { carrierId }, response: { items: [exampleLink], nextCursor: null } }],
});

export const revokeOnboardingLinkEndpoint = defineEndpoint({
  ...links,
  scope: "carriers:write",
  role: "BROKER",
  writes: true,
  path: "/onboarding-links/revoke",
  operationId: "revokeOnboardingLink",
  summary: "Onboarding link revocation",
  description: `Stops an onboarding link at once. What was signed through it and not accepted cannot be accepted any
more. Revoking a revoked link changes nothing.`,
  request: RevokeOnboardingLinkRequest,
  response: RevokeOnboardingLinkResponse,
  examples: [
    {
      name: "One that went to the wrong address",
      request: { id: exampleLink.id },
      response: { link: { ...exampleLink, state: "REVOKED", revokedAt: "2026-11-20T12:00:00.000Z" } },
    },
  ],
});
