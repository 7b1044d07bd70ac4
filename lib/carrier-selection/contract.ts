import {
  ListCarrierSelectionsRequest,
  ListCarrierSelectionsResponse,
  VerifyCarrierSelectionsRequest,
  VerifyCarrierSelectionsResponse,
} from "@/lib/carrier-selection/schema";
import { defineEndpoint } from "@/lib/core/endpoint";

const read = { tag: "Carrier selections", callers: ["apiKey", "user"], scope: "loads:read", writes: false } as const;

export const listCarrierSelectionsEndpoint = defineEndpoint({
  ...read,
  role: "VIEWER",
  cost: "list",
  path: "/carrier-selections/list",
  operationId: "listCarrierSelections",
  summary: "Carrier selection list",
  description: `Lists why carriers were assigned, newest first.
Whenever a load gets another carrier, by a sync, in the portal or by an accepted bid, a record freezes why: who decided, what
the carrier was to your organization, what the load asked for against what the carrier had that day, and the rules that were
asked. It is written together with the assignment and never changed.

The records of an organization are a chain. \`hash\` is the SHA-256 of the record's canonical JSON (RFC 8785: no spaces, keys
sorted), and each record contains the hash of the one before it, so anybody who has them can check them.`,
  request: ListCarrierSelectionsRequest,
  response: ListCarrierSelectionsResponse,
  examples: [
    {
      name: "Of a load",
      request: { loadId: "load_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815", limit: 1 },
      response: {
        items: [
          {
            record: {
              schemaVersion: 3,
              id: "selection_019a9c60-1111-7aaa-8bbb-0123456789ab",
              organizationId: "org_019a9c5e-0000-7aaa-8bbb-0123456789ab",
              sequence: 1,
              at: "2026-11-20T09:30:00.123Z",
              requestId: "req_019a9c60-2222-7aaa-8bbb-0123456789ab",
              decidedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
              via: "PORTAL",
              load: { id: "load_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815", externalId: "TMS-10234", version: 14 },
              carrier: {
                id: "carrier_019a9c5e-3333-7aaa-8bbb-0123456789ab",
                displayName: "Transportes Águila del Norte",
                dotNumber: "2384112",
                rfcNumber: "TAN980415QX1",
                externalId: "C-5541",
              },
              relationship: {
                id: "rel_019a9c5e-4444-7aaa-8bbb-0123456789ab",
                status: "ACTIVE",
                onboardingStatus: "ONBOARDED",
                source: "API",
                version: 3,
              },
              requirements: [
                { requirement: "ctpatCertified", outcome: "met" },
                {
                  requirement: "minCargoInsurance",
                  least: { currencyCode: "USD", amount: 10_000_000 },
                  outcome: "too_low",
                },
                { requirement: "temperature", outcome: "met" },
              ],
              held: {
                certificates: [{ type: "CTPAT", number: "CTPAT-99812", expiresOn: "2027-03-31" }],
                cargoInsurance: { coverage: { currencyCode: "USD", amount: 5_000_000 }, expiresOn: "2027-06-30" },
                hauling: { trailerTypes: ["REEFER"] },
              },
              rules: [
                { rule: "no_relationship", outcome: "PASSED" },
                { rule: "needs_review", outcome: "PASSED" },
                { rule: "do_not_dispatch", outcome: "PASSED" },
                { rule: "blocked_for_load", outcome: "PASSED" },
                { rule: "requirements_missed", outcome: "TOLERATED" },
              ],
              previousHash: "0".repeat(64),
            },
            sequence: 1,
            hash: "9a97b98fba046eda3720660fe1231acf60c181f7b6bec76452c68ae1c39fb38e",
            previousHash: "0".repeat(64),
          },
        ],
        nextCursor: null,
      },
    },
  ],
});

export const verifySelectionsEndpoint = defineEndpoint({
  ...read,
  role: "ADMIN",
  cost: "report",
  path: "/carrier-selections/verify",
  operationId: "verifyCarrierSelections",
  summary: "Carrier selection chain verification",
  description: `Says whether the chain of carrier selections is whole.
Reads every record of your organization, from the first to the last, and stops at the first that is wrong:

| Problem | Meaning |
|---|---|
| \`record_missing\` | there is no record with this \`sequence\`, but there is a later one |
| \`record_changed\` | the record is not the one its hash was made of |
| \`columns_changed\` | the record is filed under another load, carrier or time than it says |
| \`chain_broken\` | the record names another hash than that of the record before it: one of the two was put in later |`,
  request: VerifyCarrierSelectionsRequest,
  response: VerifyCarrierSelectionsResponse,
  examples: [
    {
      name: "A chain that is whole",
      request: {},
      response: {
        valid: true,
        records: 1,
        lastHash: "9a97b98fba046eda3720660fe1231acf60c181f7b6bec76452c68ae1c39fb38e",
      },
    },
  ],
});
