import { getCarriers, listAssignableCarriers } from "@/lib/carriers/find-carriers";
import { missedRequirements } from "@/lib/carriers/rules/requirements";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import { freightOf } from "@/lib/loads/get-freight";
import { findLoad } from "@/lib/loads/get-load";
import { eligibilityFor } from "@/lib/loads/rules/carrier-check";
import { type Requiring, requiredOfCarrier } from "@/lib/loads/rules/required-of-carrier";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { CheckCarrierRequest, CheckCarrierResponse } from "@/lib/loads/schema/decisions";
import { readLoads } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";
import { isToWarnOf } from "@/lib/vocabulary/carrier-requirement.values";

/**
 * Whether a carrier may haul a load, as a sync that named it now would decide.
 * @throws AppError "not_found" for a load of another organization, and for an unknown carrier
 */
export async function checkLoadCarrier(
  ctx: Context,
  { carrierId, ...reference }: CheckCarrierRequest & { carrierId: string },
): Promise<CheckCarrierResponse> {
  const stored = await findLoad(ctx, reference);
  const [[carrier], { requirementsBlock }] = await Promise.all([getCarriers(ctx, [carrierId]), readCarrierPolicy(ctx)]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  return { meaning: eligibilityFor(freightOf(stored), carrier, { requirementsBlock, today: dayOf(ctx.now) }) };
}

type Pair = { loadId: string; carrierId: string };

type Checked = { load: StoredLoad; eligibility: Eligibility };

/** Whether each carrier may haul its load, in the order of the pairs; undefined for an unknown load or carrier. */
export async function checkEligibility(ctx: Context, pairs: readonly Pair[]): Promise<(Checked | undefined)[]> {
  if (pairs.length === 0) return [];
  const idsOf = (name: keyof Pair) => [...new Set(pairs.map((pair) => pair[name]))];
  const [loads, carriers, { requirementsBlock }] = await Promise.all([
    readLoads(ctx, idsOf("loadId")),
    getCarriers(ctx, idsOf("carrierId")),
    readCarrierPolicy(ctx),
  ]);
  const loadsById = new Map(loads.map((load) => [load.id, { load, freight: freightOf(load) }]));
  const carriersById = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  const policy = { requirementsBlock, today: dayOf(ctx.now) };
  return pairs.map(({ loadId, carrierId }) => {
    const [found, carrier] = [loadsById.get(loadId), carriersById.get(carrierId)];
    return found && carrier && { load: found.load, eligibility: eligibilityFor(found.freight, carrier, policy) };
  });
}

/** The organization's carriers, each with whether it may be assigned to this load and why not. Blocks are the load's. */
export async function listCarrierChoices(ctx: Context, load: Requiring) {
  const [carriers, { requirementsBlock }] = await Promise.all([listAssignableCarriers(ctx), readCarrierPolicy(ctx)]);
  const today = dayOf(ctx.now);
  const required = requiredOfCarrier(load);
  return carriers.map(({ profile, ...known }) => {
    // Only name and numbers: contacts and profiles of a thousand carriers would be half the size of the page.
    const {
      profileVersion: _counted,
      contactName: _name,
      contactPhone: _phone,
      contactEmail: _email,
      ...carrier
    } = known;
    const misses = carrier.assignable ? missedRequirements(required, profile, today) : [];
    if (misses.length === 0) return carrier;
    return requirementsBlock && misses.some(isToWarnOf)
      ? { ...carrier, assignable: false, reason: "requirements_missed" as const, misses }
      : { ...carrier, misses };
  });
}
