/** Which letters occur, a bit each. A slip brings in or takes away two at most, so most texts need no closer look. */
function lettersOf(text: string) {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number) {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** What is left of two texts without what they begin and end with alike, which among addresses is most of them. */
function differingParts(left: string, right: string) {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start++;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end++;
  return [left.slice(start, left.length - end), right.slice(start, right.length - end)] as const;
}

const far = Number.POSITIVE_INFINITY;

/** How many letters were put in, left out, changed or swapped with the next between two texts; Infinity above `slipsMax`. */
function slipsBetween(left: string, right: string, slipsMax: number) {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const next: number[] = [];
    next[0] = row;
    let fewest = row;
    // A text this many letters ahead of the other has had more slips than matter.
    for (let column = Math.max(1, row - slipsMax); column <= Math.min(right.length, row + slipsMax); column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      let slips = (last[column - 1] ?? far) + (isSame ? 0 : 1);
      slips = Math.min(slips, (last[column] ?? far) + 1, (next[column - 1] ?? far) + 1);
      if (isSwapped) slips = Math.min(slips, (beforeLast[column - 2] ?? far) + 1);
      next[column] = slips;
      fewest = Math.min(fewest, slips);
    }
    if (fewest > slipsMax) return far;
    beforeLast = last;
    last = next;
  }
  return last[right.length] ?? far;
}

/** What stands before and after the last `@`. */
function partsOf(email: string) {
  const at = email.lastIndexOf("@");
  return { name: email.slice(0, Math.max(at, 0)), domain: email.slice(at + 1) };
}

/** Of a short name few letters may differ, or any name would do. */
const nameSlipsMax = (name: string) => Math.min(2, Math.floor(name.length / 3));
const domainSlipsMax = 3;

type Candidate = { email: string; name: string; letters: number };

function groupByDomain(emails: readonly string[]) {
  const groups = new Map<string, Candidate[]>();
  for (const email of emails) {
    const { name, domain } = partsOf(email);
    const group = groups.get(domain) ?? [];
    group.push({ email, name, letters: lettersOf(name) });
    groups.set(domain, group);
  }
  return groups;
}

/** The candidate with the fewest slips in its name, if it has at most `slipsMax`. */
function nearestName(name: string, candidates: readonly Candidate[], slipsMax: number) {
  const letters = lettersOf(name);
  let nearest: { email: string; slips: number } | undefined;
  for (const candidate of candidates) {
    const limit = nearest ? nearest.slips - 1 : slipsMax;
    if (Math.abs(candidate.name.length - name.length) > limit) continue;
    if (bitCount(candidate.letters ^ letters) > 2 * limit) continue;
    const slips = slipsBetween(...differingParts(name, candidate.name), limit);
    if (slips <= limit) nearest = { email: candidate.email, slips };
  }
  return nearest;
}

/** Finds the most similar of the known e-mails, if one is similar enough to be meant. */
export function nearestEmailAmong(known: readonly string[]) {
  const groups = groupByDomain(known);
  return (email: string): string | undefined => {
    const { name, domain } = partsOf(email);
    let nearest: { email: string; slips: number } | undefined;
    for (const [other, candidates] of groups) {
      const domainSlips = slipsBetween(...differingParts(domain, other), domainSlipsMax);
      const limit = nearest ? nearest.slips - 1 - domainSlips : nameSlipsMax(name);
      if (domainSlips > domainSlipsMax || limit < 0) continue;
      const found = nearestName(name, candidates, Math.min(limit, nameSlipsMax(name)));
      if (found) nearest = { email: found.email, slips: found.slips + domainSlips };
    }
    return nearest?.email;
  };
}
