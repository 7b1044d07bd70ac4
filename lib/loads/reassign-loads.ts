import type { Answer } from "@/lib/core/endpoint";
import { AppError, type Issue, type Warning } from "@/lib/core/errors";
import { jsonEqual } from "@/lib/core/json";
import { knowOwners } from "@/lib/directory/find-owners";
import type { reassignLoadsEndpoint } from "@/lib/loads/contract/decisions";
import { planReassignment } from "@/lib/loads/rules/plan-save";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { ReassignedLoad, ReassignLoadsRequest } from "@/lib/loads/schema/decisions";
import { wasOwner } from "@/lib/loads/store/load-owners";
import { readLoadById, readLoads } from "@/lib/loads/store/load-rows";
import { updateLoad, updateSyncBase } from "@/lib/loads/store/load-writes";
import { writeOnce } from "@/lib/loads/write-load";
import type { Context } from "@/lib/server/context";

// Each uses a database connection; the other connections are left to other calls.
const atOnce = 5;

/**
 * Gives loads to another user or team, each by itself as any other change of a load.
 * @throws AppError "invalid_request" when a person names an unknown owner
 */
export async function reassignLoads(
  ctx: Context,
  request: ReassignLoadsRequest,
): Promise<Answer<typeof reassignLoadsEndpoint.response>> {
  const warnings = await guardOwners(ctx, request);
  const ids = [...new Set(request.ids)];
  const loads = new Map((await readLoads(ctx, ids)).map((load) => [load.id, load]));
  const results = new Map<string, Reassigned>();
  for (let first = 0; first < ids.length; first += atOnce) {
    const few = ids.slice(first, first + atOnce);
    const answers = await Promise.all(few.map((id) => reassign(ctx, { id, load: loads.get(id) }, request)));
    for (const answer of answers) results.set(answer.id, answer);
  }
  const pinned = [...results.values()].filter(({ isPinned }) => isPinned).map(({ id }) => pinnedWarning(request, id));
  const allWarnings = [...warnings, ...pinned];
  return {
    results: request.ids.map((id) => resultOf(results.get(id) ?? { id, outcome: "NOT_FOUND" })),
    ...(allWarnings.length > 0 && { warnings: allWarnings }),
  };
}

type Reassigned = ReassignedLoad & { isPinned?: boolean };

const resultOf = ({ isPinned: _warned, ...result }: Reassigned): ReassignedLoad => result;

type Found = { id: string; load: StoredLoad | undefined };

async function reassign(ctx: Context, { id, load }: Found, request: ReassignLoadsRequest): Promise<Reassigned> {
  if (!load) return { id, outcome: "NOT_FOUND" };
  return writeOnce(ctx, async (ctx, lock) => {
    const stored = lock ? await readLoadById(ctx, id, true) : load;
    return stored ? tryReassign(ctx, stored, request) : { id, outcome: "NOT_FOUND" as const };
  });
}

/** Undefined when another write came between reading the load and writing it. */
async function tryReassign(ctx: Context, stored: StoredLoad, request: ReassignLoadsRequest) {
  const { id, version, syncBase } = stored;
  const { isConflict, isPinned, before, state, changes } = planReassignment(stored, request, ctx.actor.type === "user");
  const result = { id, version, before, ...(isPinned && { isPinned }) };
  if (isConflict) return { ...result, outcome: "CONFLICT" as const };
  const isChanged = changes.length > 0;
  if (!request.validateOnly) {
    const isWritten = isChanged
      ? await updateLoad(ctx, { stored, state, change: { operation: "UPDATED", changes, flags: [] } })
      : jsonEqual(syncBase, state.syncBase) || (await updateSyncBase(ctx, stored, state));
    if (!isWritten) return undefined;
  }
  if (!isChanged) return { ...result, outcome: "UNCHANGED" as const };
  return { ...result, outcome: "CHANGED" as const, version: request.validateOnly ? version : version + 1 };
}

/** A person may only choose known owners, or one that the load had before. A TMS may name owners we do not know yet. */
async function guardOwners(ctx: Context, request: ReassignLoadsRequest): Promise<Warning[]> {
  const { ids, externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team } = request;
  const known = await knowOwners(ctx, { userId: user ?? null, teamId: team ?? null });
  const named = [
    { kind: "user", name: "externalOwnerCoverageUserId", externalId: user },
    { kind: "team", name: "externalOwnerCoverageTeamId", externalId: team },
  ] as const;
  const isPerson = ctx.actor.type === "user";
  const issues: Issue[] = [];
  const warnings: Warning[] = [];
  for (const { kind, name, externalId } of named) {
    if (!externalId || known[kind]) continue;
    const message = `No ${kind} of the organization has this externalId yet.`;
    const isRefused = isPerson && !(await wasOwner(ctx, kind, { ids, externalId }));
    if (isRefused) issues.push({ path: name, code: "unknown_owner", message });
    else warnings.push({ path: name, code: `coverage_${kind}_unknown`, message });
  }
  if (issues.length > 0) throw new AppError("invalid_request", "The request is not valid.", { issues });
  return warnings;
}

const pinnedWarning = (request: ReassignLoadsRequest, id: string): Warning => ({
  path: `ids[${request.ids.indexOf(id)}]`,
  code: "pinned_field",
  message: "A broker pinned an owner of this load: it stays, yours is kept beside it.",
  sent: {
    externalOwnerCoverageUserId: request.externalOwnerCoverageUserId,
    externalOwnerCoverageTeamId: request.externalOwnerCoverageTeamId,
  },
});
