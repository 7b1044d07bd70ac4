import { contradictions, differenceWarnings, soughtBy } from "@/lib/carriers/rules/match-carriers";
import type { IdentityDifference } from "@/lib/carriers/schema/conflict";
import type { Warning } from "@/lib/core/errors";
import { fieldPath } from "@/lib/core/field-path";
import { asJson, isJsonObject, type Json, jsonEqual } from "@/lib/core/json";
import { changesBetween, type JsonChange, matchRows } from "@/lib/core/json-diff";
import type { Assigned } from "@/lib/loads/rules/assign-carrier";
import type { CarrierCheck, NamedCarrier } from "@/lib/loads/rules/carrier-check";
import { checkLoad } from "@/lib/loads/rules/check-load";
import type { Kept } from "@/lib/loads/rules/keep-carrier";
import type { SentAssignment, SentLoad } from "@/lib/loads/rules/read-sent-load";
import { oddMove } from "@/lib/loads/rules/status-moves";
import { creationChanges, emptyDocument, type LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

/** A carrier was named by numbers, and some of them differ from the record. */
type Contradiction = {
  carrierId: string;
  identifiers: NonNullable<SentAssignment["carrier"]>;
  differences: IdentityDifference[];
};

type Naming = Pick<LoadWrite, "sent" | "named"> & { last: SentAssignment | null | undefined };

/** Only reported when the carrier is first named: the same numbers again are not reported again. */
function contradictionOf({ sent, named, last }: Naming): Contradiction | undefined {
  const identifiers = sent.assignedCarrier?.carrier;
  if (!named?.found || !identifiers || jsonEqual(identifiers, last?.carrier)) return undefined;
  const differences = contradictions(named.found, soughtBy(identifiers));
  return differences.length > 0 ? { carrierId: named.found.id, identifiers, differences } : undefined;
}

type LineItem = NonNullable<NonNullable<NonNullable<LoadDocument["assignedCarrier"]>["price"]>["lineItems"]>[number];

const lineItemsOf = ({ assignedCarrier }: LoadDocument): readonly LineItem[] => assignedCarrier?.price?.lineItems ?? [];

/** The line items of an accepted bid keep the type BID until somebody changes them or assigns another carrier. */
function keepBidItems(before: LoadDocument | undefined, after: LoadDocument): LoadDocument {
  const isKept = before !== undefined && before.assignedCarrier?.carrierId === after.assignedCarrier?.carrierId;
  const agreed = isKept ? lineItemsOf(before).filter(({ type }) => type === "BID") : [];
  const lineItems = lineItemsOf(after);
  if (lineItems.length === 0 || (agreed.length === 0 && !lineItems.some(({ type }) => type === "BID"))) return after;
  const typed = lineItems.map((item) => ({
    ...item,
    type: isAgreed(agreed, item) ? ("BID" as const) : ("EXTERNAL" as const),
  }));
  return { ...after, assignedCarrier: { ...after.assignedCarrier, price: { lineItems: typed } } };
}

const isAgreed = (agreed: readonly LineItem[], item: LineItem) =>
  agreed.some((bid) => jsonEqual({ ...bid, type: item.type }, item));

export type LoadWrite = {
  /** Undefined for a load that does not exist yet. */
  stored: LoadState | undefined;
  sent: SentLoad;
  /** The carrier that was sent, where the directory had to be asked. */
  named: NamedCarrier | undefined;
  /** The carrier the load has, where the write may change whether it stays. */
  kept: NamedCarrier | undefined;
  /** The load's own carrier was sent back as it was answered. */
  isCarrierAnswered?: boolean;
};

export type LoadPlan = LoadState & {
  changes: JsonChange[];
  flags: string[];
  warnings: Warning[];
  /** Of the carrier that was sent, where it was checked. */
  check?: CarrierCheck;
  /** For the organization to resolve. */
  contradiction?: Contradiction;
};

/** The truck and the driver are the carrier's: they leave the load with it, unless the same write says them. */
function withoutFormerDispatch({ stored, sent }: LoadWrite, document: LoadDocument): LoadDocument {
  const carrierId = stored?.document.assignedCarrier?.carrierId;
  const isSame = carrierId === undefined || carrierId === document.assignedCarrier?.carrierId;
  if (isSame || sent.dispatch !== undefined) return document;
  const { dispatch: _former, ...others } = document;
  return others;
}

const nothing = { syncBase: {}, pinnedPaths: [], blockedCarriers: [] };

/** The load before a write; for a new one the defaults. */
export const stateBefore = ({ stored, sent }: LoadWrite): LoadState =>
  stored ?? { document: emptyDocument(sent.externalId), ...nothing };

type Decided = {
  assigned: Assigned;
  kept: Kept;
  /** What the merge of the other fields did. */
  notes: Warning[];
  /** How the sender named the carrier before. */
  last: SentAssignment | null | undefined;
};

/** The plan of a write whose fields and carrier are decided: what changed, and what the sender should know. */
export function completePlan(write: LoadWrite, { assigned, kept, notes, last }: Decided): LoadPlan {
  const { stored, sent } = write;
  const document = withoutFormerDispatch(write, keepBidItems(stored?.document, kept.state.document));
  const state = { ...kept.state, document };
  const contradiction = contradictionOf({ ...write, last });
  return {
    ...state,
    pinnedPaths: stored ? movedPins(stored.pinnedPaths, stored.document, state.document) : [],
    changes: stored
      ? changesBetween(asJson(stored.document), asJson(state.document), "load")
      : creationChanges(state.document),
    flags: [...oddMove(stored?.document.status, state.document.status), ...kept.flags, ...overwriting(notes)],
    warnings: [
      ...(stored ? [...notes, ...assigned.notes] : removedKeyWarnings(sent)),
      ...differenceWarnings(contradiction?.differences ?? [], "load.assignedCarrier.carrier"),
      ...assigned.warnings,
      ...kept.warnings,
      ...checkLoad(state.document, sent),
    ],
    ...(assigned.check && { check: assigned.check }),
    ...(contradiction && { contradiction }),
  };
}

/** Somebody here has to know that a value they set is another one by now. */
const overwriting = (notes: readonly Warning[]) =>
  notes.some(({ code }) => code === "edit_overwritten") ? ["edit_overwritten"] : [];

const removedKeyWarnings = (sent: SentLoad): Warning[] =>
  Object.entries(sent.metadata ?? {})
    .filter(([, value]) => value === null || value === "")
    .map(([key]) => ({
      path: fieldPath("load.metadata", key),
      code: "metadata_key_removed",
      message: "An empty value removes a key; there was none to remove.",
    }));

/** A pin stays with its stop when stops move, and goes with it when it is removed. */
function movedPins(pins: readonly string[], before: LoadDocument, after: LoadDocument): string[] {
  return pins.flatMap((pin) => {
    const [, list = "", index = ""] = pin.match(/^load\.(\w+)\[(\d+)\]/) ?? [];
    const [old, now] = [listOf(before, list), listOf(after, list)];
    if (!old || !now) return [pin];
    const moved = matchRows(old, now)[Number(index)] ?? -1;
    return moved === -1 ? [] : [pin.replace(/\[\d+\]/, `[${moved}]`)];
  });
}

function listOf(document: LoadDocument, name: string): Json[] | undefined {
  const fields = asJson(document);
  const value = isJsonObject(fields) ? fields[name] : undefined;
  return Array.isArray(value) ? value : undefined;
}
