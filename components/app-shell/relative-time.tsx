"use client";

import { useNow } from "next-intl";
import { useFormat } from "@/lib/i18n/format";

/** "14 minutes ago", kept up to date, with the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const format = useFormat();
  const now = useNow({ updateInterval: 30_000 });
  // Server and browser look at their clocks at different moments.
  return (
    <time dateTime={at} title={format.dateTime(at)} suppressHydrationWarning>
      {format.relativeTime(at, now)}
    </time>
  );
}
