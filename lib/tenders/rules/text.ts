/** From `start` to before `end`, counted in the text as it was pasted. */
export type Span = { start: number; end: number };

/** A part of a pasted text: as written, and in small letters without accents, which is as long. It begins at `at`. */
export type Part = { written: string; plain: string; at: number };

/** Signs that stand for others, all one character long. */
const likeSigns: Readonly<Record<string, string>> = { "\u00a0": " ", "\u202f": " ", "\r": " ", "–": "-", "—": "-" };
const likeLater: Readonly<Record<string, string>> = { "’": "'", "‘": "'", "´": "'", "“": '"', "”": '"', "′": "'" };

function plainSign(sign: string) {
  const like = likeSigns[sign] ?? likeLater[sign];
  if (like !== undefined) return like;
  const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.length === sign.length ? bare : sign;
}

export function partOf(written: string): Part {
  let plain = "";
  for (const sign of written) plain += sign < "\u0080" && sign !== "\r" ? sign.toLowerCase() : plainSign(sign);
  return { written, plain, at: 0 };
}

/** The part of a part between two of its own positions. */
export const slice = ({ written, plain, at }: Part, start: number, end: number): Part => ({
  written: written.slice(start, end),
  plain: plain.slice(start, end),
  at: at + start,
});

/** What was already read is covered with a sign that no pattern knows, so that nothing is read twice. */
const cover = "¤";

export function covered(part: Part, spans: readonly Span[]): Part {
  if (spans.length === 0) return part;
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let plain = "";
  for (const { start, end } of sorted) {
    const [from, to] = [start - part.at, end - part.at];
    if (to <= plain.length) continue;
    plain += part.plain.slice(plain.length, from);
    plain += part.plain.slice(plain.length, to).replace(/[^\n¤]/g, cover);
  }
  return { ...part, plain: plain + part.plain.slice(plain.length) };
}

export type Match = Span & { groups: readonly (string | undefined)[]; text: string };

/** Every place where a pattern (global, on small letters without accents) holds. */
export function matchesOf({ plain, at }: Part, pattern: RegExp): Match[] {
  return Array.from(plain.matchAll(pattern), (match) => {
    const start = at + match.index;
    return { start, end: start + match[0].length, text: match[0], groups: match.slice(1) };
  });
}

/** As it was written, without blanks at its ends. */
export const writtenAt = ({ written, at }: Part, { start, end }: Span) => written.slice(start - at, end - at);

/** Without the blanks and signs at its ends. */
export function trimmed(part: Part, span: Span, ends = /[\s,;:.\-*•|/>)(¡!¿?"']/): Span {
  const text = writtenAt(part, span);
  let [from, to] = [0, text.length];
  while (from < to && ends.test(text[from] ?? "")) from++;
  while (to > from && ends.test(text[to - 1] ?? "")) to--;
  return { start: span.start + from, end: span.start + to };
}

/** The lines of a part, empty ones too. */
export function linesOf(part: Part): Part[] {
  const lines: Part[] = [];
  let start = 0;
  while (start <= part.plain.length) {
    const found = part.plain.indexOf("\n", start);
    const end = found < 0 ? part.plain.length : found;
    lines.push(slice(part, start, end));
    start = end + 1;
  }
  return lines;
}

/** From the first to the last of neighbouring lines. */
export const joined = (whole: Part, lines: readonly Part[]): Part => {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return slice(whole, 0, 0);
  return slice(whole, first.at - whole.at, last.at - whole.at + last.plain.length);
};

export const isWithin = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end;
export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** What stands before a position in its sentence, at most so many characters of it. */
export function before({ plain, at }: Part, position: number, characters = 60) {
  const end = position - at;
  return plain.slice(Math.max(0, end - characters), end).replace(/^[\s\S]*\n/, "");
}

/** What stands behind a position in its line, at most so many characters of it. */
export function behind({ plain, at }: Part, position: number, characters = 60) {
  const start = position - at;
  return plain.slice(start, start + characters).replace(/\n[\s\S]*$/, "");
}
