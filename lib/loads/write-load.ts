import { recordCrossingUse } from "@/lib/border-crossings/record-crossing-use";
import { lockCheckedCarrier, lockRelationship } from "@/lib/carriers/lock-carriers";
import { recordIdentityDifferences } from "@/lib/carriers/record-carrier-changes";
import { AppError } from "@/lib/core/errors";
import { jsonEqual } from "@/lib/core/json";
import { loadCrossingUse } from "@/lib/loads/load-observation";
import { carrierAssigned, hasConsequences, raiseLoadChanges } from "@/lib/loads/raise-load-changes";
import type { NamedCarrier } from "@/lib/loads/rules/carrier-check";
import type { LoadPlan } from "@/lib/loads/rules/load-plan";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import { insertLoad, updateLoad, updateSyncBase } from "@/lib/loads/store/load-writes";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";

type Saving = {
  id: string;
  externalId: string;
  stored: StoredLoad | undefined;
  plan: LoadPlan;
  named: NamedCarrier | undefined;
};

/**
 * False when someone else wrote first: the load, or what its carrier was checked by. A carrier is assigned in one
 * transaction with the record of why it was eligible.
 */
export async function writeLoadPlan(ctx: Context, saving: Saving): Promise<boolean> {
  const { id, externalId, stored, plan, named } = saving;
  const carrier = named?.found;
  const carrierId = plan.document.assignedCarrier?.carrierId;
  const isChosen = carrierId !== undefined && carrierId !== stored?.document.assignedCarrier?.carrierId;
  if (!isChosen || !carrier || !plan.check?.assignable) {
    // In a transaction the load stays locked even when this fails, and the next attempt may assign the carrier.
    const lockedId = carrier?.id ?? plan.syncBase.assignedCarrier?.carrierId;
    if (ctx.db !== db && lockedId && !changesNothing(saving)) await lockRelationship(ctx, lockedId);
    return plan.contradiction ? inTransaction(ctx, (tx) => writeAndList(tx, saving)) : write(ctx, saving);
  }
  const { eligibility } = plan.check;
  const load = { id, externalId, version: (stored?.version ?? 0) + 1, ...plan.document };
  return inTransaction(ctx, async (tx) => {
    // What it was checked by may have changed while this waited for its transaction.
    if (!(await lockCheckedCarrier(tx, { ...named, carrier })) || !(await writeAndList(tx, saving))) return false;
    await carrierAssigned.raise(tx, { load, carrier, eligibility });
    return true;
  });
}

/** Writes, and lists as a conflict where the carrier was named otherwise than it is on record. */
async function writeAndList(tx: Context, saving: Saving): Promise<boolean> {
  const isWritten = await write(tx, saving);
  const { contradiction } = saving.plan;
  if (isWritten && contradiction) await recordIdentityDifferences(tx, contradiction);
  return isWritten;
}

/** False when someone else wrote first. All that follows from the load changes in the same transaction. */
async function write(ctx: Context, saving: Saving): Promise<boolean> {
  const { id, stored, plan } = saving;
  const change = { before: stored?.document, after: plan.document };
  if (plan.changes.length === 0 || !hasConsequences(change)) return writeLoad(ctx, saving);
  return inTransaction(ctx, async (tx) => {
    if (!(await writeLoad(tx, saving))) return false;
    await raiseLoadChanges(tx, id, change);
    return true;
  });
}

/** A sync that changes nothing writes nothing. A load's crossing counts from the write that names it. */
async function writeLoad(ctx: Context, saving: Saving): Promise<boolean> {
  const { id, externalId, stored, plan } = saving;
  const { changes, flags } = plan;
  const use = loadCrossingUse(plan.document);
  const isOtherUse = !jsonEqual(use, stored && loadCrossingUse(stored.document));
  const alsoRun = isOtherUse ? [recordCrossingUse(ctx, use)] : [];
  if (!stored)
    return insertLoad(ctx, { id, externalId, state: plan, change: { operation: "CREATED", changes, flags }, alsoRun });
  if (changes.length > 0)
    return updateLoad(ctx, { stored, state: plan, change: { operation: "UPDATED", changes, flags }, alsoRun });
  return changesNothing(saving) || updateSyncBase(ctx, stored, plan);
}

const changesNothing = ({ stored, plan }: Saving) =>
  plan.changes.length === 0 &&
  jsonEqual(stored?.syncBase, plan.syncBase) &&
  jsonEqual(stored?.proposedCarrier, plan.proposedCarrier);

/**
 * Reads a load, decides and writes; at first without a lock. `attempt` answers undefined when another write came in
 * between. It is then repeated with the row locked, so that writers queue. A third attempt is only needed for what
 * could not be locked: a load that was just created, or a carrier that was just reviewed.
 */
export async function writeOnce<Answer>(
  ctx: Context,
  attempt: (ctx: Context, lock: boolean) => Promise<Answer | undefined>,
): Promise<Answer> {
  const locked = async (tx: Context) => (await attempt(tx, true)) ?? attempt(tx, true);
  const answer = (await attempt(ctx, false)) ?? (await inTransaction(ctx, locked));
  if (answer === undefined)
    throw new AppError("conflict", "The load, or its carrier, changed again while it was written. Send it again.");
  return answer;
}
