import { defineEndpoint } from "@/lib/core/endpoint";
import { GetLoadPolicyRequest, LoadPolicyResponse, SaveLoadPolicyRequest } from "@/lib/loads/schema/policy";

const shared = { tag: "Loads", callers: ["user"], scope: undefined } as const;

export const getLoadPolicyEndpoint = defineEndpoint({
  ...shared,
  role: "VIEWER",
  writes: false,
  path: "/load-policy/get",
  operationId: "getLoadPolicy",
  summary: "Load visibility policy",
  description: "Says who sees what of your organization's loads.",
  request: GetLoadPolicyRequest,
  response: LoadPolicyResponse,
  examples: [{ name: "As it is at first", request: {}, response: { policy: { viewersSeeCustomerRates: false } } }],
});

export const saveLoadPolicyEndpoint = defineEndpoint({
  ...shared,
  role: "ADMIN",
  writes: true,
  path: "/load-policy/save",
  operationId: "saveLoadPolicy",
  summary: "Load visibility policy update",
  description: `Changes who sees what of your organization's loads. What customers pay is shown to admins, brokers and
keys always, and to viewers where this says so.`,
  request: SaveLoadPolicyRequest,
  response: LoadPolicyResponse,
  examples: [
    {
      name: "Viewers may see it",
      request: { viewersSeeCustomerRates: true },
      response: {
        policy: {
          viewersSeeCustomerRates: true,
          updatedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
          updatedAt: "2026-11-20T09:30:00.123Z",
        },
      },
    },
  ],
});
