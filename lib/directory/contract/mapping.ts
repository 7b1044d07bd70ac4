import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax } from "@/lib/core/protocol.values";
import { MapResponse, MapTeamsRequest, MapUsersRequest } from "@/lib/directory/schema/mapping";

const mapping = {
  tag: "Users and teams",
  callers: ["apiKey", "user"],
  scope: "directory:write",
  role: "ADMIN",
  writes: true,
  maxBodyBytes: batchBodyBytesMax,
  response: MapResponse,
} as const;

const rules = (
  one: string,
) => `Each ${one} that an e-mail names is given the \`externalId\` sent with it, in place of the one it had;
later calls name it by that id, e.g. to own the coverage of a load. What becomes of an item is judged on how things stand when the
whole call is done: two may swap their ids, and an e-mail that names nobody changes nothing for the others. Nothing is assigned where the id would then belong to two (\`CONFLICT\`). The same
e-mail twice: the later item counts, and both results show what came of it. \`/${one}s/updateByEmail\`
and \`/${one}s/syncByEmail\` are two names of one operation.`;

const users = {
  ...mapping,
  request: MapUsersRequest,
  description: rules("user"),
  examples: [
    {
      name: "A user of the organization, and one who is not",
      request: {
        users: [
          { email: "Ana@example.com", externalId: "U-104" },
          { email: "raj@example.con", externalId: "U-105" },
        ],
      },
      response: {
        results: [
          {
            status: "MATCHED" as const,
            email: "Ana@example.com",
            id: "user_019a9c5e-1f4c-7d52-8b67-0c3c55a1b0de",
            externalId: "U-104",
          },
          { status: "NOT_FOUND" as const, email: "raj@example.con", id: null, externalId: null },
        ],
      },
    },
  ],
};

const teams = {
  ...mapping,
  request: MapTeamsRequest,
  description: rules("team"),
  examples: [
    {
      name: "A team, and one whose id another team has",
      request: {
        teams: [
          { email: "laredo@example.com", externalId: "T-LRD" },
          { email: "northbound@example.com", externalId: "T-SOUTH" },
        ],
      },
      response: {
        results: [
          {
            status: "MATCHED" as const,
            email: "laredo@example.com",
            id: "team_019a9c5e-9a10-7c66-8d0e-3f5b1c2d4e6f",
            externalId: "T-LRD",
          },
          {
            status: "CONFLICT" as const,
            email: "northbound@example.com",
            id: "team_019a9c5e-9a11-7b20-9c4d-7e8f90a1b2c3",
            externalId: "T-NORTH",
          },
        ],
      },
    },
  ],
};

export const updateUsersByEmailEndpoint = defineEndpoint({
  ...users,
  path: "/users/updateByEmail",
  operationId: "updateUsersByEmail",
  summary: "User id mapping by e-mail",
});

export const syncUsersByEmailEndpoint = defineEndpoint({
  ...users,
  path: "/users/syncByEmail",
  operationId: "syncUsersByEmail",
  summary: "User id mapping by e-mail (alias)",
});

export const updateTeamsByEmailEndpoint = defineEndpoint({
  ...teams,
  path: "/teams/updateByEmail",
  operationId: "updateTeamsByEmail",
  summary: "Team id mapping by e-mail",
});

export const syncTeamsByEmailEndpoint = defineEndpoint({
  ...teams,
  path: "/teams/syncByEmail",
  operationId: "syncTeamsByEmail",
  summary: "Team id mapping by e-mail (alias)",
});
