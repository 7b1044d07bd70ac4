"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { chooseTheme, themeFrom, themes } from "@/lib/browser/preferences";

const icons = { system: <Monitor aria-hidden />, light: <Sun aria-hidden />, dark: <Moon aria-hidden /> };

// The attribute of <html> is the truth: the server wrote it from the cookie, and every switch of a page changes it.
const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

export const useTheme = () =>
  useSyncExternalStore(
    subscribe,
    () => themeFrom(document.documentElement.dataset.theme),
    () => "system" as const,
  );

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
