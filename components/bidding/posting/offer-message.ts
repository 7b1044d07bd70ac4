import { createTranslator } from "next-intl";
import type { OfferWords } from "@/components/bidding/posting/offer-words";
import { type Offered, offerLines } from "@/lib/bidding/rules/offer-message";
import type { OfferLanguage } from "@/lib/bidding/schema/posting";
import { createFormat } from "@/lib/i18n/create-format";

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
