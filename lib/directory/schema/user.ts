import * as z from "zod";
import { Role } from "@/lib/core/access";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Email } from "@/lib/vocabulary/email";
import { ShortText } from "@/lib/vocabulary/text";

export const InvitationStatus = z.enum(["PENDING", "ACCEPTED", "REVOKED", "EXPIRED"]).meta({
  id: "InvitationStatus",
  description: "What became of an invitation; only a PENDING one can be accepted.",
});
export type InvitationStatus = z.infer<typeof InvitationStatus>;

export const Invitation = z
  .object({
    id: z.string().meta({ description: "Our id of the invitation." }),
    email: z.string().meta({ description: "Who is invited." }),
    role: Role.meta({ description: "What they may do once they accept." }),
    status: InvitationStatus.meta({ description: "Whether it can still be accepted." }),
    createdAt: z.iso.datetime().meta({ description: "When it was made." }),
    expiresAt: z.iso.datetime().meta({ description: "Until when it can be accepted." }),
    invitedBy: z.string().meta({ description: "The name of who made it." }),
  })
  .meta({ id: "Invitation", description: "An invitation to act for the organization." });
export type Invitation = z.infer<typeof Invitation>;

export const InviteUserRequest = z.object({
  email: Email.meta({ description: "Who is invited; nothing is sent to this address." }),
  role: Role.meta({ description: "What they may do once they accept." }),
});
export type InviteUserRequest = z.infer<typeof InviteUserRequest>;
export const InviteUserResponse = z.object({
  invitation: Invitation.meta({ description: "The invitation that was made." }),
  url: z.string().meta({ description: "The link to hand over. It is shown this once; only a hash of it is kept." }),
});
export type InviteUserResponse = z.infer<typeof InviteUserResponse>;

export const CreatePasswordResetLinkRequest = z.object({ id: ShortText.meta({ description: "Our id of the user." }) });
export type CreatePasswordResetLinkRequest = z.infer<typeof CreatePasswordResetLinkRequest>;
export const CreatePasswordResetLinkResponse = z.object({
  url: z.string().meta({ description: "The link to hand over. It is shown this once; only a hash of it is kept." }),
  expiresAt: z.iso.datetime().meta({ description: "Until when it works." }),
});
export type CreatePasswordResetLinkResponse = z.infer<typeof CreatePasswordResetLinkResponse>;

export const ListInvitationsRequest = z.object(pageRequest);
export type ListInvitationsRequest = z.infer<typeof ListInvitationsRequest>;
export const ListInvitationsResponse = z.object(pageResponse(Invitation));
export type ListInvitationsResponse = z.infer<typeof ListInvitationsResponse>;

export const RevokeInvitationRequest = z.object({ id: ShortText.meta({ description: "The invitation to revoke." }) });
export type RevokeInvitationRequest = z.infer<typeof RevokeInvitationRequest>;
export const RevokeInvitationResponse = z.object({
  invitation: Invitation.meta({ description: "The invitation as it is now." }),
});
export type RevokeInvitationResponse = z.infer<typeof RevokeInvitationResponse>;

export const DirectoryUser = z
  .object({
    id: z.string().meta({ description: "Our id of the user." }),
    name: z.string().meta({ description: "The user's name." }),
    email: z.string().meta({ description: "The e-mail the user signs in with, in lower case." }),
    role: Role.meta({ description: "What the user may do: VIEWER reads, BROKER works, ADMIN does everything." }),
    externalId: z.string().optional().meta({ description: "Your id of the user." }),
    deactivatedAt: z.iso
      .datetime()
      .optional()
      .meta({ description: "Since when the user may no longer sign in for the organization." }),
    teamIds: z.array(z.string()).meta({ description: "Our ids of the teams the user belongs to." }),
    lastSeenAt: z.iso.datetime().optional().meta({
      description: "When the user's latest session was last used, to a few minutes. Absent without a session.",
    }),
  })
  .meta({ id: "DirectoryUser", description: "A user of the organization." });
export type DirectoryUser = z.infer<typeof DirectoryUser>;

export const ListUsersRequest = z.object(pageRequest);
export type ListUsersRequest = z.infer<typeof ListUsersRequest>;
export const ListUsersResponse = z.object(pageResponse(DirectoryUser));
export type ListUsersResponse = z.infer<typeof ListUsersResponse>;

export const UpdateUserRequest = z.object({
  id: ShortText.meta({ description: "Our id of the user." }),
  role: Role.optional().meta({ description: "What the user may do from now on. Not for keys." }),
  deactivated: z.boolean().optional().meta({
    description:
      "True ends the user's sessions at once and lets them sign in no more; false undoes that. Not for keys.",
  }),
  externalId: ShortText.nullable().optional().meta({ description: "Your id of the user; null takes it away." }),
});
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;
export const UpdateUserResponse = z.object({ user: DirectoryUser.meta({ description: "The user as it is now." }) });
export type UpdateUserResponse = z.infer<typeof UpdateUserResponse>;
