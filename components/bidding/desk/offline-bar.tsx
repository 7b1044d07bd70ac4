"use client";

import { WifiOff } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { useLiveStatus } from "@/lib/browser/live-events";
import { useFormat } from "@/lib/i18n/format";

// A connection that is back within seconds is not worth a word.
const patienceMs = 3000;

// The server has no connection and no clock of the reader's.
const useIsInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** Says that events do not arrive, and how old what one sees is. */
export function OfflineBar() {
  const t = useTranslations("bids.live");
  const format = useFormat();
  const { state, lostAt, lastEventAt } = useLiveStatus();
  const now = useNow({ updateInterval: 1000 });
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || state === "live" || lostAt === undefined) return null;
  if (state === "reconnecting" && now.getTime() - lostAt < patienceMs) return null;
  const time = format.dateTime(new Date(lostAt).toISOString());
  const last = lastEventAt && t("lastEvent", { time: format.relativeTime(new Date(lastEventAt).toISOString(), now) });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-warn-soft px-5 py-1.5 text-warn max-sm:px-4"
    >
      <WifiOff aria-hidden />
      <span className="min-w-0 flex-1">
        {t(state === "off" ? "refused" : "lost", { time })} {last}
      </span>
      {state === "off" && (
        <Button size="sm" onClick={() => location.reload()}>
          {t("reload")}
        </Button>
      )}
    </div>
  );
}
