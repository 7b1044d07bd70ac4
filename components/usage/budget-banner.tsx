import { OctagonAlert, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import type { MonthUsage, UsageBudget } from "@/lib/usage/schema/totals";

type BudgetBannerProps = { month: MonthUsage; budget: UsageBudget | undefined };

/** Said as long as the running month is near its budget or past it. */
export function BudgetBanner({ month, budget }: BudgetBannerProps) {
  const t = useTranslations("usage.budget");
  if (!budget || budget.state === "OK") return null;
  const isOver = budget.state === "OVER";
  const Icon = isOver ? OctagonAlert : TriangleAlert;
  const figures = { used: month.billableItems, most: budget.billableItemsMax, forecast: month.forecast };
  return (
    <div
      role="status"
      className={classNames(
        "flex items-start gap-2.5 border-line border-b px-5 py-2.5 max-sm:px-4",
        isOver ? "bg-bad-soft text-bad" : "bg-warn-soft text-warn",
      )}
    >
      <Icon aria-hidden className="mt-0.5 shrink-0" />
      <p className="min-w-0">
        <strong className="font-semibold">{t(isOver ? "overTitle" : "alertTitle", figures)}</strong>{" "}
        {t(isOver ? "overText" : "alertText", figures)}
      </p>
    </div>
  );
}
