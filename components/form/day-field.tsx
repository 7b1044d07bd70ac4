"use client";

import { useTimeZone } from "next-intl";
import { DateTimeInput, useDoubtText, WhichYear } from "@/components/form/date-time-input";
import { Field } from "@/components/form/field";
import { isTimeOfOurs } from "@/components/form/local-time";
import { problemId, useField } from "@/components/form/use-field";
import { useTypedTime } from "@/components/form/use-typed-time";

type DayFieldProps = { name: string; label: string };

/** A day as people type it, kept as `2026-11-26`. */
export function DayField({ name, label }: DayFieldProps) {
  const field = useField(name);
  const timeZone = useTimeZone();
  const value = typeof field.value === "string" ? field.value : "";
  const time = useTypedTime({
    value: isTimeOfOurs(value) ? `${value}T00:00` : value,
    timeZone,
    day: undefined,
    isDay: true,
    onChange: (read) => field.onChange(isTimeOfOurs(read) ? read.slice(0, 10) : read),
  });
  const problem = useDoubtText(time) ?? (time.isEditing && time.wallTime === undefined ? undefined : field.problem);
  return (
    <div className="min-w-0">
      <Field name={name} label={label} problem={problem}>
        <DateTimeInput
          field={field}
          time={time}
          timeZone={timeZone}
          label={label}
          isWrong={problem !== undefined}
          describedBy={problem && problemId(field.control.id)}
        />
      </Field>
      <WhichYear time={time} label={label} />
    </div>
  );
}
