"use client";

import type { ReactNode } from "react";
import { Field, Hint, Problem } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Checkbox } from "@/components/ui/checkbox";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";

type Option = { value: string; label: string; title?: string };

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
          <option key={option.value} value={option.value} title={option.title}>
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

/** One of a few values, each with what it means beneath. */
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

/** Yes or no, as true or false. */
export function CheckboxField({ name, label, hint }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name, hint !== undefined);
  return (
    <div className="min-w-0">
      <Checkbox
        {...control}
        ref={attach}
        label={label}
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
