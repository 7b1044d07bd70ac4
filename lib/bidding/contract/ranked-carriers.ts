import { exampleBid } from "@/lib/bidding/schema/example-bid";
import { RankCarriersRequest, RankCarriersResponse } from "@/lib/bidding/schema/ranked-carrier";
import { defineEndpoint } from "@/lib/core/endpoint";

export const rankCarriersEndpoint = defineEndpoint({
  tag: "Postings",
  callers: ["apiKey", "user"],
  scope: "carriers:read",
  role: "VIEWER",
  writes: false,
  mayMiss: true,
  cost: "list",
  path: "/postings/rank-carriers",
  operationId: "rankCarriers",
  summary: "Carrier ranking for a load",
  description: `Says which carriers to send a load to, best first, and why.
Carriers that may haul the load come first, then those that may only bid on it, then those that are not offered it. Within each they
are ranked by what your organization has seen of them. Without \`query\`, carriers with a history on the lane or of answering your offers
are found however many you have, and the rest from those that changed last or hold a certificate the load asks for.

| Reason | Meaning |
|---|---|
| \`hauled_lane\` | it delivered \`count\` other loads between the same two places, the last at \`lastAt\` |
| \`hauled_market\` | \`count\` loads in the last year that you paid it for between the two markets |
| \`bid_on_lane\` | bids on \`count\` other loads between the same two places |
| \`hauled_trailer\` | \`count\` \`of\` the latest loads it delivered asked for a trailer that this load allows |
| \`hauled_for_us\` | it delivered \`count\` loads for you lately, none of them near this lane |
| \`meets_requirements\` | \`carrierRequirements\` ask for something, and it has everything that the load requires |
| \`answers_offers\` | it bid on \`count\` \`of\` the latest postings it had a link to, in the middle after \`minutes\` |
| \`ignores_offers\` | it bid on none of \`count\` |

A load counts as delivered once it is COMPLETED, or BOOKED with the time of its last stop behind it.`,
  request: RankCarriersRequest,
  response: RankCarriersResponse,
  examples: [
    {
      name: "For a load by your id",
      request: { externalId: "TMS-10244" },
      response: {
        sendsMail: true,
        items: [
          {
            carrier: exampleBid.carrier,
            standing: "ASSIGNABLE",
            meaning: { assignable: true, offersOnboardingLink: false, seesFreight: true, misses: [] },
            reasons: [
              { code: "hauled_lane", count: 3, lastAt: "2026-11-12T14:00:00.000Z" },
              { code: "answers_offers", count: 4, of: 5, minutes: 22 },
            ],
            isSuggested: true,
            contact: { name: "Marisol Garza", phone: "+52 81 1234 5678", internationalPhone: "+528112345678" },
          },
        ],
      },
    },
  ],
});
