"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import type { LoadLane } from "@/components/loads/list/load-picker";
import { Button } from "@/components/ui/button";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

const PickLoad = lazy(() =>
  import("@/components/border-crossings/pick-load").then((module) => ({ default: module.PickLoad })),
);

type UseOnLoadProps = { crossing: UsMxBorderCrossing; lane: LoadLane };

/** Gives a load of this lane the crossing. */
export function UseOnLoad({ crossing, lane }: UseOnLoadProps) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const { role } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const isViewer = role === "VIEWER";
  return (
    <>
      <Button
        size="sm"
        disabled={isViewer}
        title={isViewer ? t("viewer") : undefined}
        aria-label={t("actionFor", { crossing: vocabulary(`UsMxBorderCrossing.${crossing}`) })}
        onClick={() => setIsOpen(true)}
      >
        {t("action")}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PickLoad crossing={crossing} lane={lane} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
