import type { Context } from "@/lib/server/context";
import { deleteSessions } from "@/lib/sessions/store";

/** Ends all sessions in which a user acts for the organization, at once. */
export const endSessions = ({ db, organizationId }: Context, userId: string) =>
  deleteSessions(db, organizationId, userId);
