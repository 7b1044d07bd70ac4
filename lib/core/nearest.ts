/** Without case, accents, blanks and signs: `dry_van 53'` is `DRYVAN53`. */
export const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

// Longer words are no typing errors, and comparing them would cost.
const wordMax = 40;

/** How many letters differ, are missing, too many or swapped with their neighbour; more than `most` where more do. */
function distance(a: string, b: string, most: number): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    // Two rows, because letters that are swapped look one row back.
    if (Math.min(...line) > most && Math.min(...last) > most) return most + 1;
    [beforeLast, last] = [last, line];
  }
  return last[b.length] ?? 0;
}

const foldedLists = new WeakMap<readonly string[], readonly string[]>();

/** A list that is asked about again is folded once: a hostile body asks five hundred times. */
function foldedAll(words: readonly string[]) {
  const known = foldedLists.get(words) ?? words.map(folded);
  foldedLists.set(words, known);
  return known;
}

/** The word that was probably meant: at most a fifth of its letters, and two at least in longer words, are wrong. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const sought = folded(word);
  if (sought.length < 3 || sought.length > wordMax) return undefined;
  const allowed = sought.length < 5 ? 1 : Math.max(2, Math.floor(sought.length / 5));
  const isNear = (candidate: string) => Math.abs(candidate.length - sought.length) <= allowed;
  const ranked = foldedAll(words)
    .flatMap((candidate, at) => (isNear(candidate) ? { at, letters: distance(sought, candidate, allowed) } : []))
    .filter(({ letters }) => letters <= allowed)
    .sort((one, other) => one.letters - other.letters);
  return ranked[0] && words[ranked[0].at];
}
