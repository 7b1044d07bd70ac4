import { BidsOfLoadsRequest, BidsOfLoadsResponse } from "@/lib/bidding/schema/bids-of-loads";
import { exampleBid } from "@/lib/bidding/schema/example-bid";
import { defineEndpoint } from "@/lib/core/endpoint";

const { id, amount, carrier, loadId, submittedAt } = exampleBid;

export const bidsOfLoadsEndpoint = defineEndpoint({
  tag: "Bids",
  callers: ["apiKey", "user"],
  scope: "bids:read",
  role: "VIEWER",
  writes: false,
  cost: "list",
  path: "/bids/of-loads",
  operationId: "summarizeBidsOfLoads",
  summary: "Bid summary by load",
  description: `Says how many bids each of many loads has, and the first of them. A load that is not yours, or that is
not posted, has no bids.`,
  request: BidsOfLoadsRequest,
  response: BidsOfLoadsResponse,
  examples: [
    {
      name: "One load",
      request: { loadIds: [loadId] },
      response: {
        items: [
          {
            loadId,
            openBidCount: 3,
            first: {
              id,
              amount,
              carrierName: carrier.displayName,
              assignable: true,
              waitsSince: submittedAt,
              isCompared: true,
              isBest: true,
            },
            isPosted: true,
            expiresAt: "2026-11-22T23:00:00.000Z",
          },
        ],
      },
    },
  ],
});
