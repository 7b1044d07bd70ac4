"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { lanesOfTable } from "@/components/border-crossings/crossings-view";
import { arrowsAsTabs, type LaneText } from "@/components/border-crossings/lane-text";
import { readTable } from "@/components/import/read-table";
import { TableSource } from "@/components/import/table-source";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { crossingRoutesMax as lanesMax } from "@/lib/vocabulary/limits.values";

type PasteLanesProps = { onClose: () => void; onLanes: (lanes: LaneText[]) => void };

/** Lanes from a spreadsheet, one a row. */
export function PasteLanes({ onClose, onLanes }: PasteLanesProps) {
  const t = useTranslations("borderCrossings.paste");
  const common = useTranslations("common");
  const [lanes, setLanes] = useState<LaneText[]>([]);
  const latest = useRef("");
  const read = async (text: string) => {
    latest.current = text;
    const rows = await readTable(arrowsAsTabs(text));
    if (latest.current === text) setLanes(lanesOfTable(rows));
  };
  const taken = lanes.slice(0, lanesMax);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="primary" disabled={taken.length === 0} onClick={() => onLanes(taken)}>
            {t("use", { count: taken.length })}
          </Button>
        </>
      }
    >
      <TableSource label={t("label")} hint={t("hint", { max: lanesMax })} onText={read} />
      {lanes.length > lanesMax && (
        <p role="status" className="pt-2 text-warn text-xs">
          {t("cut", { max: lanesMax, count: lanes.length })}
        </p>
      )}
    </Dialog>
  );
}
