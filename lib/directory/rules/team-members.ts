import type { DirectoryTeam, UpdateTeamRequest } from "@/lib/directory/schema/team";

/** Who belongs to a team once a request is done; undefined when it leaves the members as they are. */
export function membersAfter(team: DirectoryTeam, request: UpdateTeamRequest): string[] | undefined {
  const { memberIds = team.memberIds, addMemberIds = [], removeMemberIds = [] } = request;
  const leaving = new Set(removeMemberIds);
  const members = [...new Set([...memberIds, ...addMemberIds])].filter((id) => !leaving.has(id)).sort();
  const isSame = members.length === team.memberIds.length && members.every((id) => team.memberIds.includes(id));
  return isSame ? undefined : members;
}
