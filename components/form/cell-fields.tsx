"use client";

import type { ComponentProps } from "react";
import { Problem } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { Input, Select } from "@/components/ui/controls";

type CellProps = {
  name: string;
  /** Its name to screen readers: in a line of cells there is no room for a label above each. */
  label: string;
  /** Where the cell stands in its line. */
  className?: string;
};

type InputCellProps = CellProps & {
  /** How the text itself looks. */
  inputClassName?: string;
} & Pick<
    ComponentProps<"input">,
    | "type"
    | "inputMode"
    | "autoComplete"
    | "maxLength"
    | "min"
    | "max"
    | "step"
    | "list"
    | "placeholder"
    | "title"
    | "disabled"
    | "required"
  >;

/** Text in one cell of a line, e.g. of a lane. What is wrong with it stands below. */
export function InputCell({ name, label, className, inputClassName, ...input }: InputCellProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name);
  return (
    <div className={classNames("min-w-0", className)}>
      <Input
        autoComplete="off"
        {...input}
        {...control}
        ref={attach}
        aria-label={label}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        readOnly={readOnly}
        className={inputClassName}
      />
      {problem && <Problem name={name}>{problem}</Problem>}
    </div>
  );
}

type SelectCellProps = CellProps & { options: readonly { value: string; label: string }[] };

/** One of a few values in one cell of a line. */
export function SelectCell({ name, label, className, options }: SelectCellProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name);
  return (
    <div className={classNames("min-w-0", className)}>
      <Select
        {...control}
        ref={attach}
        aria-label={label}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        disabled={readOnly}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {problem && <Problem name={name}>{problem}</Problem>}
    </div>
  );
}
