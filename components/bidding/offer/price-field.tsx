"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId } from "react";
import type { PriceDraft } from "@/components/bidding/offer/price-draft";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import { amountMax, currencyCodes } from "@/lib/vocabulary/money.values";

type PriceFieldProps = {
  label: string;
  draft: PriceDraft;
  miles: number | undefined;
  /** A counter is answered in the currency of the bid. */
  hasFixedCurrency?: boolean;
  onEnter: () => void;
};

const frame =
  "flex h-14 items-stretch overflow-hidden rounded-md border bg-surface focus-within:outline-2 focus-within:outline-ring";

/** A price a thumb can type: large, with its currency's code, and read back in words before it is sent. */
export function PriceField({ label, draft, miles, hasFixedCurrency, onEnter }: PriceFieldProps) {
  const t = useTranslations("offers.price");
  const id = useId();
  const { text, currencyCode, money, problem } = draft;
  const format = useFormat();
  const max = format.money({ amount: amountMax, currencyCode });
  const send = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className={classNames(frame, problem ? "border-bad" : "border-field")}>
        {hasFixedCurrency ? (
          <span className="grid place-items-center bg-sunken px-3 font-semibold text-ink-2">{currencyCode}</span>
        ) : (
          <select
            aria-label={t("currency")}
            value={currencyCode}
            onChange={({ target }) =>
              draft.setCurrencyCode(currencyCodes.find((code) => code === target.value) ?? currencyCode)
            }
            className="border-line border-r bg-sunken px-2.5 text-lg font-semibold outline-offset-[-2px]"
          >
            {currencyCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
        <input
          id={id}
          value={text}
          onChange={({ target }) => draft.setText(target.value)}
          onBlur={draft.judge}
          onKeyDown={send}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={16}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-echo`}
          className="min-w-0 flex-1 bg-transparent px-3 text-right font-semibold text-xl tabular-nums outline-none"
        />
      </div>
      <p id={`${id}-echo`} className={problem ? "text-bad text-xs" : "text-ink-2 text-xs"}>
        {problem ? t(problem, { max }) : money ? <Echo money={money} miles={miles} /> : t("hint")}
      </p>
    </div>
  );
}

/** "USD 1,850.00 US dollars · USD 2.85 per mile · 648 mi": in Mexico a bare sign would be pesos. */
function Echo({ money, miles }: { money: NonNullable<PriceDraft["money"]>; miles: number | undefined }) {
  const t = useTranslations("offers.price");
  const format = useFormat();
  const { amount, currencyCode } = money;
  const perMile = miles ? format.money({ amount: Math.round(amount / miles), currencyCode }) : undefined;
  return (
    <>
      {format.money(money)} {t(`currencies.${currencyCode}`)}
      {perMile && miles && <> · {t("perMile", { amount: perMile, miles: format.number(miles) })}</>}
    </>
  );
}
