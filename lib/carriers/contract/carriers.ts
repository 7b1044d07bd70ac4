import { importDescription, meaningDescription } from "@/lib/carriers/contract/descriptions";
import { exampleAuthor, exampleCarrier, exampleCarrierId, read, write } from "@/lib/carriers/contract/examples";
import {
  CarrierResponse,
  GetCarrierRequest,
  SearchCarriersRequest,
  SearchCarriersResponse,
  UpdateProfileRequest,
} from "@/lib/carriers/schema/carrier";
import { CarrierHistoryRequest, CarrierHistoryResponse } from "@/lib/carriers/schema/history";
import { ImportCarriersRequest, ImportCarriersResponse } from "@/lib/carriers/schema/import";
import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax } from "@/lib/core/protocol.values";

export const searchCarriersEndpoint = defineEndpoint({
  ...read,
  cost: "list",
  path: "/carriers/search",
  operationId: "searchCarriers",
  summary: "Carrier search",
  description: `Finds carriers by name or any number, relationship, onboarding and conflicts.
Lists the carriers your organization imported, onboarded or has a relationship with. A \`query\` that is one whole
regulatory number also finds the carrier that has it when your organization does not know it yet: by its identity alone, at the
head of the first page. A cursor belongs to its \`sort\`.`,
  request: SearchCarriersRequest,
  response: SearchCarriersResponse,
  examples: [
    {
      name: "The review queue",
      request: { status: ["NEEDS_REVIEW"], sort: "waiting", limit: 50 },
      response: {
        items: [exampleCarrier],
        nextCursor: null,
        total: 1,
        counts: { needsReview: 1, active: 14, doNotDispatch: 2, notOnboarded: 5, noRelationship: 1, conflicts: 0 },
      },
    },
    { name: "By a number", request: { query: "MC-990007" }, response: { items: [exampleCarrier], nextCursor: null } },
  ],
});

export const getCarrierEndpoint = defineEndpoint({
  ...read,
  path: "/carriers/get",
  operationId: "getCarrier",
  summary: "Carrier details",
  description: `Answers one carrier with all your organization has of it.
Of a carrier your organization has nothing of yet, the identity alone.\n\n${meaningDescription}`,
  request: GetCarrierRequest,
  response: CarrierResponse,
  examples: [
    { name: "By our id", request: { id: exampleCarrierId }, response: { carrier: exampleCarrier } },
    { name: "By your id of it", request: { carrier: { externalId: "C-007" } }, response: { carrier: exampleCarrier } },
  ],
});

export const updateCarrierProfileEndpoint = defineEndpoint({
  ...write,
  path: "/carriers/update-profile",
  operationId: "updateCarrierProfile",
  summary: "Carrier profile update",
  description: `Replaces contacts, certificates, insurance, service hours, what a carrier hauls or which customers refuse it. Each field given takes the
place of the one on record; \`null\` clears it; what is left out stays.`,
  request: UpdateProfileRequest,
  response: CarrierResponse,
  examples: [
    {
      name: "What it hauls",
      request: {
        id: exampleCarrierId,
        ifVersion: 1,
        hauling: { trailerTypes: ["DRY_VAN_53", "REEFER"], countries: ["US"], hazmat: false },
      },
      response: { carrier: exampleCarrier },
    },
  ],
});

export const importCarriersEndpoint = defineEndpoint({
  ...write,
  maxBodyBytes: batchBodyBytesMax,
  path: "/carriers/import",
  operationId: "importCarriers",
  summary: "Carrier import",
  description: importDescription,
  request: ImportCarriersRequest,
  response: ImportCarriersResponse,
  examples: [
    {
      name: "Two rows, only tried",
      request: {
        rows: [
          { displayName: "Norteña Freight", dotNumber: "9900007", status: "ACTIVE", contactName: "Raúl Cantú" },
          { dotNumber: "99000", rfcNumber: "TLN99" },
        ],
        validateOnly: true,
      },
      response: {
        results: [
          { outcome: "CREATED", triedIdentifiers: { dotNumber: "9900007" }, problems: [] },
          {
            outcome: "INVALID",
            triedIdentifiers: { dotNumber: "99000", rfcNumber: "TLN99" },
            problems: [
              {
                field: "rfcNumber",
                code: "unusual_format",
                message: "An RFC has 12 or 13 characters: 3 or 4 letters, a date, and 3 more.",
              },
              { field: "displayName", code: "name_needed", message: "A new carrier needs a name." },
            ],
          },
        ],
      },
    },
  ],
});

export const listCarrierChangesEndpoint = defineEndpoint({
  ...read,
  path: "/carriers/history",
  operationId: "listCarrierChanges",
  summary: "Carrier change history",
  description: `Lists who set what of a carrier, newest first. Every change is one entry, made by a key, a user, an
import or the carrier itself. What changed nothing has none.`,
  request: CarrierHistoryRequest,
  response: CarrierHistoryResponse,
  examples: [
    {
      name: "By our id",
      request: { id: exampleCarrierId, limit: 1 },
      response: {
        items: [
          {
            id: "change_019a9c5e-3333-7aaa-8bbb-0123456789ab",
            at: "2026-11-20T09:30:00.123Z",
            operation: "RELATIONSHIP_UPDATED",
            actor: exampleAuthor,
            source: "PORTAL",
            requestId: "req_019a9c5e-2222-7aaa-8bbb-0123456789ab",
            changes: [{ path: "relationship.status", before: "ACTIVE", after: "NEEDS_REVIEW" }],
            note: "Insurance certificate is unreadable.",
          },
        ],
        nextCursor: null,
      },
    },
  ],
});
