"use client";

import { type ComponentProps, useId, useState } from "react";
import { useField } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/controls";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

type TextRowProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with the value, and why it may not be what is meant. Neither is said while somebody is writing it. */
  error?: string;
  doubt?: string | undefined;
} & Omit<ComponentProps<"input">, "value" | "onChange">;

/** A field a thumb can hit, with its label above and a hint or problem below. */
export function TextRow({ label, value, onChange, onBlur, hint, error: wrong, doubt, ...input }: TextRowProps) {
  const ownId = useId();
  const { id = ownId } = input;
  const [isWriting, setIsWriting] = useState(false);
  const error = isWriting ? undefined : wrong;
  const asked = isWriting ? undefined : doubt;
  const note = error ?? asked ?? hint;
  const tone = error ? "text-bad" : asked ? "text-warn" : "text-ink-3";
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        maxLength={shortTextMax}
        {...input}
        id={id}
        value={value ?? ""}
        onChange={({ target }) => {
          setIsWriting(true);
          onChange(target.value);
        }}
        onBlur={(event) => {
          setIsWriting(false);
          onBlur?.(event);
        }}
        data-wrong={wrong ? "" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="h-11!"
      />
      {note && (
        <p id={`${id}-note`} className={classNames("text-xs", tone)}>
          {note}
        </p>
      )}
    </div>
  );
}

type AnswerRowProps = { name: string } & Omit<TextRowProps, "name" | "value" | "onChange">;

/** A text among the answers, bound by its path in them; `error` is what is known to be wrong before the schema says it. */
export function AnswerRow({ name, error, ...row }: AnswerRowProps) {
  const { value, onChange, onBlur, attach, problem, control } = useField(name);
  return (
    <TextRow
      {...row}
      id={control.id}
      name={name}
      ref={attach}
      value={typeof value === "string" ? value : ""}
      error={error ?? problem}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
