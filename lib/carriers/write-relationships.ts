import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import {
  type Ledger,
  type LedgerChange,
  type LedgerEntry,
  relationshipChanges,
  relationshipLedger,
  sourceOf,
} from "@/lib/carriers/rules/relationship-ledger";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import type { OnboardingStatus, RelationshipSource } from "@/lib/carriers/schema/relationship";
import { insertChanges } from "@/lib/carriers/store/carrier-history";
import { revokeUnsigned } from "@/lib/carriers/store/latest-links";
import { lockCarriersOf, readEntries, writeEntries } from "@/lib/carriers/store/relationships";
import { newId } from "@/lib/core/ids";
import { defineChange } from "@/lib/server/changes";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** These carriers may not see the organization's loads any more. Their relationships are locked and written. */
export const carriersExcluded = defineChange<readonly string[]>("carriers may see no loads any more");

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
 * Stores what a ledger changed and records it in the carriers' histories. A carrier that is offered no onboarding link
 * any more loses its unsigned links; one that sees no freight any more loses its open bids.
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
  eligibilityOf(before).seesFreight && !eligibilityOf(after).seesFreight;

const endsOnboarding = ({ before, after }: LedgerChange) =>
  eligibilityOf(before).offersOnboardingLink && !eligibilityOf(after).offersOnboardingLink;

/** Revokes the unsigned links of these carriers for good. The carriers must be locked. */
export async function revokeUnsignedLinks(tx: Context, carrierIds: readonly string[]): Promise<void> {
  if (carrierIds.length > 0) await revokeUnsigned(tx, carrierIds);
}

/**
 * Sets how far a carrier's onboarding has come. A new relationship always begins as NEEDS_REVIEW: a carrier cannot make
 * itself assignable. ONBOARDED does not fall back to IN_PROGRESS.
 */
export function advanceOnboarding(
  ctx: Context,
  { carrierId, to }: { carrierId: string; to: Exclude<OnboardingStatus, "NOT_ONBOARDED"> },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const [stored] = await readEntries(tx, { carrierIds: [carrierId] });
    if (stored?.onboardingStatus === "ONBOARDED") return;
    const ledger = await openLedger(tx, stored ? [stored] : []);
    ledger.set(carrierId, { onboardingStatus: to, ...(!stored && { status: "NEEDS_REVIEW" }) });
    await writeRelationships(tx, ledger.changes());
  });
}
