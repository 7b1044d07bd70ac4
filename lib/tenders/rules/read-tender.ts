import type { Steps } from "@/lib/core/steps";
import type { Day } from "@/lib/tenders/rules/calendar";
import { callingCustomer, customerOfMail, writingCustomer } from "@/lib/tenders/rules/companies";
import { countIn, countMax, seriesIn } from "@/lib/tenders/rules/counts";
import { type DayStyle, daysIn, orderOf } from "@/lib/tenders/rules/days";
import type { Facts } from "@/lib/tenders/rules/fact";
import { factsOf } from "@/lib/tenders/rules/facts";
import { isTender } from "@/lib/tenders/rules/is-tender";
import { languageOf } from "@/lib/tenders/rules/language";
import { type Message, messagesIn, withoutSpeakers } from "@/lib/tenders/rules/messages";
import type { FindPlace } from "@/lib/tenders/rules/place-names";
import { lookUpsMax } from "@/lib/tenders/rules/places";
import { type Reader, readPart } from "@/lib/tenders/rules/read-part";
import { readRow } from "@/lib/tenders/rules/read-row";
import { merged, type Reading } from "@/lib/tenders/rules/reading";
import { contactsIn } from "@/lib/tenders/rules/references";
import { splitLoads } from "@/lib/tenders/rules/split-loads";
import { tableIn } from "@/lib/tenders/rules/tables";
import { type Part, type Span, slice, writtenAt } from "@/lib/tenders/rules/text";

/** What a text asks for; `lines` is where in the text the load stands. */
export type LoadRead = Facts & { lines: Span[] };

export type TenderQuestion = { whole: Part; today: Day; find: FindPlace };

const spanOf = ({ at, plain }: Part): Span => ({ start: at, end: at + plain.length });

/** Nobody waits for a gazetteer that is asked about every word of a book. */
function bounded(find: FindPlace): FindPlace {
  const known = new Map<string, ReturnType<FindPlace>>();
  let asked = 0;
  return (query) => {
    const key = JSON.stringify(query);
    if (known.has(key)) return known.get(key);
    if (++asked > lookUpsMax) return undefined;
    const found = find(query);
    known.set(key, found);
    return found;
  };
}

const placed = ({ stops }: Reading) => stops.filter(({ place }) => place).length;
const roles = ({ stops }: Reading) => new Set(stops.filter(({ place }) => place).map(({ role }) => role)).size;
const quantitiesOf = ({ weight, pieces, trailer, money, stops }: Reading) =>
  [weight, pieces, trailer.types[0], money[0], stops.find(({ day }) => day)].filter((fact) => fact !== undefined)
    .length;

type Draft = { reading: Reading; lines: Span[]; count: number; days?: Day[] | undefined };

/** What the newest message that has a lane says; the messages above it are comments on it. */
function* choose(messages: readonly Message[], readerOf: (message: Message) => Reader) {
  for (const [index, message] of messages.slice(0, 4).entries()) {
    const body = withoutSpeakers(message.body);
    const reader = readerOf(message);
    const drafts = yield* draftsOf(body, reader);
    if (drafts.some(({ reading }) => roles(reading) === 2))
      return { drafts, body, message, reader, comments: messages.slice(0, index) };
  }
  const [message] = messages;
  if (!message) return undefined;
  const [body, reader] = [withoutSpeakers(message.body), readerOf(message)];
  return { drafts: yield* draftsOf(body, reader), body, message, reader, comments: [] };
}

/** What somebody writes of a load is shorter than what is quoted below it. */
const proseMax = 12_000;

function* draftsOf(whole: Part, reader: Reader): Steps<Draft[]> {
  const table = tableIn(whole);
  if (table && table.rows.length > 0) {
    const rows: Draft[] = [];
    for (const row of table.rows.slice(0, 100)) {
      yield;
      const read = readRow(table, row, reader);
      if (read) rows.push({ ...read, lines: [spanOf(row.line)] });
    }
    if (rows.length > 0) return rows;
  }
  const body = slice(whole, 0, proseMax);
  const several = yield* splitLoads(body, reader);
  if (several) {
    const shared = readPart(several.rest, reader);
    return several.items.map(({ part, reading }) => ({
      reading: merged(reading, shared),
      lines: [spanOf(part)],
      count: 1,
    }));
  }
  const reading = readPart(body, reader);
  const count = countIn(body);
  const days = seriesIn(body, reader.style, count) ?? listedDays(reading, count);
  return [{ reading, lines: [spanOf(body)], count, days }];
}

/** "Tue, Wed and Thu" for three loads; for another number of loads it is open which. */
function listedDays({ stops }: Reading, count: number): Day[] | undefined {
  const pickup = stops.find(({ role }) => role === "PICKUP");
  const days = [pickup?.day, ...(pickup?.others ?? [])].flatMap((day) => (day?.days.length === 1 ? day.days : []));
  return days.length === count && count > 1 ? days : undefined;
}

const askedBy =
  /\b(?:our contract|solicit[oa]|solicitud|cotizacion|tender\b|we need|necesitamos|requerimos|please (?:cover|quote|advise|confirm)|need (?:one|a) truck|favor de|hoping for|lo siguiente|equipment:)/;
const ofCustomer = /\b(?:customer|cliente|our cust|buy|comprar|carrier rate|carrier:|transportista:)\b/;

/** The loads that a pasted text asks for, each with the words that its values were read from; a step for each line. */
export function* readTender({ whole, today, find }: TenderQuestion): Steps<LoadRead[]> {
  const language = languageOf(whole);
  const order = orderOf(whole, language === "en");
  const asked = bounded(find);
  const readerOf = (message: Message): Reader => ({
    style: styleOf(message, { said: today, order }),
    language,
    find: asked,
  });
  const chosen = yield* choose(messagesIn(whole), readerOf);
  if (!chosen) return [];
  const { drafts, body, message, reader, comments } = chosen;
  const extra = [
    ...comments.map(({ body }) => readPart(withoutSpeakers(body), readerOf(message))),
    ...(message.subject ? [readPart(message.subject, reader)] : []),
  ];
  const first = drafts[0];
  const together = extra.reduce((reading, other) => merged(reading, other), first?.reading ?? readPart(body, reader));
  const lanes = drafts.length;
  if (!isWorthDrafting(drafts, together, whole) || !isTender(whole, { lanes, quantities: quantitiesOf(together) }))
    return [];
  const signed = comments.length === 0 || message.isForwarded ? writingCustomer(message) : undefined;
  const sites = drafts.flatMap(({ reading }) => reading.stops.flatMap(({ facility }) => facility ?? []));
  const customer = signed ?? callingCustomer(contactsIn(body).rest) ?? customerOfMail(whole, sites);
  const isLetter = !comments.length && !message.isForwarded && customer !== undefined;
  const circumstances = {
    text: whole,
    language,
    isFromCustomer: isLetter && askedBy.test(whole.plain) && !ofCustomer.test(body.plain),
    saysUsd: /\b(?:usd|dlls|dolares|us dollars)\b/.test(whole.plain) && !/\b(?:mxn|pesos|m\.n\.)/.test(whole.plain),
  };
  return drafts.flatMap((draft): LoadRead[] => {
    const reading = withComments(draft.reading, extra);
    const named = reading.customer ?? (customer && { ...customer, name: writtenAt(whole, customer) });
    const complete = { ...reading, ...(named && { customer: named }) };
    const copies = Array.from({ length: Math.min(draft.count, countMax) }, (_, index) =>
      onDay(complete, draft.days?.[index]),
    );
    return copies.map((copy) => ({
      ...factsOf(copy, { ...circumstances, isOfSeveral: draft.count > 1 }),
      lines: draft.lines,
    }));
  });
}

/** A comment above a forwarded tender says what it may be bought for; the tender itself says all else. */
function withComments(reading: Reading, extra: readonly Reading[]): Reading {
  const money = extra.flatMap((other) => other.money);
  const all = extra.reduce((kept, other) => merged(kept, { ...other, money: [] }), reading);
  return {
    ...all,
    money:
      money.length > 0
        ? [...money, ...reading.money.filter(({ meaning }) => !money.some((one) => one.meaning === meaning))]
        : reading.money,
  };
}

const onDay = (reading: Reading, day: Day | undefined): Reading =>
  day === undefined
    ? reading
    : {
        ...reading,
        stops: reading.stops.map((stop) =>
          stop.role === "PICKUP" && stop.day ? { ...stop, day: { ...stop.day, days: [day] }, others: [] } : stop,
        ),
      };

/** A mail's own date is what its weekdays count from. */
function styleOf({ sent }: Message, style: DayStyle): DayStyle {
  const [day] = sent ? daysIn(sent, style).found.filter(({ days, isWeekday }) => days.length === 1 && !isWeekday) : [];
  const said = day?.days[0];
  return said && said <= style.said ? { ...style, said } : style;
}

const asksForPrice = /\b(?:quote|cotiz\w*|rate|tarifa|price|precio|cuanto|a como|need|necesit\w*|ocupo|cover|move)\b/;
const again = /\b(?:mismo viaje|misma carga|same (?:load|lane|run)|otro viaje igual|igual que (?:ayer|el))\b/;

/** Two places, or one with enough beside it that somebody wants moved. */
function isWorthDrafting(drafts: readonly Draft[], together: Reading, { plain }: Part) {
  if (drafts.length > 1) return true;
  // A lane alone is named in many a letter that asks for nothing.
  if (roles(together) === 2) return quantitiesOf(together) > 0 || asksForPrice.test(plain);
  return placed(together) > 0 && (quantitiesOf(together) >= 2 || again.test(plain));
}
