import type { Column } from "@/lib/tenders/rules/columns";
import { type DayFound, daysIn } from "@/lib/tenders/rules/days";
import type { PlaceFound } from "@/lib/tenders/rules/place-names";
import { placesIn } from "@/lib/tenders/rules/places";
import type { Reader } from "@/lib/tenders/rules/read-part";
import type { StopFound } from "@/lib/tenders/rules/stops";
import { type Part, type Span, trimmed, writtenAt } from "@/lib/tenders/rules/text";
import { timesIn } from "@/lib/tenders/rules/times";

export type Cells = { column: Column; cell: Part }[];

export const spanOf = (cell: Part): Span =>
  trimmed(cell, { start: cell.at, end: cell.at + cell.plain.length }, /[\s"]/);
export const textOf = (cell: Part) => writtenAt(cell, spanOf(cell));
export const isEmpty = (cell: Part) =>
  !/[\p{L}\p{N}]/u.test(cell.plain) || /^[\s"]*(?:n\/?a|tbd|-+|por confirmar)[\s"]*$/.test(cell.plain);

type StopColumn = Extract<Column, { stop: string }>;
const isOfStop = (column: Column): column is StopColumn => "stop" in column;

/** The day and the time of a cell; two days in it are none. */
function whenOf(cell: Part, reader: Reader) {
  const days = daysIn(cell, reader.style);
  const { found: times } = timesIn(days.rest);
  return { day: days.found.length === 1 ? days.found[0] : undefined, time: times[0] };
}

/** A cell of times has nothing else in it: "9" is no time, "0900" is one. */
function timeOf(cell: Part) {
  const [found] = timesIn(cell).found;
  if (found) return found;
  const text = textOf(cell);
  const [, hours, minutes] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(text) ?? [];
  return hours && minutes ? { ...spanOf(cell), from: `${hours.padStart(2, "0")}:${minutes}` } : undefined;
}

function placeOf(cells: Cells, stop: "PICKUP" | "DELIVERY", reader: Reader): PlaceFound | undefined {
  const of = (kind: StopColumn["kind"]) =>
    cells.find(({ column }) => isOfStop(column) && column.stop === stop && column.kind === kind)?.cell;
  const [whole, city, state, zip] = [of("place"), of("city"), of("state"), of("postalCode")];
  const postalCode = zip ? /\b\d{5}\b/.exec(zip.plain)?.[0] : undefined;
  const at = whole ?? city ?? zip;
  if (!at) return undefined;
  const [named] = whole ? placesIn(whole, reader.find) : [];
  if (named) return named;
  const text = textOf(whole ?? city ?? at);
  const query = whole ? { address: text } : { city: city && textOf(city), state: state && textOf(state), postalCode };
  const found = reader.find(query);
  if (!found || found.confidence < 0.5 || (found.isApproximate && !postalCode)) return undefined;
  const ends = [at, ...[city, state, zip].filter((cell) => cell !== undefined)].map(spanOf);
  const whereabouts = {
    start: Math.min(...ends.map(({ start }) => start)),
    end: Math.max(...ends.map(({ end }) => end)),
  };
  return {
    ...whereabouts,
    city: found.city,
    state: found.state,
    countryCode: found.countryCode,
    citySpan: spanOf(city ?? at),
    ...(state && { stateSpan: spanOf(state) }),
    ...(zip && postalCode && { postalCode, postalSpan: spanOf(zip) }),
    isSure: true,
  };
}

/** A stop as the columns of its kind have it. */
export function stopOf(cells: Cells, role: "PICKUP" | "DELIVERY", reader: Reader): StopFound | undefined {
  const place = placeOf(cells, role, reader);
  const own = cells.filter(({ column }) => isOfStop(column) && column.stop === role);
  let day: DayFound | undefined;
  let time: StopFound["time"];
  let type: StopFound["type"];
  for (const { column, cell } of own) {
    if (column.kind === "time") time ??= timeOf(cell);
    if (column.kind !== "day" && column.kind !== "appointment") continue;
    const when = whenOf(cell, reader);
    day ??= when.day;
    time ??= when.time;
    if (column.kind === "appointment" && when.time) type = { ...spanOf(cell), value: "SCHEDULED" };
  }
  const named = own.find(({ column }) => column.kind === "facility")?.cell;
  if (!place && !day) return undefined;
  return {
    role,
    cue: undefined,
    ...(place && { place }),
    ...(day && { day }),
    ...(time && { time }),
    ...(type && { type }),
    ...(named && { facility: spanOf(named) }),
    references: [],
    contacts: [],
  };
}
