import { findCarrier, getCarriers } from "@/lib/carriers/find-carrier";
import { holdCarrier } from "@/lib/carriers/hold-judged-carrier";
import { readCarrierPolicy } from "@/lib/carriers/read-carrier-policy";
import { dayOf } from "@/lib/core/day-of";
import { namesCarrierAnew } from "@/lib/loads/rules/assign-carrier";
import type { NamedCarrier } from "@/lib/loads/rules/carrier-verdict";
import { judgesKept } from "@/lib/loads/rules/keep-carrier";
import { readAssignment, type SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";

type Naming = { stored: StoredLoad | undefined; sent: SentLoad; isUserSave: boolean };
type Judged = { named: NamedCarrier | undefined; kept: NamedCarrier | undefined };

/** The carrier a sync names and the one the load has, each only where the sync gives reason to judge it. */
export async function findJudgedCarriers(ctx: Context, naming: Naming): Promise<Judged> {
  const { stored, sent, isUserSave } = naming;
  const identifiers = sent.assignedCarrier?.carrier;
  const isNamed = identifiers && (isUserSave || namesCarrierAnew(sent.assignedCarrier, stored));
  const keptId = stored && judgesKept(stored, naming) ? stored.document.assignedCarrier?.carrierId : undefined;
  if (!isNamed && !keptId) return { named: undefined, kept: undefined };
  const found = isNamed ? await findCarrier(ctx, identifiers) : undefined;
  const [kept] = keptId === undefined ? [] : found?.id === keptId ? [found] : await getCarriers(ctx, [keptId]);
  const { requirementsBlock } = await readCarrierPolicy(ctx);
  const judging = { requirementsBlock, today: dayOf(ctx.now) };
  return {
    named: isNamed ? { found, ...judging } : undefined,
    kept: kept && { found: kept, ...judging },
  };
}

/**
 * Holds the carrier that is named before the load is locked: in the other order two syncs and an upsert of several
 * carriers could wait for each other in a circle.
 */
export async function holdNamedCarrier(tx: Context, load: LoadInput) {
  const identifiers = load.assignedCarrier ? readAssignment(load.assignedCarrier).carrier : undefined;
  const found = identifiers && (await findCarrier(tx, identifiers));
  if (found) await holdCarrier(tx, found.id);
}
