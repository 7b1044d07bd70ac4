import { type Cue, cueAt, type Role } from "@/lib/tenders/rules/cues";
import type { DayFound } from "@/lib/tenders/rules/days";
import type { PlaceFound } from "@/lib/tenders/rules/place-names";
import type { ContactFound, ReferenceFound } from "@/lib/tenders/rules/references";
import { before, behind, type Part, type Span } from "@/lib/tenders/rules/text";
import type { TimeFound } from "@/lib/tenders/rules/times";

export type AppointmentType = "FIRST_COME_FIRST_SERVED" | "SCHEDULED" | "TO_BE_SCHEDULED";

export type StopFound = {
  role: "PICKUP" | "DELIVERY";
  cue: Cue | undefined;
  place?: PlaceFound;
  facility?: Span;
  street?: Span;
  day?: DayFound;
  lastDay?: DayFound;
  /** Further days that are named beside the first: a load for each of them, or open. */
  others?: DayFound[];
  isDeadline?: boolean;
  time?: TimeFound;
  type?: Span & { value: AppointmentType };
  references: ReferenceFound[];
  contacts: ContactFound[];
};

export type Pieces = {
  places: readonly PlaceFound[];
  cues: readonly Cue[];
  days: readonly DayFound[];
  times: readonly TimeFound[];
  types: readonly (Span & { value: AppointmentType })[];
  references: readonly ReferenceFound[];
  contacts: readonly ContactFound[];
};

const fillers =
  /(?:\b(?:our|the|nuestr[ao]s?|plant[ao]?|instalaciones(?: ubicadas)?|bodega|cedis|almacen|dc|yard|patio|la|el|ciudad de|zona)[ \t]?(?:de[ \t]|en[ \t])?|[ \t¤(])+$/;
const towards =
  /(?:->|=>|[→➜➔⇒»>]|\b(?:to|hasta|going to|goin to|heading to|a|rumbo a|con destino a|para|into|bound for))$/;
const outOf = /(?:\b(?:from|out of|de|desde|ex|leaving|saliendo de))$/;
const lane =
  /^[ \t¤)]*(?:\([^)]{0,40}\))?[ \t¤]*(?:-|->|=>|-->|[→➜➔⇒»>|/]|\/\/|\t|to|a|hasta|going to|goin to|con destino a)[ \t]*$/;
const replaced = /\b(?:en vez de|en lugar de|instead of|not|no|ya no|rather than)[ \t](?:a |de |to |from )?$/;

/** What stands directly before a place, without the words that say what kind of site it is. */
const leadOf = (part: Part, place: Span) => before(part, place.start, 40).replace(fillers, "").trimEnd();

type Placed = { place: PlaceFound; role: Role | undefined; cue: Cue | undefined };

function roleOf(part: Part, pieces: Pieces, place: PlaceFound): Placed {
  const cue = cueAt(part, pieces.cues, place.start);
  const lead = leadOf(part, place);
  if (cue?.role === "OTHER") return { place, role: "OTHER", cue };
  const isDirect = cue !== undefined && place.start - cue.end < 24;
  if (outOf.test(lead) && !(isDirect && /de$/.test(lead))) return { place, role: "PICKUP", cue: undefined };
  if (towards.test(lead) && cue?.role !== "PICKUP")
    return { place, role: "DELIVERY", cue: cue?.role === "DELIVERY" ? cue : undefined };
  if (towards.test(lead) && !isDirect) return { place, role: "DELIVERY", cue: undefined };
  return cue?.role === "LOAD" ? { place, role: undefined, cue: undefined } : { place, role: cue?.role, cue };
}

/** Which stop each place is: two places with an arrow between them are a lane, whatever was said before. */
function placed(part: Part, pieces: Pieces): Placed[] {
  const named = pieces.places.filter((place) => !replaced.test(before(part, place.start, 24)));
  const all = named.map((place) => roleOf(part, pieces, place));
  for (const [index, next] of all.entries()) {
    const last = all[index - 1];
    if (!last || next.role === "OTHER" || last.role === "OTHER") continue;
    const between = part.plain.slice(last.place.end - part.at, next.place.start - part.at).replace(fillers, " ");
    if (!lane.test(between.replaceAll("\n", "¶"))) continue;
    all[index - 1] = { ...last, role: last.role === "DELIVERY" && last.cue ? last.role : "PICKUP" };
    all[index] = { ...next, role: "DELIVERY" };
  }
  const open = all.filter(({ role }) => role === undefined);
  const isPair = all.filter(({ role }) => role !== "OTHER").length === 2 && open.length === 2;
  if (isPair)
    return all.map((one) =>
      one === open[0] ? { ...one, role: "PICKUP" } : one === open[1] ? { ...one, role: "DELIVERY" } : one,
    );
  const missing = all.some(({ role }) => role === "PICKUP") ? "DELIVERY" : "PICKUP";
  const isLast =
    open.length === 1 &&
    all.some(({ role }) => role === "PICKUP" || role === "DELIVERY") &&
    !all.some(({ role }) => role === missing);
  return all.map((one) => (isLast && one === open[0] ? { ...one, role: missing } : one));
}

const samePlace = (a: PlaceFound, b: PlaceFound) =>
  a.city === b.city && a.state === b.state && a.postalCode === b.postalCode;
const sameTown = (a: PlaceFound, b: PlaceFound) => a.city === b.city && a.state === b.state;

/** A further place of one kind is a further stop only where a word of its own says so. */
function stopsOf(all: readonly Placed[]): StopFound[] {
  const stops: StopFound[] = [];
  for (const { place, role, cue } of all) {
    if (role !== "PICKUP" && role !== "DELIVERY") continue;
    const alike = stops.filter((stop) => stop.role === role);
    const same = alike.find((stop) => stop.place && (samePlace(stop.place, place) || sameTown(stop.place, place)));
    if (same) {
      if (place.postalCode && same.place && !same.place.postalCode) same.place = place;
      same.cue ??= cue;
      continue;
    }
    const isFurther = alike.every((stop) => stop.cue !== undefined && stop.cue !== cue) && cue !== undefined;
    if (alike.length === 0 || isFurther) stops.push({ role, cue, place, references: [], contacts: [] });
  }
  return stops;
}

/** The stop that a position of the text is about. */
function stopAt(part: Part, { cues }: Pieces, stops: StopFound[], position: number): StopFound | undefined {
  const cue = cueAt(part, cues, position);
  if (cue?.role === "OTHER") return undefined;
  const role = cue?.role === "DELIVERY" ? "DELIVERY" : "PICKUP";
  const own = stops.find((stop) => stop.cue !== undefined && stop.cue === cue);
  const alike = stops.filter((stop) => stop.role === role);
  const last = alike.filter((stop) => (stop.place?.start ?? 0) <= position).at(-1);
  const known = own ?? last ?? alike[0];
  if (known) return known;
  const created: StopFound = { role, cue, references: [], contacts: [] };
  stops.push(created);
  return created;
}

const deadline = /\b(?:by|before|on or before|no later than|a mas tardar(?: el)?|antes del?|due)[ \t](?:el |the )?$/;
const through = /^[ \t]{0,2}(?:-|to|al?|thru|through)[ \t]{0,2}(?:el )?$/;
const listed = /^(?:[^\n.]{0,24},)?[ \t]{0,2}(?:,|and|&|y|or|o)[ \t]{0,2}(?:el |and )?$/;

function addDay(part: Part, stop: StopFound, day: DayFound) {
  const between = stop.day ? part.plain.slice(stop.day.end - part.at, day.start - part.at) : "";
  if (!stop.day) {
    stop.day = day;
    stop.isDeadline = deadline.test(before(part, day.start, 24));
  } else if (through.test(between)) stop.lastDay = day;
  else if (listed.test(between)) stop.others = [...(stop.others ?? []), day];
}

function addTime(stop: StopFound, time: TimeFound) {
  if (!stop.time) stop.time = time;
}

const neutralLabel = /^[ \t*•-]{0,4}(?:date|fecha|day|dia|when|cuando|cita|appt|appointment)\b[^\n:]{0,12}:/;

/** One date for the whole load, in a line of its own below both places, is the pickup's. */
function moveLoneDay(part: Part, stops: readonly StopFound[]) {
  const [only, ...others] = stops.filter(({ day }) => day);
  const pickup = stops.find(({ role }) => role === "PICKUP");
  if (!only?.day || others.length > 0 || only.role !== "DELIVERY" || !pickup) return;
  if (!neutralLabel.test(before(part, only.day.start, 60) + behind(part, only.day.start, 4))) return;
  const { day, time, type } = only;
  Object.assign(pickup, { day, ...(time && { time }), ...(type && { type }) });
  delete only.day;
  delete only.time;
  delete only.type;
}

/** "11/30 carga": a day that stands directly before its word, and behind none. */
function cueBehind(part: Part, cues: readonly Cue[], { start, end }: Span): number | undefined {
  const isBehindCue = cues.some((cue) => cue.end <= start && start - cue.end < 4);
  const next = cues.find((cue) => cue.isFirm && cue.role !== "LOAD" && cue.start > end && cue.start - end < 3);
  if (next && behind(part, end, next.start - end).trim() !== "") return undefined;
  return isBehindCue ? undefined : next?.start;
}

/** The stops of one load in the order in which they are driven, with what is said of each. */
export function readStops(part: Part, pieces: Pieces): StopFound[] {
  const stops = stopsOf(placed(part, pieces));
  const at = (position: number) => stopAt(part, pieces, stops, position);
  for (const day of pieces.days) {
    const stop = at(cueBehind(part, pieces.cues, day) ?? day.start);
    if (stop) addDay(part, stop, day);
  }
  for (const time of pieces.times) {
    const stop = at(time.start);
    if (stop) addTime(stop, time);
  }
  for (const type of pieces.types) {
    const stop = at(type.start);
    if (stop) stop.type ??= type;
  }
  for (const cue of pieces.cues.filter(({ isAppointment }) => isAppointment)) {
    const stop = at(cue.start);
    if (stop) stop.type ??= { start: cue.start, end: cue.end, value: "SCHEDULED" };
  }
  for (const reference of pieces.references.filter(({ isOfStop }) => isOfStop))
    at(reference.start)?.references.push(reference);
  for (const contact of pieces.contacts) at(contact.start)?.contacts.push(contact);
  const order = { PICKUP: 0, DELIVERY: 1 };
  moveLoneDay(part, stops);
  return stops.sort((a, b) => order[a.role] - order[b.role]);
}
