"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { cleared, isBegun, likelyInverted, type RatesDraft, standingOf } from "@/components/exchange-rates/rates-draft";
import { DayField } from "@/components/form/day-field";
import { NumberField } from "@/components/form/number-input";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

type DraftRate = RatesDraft["rates"][number];

const sources = ["Banxico FIX", "Banxico", "DOF", "Bank of Canada"];

/** Until when the rate counts, or that bids in the two currencies are not compared. */
function Standing({ rate }: { rate: DraftRate }) {
  const t = useTranslations("exchangeRates.standing");
  const format = useFormat();
  if (!isBegun(rate)) return <p className="text-ink-3 text-xs">{t("none")}</p>;
  const standing = standingOf(rate, new Date().toISOString().slice(0, 10));
  if (!standing) return null;
  const { kind, day } = standing;
  const ink = { counts: "text-good", ahead: "text-ink-2", ended: "text-warn" }[kind];
  return <p className={classNames("text-xs", ink)}>{t(kind, { date: format.date(day, "UTC") })}</p>;
}

type RateFieldsProps = { rate: DraftRate; name: string; isFixed: boolean };

/** The rate of a pair of currencies: how much, whose, of which day and for how long. */
export function RateFields({ rate, name, isFixed }: RateFieldsProps) {
  const t = useTranslations("exchangeRates");
  const common = useTranslations("common");
  const { setValue, setFocus } = useFormContext();
  const { baseCurrency: base, quoteCurrency: quote } = rate;
  const pair = t("pair", { base: t(`currencies.${base}`), quote: t(`currencies.${quote}`) });
  const inverted = likelyInverted(rate);
  const clear = () => {
    setValue(name, cleared(rate), { shouldDirty: true });
    setFocus(`${name}.rate`);
  };
  return (
    <fieldset disabled={isFixed} className="grid gap-2 border-line border-t pt-4">
      <legend className="float-left font-medium first-letter:uppercase">{pair}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_8rem]">
        <NumberField name={`${name}.rate`} label={t("fields.rate", { base, quote })} />
        <TextField name={`${name}.source`} label={t("fields.source")} suggestions={sources} maxLength={shortTextMax} />
        <DayField name={`${name}.asOf`} label={t("fields.asOf")} />
        <NumberField name={`${name}.validDays`} label={t("fields.validDays")} />
      </div>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <div className="grid gap-0.5">
          <Standing rate={rate} />
          {inverted && <p className="text-warn text-xs">{t("inverted", inverted)}</p>}
        </div>
        {isBegun(rate) && !isFixed && (
          <Button size="sm" variant="ghost" className="ml-auto" aria-label={t("clear", { pair })} onClick={clear}>
            {common("remove")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
