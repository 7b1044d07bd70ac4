"use client";

import { useTranslations } from "next-intl";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useByRate } from "@/components/exchange-rates/use-by-rate";
import { Second, Unset } from "@/components/loads/list/load-cells";
import { marginOf } from "@/components/loads/list/load-facts";
import { useFormat } from "@/lib/i18n/format";
import type { LoadSummary } from "@/lib/loads/schema/list";

type CellProps = { load: LoadSummary };

export function MaxBuyCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const format = useFormat();
  return (
    <>
      <div>{load.maxBuy ? format.money(load.maxBuy) : <Unset />}</div>
      {load.targetRate && (
        <div data-field="target">
          <Second>{t("targetOf", { money: format.money(load.targetRate) })}</Second>
        </div>
      )}
    </>
  );
}

/** What the customer pays, and what of it remains; of a rate by the mile or the like, what it is for. */
export function SellCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const bases = useTranslations("vocabulary.RateBasis");
  const format = useFormat();
  const exchange = useExchange();
  const margin = marginOf(load, exchange);
  const byRate = useByRate();
  if (!load.customerRate) return <Unset />;
  const basis = load.customerRateBasis;
  const isLoss = margin !== undefined && margin.amount.amount < 0;
  const whole = (amount: number) => format.number(amount / 100, { maximumFractionDigits: 0 });
  const percent = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 });
  return (
    <>
      <div>{format.money(load.customerRate)}</div>
      {basis && basis !== "FLAT" && <Second>{bases(basis)}</Second>}
      {margin && (
        <Second
          title={t(margin.isBooked ? "marginBookedHint" : "marginHint", {
            amount: byRate("about", format.money(margin.amount), margin.at),
            share: percent(margin.share),
          })}
        >
          {isLoss ? (
            <span className="text-bad">
              {t("loss", { amount: byRate("about", whole(-margin.amount.amount), margin.at) })}
            </span>
          ) : (
            t("margin", {
              amount: byRate("about", whole(margin.amount.amount), margin.at),
              share: percent(margin.share),
            })
          )}
        </Second>
      )}
    </>
  );
}
