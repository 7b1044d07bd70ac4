"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Field, FieldAside, FieldPath, Hint, Problem } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { Checkbox, Select } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";

type Option = { value: string; label: string; title?: string; isDisabled?: boolean };

type SelectFieldProps = {
  name: string;
  label: string;
  hint?: string;
  options: readonly Option[];
  /** What stands for no value. Without it, or once a required value is chosen, one of the options always is. */
  empty?: string;
  required?: boolean;
};

/** One of a few values, or null. */
export function SelectField({ name, label, hint, options, empty, required }: SelectFieldProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name, hint !== undefined);
  const chosen = typeof value === "string" ? value : "";
  const hasEmpty = empty !== undefined && (!required || chosen === "");
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      <Select
        {...control}
        ref={attach}
        value={chosen}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={onBlur}
        disabled={readOnly}
        title={options.find((option) => option.value === chosen)?.title}
      >
        {hasEmpty && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} title={option.title} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type SegmentedFieldProps = { name: string; label: string; options: readonly Option[] };

/** One of a few values, all in view in a line. */
export function SegmentedField({ name, label, options }: SegmentedFieldProps) {
  const { value, onChange, readOnly } = useField(name);
  return (
    <div>
      <SegmentedControl
        label={label}
        name={name}
        value={String(value ?? "")}
        options={options}
        onChange={onChange}
        disabled={readOnly}
      />
    </div>
  );
}

type RadioFieldProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string; hint?: string }[];
};

/** One of a few values, each with what it means below. */
export function RadioField({ name, label, options }: RadioFieldProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name);
  const { id, ...input } = control;
  return (
    <fieldset disabled={readOnly} className="flex flex-col">
      <legend className="pb-1 font-medium">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-6 items-start gap-2 border-line border-t py-1.5 pointer-coarse:min-h-11"
        >
          <input
            {...input}
            id={option.value === value ? id : undefined}
            ref={option.value === value ? attach : undefined}
            type="radio"
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="font-medium">{option.label}</span>
            {option.hint && <span className="block text-ink-3 text-xs">{option.hint}</span>}
          </span>
        </label>
      ))}
      {problem && <Problem name={name}>{problem}</Problem>}
    </fieldset>
  );
}

type CheckboxFieldProps = { name: string; label: ReactNode; hint?: ReactNode; className?: string };

/** Yes or no, as true or false. */
export function CheckboxField({ name, label, hint, className }: CheckboxFieldProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name, hint !== undefined);
  return (
    <div className="min-w-0">
      <Checkbox
        {...control}
        ref={attach}
        label={label}
        className={className}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
        disabled={readOnly}
      />
      {hint && !problem && <Hint name={name}>{hint}</Hint>}
      {problem && <Problem name={name}>{problem}</Problem>}
    </div>
  );
}

const segment =
  "flex h-6 min-w-8 items-center justify-center rounded-sm px-2 text-ink-2 text-xs transition-colors peer-checked:bg-surface peer-checked:text-ink peer-checked:shadow-[0_0_0_1px_var(--line-strong)] peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-disabled:text-ink-3 pointer-coarse:h-9.5 pointer-coarse:min-w-11";

const states = [null, true, false] as const;

type TriStateFieldProps = {
  name: string;
  label: string;
  /** With the label above, as fields in a grid have it, instead of in a line. */
  isStacked?: boolean;
};

/** Not said, yes, or no: three different things. The arrow keys move between them. */
export function TriStateField({ name, label, isStacked = false }: TriStateFieldProps) {
  const t = useTranslations("form");
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name);
  const { id, ...input } = control;
  const current = typeof value === "boolean" ? value : null;
  return (
    <div className={classNames("group/field min-w-0", !isStacked && "border-line border-b py-1.5")}>
      <fieldset disabled={readOnly} className={isStacked ? "grid gap-1" : "flex items-center justify-between gap-3"}>
        <legend className="sr-only">{label}</legend>
        <span className={classNames("flex min-w-0 items-center gap-1.5", isStacked && "min-h-4 text-xs")}>
          <span aria-hidden className={classNames("min-w-0", current === null ? "text-ink-2" : "text-ink")}>
            {label}
          </span>
          <FieldAside name={name} />
        </span>
        <span className="inline-flex shrink-0 justify-self-start rounded-md bg-mute-soft p-0.75">
          {states.map((state) => (
            <label key={String(state)} className="relative">
              <input
                {...input}
                id={state === current ? id : undefined}
                ref={state === current ? attach : undefined}
                type="radio"
                value={String(state ?? "")}
                aria-label={state === null ? t("notSaid") : undefined}
                checked={state === current}
                onChange={() => onChange(state)}
                onBlur={onBlur}
                className="peer absolute inset-0 m-0 appearance-none opacity-0"
              />
              <span className={classNames(segment, state !== null && "peer-checked:font-semibold")}>
                {state === null ? <span aria-hidden>{t("unset")}</span> : t(state ? "yes" : "no")}
              </span>
            </label>
          ))}
        </span>
      </fieldset>
      <FieldPath name={name} />
      {problem && <Problem name={name}>{problem}</Problem>}
    </div>
  );
}
