import { isPinned, mergeCarrier } from "@/lib/loads/rules/assign-carrier";
import { checkedLeniently, type Kept, keepAssigned, keepCarrier } from "@/lib/loads/rules/keep-carrier";
import { completePlan, type LoadPlan, type LoadWrite, stateBefore } from "@/lib/loads/rules/load-plan";
import { mergeFields, mergeWarnings } from "@/lib/loads/rules/merge-fields";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";

/** Plans a sync of a TMS: a three-way merge with what the TMS sent last and what the load has now. */
export function planSync(write: LoadWrite): LoadPlan {
  const { stored, sent, named, isCarrierAnswered = false } = write;
  const before = stateBefore(write);
  const { document, syncBase, ...notes } = mergeFields(before, sent);
  const merged = { ...before, document, syncBase };
  const checked = named && checkedLeniently(named, before, merged);
  const assigned = mergeCarrier(merged, { sent, named: checked, isCarrierAnswered });
  const keeping = { sent, before, kept: write.kept, named: assigned.check };
  const kept = isPinned(before)
    ? keepAssigned(assigned.state, keeping)
    : endSentCarrier(keepCarrier(assigned.state, keeping), sent);
  return completePlan(write, { assigned, kept, notes: mergeWarnings(notes), last: stored?.syncBase.assignedCarrier });
}

/** With a released carrier, what the TMS had sent of it is dropped: naming the same carrier later assigns it again. */
function endSentCarrier(kept: Kept, sent: SentLoad): Kept {
  if (kept.flags.length === 0 || sent.assignedCarrier?.carrier) return kept;
  const { assignedCarrier: _ended, ...syncBase } = kept.state.syncBase;
  return { ...kept, state: { ...kept.state, syncBase } };
}
