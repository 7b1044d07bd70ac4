"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { FieldAside, FieldPath, Hint, Problem } from "@/components/form/field";
import { useValueLabel } from "@/components/form/field-labels";
import { type FieldHandle, useField } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/controls";

// As many as can be looked over at a glance are all shown; of more only the chosen ones.
const atAGlance = 10;

type Choice = { value: string; label: string };
type ChoicesProps = { field: FieldHandle; chosen: readonly string[]; choices: readonly Choice[] };

const chip = "inline-flex min-h-7.5 items-center gap-1 rounded-full border px-2.5 text-xs pointer-coarse:min-h-11";

function ToggleChips({ field, chosen, choices }: ChoicesProps) {
  const { id, ...input } = field.control;
  const toggle = (value: string, on: boolean) => {
    const next = on ? [...chosen, value] : chosen.filter((other) => other !== value);
    field.onChange(next.length > 0 ? next : null);
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      {choices.map(({ value, label }, position) => (
        <label key={value} className="relative" title={value}>
          <input
            {...input}
            id={position === 0 ? id : undefined}
            ref={position === 0 ? field.attach : undefined}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            onBlur={field.onBlur}
            disabled={field.readOnly}
            className="peer absolute inset-0 m-0 appearance-none rounded-full opacity-0"
          />
          <span
            className={classNames(
              chip,
              "border-line-strong text-ink-2 peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2",
            )}
          >
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}

function ChosenChips({ field, chosen, choices }: ChoicesProps) {
  const t = useTranslations("form");
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  const remove = (value: string) => {
    const next = chosen.filter((other) => other !== value);
    field.onChange(next.length > 0 ? next : null);
  };
  return (
    <ul className="mb-1.5 flex flex-wrap gap-1.5 empty:hidden">
      {chosen.map((value) => (
        <li key={value} title={value} className={classNames(chip, "border-accent bg-accent-soft pr-1")}>
          {labelOf(value)}
          <button
            type="button"
            onClick={() => remove(value)}
            disabled={field.readOnly}
            aria-label={t("removeValue", { value: labelOf(value) })}
            className="grid size-6 place-items-center rounded-full text-ink-2 hover:bg-mute-soft hover:text-ink disabled:hidden pointer-coarse:size-9"
          >
            <X aria-hidden className="size-3.5!" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChooseMore({ field, chosen, choices, label }: ChoicesProps & { label: string }) {
  const t = useTranslations("form");
  const left = choices.filter(({ value }) => !chosen.includes(value));
  return (
    <>
      <ChosenChips field={field} chosen={chosen} choices={choices} />
      <Select
        {...field.control}
        ref={field.attach}
        value=""
        onChange={(event) => field.onChange([...chosen, event.target.value])}
        onBlur={field.onBlur}
        disabled={field.readOnly || left.length === 0}
        aria-label={label}
        className="max-w-80"
      >
        <option value="">{chosen.length === 0 ? t("chooseSome") : t("chooseMore")}</option>
        {left.map((choice) => (
          <option key={choice.value} value={choice.value} title={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </>
  );
}

type MultiSelectFieldProps = {
  name: string;
  label: string;
  hint?: string;
  enumeration?: string | undefined;
  values: readonly string[];
  /** What a value is called, where it is none of an enumeration. */
  labelOf?: (value: string) => string;
};

/** Any number of a few values, kept in the order in which they were chosen. */
export function MultiSelectField({ name, label, hint, enumeration, values, labelOf }: MultiSelectFieldProps) {
  const words = useValueLabel();
  const field = useField(name, hint !== undefined);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const choices = values.map((value) => ({ value, label: labelOf?.(value) ?? words(enumeration, value) }));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="mb-1 flex min-h-4 items-center gap-1.5">
        <span aria-hidden className="text-ink-2 text-xs">
          {label}
        </span>
        <FieldAside name={name} />
      </div>
      {values.length <= atAGlance ? (
        <ToggleChips field={field} chosen={chosen} choices={choices} />
      ) : (
        <ChooseMore field={field} chosen={chosen} choices={choices} label={label} />
      )}
      <FieldPath name={name} />
      {hint && <Hint name={name}>{hint}</Hint>}
      {field.problem && <Problem name={name}>{field.problem}</Problem>}
    </fieldset>
  );
}
