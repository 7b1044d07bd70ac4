"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { RatesContext } from "@/components/rates/desk/look-ups";
import { type MonthOfUse, RatesForm } from "@/components/rates/desk/rates-form";
import { lanesMax, namedLanes, type RatesView } from "@/components/rates/desk/rates-view";
import { useRateRun } from "@/components/rates/desk/use-rate-run";
import { hasRole } from "@/lib/core/role-rank";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

const ConfirmRun = lazy(() =>
  import("@/components/rates/desk/confirm-run").then((module) => ({ default: module.ConfirmRun })),
);

const LookUpFailure = lazy(() =>
  import("@/components/rates/desk/look-up-failure").then((module) => ({ default: module.LookUpFailure })),
);

type RatesDeskProps = {
  view: RatesView;
  month: MonthOfUse;
  crossings: readonly UsMxBorderCrossing[];
  children: ReactNode;
};

/** The lanes to look up above their answers. The answers before stay until the next are there. */
export function RatesDesk({ view, month, crossings, children }: RatesDeskProps) {
  const t = useTranslations("rates");
  const { role } = useSession();
  const { plan, isBusy, error, ask, refresh, confirm, retry, dismiss, faultOf } = useRateRun();
  const blocked = hasRole(role, "BROKER") ? undefined : t("cost.viewer");
  const mustConfirm = plan !== undefined && plan.asked.length > 1 && !error;
  const run = (wanted: RatesView) => {
    const lanes = namedLanes(wanted.lanes).slice(0, lanesMax);
    if (lanes.length > 0) ask({ ...wanted, lanes, open: 0 });
  };
  return (
    <RatesContext value={{ view, blocked, isBusy, ask, refresh, faultOf }}>
      <RatesForm view={view} month={month} crossings={crossings} isBusy={isBusy} blocked={blocked} onRun={run} />
      <Suspense fallback={null}>
        {error && <LookUpFailure error={error} onRetry={retry} onDismiss={dismiss} />}
      </Suspense>
      <div aria-busy={isBusy} className={isBusy ? "opacity-60 transition-opacity" : undefined}>
        {children}
      </div>
      <Suspense fallback={null}>
        {mustConfirm && (
          <ConfirmRun
            cost={{ lanes: plan.asked.length, calls: 1, stored: plan.view.lanes.length - plan.asked.length }}
            isRunning={isBusy}
            onConfirm={confirm}
            onClose={dismiss}
          />
        )}
      </Suspense>
    </RatesContext>
  );
}
