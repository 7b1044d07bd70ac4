"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { startTransition, useOptimistic } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { chooseLocale } from "@/lib/browser/preferences";
import { type Locale, locales } from "@/lib/i18n/locale";

export const languageNames: Record<Locale, string> = { "en-US": "English", "es-MX": "Español" };

/** English or Spanish. The page stays where it is; only its words change. */
export function LanguageSwitch() {
  const t = useTranslations("shell");
  const { refresh } = useRouter();
  const locale = useLocale();
  // The segment moves at once; the words follow from the server.
  const [shown, show] = useOptimistic(locales.find((known) => known === locale) ?? "en-US");
  const choose = (next: Locale) => {
    chooseLocale(next);
    startTransition(() => {
      show(next);
      refresh();
    });
  };
  return (
    <SegmentedControl
      label={t("language")}
      value={shown}
      options={locales.map((value) => ({ value, label: value.slice(0, 2).toUpperCase() }))}
      onChange={choose}
    />
  );
}
