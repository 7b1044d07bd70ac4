"use client";

import type { ComponentProps } from "react";
import { DateTimeInput, useDoubtText, WhichYear } from "@/components/form/date-time-input";
import { problemId } from "@/components/form/use-field";

type DateTimeControlProps = Omit<ComponentProps<typeof DateTimeInput>, "isWrong" | "describedBy" | "field"> & {
  field: { id: string } & Partial<ComponentProps<typeof DateTimeInput>["field"]>;
  /** What is wrong with a time that can be read. */
  problem?: string;
  /** Whether what stands there is refused, said elsewhere. */
  isWrong?: boolean;
  /** The id of what is said of it while nothing is wrong. */
  hint?: string;
};

/** A day or a time without a label of its own: its control, what is wrong with it below, and which year is meant. */
export function DateTimeControl({ field, time, label, problem, isWrong, hint, ...input }: DateTimeControlProps) {
  const { id, ...given } = field;
  const doubt = useDoubtText(time) ?? problem;
  return (
    <div className="min-w-0">
      <DateTimeInput
        {...input}
        field={{ control: { id, name: id }, attach: () => {}, onBlur: () => {}, readOnly: false, ...given }}
        time={time}
        label={label}
        isWrong={isWrong || doubt !== undefined}
        describedBy={doubt ? problemId(id) : hint}
      />
      {doubt && (
        <p id={problemId(id)} className="mt-1 text-bad text-xs">
          {doubt}
        </p>
      )}
      <WhichYear time={time} label={label} />
    </div>
  );
}
