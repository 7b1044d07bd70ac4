import { fieldPath } from "@/lib/core/field-path";
import { isJsonObject, type Json, type JsonObject, jsonEqual, valueAt } from "@/lib/core/json";
import { commonShape } from "@/lib/core/json-rows";
import type { FieldChange } from "@/lib/vocabulary/field-change";

type Value = Json | undefined;
type Versions<Kind = Value> = { base: Kind; mine: Kind; theirs: Kind };
type Elements = ReadonlyMap<string, JsonObject>;

export type Side = "mine" | "theirs";
export type FieldConflict = Versions & { path: string };
export type Resolution = {
  merged: JsonObject;
  /** Changed on both sides, to different values. */
  conflicts: FieldConflict[];
  /** Changed by them alone. */
  taken: FieldChange[];
  /** Changed by me alone. */
  kept: FieldChange[];
};
type Merge = Omit<Resolution, "merged"> & { sideOf: (path: string) => Side };

const fieldsOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/**
 * Merges two changes of one load, value by value: what one side alone changed stands; what both changed is a conflict
 * and goes to the side chosen for its path, to mine until one is chosen. All three are loads as they are sent, with
 * unset fields absent. Elements of lists are recognized by `externalId`, else unchanged, else by their order.
 */
export function resolveConflict(versions: Versions<unknown>, choices: Readonly<Record<string, Side>> = {}): Resolution {
  const merge: Merge = { conflicts: [], taken: [], kept: [], sideOf: (path) => choices[path] ?? "mine" };
  const { base, mine, theirs } = versions;
  const loads = { base: fieldsOf(base), mine: fieldsOf(mine), theirs: fieldsOf(theirs) };
  const merged = fieldsOf(mergeFields("load", loads, merge));
  return { merged, conflicts: merge.conflicts, taken: merge.taken, kept: merge.kept };
}

function mergeValue(path: string, versions: Versions, merge: Merge): Value {
  const shape = isMetadataEntry(path) ? "leaf" : commonShape(versions.base, versions.mine, versions.theirs);
  if (shape === "object" || path === "load.metadata") return mergeFields(path, versions, merge);
  return shape === "list" && !isEmpty(versions) ? mergeList(path, versions, merge) : chooseValue(path, versions, merge);
}

// What a user keeps under a key of the metadata is theirs to structure, so it is chosen whole.
const isMetadataEntry = (path: string) => /^load\.metadata[.[]/.test(path);
const isEmpty = (versions: Versions) =>
  Object.values(versions).every((list) => !Array.isArray(list) || list.length === 0);

function chooseValue(path: string, { base, mine, theirs }: Versions, merge: Merge): Value {
  if (jsonEqual(mine, theirs)) return theirs;
  if (jsonEqual(mine, base)) {
    merge.taken.push({ path, before: base, after: theirs });
    return theirs;
  }
  if (jsonEqual(theirs, base)) {
    merge.kept.push({ path, before: base, after: mine });
    return mine;
  }
  merge.conflicts.push({ path, base, mine, theirs });
  return merge.sideOf(path) === "mine" ? mine : theirs;
}

function mergeFields(path: string, versions: Versions, merge: Merge): Value {
  const [base, mine, theirs] = [fieldsOf(versions.base), fieldsOf(versions.mine), fieldsOf(versions.theirs)];
  const merged: JsonObject = {};
  for (const key of Object.keys({ ...theirs, ...base, ...mine })) {
    const parts = { base: valueAt(base, key), mine: valueAt(mine, key), theirs: valueAt(theirs, key) };
    const value = mergeValue(fieldPath(path, key), parts, merge);
    if (value !== undefined) merged[key] = value;
  }
  const isUnset = Object.keys(merged).length === 0 && !(isJsonObject(versions.mine) && isJsonObject(versions.theirs));
  return isUnset ? undefined : merged;
}

function mergeList(path: string, versions: Versions, merge: Merge): Value {
  const base = keyElements(versions.base);
  const mine = keyElements(versions.mine, base);
  const theirs = keyElements(versions.theirs, base);
  const merged: Json[] = [];
  // Counts what has a row on the screen: a conflict keeps its path, whichever side is chosen.
  let row = 0;
  for (const key of orderOf(base, mine, theirs)) {
    const element = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const conflictsBefore = merge.conflicts.length;
    const decide = element.mine && element.theirs ? mergeValue : chooseValue;
    const value = decide(fieldPath(path, row), element, merge);
    if (value !== undefined) merged.push(value);
    if (value !== undefined || merge.conflicts.length > conflictsBefore) row++;
  }
  return merged;
}

/** The elements under keys that the same element has in all versions: `#0` for the first of `base`, `+…` for a new one. */
function keyElements(list: Value, base?: Elements): Elements {
  const elements = Array.isArray(list) ? list.filter(isJsonObject) : [];
  const free = new Map(base ?? []);
  const keys = new Map<JsonObject, string>();
  const pairWhere = (matches: (one: JsonObject, other: JsonObject) => boolean) => {
    for (const element of elements.filter((candidate) => !keys.has(candidate))) {
      const [key] = [...free].find(([, other]) => matches(element, other)) ?? [];
      if (key === undefined) continue;
      keys.set(element, key);
      free.delete(key);
    }
  };
  pairWhere((one, other) => one.externalId !== undefined && one.externalId === other.externalId);
  pairWhere(jsonEqual);
  pairWhere((one, other) => one.externalId === undefined || other.externalId === undefined);

  const keyed = new Map<string, JsonObject>();
  for (const [index, element] of elements.entries()) {
    let key = keys.get(element) ?? (base ? `+${element.externalId ?? JSON.stringify(element)}` : `#${index}`);
    while (keyed.has(key)) key += "'";
    keyed.set(key, element);
  }
  return keyed;
}

/** Their order, or mine if I moved elements; what the other side added follows the element it stood behind. */
function orderOf(base: Elements, mine: Elements, theirs: Elements) {
  const asBefore = [...base.keys()].filter((key) => mine.has(key));
  const isMoved = !jsonEqual(
    asBefore,
    [...mine.keys()].filter((key) => base.has(key)),
  );
  const [leading, following] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = [...leading.keys()];
  let previous: string | undefined;
  for (const key of following.keys()) {
    if (!leading.has(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return order;
}
