import { useTranslations } from "next-intl";
import { useFormat } from "@/lib/i18n/format";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Shares, days and names of crossings in the reader's language. */
export function useCrossingLabels() {
  const format = useFormat();
  const vocabulary = useTranslations("vocabulary");
  const percent = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 });
  return {
    number: format.number,
    date: (day: string) => format.date(`${day}T12:00:00Z`, "UTC"),
    percent,
    share: format.share,
    crossing: (id: UsMxBorderCrossing) => vocabulary(`UsMxBorderCrossing.${id}`),
  };
}
