"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { asTrailer, placeTextMax, trailers } from "@/components/border-crossings/lane-text";
import { marketOptionsId, type RateLane } from "@/components/rates/desk/rates-view";
import { IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Input, Select } from "@/components/ui/controls";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

type RateLaneRowProps = {
  number: number;
  lane: RateLane;
  crossings: readonly UsMxBorderCrossing[];
  onChange: (change: Partial<RateLane>) => void;
  /** Absent for the only lane. */
  onRemove?: (() => void) | undefined;
};

const grid = "grid items-center gap-2 max-sm:grid-cols-2 sm:max-lg:grid-cols-[1fr_1fr_auto]";
const wide = {
  removable: "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_148px_210px_92px_auto]",
  only: "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_148px_210px_92px]",
};

/** A lane to type: where from, where to, on which trailer, over which crossing, and how far if that is known. */
export function RateLaneRow({ number, lane, crossings, onChange, onRemove }: RateLaneRowProps) {
  const t = useTranslations("rates.form");
  const words = useTranslations("borderCrossings.trailers");
  const vocabulary = useTranslations("vocabulary");
  return (
    <fieldset className={classNames(grid, onRemove ? wide.removable : wide.only)}>
      <legend className="sr-only">{t("lane", { number })}</legend>
      {(["from", "to"] as const).map((end) => (
        <Input
          key={end}
          required
          aria-label={t(end)}
          placeholder={t(`${end}Hint`)}
          maxLength={placeTextMax}
          list={marketOptionsId}
          autoComplete="off"
          value={lane[end]}
          onChange={({ target }) => onChange({ [end]: target.value })}
          className="max-sm:col-span-2"
        />
      ))}
      <Select
        aria-label={t("trailer")}
        value={lane.trailer}
        onChange={({ target }) => onChange({ trailer: asTrailer(target.value) ?? "DRY_VAN" })}
        className="max-lg:col-start-1"
      >
        {trailers.map((trailer) => (
          <option key={trailer} value={trailer}>
            {words(trailer)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("crossing")}
        value={lane.crossing}
        onChange={({ target }) => onChange({ crossing: crossings.find((known) => known === target.value) ?? "" })}
        className="max-sm:col-span-2 max-sm:row-start-3"
      >
        <option value="">{t("recommended")}</option>
        {crossings.map((crossing) => (
          <option key={crossing} value={crossing}>
            {vocabulary(`UsMxBorderCrossing.${crossing}`)}
          </option>
        ))}
      </Select>
      <Input
        type="number"
        min={1}
        max={10_000}
        step="any"
        inputMode="decimal"
        aria-label={t("miles")}
        placeholder={t("milesHint")}
        title={t("milesTitle")}
        value={lane.miles}
        onChange={({ target }) => onChange({ miles: target.value })}
        className="[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      {onRemove && (
        <IconButton
          label={t("removeRow", { number })}
          icon={<X aria-hidden />}
          onClick={onRemove}
          className="max-lg:sm:col-start-3 max-lg:sm:row-start-1 max-sm:col-span-2 max-sm:w-full!"
        />
      )}
    </fieldset>
  );
}
