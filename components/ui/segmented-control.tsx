"use client";

import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";

type SegmentedControlProps<Value extends string> = {
  label: string;
  name?: string;
  value: Value;
  /** An option with an icon shows the icon alone; its label is then its name and tooltip. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
};

const segment =
  "flex h-6 items-center justify-center rounded-sm text-ink-2 transition-colors peer-checked:bg-surface peer-checked:font-medium peer-checked:text-ink peer-checked:shadow-[0_0_0_1px_var(--line-strong)] peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-disabled:text-ink-3 pointer-coarse:h-9.5";

/** One of a few values, all in view: radios that look like segments, so the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <fieldset disabled={props.disabled} className="inline-flex max-w-full rounded-md bg-mute-soft p-0.75">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className="relative min-w-0">
          <input
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className="peer absolute inset-0 m-0 appearance-none opacity-0"
          />
          <span
            className={classNames(segment, option.icon ? "px-1.75" : "px-2.5")}
            title={option.icon ? option.label : undefined}
          >
            {option.icon}
            <span className={option.icon ? "sr-only" : "truncate"}>{option.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
