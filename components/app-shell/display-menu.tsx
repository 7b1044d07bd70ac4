"use client";

import { Languages, Monitor, Moon, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { startTransition, useOptimistic } from "react";
import { useTheme } from "@/components/app-shell/display-preferences";
import { Button } from "@/components/ui/button";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { chooseLocale, chooseTheme, themeFrom, themes } from "@/lib/browser/preferences";
import { type Locale, locales } from "@/lib/i18n/locale";

const icons = { system: <Monitor aria-hidden />, light: <Sun aria-hidden />, dark: <Moon aria-hidden /> };
const languageNames: Record<Locale, string> = { "en-US": "English", "es-MX": "Español" };
const localeOf = (tag: string): Locale => locales.find((known) => known === tag) ?? "en-US";

function useLanguage() {
  const { refresh } = useRouter();
  // The choice is seen at once; the words follow from the server.
  const [shown, show] = useOptimistic(localeOf(useLocale()));
  const choose = (tag: string) => {
    const next = localeOf(tag);
    chooseLocale(next);
    startTransition(() => {
      show(next);
      refresh();
    });
  };
  return { shown, choose };
}

/** Language and theme, for the menu of the account or one of their own. The page stays where it is. */
export function useDisplayEntries(): MenuEntry[] {
  const t = useTranslations("shell");
  const { shown, choose } = useLanguage();
  return [
    {
      id: "language",
      label: t("language"),
      value: shown,
      options: locales.map((value) => ({ value, label: languageNames[value] })),
      onChoose: choose,
    },
    {
      id: "theme",
      label: t("theme.label"),
      value: useTheme(),
      options: themes.map((value) => ({ value, label: t(`theme.${value}`), icon: icons[value] })),
      onChoose: (value) => chooseTheme(themeFrom(value)),
    },
  ];
}

/** Language and theme on pages without an account. Its button shows the language, for that is what people look for. */
export function DisplayMenu() {
  const t = useTranslations("shell");
  const language = languageNames[localeOf(useLocale())];
  const trigger = (
    <Button variant="ghost" icon={<Languages aria-hidden />}>
      {language}
      <span className="sr-only">, {t("display")}</span>
    </Button>
  );
  return <Menu label={t("display")} trigger={trigger} items={useDisplayEntries()} />;
}
