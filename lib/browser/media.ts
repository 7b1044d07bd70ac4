"use client";

import { useSyncExternalStore } from "react";

const mediaHook = (condition: string) => {
  const subscribe = (onChange: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(condition).matches,
      () => false,
    );
};

/** Whether the window is as narrow as a phone. The server does not know and says no. */
export const useIsPhone = mediaHook("(max-width: 699.98px)");

/** Whether the page is being printed. */
export const useIsPrinted = mediaHook("print");
