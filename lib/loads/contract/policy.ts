import { defineEndpoint } from "@/lib/core/endpoint";
import { GetLoadPolicyRequest, LoadPolicyResponse, SaveLoadPolicyRequest } from "@/lib/loads/schema/policy";

const shared = { tag: "Loads", callers: ["user"], scope: undefined } as const;

export const getLoadPolicyEndpoint = defineEndpoint({
  ...shared,
  role: "VIEWER",
  writes: false,
  path: "/load-policy/get",
  operationId: "getLoadPolicy",
  summary: "Load policy",
  description: "Who sees what of your organization's loads, and what is looked up for them.",
  request: GetLoadPolicyRequest,
  response: LoadPolicyResponse,
  examples: [
    {
      name: "As it is at first",
      request: {},
      response: { policy: { viewersSeeCustomerRates: false, looksUpMarket: false } },
    },
  ],
});

export const saveLoadPolicyEndpoint = defineEndpoint({
  ...shared,
  role: "ADMIN",
  writes: true,
  path: "/load-policy/save",
  operationId: "saveLoadPolicy",
  summary: "Load policy update",
  description: `Changes what is given; what is left out is not changed. What customers pay is shown to admins, brokers
and keys always, and to viewers where \`viewersSeeCustomerRates\` says so. With \`looksUpMarket\`, the portal makes a call to
\`/rates/history\` when a broker or admin opens a load that has no carrier yet and whose market was not looked up within 24
hours.`,
  request: SaveLoadPolicyRequest,
  response: LoadPolicyResponse,
  examples: [
    {
      name: "Viewers may see it",
      request: { viewersSeeCustomerRates: true },
      response: {
        policy: {
          viewersSeeCustomerRates: true,
          looksUpMarket: false,
          updatedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
          updatedAt: "2026-11-20T09:30:00.123Z",
        },
      },
    },
  ],
});
