"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { placeTextMax } from "@/components/border-crossings/lane-text";
import { InputCell, SelectCell } from "@/components/form/cell-fields";
import { marketOptionsId } from "@/components/rates/desk/rates-view";
import { IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { routeMilesMax, routeMilesMin } from "@/lib/vocabulary/limits.values";
import { trailerCategories } from "@/lib/vocabulary/trailer.values";

type RateLaneRowProps = {
  /** The path of the lane in the form. */
  name: string;
  number: number;
  crossings: readonly UsMxBorderCrossing[];
  /** Absent for the only lane. */
  onRemove?: (() => void) | undefined;
};

const grid = "grid items-start gap-2 max-sm:grid-cols-2 sm:max-lg:grid-cols-[1fr_1fr_auto]";
const wide = {
  removable: "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_148px_210px_92px_auto]",
  only: "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_148px_210px_92px]",
};

/** A lane to type: where from, where to, on which trailer, over which crossing, and how far if that is known. */
export function RateLaneRow({ name, number, crossings, onRemove }: RateLaneRowProps) {
  const t = useTranslations("rates.form");
  const words = useTranslations("borderCrossings.trailers");
  const vocabulary = useTranslations("vocabulary");
  const crossingNames = crossings.map((value) => ({ value, label: vocabulary(`UsMxBorderCrossing.${value}`) }));
  return (
    <fieldset className={classNames(grid, onRemove ? wide.removable : wide.only)}>
      <legend className="sr-only">{t("lane", { number })}</legend>
      {(["from", "to"] as const).map((end) => (
        <InputCell
          key={end}
          name={`${name}.${end}`}
          required
          label={t(end)}
          placeholder={t(`${end}Hint`)}
          maxLength={placeTextMax}
          list={marketOptionsId}
          className="max-sm:col-span-2"
        />
      ))}
      <SelectCell
        name={`${name}.trailer`}
        label={t("trailer")}
        options={trailerCategories.map((value) => ({ value, label: words(value) }))}
        className="max-lg:col-start-1"
      />
      <SelectCell
        name={`${name}.crossing`}
        label={t("crossing")}
        options={[{ value: "", label: t("recommended") }, ...crossingNames]}
        className="max-sm:col-span-2 max-sm:row-start-3"
      />
      <InputCell
        name={`${name}.miles`}
        type="number"
        min={routeMilesMin}
        max={routeMilesMax}
        step="any"
        inputMode="decimal"
        label={t("miles")}
        placeholder={t("milesHint")}
        title={t("milesTitle")}
        inputClassName="[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
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
