import type { Warning } from "@/lib/core/errors";
import { jsonEqual } from "@/lib/core/json";
import { isPinned } from "@/lib/loads/rules/assign-carrier";
import {
  eligibilityFor,
  missWarnings,
  type NamedCarrier,
  type Refused,
  refusalWarning,
  type Verdict,
  verdictOf,
} from "@/lib/loads/rules/carrier-verdict";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import { isReopened } from "@/lib/loads/rules/status-moves";
import type { LoadState } from "@/lib/loads/rules/stored-load";

type Said = { sent: SentLoad; isUserSave: boolean };

/** Whether a sync gives reason to judge the load's carrier again: it reopens the load, or asks for something else. */
export function judgesKept(stored: LoadState, { sent, isUserSave }: Said): boolean {
  const { status, carrierRequirements, assignedCarrier } = sent;
  const last = isUserSave ? stored.document : stored.syncBase;
  const reopens = isReopened(stored.document.status, status) && status !== last.status;
  const asksAnew = Boolean(carrierRequirements) && !jsonEqual(carrierRequirements, last.carrierRequirements);
  return (reopens && Boolean(assignedCarrier?.carrier)) || asksAnew;
}

/** What a load asks for does not undo an assignment that was made, unless the load is open again. */
export function judgedLeniently(named: NamedCarrier, before: LoadState, after: Pick<LoadState, "document">) {
  const isSame = named.found !== undefined && named.found.id === before.document.assignedCarrier?.carrierId;
  const isLenient = isSame && !isReopened(before.document.status, after.document.status);
  return isLenient ? { ...named, requirementsBlock: false } : named;
}

type Keeping = Said & {
  before: LoadState;
  /** The carrier the load had, where it had to be judged again. */
  kept: NamedCarrier | undefined;
  /** Of the carrier that the sync named, where it was judged. */
  judged: Verdict | undefined;
};
type Kept = { state: LoadState; flags: string[]; remarks: Warning[] };

/**
 * A load that is no longer booked has no carrier, unless the same sync names one and the load's may still be assigned.
 * When the TMS reopens it, its word on the carrier ends too, so that naming the same one later assigns it again; a
 * broker's release stands.
 */
export function keepCarrier(state: LoadState, keeping: Keeping): Kept {
  const { sent, isUserSave, before, kept, judged } = keeping;
  const { assignedCarrier, ...document } = state.document;
  if (!assignedCarrier) return { state, flags: [], remarks: [] };
  const isHeld = !isUserSave && isPinned(state);
  if (isHeld || !isReopened(before.document.status, document.status))
    return { state, flags: [], remarks: newMisses(state, keeping) };
  const released = { ...state, document };
  const flags = ["carrier_released"];
  const { assignedCarrier: last, ...syncBase } = state.syncBase;
  if (!sent.assignedCarrier?.carrier)
    return { state: isUserSave ? released : { ...released, syncBase }, flags, remarks: [] };
  const verdict = kept && verdictOf(state, kept);
  if (!verdict || verdict.assignable || verdict.carrierId !== assignedCarrier.carrierId)
    return { state, flags: [], remarks: newMisses(state, keeping) };
  return {
    state: {
      ...released,
      // The price leaves the load with its carrier: it is merged anew when the proposed carrier is assigned.
      ...(last && { syncBase: { ...syncBase, assignedCarrier: withoutPrice(last) } }),
      proposedCarrier: sent.assignedCarrier,
    },
    flags,
    remarks: judged?.carrierId === verdict.carrierId ? [] : [releaseWarning(verdict, judged)],
  };
}

const withoutPrice = ({ price: _waits, ...last }: NonNullable<LoadState["syncBase"]["assignedCarrier"]>) => last;

/** Beside the remark on another carrier, which the sync named, it is about the assignment. */
const releaseWarning = (refused: Refused, judged: Verdict | undefined): Warning => ({
  ...refusalWarning(refused, "Released"),
  ...(judged && { path: "load.assignedCarrier" }),
});

/** Said once, when the load begins to ask for what its carrier does not have. */
function newMisses(state: LoadState, { before, kept, judged }: Keeping): Warning[] {
  const found = kept?.found;
  if (!found || found.id !== state.document.assignedCarrier?.carrierId || found.id === judged?.carrierId) return [];
  const missesOf = (load: LoadState) => eligibilityFor(load, found, kept).misses;
  const [known, misses] = [missesOf(before), missesOf(state)];
  const isNew = misses.some((miss) => !known.some((other) => jsonEqual(miss, other)));
  return isNew ? missWarnings(misses, "Still assigned") : [];
}
