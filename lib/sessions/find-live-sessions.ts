import { db } from "@/lib/server/db";
import { findOrganizationsOfSessions } from "@/lib/sessions/store";

/** Those of the sessions that still work, with the organization each acts for. */
export async function findLiveSessions(sessionIds: readonly string[], now: Date): Promise<Map<string, string>> {
  const rows = await findOrganizationsOfSessions(db, sessionIds, now);
  return new Map(rows.map(({ id, organizationId }) => [id, organizationId]));
}
