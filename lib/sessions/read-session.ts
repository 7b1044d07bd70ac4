import { Role } from "@/lib/core/access";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { auth } from "@/lib/sessions/auth";
import { deleteSessions, findMembership, findOrganizationsOfSessions } from "@/lib/sessions/store/people";

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

type Reading = { now: Promise<SignedIn | null>; next?: Promise<SignedIn | null> };
const readings = oncePerProcess("session readings", () => new Map<string, Reading>());

function begin(cookie: string) {
  const reading: Reading = { now: read(cookie) };
  readings.set(cookie, reading);
  const end = () => {
    if (!reading.next) readings.delete(cookie);
  };
  reading.now.then(end, end);
  return reading.now;
}

/** Calls that come while their session is being read share the next reading: none is answered by an earlier one. */
function readTogether(cookie: string) {
  const reading = readings.get(cookie);
  if (!reading) return begin(cookie);
  const next = () => begin(cookie);
  reading.next ??= reading.now.then(next, next);
  return reading.next;
}

/** The session of a request's cookie, or null when there is none, it has ended, or its user has no organization. */
export async function readSession(headers: HeaderLookup): Promise<SignedIn | null> {
  const cookie = headers.get("cookie") ?? undefined;
  return cookie === undefined ? null : readTogether(cookie);
}

/** Those of the sessions that still work, with the organization each acts for. */
export async function findLiveSessions(sessionIds: readonly string[], now: Date): Promise<Map<string, string>> {
  const rows = await findOrganizationsOfSessions(db, sessionIds, now);
  return new Map(rows.map(({ id, organizationId }) => [id, organizationId]));
}

/** Ends all sessions in which a user acts for the organization, at once. */
export const endSessions = ({ db, organizationId }: Context, userId: string) =>
  deleteSessions(db, organizationId, userId);
