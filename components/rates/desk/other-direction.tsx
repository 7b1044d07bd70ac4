"use client";

import { ArrowLeftRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRatesDesk } from "@/components/rates/desk/rates-context";
import { isSameLane, lanesMax, otherDirection } from "@/components/rates/desk/rates-view";
import { Button } from "@/components/ui/button";

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
    </Button>
  );
}
