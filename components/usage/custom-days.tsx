"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { DateTimeControl } from "@/components/form/date-time-control";
import { isTimeOfOurs } from "@/components/form/local-time";
import { useTypedTime } from "@/components/form/use-typed-time";
import type { Days } from "@/components/usage/usage-view";
import { countDays } from "@/lib/usage/rules/days";
import { usageDaysMax } from "@/lib/vocabulary/limits.values";

const edges = ["from", "to"] as const;

/** What keeps two days from being the first and the last of a range. */
function problemOf({ from, to }: Days): "unread" | "endFirst" | "tooMany" | undefined {
  if (!isTimeOfOurs(from) || !isTimeOfOurs(to)) return "unread";
  const count = countDays(from, to);
  if (count < 1) return "endFirst";
  return count > usageDaysMax ? "tooMany" : undefined;
}

type EdgeProps = {
  label: string;
  day: string;
  /** Takes a day, or a text that is none yet. */
  onType: (day: string) => void;
  onChoose: (day: string) => void;
};

/** One end of the days. It counts once it is left, or chosen in the calendar. */
function Edge({ label, day, onType, onChoose }: EdgeProps) {
  const id = useId();
  const time = useTypedTime({
    value: isTimeOfOurs(day) ? `${day}T00:00` : day,
    timeZone: "UTC",
    day: undefined,
    isDay: true,
    farYears: 30,
    onChange: (read) => {
      const next = isTimeOfOurs(read) ? read.slice(0, 10) : read;
      if (time.isEditing) onType(next);
      else onChoose(next);
    },
  });
  return (
    <div className="flex items-start gap-1.5">
      <label htmlFor={id} className="pt-1.5 text-ink-2">
        {label}
      </label>
      <div className="w-44">
        <DateTimeControl field={{ id, onBlur: () => onChoose(day) }} time={time} timeZone="UTC" label={label} />
      </div>
    </div>
  );
}

type CustomDaysProps = { shown: Days; onChoose: (days: Days) => void };

/** What is typed. It begins anew with days that were chosen elsewhere; those chosen here leave the other end as it is. */
function useDraft(shown: Days) {
  const [seen, setSeen] = useState(shown);
  const [draft, setDraft] = useState(shown);
  const [begun, setBegun] = useState(0);
  if (seen.from !== shown.from || seen.to !== shown.to) {
    setSeen(shown);
    const isOurs = edges.every((name) => shown[name] === seen[name] || shown[name] === draft[name]);
    if (!isOurs) {
      setDraft(shown);
      setBegun(begun + 1);
    }
  }
  return { draft, setDraft, begun };
}

/** The first and the last day of the figures, as people type days. */
export function CustomDays({ shown, onChoose }: CustomDaysProps) {
  const t = useTranslations("usage.days");
  const { draft, setDraft, begun } = useDraft(shown);
  const [isJudged, setJudged] = useState(false);
  const problem = isJudged ? problemOf(draft) : undefined;
  const choose = ({ from, to }: Days) => {
    // What was emptied is as it was.
    const days = { from: from || shown.from, to: to || shown.to };
    setDraft(days);
    setJudged(true);
    if (!problemOf(days) && (days.from !== shown.from || days.to !== shown.to)) onChoose(days);
  };
  return (
    <fieldset
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
      onKeyDown={({ key, target }) => key === "Enter" && target instanceof HTMLInputElement && choose(draft)}
    >
      <legend className="sr-only">{t("label")}</legend>
      {edges.map((name) => (
        <Edge
          key={`${name}-${begun}`}
          label={t(name)}
          day={draft[name]}
          onType={(day) => {
            setJudged(false);
            setDraft({ ...draft, [name]: day });
          }}
          onChoose={(day) => choose({ ...draft, [name]: day })}
        />
      ))}
      <span className="pt-1.5 text-ink-3 text-xs">{t("utc")}</span>
      <p role="alert" className="basis-full text-bad text-xs empty:hidden">
        {(problem === "endFirst" || problem === "tooMany") && t(problem, { most: usageDaysMax })}
      </p>
    </fieldset>
  );
}
