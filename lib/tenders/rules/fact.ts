import type { Language } from "@/lib/tenders/rules/language";
import type { StopFound } from "@/lib/tenders/rules/stops";
import type { Part, Span } from "@/lib/tenders/rules/text";

/** A value of the load at its path below `load`, with the words it was read from. */
export type Fact = Span & { path: string; value: unknown };
/** Words that may mean several things, each a set of values. */
type Question = Span & { options: { path: string; value: unknown }[][] };
export type Facts = { facts: Fact[]; questions: Question[] };

export type Circumstances = {
  text: Part;
  language: Language;
  isFromCustomer: boolean;
  saysUsd: boolean /** Alike loads: what is said of each is said of one of them. */;
  isOfSeveral: boolean;
};

/** The countries that a load's places are in. */
export const countriesOf = (stops: readonly StopFound[]) =>
  new Set(stops.flatMap(({ place }) => place?.countryCode ?? []));
