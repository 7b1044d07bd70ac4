import { carriersExcluded } from "@/lib/carriers/raise-carrier-changes";
import { readCarrierPolicy } from "@/lib/carriers/read-carrier-policy";
import { revokeUnsignedLinks } from "@/lib/carriers/revoke-unsigned-links";
import { assignability } from "@/lib/carriers/rules/assignability";
import {
  type Ledger,
  type LedgerChange,
  type LedgerEntry,
  relationshipChanges,
  relationshipLedger,
} from "@/lib/carriers/rules/relationship-ledger";
import { sourceOf } from "@/lib/carriers/rules/source-of";
import type { RelationshipSource } from "@/lib/carriers/schema/relationship";
import { insertChanges } from "@/lib/carriers/store/carrier-history";
import { writeEntries } from "@/lib/carriers/store/relationship-rows";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";

/** A ledger of these relationships in which the context's actor writes. */
export async function openLedger(
  ctx: Context,
  stored: readonly LedgerEntry[],
  source: RelationshipSource = sourceOf(ctx.actor),
): Promise<Ledger> {
  const { defaultStatus } = await readCarrierPolicy(ctx);
  return relationshipLedger(stored, { source, defaultStatus, now: ctx.now, newId: () => newId("rel") });
}

/**
 * Stores what a ledger changed, and tells it in the carriers' histories. Who is offered no onboarding link any more
 * loses those it has not signed; who gets no freight any more, its open bids.
 */
export async function writeRelationships(ctx: Context, changes: readonly LedgerChange[]) {
  if (changes.length === 0) return;
  await writeEntries(ctx, changes);
  await revokeUnsignedLinks(
    ctx,
    changes.filter(endsOnboarding).map(({ after }) => after.carrierId),
  );
  await carriersExcluded.raise(
    ctx,
    changes.filter(endsFreight).map(({ after }) => after.carrierId),
  );
  await insertChanges(
    ctx,
    changes.map((change) => ({
      carrierId: change.after.carrierId,
      operation: change.before ? "RELATIONSHIP_UPDATED" : "RELATIONSHIP_CREATED",
      source: change.after.source,
      changes: relationshipChanges(change),
      note: change.after.note === change.before?.note ? null : change.after.note,
    })),
  );
}

const endsFreight = ({ before, after }: LedgerChange) =>
  assignability(before).seesFreight && !assignability(after).seesFreight;

const endsOnboarding = ({ before, after }: LedgerChange) =>
  assignability(before).offersOnboardingLink && !assignability(after).offersOnboardingLink;
