"use client";

import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useRatesDesk } from "@/components/rates/desk/rates-context";
import { Button } from "@/components/ui/button";

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
      </Button>
    </p>
  );
}
