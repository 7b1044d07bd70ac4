"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { chooseTheme, type Theme, themeFrom, themes } from "@/lib/browser/preferences";

const icons = { system: <Monitor aria-hidden />, light: <Sun aria-hidden />, dark: <Moon aria-hidden /> };

// The attribute of <html> is the truth: the server wrote it from the cookie, and every switch of a page changes it.
const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

const ServedTheme = createContext<Theme>("system");

/** Tells the first painting of the switch which theme the server read from the cookie. */
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
