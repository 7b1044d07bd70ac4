import { commodityIn } from "@/lib/tenders/rules/commodities";
import { brokerSentences, customsBrokersIn, isCompany, namedCustomer } from "@/lib/tenders/rules/companies";
import { crossingsIn } from "@/lib/tenders/rules/crossings";
import { cuesIn } from "@/lib/tenders/rules/cues";
import { type DayStyle, daysIn } from "@/lib/tenders/rules/days";
import { facilitiesOf } from "@/lib/tenders/rules/facilities";
import { hazardsIn } from "@/lib/tenders/rules/hazards";
import type { Language } from "@/lib/tenders/rules/language";
import { moneyIn } from "@/lib/tenders/rules/money";
import type { FindPlace } from "@/lib/tenders/rules/place-names";
import { placesIn } from "@/lib/tenders/rules/places";
import { bareWeight, piecesIn, temperaturesIn, weightsIn, wholeOf } from "@/lib/tenders/rules/quantities";
import type { Reading } from "@/lib/tenders/rules/reading";
import { contactsIn, referencesIn } from "@/lib/tenders/rules/references";
import { demandsIn, equipmentIn } from "@/lib/tenders/rules/requirements";
import { type AppointmentType, readStops } from "@/lib/tenders/rules/stops";
import { streetsIn } from "@/lib/tenders/rules/streets";
import { covered, matchesOf, type Part, type Span, writtenAt } from "@/lib/tenders/rules/text";
import { timesIn } from "@/lib/tenders/rules/times";
import { trailerOf, trailersIn } from "@/lib/tenders/rules/trailers";

export type Reader = { style: DayStyle; language: Language; find: FindPlace };

const types: readonly (readonly [RegExp, AppointmentType])[] = [
  [
    /\b(?:fcfs|first[- ]come(?:[ ,-]*first[- ]serve[d]?)?|no app(?:oin)?t(?:ment)? (?:is )?(?:needed|required|necessary)|sin cita|orden de llegada)\b/g,
    "FIRST_COME_FIRST_SERVED",
  ],
  [
    /\b(?:cita|appt|appointment|cita de descarga|cita de carga)?[ \t:]{0,3}(?:por confirmar|por definir|pendiente|to be (?:made|scheduled|confirmed|set|determined)|tbd|call for app(?:oin)?t(?:ment)?)\b/g,
    "TO_BE_SCHEDULED",
  ],
  [/\b(?:appt|appointment|cita)\b/g, "SCHEDULED"],
];

/** A rate or a driver can be to be confirmed too: only what stands beside a stop's words counts. */
function appointmentTypesIn(part: Part) {
  const found: (Span & { value: AppointmentType })[] = [];
  let rest = part;
  for (const [pattern, value] of types) {
    const here = matchesOf(rest, pattern).filter(
      ({ start }) =>
        !/(?:rate|tarifa|precio|operador|driver)[ \t:]{0,4}[^\n]{0,4}$/.test(
          part.plain.slice(Math.max(0, start - part.at - 16), start - part.at),
        ),
    );
    found.push(...here.map(({ start, end }) => ({ start, end, value })));
    rest = covered(rest, here);
  }
  return { found, rest };
}

/**
 * Takes a part of a text that is about one load apart. Each step covers what it took, so that a number is a weight or a price
 * or a time and never two of them; the order matters.
 */
function takeApart(part: Part, style: DayStyle) {
  const contacts = contactsIn(part);
  const hazards = hazardsIn(contacts.rest);
  const streets = streetsIn(hazards.rest);
  const crossings = crossingsIn(streets.rest);
  const trailers = trailersIn(crossings.rest);
  const temperatures = temperaturesIn(trailers.rest);
  const weights = weightsIn(withoutMeasures(temperatures.rest));
  const equipment = equipmentIn(weights.rest);
  const demands = demandsIn(equipment.rest);
  const pieces = piecesIn(demands.rest);
  const days = daysIn(pieces.rest, style);
  const money = moneyIn(days.rest);
  const references = referencesIn(money.rest);
  const times = timesIn(references.rest);
  const appointments = appointmentTypesIn(times.rest);
  const readable = contacts.rest;
  return {
    ...{ contacts, hazards, streets, crossings, trailers, temperatures, weights, equipment, demands, pieces, days },
    ...{ money, references, times, appointments, readable },
  };
}

type Taken = ReturnType<typeof takeApart>;

/** The goods and how much of them there is. */
function readGoods(part: Part, taken: Taken, { places, isEnglish }: { places: readonly Span[]; isEnglish: boolean }) {
  const { weights, pieces, temperatures, times, appointments } = taken;
  const bare = weights.found.length === 0 ? bareWeight(times.rest, isEnglish) : undefined;
  const weight = wholeOf(weights.found) ?? bare;
  const whole = wholeOf(pieces.found);
  const loose = bare ? [bare] : [];
  const named = commodityIn(covered(appointments.rest, [...places, ...loose]), [
    [...weights.found, ...loose, ...pieces.found],
    temperatures.found,
  ]);
  const commodity = named && !isCompany(writtenAt(part, named)) ? named : undefined;
  const [temperature] = temperatures.found;
  return {
    ...(weight && { weight }),
    ...(whole && { pieces: whole }),
    ...(commodity && { commodity: { ...commodity, name: writtenAt(part, commodity) } }),
    ...(temperature && temperatures.found.length === 1 && { temperature }),
  };
}

/** All that a part of a text about one load says. */
export function readPart(part: Part, { style, language, find }: Reader): Reading {
  const taken = takeApart(part, style);
  const { contacts, times, appointments, references, trailers, streets, crossings } = taken;
  const customer = namedCustomer(part);
  const aside = [...matchesOf(part, brokerSentences), ...(customer ? [customer] : [])];
  const places = placesIn(covered(times.rest, aside), find);
  const stops = readStops(part, {
    places,
    cues: cuesIn(taken.readable),
    days: taken.days.found,
    times: times.found,
    types: appointments.found,
    references: references.found,
    contacts: contacts.found,
  });
  const [crossing] = crossings.found;
  return {
    stops: facilitiesOf(covered(times.rest, trailers.found), stops, streets.found),
    trailer: trailerOf(part, trailers.found),
    hazards: taken.hazards.found,
    money: taken.money.found,
    references: references.found.filter(({ isOfStop }) => !isOfStop),
    equipment: taken.equipment.found,
    demands: taken.demands.found,
    brokers: customsBrokersIn(part),
    ...readGoods(part, taken, { places, isEnglish: language === "en" }),
    ...(crossing && { crossing }),
    ...(customer && { customer: { ...customer, name: writtenAt(part, customer) } }),
  };
}

/** Lengths and sizes are no weights and no times: 34'L x 11'W, 5.80 x 2.90 m, km 9.5, 6ft. */
const measures =
  /(?<![\d.,])\d{1,3}(?:\.\d{1,2})?[ \t]?(?:'|"|ft\b|feet\b|pies\b|in\b|cm\b|m\b|mts?\b)?[lwh]?[ \t]?x[ \t]?\d{1,3}(?:\.\d{1,2})?(?:[ \t]?(?:'|"|ft\b|m\b)?[lwh]?[ \t]?x[ \t]?\d{1,3}(?:\.\d{1,2})?)?[ \t]?(?:'|"|ft\b|feet\b|m\b|cm\b|mts\b)?[lwh]?|\b\d{1,2}(?:\.\d)?[ \t]?(?:'|ft\b|pies\b)[ \t]?(?:[lwh]\b)?|\bkm[ \t]\d{1,4}(?:\.\d)?|\b(?:trip|miles|millas)[ \t:]{1,3}[\d,]{1,6}|(?<![\d.,])[\d,]{1,6}[ \t](?:miles|millas|mi|kms?)\b/g;
const withoutMeasures = (part: Part) => covered(part, matchesOf(part, measures));
