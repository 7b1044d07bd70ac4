"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { classNames } from "@/components/ui/class-names";
import { type LiveState as State, useLiveConnection, useLiveStatus } from "@/lib/browser/live-events";
import { useFormat } from "@/lib/i18n/format";

/** Connects the portal to what happens elsewhere, for as long as it is open, with what listens on every page. */
export function LiveConnection({ children }: { children: ReactNode }) {
  const { userId } = useSession();
  const [isReady, setIsReady] = useState(false);
  useLiveConnection(userId);
  // After the page is there: nobody waits for a bell.
  useEffect(() => setIsReady(true), []);
  return <Suspense fallback={null}>{isReady && children}</Suspense>;
}

const inks: Record<State, string> = { live: "text-good", reconnecting: "text-warn", off: "text-bad" };

// Of the connection only the browser knows.
const useIsInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** Whether live events arrive, as dot and word; when the last one came on hover. */
export function LiveState({ isPaused = false, className }: { isPaused?: boolean; className?: string }) {
  const t = useTranslations("bids.live");
  const format = useFormat();
  const { state, lastEventAt } = useLiveStatus();
  const isInBrowser = useIsInBrowser();
  const last = lastEventAt
    ? t("lastEvent", { time: format.dateTime(new Date(lastEventAt).toISOString()) })
    : t("noEvent");
  const word = isPaused ? "paused" : state;
  return (
    <span
      data-live={isInBrowser ? state : undefined}
      title={last}
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap text-xs",
        isPaused ? "text-warn" : inks[state],
        !isInBrowser && "invisible",
        className,
      )}
    >
      <span aria-hidden className="size-1.75 rounded-full bg-current" />
      <span className="max-lg:[[data-rail]_&]:sr-only">{t(word)}</span>
    </span>
  );
}
