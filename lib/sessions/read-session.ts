import { Role } from "@/lib/core/access";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { gather } from "@/lib/server/gather";
import { auth } from "@/lib/sessions/auth";
import { deleteSessions, findMembership, findOrganizationsOfSessions } from "@/lib/sessions/store";

/** Who is signed in, and for which organization they act. */
type SignedIn = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  organizationId: string;
  organizationName: string;
  role: Role;
};

type HeaderLookup = { get: (name: string) => string | null | undefined };

async function read(cookie: string): Promise<SignedIn | null> {
  const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
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

/** Calls of one session that come together read it once; none is answered by what was read before it came. */
const readTogether = gather<string, () => Promise<SignedIn | null>>({
  run: async (cookies) => {
    const reads = new Map([...new Set(cookies)].map((cookie) => [cookie, read(cookie)]));
    await Promise.allSettled(reads.values());
    return cookies.map((cookie) => async () => (await reads.get(cookie)) ?? null);
  },
  isOfOneCall: () => false,
  countOf: (waiting) => waiting,
  runsMax: 4,
});

/** The session of a request's cookie, or null when there is none, it has ended, or its user has no organization. */
export async function readSession(headers: HeaderLookup): Promise<SignedIn | null> {
  const cookie = headers.get("cookie") ?? undefined;
  if (cookie === undefined) return null;
  const answer = await readTogether(cookie);
  return answer();
}

/** Those of the sessions that still work, with the organization each acts for. */
export async function findLiveSessions(sessionIds: readonly string[], now: Date): Promise<Map<string, string>> {
  const rows = await findOrganizationsOfSessions(db, sessionIds, now);
  return new Map(rows.map(({ id, organizationId }) => [id, organizationId]));
}

/** Ends all sessions in which a user acts for the organization, at once. */
export const endSessions = ({ db, organizationId }: Context, userId: string) =>
  deleteSessions(db, organizationId, userId);
