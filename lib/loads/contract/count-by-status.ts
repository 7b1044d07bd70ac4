import { defineEndpoint } from "@/lib/core/endpoint";
import { CountLoadsResponse } from "@/lib/loads/schema/count";
import { CountLoadsRequest } from "@/lib/loads/schema/list";

export const countLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:read",
  role: "VIEWER",
  writes: false,
  cost: "list",
  path: "/loads/count-by-status",
  operationId: "countLoadsByStatus",
  summary: "Load counts by status",
  description: `Says how many loads are in each status, of those that \`/loads/list\` would list with the same filters,
whatever their status.`,
  request: CountLoadsRequest,
  response: CountLoadsResponse,
  examples: [
    {
      name: "Uncovered loads for Dallas",
      request: { query: "dallas", assigned: false },
      response: {
        items: [
          { status: "ON_HOLD", count: 4, isMinimum: false },
          { status: "AVAILABLE", count: 11, isMinimum: false },
          { status: "BOOKED", count: 0, isMinimum: false },
          { status: "CANCELLED", count: 2, isMinimum: false },
          { status: "COMPLETED", count: 0, isMinimum: false },
        ],
      },
    },
  ],
});
