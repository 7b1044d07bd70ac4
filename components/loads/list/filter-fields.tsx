"use client";

import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { Checkbox, Select } from "@/components/ui/controls";
import { Labelled } from "@/components/ui/labelled";

type OneOfProps<Value extends string> = {
  label: string;
  value: string | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
};

export function OneOf<Value extends string>({ label, value, options, onChange }: OneOfProps<Value>) {
  const t = useTranslations("loads");
  return (
    <Labelled label={label}>
      {(id) => (
        <Select
          id={id}
          value={value ?? ""}
          onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? null)}
        >
          <option value="">{t("any")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

type SomeOfProps = {
  label: string;
  values: readonly string[];
  options: readonly { value: string; label: string }[];
  onChange: (values: string[]) => void;
  /** Over both columns of the panel. */
  isWide?: boolean;
};

export const SomeOf = ({ label, values, options, onChange, isWide = false }: SomeOfProps) => (
  <fieldset className={classNames("min-w-0", isWide && "sm:col-span-2")}>
    <legend className="mb-1 text-ink-2 text-xs">{label}</legend>
    <div
      className={classNames(
        "grid max-h-52 overflow-y-auto rounded-md border border-line px-2.5 py-1.5",
        isWide && "sm:grid-cols-2 sm:gap-x-4",
      )}
    >
      {options.map(({ value, label: name }) => (
        <Checkbox
          key={value}
          label={name}
          title={value}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
          }
        />
      ))}
    </div>
  </fieldset>
);
