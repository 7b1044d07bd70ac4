import type { NotAssignable } from "@/lib/carriers/schema/verdict";
import type { Warning } from "@/lib/core/errors";
import { asJson, isJsonObject, type Json, jsonEqual } from "@/lib/core/json";
import { mergeThreeWay, mergeWhole } from "@/lib/core/json-merge";
import { mergeWarnings } from "@/lib/loads/rules/merge-fields";
import type { SentAssignment, SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

type Refusal = NotAssignable | "carrier_not_found";

/** What the directory says of the carrier that was sent. */
export type Verdict =
  | { carrierId: string; assignable: true }
  | { carrierId?: string; assignable: false; reason: Refusal };

type Assigning = { sent: SentLoad; isUserSave: boolean; verdict: Verdict | undefined };
type Assigned = { state: LoadState; notes: Warning[]; refusal: Warning[] };

/** Whether the directory must be asked: the carrier is new, it changed, or it waits as the proposed one. */
export const namesCarrierAnew = (sent: SentAssignment | null | undefined, stored: LoadState | undefined) =>
  Boolean(sent?.carrier) &&
  (!jsonEqual(sent?.carrier, stored?.syncBase.assignedCarrier?.carrier) || stored?.proposedCarrier !== undefined);

/** Makes the carrier that was sent the load's carrier, or its proposed one where it may not be assigned. */
export function assignCarrier(state: LoadState, assigning: Assigning): Assigned {
  const { sent, isUserSave, verdict } = assigning;
  const { assignedCarrier } = sent;
  if (assignedCarrier === undefined) return { state, notes: [], refusal: [] };
  if (assignedCarrier === null) return release(state, isUserSave);
  const isHeld = !isUserSave && isPinned(state) && verdict !== undefined;
  // One that may not be assigned never displaces another: its price waits with it, not yet merged.
  if (verdict && !verdict.assignable && !isHeld)
    return {
      state: {
        ...(isUserSave ? state : remember(state, withPrice(assignedCarrier, state.syncBase), verdict)),
        proposedCarrier: assignedCarrier,
      },
      notes: [],
      refusal: [refusal(verdict.reason)],
    };
  const remembered = isUserSave ? state : remember(state, assignedCarrier, verdict);
  const price = isUserSave
    ? { merged: asJson(assignedCarrier.price), overwritten: [], held: [] }
    : mergePrice(state, assignedCarrier);
  const carrierId = nextCarrierId(state, assigning, isHeld);
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
    refusal: [],
  };
}

const carrierNote = { path: "load.assignedCarrier.carrier", before: undefined, after: undefined, sent: undefined };

/** Whether a broker holds the carrier itself; a pin of its price holds the price. */
export const isPinned = ({ pinnedPaths }: Pick<LoadState, "pinnedPaths">) =>
  pinnedPaths.some((pin) => pin === "load.assignedCarrier" || pin.startsWith("load.assignedCarrier.carrier"));

function release(state: LoadState, isUserSave: boolean): Assigned {
  const { assignedCarrier: released, ...document } = state.document;
  const { proposedCarrier: _withdrawn, ...others } = state;
  if (isUserSave) return { state: { ...others, document }, notes: [], refusal: [] };
  const last = state.syncBase.assignedCarrier;
  const syncBase = { ...state.syncBase, assignedCarrier: null };
  if (last === null || !released)
    return { state: { ...(last === null ? state : others), syncBase }, notes: [], refusal: [] };
  const note = { ...carrierNote, path: "load.assignedCarrier" };
  if (isPinned(state))
    return { state: { ...state, syncBase }, notes: mergeWarnings({ overwritten: [], held: [note] }), refusal: [] };
  const isEdit = !state.proposedCarrier && released.carrierId !== last?.carrierId;
  const notes = mergeWarnings({ overwritten: isEdit ? [note] : [], held: [] });
  return { state: { ...others, document, syncBase }, notes, refusal: [] };
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

function nextCarrierId(state: LoadState, { sent, isUserSave, verdict }: Assigning, isHeld: boolean) {
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

const reasons: Record<Refusal, string> = {
  carrier_not_found: "no carrier, or more than one, has these identifiers.",
  no_relationship: "the organization has no relationship with this carrier yet.",
  needs_review: "this carrier needs a manual review before it may be assigned to freight.",
  do_not_dispatch: "this carrier is marked do-not-dispatch.",
  blocked_for_load: "a broker blocked this carrier for this load.",
  requirements_missed: "this carrier does not meet the load's carrierRequirements.",
};

const refusal = (reason: Refusal): Warning => ({
  path: "load.assignedCarrier.carrier",
  code: "carrier_not_assigned",
  message: `Not assigned (${reason}): ${reasons[reason]}`,
});
