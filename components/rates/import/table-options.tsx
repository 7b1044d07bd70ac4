import { useTranslations } from "next-intl";
import { useId } from "react";
import type { ColumnId } from "@/components/rates/import/rate-columns";
import { rowCount, valuesOf } from "@/components/rates/import/rate-table";
import { dayOrderOf } from "@/components/rates/import/read-row";
import type { RateSource } from "@/components/rates/import/use-rate-source";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";
import { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { CurrencyCode } from "@/lib/vocabulary/money";

type Choice = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (to: string) => void;
};

function Choose({ label, value, options, onChange }: Choice) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="w-52 max-sm:w-full">
        {label}
      </label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)} className="w-52! max-sm:w-full!">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** What a table says once for all rows because it has no column for it, and which way its dates are written. */
export function TableOptions({ given }: { given: RateSource }) {
  const t = useTranslations("rateImport");
  const { source, options, setOptions } = given;
  const dates = valuesOf(source, "pickupDate");
  const isUnclear = dates.some((date) => /^\d{1,2}[/.-]\d{1,2}[/.-]/.test(date)) && !dayOrderOf(dates);
  const rows = rowCount(source);
  const isPartial = (id: ColumnId) => valuesOf(source, id).length < rows;
  const trailers = TrailerCategory.options.map((value) => ({ value, label: t(`trailers.${value}`) }));
  const currencies = CurrencyCode.options.map((value) => ({ value, label: value }));
  return (
    <div className="flex flex-col gap-2">
      {isPartial("trailerCategory") && (
        <Choose
          label={t("defaultTrailer")}
          value={options.trailerCategory}
          options={[{ value: "", label: t("choose") }, ...trailers]}
          onChange={(to) => setOptions({ ...options, trailerCategory: TrailerCategory.safeParse(to).data ?? "" })}
        />
      )}
      {isPartial("currency") && (
        <Choose
          label={t("defaultCurrency")}
          value={options.currencyCode}
          options={[{ value: "", label: t("choose") }, ...currencies]}
          onChange={(to) => setOptions({ ...options, currencyCode: CurrencyCode.safeParse(to).data ?? "" })}
        />
      )}
      {isUnclear && (
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl
            label={t("dates")}
            value={options.dayComesFirst ? "day" : "month"}
            onChange={(order) => setOptions({ ...options, dayComesFirst: order === "day" })}
            options={[
              { value: "day", label: t("dayFirst") },
              { value: "month", label: t("monthFirst") },
            ]}
          />
        </div>
      )}
    </div>
  );
}
