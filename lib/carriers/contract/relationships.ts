import { upsertDescription } from "@/lib/carriers/contract/descriptions";
import { exampleCarrierId, exampleIdentity, exampleRelationship, read, write } from "@/lib/carriers/contract/examples";
import { ListRelationshipsRequest, ListRelationshipsResponse } from "@/lib/carriers/schema/carrier";
import {
  CreateRelationshipRequest,
  decisionItemsMax,
  RelationshipResponse,
  ReviewManyRequest,
  ReviewManyResponse,
  ReviewRelationshipRequest,
  UpsertRelationshipsRequest,
  UpsertRelationshipsResponse,
} from "@/lib/carriers/schema/relationship-requests";
import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax } from "@/lib/core/protocol.values";

const { version: _version, updatedAt: _updatedAt, ...answered } = exampleRelationship;
const approved = { ...exampleRelationship, status: "ACTIVE" as const, source: "PORTAL" as const, version: 4 };

const foundAndNot = {
  name: "One that is found and one that is not",
  request: {
    carrierRelationships: [
      { carrier: { mcNumber: "MC-990007" }, carrierExternalId: "C-007", status: "NEEDS_REVIEW" as const },
      { carrier: { dotNumber: "1" }, status: "ACTIVE" as const },
    ],
  },
  response: {
    carrierRelationships: [answered, null],
    warnings: [
      {
        path: "carrierRelationships[1]",
        code: "carrier_not_found",
        message: "No carrier has any of these numbers.",
        reason: "unknown_numbers",
      },
    ],
  },
};

export const upsertRelationshipsEndpoint = defineEndpoint({
  ...write,
  maxBodyBytes: batchBodyBytesMax,
  path: "/carrier-relationships/upsert",
  operationId: "upsertCarrierRelationships",
  summary: "Carrier relationship upsert",
  description: upsertDescription,
  request: UpsertRelationshipsRequest,
  response: UpsertRelationshipsResponse,
  examples: [foundAndNot],
});

export const listRelationshipsEndpoint = defineEndpoint({
  ...read,
  cost: "list",
  path: "/carrier-relationships/list",
  operationId: "listCarrierRelationships",
  summary: "Carrier relationship list",
  description: `Lists your organization's carrier relationships, changed last first. A change of what you know of the
carrier counts too.`,
  request: ListRelationshipsRequest,
  response: ListRelationshipsResponse,
  examples: [
    {
      name: "Those that need a review",
      request: { status: ["NEEDS_REVIEW"] },
      response: { items: [{ relationship: exampleRelationship, carrier: exampleIdentity }], nextCursor: null },
    },
  ],
});

export const reviewRelationshipEndpoint = defineEndpoint({
  ...write,
  path: "/carrier-relationships/review",
  operationId: "reviewCarrierRelationship",
  summary: "Carrier relationship review",
  description: `Decides whether a carrier may haul for your organization.
\`DO_NOT_DISPATCH\` needs a \`note\`. With \`ifVersion\` the review is refused when somebody else was faster, and \`current\` is the
relationship as it is now, in the form of this operation's answer.`,
  request: ReviewRelationshipRequest,
  response: RelationshipResponse,
  examples: [
    {
      name: "Approve",
      request: { id: exampleRelationship.id, status: "ACTIVE", ifVersion: 3 },
      response: { carrierRelationship: approved },
    },
    {
      name: "Approve the carrier with this MC number",
      request: { carrier: { mcNumber: "990007" }, status: "ACTIVE" },
      response: { carrierRelationship: approved },
    },
  ],
});

export const reviewManyEndpoint = defineEndpoint({
  ...write,
  path: "/carrier-relationships/review-many",
  operationId: "reviewManyCarrierRelationships",
  summary: "Carrier relationship review in bulk",
  description: `Decides on up to ${decisionItemsMax} carriers at once, or says what would become of them.
\`DO_NOT_DISPATCH\` needs a \`note\`. One that changed meanwhile or is unknown does not keep the others from it. Each
is named by our id of the relationship or by the carrier: its numbers, your id of it or its SCAC.`,
  request: ReviewManyRequest,
  response: ReviewManyResponse,
  examples: [
    {
      name: "See what would become of one",
      request: { items: [{ id: exampleRelationship.id, ifVersion: 3 }], status: "ACTIVE", validateOnly: true },
      response: {
        results: [{ id: exampleRelationship.id, outcome: "CHANGED", before: exampleRelationship, after: approved }],
      },
    },
  ],
});

export const createRelationshipEndpoint = defineEndpoint({
  ...write,
  mayMiss: true,
  mayConflict: true,
  path: "/carrier-relationships/create",
  operationId: "createCarrierRelationship",
  summary: "New carrier relationship",
  description: `Begins a relationship with a carrier that has none. \`DO_NOT_DISPATCH\` needs a \`note\`. 404 for an
unknown carrier, 409 where there is a relationship.`,
  request: CreateRelationshipRequest,
  response: RelationshipResponse,
  examples: [
    {
      name: "With the default status",
      request: { carrierId: exampleCarrierId },
      response: { carrierRelationship: { ...exampleRelationship, status: "ACTIVE", source: "PORTAL", version: 1 } },
    },
  ],
});
