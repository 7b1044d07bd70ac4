import * as z from "zod";
import { Role } from "@/lib/core/access";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { ShortText } from "@/lib/vocabulary/text";

/** An e-mail as people are found by: trimmed, and in lower case once only letters of an e-mail are left to change. */
export const Email = z.string().trim().max(255).pipe(z.email().toLowerCase());

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
