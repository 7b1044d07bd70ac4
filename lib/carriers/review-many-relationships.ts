import { guardNote } from "@/lib/carriers/guard-note";
import type { Ledger, LedgerEntry } from "@/lib/carriers/rules/relationship-ledger";
import { showRelationshipState } from "@/lib/carriers/rules/show-relationship";
import type { ReviewManyRequest, ReviewManyResponse, ReviewResult } from "@/lib/carriers/schema/review";
import { lockCarriersOf, readEntriesById } from "@/lib/carriers/store/relationship-rows";
import { openLedger, writeRelationships } from "@/lib/carriers/write-relationships";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** Decides on many relationships alike, or only tells what would become of each. */
export async function reviewManyRelationships(
  ctx: Context,
  { items, validateOnly = false, ...decision }: ReviewManyRequest,
): Promise<ReviewManyResponse> {
  guardNote(decision);
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const stored = await readEntriesById(
      tx,
      items.map(({ id }) => id),
    );
    const byId = new Map(stored.map((entry) => [entry.id, entry]));
    const isStale = (item: ReviewManyRequest["items"][number]) =>
      item.ifVersion !== undefined && item.ifVersion !== byId.get(item.id)?.version;
    const ledger = await openLedger(tx, stored);
    for (const item of items) {
      const entry = byId.get(item.id);
      if (entry && !isStale(item)) ledger.set(entry.carrierId, decision);
    }
    if (!validateOnly) await writeRelationships(tx, ledger.changes());
    return {
      results: items.map((item) => ({
        id: item.id,
        ...resultOf(tx, ledger, { entry: byId.get(item.id), isStale: isStale(item) }),
      })),
    };
  });
}

function resultOf(
  { organizationId }: Context,
  ledger: Ledger,
  { entry, isStale }: { entry: LedgerEntry | undefined; isStale: boolean },
): Omit<ReviewResult, "id"> {
  if (!entry) return { outcome: "NOT_FOUND" };
  const before = showRelationshipState(entry, organizationId);
  if (isStale) return { outcome: "CONFLICT", before };
  const after = ledger.entryOf(entry.carrierId);
  if (!after || after.version === entry.version) return { outcome: "UNCHANGED", before };
  return { outcome: "CHANGED", before, after: showRelationshipState(after, organizationId) };
}
