"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type PriceValues, priceOf, priceProblemOf } from "@/components/bidding/offer/price-draft";
import { useField } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";
import { amountMax, amountTextMax, currencyCodes } from "@/lib/vocabulary/money.values";

type PriceFieldProps = {
  label: string;
  miles: number | undefined;
  /** A counter is answered in the currency of the bid. */
  hasFixedCurrency?: boolean;
};

const frame =
  "flex h-14 items-stretch overflow-hidden rounded-md border bg-surface focus-within:outline-2 focus-within:outline-ring";

/** What is wrong with the price. It is not said before the field is left or something is tried. */
function usePriceProblem(issue: string | undefined) {
  const t = useTranslations("offers.price");
  const format = useFormat();
  const amount = useWatch<PriceValues, "amount">({ name: "amount" });
  const [isJudged, setIsJudged] = useState(false);
  const found = isJudged ? priceProblemOf(amount.amount) : undefined;
  const max = format.money({ amount: amountMax, currencyCode: amount.currencyCode });
  return { problem: found ? t(found, { max }) : issue, setIsJudged, price: priceOf({ amount }) };
}

/** A price a thumb can type: large, with its currency's code, and read back in words before it is sent. */
export function PriceField({ label, miles, hasFixedCurrency }: PriceFieldProps) {
  const t = useTranslations("offers.price");
  const amount = useField("amount.amount");
  const { problem, price, setIsJudged } = usePriceProblem(amount.problem);
  const { clearErrors } = useFormContext();
  const { id, name } = amount.control;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className={classNames(frame, problem ? "border-bad" : "border-field")}>
        <CurrencySelect isFixed={hasFixedCurrency} />
        <input
          {...amount.control}
          ref={amount.attach}
          value={String(amount.value)}
          onChange={({ target }) => {
            amount.onChange(target.value);
            clearErrors(name);
            setIsJudged(false);
          }}
          onBlur={() => {
            amount.onBlur();
            setIsJudged(true);
          }}
          onKeyDown={({ key }) => key === "Enter" && setIsJudged(true)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={amountTextMax}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-echo`}
          className="min-w-0 flex-1 bg-transparent px-3 text-right font-semibold text-xl tabular-nums outline-none"
        />
      </div>
      <p id={`${id}-echo`} className={problem ? "text-bad text-xs" : "text-ink-2 text-xs"}>
        {problem ?? (price ? <Echo money={price} miles={miles} /> : t("hint"))}
      </p>
    </div>
  );
}

function CurrencySelect({ isFixed }: { isFixed: boolean | undefined }) {
  const t = useTranslations("offers.price");
  const { value, onChange, onBlur, attach, control } = useField("amount.currencyCode");
  if (isFixed)
    return <span className="grid place-items-center bg-sunken px-3 font-semibold text-ink-2">{String(value)}</span>;
  return (
    <select
      {...control}
      ref={attach}
      aria-label={t("currency")}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      className="border-line border-r bg-sunken px-2.5 text-lg font-semibold outline-offset-[-2px]"
    >
      {currencyCodes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  );
}

/** "USD 1,850 (US dollars) · USD 2.85 per mile · 648 mi": in Mexico a bare sign would be pesos. */
function Echo({ money, miles }: { money: Money; miles: number | undefined }) {
  const t = useTranslations("offers.price");
  const format = useFormat();
  const { amount, currencyCode } = money;
  const perMile = miles ? format.money({ amount: Math.round(amount / miles), currencyCode }) : undefined;
  return (
    <>
      {format.money(money)} ({t(`currencies.${currencyCode}`)})
      {perMile && miles && <> · {t("perMile", { amount: perMile, miles: format.number(miles) })}</>}
    </>
  );
}
