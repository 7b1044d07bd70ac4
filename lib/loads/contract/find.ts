import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax } from "@/lib/core/protocol.values";
import {
  FindLoadsRequest,
  FindLoadsResponse,
  FindManyLoadsRequest,
  FindManyLoadsResponse,
} from "@/lib/loads/schema/find";

export const findLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["user"],
  role: "VIEWER",
  writes: false,
  cost: "list",
  path: "/loads/find",
  operationId: "findLoads",
  summary: "Load quick find",
  description: `Finds the few loads that an id or some words most likely mean.
For a search while somebody types: a load with this very id comes first, then those whose id begins so, then the others
that match, changed last first. Nothing is counted; \`/loads/list\` has all of them.`,
  request: FindLoadsRequest,
  response: FindLoadsResponse,
  examples: [
    {
      name: "By its id",
      request: { query: "tms-10234" },
      response: {
        items: [
          {
            id: "load_019a9c5e-2222-7aaa-8bbb-0123456789ab",
            externalId: "10234",
            externalDisplayId: "TMS-10234",
            status: "AVAILABLE",
            customerName: "Frutas Sonora",
            origin: "Monterrey, NLE, MX",
            destination: "Dallas, TX, US",
          },
        ],
      },
    },
  ],
});

export const findManyLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:read",
  role: "VIEWER",
  writes: false,
  maxBodyBytes: batchBodyBytesMax,
  cost: "list",
  path: "/loads/find-many",
  operationId: "findManyLoads",
  summary: "Load lookup by ids and references",
  description: `Finds the loads that a list of ids and reference numbers is of.
For a list somebody has in a spreadsheet. A text is compared as a whole with our id, your \`externalId\`, the id people
see, and the reference numbers of the load, its stops and its crossings; upper and lower case are the same, except in our id and
\`externalId\`. One that is the id of a load is not looked up among reference numbers. Hand the ids to \`/loads/list\` as \`ids\`.`,
  request: FindManyLoadsRequest,
  response: FindManyLoadsResponse,
  examples: [
    {
      name: "A number of a purchase order, and one that no load has",
      request: { texts: ["PO-55120", "PO-55121"] },
      response: {
        results: [
          { text: "PO-55120", ids: ["load_019a9c5e-2222-7aaa-8bbb-0123456789ab"] },
          { text: "PO-55121", ids: [] },
        ],
      },
    },
  ],
});
