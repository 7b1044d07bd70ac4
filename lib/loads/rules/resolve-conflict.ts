import { isJsonObject, type Json, type JsonObject, jsonEqual } from "@/lib/core/json";
import { type MergePolicy, mergeVersions, placeAt, type Versions as Sides } from "@/lib/core/json-versions";
import type { FieldChange } from "@/lib/vocabulary/field-change";

type Value = Json | undefined;
type Versions<Kind = Value> = { base: Kind; mine: Kind; theirs: Kind };

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
type Notes = Omit<Resolution, "merged">;

const fieldsOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/**
 * Merges two changes of one load, value by value. What one side alone changed is taken; what both changed is a conflict
 * and goes to the side chosen for its path, to mine until one is chosen. All three are loads as they are sent, with
 * unset fields absent. Elements of lists are recognized by `externalId`, else unchanged, else by their order.
 */
export function resolveConflict(
  { base, mine, theirs }: Versions<unknown>,
  choices: Readonly<Record<string, Side>> = {},
): Resolution {
  const notes: Notes = { conflicts: [], taken: [], kept: [] };
  const sides = { base: fieldsOf(base), incoming: fieldsOf(mine), current: fieldsOf(theirs) };
  const merged = fieldsOf(mergeVersions(asChosen(notes, choices), sides, placeAt("load")));
  return { merged, ...notes };
}

/** What both changed goes to the chosen side. */
function asChosen(notes: Notes, choices: Readonly<Record<string, Side>>): MergePolicy {
  const settle = (versions: Sides, path: string) => settleValue(notes, versions, { path, side: choices[path] });
  return {
    settle(versions, { merged: path }, shape) {
      const hasParts = shape === "object" || path === "load" || path === "load.metadata";
      const hasRows = shape === "list" && !isEmpty(versions);
      return !isMetadataEntry(path) && (hasParts || hasRows) ? undefined : settle(versions, path);
    },
    settleElement: (versions, { merged }) => settle(versions, merged),
    drops: () => false,
    noteOrder: () => {},
    match: matchUnchangedRows,
    matchAdded: matchAddedRows,
    keysOf: (base, incoming, current) => ({ ...current, ...base, ...incoming }),
    ofNothing({ incoming, current }, empty) {
      const isThere = Array.isArray(empty) || (isJsonObject(incoming) && isJsonObject(current));
      return isThere ? empty : undefined;
    },
  };
}

// The value of a metadata key has a structure that only the user knows, so it is chosen as a whole.
const isMetadataEntry = (path: string) => /^load\.metadata[.[]/.test(path);
const isEmpty = (versions: Sides) => Object.values(versions).every((list) => !Array.isArray(list) || list.length === 0);

type Choice = { path: string; side: Side | undefined };

function settleValue(notes: Notes, { base, incoming: mine, current: theirs }: Sides, { path, side }: Choice) {
  if (jsonEqual(mine, theirs)) return { value: theirs };
  if (jsonEqual(mine, base)) {
    notes.taken.push({ path, before: base, after: theirs });
    return { value: theirs };
  }
  if (jsonEqual(theirs, base)) {
    notes.kept.push({ path, before: base, after: mine });
    return { value: mine };
  }
  notes.conflicts.push({ path, base, mine, theirs });
  // A conflict about a row keeps its path, whichever side is chosen.
  return { value: side === "theirs" ? theirs : mine, isOpen: true };
}

const idOf = (element: Json | null | undefined) => (isJsonObject(element) ? element.externalId : undefined);

/** For each element the index of the same one in `base`: by `externalId`, else unchanged, else by their order. */
function matchUnchangedRows(list: Json[], base: Json[]): number[] {
  const matches = list.map(() => -1);
  const pairWhere = (isSame: (one: Json, other: Json) => boolean) => {
    for (const [index, element] of list.entries()) {
      if (matches[index] !== -1) continue;
      matches[index] = base.findIndex((other, at) => !matches.includes(at) && isSame(element, other));
    }
  };
  pairWhere((one, other) => idOf(one) !== undefined && idOf(one) === idOf(other));
  pairWhere(jsonEqual);
  pairWhere((one, other) => idOf(one) === undefined || idOf(other) === undefined);
  return matches;
}

/** Both sides added the same element where its `externalId` is the same, or else all of it. */
function matchAddedRows(list: (Json | null)[], other: (Json | null)[]): number[] {
  const keyOf = (element: Json | null | undefined) => element && String(idOf(element) ?? JSON.stringify(element));
  const taken = new Set<number>();
  return list.map((element) => {
    const match = other.findIndex((one, at) => element && !taken.has(at) && keyOf(one) === keyOf(element));
    taken.add(match);
    return match;
  });
}
