import { covered, matchesOf, type Part, type Span, writtenAt } from "@/lib/tenders/rules/text";

export type ReferenceFound = Span & { label: string; value: string; valueSpan: Span; isOfStop: boolean };
export type ContactFound = Span & { name?: string; phone?: string };

const sign = String.raw`[ \t]{0,2}(?:number\(?s?\)?|num(?:ero)?\.?|nos?\.|no(?=[ \t]?[:#])|id)?(?:[ \t]{1,2}(?:is|es)(?=[ \t]))?[ \t]{0,2}[#:.]{0,3}[ \t.]{0,14}`;
const strict = String.raw`[ \t]{0,2}(?:(?:number|num(?:ero)?|no\.?)[ \t]{1,2}(?:is|es)(?=[ \t])|number\(?s?\)?|num(?:ero)?\.?|no\.|no(?=[ \t]?[:#])|id|#|:)[ \t]{0,2}[#:.]{0,2}[ \t.]{0,14}`;
const value = String.raw`((?=[a-z0-9/-]{0,24}\d)[a-z0-9](?:[a-z0-9/-]{0,23}[a-z0-9])?)(?![a-z0-9@])`;
const more = String.raw`((?:[ \t]?,[ \t]?(?=[a-z0-9-]{0,14}\d)[a-z0-9-]{3,16}(?![a-z0-9/:.]|[ \t]?(?:lbs?|kg|pallets|plts)))*)`;

type Kind = { label: string; words: string; ofStop?: boolean; isStrict?: boolean };
const kinds: readonly Kind[] = [
  { label: "LOAD", words: "(?:rate|load) con(?:f(?:irmation)?)?", isStrict: true },
  { label: "PU", words: "pu|pick ?up|p\\/u", ofStop: true, isStrict: true },
  {
    label: "APPOINTMENT",
    words: "appt|appointment|no\\. de cita|cita no\\.?|numero de cita|conf(?:irmation)?",
    ofStop: true,
    isStrict: true,
  },
  { label: "APPOINTMENT", words: "no\\. de cita|num\\.? de cita|folio de cita", ofStop: true },
  { label: "DELIVERY", words: "del|delivery|drop", ofStop: true, isStrict: true },
  { label: "PO", words: "p\\.?o\\.?|purchase order|o\\.?c\\.?|orden de compra" },
  { label: "BOL", words: "bol|b\\/l|bill of lading|carta porte" },
  { label: "TENDER", words: "load tender|tender" },
  { label: "LOAD", words: "load|carga|viaje", isStrict: true },
  { label: "ORDER", words: "order|pedido|orden" },
  { label: "FOLIO", words: "folio" },
  { label: "SHIPMENT", words: "shipment|embarque|ship(?:ping)?|envio" },
  { label: "REF", words: "ref(?:erence|erencia)?\\.?" },
  { label: "TRAILER", words: "trlr|trailer|caja|remolque", isStrict: true },
  { label: "SEAL", words: "seal|sello", isStrict: true },
  { label: "PEDIMENTO", words: "pedimento" },
  { label: "CONTAINER", words: "container|contenedor", isStrict: true },
];

const patternOf = ({ words, isStrict }: Kind) =>
  new RegExp(String.raw`(?<![a-z0-9@./-])(?:${words})(?:${isStrict ? strict : sign})(?<=[ \t#:.])${value}${more}`, "g");
const patterns = kinds.map((kind) => ({ kind, pattern: patternOf(kind) }));

/** "23/11/2026", "8 am", "2 pallets" behind a label are no numbers of it. */
const noReference =
  /^(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\d{1,2}|\d{1,2}(?:am|pm|hrs)|20\d\d|\d{1,3}(?:lbs?|kg|ft|mi))$/;

/** "The order is 1200 cases": what is counted is no number of anything. */
const isCount = ({ plain, at }: Part, text: string, end: number) =>
  /[ \t](?:is|es)[ \t]/.test(text) && /^[ \t]{1,2}[a-z]/.test(plain.slice(end - at, end - at + 3));

/** The numbers of the load and of its stops, each as it is written. */
export function referencesIn(part: Part): { found: ReferenceFound[]; rest: Part } {
  const found: ReferenceFound[] = [];
  let rest = part;
  for (const { kind, pattern } of patterns) {
    for (const {
      start,
      end,
      text,
      groups: [first = "", others = ""],
    } of matchesOf(rest, pattern)) {
      if (noReference.test(first) || isCount(rest, text, end)) continue;
      const from = end - others.length - first.length;
      const values = [{ start: from, end: from + first.length }];
      for (const other of others.matchAll(/[a-z0-9-]{3,16}/g)) {
        const at = end - others.length + other.index;
        values.push({ start: at, end: at + other[0].length });
      }
      // A lone word before a number ("ship 2026") needs a sign or a length.
      if (!/[#:.]/.test(text) && first.length < 3) continue;
      for (const span of values) {
        found.push({
          start,
          end,
          label: kind.label,
          value: writtenAt(part, span),
          valueSpan: span,
          isOfStop: kind.ofStop ?? false,
        });
      }
    }
    rest = covered(rest, found);
  }
  return { found: found.sort((a, b) => a.start - b.start), rest };
}

const phone =
  /(?<![\d.,$#/-])(?:\+\d{1,3}[ \t.-]?)?(?:\(\d{2,3}\)[ \t]?|(?:\d{3}|55|56|33|81)[ \t.-])\d{3,4}[ \t.-]\d{4}(?:[ \t]?(?:x|ext\.?)[ \t]?\d{1,5})?(?!\d)/g;
const mails = /[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,80}/g;
const links = /\b(?:https?:\/\/|www\.)[^\s]{1,200}/g;
const registrations =
  /\b(?:mc|dot|usdot|scac|rfc|patente)[ \t]{0,2}(?:no\.?|num(?:ber)?)?[ \t]{0,2}[#:]?[ \t]{0,2}[a-z]{0,4}\d{3,12}[a-z0-9]{0,6}\b/g;
const contact = /\b(?:contact|contacto|attn|atencion)[ \t]{0,2}[:.]?[ \t]{0,2}([^\n;()¤]{2,48}?)[ \t,:]{1,3}(?=¤)/g;

/** Telephone numbers, addresses of mail and registrations of carriers: none of them is a number of the load. */
export function contactsIn(part: Part): { found: ContactFound[]; rest: Part } {
  const rest = covered(part, [...matchesOf(part, mails), ...matchesOf(part, links), ...matchesOf(part, registrations)]);
  const phones = matchesOf(rest, phone);
  const withoutPhones = covered(rest, phones);
  const found = matchesOf(withoutPhones, contact).flatMap(
    ({ start, end, text, groups: [words = ""] }): ContactFound[] => {
      const called = phones.find((one) => one.start === end);
      if (!called) return [];
      const from = end - (text.length - text.indexOf(words));
      // "Receiving dock lead, Bev": the name stands last.
      const last = words.includes(",") ? words.lastIndexOf(",") + 1 : 0;
      const span = { start: from + last, end: from + words.length };
      const name = writtenAt(part, span).trim();
      return [{ start, end: called.end, phone: writtenAt(part, called), ...(name && { name }) }];
    },
  );
  return { found, rest: withoutPhones };
}
