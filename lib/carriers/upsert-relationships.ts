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
import type { Warning } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** Creates or updates relationships: a handful of statements, however many items there are. */
export async function upsertRelationships(
  ctx: Context,
  { carrierRelationships }: UpsertRelationshipsRequest,
): Promise<UpsertRelationshipsResponse & { warnings: Warning[] }> {
  const items = carrierRelationships.map(({ carrier, ...terms }) => ({
    ...terms,
    sought: soughtBy(carrier, terms.carrierExternalId ?? undefined),
  }));
  const carriers = await findIdentities(
    ctx,
    items.flatMap(({ sought }) => sought.numbers),
  );
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const stored = await readEntries(tx, {
      carrierIds: carriers.map(({ id }) => id),
      externalIds: items.flatMap(({ sought }) => sought.externalIds),
    });
    const ledger = await openLedger(tx, stored);
    const plan = planUpsert(items, carriers, ledger);
    await writeRelationships(tx, ledger.changes());
    await recordConflicts(tx, plan.conflicts, sourceOf(tx.actor));
    const { carrierIds, warnings } = plan;
    return { carrierRelationships: carrierIds.map((carrierId) => shown(tx, ledger, carrierId)), warnings };
  });
}

function shown({ organizationId }: Context, ledger: Ledger, carrierId: string | null) {
  const entry = carrierId === null ? undefined : ledger.entryOf(carrierId);
  return entry ? showRelationship(entry, organizationId) : null;
}
