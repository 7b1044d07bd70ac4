import type { StopFound } from "@/lib/tenders/rules/stops";
import { type Match, type Part, type Span, slice, trimmed, writtenAt } from "@/lib/tenders/rules/text";

/** So far before its town a stop's name and street may stand. */
const leadMax = 160;

const siteWords =
  /^(?:(?:nuestr[ao]|our|the|la|el|en|at|in|bodega|almacen|planta|plant|shipper|consignee|de)[ \t]+)+(?=\p{Lu}?)/u;
const noName =
  /^(?:ventana|window|appt|cita|fcfs|mexico|usa|parque ind|zona industrial|ciudad|col|colonia|attn|contact|date|fecha|time|hora|hrs|pu|ref|po|hi|hola|contacto|miles|lunes|martes|monday|ready|no appt|carga|entrega|recoleccion)\b/;

const connectives = new Set(["de", "del", "la", "las", "los", "el", "y", "and", "of", "the", "e", "&", "don"]);

/** Every word of a name but the small ones begins with a capital or a digit. */
function isName(text: string) {
  const words = text.split(/\s+/);
  const own = words.filter((word) => !connectives.has(word.toLowerCase()));
  return (
    own.length >= 2 && own.length <= 7 && own.every((word) => /^[\p{Lu}\d(&"]/u.test(word)) && /\p{L}{3}/u.test(text)
  );
}

/** The parts of an address before its town: between commas, dashes and line ends. */
function segmentsOf(part: Part): Part[] {
  const found: Part[] = [];
  let start = 0;
  for (const { index, 0: text } of part.plain.matchAll(/,|\n|[ \t]-[ \t]|;|¤+|\.[ \t]/g)) {
    found.push(slice(part, start, index));
    start = index + text.length;
  }
  found.push(slice(part, start, part.plain.length));
  return found;
}

function facilityOf(part: Part, lead: Part): Span | undefined {
  const segments = segmentsOf(lead);
  // The name stands before the street; the last segment runs into the town's own name: "our Kenosha".
  for (const segment of segments.slice(0, -1)) {
    const bare = trimmed(segment, { start: segment.at, end: segment.at + segment.plain.length }, /[\s:.*•#-]/);
    const text = writtenAt(part, bare);
    const [filler = ""] = siteWords.exec(text.toLowerCase()) ?? [];
    const span = { start: bare.start + filler.length, end: bare.end };
    const name = writtenAt(part, span);
    if (isName(name) && !noName.test(name.toLowerCase()) && !/\d{4}/.test(name)) return span;
  }
  return undefined;
}

/** Adds to each stop the street and the name of its site, as they stand before its town. */
export function facilitiesOf(part: Part, stops: readonly StopFound[], streets: readonly Match[]): StopFound[] {
  return stops.map((stop) => {
    const { place, cue } = stop;
    if (!place) return stop;
    const others = stops.flatMap((other) =>
      other.place && other.place !== place && other.place.end <= place.start ? [other.place.end] : [],
    );
    const from = Math.max(part.at, place.start - leadMax, cue && cue.end <= place.start ? cue.end : part.at, ...others);
    const street = streets.find(
      ({ start, end }) =>
        start >= from && end <= place.end + 90 && (end <= place.start || isBehind(part, place, start)),
    );
    const isOfCue = cue !== undefined && cue.end <= place.start && cue.end >= place.start - leadMax;
    const lead = slice(part, from - part.at, place.start - part.at);
    const facility = isOfCue ? facilityOf(part, lead) : undefined;
    return {
      ...stop,
      ...(street && { street: trimmed(part, street) }),
      ...(facility && { facility }),
    };
  });
}

/** "Kenosha, WI DC (9911 58th Pl)": in brackets behind the town. */
const isBehind = (part: Part, place: Span, start: number) =>
  start >= place.end && /^[^\n]{0,6}\([ \t]?$/.test(part.plain.slice(place.end - part.at, start - part.at));
