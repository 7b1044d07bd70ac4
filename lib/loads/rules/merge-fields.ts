import type { Warning } from "@/lib/core/errors";
import { fieldPath } from "@/lib/core/field-path";
import { asJson, isJsonObject, type Json, type JsonObject, jsonEqual, valueAt } from "@/lib/core/json";
import { type MergeNotes, mergeThreeWay, mergeWhole } from "@/lib/core/json-merge";
import { withoutFilledIn } from "@/lib/loads/rules/answer-load";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import { emptyDocument, type LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";
import {
  accessorialsMax,
  borderCrossingsMax,
  commoditiesMax,
  contactsMax,
  referenceNumbersMax,
  requiredEquipmentMax,
  specialRequirementsMax,
  stopsMax,
} from "@/lib/vocabulary/limits.values";

type PlainField = Exclude<keyof SentLoad, "externalId" | "assignedCarrier" | "metadata">;
type Fields = Pick<LoadState, "document" | "syncBase">;
type Merged = Fields & MergeNotes;

const listBounds: Partial<Record<PlainField, number>> = {
  stops: stopsMax,
  commodities: commoditiesMax,
  borderCrossings: borderCrossingsMax,
  referenceNumbers: referenceNumbersMax,
  requiredEquipment: requiredEquipmentMax,
  accessorials: accessorialsMax,
  requirements: specialRequirementsMax,
  customerContacts: contactsMax,
};

const isPlain = (name: string): name is PlainField => !["externalId", "assignedCarrier", "metadata"].includes(name);

/** The fields to which a sync gives a value or null. `status: null` is ignored: a load always has a status. */
const sentFields = (sent: SentLoad) =>
  Object.entries(sent).flatMap(([name, value]) =>
    value === undefined || !isPlain(name) || (name === "status" && value === null) ? [] : [[name, value] as const],
  );

/** Guarantee of the cast: each merged value was valid, and values that are only valid together are merged as one. */
const asDocument = (fields: JsonObject) => fields as LoadDocument;
const asFields = (document: LoadDocument) => document as JsonObject;

/** A document with one field set, or back at what a load without it has. */
function withField(document: LoadDocument, externalId: string, name: string, value: Json | undefined) {
  const { [name]: _before, ...others } = asFields(document);
  const initial = asFields(emptyDocument(externalId))[name];
  const after = value === undefined || value === null ? initial : value;
  return asDocument(after === undefined ? others : { ...others, [name]: after });
}

/** Merges all fields of a TMS's sync but its carrier into the load, three ways. */
export function mergeFields(state: LoadState, sent: SentLoad): Merged {
  const merged: Merged = { document: state.document, syncBase: { ...state.syncBase }, overwritten: [], pinned: [] };
  for (const [name, value] of sentFields(sent)) {
    const theirs = asJson(value);
    const ours = asFields(state.document)[name];
    const result = mergeField({ base: state.syncBase[name], theirs, ours }, name, state.pinnedPaths);
    // A default that nobody has set is not a broker's edit.
    const isDefault = state.syncBase[name] == null && jsonEqual(ours, asFields(emptyDocument(sent.externalId))[name]);
    const isKept = result.overwritten.length > 0 && jsonEqual(result.merged, ours);
    note(merged, isDefault || isKept ? { ...result, overwritten: [] } : result);
    merged.document = withField(merged.document, sent.externalId, name, result.merged);
    merged.syncBase[name] = theirs;
  }
  if (sent.metadata !== undefined) mergeMetadata(merged, state, sent.metadata);
  return merged;
}

function note(merged: Merged, { overwritten, pinned }: MergeNotes) {
  merged.overwritten.push(...overwritten);
  merged.pinned.push(...pinned);
}

function mergeField(
  { base, theirs, ours }: { base: Json | undefined; theirs: Json; ours: Json | undefined },
  name: PlainField,
  pins: readonly string[],
) {
  const path = `load.${name}`;
  // Null that was sent before changes nothing. Sent for the first time, it clears what is not pinned of the field.
  if (theirs === null) {
    if (base === null) return { merged: ours, overwritten: [], pinned: [] };
    const hasPin = pins.some((pin) => pin === path || pin.startsWith(`${path}.`) || pin.startsWith(`${path}[`));
    return hasPin
      ? mergeThreeWay({ base: base ?? ours, theirs: undefined, ours }, path, pins)
      : mergeWhole({ base: base ?? null, theirs: undefined, ours }, path);
  }
  const result = mergeThreeWay({ base: base ?? undefined, theirs, ours }, path, pins);
  const isTooLong =
    Array.isArray(result.merged) && result.merged.length > (listBounds[name] ?? Number.POSITIVE_INFINITY);
  return isTooLong ? mergeWhole({ base: base ?? undefined, theirs, ours }, path) : result;
}

const isRemoval = (value: unknown) => value === null || value === "";

/** Metadata is merged by its top-level keys; a key's value is never merged in parts. `{}` and null remove all keys. */
function mergeMetadata(merged: Merged, state: LoadState, sent: NonNullable<SentLoad["metadata"]> | null) {
  const ours = asJson(state.document.metadata);
  const last = state.syncBase.metadata;
  const base = isJsonObject(last) ? last : {};
  if (sent === null || Object.keys(sent).length === 0) {
    const isRepeated = last !== undefined && Object.keys(base).length === 0;
    merged.syncBase.metadata = sent && {};
    if (isRepeated) return;
    const {
      overwritten,
      pinned,
      merged: kept,
    } = mergeWhole({ base: last, theirs: {}, ours }, "load.metadata", state.pinnedPaths);
    note(merged, { overwritten, pinned });
    merged.document = { ...merged.document, metadata: isJsonObject(kept) ? kept : {} };
    return;
  }
  const metadata: JsonObject = { ...(isJsonObject(ours) ? ours : {}) };
  const nextBase: JsonObject = { ...base };
  for (const [key, value] of Object.entries(sent)) {
    const theirs = isRemoval(value) ? undefined : asJson(value);
    nextBase[key] = theirs ?? null;
    const isRepeatedRemoval = theirs === undefined && valueAt(base, key) === null;
    if (isRepeatedRemoval) continue;
    const result = mergeWhole(
      { base: valueAt(base, key) ?? (theirs === undefined ? null : undefined), theirs, ours: valueAt(metadata, key) },
      fieldPath("load.metadata", key),
      state.pinnedPaths,
    );
    note(merged, result);
    if (result.merged === undefined) delete metadata[key];
    else metadata[key] = result.merged;
  }
  merged.document = { ...merged.document, metadata };
  merged.syncBase.metadata = nextBase;
}

/** Replaces each field that a user's save contains. What the TMS sent last is not changed. */
export function replaceFields(state: LoadState, sent: SentLoad): Fields {
  let document = state.document;
  const said = sent.stops ? { ...sent, stops: withoutFilledIn(sent.stops, document.stops) } : sent;
  for (const [name, value] of sentFields(said)) document = withField(document, sent.externalId, name, asJson(value));
  if (sent.metadata !== undefined) {
    const kept = Object.entries(sent.metadata ?? {}).filter(([, value]) => !isRemoval(value));
    document = { ...document, metadata: Object.fromEntries(kept) };
  }
  return { document, syncBase: state.syncBase };
}

/** The notes of a merge, as warnings for the TMS. */
export const mergeWarnings = ({ overwritten, pinned }: MergeNotes): Warning[] => [
  ...overwritten.map(({ path, before }) => ({
    path,
    code: "edit_overwritten",
    message: "The value you changed replaced an edit made in the portal.",
    ...(before !== undefined && { before }),
  })),
  ...pinned.map(({ path, sent = null }) => ({
    path,
    code: "pinned_field",
    message: "A broker pinned this field: its value stays, yours is kept beside it.",
    sent,
  })),
];
