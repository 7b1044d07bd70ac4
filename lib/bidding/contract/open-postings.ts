import { exampleBid } from "@/lib/bidding/schema/example-bid";
import { OpenPostingsRequest, OpenPostingsResponse } from "@/lib/bidding/schema/open-postings";
import { defineEndpoint } from "@/lib/core/endpoint";

const { load } = exampleBid;

export const openPostingsEndpoint = defineEndpoint({
  tag: "Postings",
  callers: ["apiKey", "user"],
  scope: "postings:write",
  role: "BROKER",
  writes: true,
  path: "/postings/open-many",
  operationId: "openPostings",
  summary: "New postings in bulk",
  description: `Offers many loads to carriers, each as \`/postings/open\`; one that cannot be posted stops no other. Your organization's rule
answers their bids. With \`validateOnly\` nothing is offered: it says which loads would be, which not and why, what carriers will ask for, and
what speaks against their prices.`,
  request: OpenPostingsRequest,
  response: OpenPostingsResponse,
  examples: [
    {
      name: "One that was on hold, and one that is booked",
      request: { ids: [load.id, "load_019a9c5e-5555-7aaa-8bbb-0123456789ab"], validateOnly: true },
      response: {
        results: [
          {
            id: load.id,
            externalId: "TMS-10244",
            outcome: "POSTED",
            wasOnHold: true,
            gaps: ["deliveryTime"],
            priceWarnings: [],
          },
          {
            id: "load_019a9c5e-5555-7aaa-8bbb-0123456789ab",
            externalId: "TMS-10230",
            outcome: "BLOCKED",
            reason: "BOOKED",
            gaps: [],
            priceWarnings: [],
          },
        ],
      },
    },
  ],
});
