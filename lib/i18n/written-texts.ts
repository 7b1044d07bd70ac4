import { createFormat } from "@/lib/i18n/create-format";
import type { Locale } from "@/lib/i18n/locale";

// Spelled out for the bundlers; read when the first mail is written.
const files = {
  "en-US": () =>
    Promise.all([
      import("@/lib/i18n/messages/en/mails.json"),
      import("@/lib/i18n/messages/en/notifications.json"),
      import("@/lib/i18n/messages/en/postings.json"),
      import("@/lib/i18n/messages/en/vocabulary.json"),
    ]),
  "es-MX": () =>
    Promise.all([
      import("@/lib/i18n/messages/es/mails.json"),
      import("@/lib/i18n/messages/es/notifications.json"),
      import("@/lib/i18n/messages/es/postings.json"),
      import("@/lib/i18n/messages/es/vocabulary.json"),
    ]),
} satisfies Record<Locale, unknown>;

/** What the server writes mails with, in the language of who reads them. */
export async function writtenTexts(locale: Locale) {
  // It brings React along, which no start of a server should wait for.
  const { createTranslator } = await import("next-intl");
  const [{ default: mails }, { default: notifications }, { default: postings }, { default: vocabulary }] =
    await files[locale]();
  return {
    t: createTranslator({ locale, messages: { mails, what: notifications.bell.what, message: postings.message } }),
    format: createFormat(locale),
    trailers: vocabulary.TrailerType,
    units: vocabulary.WeightUnit,
  };
}
