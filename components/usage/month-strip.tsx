"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useUsageLabels } from "@/components/usage/usage-view";
import { useFormat } from "@/lib/i18n/format";
import type { BudgetState, MonthUsage, UsageBudget } from "@/lib/usage/schema";

const BudgetDialog = lazy(() =>
  import("@/components/usage/budget-dialog").then((module) => ({ default: module.BudgetDialog })),
);

const tones: Record<BudgetState, Tone> = { OK: "good", ALERT: "warn", OVER: "bad" };
const fills: Record<BudgetState, string> = { OK: "bg-accent", ALERT: "bg-warn", OVER: "bg-bad" };

type TileProps = { name: string; figure: ReactNode; children: ReactNode };

const Tile = ({ name, figure, children }: TileProps) => (
  <div className="min-w-0">
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd>
      <p className="font-semibold text-xl tabular-nums">{figure}</p>
      <div className="text-ink-2 text-xs">{children}</div>
    </dd>
  </div>
);

type MonthStripProps = { month: MonthUsage; budget: UsageBudget | undefined };

function BudgetTile({ month, budget }: MonthStripProps) {
  const t = useTranslations("usage.budget");
  const format = useFormat();
  if (!budget) {
    return (
      <Tile name={t("name")} figure={<span className="font-normal text-ink-3 text-lg">{t("none")}</span>}>
        {t("noneHint")}
      </Tile>
    );
  }
  const share = month.billableItems / budget.billableItemsMax;
  return (
    <Tile
      name={t("name")}
      figure={
        <span className="flex flex-wrap items-center gap-x-2">
          {format.number(share, { style: "percent" })}
          <Badge tone={tones[budget.state]}>{t(`state.${budget.state}`)}</Badge>
        </span>
      }
    >
      <span aria-hidden className="my-1 block h-1.5 w-full max-w-60 overflow-hidden rounded-full bg-mute-soft">
        <span
          className={`block h-full ${fills[budget.state]}`}
          style={{ width: `${Math.min(100, share * 100).toFixed(1)}%` }}
        />
      </span>
      {t("of", { used: month.billableItems, most: budget.billableItemsMax })} ·{" "}
      {t("alertFrom", { percent: format.number(budget.alertPercent / 100, { style: "percent" }) })}
    </Tile>
  );
}

/** The running month, where it leads, and its budget, whatever days are looked at. */
export function MonthStrip({ month, budget }: MonthStripProps) {
  const t = useTranslations("usage");
  const words = useUsageLabels();
  const format = useFormat();
  const isAdmin = useSession().role === "ADMIN";
  const [isEdited, setIsEdited] = useState(false);
  const name = words.monthName(month.month);
  return (
    <section
      aria-label={t("month.label")}
      className="flex items-start gap-x-12 gap-y-3 border-line border-b px-5 py-4 max-sm:flex-col max-sm:px-4"
    >
      <dl className="grid w-full min-w-0 grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 gap-y-4">
        <Tile name={t("month.soFar", { month: name })} figure={format.number(month.billableItems)}>
          {t("month.of", { items: month.items, calls: month.calls })}
        </Tile>
        <Tile name={t("month.forecast", { month: name })} figure={format.number(month.forecast)}>
          {t("month.pace")}
        </Tile>
        <BudgetTile month={month} budget={budget} />
      </dl>
      <div className="flex shrink-0 flex-col items-start gap-1 sm:items-end">
        <Button disabled={!isAdmin} aria-describedby="budget-reason" onClick={() => setIsEdited(true)}>
          {t(budget ? "budget.change" : "budget.set")}
        </Button>
        <p id="budget-reason" className="text-ink-3 text-xs">
          {isAdmin ? "" : t("budget.adminsOnly")}
        </p>
      </div>
      <Suspense>{isEdited && <BudgetDialog budget={budget} onClose={() => setIsEdited(false)} />}</Suspense>
    </section>
  );
}
