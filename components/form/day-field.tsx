"use client";

import { useNow, useTimeZone, useTranslations } from "next-intl";
import { DateTimeInput, useDoubtText, WhichYear } from "@/components/form/date-time-input";
import { Field } from "@/components/form/field";
import { isTimeOfOurs } from "@/components/form/local-time";
import { hintId, problemId, useField } from "@/components/form/use-field";
import { type TypedTime, useTypedTime } from "@/components/form/use-typed-time";
import { dayIn } from "@/lib/core/day-of";

type DayFieldProps = { name: string; label: string } & Pick<TypedTime, "farYears"> & {
    /** What is said of a day, kept as `2026-11-26`; nothing where there is nothing to say. */
    noteOf?: (day: string) => string | undefined;
  };

/** A day as people type it, kept as `2026-11-26`. */
export function DayField({ name, label, farYears, noteOf }: DayFieldProps) {
  const field = useField(name);
  const timeZone = useTimeZone();
  const value = typeof field.value === "string" ? field.value : "";
  const time = useTypedTime({
    value: isTimeOfOurs(value) ? `${value}T00:00` : value,
    timeZone,
    day: undefined,
    isDay: true,
    farYears,
    onChange: (read) => field.onChange(isTimeOfOurs(read) ? read.slice(0, 10) : read),
  });
  const note = isTimeOfOurs(value) ? noteOf?.(value) : undefined;
  const problem = useDoubtText(time) ?? (time.isTyping && time.wallTime === undefined ? undefined : field.problem);
  return (
    <div className="min-w-0">
      <Field name={name} label={label} hint={note && <span className="text-warn">{note}</span>} problem={problem}>
        <DateTimeInput
          field={field}
          time={time}
          timeZone={timeZone}
          label={label}
          isWrong={problem !== undefined}
          describedBy={problem ? problemId(field.control.id) : note && hintId(field.control.id)}
        />
      </Field>
      <WhichYear time={time} label={label} />
    </div>
  );
}

/** The last day on which something counts. Bonds and certificates run for longer than a load is planned ahead. */
export function ExpiryField(field: Pick<DayFieldProps, "name" | "label">) {
  const t = useTranslations("form.time");
  const today = dayIn(useNow(), useTimeZone());
  return <DayField {...field} farYears={30} noteOf={(day) => (day < today ? t("dayPassed") : undefined)} />;
}
