import { queryOptions } from "@tanstack/react-query";
import { createTranslator } from "next-intl";
import { type Offered, offerLines } from "@/lib/bidding/rules/offer-message";
import type { OfferLanguage } from "@/lib/bidding/schema/posting";
import { createFormat } from "@/lib/i18n/create-format";
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

type Addressed = { url: string; organization: string; language: OfferLanguage; words: OfferWords };

/** What is written to a carrier with its link: lane, pickup, trailer and weight, in its language. */
export function offerMessage(load: Offered, { url, organization, language, words }: Addressed) {
  const t = createTranslator({ locale: language, messages: { message: words.message } });
  const { number, dateTime } = createFormat(language);
  const { trailers, units } = words;
  const { lane, lines } = offerLines(load, {
    say: (key, values) => t(`message.${key}`, values),
    number,
    dateTime,
    trailers,
    units,
  });
  return {
    subject: t("message.subject", { lane, id: load.displayId }),
    text: [t("message.offers", { organization }), lane, ...lines, "", `${t("message.see")} ${url}`].join("\n"),
  };
}
