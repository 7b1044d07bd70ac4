"use client";

import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Input } from "@/components/ui/input";

type TextFieldProps = {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** Words to choose from that do not exclude others. */
  suggestions?: readonly string[];
  /** Cannot be changed here, whoever looks at it. */
  fixed?: boolean;
};

export function TextField({ name, label, hint, placeholder, suggestions, fixed }: TextFieldProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name, hint !== undefined);
  const listId = suggestions && `${name}-suggestions`;
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      <Input
        {...control}
        ref={attach}
        value={value === null || value === undefined ? "" : String(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        readOnly={readOnly || fixed}
        placeholder={placeholder}
        list={listId}
        autoComplete="off"
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
