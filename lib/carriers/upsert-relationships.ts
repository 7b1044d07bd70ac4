import { soughtBy } from "@/lib/carriers/rules/match-carriers";
import { planUpsert } from "@/lib/carriers/rules/plan-upsert";
import { type Ledger, showRelationship, sourceOf } from "@/lib/carriers/rules/relationship-ledger";
import type {
  UpsertRelationshipsRequest,
  UpsertRelationshipsResponse,
} from "@/lib/carriers/schema/relationship-requests";
import { recordConflicts } from "@/lib/carriers/store/conflicts";
import { findIdentities } from "@/lib/carriers/store/identities";
import { lockCarriersOf, readEntries } from "@/lib/carriers/store/relationships";
import { openLedger, writeRelationships } from "@/lib/carriers/write-relationships";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** Creates or updates relationships: a handful of statements, however many items there are. */
export async function upsertRelationships(
  ctx: Context,
  { carrierRelationships }: UpsertRelationshipsRequest,
): Promise<UpsertRelationshipsResponse> {
  const items = carrierRelationships.map(({ carrier, carrierExternalId, ...terms }) => ({
    ...terms,
    sought: soughtBy(carrier, carrierExternalId),
  }));
  const carriers = await findIdentities(
    ctx,
    items.flatMap(({ sought }) => sought.numbers),
  );
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const carrierIds = carriers.map(({ id }) => id);
    const stored = await readEntries(tx, {
      carrierIds,
      externalIds: items.flatMap(({ sought }) => sought.externalIds),
    });
    const ledger = await openLedger(tx, stored);
    const plan = planUpsert(items, carriers, ledger);
    await writeRelationships(tx, ledger.changes());
    await recordConflicts(tx, plan.conflicts, sourceOf(tx.actor));
    return { carrierRelationships: plan.carrierIds.map((carrierId) => shown(tx, ledger, carrierId)) };
  });
}

function shown({ organizationId }: Context, ledger: Ledger, carrierId: string | null) {
  const entry = carrierId === null ? undefined : ledger.entryOf(carrierId);
  return entry ? showRelationship(entry, organizationId) : null;
}
