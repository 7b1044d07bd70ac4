import type { Warning } from "@/lib/core/errors";
import { fieldPath } from "@/lib/core/field-path";
import { asJson, isJsonObject, type Json } from "@/lib/core/json";
import { changesBetween, type JsonChange } from "@/lib/core/json-diff";
import { matchRows } from "@/lib/core/json-rows";
import { assignCarrier } from "@/lib/loads/rules/assign-carrier";
import { keepBidItems } from "@/lib/loads/rules/bid-line-items";
import { type Contradiction, contradictionOf, contradictionWarnings } from "@/lib/loads/rules/carrier-numbers";
import type { NamedCarrier, Verdict } from "@/lib/loads/rules/carrier-verdict";
import { checkLoad } from "@/lib/loads/rules/check-load";
import { judgedLeniently, keepCarrier } from "@/lib/loads/rules/keep-carrier";
import { mergeFields, mergeWarnings, replaceFields } from "@/lib/loads/rules/merge-fields";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import { oddMove } from "@/lib/loads/rules/status-moves";
import { emptyDocument, type LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

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
