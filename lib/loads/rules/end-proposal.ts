import { jsonEqual } from "@/lib/core/json";
import type { LoadState } from "@/lib/loads/rules/stored-load";

/**
 * The load once somebody decided otherwise than its proposed carrier. The price that waited with it counts as said by
 * the TMS, whose repeating it changes nothing then.
 */
export function endProposal({ proposedCarrier, ...state }: LoadState): LoadState {
  const last = state.syncBase.assignedCarrier;
  if (!proposedCarrier || !last || !jsonEqual(last.carrier, proposedCarrier.carrier)) return state;
  const { price: _merged, ...said } = last;
  const { price } = proposedCarrier;
  return { ...state, syncBase: { ...state.syncBase, assignedCarrier: { ...said, ...(price && { price }) } } };
}
