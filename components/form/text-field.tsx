"use client";

import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Input, Textarea } from "@/components/ui/controls";

type TextProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  /** Has the focus when the dialog around it opens. */
  hasInitialFocus?: boolean;
};

type TextFieldProps = TextProps & {
  /** Words to choose from that do not exclude others. */
  suggestions?: readonly string[];
  /** Cannot be changed here, whatever the reader's role. */
  fixed?: boolean;
} & Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "autoComplete" | "autoFocus" | "maxLength" | "spellCheck" | "required" | "className"
  >;

const textOf = (value: unknown) => (value === null || value === undefined ? "" : String(value));

export function TextField({ name, label, hint, suggestions, fixed, hasInitialFocus, ...input }: TextFieldProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name, hint !== undefined);
  const listId = suggestions && `${control.id}-suggestions`;
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      <Input
        autoComplete="off"
        {...input}
        {...control}
        ref={attach}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        readOnly={readOnly || fixed}
        list={listId}
        data-initial-focus={hasInitialFocus || undefined}
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

type TextAreaFieldProps = TextProps &
  Pick<ComponentProps<"textarea">, "autoFocus" | "rows" | "maxLength" | "onKeyDown" | "aria-keyshortcuts">;

/** Text of several lines. */
export function TextAreaField({ name, label, hint, hasInitialFocus, ...textarea }: TextAreaFieldProps) {
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name, hint !== undefined);
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      <Textarea
        {...textarea}
        {...control}
        ref={attach}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        readOnly={readOnly}
        data-initial-focus={hasInitialFocus || undefined}
      />
    </Field>
  );
}
