import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleLoad, exampleLoadInput } from "@/lib/loads/contract/example-load";
import {
  GetLoadResponse,
  ListLoadsRequest,
  ListLoadsResponse,
  LoadHistoryRequest,
  LoadHistoryResponse,
  LoadReference,
  PinFieldRequest,
  PinFieldResponse,
  SyncLoadRequest,
  SyncLoadResponse,
} from "@/lib/loads/schema/operations";

const read = { tag: "Loads", callers: ["apiKey", "user"], scope: "loads:read", role: "VIEWER", writes: false } as const;
const write = {
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:write",
  role: "BROKER",
  writes: true,
} as const;

export const syncLoadEndpoint = defineEndpoint({
  ...write,
  path: "/loads/sync",
  operationId: "syncLoad",
  summary: "Create or update a load from your TMS",
  description: `Send the whole load each time, or only what changed. \`externalId\` is the key.

**A key's sync is merged three ways, value by value**, between what your keys sent last, what you send now and the load as it is:
a value you repeat unchanged changes nothing, so an edit a broker made in the portal stands; a value you changed wins, and the
warning \`edit_overwritten\` names the edit it replaced. A broker can pin a field: then theirs stays and you are told by
\`pinned_field\`. A top-level field left out is not changed and \`null\` clears it. What you had sent inside an object or an array
and now leave out is cleared. Stops and border crossings are matched by \`externalId\`, else by position, as all other arrays are.
\`metadata\` is merged by its top-level keys: \`null\` or \`""\` removes a key, \`{}\` removes all.
A value together with its unit or currency is one value.

**A signed-in user's save** replaces each top-level field given and needs \`ifVersion\` for a load that exists.

A carrier that is unknown, has no relationship with your organization or may not be assigned is not assigned: the rest of the
load is stored, the warning \`carrier_not_assigned\` says why, and what you sent is kept as the load's proposed carrier.`,
  request: SyncLoadRequest,
  response: SyncLoadResponse,
  examples: [
    { name: "A refrigerated load over Laredo", request: { load: exampleLoadInput }, response: { load: exampleLoad } },
  ],
});

export const getLoadEndpoint = defineEndpoint({
  ...read,
  path: "/loads/get",
  operationId: "getLoad",
  summary: "One load, with the fields its sync does not answer",
  request: LoadReference,
  response: GetLoadResponse,
  examples: [
    {
      name: "By your id",
      request: { externalId: "TMS-10234" },
      response: {
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
      },
    },
  ],
});

export const listLoadsEndpoint = defineEndpoint({
  ...read,
  path: "/loads/list",
  operationId: "listLoads",
  summary: "Loads by status, words, customer, owner, crossing, trailer and pickup",
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
            hasProposedCarrier: false,
          },
        ],
        nextCursor: null,
        total: 1,
      },
    },
  ],
});

export const loadHistoryEndpoint = defineEndpoint({
  ...read,
  path: "/loads/history",
  operationId: "listLoadChanges",
  summary: "Who changed which field of a load, newest first",
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

export const pinFieldEndpoint = defineEndpoint({
  ...write,
  callers: ["user"],
  scope: undefined,
  path: "/loads/pin",
  operationId: "pinLoadField",
  summary: "Hold a field's value against the TMS, or let it go again",
  request: PinFieldRequest,
  response: PinFieldResponse,
  examples: [
    {
      name: "Pin the status",
      request: { id: exampleLoad.id, path: "load.status", pinned: true },
      response: { pinnedPaths: ["load.status"], version: 15 },
    },
  ],
});
