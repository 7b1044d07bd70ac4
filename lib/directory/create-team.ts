import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { CreateTeamRequest, CreateTeamResponse } from "@/lib/directory/schema/team";
import { recordChanges } from "@/lib/directory/store/changes";
import { lockDirectory } from "@/lib/directory/store/entries";
import { addTeamMembers, findMembers, findTeamWith, insertTeam } from "@/lib/directory/store/teams";
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

type Wanted = { id?: string; email?: string; externalId?: string | null };

/** @throws AppError conflict where another team has the e-mail or the externalId */
export async function guardTeam(ctx: Context, { id, email, externalId }: Wanted) {
  const withEmail = email !== undefined && (await findTeamWith(ctx, { email }, id));
  if (withEmail) throw new AppError("conflict", `The team ${withEmail.name} has this e-mail.`);
  const withId = typeof externalId === "string" && (await findTeamWith(ctx, { externalId }, id));
  if (withId) throw new AppError("conflict", `The team ${withId.name} has this externalId.`);
}

/**
 * The users of these ids as members of the organization, by the id of the user.
 * @throws AppError invalid_request when the organization has no such user
 */
export async function requireMembers(ctx: Context, field: string, userIds: readonly string[]) {
  const members = new Map((await findMembers(ctx, userIds)).map(({ id, userId }) => [userId, id]));
  const issues = userIds.flatMap((userId, index) =>
    members.has(userId)
      ? []
      : [{ path: `${field}[${index}]`, code: "unknown_user", message: "The organization has no such user." }],
  );
  if (issues.length > 0) throw new AppError("invalid_request", "The request is not valid.", { issues });
  return members;
}
