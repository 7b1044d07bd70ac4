"use client";

import { useRouter } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useEffect } from "react";
import { keepTimeZone } from "@/lib/browser/preferences";

/** Tells the server the viewer's time zone, once, so that both print the same times. */
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
