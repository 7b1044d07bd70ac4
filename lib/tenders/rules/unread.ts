import { isWithin, overlaps, type Part, type Span, slice, trimmed, writtenAt } from "@/lib/tenders/rules/text";

/** The clauses of a load's part of a text from which nothing was read. */
export function unreadOf(whole: Part, lines: readonly Span[], read: readonly Span[]): string[] {
  return lines.flatMap(({ start, end }) =>
    clausesOf(slice(whole, start, end)).flatMap((clause) => {
      if (read.some((span) => overlaps(span, clause) || isWithin(clause, span))) return [];
      const words = writtenAt(whole, clause);
      return /\p{L}{2}/u.test(words) ? [words] : [];
    }),
  );
}

function clausesOf(part: Part): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  const add = (end: number) => {
    const span = trimmed(part, { start: part.at + start, end: part.at + end }, /[\s,;|*•-]/);
    if (span.end > span.start) clauses.push(span);
  };
  for (const { index, 0: sign } of part.plain.matchAll(/[;|\t\n]|,[ \t]|\.[ \t]/g)) {
    add(index);
    start = index + sign.length;
  }
  add(part.plain.length);
  return clauses;
}
