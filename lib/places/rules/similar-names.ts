/**
 * The keys that contain each run of three letters, to find the ones a misspelt name resembles. Keys are ranked by
 * length, so that of each list only the part with keys of about the name's length is read.
 */
export type NameIndex = {
  keys: readonly string[];
  /** The position of the key of each rank, and the first rank of each length. */
  ranked: Uint32Array;
  firstRanks: Uint32Array;
  /** The ranks of the keys with run r are `holders[starts[r] … starts[r + 1]]`, ascending. */
  starts: Uint32Array;
  holders: Uint32Array;
  /** Which letters each rank's key has, a bit for each. */
  letters: Uint32Array;
  /** Runs shared with the name that is being looked up; zeros between two look-ups. */
  shared: Uint8Array;
  editRows: EditRows;
};

/** Letters and the space; digits and all else count as one more sign. */
const signs = 28;
const signOf = (code: number) => (code >= 97 && code <= 122 ? code - 96 : code === 32 ? 0 : 27);

/** Calls back with each run of three signs, the name having a space before and after it. */
function eachRun(name: string, visit: (run: number) => void) {
  let run = 0;
  for (let index = 0; index <= name.length; index++) {
    run = (run * signs + (index < name.length ? signOf(name.charCodeAt(index)) : 0)) % signs ** 3;
    if (index > 0) visit(run);
  }
}

const [nameLengthMax, lengthMax] = [60, 64];

export function nameIndexOf(keys: readonly string[]): NameIndex {
  const ranked = Uint32Array.from(keys.keys()).sort((a, b) => (keys[a]?.length ?? 0) - (keys[b]?.length ?? 0));
  const firstRanks = new Uint32Array(lengthMax + 1).fill(keys.length);
  for (let rank = keys.length - 1; rank >= 0; rank--) {
    const length = Math.min(lengthMax, keys[ranked[rank] ?? 0]?.length ?? 0);
    firstRanks.fill(rank, 0, length + 1);
  }
  const starts = new Uint32Array(signs ** 3 + 1);
  const move = (run: number, by: number) => {
    starts[run] = (starts[run] ?? 0) + by;
    return starts[run] ?? 0;
  };
  for (const key of keys) eachRun(key, (run) => move(run, 1));
  for (let run = 1; run < starts.length; run++) move(run, starts[run - 1] ?? 0);
  const holders = new Uint32Array(starts[starts.length - 1] ?? 0);
  for (let rank = keys.length - 1; rank >= 0; rank--) {
    eachRun(keys[ranked[rank] ?? 0] ?? "", (run) => {
      holders[move(run, -1)] = rank;
    });
  }
  const letters = ranked.map((key) => lettersOf(keys[key] ?? ""));
  return {
    keys,
    ranked,
    firstRanks,
    starts,
    holders,
    letters,
    shared: new Uint8Array(keys.length),
    editRows: makeEditRows(),
  };
}

function lettersOf(name: string) {
  let letters = 0;
  for (let index = 0; index < name.length; index++) letters |= 1 << signOf(name.charCodeAt(index));
  return letters >>> 0;
}

function bitCount(bits: number) {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The first position from `low` to before `high` that contains `rank` or a higher one. */
function lowerBound(holders: Uint32Array, low: number, high: number, rank: number) {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((holders[middle] ?? 0) < rank) from = middle + 1;
    else to = middle;
  }
  return from;
}

export type Similar = { key: number; edits: number };

/**
 * Keys one slip away from a name (two from eight letters on), a slip being a letter too many, too few, another, or
 * two that changed places. Names under four letters resemble too much.
 */
export function similarKeys(index: NameIndex, name: string): Similar[] {
  if (name.length < 4 || name.length > nameLengthMax) return [];
  const { keys, ranked, firstRanks, starts, holders, letters, shared, editRows } = index;
  const editsMax = name.length >= 8 ? 2 : 1;
  const fromRank = firstRanks[name.length - editsMax] ?? 0;
  const toRank = firstRanks[name.length + editsMax + 1] ?? 0;
  const touched: number[] = [];
  eachRun(name, (run) => {
    const end = starts[run + 1] ?? 0;
    for (let at = lowerBound(holders, starts[run] ?? 0, end, fromRank); at < end; at++) {
      const rank = holders[at] ?? 0;
      if (rank >= toRank) break;
      if (shared[rank] === 0) touched.push(rank);
      shared[rank] = (shared[rank] ?? 0) + 1;
    }
  });
  // A slip touches at most three runs, two letters changing places four.
  const ownLetters = lettersOf(name);
  const least = Math.max(1, name.length - editsMax * 4);
  const found: Similar[] = [];
  for (const rank of touched) {
    // A slip changes at most two of the letters that occur.
    const isPromising = (shared[rank] ?? 0) >= least && bitCount((letters[rank] ?? 0) ^ ownLetters) <= 2 * editsMax;
    shared[rank] = 0;
    if (!isPromising) continue;
    const key = ranked[rank] ?? 0;
    const edits = editsBetween(name, keys[key] ?? "", { editsMax, rows: editRows });
    if (edits <= editsMax) found.push({ key, edits });
  }
  return found;
}

/** Three rows of the table of edits: belong to the index, which looks up one name at a time. */
type EditRows = readonly [Uint8Array, Uint8Array, Uint8Array];
const makeEditRow = () => new Uint8Array(nameLengthMax + 3);
const makeEditRows = (): EditRows => [makeEditRow(), makeEditRow(), makeEditRow()];

/** Damerau–Levenshtein distance (optimal string alignment), or more than `editsMax` as soon as it must be. */
function editsBetween(a: string, b: string, { editsMax, rows }: { editsMax: number; rows: EditRows }): number {
  if (Math.abs(a.length - b.length) > editsMax || Math.max(a.length, b.length) > nameLengthMax + 2) return editsMax + 1;
  let [twoAbove, above, row] = rows;
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let least = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let edits = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      const isSwapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) edits = Math.min(edits, (twoAbove[j - 2] ?? 0) + 1);
      row[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > editsMax) return editsMax + 1;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return above[b.length] ?? editsMax + 1;
}
