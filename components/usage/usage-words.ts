import { useTranslations } from "next-intl";
import { useFormat } from "@/lib/i18n/format";
import { monthOf } from "@/lib/usage/rules/days";
import type { UsageTotals } from "@/lib/usage/schema";

/** Days, operations and counts in the reader's words. Days are those of UTC, so no zone may move them. */
export function useUsageWords() {
  const t = useTranslations("usage");
  const format = useFormat();
  const day = (text: string) => format.date(`${text}T12:00:00Z`, "UTC");
  return {
    day,
    monthShort: (text: string) => day(text).split(" ").slice(1).join(" "),
    dayShort: (text: string) => day(text).split(" ").slice(0, 2).join(" "),
    days: ({ from, to }: { from: string; to: string }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    monthName: (text: string) => t(`months.${monthOf(text).slice(5)}`),
    operation: (id: string) => (t.has(`operations.${id}`) ? t(`operations.${id}`) : id),
    error: (code: string) => (t.has(`errors.${code}`) ? t(`errors.${code}`) : code),
    used: ({ calls, items, billableItems }: Pick<UsageTotals, "calls" | "items" | "billableItems">) =>
      t("used", { calls, items, billable: billableItems, free: items - billableItems }),
  };
}
