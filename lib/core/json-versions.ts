import { fieldPath } from "@/lib/core/field-path";
import { isJsonObject, type Json, type JsonObject, valueAt } from "@/lib/core/json";
import { commonShape, type Shape } from "@/lib/core/json-diff";

type Value = Json | undefined;

/** Three versions of one value: the common base, the one of the incoming side, and the current one. */
export type Versions = { base: Value; incoming: Value; current: Value };

/** Where a value stands in the current version, and where it will stand once all is merged. */
export type Place = { current: string; merged: string };

/** One element of a list in its three versions, with its index in each, -1 where it is missing. */
type Row = { base: number; incoming: number; current: number };

type Settled = {
  value: Value;
  /** The element counts as a row although it has no value: somebody still has to decide about it. */
  isOpen?: boolean;
};

/** How a merge decides. The walk through objects and lists is the same for all. */
export type MergePolicy = {
  /** Settles a value as a whole; undefined where its parts are to be merged. */
  settle(versions: Versions, place: Place, shape: Shape): Settled | undefined;
  /** Settles an element that one side does not have. */
  settleElement(versions: Versions, place: Place): Settled;
  /** Whether an element is left out before the others are put in order. */
  drops(versions: Versions, row: Row, list: Place): boolean;
  /** Both sides moved elements: the order of the incoming version is taken. */
  noteOrder(versions: Versions, place: Place): void;
  /** For each element the index of the same one in the base, or in the other side's new elements; -1 for none. */
  match(list: Json[], base: Json[]): number[];
  matchAdded(list: (Json | null)[], other: (Json | null)[]): number[];
  /** All keys, in the order in which they are merged. */
  keysOf(base: JsonObject, incoming: JsonObject, current: JsonObject): JsonObject;
  /** What a merged object or list is where nothing is left in it. */
  ofNothing<Empty extends Json>(versions: Versions, empty: Empty): Empty | undefined;
};

const asObject = (value: Value): JsonObject => (isJsonObject(value) ? value : {});
const asList = (value: Value): Json[] => (Array.isArray(value) ? value : []);

export const placeAt = (path: string): Place => ({ current: path, merged: path });

/** Merges two changes of one value, part by part, as the policy decides. */
export function mergeVersions(policy: MergePolicy, versions: Versions, place: Place): Value {
  const shape = commonShape(versions.base, versions.incoming, versions.current);
  const settled = policy.settle(versions, place, shape);
  if (settled) return settled.value;
  return shape === "list" ? mergeList(policy, versions, place) : mergeObject(policy, versions, place);
}

function mergeObject(policy: MergePolicy, versions: Versions, place: Place): Value {
  const [base, incoming, current] = [versions.base, versions.incoming, versions.current].map(asObject);
  const merged: JsonObject = {};
  for (const key of Object.keys(policy.keysOf({ ...base }, { ...incoming }, { ...current }))) {
    const parts = {
      base: base && valueAt(base, key),
      incoming: incoming && valueAt(incoming, key),
      current: current && valueAt(current, key),
    };
    const below = { current: fieldPath(place.current, key), merged: fieldPath(place.merged, key) };
    const value = mergeVersions(policy, parts, below);
    if (value !== undefined) merged[key] = value;
  }
  return Object.keys(merged).length > 0 ? merged : policy.ofNothing(versions, merged);
}

type Lists = { base: Json[]; incoming: Json[]; current: Json[] };

function rowsOf(policy: MergePolicy, { base, incoming, current }: Lists): Row[] {
  const [incomingToBase, currentToBase] = [policy.match(incoming, base), policy.match(current, base)];
  const rows = base.map((_, index) => ({
    base: index,
    incoming: incomingToBase.indexOf(index),
    current: currentToBase.indexOf(index),
  }));
  const newOf = (list: Json[], matches: number[]) =>
    list.map((item, index) => ((matches[index] ?? -1) === -1 ? item : null));
  const added = policy.matchAdded(newOf(incoming, incomingToBase), newOf(current, currentToBase));
  const paired = new Set<number>();
  incomingToBase.forEach((match, index) => {
    if (match !== -1) return;
    const partner = added[index] ?? -1;
    const isPair = partner !== -1 && currentToBase[partner] === -1;
    if (isPair) paired.add(partner);
    rows.push({ base: -1, incoming: index, current: isPair ? partner : -1 });
  });
  currentToBase.forEach((match, index) => {
    if (match === -1 && !paired.has(index)) rows.push({ base: -1, incoming: -1, current: index });
  });
  return rows;
}

type Side = "incoming" | "current";

/** In the order of one side, with what only the other has after its predecessor there. */
function inOrder(rows: Row[], lead: Side): Row[] {
  const follow = lead === "current" ? "incoming" : "current";
  const by = (side: Side) => rows.filter((row) => row[side] !== -1).sort((left, right) => left[side] - right[side]);
  const ordered = by(lead);
  const following = by(follow);
  following.forEach((row, index) => {
    if (row[lead] !== -1) return;
    const predecessor = following[index - 1];
    ordered.splice(predecessor ? ordered.indexOf(predecessor) + 1 : 0, 0, row);
  });
  return ordered;
}

const keepsOrder = (rows: Row[], side: Side) => {
  const known = rows.filter((row) => row[side] !== -1 && row.base !== -1);
  return known.every((row, index) => index === 0 || row[side] > (known[index - 1]?.[side] ?? -1));
};

function mergeList(policy: MergePolicy, versions: Versions, place: Place): Value {
  const lists = { base: asList(versions.base), incoming: asList(versions.incoming), current: asList(versions.current) };
  const elementOf = ({ base, incoming, current }: Row): Versions => ({
    base: lists.base[base],
    incoming: lists.incoming[incoming],
    current: lists.current[current],
  });
  const rows = rowsOf(policy, lists);
  const kept = rows.filter((row) => !policy.drops(elementOf(row), row, place));
  const isReordered = !keepsOrder(rows, "incoming");
  if (isReordered && !keepsOrder(rows, "current")) policy.noteOrder(versions, place);
  const merged: Json[] = [];
  let position = 0;
  for (const row of inOrder(kept, isReordered ? "incoming" : "current")) {
    const element = elementOf(row);
    const where = { current: fieldPath(place.current, row.current), merged: fieldPath(place.merged, position) };
    const isShared = row.incoming !== -1 && row.current !== -1;
    const { value, isOpen }: Settled = isShared
      ? { value: mergeVersions(policy, element, where) }
      : policy.settleElement(element, where);
    if (value !== undefined) merged.push(value);
    if (value !== undefined || isOpen) position++;
  }
  return merged.length > 0 ? merged : policy.ofNothing(versions, merged);
}
