"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFieldArray, useWatch } from "react-hook-form";
import { CallCost } from "@/components/app-shell/call-cost";
import { useDeveloperDetails } from "@/components/app-shell/display-preferences";
import { keyMap } from "@/components/app-shell/key-map";
import { shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { SelectCell } from "@/components/form/cell-fields";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { useFollowedAddress } from "@/components/form/follow-address";
import { useField } from "@/components/form/use-field";
import { RateLaneRow } from "@/components/rates/desk/rate-lane-row";
import {
  emptyRateLane,
  lanesMax,
  namedLanes,
  type RateLane,
  type RateOptions,
  type RatesView,
  ratesPath,
  toRateRequest,
  withTrailer,
  writeRatesView,
} from "@/components/rates/desk/rates-view";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Checkbox } from "@/components/ui/controls";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { currencyCodes } from "@/lib/vocabulary/money.values";
import { trailerCategories } from "@/lib/vocabulary/trailer.values";

type RunCostProps = { lanes: number; calls?: number; month: MonthOfUse; blocked: string | undefined };

/** What a look-up costs before it runs, and what the month has cost so far; for most readers only when that is much. */
export function RunCost({ lanes, calls = 1, month, blocked }: RunCostProps) {
  const t = useTranslations("rates.cost");
  const hasDetails = useDeveloperDetails();
  if (blocked) return <p className="text-warn text-xs">{blocked}</p>;
  if (!hasDetails) return month.budget !== "OK" && <p className="text-warn text-xs">{t(month.budget)}</p>;
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

type RatesValues = RateOptions & { lanes: RateLane[] };

const searchOf = ({ lanes, ...options }: RatesValues) =>
  writeRatesView({ ...options, lanes: namedLanes(lanes), open: 0 });

/** The API answers each lane by itself, right or wrong; here each has to be complete before anything is paid for. */
async function fetchRequest() {
  const { RateHistoryRequest, RateQuery } = await import("@/lib/rates/schema/history-operation");
  return RateHistoryRequest.extend({ requests: RateQuery.array() });
}

/** The field that became a part of the request: the first stop of a lane is where it comes from. */
function fieldOf(path: string) {
  const [, lane, part, stop] = /^requests\[(\d+)\]\.(routeMiles|stops\[(\d+)\])/.exec(path) ?? [];
  if (part === undefined) return undefined;
  return `lanes.${lane}.${part === "routeMiles" ? "miles" : stop === "0" ? "from" : "to"}`;
}

const currencies = currencyCodes.map((code) => ({ value: code, label: code }));

/** The lanes to look up, and what that costs at most. */
export function RatesForm({ view, month, crossings, isBusy, blocked, onRun }: RatesFormProps) {
  const t = useTranslations("rates.form");
  const { lanes: given, currency, also } = view;
  const values: RatesValues = { lanes: given.length > 0 ? [...given] : [emptyRateLane], currency, also };
  const form = useEndpointForm({
    schema: fetchRequest,
    defaultValues: values,
    toRequest: toRateRequest,
    fieldOf,
    onSubmit: (_request, typed: RatesValues) => {
      // The keys submit although the button is disabled.
      if (!blocked && !isBusy) onRun({ ...typed, open: 0 });
    },
  });
  useFollowedAddress(form, values, searchOf);
  // The form listens to these keys in its own fields.
  useShortcuts(shortcutsOf(keyMap.inRates, { lookUpRates: () => void form.submit() }));
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "lanes" });
  const isFull = fields.length >= lanesMax;
  return (
    <Form
      form={form}
      label={t("label")}
      hasShortcut
      className="grid gap-2 border-line border-b px-5 py-3 max-sm:px-4 print:hidden"
    >
      <div className="-m-1 grid max-h-64 gap-2 overflow-y-auto p-1 max-lg:gap-4">
        {fields.map(({ id }, at) => (
          <RateLaneRow
            key={id}
            name={`lanes.${at}`}
            number={at + 1}
            crossings={crossings}
            onRemove={fields.length > 1 ? () => remove(at) : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={isBusy || form.isSubmitting || blocked !== undefined}
          title={blocked}
        >
          {isBusy ? t("running") : t("run")}
          <CallCost />
          <span className="pointer-coarse:hidden">
            <Kbd>Ctrl ⏎</Kbd>
          </span>
        </Button>
        <Button
          icon={<Plus aria-hidden />}
          disabled={isFull}
          title={isFull ? t("full", { max: lanesMax }) : undefined}
          onClick={() => append(emptyRateLane, { shouldFocus: false })}
        >
          {t("addRow")}
        </Button>
        <ButtonLink href={`${ratesPath}/many`}>{t("many")}</ButtonLink>
        <SelectCell name="currency" label={t("currency")} options={currencies} className="w-20" />
        <FurtherTrailers />
      </div>
      <FormProblem form={form} />
      <LanesCost month={month} blocked={blocked} />
    </Form>
  );
}

const useLanes = () => useWatch<RatesValues, "lanes">({ name: "lanes" });

function LanesCost(props: Pick<RatesFormProps, "month" | "blocked">) {
  return <RunCost lanes={Math.max(namedLanes(useLanes()).length, 1)} {...props} />;
}

function FurtherTrailers() {
  const t = useTranslations("rates.form");
  const words = useTranslations("borderCrossings.trailers");
  const { value, onChange } = useField("also");
  const also = trailerCategories.filter((trailer) => Array.isArray(value) && value.includes(trailer));
  const [first, ...others] = useLanes();
  // The trailer that all lanes have needs no comparison with itself.
  const own = others.every(({ trailer }) => trailer === first?.trailer) ? first?.trailer : undefined;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 pl-1">
      <legend className="sr-only">{t("also")}</legend>
      <span aria-hidden className="text-ink-3 text-xs">
        {t("also")}
      </span>
      {trailerCategories
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
