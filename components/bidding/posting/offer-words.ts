import { queryOptions } from "@tanstack/react-query";
import type { OfferLanguage } from "@/lib/bidding/schema/posting";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/** The texts of a carrier's language, which need not be that of the page. */
export type OfferWords = {
  message: Readonly<Record<"offers" | "pickup" | "trailer" | "weight" | "load" | "see" | "subject", string>>;
  trailers: Readonly<Record<TrailerType, string>>;
  units: Readonly<Record<"POUNDS" | "KILOGRAMS", string>>;
};

const messages = {
  "en-US": () =>
    Promise.all([import("@/lib/i18n/messages/en/postings.json"), import("@/lib/i18n/messages/en/vocabulary.json")]),
  "es-MX": () =>
    Promise.all([import("@/lib/i18n/messages/es/postings.json"), import("@/lib/i18n/messages/es/vocabulary.json")]),
} satisfies Record<OfferLanguage, unknown>;

export async function fetchOfferWords(language: OfferLanguage): Promise<OfferWords> {
  // Files of texts are compiled for the browser, and export nothing else by name.
  const [{ default: postings }, { default: vocabulary }] = await messages[language]();
  return { message: postings.message, trailers: vocabulary.TrailerType, units: vocabulary.WeightUnit };
}

export const offerWords = (language: OfferLanguage) =>
  queryOptions({
    queryKey: ["offer-words", language],
    queryFn: () => fetchOfferWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
