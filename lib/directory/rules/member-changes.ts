import type { Role } from "@/lib/core/access";
import type { DirectoryFieldChange } from "@/lib/directory/schema/history";
import type { DirectoryTeam, UpdateTeamRequest } from "@/lib/directory/schema/team";
import type { DirectoryUser, UpdateUserRequest } from "@/lib/directory/schema/user";

export type UserChange = { role?: Role; deactivatedAt?: string | null; externalId?: string | null };

/** What of a request differs from the user as they are. */
export function userChange(user: DirectoryUser, request: UpdateUserRequest, now: Date): UserChange {
  const { role = user.role, deactivated = user.deactivatedAt !== undefined, externalId } = request;
  return {
    ...(role !== user.role && { role }),
    ...(deactivated !== (user.deactivatedAt !== undefined) && {
      deactivatedAt: deactivated ? now.toISOString() : null,
    }),
    ...(externalId !== undefined && externalId !== (user.externalId ?? null) && { externalId }),
  };
}

/** Whether a user who administers the organization would not do so any more. */
export const endsAdministration = (user: DirectoryUser, { role = user.role, deactivatedAt }: UserChange) =>
  user.role === "ADMIN" && user.deactivatedAt === undefined && (role !== "ADMIN" || typeof deactivatedAt === "string");

const fields = ["role", "deactivatedAt", "externalId"] as const;

export const userFieldChanges = (user: DirectoryUser, change: UserChange): DirectoryFieldChange[] =>
  fields
    .filter((field) => field in change)
    .map((field) => ({
      kind: "USER",
      id: user.id,
      email: user.email,
      name: user.name,
      field,
      before: user[field] ?? null,
      after: change[field] ?? null,
    }));

/** The members of a team after a request; undefined when the request does not change them. */
export function membersAfter(team: DirectoryTeam, request: UpdateTeamRequest): string[] | undefined {
  const { memberIds = team.memberIds, addMemberIds = [], removeMemberIds = [] } = request;
  const leaving = new Set(removeMemberIds);
  const members = [...new Set([...memberIds, ...addMemberIds])].filter((id) => !leaving.has(id)).sort();
  const isSame = members.length === team.memberIds.length && members.every((id) => team.memberIds.includes(id));
  return isSame ? undefined : members;
}
