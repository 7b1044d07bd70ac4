import { chooseCarrier } from "@/lib/loads/rules/assign-carrier";
import { checkedLeniently, keepCarrier } from "@/lib/loads/rules/keep-carrier";
import { completePlan, type LoadPlan, type LoadWrite, stateBefore } from "@/lib/loads/rules/load-plan";
import { replaceFields } from "@/lib/loads/rules/merge-fields";

/** What a user's save makes of a load: it replaces each top-level field given. What the TMS sent last stays as it was. */
export function planSave(write: LoadWrite): LoadPlan {
  const { stored, sent, named } = write;
  const before = stateBefore(write);
  const replaced = { ...before, ...replaceFields(before, sent) };
  const assigned = chooseCarrier(replaced, { sent, named: named && checkedLeniently(named, before, replaced) });
  const kept = keepCarrier(assigned.state, { sent, before, kept: write.kept, named: assigned.check });
  return completePlan(write, { assigned, kept, notes: [], last: stored?.proposedCarrier });
}
