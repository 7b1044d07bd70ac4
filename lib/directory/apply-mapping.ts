import type * as z from "zod";
import { emailKey, matchResult, planMapping } from "@/lib/directory/rules/plan-mapping";
import type { DirectoryFieldChange } from "@/lib/directory/schema/history";
import type {
  DirectoryKind,
  Mapping,
  MapResponse,
  MapTeamsRequest,
  MapUsersRequest,
} from "@/lib/directory/schema/mapping";
import { recordChanges } from "@/lib/directory/store/changes";
import { assignExternalIds, lockDirectory, readEntries } from "@/lib/directory/store/entries";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** What a call that gives externalIds by e-mail would do now. */
export async function planOf(ctx: Context, kind: DirectoryKind, items: readonly Mapping[]) {
  const emails = items.map(({ email }) => emailKey(email));
  const externalIds = items.map(({ externalId }) => externalId);
  return planMapping(items, await readEntries(ctx, kind, { emails, externalIds }));
}

/** Gives externalIds to the users or teams that the e-mails name. */
function applyMapping(ctx: Context, kind: DirectoryKind, items: readonly Mapping[]): Promise<MapResponse> {
  return inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    const { planned, assignments } = await planOf(tx, kind, items);
    if (assignments.length > 0) await assignExternalIds(tx, kind, assignments);
    const changes = assignments.map(
      ({ entry: { id, email, name, externalId }, to }): DirectoryFieldChange => ({
        kind,
        id,
        email,
        name,
        field: "externalId",
        before: externalId,
        after: to,
      }),
    );
    await recordChanges(tx, "MAPPED", changes);
    return { results: planned.map((item, index) => matchResult(item, items[index]?.email ?? "")) };
  });
}

/** Matches users by e-mail and gives each the externalId sent with it. */
export const mapUsers = (ctx: Context, { users }: z.output<typeof MapUsersRequest>) => applyMapping(ctx, "USER", users);

/** Matches teams by e-mail and gives each the externalId sent with it. */
export const mapTeams = (ctx: Context, { teams }: z.output<typeof MapTeamsRequest>) => applyMapping(ctx, "TEAM", teams);
