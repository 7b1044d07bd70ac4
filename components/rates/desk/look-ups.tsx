"use client";

import { ArrowLeftRight, ChartNoAxesColumn, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, lazy, type ReactNode, Suspense, use } from "react";
import { CallCost } from "@/components/app-shell/call-cost";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { isSameLane, lanesMax, otherDirection, type RatesView } from "@/components/rates/desk/rates-view";
import type { RateRun } from "@/components/rates/desk/use-rate-run";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type Desk = Pick<RateRun, "ask" | "refresh" | "faultOf" | "isBusy"> & {
  view: RatesView;
  /** Why nothing may be looked up, where that is so. */
  blocked: string | undefined;
};

export const RatesContext = createContext<Desk | null>(null);

/** What the parts of an answer can do: look up again, look up more. */
export function useRatesDesk(): Desk {
  const desk = use(RatesContext);
  if (!desk) throw new Error("useRatesDesk is for parts of the rates page.");
  return desk;
}

const NoRate = lazy(() => import("@/components/rates/desk/no-rate").then((module) => ({ default: module.NoRate })));

/** A lane that nobody asked about within a day; or one that was asked about just now and not understood. */
export function NotLookedUp() {
  const t = useTranslations("rates.pending");
  const { view, blocked, isBusy, refresh, faultOf } = useRatesDesk();
  const fault = faultOf(view, view.open);
  return (
    <div aria-live="polite">
      {fault ? (
        <Suspense fallback={null}>
          <NoRate fault={fault} view={view} />
        </Suspense>
      ) : (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title={t("title")}
          action={
            <Button
              variant="primary"
              disabled={isBusy || blocked !== undefined}
              title={blocked}
              onClick={() => refresh(view, [view.open])}
            >
              {t("run")}
              <CallCost />
            </Button>
          }
        >
          {t("text")}
        </EmptyState>
      )}
    </div>
  );
}

/** Lanes of the view that nobody asked about yet, all at once. */
export function LookUpRest({ open }: { open: readonly number[] }) {
  const t = useTranslations("rates");
  const { view, blocked, isBusy, refresh, faultOf } = useRatesDesk();
  const unknown = open.filter((at) => !faultOf(view, at));
  if (unknown.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 px-2 pt-2 text-ink-2 print:hidden">
      {t("lanes.remaining", { count: unknown.length })}
      <Button
        size="sm"
        disabled={isBusy || blocked !== undefined}
        title={blocked}
        onClick={() => refresh(view, unknown)}
      >
        {t("pending.runAll", { count: unknown.length })}
        <CallCost />
      </Button>
    </p>
  );
}

type StoredNoteProps = {
  at: string;
  /** Which lane of the view it is. */
  place: number;
  children?: ReactNode;
};

/** What was asked, how old the answer is, and what a new one costs. */
export function StoredNote({ at, place, children }: StoredNoteProps) {
  const t = useTranslations("rates.lane");
  const { view, blocked, isBusy, refresh } = useRatesDesk();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-3 text-xs">
      <span>
        {children && <>{children} · </>}
        {t.rich("lookedUp", { time: () => <RelativeTime at={at} /> })}. {t("kept")}
      </span>
      <Button
        size="sm"
        icon={<RotateCw aria-hidden />}
        disabled={isBusy || blocked !== undefined}
        title={blocked}
        onClick={() => refresh(view, [place])}
        className="print:hidden"
      >
        {t("refresh")}
        <CallCost />
      </Button>
    </p>
  );
}

/** The way back as a lane of its own: head-haul and back-haul prices do not mix. */
export function OtherDirection() {
  const t = useTranslations("rates.lane");
  const { view, blocked, isBusy, ask } = useRatesDesk();
  const lane = view.lanes[view.open];
  if (!lane || view.lanes.length >= lanesMax) return null;
  const back = otherDirection(lane);
  if (view.lanes.some((other) => isSameLane(other, back))) return null;
  return (
    <Button
      size="sm"
      icon={<ArrowLeftRight aria-hidden />}
      disabled={isBusy || blocked !== undefined}
      title={blocked}
      onClick={() => ask({ ...view, lanes: [...view.lanes, back], open: view.lanes.length })}
      className="print:hidden"
    >
      {t("otherDirection")}
      <CallCost />
    </Button>
  );
}
