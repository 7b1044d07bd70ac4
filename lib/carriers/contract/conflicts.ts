import { exampleAuthor, exampleCarrierId, read, write } from "@/lib/carriers/contract/examples";
import {
  ListConflictsRequest,
  ListConflictsResponse,
  ResolveConflictRequest,
  ResolveConflictResponse,
} from "@/lib/carriers/schema/conflict";
import { CarrierPolicyResponse, GetCarrierPolicyRequest, SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import { defineEndpoint } from "@/lib/core/endpoint";

const exampleConflictId = "conflict_019a9c5e-4444-7aaa-8bbb-0123456789ab";

export const listConflictsEndpoint = defineEndpoint({
  ...read,
  cost: "list",
  path: "/carrier-conflicts/list",
  operationId: "listCarrierConflicts",
  summary: "Carrier conflict list",
  description: `Lists what upserts, imports and onboardings found and did not decide, met last first. The same finding
is one conflict, however often it is met.`,
  request: ListConflictsRequest,
  response: ListConflictsResponse,
  examples: [
    {
      name: "The open ones",
      request: { resolved: false },
      response: {
        items: [
          {
            id: exampleConflictId,
            kind: "DIFFERENT_CARRIERS",
            identifiers: { dotNumber: "9900007", mcNumber: "990002" },
            carriers: [
              { id: exampleCarrierId, displayName: "Norteña Freight", identifiedBy: ["dotNumber"] },
              {
                id: "carrier_019a9c5e-7d1b-7c3e-9f0b-2a6d41c7e816",
                displayName: "Lone Mesa Freight Lines",
                identifiedBy: ["mcNumber"],
              },
            ],
            differences: [],
            source: "API",
            actor: { ...exampleAuthor, type: "apiKey", id: "key_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815", name: "TMS" },
            requestId: "req_019a9c5e-2222-7aaa-8bbb-0123456789ab",
            occurrences: 4,
            firstSeenAt: "2026-11-18T02:00:01.250Z",
            lastSeenAt: "2026-11-20T02:00:01.180Z",
          },
        ],
        nextCursor: null,
      },
    },
  ],
});

export const resolveConflictEndpoint = defineEndpoint({
  ...write,
  path: "/carrier-conflicts/resolve",
  operationId: "resolveCarrierConflict",
  summary: "Carrier conflict resolution",
  description: `Marks a conflict as settled. Nothing else changes. Met again it stays settled and only counts on.
Settling a settled one changes nothing.`,
  request: ResolveConflictRequest,
  response: ResolveConflictResponse,
  examples: [
    {
      name: "With a word on it",
      request: { id: exampleConflictId, resolution: "The MC number was mistyped in the TMS." },
      response: {},
    },
  ],
});

export const getCarrierPolicyEndpoint = defineEndpoint({
  ...read,
  path: "/carrier-policy/get",
  operationId: "getCarrierPolicy",
  summary: "Carrier policy",
  description: "Says how your organization treats carriers.",
  request: GetCarrierPolicyRequest,
  response: CarrierPolicyResponse,
  examples: [
    {
      name: "As it is at first",
      request: {},
      response: { policy: { defaultStatus: "ACTIVE", requirementsBlock: false } },
    },
  ],
});

export const saveCarrierPolicyEndpoint = defineEndpoint({
  ...write,
  callers: ["user"],
  scope: undefined,
  role: "ADMIN",
  path: "/carrier-policy/save",
  operationId: "saveCarrierPolicy",
  summary: "Carrier policy update",
  description: `Changes how your organization treats carriers. Applies to relationships created and carriers assigned
from now on. What is left out stays.`,
  request: SaveCarrierPolicyRequest,
  response: CarrierPolicyResponse,
  examples: [
    {
      name: "New carriers are reviewed first",
      request: { defaultStatus: "NEEDS_REVIEW" },
      response: {
        policy: {
          defaultStatus: "NEEDS_REVIEW",
          requirementsBlock: true,
          updatedBy: exampleAuthor,
          updatedAt: "2026-11-20T09:30:00.123Z",
        },
      },
    },
  ],
});
