"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useOptimistic,
  useSyncExternalStore,
} from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { chooseLocale, chooseTheme, keepTimeZone, type Theme, themeFrom, themes } from "@/lib/browser/preferences";
import { type Locale, locales } from "@/lib/i18n/locale";

const icons = { system: <Monitor aria-hidden />, light: <Sun aria-hidden />, dark: <Moon aria-hidden /> };

// The attribute of <html> is the truth: the server wrote it from the cookie, and every switch of a page changes it.
const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

const ServedTheme = createContext<Theme>("system");

/** Gives the first painting of the switch the theme that the server read from the cookie. */
export const ThemeProvider = ({ served, children }: { served: Theme; children: ReactNode }) => (
  <ServedTheme value={served}>{children}</ServedTheme>
);

export function useTheme() {
  const served = use(ServedTheme);
  return useSyncExternalStore(
    subscribe,
    () => themeFrom(document.documentElement.dataset.theme),
    () => served,
  );
}

export function ThemeSwitch() {
  const t = useTranslations("shell.theme");
  return (
    <SegmentedControl
      label={t("label")}
      value={useTheme()}
      options={themes.map((value) => ({ value, label: t(value), icon: icons[value] }))}
      onChange={chooseTheme}
    />
  );
}

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

/** Reports the viewer's time zone to the server, once, so that both print the same times. */
export function ViewerTimeZone() {
  const known = useTimeZone();
  const { refresh } = useRouter();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone === known) return;
    keepTimeZone(timeZone);
    refresh();
  }, [known, refresh]);
  return null;
}
