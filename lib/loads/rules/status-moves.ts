import { isPinned } from "@/lib/loads/rules/assign-carrier";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadStatus } from "@/lib/loads/schema/load";

type Reopening = { sent: SentLoad; isUserSave: boolean };

/**
 * A load that is no longer booked has no carrier, unless the same sync names one. When the TMS reopens it, its
 * word on the carrier ends too, so that naming the same one later assigns it again; a broker's release stands.
 */
export function releaseOnReopening(before: LoadStatus, state: LoadState, { sent, isUserSave }: Reopening) {
  const { assignedCarrier, ...document } = state.document;
  const isReopened = before === "BOOKED" && (document.status === "ON_HOLD" || document.status === "AVAILABLE");
  const isHeld = !isUserSave && isPinned(state);
  if (!isReopened || !assignedCarrier || sent.assignedCarrier?.carrier || isHeld) return { state, flags: [] };
  const { assignedCarrier: _ended, ...syncBase } = state.syncBase;
  return {
    state: { ...state, document, syncBase: isUserSave ? state.syncBase : syncBase },
    flags: ["carrier_released"],
  };
}

const usualMoves: Record<LoadStatus, readonly LoadStatus[]> = {
  ON_HOLD: ["AVAILABLE", "BOOKED", "CANCELLED"],
  AVAILABLE: ["ON_HOLD", "BOOKED", "CANCELLED"],
  BOOKED: ["COMPLETED", "CANCELLED", "AVAILABLE", "ON_HOLD"],
  CANCELLED: [],
  COMPLETED: [],
};

/** A move is applied whatever it is; the history names those that nobody would make on purpose. */
export const oddMove = (before: LoadStatus | undefined, after: LoadStatus) =>
  before === undefined || before === after || usualMoves[before].includes(after) ? [] : ["odd_status_move"];
