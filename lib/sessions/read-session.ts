import { Role } from "@/lib/core/access";
import { db } from "@/lib/server/db";
import { auth } from "@/lib/sessions/auth";
import { findMembership } from "@/lib/sessions/store";

/** Who is signed in, and for which organization they act. */
export type SignedIn = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  organizationId: string;
  organizationName: string;
  role: Role;
};

/** The session of a request's cookie, or null when there is none, it has ended, or its user has no organization. */
export async function readSession(headers: Headers): Promise<SignedIn | null> {
  if (!headers.has("cookie")) return null;
  const found = await auth.api.getSession({ headers });
  const organizationId = found?.session.activeOrganizationId;
  if (!found || !organizationId) return null;
  const membership = await findMembership(db, organizationId, found.user.id);
  if (!membership) return null;
  return {
    sessionId: found.session.id,
    userId: found.user.id,
    name: found.user.name,
    email: found.user.email,
    organizationId,
    organizationName: membership.organization.name,
    role: Role.parse(membership.role),
  };
}
