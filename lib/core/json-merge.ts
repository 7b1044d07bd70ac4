import { fieldPath } from "@/lib/core/field-path";
import { type Json, jsonEqual } from "@/lib/core/json";
import { matchRows } from "@/lib/core/json-diff";
import { type MergePolicy, mergeVersions, type Place, placeAt, type Versions as Sides } from "@/lib/core/json-versions";

/** Three versions of one value: what they sent last, what they send now, what it is here. Undefined is unset. */
export type Versions = { base: Json | undefined; theirs: Json | undefined; ours: Json | undefined };

export type MergeNotes = {
  /** Edits of ours that a change of theirs replaced. */
  overwritten: { path: string; before: Json | undefined; after: Json | undefined }[];
  /** Changes of theirs that a pin kept out. */
  pinned: { path: string; sent: Json | undefined }[];
};
type Merged = MergeNotes & { merged: Json | undefined };

const isWithin = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}.`) || path.startsWith(`${ancestor}[`);

/** Notes of a merge in which theirs wins, unless ours is pinned. */
function notesOf(pins: readonly string[]) {
  const overwritten: MergeNotes["overwritten"] = [];
  const pinned: MergeNotes["pinned"] = [];
  return {
    overwritten,
    pinned,
    isPinned: ({ current }: Place) => pins.some((pin) => isWithin(current, pin)),
    hasPins: ({ current }: Place) => pins.some((pin) => isWithin(current, pin) || isWithin(pin, current)),
    replace({ base, incoming, current }: Sides, place: Place) {
      if (!jsonEqual(current, base)) overwritten.push({ path: place.merged, before: current, after: incoming });
      return { value: incoming };
    },
    keepPinned({ incoming, current }: Sides, place: Place) {
      pinned.push({ path: place.merged, sent: incoming });
      return { value: current };
    },
  };
}
type Notes = ReturnType<typeof notesOf>;

const isRepeated = ({ base, incoming, current }: Sides) => jsonEqual(incoming, base) || jsonEqual(incoming, current);

/** A value that they repeat changes nothing; one that they changed wins, unless it is pinned. */
const theirsUnlessPinned = (notes: Notes): MergePolicy => ({
  settle(versions, place, shape) {
    if (isRepeated(versions)) return { value: versions.current };
    if (jsonEqual(versions.current, versions.base) && !notes.hasPins(place)) return { value: versions.incoming };
    if (notes.isPinned(place)) return notes.keepPinned(versions, place);
    if (shape === "object" || shape === "list") return undefined;
    return notes.hasPins(place) ? notes.keepPinned(versions, place) : notes.replace(versions, place);
  },

  // An element that we removed and they have changed since comes back whole, or it would lack what they did not change.
  settleElement(versions, place) {
    if (versions.base === undefined) return { value: versions.incoming ?? versions.current };
    return versions.incoming === undefined ? notes.keepPinned(versions, place) : notes.replace(versions, place);
  },

  drops({ base, incoming, current }, row, list) {
    if (incoming !== undefined) return current === undefined && base !== undefined && jsonEqual(incoming, base);
    const at = { current: fieldPath(list.current, row.current), merged: fieldPath(list.merged, row.current) };
    if (base === undefined || notes.hasPins(at)) return false;
    if (current !== undefined) notes.replace({ base, incoming, current }, at);
    return true;
  },

  noteOrder: (versions, place) =>
    notes.overwritten.push({ path: place.merged, before: versions.current, after: versions.incoming }),

  match: matchRows,
  // Elements both sides added since: the same one by `externalId`, else by the position both put it at.
  matchAdded: matchRows,
  keysOf: (base, incoming, current) => ({ ...incoming, ...current, ...base }),

  /** An object or a list that ends up empty stays where they send it now, or where we added it; else it is unset. */
  ofNothing({ base, incoming, current }, empty) {
    if (incoming !== undefined) return empty;
    return base === undefined && current !== undefined ? empty : undefined;
  },
});

const sidesOf = ({ base, theirs, ours }: Versions): Sides => ({ base, incoming: theirs, current: ours });

/**
 * Merges value by value. What they repeat unchanged changes nothing, so an edit of ours stands; what they changed wins,
 * unless pinned. A value they had sent and now leave out is unset. With no edits of ours the result equals theirs.
 */
export function mergeThreeWay(versions: Versions, path: string, pins: readonly string[] = []): Merged {
  const notes = notesOf(pins);
  const merged = mergeVersions(theirsUnlessPinned(notes), sidesOf(versions), placeAt(path));
  return { merged, overwritten: notes.overwritten, pinned: notes.pinned };
}

/** Merges a value as a whole. */
export function mergeWhole(versions: Versions, path: string, pins: readonly string[] = []): Merged {
  const notes = notesOf(pins);
  const [sides, place] = [sidesOf(versions), placeAt(path)];
  const changed = () => (notes.hasPins(place) ? notes.keepPinned(sides, place) : notes.replace(sides, place));
  const { value } = isRepeated(sides) ? { value: sides.current } : changed();
  return { merged: value, overwritten: notes.overwritten, pinned: notes.pinned };
}
