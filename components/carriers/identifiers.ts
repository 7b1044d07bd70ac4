import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { DotSuffix } from "@/lib/vocabulary/dot-suffix.values";

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
type Registered = { profile?: { dotSuffixes?: readonly DotSuffix[] | undefined } };

/** "DOT 2384112-X · MC 88213". */
export const numbersLine = ({ profile, ...carrier }: Numbers & Registered) =>
  regulatoryWords
    .flatMap(([field, word]) => {
      const letters = field === "dotNumber" ? (profile?.dotSuffixes ?? []) : [];
      return carrier[field] ? [`${word} ${[carrier[field], ...letters].join("-")}`] : [];
    })
    .join(" · ");

/** Every identifier the carrier has: numbers, SCAC and the organization's own id. */
export const identifiersOf = (carrier: CarrierRecord) =>
  [
    ...regulatoryWords.map(([field, word]) => ({ field, word, value: carrier[field] })),
    { field: "scac", word: "SCAC", value: carrier.scac },
    { field: "externalId", word: undefined, value: carrier.externalId },
  ].flatMap(({ value, ...identifier }) => (value ? [{ ...identifier, value }] : []));
