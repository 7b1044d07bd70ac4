"use client";

import { Code, Keyboard, Languages, Monitor, Moon, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { startTransition, useOptimistic } from "react";
import { useDeveloperDetails, useSingleKeys, useTheme } from "@/components/app-shell/display-preferences";
import { Button } from "@/components/ui/button";
import { Menu, type MenuChoice } from "@/components/ui/menu";
import {
  chooseLocale,
  chooseTheme,
  showDeveloperDetails,
  themeFrom,
  themes,
  turnSingleKeys,
} from "@/lib/browser/preferences";
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
export function useDisplayEntries(): MenuChoice[] {
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

/** What can be switched on and off, on this device. */
export function useSwitchEntries() {
  const t = useTranslations("shell");
  const developerDetails = useDeveloperDetails();
  const singleKeys = useSingleKeys();
  return [
    {
      id: "developer",
      label: t("developerDetails"),
      icon: <Code aria-hidden />,
      checked: developerDetails,
      onSelect: () => showDeveloperDetails(!developerDetails),
    },
    {
      id: "single-keys",
      label: t("singleKeys"),
      icon: <Keyboard aria-hidden />,
      checked: singleKeys,
      onSelect: () => turnSingleKeys(!singleKeys),
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
