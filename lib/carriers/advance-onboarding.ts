import type { OnboardingStatus } from "@/lib/carriers/schema/relationship";
import { lockCarriersOf, readEntries } from "@/lib/carriers/store/relationship-rows";
import { openLedger, writeRelationships } from "@/lib/carriers/write-relationships";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Says how far a carrier's onboarding has come. Where there is no relationship yet, one begins that somebody has to
 * review, whatever the organization's default: a carrier cannot make itself assignable. One that is onboarded does not
 * fall back to IN_PROGRESS.
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
