import { defineEndpoint } from "@/lib/core/endpoint";
import {
  CreatePasswordResetLinkRequest,
  CreatePasswordResetLinkResponse,
  type DirectoryUser,
  type Invitation,
  InviteUserRequest,
  InviteUserResponse,
  ListInvitationsRequest,
  ListInvitationsResponse,
  ListUsersRequest,
  ListUsersResponse,
  RevokeInvitationRequest,
  RevokeInvitationResponse,
  UpdateUserRequest,
  UpdateUserResponse,
} from "@/lib/directory/schema/user";

const open = { tag: "Users and teams", callers: ["apiKey", "user"], scope: "directory:write" } as const;
// A key that could make users would be as mighty as any user it makes.
const administration = { tag: "Users and teams", callers: ["user"], role: "ADMIN" } as const;

export const exampleUser: DirectoryUser = {
  id: "user_019a9c5e-1f4c-7d52-8b67-0c3c55a1b0de",
  name: "Ana Lucía Treviño",
  email: "ana@example.com",
  role: "BROKER",
  externalId: "U-104",
  teamIds: ["team_019a9c5e-9a10-7c66-8d0e-3f5b1c2d4e6f"],
  lastSeenAt: "2026-11-20T09:25:11.000Z",
};

const exampleInvitation: Invitation = {
  id: "invitation_019a9c5e-5e4d-7c3b-8a29-1f0e9d8c7b6a",
  email: "raj@example.com",
  role: "BROKER",
  status: "PENDING",
  createdAt: "2026-11-20T09:30:00.123Z",
  expiresAt: "2026-11-27T09:30:00.123Z",
  invitedBy: "Ana Lucía Treviño",
};

export const listUsersEndpoint = defineEndpoint({
  ...open,
  role: "VIEWER",
  writes: false,
  path: "/users/list",
  operationId: "listUsers",
  summary: "User list",
  description: "Lists the users of the organization, by name. Deactivated users stay in the list.",
  request: ListUsersRequest,
  response: ListUsersResponse,
  examples: [{ name: "The first page", request: { limit: 50 }, response: { items: [exampleUser], nextCursor: null } }],
});

export const updateUserEndpoint = defineEndpoint({
  ...open,
  role: "ADMIN",
  writes: true,
  mayConflict: true,
  path: "/users/update",
  operationId: "updateUser",
  summary: "User update",
  description: `Changes a user's role or externalId, deactivates them or lets them in again.
Fields left out stay as they are. Refused where the organization would be left without an active ADMIN, and where another user
has the externalId. A deactivated user keeps the externalId. A key may change the externalId only.`,
  request: UpdateUserRequest,
  response: UpdateUserResponse,
  examples: [
    {
      name: "Who left the company",
      request: { id: exampleUser.id, externalId: null },
      response: { user: { ...exampleUser, externalId: undefined } },
    },
  ],
});

export const inviteUserEndpoint = defineEndpoint({
  ...administration,
  writes: true,
  answersSecret: true,
  mayConflict: true,
  path: "/users/invite",
  operationId: "inviteUser",
  summary: "New invitation",
  description: `Makes a link by which someone joins the organization.
The link works once and for seven days; hand it over yourself, no e-mail is sent. A new invitation of the same e-mail takes the
place of the one before. Refused for who belongs to the organization already.`,
  request: InviteUserRequest,
  response: InviteUserResponse,
  examples: [
    {
      name: "A broker",
      request: { email: "raj@example.com", role: "BROKER" },
      response: {
        invitation: exampleInvitation,
        url: "https://portal.example.com/invite/Zk3vR8tWm1xQ5yLb7NcJd2HgT9fPs4Ae6UoKiXqVwBz",
      },
    },
  ],
});

export const createPasswordResetLinkEndpoint = defineEndpoint({
  ...administration,
  writes: true,
  answersSecret: true,
  mayConflict: true,
  path: "/users/password-reset-link",
  operationId: "createPasswordResetLink",
  summary: "New password reset link",
  description: `Makes a link by which a user who forgot the password chooses another.
The link works once and for one hour, in place of earlier ones; hand it over yourself, no e-mail is sent. Once it is used all sessions of
the user end. Refused for yourself, for a deactivated user, and (\`known_elsewhere\`) for who belongs or belonged to another organization
too: the password opens that as well.`,
  request: CreatePasswordResetLinkRequest,
  response: CreatePasswordResetLinkResponse,
  examples: [
    {
      name: "A colleague at the door",
      request: { id: exampleUser.id },
      response: {
        url: "https://portal.example.com/reset-password/Jw4sT9vYn2zR6aMc8PeLf3JiVhBq5Du7GtOkZxXrCyE",
        expiresAt: "2026-11-20T10:30:00.123Z",
      },
    },
  ],
});

export const listInvitationsEndpoint = defineEndpoint({
  ...administration,
  writes: false,
  path: "/invitations/list",
  operationId: "listInvitations",
  summary: "Invitation list",
  description: "Lists invitations, newest first.",
  request: ListInvitationsRequest,
  response: ListInvitationsResponse,
  examples: [
    { name: "The first page", request: { limit: 50 }, response: { items: [exampleInvitation], nextCursor: null } },
  ],
});

export const revokeInvitationEndpoint = defineEndpoint({
  ...administration,
  writes: true,
  mayConflict: true,
  path: "/invitations/revoke",
  operationId: "revokeInvitation",
  summary: "Invitation revocation",
  description: `Stops an invitation's link from working. Refused once the invitation was accepted: deactivate the user
instead.`,
  request: RevokeInvitationRequest,
  response: RevokeInvitationResponse,
  examples: [
    {
      name: "A link that went to the wrong person",
      request: { id: exampleInvitation.id },
      response: { invitation: { ...exampleInvitation, status: "REVOKED" } },
    },
  ],
});
