"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useId, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { useDistances } from "@/components/app-shell/use-distances";
import { useRatesDesk } from "@/components/rates/desk/look-ups";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/controls";
import { hasRole } from "@/lib/core/role-rank";
import { canBePlaced, priceRange, whereItStands } from "@/lib/rates/rules/price-standing";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";

const PickLoadForRate = lazy(() =>
  import("@/components/rates/desk/pick-load-for-rate").then((module) => ({ default: module.PickLoadForRate })),
);

type WhatIfPanelProps = { history: RateHistory; price: number; onPrice: (price: number) => void };

/** Where a price stands in the newest week, and the way to give it to a load. */
export function WhatIfPanel({ history, price, onPrice }: WhatIfPanelProps) {
  const t = useTranslations("rates.whatIf");
  const { currencyCode, latestSuggestedRate: latest, suggestedRates, routeMiles } = history;
  const words = useRateLabels();
  const { unit: mile, inUnit } = useDistances();
  if (!latest) return null;
  const unit = { currencyCode, kind: "suggested" as const };
  return (
    <section aria-labelledby="what-if" className="grid gap-2 rounded-lg border border-line bg-surface p-4 print:hidden">
      <h3 id="what-if" className="flex flex-wrap items-baseline justify-between gap-2 font-semibold">
        {t("title")}
        <span className="font-normal text-ink-3 text-xs tabular-nums">
          {t("byDistance", {
            amount: words.amount(price / inUnit(routeMiles), { currencyCode, kind: "perMile" }),
            unit: mile,
          })}
        </span>
      </h3>
      <PriceInput currencyCode={currencyCode} price={price} onPrice={onPrice} />
      {canBePlaced(suggestedRates) ? (
        <Standing latest={latest} unit={unit} price={price} onPrice={onPrice} />
      ) : (
        <p className="text-ink-2">{t(latest.confidence === "WEAK" ? "weak" : "few")}</p>
      )}
      <SetOnLoad amount={words.amount(price, unit)} price={{ currencyCode, amount: Math.round(price * 100) }} />
    </section>
  );
}

type PriceInputProps = { currencyCode: string; price: number; onPrice: (price: number) => void };

function PriceInput({ currencyCode, price, onPrice }: PriceInputProps) {
  const t = useTranslations("rates.whatIf");
  const [typed, setTyped] = useState<string>();
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="text-ink-2">
        {currencyCode}
      </span>
      <Input
        type="number"
        min={1}
        step={1}
        inputMode="numeric"
        aria-label={t("exact", { currency: currencyCode })}
        value={typed ?? price}
        onChange={({ target }) => {
          setTyped(target.value);
          const wanted = Math.round(Number(target.value));
          if (wanted >= 1 && wanted <= 10_000_000) onPrice(wanted);
        }}
        onBlur={() => setTyped(undefined)}
        className="text-right tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
    </span>
  );
}

type StandingProps = {
  latest: RatePoint;
  unit: { currencyCode: string; kind: "suggested" };
  price: number;
  onPrice: (price: number) => void;
};

function Standing({ latest, unit, price, onPrice }: StandingProps) {
  const t = useTranslations("rates.whatIf");
  const words = useRateLabels();
  const id = useId();
  const { min, max, step } = priceRange(latest.amountDistribution);
  const stands = words.standing(whereItStands(price, latest));
  return (
    <>
      <input
        id={id}
        type="range"
        aria-label={t("slider")}
        aria-valuetext={t("spoken", { amount: words.amount(price, unit), stands })}
        min={min}
        max={max}
        step={step}
        value={Math.min(Math.max(price, min), max)}
        onChange={({ target }) => onPrice(Number(target.value))}
        className="w-full accent-accent pointer-coarse:h-11"
      />
      <p aria-hidden className="flex justify-between text-ink-3 text-xs tabular-nums">
        <span>{words.figure(min, "suggested")}</span>
        <span>{words.figure(max, "suggested")}</span>
      </p>
      <output htmlFor={id} className="grid">
        <span className="font-semibold text-lg tabular-nums">{stands}</span>
        <span className="text-ink-2">{t("means")}</span>
      </output>
      <p className="text-ink-3 text-xs">{t("basis", { week: words.week(latest.dayRange) })}</p>
    </>
  );
}

type SetOnLoadProps = { amount: string; price: { currencyCode: RateHistory["currencyCode"]; amount: number } };

function SetOnLoad({ amount, price }: SetOnLoadProps) {
  const t = useTranslations("rates.whatIf");
  const { role } = useSession();
  const { view } = useRatesDesk();
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = hasRole(role, "BROKER");
  return (
    <>
      <Button disabled={!mayChange} title={mayChange ? undefined : t("setViewer")} onClick={() => setIsOpen(true)}>
        {t("set", { amount })}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PickLoadForRate price={price} lane={view.lanes[view.open]} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
