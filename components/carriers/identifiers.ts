import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

/** What a carrier is identified by, with the word people say before it: the same in both languages. */
export const regulatoryWords = [
  ["dotNumber", "DOT"],
  ["mcNumber", "MC"],
  ["mxNumber", "MX"],
  ["rfcNumber", "RFC"],
  ["cvorNumber", "CVOR"],
  ["nirNumber", "NIR"],
  ["nscNumber", "NSC"],
] as const;

type Numbers = { [Name in (typeof regulatoryWords)[number][0]]?: string | undefined };

/** "DOT 2384112 · MC 88213". */
export const numbersLine = (carrier: Numbers) =>
  regulatoryWords.flatMap(([field, word]) => (carrier[field] ? [`${word} ${carrier[field]}`] : [])).join(" · ");

/** Every identifier the carrier has: numbers, SCAC and the organization's own id. */
export const identifiersOf = (carrier: CarrierRecord) =>
  [
    ...regulatoryWords.map(([field, word]) => ({ field, word, value: carrier[field] })),
    { field: "scac", word: "SCAC", value: carrier.scac },
    { field: "externalId", word: undefined, value: carrier.externalId },
  ].flatMap(({ value, ...identifier }) => (value ? [{ ...identifier, value }] : []));
