import { contradictions, soughtBy } from "@/lib/carriers/rules/match-carriers";
import type { IdentityDifference } from "@/lib/carriers/schema/conflict";
import type { Warning } from "@/lib/core/errors";
import { fieldPath } from "@/lib/core/field-path";
import { asJson, isJsonObject, type Json, jsonEqual } from "@/lib/core/json";
import { changesBetween, type JsonChange } from "@/lib/core/json-diff";
import { matchRows } from "@/lib/core/json-rows";
import { assignCarrier } from "@/lib/loads/rules/assign-carrier";
import type { NamedCarrier, Verdict } from "@/lib/loads/rules/carrier-verdict";
import { checkLoad } from "@/lib/loads/rules/check-load";
import { judgedLeniently, keepCarrier } from "@/lib/loads/rules/keep-carrier";
import { mergeFields, mergeWarnings, replaceFields } from "@/lib/loads/rules/merge-fields";
import type { SentAssignment, SentLoad } from "@/lib/loads/rules/read-sent-load";
import { oddMove } from "@/lib/loads/rules/status-moves";
import { emptyDocument, type LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

/** A carrier that was named by numbers of which the record has some otherwise. */
type Contradiction = {
  carrierId: string;
  identifiers: NonNullable<SentAssignment["carrier"]>;
  differences: IdentityDifference[];
};

type Naming = { stored: LoadState | undefined; sent: SentLoad; isUserSave: boolean; named: NamedCarrier | undefined };

/** Found once, when the carrier is named: the same words again are no news. */
function contradictionOf({ stored, sent, isUserSave, named }: Naming): Contradiction | undefined {
  const identifiers = sent.assignedCarrier?.carrier;
  if (!named?.found || !identifiers) return undefined;
  const last = isUserSave ? stored?.proposedCarrier : stored?.syncBase.assignedCarrier;
  if (jsonEqual(identifiers, last?.carrier)) return undefined;
  const differences = contradictions(named.found, soughtBy(identifiers));
  return differences.length > 0 ? { carrierId: named.found.id, identifiers, differences } : undefined;
}

/** Without what is on record: who only guesses a number learns nothing of a stranger. */
const contradictionWarnings = ({ differences }: Pick<Contradiction, "differences">): Warning[] =>
  differences.map(({ field }) => ({
    path: `load.assignedCarrier.carrier.${field}`,
    code: "carrier_number_differs",
    message: "The carrier that your other numbers name has another one on record. The record stays as it is.",
  }));

type LineItem = NonNullable<NonNullable<NonNullable<LoadDocument["assignedCarrier"]>["price"]>["lineItems"]>[number];

const lineItemsOf = ({ assignedCarrier }: LoadDocument): readonly LineItem[] => assignedCarrier?.price?.lineItems ?? [];

/**
 * Who changes what an accepted bid agreed, or gives the load to another carrier, makes it their own price; who leaves it
 * as it is does not.
 */
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

export type Sync = {
  /** Undefined for a load that does not exist yet. */
  stored: LoadState | undefined;
  sent: SentLoad;
  /** A key's sync is merged, a user's save replaces. */
  isUserSave: boolean;
  /** The carrier that was sent, where the directory had to be asked. */
  named: NamedCarrier | undefined;
  /** The carrier the load has, where the sync may change whether it stays. */
  kept: NamedCarrier | undefined;
};

export type SyncPlan = LoadState & {
  changes: JsonChange[];
  flags: string[];
  warnings: Warning[];
  /** Of the carrier that was sent, where it was judged. */
  verdict?: Verdict;
  /** For the organization to settle. */
  contradiction?: Contradiction;
};

const nothing = { syncBase: {}, pinnedPaths: [], blockedCarriers: [] };

/** What a sync makes of a load: its next state, what changed, and what the sender should know. */
export function planSync({ stored, sent, isUserSave, named, kept }: Sync): SyncPlan {
  const before: LoadState = stored ?? { document: emptyDocument(sent.externalId), ...nothing };
  const fields = isUserSave ? { ...replaceFields(before, sent), overwritten: [], held: [] } : mergeFields(before, sent);
  const assignment = assignCarrier(
    { ...before, document: fields.document, syncBase: fields.syncBase },
    { sent, isUserSave, named: named && judgedLeniently(named, before, fields) },
  );
  const keeping = { sent, isUserSave, before, kept, judged: assignment.verdict };
  const { state: assigned, flags: releases, remarks } = keepCarrier(assignment.state, keeping);
  const state = { ...assigned, document: keepBidItems(stored?.document, assigned.document) };
  const contradiction = contradictionOf({ stored, sent, isUserSave, named });
  const notes = stored ? mergeWarnings(fields) : removedKeyWarnings(sent);
  const checks = checkLoad(state.document).filter(({ path }) => isAbout(path, sent));
  return {
    ...state,
    pinnedPaths: movedPins(before.pinnedPaths, before.document, state.document),
    changes: changesBetween(asJson(stored?.document ?? {}), asJson(state.document), "load"),
    flags: [...oddMove(stored?.document.status, state.document.status), ...releases],
    warnings: [
      ...notes,
      ...(stored ? assignment.notes : []),
      ...(contradiction ? contradictionWarnings(contradiction) : []),
      ...assignment.remarks,
      ...remarks,
      ...checks,
    ],
    ...(assignment.verdict && { verdict: assignment.verdict }),
    ...(contradiction && { contradiction }),
  };
}

const isAbout = (path: string | undefined, sent: SentLoad) =>
  Object.entries(sent).some(([name, value]) => value != null && path?.match(/^load\.(\w+)/)?.[1] === name);

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
