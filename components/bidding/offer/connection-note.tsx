"use client";

import { WifiOff } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void) => {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
};

const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Says when what is shown is no longer kept up to date. */
export function ConnectionNote({ readAt, isStale }: { readAt: number; isStale: boolean }) {
  const t = useTranslations("offers.connection");
  const [locale, timeZone, isOnline] = [useLocale(), useTimeZone(), useIsOnline()];
  if (isOnline && !isStale) return null;
  // Of 24 hours, as everywhere: "12:08 a.m." would end the sentence with two full stops.
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const time = new Date(readAt).toLocaleTimeString(locale, { timeZone, ...clock });
  return (
    <p role="status" className="flex items-start gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <WifiOff aria-hidden className="mt-0.5" />
      {t("offline", { time })}
    </p>
  );
}
