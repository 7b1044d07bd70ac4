"use client";

import { useTranslations } from "next-intl";
import { type ImportColumn, type Mapping, withColumn } from "@/components/import/map-columns";
import { Select } from "@/components/ui/controls";

type ColumnMapperProps = {
  /** All rows of the table, the heading row with them. */
  rows: readonly (readonly string[])[];
  columns: readonly ImportColumn[];
  mapping: Mapping;
  /** Shown for a column that is left out although it has values. */
  leftOutNote?: string;
  onChange: (mapping: Mapping) => void;
};

const samples = (rows: ColumnMapperProps["rows"], index: number) =>
  rows
    .slice(1, 20)
    .flatMap((row) => row[index] || [])
    .slice(0, 3);

/** Each column of the table with its first values, and what it is. */
export function ColumnMapper({ rows, columns, mapping, leftOutNote, onChange }: ColumnMapperProps) {
  const t = useTranslations("import");
  const [header = []] = rows;
  return (
    <ul aria-label={t("columns")} className="rounded-lg border border-line">
      {header.map((heading, index) => {
        const isLost = !mapping[index] && rows.slice(1).some((row) => row[index]);
        const name = heading || t("column", { number: index + 1 });
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={index}
            className="flex items-center gap-3 border-line border-t px-3 py-1.5 first:border-t-0 max-sm:flex-wrap"
          >
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <p className="truncate font-medium">{name}</p>
              <p className="truncate text-ink-3 text-xs">{samples(rows, index).join(" · ") || t("noValues")}</p>
              {leftOutNote && isLost && <p className="text-warn text-xs">{leftOutNote}</p>}
            </div>
            <Select
              aria-label={t("columnIs", { name })}
              value={mapping[index] ?? ""}
              onChange={({ target }) => onChange(withColumn(mapping, index, target.value || null))}
              className="w-52! shrink-0 max-sm:w-full!"
            >
              <option value="">{t("leftOut")}</option>
              {columns.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        );
      })}
    </ul>
  );
}
