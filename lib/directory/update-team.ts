import { AppError } from "@/lib/core/errors";
import { guardTeam, requireMembers } from "@/lib/directory/create-team";
import { membersAfter } from "@/lib/directory/rules/member-changes";
import type { DirectoryFieldChange } from "@/lib/directory/schema/history";
import type { DirectoryTeam, UpdateTeamRequest, UpdateTeamResponse } from "@/lib/directory/schema/team";
import { recordChanges } from "@/lib/directory/store/changes";
import { lockDirectory } from "@/lib/directory/store/entries";
import { addTeamMembers, findMembers, findTeam, removeTeamMembers, saveTeam } from "@/lib/directory/store/teams";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Changes a team's name, e-mail, externalId or members; what is left out stays.
 * @throws AppError not_found; conflict where another team has the e-mail or the externalId; invalid_request for unknown
 * users
 */
export function updateTeam(ctx: Context, request: UpdateTeamRequest): Promise<UpdateTeamResponse> {
  const { id, name, email, externalId } = request;
  return inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    const before = await findTeam(tx, id);
    if (!before) throw new AppError("not_found", "There is no such team.");
    await guardTeam(tx, request);
    await requireMembers(tx, "memberIds", request.memberIds ?? []);
    await requireMembers(tx, "addMemberIds", request.addMemberIds ?? []);
    await saveTeam(tx, id, { name, email, externalId });
    await saveMembers(tx, before, membersAfter(before, request));
    const team = (await findTeam(tx, id)) ?? before;
    await recordChanges(tx, "TEAM_UPDATED", changesBetween(before, team));
    return { team };
  });
}

async function saveMembers(ctx: Context, { id, memberIds }: DirectoryTeam, after: string[] | undefined) {
  if (!after) return;
  const members = await findMembers(ctx, [...memberIds, ...after]);
  const rowsOf = (userIds: string[]) => members.flatMap((row) => (userIds.includes(row.userId) ? row.id : []));
  await removeTeamMembers(ctx, id, rowsOf(memberIds.filter((userId) => !after.includes(userId))));
  await addTeamMembers(ctx, id, rowsOf(after.filter((userId) => !memberIds.includes(userId))));
}

const fields = ["name", "email", "externalId", "memberIds"] as const;

const changesBetween = (before: DirectoryTeam, after: DirectoryTeam): DirectoryFieldChange[] =>
  fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      kind: "TEAM",
      id: after.id,
      email: after.email,
      name: after.name,
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    }));
