import type { Warning } from "@/lib/core/errors";
import { jsonEqual } from "@/lib/core/json";
import {
  type CarrierCheck,
  checkCarrier,
  eligibilityFor,
  missWarnings,
  type NamedCarrier,
  type Refused,
  refusalWarning,
} from "@/lib/loads/rules/carrier-check";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import { isReopened } from "@/lib/loads/rules/status-moves";
import type { LoadState } from "@/lib/loads/rules/stored-load";
import { isToWarnOf } from "@/lib/vocabulary/carrier-requirement.values";

/** What the sender sent before, or what the load has: changes of status and requirements are found by comparing with it. */
type Last = { status?: unknown; carrierRequirements?: unknown };

/** Whether a write gives reason to check the load's carrier again: it reopens the load, or asks for something else. */
export function needsCarrierCheck(stored: LoadState, sent: SentLoad, last: Last): boolean {
  const { status, carrierRequirements, assignedCarrier } = sent;
  const reopens = isReopened(stored.document.status, status) && status !== last.status;
  const asksAnew = Boolean(carrierRequirements) && !jsonEqual(carrierRequirements, last.carrierRequirements);
  return (reopens && Boolean(assignedCarrier?.carrier)) || asksAnew;
}

/** New requirements do not undo an assignment, unless the load is open again. */
export function checkedLeniently(named: NamedCarrier, before: LoadState, after: Pick<LoadState, "document">) {
  const isSame = named.found !== undefined && named.found.id === before.document.assignedCarrier?.carrierId;
  const isLenient = isSame && !isReopened(before.document.status, after.document.status);
  return isLenient ? { ...named, requirementsBlock: false } : named;
}

type Keeping = {
  sent: SentLoad;
  before: LoadState;
  /** The carrier the load had, where it had to be checked again. */
  kept: NamedCarrier | undefined;
  /** Of the carrier that was named, where it was checked. */
  named: CarrierCheck | undefined;
};
export type Kept = { state: LoadState; flags: string[]; warnings: Warning[] };

/**
 * A load that is no longer booked loses its carrier, unless the same write names one and it may still be assigned.
 */
export function keepCarrier(state: LoadState, keeping: Keeping): Kept {
  const { sent, before, kept, named } = keeping;
  const { assignedCarrier, ...document } = state.document;
  if (!assignedCarrier) return { state, flags: [], warnings: [] };
  if (!isReopened(before.document.status, document.status)) return keepAssigned(state, keeping);
  const flags = ["carrier_released"];
  if (!sent.assignedCarrier?.carrier) return { state: { ...state, document }, flags, warnings: [] };
  const check = kept && checkCarrier(state, kept);
  if (!check || check.assignable || check.carrierId !== assignedCarrier.carrierId) return keepAssigned(state, keeping);
  const { assignedCarrier: last, ...syncBase } = state.syncBase;
  return {
    state: {
      ...state,
      document,
      // The price leaves the load with its carrier. It is merged again when the proposed carrier is assigned.
      ...(last && { syncBase: { ...syncBase, assignedCarrier: withoutPrice(last) } }),
      proposedCarrier: sent.assignedCarrier,
    },
    flags,
    warnings: named?.carrierId === check.carrierId ? [] : [releaseWarning(check, named)],
  };
}

/** The carrier stays, with a warning of what it misses since this write. */
export const keepAssigned = (state: LoadState, keeping: Keeping): Kept => ({
  state,
  flags: [],
  warnings: newMisses(state, keeping),
});

const withoutPrice = ({ price: _waits, ...last }: NonNullable<LoadState["syncBase"]["assignedCarrier"]>) => last;

/** Where the write names another carrier, which has a warning of its own, this one is about the assignment. */
const releaseWarning = (refused: Refused, named: CarrierCheck | undefined): Warning => ({
  ...refusalWarning(refused, "Released"),
  ...(named && { path: "load.assignedCarrier" }),
});

/** Warned of once: when the load begins to require what its carrier does not have. */
function newMisses(state: LoadState, { before, kept, named }: Keeping): Warning[] {
  const found = kept?.found;
  if (!found || found.id !== state.document.assignedCarrier?.carrierId || found.id === named?.carrierId) return [];
  const missesOf = (load: LoadState) => eligibilityFor(load, found, kept).misses.filter(isToWarnOf);
  const [known, misses] = [missesOf(before), missesOf(state)];
  const isNew = misses.some((miss) => !known.some((other) => jsonEqual(miss, other)));
  return isNew ? missWarnings(misses, "Still assigned") : [];
}
