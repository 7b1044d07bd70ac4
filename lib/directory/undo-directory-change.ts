import { AppError } from "@/lib/core/errors";
import { assignmentsOf, holdersOf, refuseClaims } from "@/lib/directory/rules/plan-mapping";
import type {
  DirectoryFieldChange,
  UndoDirectoryChangeRequest,
  UndoDirectoryChangeResponse,
} from "@/lib/directory/schema/history";
import { findChange, markUndone, recordChanges } from "@/lib/directory/store/changes";
import { assignExternalIds, lockDirectory, readEntries } from "@/lib/directory/store/entries";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Restores the externalIds that are still as a change left them.
 * @throws AppError not_found; conflict for a change that was undone before, or that assigned no externalIds
 */
export async function undoDirectoryChange(
  ctx: Context,
  { changeId }: UndoDirectoryChangeRequest,
): Promise<UndoDirectoryChangeResponse> {
  requireRole(ctx, "ADMIN");
  return inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    const made = await findChange(tx, changeId);
    if (!made) throw new AppError("not_found", "There is no such change.");
    if (made.undoneAt) throw new AppError("conflict", "This change was undone before.");
    const given = made.changes.filter(({ field }) => field === "externalId");
    if (given.length === 0) throw new AppError("conflict", "This change assigned no externalIds.");
    const restored = await restore(tx, given);
    if (restored.length > 0) await markUndone(tx, changeId);
    await recordChanges(tx, "UNDONE", restored);
    return { restored: restored.length, skipped: given.length - restored.length };
  });
}

const textOf = (value: DirectoryFieldChange["before"]) => (typeof value === "string" ? value : null);

/** The changes of one call are all of users or all of teams. */
async function restore(ctx: Context, given: DirectoryFieldChange[]): Promise<DirectoryFieldChange[]> {
  const kind = given[0]?.kind ?? "USER";
  const byId = new Map(given.map((change) => [change.id, change]));
  const externalIds = given.flatMap(({ before }) => textOf(before) ?? []);
  const entries = await readEntries(ctx, kind, { ids: given.flatMap(({ id }) => id ?? []), externalIds });
  const claims = new Map(
    entries.flatMap(({ id, email, externalId }) => {
      const change = byId.get(id);
      return change && textOf(change.after) === externalId ? [[email, textOf(change.before)]] : [];
    }),
  );
  const assignments = assignmentsOf(claims, entries, refuseClaims(claims, holdersOf(entries)));
  if (assignments.length > 0) await assignExternalIds(ctx, kind, assignments);
  return assignments.map(({ entry: { externalId, ...entry }, to }) => ({
    kind,
    ...entry,
    field: "externalId",
    before: externalId,
    after: to,
  }));
}
