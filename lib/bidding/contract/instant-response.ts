import { exampleBid } from "@/lib/bidding/schema/example-bid";
import {
  DryRunInstantResponseRequest,
  DryRunInstantResponseResponse,
  GetInstantResponseRequest,
  InstantResponseResponse,
  SaveInstantResponseRequest,
} from "@/lib/bidding/schema/instant-response";
import { defineEndpoint } from "@/lib/core/endpoint";

const description = `
A rule answers a bid in the moment it is submitted: above \`rejectAbove\` it is rejected, at or below \`acceptAtOrBelow\` it is accepted if
the carrier may be assigned to the load and lacks nothing that the load requires, and in the name of the user who saved the rule. Only amounts of one currency are compared: a
bid in another one waits for a person, as does one where the load lacks the field a percentage counts from. And a bid
that would be accepted waits while another one that is better waits. A posting with a rule of its own is not answered by the organization's. A limit of a percentage is rounded to a cent.
`.trim();

const access = { tag: "Postings", callers: ["apiKey", "user"] } as const;
const read = { ...access, scope: "postings:write", role: "VIEWER", writes: false } as const;

const instantResponse = { rejectAbove: { percentOver: 10, of: "maxBuy" as const } };
const saved: typeof InstantResponseResponse._zod.output = {
  instantResponse,
  version: 1,
  savedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
  savedAt: "2026-11-18T15:00:00.000Z",
};

export const getInstantResponseEndpoint = defineEndpoint({
  ...read,
  path: "/instant-response/get",
  operationId: "getInstantResponse",
  summary: "Instant response rule",
  description,
  request: GetInstantResponseRequest,
  response: InstantResponseResponse,
  examples: [{ name: "As it is at first", request: {}, response: { instantResponse: {}, version: 0 } }],
});

export const saveInstantResponseEndpoint = defineEndpoint({
  ...access,
  scope: "postings:write",
  role: "BROKER",
  writes: true,
  path: "/instant-response/save",
  operationId: "saveInstantResponse",
  summary: "Instant response rule update",
  description: `Changes how your organization's bids are answered at once. Applies to bids submitted from now on.
Accepted bids are accepted in your name. With \`ifVersion\` it is refused when somebody else was faster, and
\`current\` is the rule as it is.`,
  request: SaveInstantResponseRequest,
  response: InstantResponseResponse,
  examples: [
    { name: "Reject what is far over the limit", request: { instantResponse, ifVersion: 0 }, response: saved },
  ],
});

export const dryRunInstantResponseEndpoint = defineEndpoint({
  ...read,
  cost: "report",
  path: "/instant-response/dry-run",
  operationId: "dryRunInstantResponse",
  summary: "Instant response dry run",
  description: `Says what a rule would have done with past bids, each bid alone at the price that was submitted last,
with its load and its carrier as they are now. Nothing is changed.`,
  request: DryRunInstantResponseRequest,
  response: DryRunInstantResponseResponse,
  examples: [
    {
      name: "A ceiling",
      request: { instantResponse, days: 30 },
      response: {
        bids: 1,
        accepted: 0,
        rejected: 0,
        waiting: 1,
        differing: 0,
        items: [
          {
            bid: exampleBid,
            price: exampleBid.amount,
            outcome: "WAIT",
            limit: { currencyCode: "USD", amount: 231_000 },
            why: "BETWEEN_LIMITS",
          },
        ],
      },
    },
  ],
});
