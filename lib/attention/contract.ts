import { GetAttentionRequest, GetAttentionResponse } from "@/lib/attention/schema";
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
  examples: [{ name: "A morning", request: {}, response: { bidsWaiting: 7, carriersToReview: 2 } }],
});
