import type * as z from "zod";
import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { LoadHistoryRequest, LoadHistoryResponse } from "@/lib/loads/schema/history";
import { ListLoadsRequest, ListLoadsResponse } from "@/lib/loads/schema/list";
import { GetLoadResponse, LoadReference, SaveLoadRequest, SaveLoadResponse } from "@/lib/loads/schema/operations";

const read = { tag: "Loads", callers: ["apiKey", "user"], scope: "loads:read", role: "VIEWER", writes: false } as const;
const write = {
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:write",
  role: "BROKER",
  writes: true,
} as const;

const mexico = { countryCode: "MX", latitude: 25.67507, longitude: -100.31847 };
const texas = { countryCode: "US", latitude: 32.7672, longitude: -96.6836 };

const exampleAnswer: z.input<typeof GetLoadResponse> = {
  load: exampleLoad,
  requestOnly: {
    borderCrossings: [
      {
        type: "BORDER_CROSSING",
        usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
        borderCrossingStrategy: "PRE_ASSIGNED",
      },
    ],
  },
  version: 14,
  updatedAt: "2026-11-20T09:30:00.123Z",
  lastSynced: { externalCustomerId: "FRUTAS-SONORA", status: "ON_HOLD" },
  pinnedPaths: [],
  blockedCarriers: [],
  stopPlaces: [
    { filledIn: ["coordinates"], candidate: { city: "Monterrey", state: "NLE", ...mexico, confidence: 0.99 } },
    { filledIn: ["coordinates"], candidate: { city: "Dallas", state: "TX", ...texas, confidence: 0.99 } },
  ],
  miles: 595,
};

export const saveLoadEndpoint = defineEndpoint({
  ...write,
  callers: ["user"],
  scope: undefined,
  writesOne: ({ load }) => load.externalId,
  path: "/loads/save",
  operationId: "saveLoad",
  summary: "Load save",
  description: `Creates or changes a load as a user of the portal.
A save is not merged: it replaces each top-level field given, null clears it, and what is left out stays. A load that
exists needs \`ifVersion\`; where the load is at another version by then, 409 answers it as it is under \`current\`. What your keys
sent last is not touched, so a later sync that repeats it changes nothing.

The answer is that of \`/loads/get\`. With \`validateOnly\` nothing is stored: it is what would be answered, with \`changes\`, at the
version the load has, or 1 for a load that does not exist. Everything else is as described for \`/loads/sync\`.`,
  request: SaveLoadRequest,
  response: SaveLoadResponse,
  examples: [
    {
      name: "A new load",
      request: { load: { externalId: "TMS-10234", externalCustomerId: "FRUTAS-SONORA" } },
      response: exampleAnswer,
    },
  ],
});

export const getLoadEndpoint = defineEndpoint({
  ...read,
  path: "/loads/get",
  operationId: "getLoad",
  summary: "Load details",
  description: `Answers one load, with the fields its sync does not answer.
Give one of \`id\` and \`externalId\`. Beside the load as \`/loads/sync\` answers it: what is sent but not answered there
(\`requestOnly\`), what your keys sent last (\`lastSynced\`, in the form of an answer; a carrier that was found stands there by our
\`id\` alone), the fields a broker pinned (\`pinnedPaths\`), a carrier that waits to be assigned (\`proposedCarrier\`), the carriers
that are blocked for this load (\`blockedCarriers\`), what each stop's place was understood as (\`stopPlaces\`), and
how far the load goes in all (\`miles\`).`,
  request: LoadReference,
  response: GetLoadResponse,
  examples: [
    {
      name: "By your id",
      request: { externalId: "TMS-10234" },
      response: exampleAnswer,
    },
  ],
});

export const listLoadsEndpoint = defineEndpoint({
  ...read,
  cost: "list",
  path: "/loads/list",
  operationId: "listLoads",
  summary: "Load list",
  description: `Lists loads by status, words, customer, owner, crossing, trailer and pickup.
A load is listed when it fits every filter given; of a filter with several values one is enough. Loads without a value
in the column of \`sort\` come last, and amounts are sorted by currency first. A cursor belongs to its \`sort\`.

\`ownerCoverageUser\` and \`ownerCoverageTeam\` are looked up anew for each answer: a load that was sent before its owner had
your \`externalId\` shows the owner from the moment the directory has it.`,
  request: ListLoadsRequest,
  response: ListLoadsResponse,
  examples: [
    {
      name: "Uncovered loads for Dallas",
      request: { query: "dallas", status: ["ON_HOLD", "AVAILABLE"], assigned: false, sort: "pickupAt", limit: 50 },
      response: {
        items: [
          {
            id: exampleLoad.id,
            externalId: "TMS-10234",
            externalDisplayId: "TMS-10234",
            externalCustomerId: "FRUTAS-SONORA",
            status: "AVAILABLE",
            version: 14,
            createdAt: "2026-11-19T17:05:41.002Z",
            updatedAt: "2026-11-20T09:30:00.123Z",
            stopCount: 2,
            origin: {
              place: { type: "ADDRESS", city: "Monterrey", state: "NL", postalCode: "64400", countryCode: "MX" },
              appointment: { type: "SCHEDULED", start: "2026-11-23T14:00:00.000Z", end: "2026-11-23T16:00:00.000Z" },
              timezone: "America/Monterrey",
            },
            destination: {
              place: { type: "ADDRESS", city: "Dallas", state: "TX", postalCode: "75227", countryCode: "US" },
              timezone: "America/Chicago",
            },
            trailerTypes: ["REEFER"],
            usMxBorderCrossings: ["LAREDO_INTL_BRIDGE"],
            commodityName: "Fresh berries",
            maxBuy: { currencyCode: "USD", amount: 210_000 },
            customerRate: { currencyCode: "USD", amount: 236_000 },
            externalOwnerCoverageUserId: "U-104",
            ownerCoverageUser: { id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
            hasProposedCarrier: false,
          },
        ],
        nextCursor: null,
        total: 1,
        totalIsMinimum: false,
      },
    },
  ],
});

export const loadHistoryEndpoint = defineEndpoint({
  ...read,
  path: "/loads/history",
  operationId: "listLoadChanges",
  summary: "Load change history",
  description: `Lists who changed which field of a load, newest first.
Every change is one entry, by whatever author: field by field what was there before and after, and the \`x-request-id\` of the
call. A sync that changed nothing has none. Give one of \`id\` and \`externalId\`.

\`flags\` names what is remarkable about a change:

| Flag | Meaning |
|---|---|
| \`odd_status_move\` | the status moved as it usually does not, e.g. from \`COMPLETED\` to \`AVAILABLE\` or from \`ON_HOLD\` to \`COMPLETED\` |
| \`carrier_released\` | the load went from \`BOOKED\` to \`ON_HOLD\` or \`AVAILABLE\` and lost its carrier |
| \`edit_overwritten\` | a sync replaced a value that a user of the portal had set; \`changes\` has both |
| \`field_pinned\` | a broker holds the field in \`changes\` against the TMS; its value did not change |
| \`field_unpinned\` | the field in \`changes\` was let go; its value did not change |
| \`carrier_blocked\` | a broker blocked the carrier in \`changes\` for this load, or changed the note |
| \`carrier_unblocked\` | the carrier in \`changes\` is no longer blocked for this load |
| \`load_posted\` | the load was posted to carriers, and so went from \`ON_HOLD\` to \`AVAILABLE\` |
| \`bid_accepted\` | a carrier's bid was accepted: the load is booked with it at its price |`,
  request: LoadHistoryRequest,
  response: LoadHistoryResponse,
  examples: [
    {
      name: "By your id",
      request: { externalId: "TMS-10234", limit: 1 },
      response: {
        items: [
          {
            version: 14,
            at: "2026-11-20T09:30:00.123Z",
            operation: "UPDATED",
            actor: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
            requestId: "req_019a9c5e-2222-7aaa-8bbb-0123456789ab",
            changes: [{ path: "load.status", before: "ON_HOLD", after: "AVAILABLE" }],
            flags: [],
          },
        ],
        nextCursor: "MTQ",
      },
    },
  ],
});
