import { newId } from "@/lib/core/ids";
import { guardTeam, requireMembers } from "@/lib/directory/guard-team";
import type { CreateTeamRequest, CreateTeamResponse } from "@/lib/directory/schema/team";
import { recordChanges } from "@/lib/directory/store/changes";
import { lockDirectory } from "@/lib/directory/store/entries";
import { addTeamMembers, insertTeam } from "@/lib/directory/store/teams";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** @throws AppError conflict where another team has the e-mail or the externalId; invalid_request for unknown users */
export function createTeam(ctx: Context, request: CreateTeamRequest): Promise<CreateTeamResponse> {
  const { memberIds = [], ...team } = request;
  return inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    await guardTeam(tx, team);
    const members = await requireMembers(tx, "memberIds", memberIds);
    const id = newId("team");
    await insertTeam(tx, { id, ...team });
    await addTeamMembers(tx, id, [...members.values()]);
    const { name, email } = team;
    await recordChanges(tx, "TEAM_CREATED", [
      { kind: "TEAM", id, email, name, field: "name", before: null, after: name },
    ]);
    return { team: { id, ...team, memberIds: [...members.keys()].sort() } };
  });
}
