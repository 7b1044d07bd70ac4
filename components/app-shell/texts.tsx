import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locale";
import pageTexts from "@/lib/i18n/page-texts.json";
import { pickTexts } from "@/lib/i18n/pick-texts";

type TextsProps = {
  of: keyof typeof pageTexts;
  /** Another language than the reader's, for a part that is written to somebody else. */
  locale?: Locale;
  children: ReactNode;
};

/** Sends along what the client components of a page show; all texts of a language are more than most pages themselves. */
export async function Texts({ of, locale, children }: TextsProps) {
  const texts = pickTexts(await (locale ? loadMessages(locale) : getMessages()), pageTexts[of]);
  return (
    <NextIntlClientProvider {...(locale && { locale })} messages={texts}>
      {children}
    </NextIntlClientProvider>
  );
}
