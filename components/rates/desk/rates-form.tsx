"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { trailers } from "@/components/border-crossings/lane-text";
import { useTypedLanes } from "@/components/border-crossings/use-typed-lanes";
import { RateLaneRow } from "@/components/rates/desk/rate-lane-row";
import {
  emptyRateLane,
  lanesMax,
  namedLanes,
  type RateLane,
  type RateOptions,
  type RatesView,
  ratesPath,
  withTrailer,
  writeRatesView,
} from "@/components/rates/desk/rates-view";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Checkbox, Select } from "@/components/ui/controls";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { currencyCodes } from "@/lib/vocabulary/money.values";

type RunCostProps = { lanes: number; calls?: number; month: MonthOfUse; blocked: string | undefined };

/** What a look-up costs before it runs, and what the month has cost so far. */
export function RunCost({ lanes, calls = 1, month, blocked }: RunCostProps) {
  const t = useTranslations("rates.cost");
  if (blocked) return <p className="text-warn text-xs">{blocked}</p>;
  return (
    <p className="text-ink-3 text-xs tabular-nums">
      <span className="text-ink-2">{t("atMost", { calls, lanes })}</span>
      {" · "}
      {t("month", { count: month.lanes })}
      {" · "}
      {t("free")}
      {month.budget !== "OK" && <span className="font-medium text-warn"> {t(month.budget)}</span>}
    </p>
  );
}

export type MonthOfUse = { lanes: number; budget: "OK" | "ALERT" | "OVER" };

type RatesFormProps = {
  view: RatesView;
  month: MonthOfUse;
  crossings: readonly UsMxBorderCrossing[];
  isBusy: boolean;
  blocked: string | undefined;
  onRun: (view: RatesView) => void;
};

const searchOf = (lanes: readonly RateLane[], options: RateOptions) =>
  writeRatesView({ ...options, lanes: namedLanes(lanes), open: 0 });

/** The lanes to look up, and what that costs at most. */
export function RatesForm({ view, month, crossings, isBusy, blocked, onRun }: RatesFormProps) {
  const t = useTranslations("rates.form");
  const { lanes: given, currency, also } = view;
  const typed = useTypedLanes({ lanes: given, options: { currency, also }, empty: emptyRateLane, searchOf });
  const { lanes, options, setOptions, add, remove, change } = typed;
  const isFull = lanes.length >= lanesMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked && !isBusy) onRun({ ...options, lanes: lanes.map(({ key: _, ...lane }) => lane), open: 0 });
  };
  return (
    <form
      aria-label={t("label")}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
        // The browser would send the form as well, and pay twice.
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      className="grid gap-2 border-line border-b px-5 py-3 max-sm:px-4 print:hidden"
    >
      <div className="grid max-h-64 gap-2 overflow-y-auto p-0.5 max-lg:gap-4">
        {lanes.map(({ key, ...lane }, at) => (
          <RateLaneRow
            key={key}
            number={at + 1}
            lane={lane}
            crossings={crossings}
            onChange={(values) => change(key, values)}
            onRemove={lanes.length > 1 ? () => remove(key) : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" disabled={isBusy || blocked !== undefined} title={blocked}>
          {isBusy ? t("running") : t("run")}
          <span className="pointer-coarse:hidden">
            <Kbd>Ctrl ⏎</Kbd>
          </span>
        </Button>
        <Button
          icon={<Plus aria-hidden />}
          disabled={isFull}
          title={isFull ? t("full", { max: lanesMax }) : undefined}
          onClick={add}
        >
          {t("addRow")}
        </Button>
        <ButtonLink href={`${ratesPath}/many`}>{t("many")}</ButtonLink>
        <Select
          aria-label={t("currency")}
          value={options.currency}
          onChange={({ target }) =>
            setOptions({ ...options, currency: currencyCodes.find((known) => known === target.value) ?? "USD" })
          }
          className="w-20!"
        >
          {currencyCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
        <FurtherTrailers
          also={options.also}
          own={lanes.every(({ trailer }) => trailer === lanes[0]?.trailer) ? lanes[0]?.trailer : undefined}
          onChange={(next) => setOptions({ ...options, also: next })}
        />
      </div>
      <RunCost lanes={Math.max(namedLanes(lanes).length, 1)} month={month} blocked={blocked} />
    </form>
  );
}

type FurtherTrailersProps = {
  also: RateOptions["also"];
  /** The trailer that all lanes have, which needs no comparison with itself. */
  own: RateLane["trailer"] | undefined;
  onChange: (also: RateOptions["also"]) => void;
};

function FurtherTrailers({ also, own, onChange }: FurtherTrailersProps) {
  const t = useTranslations("rates.form");
  const words = useTranslations("borderCrossings.trailers");
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 pl-1">
      <legend className="sr-only">{t("also")}</legend>
      <span aria-hidden className="text-ink-3 text-xs">
        {t("also")}
      </span>
      {trailers
        .filter((trailer) => trailer !== own)
        .map((trailer) => (
          <Checkbox
            key={trailer}
            label={words(trailer)}
            checked={also.includes(trailer)}
            onChange={({ target }) => onChange(withTrailer(also, trailer, target.checked))}
            className="items-center!"
          />
        ))}
    </fieldset>
  );
}
