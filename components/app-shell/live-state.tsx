"use client";

import { useNow, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useLiveStatus } from "@/lib/browser/live-events";
import { useFormat } from "@/lib/i18n/format";

// A connection that is back within seconds is not worth a word.
const shortMs = 3000;

// The server has no connection and no clock of the reader's.
const useIsInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** What is to be said of the connection: nothing yet, that events arrive, or since when they do not. */
function useShownState() {
  const { state, lostAt, lastEventAt } = useLiveStatus();
  const isInBrowser = useIsInBrowser();
  const now = useNow(lostAt === undefined ? {} : { updateInterval: 1000 });
  if (!isInBrowser) return { shown: "unknown" } as const;
  if (state === "live") return { shown: "live", lastEventAt } as const;
  if (lostAt === undefined) return { shown: "connecting" } as const;
  const isShort = state === "reconnecting" && now.getTime() - lostAt < shortMs;
  return isShort
    ? ({ shown: "connecting" } as const)
    : ({ shown: "lost", lostAt, isRefused: state === "off" } as const);
}

/** Begins the session anew where the server refuses the stream: it may have ended. */
function Reload() {
  const t = useTranslations("shell.live");
  return (
    <Button size="sm" onClick={() => location.reload()}>
      {t("reload")}
    </Button>
  );
}

const look = "inline-flex items-center gap-1.5 text-xs";
const Dot = () => <span aria-hidden className="size-1.75 shrink-0 rounded-full bg-current" />;

/** Whether what is on screen follows what happens, in the one place where that is said; since when not. */
export function LiveState({ className }: { className?: string }) {
  const t = useTranslations("shell.live");
  const format = useFormat();
  const state = useShownState();
  if (state.shown === "unknown" || state.shown === "connecting")
    return (
      <span data-live={state.shown} className={classNames(look, "text-ink-3", className)}>
        <Dot />
        <span className="max-lg:sr-only">{state.shown === "connecting" && t("connecting")}</span>
      </span>
    );
  const timeOf = (at: number) => format.dateTime(new Date(at).toISOString());
  if (state.shown === "live")
    return (
      <span
        data-live="live"
        title={state.lastEventAt ? t("lastEvent", { time: timeOf(state.lastEventAt) }) : t("noEvent")}
        className={classNames(look, "text-good", className)}
      >
        <Dot />
        <span className="max-lg:sr-only">{t("live")}</span>
      </span>
    );
  const since = t("lost", { time: timeOf(state.lostAt) });
  return (
    <span className={classNames("grid justify-items-start gap-1.5", className)}>
      <span
        role="status"
        data-live="lost"
        title={t(state.isRefused ? "refused" : "follows")}
        className={classNames(look, state.isRefused ? "text-bad" : "text-warn")}
      >
        <Dot />
        <span className="max-lg:sr-only">{since}</span>
      </span>
      {state.isRefused && (
        <span className="max-lg:hidden">
          <Reload />
        </span>
      )}
    </span>
  );
}

/** On a phone, which has no rail: said only while events do not arrive, above the navigation. */
export function LostConnectionBar() {
  const t = useTranslations("shell.live");
  const format = useFormat();
  const state = useShownState();
  if (state.shown !== "lost") return null;
  return (
    <div
      role="status"
      className="flex items-center gap-2 border-line border-b bg-warn-soft px-4 py-1.5 text-warn text-xs sm:hidden"
    >
      <Dot />
      <span className="min-w-0 flex-1">
        {t("lost", { time: format.dateTime(new Date(state.lostAt).toISOString()) })}
      </span>
      {state.isRefused && <Reload />}
    </div>
  );
}
