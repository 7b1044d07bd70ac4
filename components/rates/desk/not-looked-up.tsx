"use client";

import { ChartNoAxesColumn } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { useRatesDesk } from "@/components/rates/desk/rates-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

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
            </Button>
          }
        >
          {t("text")}
        </EmptyState>
      )}
    </div>
  );
}
