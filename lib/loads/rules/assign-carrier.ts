import type { Warning } from "@/lib/core/errors";
import { asJson, isJsonObject, type Json, jsonEqual } from "@/lib/core/json";
import { mergeThreeWay, mergeWhole } from "@/lib/core/json-merge";
import { type CarrierCheck, checkCarrier, checkWarnings, type NamedCarrier } from "@/lib/loads/rules/carrier-check";
import { mergeWarnings } from "@/lib/loads/rules/merge-fields";
import type { SentAssignment, SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadState, SyncBase } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { lineItemsMax } from "@/lib/vocabulary/limits.values";

/** The result of assigning the carrier that was sent. */
export type Assigned = {
  state: LoadState;
  /** What the merge did. */
  notes: Warning[];
  /** What the rules say of the carrier. */
  warnings: Warning[];
  check?: CarrierCheck;
};
type Named = {
  sent: SentLoad;
  named: NamedCarrier | undefined;
  /** The load's own carrier was sent back as it was answered: it stays, and so does the one that was sent last. */
  isCarrierAnswered?: boolean;
};

const unchanged = (state: LoadState): Assigned => ({ state, notes: [], warnings: [] });

/** Whether the carrier must be looked up: it is new, it changed, or it waits as the proposed one. */
export const namesCarrierAnew = (sent: SentAssignment | null | undefined, stored: LoadState | undefined) =>
  Boolean(sent?.carrier) &&
  (!jsonEqual(sent?.carrier, stored?.syncBase.assignedCarrier?.carrier) || stored?.proposedCarrier !== undefined);

/** Assigns the carrier that a user chose, or proposes it where it may not be assigned. */
export function chooseCarrier(state: LoadState, { sent: { assignedCarrier }, named }: Named): Assigned {
  if (assignedCarrier === undefined) return unchanged(state);
  const { assignedCarrier: before, ...document } = state.document;
  if (assignedCarrier === null) return unchanged({ ...endProposal(state), document });
  const check = named && checkCarrier(state, named);
  if (!check) {
    const carrierId = assignedCarrier.carrier && before?.carrierId;
    return unchanged({ ...state, document: withAssignment(document, carrierId, asJson(assignedCarrier.price)) });
  }
  const next = check.assignable
    ? { ...endProposal(state), document: withAssignment(document, check.carrierId, asJson(assignedCarrier.price)) }
    : { ...state, proposedCarrier: assignedCarrier };
  return { state: next, notes: [], warnings: checkWarnings(check), check };
}

/** Merges the carrier that a TMS sent into the load, or proposes it where it may not be assigned. */
export function mergeCarrier(
  state: LoadState,
  { sent: { assignedCarrier }, named, isCarrierAnswered = false }: Named,
): Assigned {
  if (assignedCarrier === undefined) return unchanged(state);
  if (assignedCarrier === null) return mergeRelease(state);
  const check = named && checkCarrier(state, named);
  // A carrier that may not be assigned never replaces another. It is proposed, with its price, which is not merged yet.
  if (check && !check.assignable && !isPinned(state))
    return {
      state: {
        ...remember(state, withPrice(assignedCarrier, state.syncBase), check),
        proposedCarrier: assignedCarrier,
      },
      notes: [],
      warnings: checkWarnings(check),
      check,
    };
  return mergeAssignment(state, assignedCarrier, isCarrierAnswered ? "answered" : check);
}

type Naming = CarrierCheck | "answered" | undefined;

function mergeAssignment(state: LoadState, sent: SentAssignment, naming: Naming): Assigned {
  const { document, syncBase } = state;
  const check = naming === "answered" ? undefined : naming;
  const isKept = check !== undefined && isPinned(state);
  const price = mergePrice(state, sent);
  const carrierId = check?.assignable && !isKept ? check.carrierId : mergedCarrierId(state, sent);
  const isEdit = !state.proposedCarrier && document.assignedCarrier?.carrierId !== syncBase.assignedCarrier?.carrierId;
  const replacesEdit = isEdit && carrierId !== document.assignedCarrier?.carrierId;
  return {
    state: {
      ...remember(
        check ? endProposal(state) : state,
        naming === "answered" ? withLastCarrier(sent, syncBase) : sent,
        check,
      ),
      document: withAssignment(document, carrierId, price.merged),
    },
    notes: mergeWarnings({
      overwritten: [...price.overwritten, ...(replacesEdit ? [replacedCarrier(document)] : [])],
      pinned: [...price.pinned, ...(isKept ? [{ path: carrierPath, sent: asJson(sent.carrier) }] : [])],
    }),
    warnings: check && !isKept ? checkWarnings(check) : [],
    ...(check && { check }),
  };
}

const carrierPath = "load.assignedCarrier.carrier";

/** A carrier is given by its id, in the form it is answered in. */
const answeredCarrier = (id: string | undefined): Json | undefined => (id === undefined ? undefined : { id });

const replacedCarrier = ({ assignedCarrier }: LoadDocument) => ({
  path: carrierPath,
  before: answeredCarrier(assignedCarrier?.carrierId),
  after: undefined,
});

/**
 * The load without its proposed carrier, once somebody decided for another. The price that waited with it counts as
 * sent by the TMS: when the TMS repeats it, nothing changes.
 */
export function endProposal({ proposedCarrier, ...state }: LoadState): LoadState {
  const last = state.syncBase.assignedCarrier;
  if (!proposedCarrier || !last || !jsonEqual(last.carrier, proposedCarrier.carrier)) return state;
  const { price: _merged, ...said } = last;
  const { price } = proposedCarrier;
  return { ...state, syncBase: { ...state.syncBase, assignedCarrier: { ...said, ...(price && { price }) } } };
}

/** Whether a broker pinned the carrier itself; a pin of its price keeps the price only. */
export const isPinned = ({ pinnedPaths }: Pick<LoadState, "pinnedPaths">) =>
  pinnedPaths.some((pin) => pin === "load.assignedCarrier" || pin.startsWith("load.assignedCarrier.carrier"));

function mergeRelease(state: LoadState): Assigned {
  const { assignedCarrier: released, ...document } = state.document;
  const { proposedCarrier: _withdrawn, ...others } = state;
  const last = state.syncBase.assignedCarrier;
  const syncBase = { ...state.syncBase, assignedCarrier: null };
  if (last === null) return unchanged({ ...state, syncBase });
  if (!released) return unchanged({ ...others, syncBase });
  const path = "load.assignedCarrier";
  const pinned = [{ path, sent: null }];
  if (isPinned(state))
    return { ...unchanged({ ...state, syncBase }), notes: mergeWarnings({ overwritten: [], pinned }) };
  const isEdit = !state.proposedCarrier && released.carrierId !== last?.carrierId;
  const { carrierId, price } = released;
  const before = asJson({ carrier: answeredCarrier(carrierId), price });
  const notes = mergeWarnings({ overwritten: isEdit ? [{ path, before, after: undefined }] : [], pinned: [] });
  return { ...unchanged({ ...others, document, syncBase }), notes };
}

function remember(state: LoadState, sent: SentAssignment, check: CarrierCheck | undefined): LoadState {
  const last = sent.carrier && state.syncBase.assignedCarrier?.carrierId;
  const carrierId = check ? check.carrierId : last;
  return { ...state, syncBase: { ...state.syncBase, assignedCarrier: { ...sent, ...(carrierId && { carrierId }) } } };
}

function withLastCarrier({ carrier: _answered, ...sent }: SentAssignment, { assignedCarrier: last }: SyncBase) {
  return { ...sent, ...(last?.carrier && { carrier: last.carrier }) };
}

/** The price that was merged last stays the base of the next merge. */
const withPrice = ({ price: _waits, ...sent }: SentAssignment, { assignedCarrier: last }: SyncBase) => ({
  ...sent,
  ...(last?.price && { price: last.price }),
});

function mergePrice({ document, syncBase, pinnedPaths }: LoadState, sent: SentAssignment) {
  const path = "load.assignedCarrier.price";
  const versions = {
    base: asJson(syncBase.assignedCarrier?.price),
    theirs: asJson(withOurTypes(sent.price, document.assignedCarrier?.price)),
    ours: asJson(document.assignedCarrier?.price),
  };
  const result = mergeThreeWay(versions, path, pinnedPaths);
  const lineItems = isJsonObject(result.merged) ? result.merged.lineItems : undefined;
  return Array.isArray(lineItems) && lineItems.length > lineItemsMax ? mergeWhole(versions, path) : result;
}

type Price = SentAssignment["price"];
type OwnPrice = NonNullable<LoadDocument["assignedCarrier"]>["price"];

/** The type of a line item is ours to say: a bid's item that is sent back stays the bid's. */
function withOurTypes(sent: Price, ours: OwnPrice) {
  const bids = ours?.lineItems?.filter(({ type }) => type === "BID") ?? [];
  if (!sent?.lineItems || bids.length === 0) return sent;
  const lineItems = sent.lineItems.map(
    (item) => bids.find((bid) => jsonEqual({ ...bid, type: item.type }, item)) ?? item,
  );
  return { ...sent, lineItems };
}

/** The load's own carrier, unless the TMS leaves out the one it had sent. */
function mergedCarrierId(state: LoadState, sent: SentAssignment) {
  const hadSent = state.syncBase.assignedCarrier?.carrier !== undefined;
  const isTakenOff = hadSent && !isPinned(state) && !sent.carrier;
  return isTakenOff ? undefined : state.document.assignedCarrier?.carrierId;
}

function withAssignment(document: LoadDocument, carrierId: string | undefined, price: Json | undefined): LoadDocument {
  const { assignedCarrier: _before, ...others } = document;
  const assignedCarrier = { ...(carrierId && { carrierId }), ...(isJsonObject(price) && { price }) };
  return Object.keys(assignedCarrier).length > 0 ? { ...others, assignedCarrier } : others;
}
