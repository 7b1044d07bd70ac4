import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import pageTexts from "@/lib/i18n/page-texts.json";
import { pickTexts } from "@/lib/i18n/pick-texts";

type TextsProps = { of: keyof typeof pageTexts; children: ReactNode };

/** Sends along what the client components of a page show; all texts of a language are more than most pages themselves. */
export async function Texts({ of, children }: TextsProps) {
  const texts = pickTexts(await getMessages(), pageTexts[of]);
  return <NextIntlClientProvider messages={texts}>{children}</NextIntlClientProvider>;
}
