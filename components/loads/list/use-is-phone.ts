"use client";

import { useSyncExternalStore } from "react";

const phone = "(max-width: 699.98px)";

const subscribe = (onChange: () => void) => {
  const query = matchMedia(phone);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Whether the window is as narrow as a phone. The server does not know and says no. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
