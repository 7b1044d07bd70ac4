import type { Warning } from "@/lib/core/errors";
import { asJson, isJsonObject, type Json, jsonEqual } from "@/lib/core/json";
import { mergeThreeWay, mergeWhole } from "@/lib/core/json-merge";
import { type NamedCarrier, type Verdict, verdictOf, verdictWarnings } from "@/lib/loads/rules/carrier-verdict";
import { endProposal } from "@/lib/loads/rules/end-proposal";
import { mergeWarnings } from "@/lib/loads/rules/merge-fields";
import type { SentAssignment, SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

type Assigning = { sent: SentLoad; isUserSave: boolean; named: NamedCarrier | undefined };
type Judged = Omit<Assigning, "named"> & { verdict: Verdict | undefined };
type Assigned = {
  state: LoadState;
  /** What the merge did. */
  notes: Warning[];
  /** What the rules say of the carrier. */
  remarks: Warning[];
  verdict?: Verdict;
};

/** Whether the directory must be asked: the carrier is new, it changed, or it waits as the proposed one. */
export const namesCarrierAnew = (sent: SentAssignment | null | undefined, stored: LoadState | undefined) =>
  Boolean(sent?.carrier) &&
  (!jsonEqual(sent?.carrier, stored?.syncBase.assignedCarrier?.carrier) || stored?.proposedCarrier !== undefined);

/** Makes the carrier that was sent the load's carrier, or its proposed one where it may not be assigned. */
export function assignCarrier(state: LoadState, { sent, isUserSave, named }: Assigning): Assigned {
  const { assignedCarrier } = sent;
  if (assignedCarrier === undefined) return { state, notes: [], remarks: [] };
  if (assignedCarrier === null) return release(state, isUserSave);
  const verdict = named && verdictOf(state, named);
  const isHeld = !isUserSave && isPinned(state) && verdict !== undefined;
  // One that may not be assigned never displaces another: its price waits with it, not yet merged.
  if (verdict && !verdict.assignable && !isHeld)
    return {
      state: {
        ...(isUserSave ? state : remember(state, withPrice(assignedCarrier, state.syncBase), verdict)),
        proposedCarrier: assignedCarrier,
      },
      notes: [],
      remarks: verdictWarnings(verdict),
      verdict,
    };
  const decided = verdict ? endProposal(state) : state;
  const remembered = isUserSave ? decided : remember(state, assignedCarrier, verdict);
  const price = isUserSave
    ? { merged: asJson(assignedCarrier.price), overwritten: [], held: [] }
    : mergePrice(state, assignedCarrier);
  const carrierId = nextCarrierId(state, { sent, isUserSave, verdict }, isHeld);
  const isEdit =
    !isUserSave &&
    !state.proposedCarrier &&
    state.document.assignedCarrier?.carrierId !== state.syncBase.assignedCarrier?.carrierId;
  const replacesEdit = isEdit && carrierId !== state.document.assignedCarrier?.carrierId;
  const { proposedCarrier, ...settled } = remembered;
  return {
    state: {
      ...settled,
      document: withAssignment(state.document, carrierId, price.merged),
      ...(!verdict && proposedCarrier && { proposedCarrier }),
    },
    notes: mergeWarnings({
      overwritten: [...price.overwritten, ...(replacesEdit ? [carrierNote] : [])],
      held: [...price.held, ...(isHeld ? [carrierNote] : [])],
    }),
    remarks: verdict && !isHeld ? verdictWarnings(verdict) : [],
    ...(verdict && { verdict }),
  };
}

const carrierNote = { path: "load.assignedCarrier.carrier", before: undefined, after: undefined, sent: undefined };

/** Whether a broker holds the carrier itself; a pin of its price holds the price. */
export const isPinned = ({ pinnedPaths }: Pick<LoadState, "pinnedPaths">) =>
  pinnedPaths.some((pin) => pin === "load.assignedCarrier" || pin.startsWith("load.assignedCarrier.carrier"));

function release(state: LoadState, isUserSave: boolean): Assigned {
  const { assignedCarrier: released, ...document } = state.document;
  const { proposedCarrier: _withdrawn, ...others } = state;
  if (isUserSave) return { state: { ...endProposal(state), document }, notes: [], remarks: [] };
  const last = state.syncBase.assignedCarrier;
  const syncBase = { ...state.syncBase, assignedCarrier: null };
  if (last === null || !released)
    return { state: { ...(last === null ? state : others), syncBase }, notes: [], remarks: [] };
  const note = { ...carrierNote, path: "load.assignedCarrier" };
  if (isPinned(state))
    return { state: { ...state, syncBase }, notes: mergeWarnings({ overwritten: [], held: [note] }), remarks: [] };
  const isEdit = !state.proposedCarrier && released.carrierId !== last?.carrierId;
  const notes = mergeWarnings({ overwritten: isEdit ? [note] : [], held: [] });
  return { state: { ...others, document, syncBase }, notes, remarks: [] };
}

function remember(state: LoadState, sent: SentAssignment, verdict: Verdict | undefined): LoadState {
  const last = sent.carrier && state.syncBase.assignedCarrier?.carrierId;
  const carrierId = verdict ? verdict.carrierId : last;
  return { ...state, syncBase: { ...state.syncBase, assignedCarrier: { ...sent, ...(carrierId && { carrierId }) } } };
}

/** The price that was merged last stays the base of the next merge. */
const withPrice = ({ price: _waits, ...sent }: SentAssignment, { assignedCarrier: last }: LoadState["syncBase"]) => ({
  ...sent,
  ...(last?.price && { price: last.price }),
});

const lineItemsMax = 100;

function mergePrice({ document, syncBase, pinnedPaths }: LoadState, sent: SentAssignment) {
  const path = "load.assignedCarrier.price";
  const versions = {
    base: asJson(syncBase.assignedCarrier?.price),
    theirs: asJson(sent.price),
    ours: asJson(document.assignedCarrier?.price),
  };
  const result = mergeThreeWay(versions, path, pinnedPaths);
  const lineItems = isJsonObject(result.merged) ? result.merged.lineItems : undefined;
  return Array.isArray(lineItems) && lineItems.length > lineItemsMax ? mergeWhole(versions, path) : result;
}

function nextCarrierId(state: LoadState, { sent, isUserSave, verdict }: Judged, isHeld: boolean) {
  const { document, syncBase } = state;
  if (verdict?.assignable && !isHeld) return verdict.carrierId;
  const mayTakeOff = isUserSave || (syncBase.assignedCarrier?.carrier !== undefined && !isPinned(state));
  const isTakenOff = mayTakeOff && !sent.assignedCarrier?.carrier;
  return isTakenOff ? undefined : document.assignedCarrier?.carrierId;
}

function withAssignment(document: LoadDocument, carrierId: string | undefined, price: Json | undefined): LoadDocument {
  const { assignedCarrier: _before, ...others } = document;
  const assignedCarrier = { ...(carrierId && { carrierId }), ...(isJsonObject(price) && { price }) };
  return Object.keys(assignedCarrier).length > 0 ? { ...others, assignedCarrier } : others;
}
