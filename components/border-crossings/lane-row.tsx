"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { asTrailer, type LaneText, placeTextMax, trailers } from "@/components/border-crossings/lane-text";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

type LaneRowProps = {
  number: number;
  lane: LaneText;
  onChange: (change: Partial<LaneText>) => void;
  /** Absent for the only lane. */
  onRemove?: (() => void) | undefined;
};

/** A lane to type: where from, where to, and on which trailer. */
export function LaneRow({ number, lane, onChange, onRemove }: LaneRowProps) {
  const t = useTranslations("borderCrossings");
  const place = onRemove ? "max-sm:col-start-1" : "max-sm:col-span-2";
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_160px_30px] items-center gap-2 max-sm:grid-cols-[minmax(0,1fr)_44px]">
      <legend className="sr-only">{t("form.lane", { number })}</legend>
      {(["from", "to"] as const).map((end) => (
        <Input
          key={end}
          aria-label={t(`form.${end}`)}
          placeholder={t(`form.${end}Hint`)}
          maxLength={placeTextMax}
          autoComplete="off"
          value={lane[end]}
          onChange={({ target }) => onChange({ [end]: target.value })}
          className={place}
        />
      ))}
      <Select
        aria-label={t("form.trailer")}
        value={lane.trailer}
        onChange={({ target }) => onChange({ trailer: asTrailer(target.value) ?? "DRY_VAN" })}
        className={place}
      >
        {trailers.map((trailer) => (
          <option key={trailer} value={trailer}>
            {t(`trailers.${trailer}`)}
          </option>
        ))}
      </Select>
      {onRemove && (
        <IconButton
          label={t("form.removeRow", { number })}
          icon={<X aria-hidden />}
          onClick={onRemove}
          className="max-sm:col-start-2 max-sm:row-start-1"
        />
      )}
    </fieldset>
  );
}
