import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import {
  CountLoadsByOwnerRequest,
  CountLoadsByOwnerResponse,
  ReassignLoadsRequest,
  ReassignLoadsResponse,
} from "@/lib/loads/schema/owners";

export const countLoadsByOwnerEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:read",
  role: "VIEWER",
  writes: false,
  path: "/loads/count-by-owner",
  operationId: "countLoadsByOwner",
  summary: "How many loads users and teams cover",
  description: "For each id asked for, also for one that nobody has yet: a load may name its owner before you do.",
  request: CountLoadsByOwnerRequest,
  response: CountLoadsByOwnerResponse,
  examples: [
    {
      name: "A user and a team",
      request: { userExternalIds: ["U-104"], teamExternalIds: ["T-LRD"] },
      response: { users: [{ externalId: "U-104", count: 38 }], teams: [{ externalId: "T-LRD", count: 212 }] },
    },
  ],
});

export const reassignLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:write",
  role: "BROKER",
  writes: true,
  path: "/loads/reassign",
  operationId: "reassignLoads",
  summary: "Give loads to another user or team",
  description: `Each load is changed by itself, with an entry in its history; the others go on when one cannot be. To take it back, give
each load its \`before\` again, with what you set as \`ifOwners\`: a load that somebody else gave away meanwhile stays theirs.

A signed-in user chooses among the users and teams that have an \`externalId\`; another one is 422 \`unknown_owner\`, unless one of
the loads had it before. For a key it is stored with a warning, as by \`/loads/sync\`, and an owner that a broker pinned stays.`,
  request: ReassignLoadsRequest,
  response: ReassignLoadsResponse,
  examples: [
    {
      name: "To a user, without a team",
      request: { ids: [exampleLoad.id], externalOwnerCoverageUserId: "U-104", externalOwnerCoverageTeamId: null },
      response: {
        results: [
          {
            id: exampleLoad.id,
            outcome: "CHANGED",
            version: 15,
            before: { externalOwnerCoverageUserId: null, externalOwnerCoverageTeamId: "T-LRD" },
          },
        ],
      },
    },
  ],
});
