/** The keys that contain each run of three letters, to find the ones a misspelt name resembles. */
export type NameIndex = { keys: readonly string[]; starts: Uint32Array; holders: Uint32Array; shared: Uint8Array };

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

export function nameIndexOf(keys: readonly string[]): NameIndex {
  const starts = new Uint32Array(signs ** 3 + 1);
  const move = (run: number, by: number) => {
    starts[run] = (starts[run] ?? 0) + by;
    return starts[run] ?? 0;
  };
  for (const key of keys) eachRun(key, (run) => move(run, 1));
  for (let run = 1; run < starts.length; run++) move(run, starts[run - 1] ?? 0);
  const holders = new Uint32Array(starts[starts.length - 1] ?? 0);
  for (const [position, key] of keys.entries()) {
    eachRun(key, (run) => {
      holders[move(run, -1)] = position;
    });
  }
  return { keys, starts, holders, shared: new Uint8Array(keys.length) };
}

export type Similar = { key: number; edits: number };

/**
 * Keys one slip away from a name (two from eight letters on), a slip being a letter too many, too few, another, or
 * two that changed places. Names under four letters resemble too much.
 */
export function similarKeys({ keys, starts, holders, shared }: NameIndex, name: string): Similar[] {
  if (name.length < 4 || name.length > 40) return [];
  const editsMax = name.length >= 8 ? 2 : 1;
  const touched: number[] = [];
  eachRun(name, (run) => {
    for (let at = starts[run] ?? 0; at < (starts[run + 1] ?? 0); at++) {
      const key = holders[at] ?? 0;
      if (shared[key] === 0) touched.push(key);
      shared[key] = Math.min(255, (shared[key] ?? 0) + 1);
    }
  });
  // A slip touches at most three runs, two letters changing places four.
  const least = Math.max(1, name.length - editsMax * 4);
  const found: Similar[] = [];
  for (const key of touched) {
    const isPromising = (shared[key] ?? 0) >= least;
    shared[key] = 0;
    if (!isPromising) continue;
    const edits = editsBetween(name, keys[key] ?? "", editsMax);
    if (edits <= editsMax) found.push({ key, edits });
  }
  return found;
}

/** Damerau–Levenshtein distance (optimal string alignment), or more than `most` as soon as it must be. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [twoAbove, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (twoAbove[j - 2] ?? most) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [twoAbove, above] = [above, row];
  }
  return above[b.length] ?? most + 1;
}
