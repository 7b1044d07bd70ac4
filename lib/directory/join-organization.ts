import { recordChanges } from "@/lib/directory/store/changes";
import type { Database } from "@/lib/server/db";
import { acceptInvitation, type Joined } from "@/lib/sessions/accept-invitation";
import type { AcceptInvitationRequest } from "@/lib/sessions/schema";

type Call = { now: Date; requestId: string };

/**
 * Accepts an invitation and keeps in the history who joined.
 * @returns the cookies of the new session
 * @throws AppError as `acceptInvitation` does
 */
export function joinOrganization(request: AcceptInvitationRequest, headers: Headers, call: Call) {
  const onJoined = ({ organizationId, userId: id, name, email, role }: Joined, db: Database) =>
    recordChanges({ organizationId, actor: { type: "user", id, name, role }, ...call, db }, "USER_JOINED", [
      { kind: "USER", id, email, name, field: "role", before: null, after: role },
    ]);
  return acceptInvitation(request, { headers, now: call.now, onJoined });
}
