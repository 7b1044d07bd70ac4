import { defineEndpoint } from "@/lib/core/endpoint";
import { FindLoadsRequest, FindLoadsResponse } from "@/lib/loads/schema/find";

export const findLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["user"],
  role: "VIEWER",
  writes: false,
  path: "/loads/find",
  operationId: "findLoads",
  summary: "The few loads that an id or some words most likely mean",
  description: `For a search while somebody types: a load with this very id comes first, then those whose id begins so, then the others
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
