import { guardNote } from "@/lib/carriers/guard-note";
import type { LedgerEntry } from "@/lib/carriers/rules/relationship-ledger";
import { showRelationshipState } from "@/lib/carriers/rules/show-relationship";
import type { RelationshipResponse, ReviewRelationshipRequest } from "@/lib/carriers/schema/review";
import { lockCarriersOf, readEntriesById } from "@/lib/carriers/store/relationship-rows";
import { openLedger, writeRelationships } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

type Reviewed = RelationshipResponse & { version: number };

/**
 * Decides on a relationship.
 * @throws AppError "not_found"; "version_conflict" with the relationship as it is; "invalid_request" without a note
 * where one is needed.
 */
export async function reviewRelationship(
  ctx: Context,
  { id, ifVersion, ...decision }: ReviewRelationshipRequest,
): Promise<Reviewed> {
  guardNote(decision);
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const [stored] = await readEntriesById(tx, [id]);
    if (!stored) throw new AppError("not_found", "There is no such carrier relationship.");
    if (ifVersion !== undefined && ifVersion !== stored.version)
      throw new AppError("version_conflict", "The relationship was changed meanwhile.", {
        current: answer(tx, stored),
      });
    const ledger = await openLedger(tx, [stored]);
    ledger.set(stored.carrierId, decision);
    await writeRelationships(tx, ledger.changes());
    return answer(tx, ledger.entryOf(stored.carrierId) ?? stored);
  });
}

function answer({ organizationId }: Context, entry: LedgerEntry): Reviewed {
  return { carrierRelationship: showRelationshipState(entry, organizationId), version: entry.version };
}
