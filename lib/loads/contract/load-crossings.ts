import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { RecommendLoadCrossingsRequest, RecommendLoadCrossingsResponse } from "@/lib/loads/schema/load-crossings";

export const recommendLoadCrossingsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:read",
  role: "VIEWER",
  writes: false,
  path: "/load-crossings/recommendations",
  operationId: "recommendLoadCrossings",
  summary: "Crossing recommendations for loads",
  description: `Recommends a crossing for each of many loads:
the first of what \`/border-crossings/recommendations\` answers for the stops, the trailer and the goods of a load as they
are stored. Nothing is changed.`,
  request: RecommendLoadCrossingsRequest,
  response: RecommendLoadCrossingsResponse,
  examples: [
    {
      name: "A load from Monterrey, and one within the US",
      request: { ids: [exampleLoad.id, "load_019a9c5e-5555-7aaa-8bbb-0123456789ab"] },
      response: {
        results: [
          {
            id: exampleLoad.id,
            externalId: "TMS-10234",
            present: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE",
            recommended: "LAREDO_INTL_BRIDGE",
            share: 0.81,
          },
          { id: "load_019a9c5e-5555-7aaa-8bbb-0123456789ab", externalId: "TMS-10230", reason: "NOT_CROSSING" },
        ],
      },
    },
  ],
});
