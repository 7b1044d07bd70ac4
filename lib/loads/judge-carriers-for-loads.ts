import { getCarriers } from "@/lib/carriers/find-carriers";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { dayOf } from "@/lib/core/day-of";
import { type Freight, freightOf } from "@/lib/loads/get-freight";
import { eligibilityFor } from "@/lib/loads/rules/carrier-check";
import { readLoads } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

type Pair = { loadId: string; carrierId: string };

type Judged = { freight: Freight; meaning: Eligibility };

/** What each carrier means for its load, in the order of the pairs; none where the load or the carrier is not known. */
export async function judgeCarriersForLoads(ctx: Context, pairs: readonly Pair[]): Promise<(Judged | undefined)[]> {
  if (pairs.length === 0) return [];
  const idsOf = (name: keyof Pair) => [...new Set(pairs.map((pair) => pair[name]))];
  const [loads, carriers, { requirementsBlock }] = await Promise.all([
    readLoads(ctx, idsOf("loadId")),
    getCarriers(ctx, idsOf("carrierId")),
    readCarrierPolicy(ctx),
  ]);
  const loadsById = new Map(loads.map((load) => [load.id, load]));
  const carriersById = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  const judging = { requirementsBlock, today: dayOf(ctx.now) };
  return pairs.map(({ loadId, carrierId }) => {
    const [load, carrier] = [loadsById.get(loadId), carriersById.get(carrierId)];
    return load && carrier && { freight: freightOf(load), meaning: eligibilityFor(load, carrier, judging) };
  });
}
