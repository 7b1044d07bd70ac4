import { queryOptions } from "@tanstack/react-query";
import { createTranslator } from "next-intl";
import type { OfferLanguage } from "@/lib/bidding/schema/posting";
import { createFormat } from "@/lib/i18n/format";
import type { Load } from "@/lib/loads/schema/load";
import { placeName } from "@/lib/places/rules/place-name";
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

// No more than carriers may see of an offered load before a bid is accepted; the rest of it cannot be named here.
type Offered = {
  displayId: string;
  stops: Load["stops"];
} & Pick<Load, "commodities" | "trailerRequirements">;

type Addressed = { url: string; organization: string; language: OfferLanguage; words: OfferWords };

/** The weight of the goods; undefined where some of it is not known or is in another unit. */
function weightOf({ commodities }: Pick<Offered, "commodities">) {
  const [first, ...others] = commodities.map(({ weight }) => weight);
  if (!first || others.some((weight) => weight?.unit !== first.unit)) return undefined;
  return { unit: first.unit, value: others.reduce((sum, weight) => sum + (weight?.value ?? 0), first.value) };
}

/** What is written to a carrier with its link: lane, pickup, trailer and weight, in its language. */
export function offerMessage(load: Offered, { url, organization, language, words }: Addressed) {
  const t = createTranslator({ locale: language, messages: { message: words.message } });
  const format = createFormat(language);
  const origin = load.stops.find(({ type }) => type === "PICKUP") ?? load.stops[0];
  const destination = load.stops.findLast(({ type }) => type === "DELIVERY") ?? load.stops.at(-1);
  const ends = [origin, destination].map((stop) => placeName(stop?.location?.place));
  const lane = ends.filter(Boolean).join(" → ") || load.displayId;
  const start = origin?.appointment?.start;
  const trailers = (load.trailerRequirements?.allowedTypes ?? []).map((type) => words.trailers[type]);
  const weight = weightOf(load);
  const amount = weight && `${format.number(weight.value)} ${words.units[weight.unit]}`;
  const facts = [
    start && t("message.pickup", { pickup: format.dateTime(start, origin.location?.timezone) }),
    trailers.length > 0 && t("message.trailer", { trailer: trailers.join(", ") }),
    amount && t("message.weight", { weight: amount }),
    t("message.load", { id: load.displayId }),
  ];
  return {
    subject: t("message.subject", { lane, id: load.displayId }),
    text: [
      t("message.offers", { organization }),
      lane,
      ...facts.filter(Boolean),
      "",
      `${t("message.see")} ${url}`,
    ].join("\n"),
  };
}
