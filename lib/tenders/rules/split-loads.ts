import type { Steps } from "@/lib/core/steps";
import { type Reader, readPart } from "@/lib/tenders/rules/read-part";
import type { Reading } from "@/lib/tenders/rules/reading";
import { covered, joined, linesOf, type Part, type Span } from "@/lib/tenders/rules/text";

export type Item = { part: Part; reading: Reading };

/** More loads than this in one text are a file, which the import reads. */
const itemsMax = 100;

const hasLane = ({ stops }: Reading) =>
  (["PICKUP", "DELIVERY"] as const).every((role) => stops.some((stop) => stop.role === role && stop.place));

const gone =
  /^[^\p{L}\d]{0,6}(?:❌|✖|🚫)|\b(?:ya cubiert[oa]|cubiert[oa]|covered|cancelad[oa]|cancel+ed|asignad[oa]|taken|gone)\b/u;
const marked = /^[ \t]{0,6}(?:\d{1,2}[).:-][ \t]|[-*•✅▪🔹➤]|load[ \t]#?\d|carga[ \t]#?\d|viaje[ \t]#?\d)/u;

/** What of a lane differs from another: a lane that is only said again is the same load. */
const signatureOf = ({ stops, references, money, weight }: Reading) =>
  JSON.stringify([
    stops.map(({ role, place, day, time }) => [role, place?.city, place?.state, day?.days, time?.from]),
    references.map(({ value }) => value),
    money.map(({ cents }) => cents),
    weight?.value,
  ]);

/** Blocks between empty lines. */
function blocksOf(text: Part): Part[] {
  const blocks: Part[][] = [[]];
  for (const line of linesOf(text)) {
    if (line.plain.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => joined(text, lines));
}

function* itemsAmong(parts: readonly Part[], reader: Reader): Steps<Item[]> {
  if (parts.length < 2 || parts.length > itemsMax * 2) return [];
  const items: Item[] = [];
  for (const part of parts.filter(({ plain }) => plain.length > 8)) {
    yield;
    const reading = readPart(part, reader);
    if (hasLane(reading)) items.push({ part, reading });
  }
  const isMarked = items.every(({ part }) => marked.test(part.plain));
  const distinct = new Set(items.map(({ reading }) => signatureOf(reading)));
  return items.length > 1 && (isMarked || distinct.size === items.length) ? items : [];
}

/** Lines that go on with the item above them, as they are written further in. */
function linesWithMore(text: Part): Part[] {
  const groups: Part[][] = [];
  for (const line of linesOf(text)) {
    const last = groups.at(-1);
    const isMore = last !== undefined && /^(?:[ ]{2,}|\t)\S/.test(line.plain) && !marked.test(line.plain);
    if (isMore) last.push(line);
    else groups.push([line]);
  }
  return groups.map((lines) => joined(text, lines));
}

/**
 * The loads of a text that has several, each with its own lane, and what is said of all of them; undefined where the
 * text is about one load.
 */
export function* splitLoads(text: Part, reader: Reader): Steps<{ items: Item[]; rest: Part } | undefined> {
  const candidates = [linesWithMore(text), blocksOf(text)];
  for (const parts of candidates) {
    const items = yield* itemsAmong(parts, reader);
    if (items.length === 0) continue;
    const spans: Span[] = items.map(({ part }) => ({ start: part.at, end: part.at + part.plain.length }));
    return { items: items.filter(({ part }) => !gone.test(part.plain)).slice(0, itemsMax), rest: covered(text, spans) };
  }
  return undefined;
}
