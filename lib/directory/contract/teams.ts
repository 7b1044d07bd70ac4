import { defineEndpoint } from "@/lib/core/endpoint";
import {
  CreateTeamRequest,
  CreateTeamResponse,
  type DirectoryTeam,
  ListTeamsRequest,
  ListTeamsResponse,
  UpdateTeamRequest,
  UpdateTeamResponse,
} from "@/lib/directory/schema/team";

const open = { tag: "Users and teams", callers: ["apiKey", "user"], scope: "directory:write" } as const;
const write = { ...open, role: "ADMIN", writes: true, mayConflict: true } as const;

const exampleTeam: DirectoryTeam = {
  id: "team_019a9c5e-9a10-7c66-8d0e-3f5b1c2d4e6f",
  name: "Laredo desk",
  email: "laredo@example.com",
  externalId: "T-LRD",
  memberIds: ["user_019a9c5e-1f4c-7d52-8b67-0c3c55a1b0de"],
};

export const listTeamsEndpoint = defineEndpoint({
  ...open,
  role: "VIEWER",
  writes: false,
  path: "/teams/list",
  operationId: "listTeams",
  summary: "Team list",
  description: "Lists the teams of the organization, by name.",
  request: ListTeamsRequest,
  response: ListTeamsResponse,
  examples: [{ name: "The first page", request: { limit: 50 }, response: { items: [exampleTeam], nextCursor: null } }],
});

export const createTeamEndpoint = defineEndpoint({
  ...write,
  path: "/teams/create",
  operationId: "createTeam",
  summary: "New team",
  description: "Refused where another team of the organization has the e-mail or the externalId.",
  request: CreateTeamRequest,
  response: CreateTeamResponse,
  examples: [
    {
      name: "A desk",
      request: { name: "Laredo desk", email: "laredo@example.com", externalId: "T-LRD" },
      response: { team: { ...exampleTeam, memberIds: [] } },
    },
  ],
});

export const updateTeamEndpoint = defineEndpoint({
  ...write,
  path: "/teams/update",
  operationId: "updateTeam",
  summary: "Team update",
  description: `Changes a team's name, e-mail, externalId or members.
Fields left out stay as they are. \`memberIds\` replaces all members; \`addMemberIds\` and \`removeMemberIds\` leave the others alone.
Refused where another team of the organization has the e-mail or the externalId.`,
  request: UpdateTeamRequest,
  response: UpdateTeamResponse,
  examples: [
    {
      name: "Someone joins",
      request: { id: exampleTeam.id, addMemberIds: ["user_019a9c5e-1f4c-7d52-8b67-0c3c55a1b0de"] },
      response: { team: exampleTeam },
    },
  ],
});
