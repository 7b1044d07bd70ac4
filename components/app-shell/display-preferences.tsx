"use client";

import { useRouter } from "next/navigation";
import { useTimeZone } from "next-intl";
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import { keepTimeZone, singleKeysAreOn, type Theme, themeFrom } from "@/lib/browser/preferences";

// The attributes of <html> are the truth: the server wrote them from cookies, and every control of a page changes them.
const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ["data-theme", "data-developer", "data-single-keys"];
  observer.observe(document.documentElement, { attributes: true, attributeFilter });
  return () => observer.disconnect();
};

type Served = { theme: Theme; developerDetails: boolean; singleKeys: boolean };

const ServedDisplay = createContext<Served>({ theme: "system", developerDetails: false, singleKeys: true });

/** Gives the first painting what the server read from the cookies. */
export const DisplayProvider = ({ served, children }: { served: Served; children: ReactNode }) => (
  <ServedDisplay value={served}>{children}</ServedDisplay>
);

export function useTheme() {
  const { theme } = use(ServedDisplay);
  return useSyncExternalStore(
    subscribe,
    () => themeFrom(document.documentElement.dataset.theme),
    () => theme,
  );
}

/** Whether the reader wants API paths, request ids and the costs of calls on the page; else they are in "Copy as…". */
export function useDeveloperDetails() {
  const { developerDetails } = use(ServedDisplay);
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute("data-developer"),
    () => developerDetails,
  );
}

/** Whether the keys of a single character are on. */
export function useSingleKeys() {
  const { singleKeys } = use(ServedDisplay);
  return useSyncExternalStore(subscribe, singleKeysAreOn, () => singleKeys);
}

/** A part of the page for readers who want developer details. */
export const DeveloperDetails = ({ children }: { children: ReactNode }) => (useDeveloperDetails() ? children : null);

/** Reports the time zone of the device to the server, once, so that both print the same times. */
export function DeviceTimeZone() {
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
