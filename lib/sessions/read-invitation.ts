import { Role } from "@/lib/core/access";
import { db } from "@/lib/server/db";
import { hashOfToken } from "@/lib/sessions/link-token";
import { findAccount, findInvitationStatus, findOpenInvitation } from "@/lib/sessions/store/people";

type OpenInvitation = {
  organizationName: string;
  invitedBy: string;
  email: string;
  role: Role;
  expiresAt: string;
  /** With an account one joins by its password; without, one chooses a name and a password. */
  hasAccount: boolean;
};

/** The invitation of a link, or undefined when there is none that can be accepted. */
export async function readInvitation(token: string, now: Date): Promise<OpenInvitation | undefined> {
  const found = await findOpenInvitation(db, hashOfToken(token), now);
  if (!found) return undefined;
  const { email, role, expiresAt, organization, user } = found;
  return {
    organizationName: organization.name,
    invitedBy: user.name,
    email,
    role: Role.parse(role),
    expiresAt: expiresAt.toISOString(),
    hasAccount: (await findAccount(db, { email })) !== null,
  };
}

const reasons: Record<string, "ACCEPTED" | "REVOKED" | "EXPIRED"> = {
  accepted: "ACCEPTED",
  canceled: "REVOKED",
  pending: "EXPIRED",
};

/** Why a link that `readInvitation` does not know does not work. Only the holder of the link can ask. */
export async function whyInvitationIsClosed(token: string) {
  const status = await findInvitationStatus(db, hashOfToken(token));
  return (status && reasons[status]) || "UNKNOWN";
}
