import { guardCarrier } from "@/lib/carriers/find-carriers";
import { guardNote } from "@/lib/carriers/review-relationship";
import { showRelationshipState } from "@/lib/carriers/rules/relationship-ledger";
import type { CreateRelationshipRequest, RelationshipResponse } from "@/lib/carriers/schema/relationship-requests";
import { lockCarriersOf, readEntries } from "@/lib/carriers/store/relationships";
import { openLedger, writeRelationships } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** @throws AppError "not_found" for an unknown carrier, "conflict" where there is a relationship. */
export async function createRelationship(
  ctx: Context,
  { carrierId, status, note }: CreateRelationshipRequest & { carrierId: string },
): Promise<RelationshipResponse & { version: number }> {
  const terms = { status, note };
  guardNote(terms);
  await guardCarrier(ctx, carrierId);
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const stored = await readEntries(tx, { carrierIds: [carrierId] });
    if (stored.length > 0) throw new AppError("conflict", "There is a relationship with this carrier. Review it.");
    const ledger = await openLedger(tx, []);
    ledger.set(carrierId, terms);
    const changes = ledger.changes();
    await writeRelationships(tx, changes);
    const [created] = changes;
    if (!created) throw new Error("A new relationship is always a change.");
    const { after } = created;
    return { carrierRelationship: showRelationshipState(after, tx.organizationId), version: after.version };
  });
}
