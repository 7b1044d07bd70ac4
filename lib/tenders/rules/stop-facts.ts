import { writtenState } from "@/lib/places/rules/place-name";
import type { Day } from "@/lib/tenders/rules/calendar";
import type { Fact, Facts } from "@/lib/tenders/rules/fact";
import type { Reading } from "@/lib/tenders/rules/reading";
import type { StopFound } from "@/lib/tenders/rules/stops";
import { type Part, type Span, writtenAt } from "@/lib/tenders/rules/text";

function placeFacts(path: string, { place, street, facility }: StopFound, text: Part): Fact[] {
  const at = (name: string) => `${path}.location.${name}`;
  const fact = (name: string, value: unknown, span: Span | undefined): Fact[] =>
    value === undefined || span === undefined ? [] : [{ path: at(name), value, start: span.start, end: span.end }];
  const whole = place && { start: place.start, end: place.end };
  const kind = street ? "ADDRESS" : place?.city ? "CITY" : "POSTAL_CODE";
  return [
    ...fact("facilityName", facility && writtenAt(text, facility), facility),
    ...fact("place.type", place && kind, whole),
    ...fact("place.street", street && writtenAt(text, street), street),
    ...fact("place.city", place?.city, place?.citySpan ?? whole),
    ...fact(
      "place.state",
      writtenState(place?.state, place?.countryCode),
      place?.stateSpan ?? place?.citySpan ?? whole,
    ),
    ...fact("place.postalCode", place?.postalCode, place?.postalSpan),
    ...fact("place.countryCode", place?.countryCode, whole),
  ];
}

/** From and until when, as far as it is said: a day, or a time of it. */
function timesOf({ time, isDeadline, lastDay }: StopFound, day: Day) {
  const from = isDeadline
    ? undefined
    : time?.until && !time.from
      ? undefined
      : time?.from
        ? `${day}T${time.from}`
        : day;
  const last = lastDay?.days.length === 1 ? lastDay.days[0] : undefined;
  const until = time?.until
    ? `${last ?? day}T${time.until}`
    : isDeadline
      ? time?.from
        ? `${day}T${time.from}`
        : day
      : last;
  return { from, until };
}

function appointmentFacts(path: string, stop: StopFound, days: readonly Day[]): Facts {
  const { day, time, type } = stop;
  const at = `${path}.appointment`;
  const isSet = type !== undefined && (type.value !== "SCHEDULED" || time !== undefined);
  const kind: Fact[] =
    type && isSet ? [{ path: `${at}.type`, value: type.value, start: type.start, end: type.end }] : [];
  if (!day || days.length === 0) return { facts: kind, questions: [] };
  const optionsOf = (one: Day) => {
    const { from, until } = timesOf(stop, one);
    return [
      ...(from ? [{ path: `${at}.start`, value: from }] : []),
      ...(until ? [{ path: `${at}.end`, value: until }] : []),
    ];
  };
  const { start, end } = day;
  const [only, ...others] = days;
  if (only === undefined) return { facts: kind, questions: [] };
  if (others.length > 0) return { facts: kind, questions: [{ start, end, options: days.map(optionsOf) }] };
  const facts = optionsOf(only).flatMap((fact): Fact[] => {
    const spans = time ? [{ start, end }, time] : [{ start, end }];
    return spans.map((span) => ({ ...fact, start: span.start, end: span.end }));
  });
  return { facts: [...kind, ...facts], questions: [] };
}

export const referenceFacts = (path: string, references: Reading["references"]): Fact[] =>
  references.flatMap(({ label, value, valueSpan }, index) => [
    { path: `${path}[${index}].label`, value: label, start: valueSpan.start, end: valueSpan.end },
    { path: `${path}[${index}].value`, value, start: valueSpan.start, end: valueSpan.end },
  ]);

/** What is said of a stop. */
export function stopFacts(stop: StopFound, index: number, { text, days }: { text: Part; days: readonly Day[] }): Facts {
  const path = `stops[${index}]`;
  const span = stop.place ?? stop.day ?? stop.time ?? stop.type ?? { start: 0, end: 0 };
  const { facts, questions } = appointmentFacts(path, stop, days);
  const contacts = stop.contacts.flatMap(({ start, end, name, phone }, at): Fact[] => [
    ...(name ? [{ path: `${path}.contacts[${at}].name`, value: name, start, end }] : []),
    ...(phone ? [{ path: `${path}.contacts[${at}].phone`, value: phone, start, end }] : []),
  ]);
  return {
    facts: [
      { path: `${path}.type`, value: stop.role, start: span.start, end: span.end },
      ...placeFacts(path, stop, text),
      ...facts,
      ...referenceFacts(`${path}.referenceNumbers`, stop.references),
      ...contacts,
    ],
    questions,
  };
}
