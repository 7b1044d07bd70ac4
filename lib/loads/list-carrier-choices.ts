import { listAssignableCarriers } from "@/lib/carriers/find-carriers";
import { missedRequirements } from "@/lib/carriers/rules/eligibility";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { dayOf } from "@/lib/core/day-of";
import type { Load } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";

/** The organization's carriers, each with whether it may be assigned to this load and why not. Blocks are the load's. */
export async function listCarrierChoices(ctx: Context, { carrierRequirements }: Pick<Load, "carrierRequirements">) {
  const [carriers, { requirementsBlock }] = await Promise.all([listAssignableCarriers(ctx), readCarrierPolicy(ctx)]);
  const today = dayOf(ctx.now);
  return carriers.map(({ profile, ...known }) => {
    // A choice is a name and its numbers; people and profiles of a thousand carriers would be half the page.
    const {
      profileVersion: _counted,
      contactName: _name,
      contactPhone: _phone,
      contactEmail: _email,
      ...carrier
    } = known;
    const mustMeet = requirementsBlock && carrier.assignable;
    const misses = mustMeet ? missedRequirements(carrierRequirements, profile, today) : [];
    return misses.length > 0
      ? { ...carrier, assignable: false, reason: "requirements_missed" as const, misses }
      : carrier;
  });
}
