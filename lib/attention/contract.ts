import { GetAttentionRequest, GetAttentionResponse } from "@/lib/attention/schema/requests";
import { defineEndpoint } from "@/lib/core/endpoint";

export const getAttentionEndpoint = defineEndpoint({
  tag: "Attention",
  callers: ["user"],
  role: "VIEWER",
  writes: false,
  path: "/attention/get",
  operationId: "getAttention",
  summary: "How much waits for somebody",
  request: GetAttentionRequest,
  response: GetAttentionResponse,
  examples: [{ name: "A morning", request: {}, response: { today: 9, bidsWaiting: 7, carriersToReview: 2 } }],
});
