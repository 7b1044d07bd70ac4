"use client";

import { useTranslations } from "next-intl";
import { useRatesDesk } from "@/components/rates/desk/rates-context";
import { Button } from "@/components/ui/button";

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
      </Button>
    </p>
  );
}
