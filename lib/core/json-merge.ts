import { fieldPath } from "@/lib/core/field-path";
import { isJsonObject, type Json, type JsonObject, jsonEqual } from "@/lib/core/json";
import { commonShape, matchRows } from "@/lib/core/json-rows";

/** Three versions of one value: what they sent last, what they send now, what it is here. Undefined is unset. */
export type Versions = { base: Json | undefined; theirs: Json | undefined; ours: Json | undefined };

export type MergeNotes = {
  /** Edits of ours that a change of theirs replaced. */
  overwritten: { path: string; before: Json | undefined; after: Json | undefined }[];
  /** Changes of theirs that a pin held off. */
  held: { path: string; sent: Json | undefined }[];
};

type Merge = MergeNotes & { pins: readonly string[] };
/** `ours` is where the value stands today, `merged` where it will stand: pins are looked up by the one, notes told by the other. */
type Place = { ours: string; merged: string };

const below = (place: Place, key: PropertyKey): Place => ({
  ours: fieldPath(place.ours, key),
  merged: fieldPath(place.merged, key),
});

const isWithin = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}.`) || path.startsWith(`${ancestor}[`);

const isPinned = (merge: Merge, { ours }: Place) => merge.pins.some((pin) => isWithin(ours, pin));
const hasPins = (merge: Merge, { ours }: Place) => merge.pins.some((pin) => isWithin(ours, pin) || isWithin(pin, ours));

/**
 * Merges value by value. What they repeat unchanged changes nothing, so an edit of ours stands; what they changed wins,
 * unless pinned. A value they had sent and now leave out is unset. With no edits of ours the result equals theirs.
 */
export function mergeThreeWay(
  versions: Versions,
  path: string,
  pins: readonly string[] = [],
): MergeNotes & { merged: Json | undefined } {
  const merge: Merge = { overwritten: [], held: [], pins };
  const merged = mergeValue(merge, versions, { ours: path, merged: path });
  return { merged, overwritten: merge.overwritten, held: merge.held };
}

function mergeValue(merge: Merge, versions: Versions, place: Place): Json | undefined {
  const { base, theirs, ours } = versions;
  if (jsonEqual(theirs, base) || jsonEqual(theirs, ours)) return ours;
  if (jsonEqual(ours, base) && !hasPins(merge, place)) return theirs;
  if (isPinned(merge, place)) return hold(merge, versions, place);
  const shape = commonShape(base, theirs, ours);
  if (shape === "object") return mergeObject(merge, versions, place);
  if (shape === "list") return mergeList(merge, versions, place);
  if (hasPins(merge, place)) return hold(merge, versions, place);
  return replace(merge, versions, place);
}

/** Merges a value that is never merged in parts. */
export function mergeWhole(
  versions: Versions,
  path: string,
  pins: readonly string[] = [],
): ReturnType<typeof mergeThreeWay> {
  const merge: Merge = { overwritten: [], held: [], pins };
  const place = { ours: path, merged: path };
  const { base, theirs, ours } = versions;
  const isRepeated = jsonEqual(theirs, base) || jsonEqual(theirs, ours);
  const merged = isRepeated
    ? ours
    : hasPins(merge, place)
      ? hold(merge, versions, place)
      : replace(merge, versions, place);
  return { merged, overwritten: merge.overwritten, held: merge.held };
}

function replace(merge: Merge, { base, theirs, ours }: Versions, place: Place) {
  if (!jsonEqual(ours, base)) merge.overwritten.push({ path: place.merged, before: ours, after: theirs });
  return theirs;
}

function hold(merge: Merge, { theirs, ours }: Versions, place: Place) {
  merge.held.push({ path: place.merged, sent: theirs });
  return ours;
}

const asObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});
const asList = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** An object or a list that ends up empty is there only if someone says so. */
function emptyOrUnset<Empty extends Json>({ base, theirs, ours }: Versions, empty: Empty): Empty | undefined {
  if (theirs !== undefined) return empty;
  return base === undefined && ours !== undefined ? empty : undefined;
}

function mergeObject(merge: Merge, versions: Versions, place: Place): Json | undefined {
  const [base, theirs, ours] = [asObject(versions.base), asObject(versions.theirs), asObject(versions.ours)];
  const merged: JsonObject = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours), ...Object.keys(base)])) {
    const value = mergeValue(merge, { base: base[key], theirs: theirs[key], ours: ours[key] }, below(place, key));
    if (value !== undefined) merged[key] = value;
  }
  return Object.keys(merged).length > 0 ? merged : emptyOrUnset(versions, merged);
}

/** One element in its three versions, with its index in each list, -1 where it is missing. */
type Row = { base: number; theirs: number; ours: number };

function rowsOf(base: Json[], theirs: Json[], ours: Json[]): Row[] {
  const theirsToBase = matchRows(theirs, base);
  const oursToBase = matchRows(ours, base);
  const rows = base.map((_, index) => ({
    base: index,
    theirs: theirsToBase.indexOf(index),
    ours: oursToBase.indexOf(index),
  }));
  // Elements both sides added since: the same one by `externalId`, else by the position both put it at.
  const isNew = (match: number) => match === -1;
  const holes = (list: Json[], matches: number[]) =>
    list.map((item, index) => (isNew(matches[index] ?? -1) ? item : null));
  const added = matchRows(holes(theirs, theirsToBase), holes(ours, oursToBase));
  const takenOurs = new Set<number>();
  theirsToBase.forEach((match, index) => {
    if (!isNew(match)) return;
    const partner = added[index] ?? -1;
    const isPair = partner !== -1 && isNew(oursToBase[partner] ?? -1);
    if (isPair) takenOurs.add(partner);
    rows.push({ base: -1, theirs: index, ours: isPair ? partner : -1 });
  });
  oursToBase.forEach((match, index) => {
    if (isNew(match) && !takenOurs.has(index)) rows.push({ base: -1, theirs: -1, ours: index });
  });
  return rows;
}

/** Where their order is as it was, ours stands; else theirs, with what only the other has after its predecessor there. */
function inOrder(rows: Row[], lead: "theirs" | "ours"): Row[] {
  const follow = lead === "ours" ? "theirs" : "ours";
  const by = (side: "theirs" | "ours") => (left: Row, right: Row) => left[side] - right[side];
  const ordered = rows.filter((row) => row[lead] !== -1).sort(by(lead));
  const bySecond = rows.filter((row) => row[follow] !== -1).sort(by(follow));
  bySecond.forEach((row, index) => {
    if (row[lead] !== -1) return;
    const predecessor = bySecond[index - 1];
    ordered.splice(predecessor ? ordered.indexOf(predecessor) + 1 : 0, 0, row);
  });
  return ordered;
}

const keepsOrder = (rows: Row[], side: "theirs" | "ours") => {
  const known = rows.filter((row) => row[side] !== -1 && row.base !== -1);
  return known.every((row, index) => index === 0 || row[side] > (known[index - 1]?.[side] ?? -1));
};

function mergeList(merge: Merge, versions: Versions, place: Place): Json | undefined {
  const [base, theirs, ours] = [asList(versions.base), asList(versions.theirs), asList(versions.ours)];
  const rows = rowsOf(base, theirs, ours);
  const survivors = rows.filter((row) => {
    if (row.theirs !== -1) return row.ours !== -1 || row.base === -1 || !jsonEqual(theirs[row.theirs], base[row.base]);
    return row.base === -1 || hasPins(merge, below(place, row.ours));
  });
  for (const row of rows)
    if (row.ours !== -1 && !survivors.includes(row)) noteRemoval(merge, row, { base, ours }, place);
  const isReordered = !keepsOrder(rows, "theirs");
  if (isReordered && !keepsOrder(rows, "ours"))
    merge.overwritten.push({ path: place.merged, before: ours, after: theirs });
  const merged = inOrder(survivors, isReordered ? "theirs" : "ours").map((row, index) => {
    const element = { base: base[row.base], theirs: theirs[row.theirs], ours: ours[row.ours] };
    const where = { ours: fieldPath(place.ours, row.ours), merged: fieldPath(place.merged, index) };
    if (row.theirs === -1) return row.base === -1 ? element.ours : hold(merge, element, where);
    // We removed an element they have changed since: it comes back whole, or it would lack what they did not change.
    if (row.ours === -1 && row.base !== -1)
      merge.overwritten.push({ path: where.merged, before: undefined, after: element.theirs });
    return row.ours === -1 ? element.theirs : mergeValue(merge, element, where);
  });
  const present = merged.filter((element) => element !== undefined);
  return present.length > 0 ? present : emptyOrUnset(versions, present);
}

function noteRemoval(merge: Merge, row: Row, { base, ours }: { base: Json[]; ours: Json[] }, place: Place) {
  if (jsonEqual(ours[row.ours], base[row.base])) return;
  merge.overwritten.push({ path: fieldPath(place.merged, row.ours), before: ours[row.ours], after: undefined });
}
