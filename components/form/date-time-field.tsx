"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { DateTimeInput, useDoubtText, WhichYear } from "@/components/form/date-time-input";
import { Field } from "@/components/form/field";
import { bothMoments, isSkipped, isTimeOfOurs, momentIn, wallTimeOf } from "@/components/form/local-time";
import { type FieldHandle, hintId, problemId, useField } from "@/components/form/use-field";
import { useTypedTime, zoneName } from "@/components/form/use-typed-time";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useFormat } from "@/lib/i18n/format";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

type Place = { value: string; timeZone: string | undefined };

/** What the place's clock shows in words, and the viewer's own when it shows something else. */
function useTimeLabel({ value, timeZone }: Place) {
  const t = useTranslations("form.time");
  const format = useFormat();
  const viewerZone = useTimeZone();
  if (!isTimeOfOurs(value)) return undefined;
  const moment = momentIn(value, timeZone);
  if (!moment) return t("zoneMissing");
  const local = format.dateTime(moment, timeZone ?? "UTC");
  const [day, time] = format.dateTime(moment).split(", ");
  const yours = time !== undefined && local.startsWith(`${day},`) ? time : format.dateTime(moment);
  if (timeZone === undefined) return t("zoneUnknown", { local, yours });
  const isAway = viewerZone !== undefined && wallTimeOf(moment, viewerZone) !== wallTimeOf(moment, timeZone);
  return isAway ? t("andYours", { local, yours }) : local;
}

/** Which of the two is meant, on the night in which the clocks show an hour twice. */
function WhichHour({ label, field, place }: { label: string; field: FieldHandle; place: Place }) {
  const t = useTranslations("form.time");
  const format = useFormat();
  const { value, timeZone } = place;
  const isTime = value !== "" && isTimeOfOurs(value);
  const moments = isTime && timeZone !== undefined && bothMoments(wallTimeOf(value, timeZone), timeZone);
  if (!moments) return null;
  const optionOf = (moment: string) => ({ value: moment, label: zoneName(format.dateTime(moment, timeZone)) });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-warn text-xs">
      {t("twice")}
      <SegmentedControl
        label={`${label} · ${t("twice")}`}
        value={momentIn(value, timeZone) ?? moments.earlier}
        options={[optionOf(moments.earlier), optionOf(moments.later)]}
        onChange={field.onChange}
        disabled={field.readOnly}
      />
    </div>
  );
}

/** Keeps a time of the place's clock in UTC, and says where the clocks skip it. */
function useMoment(field: FieldHandle, timeZone: string | undefined) {
  const t = useTranslations("form.time");
  const format = useFormat();
  const [skipped, setSkipped] = useState("");
  const change = (value: string) => {
    const moment = timeZone === undefined ? undefined : momentIn(value, timeZone);
    const isGap = moment !== undefined && timeZone !== undefined && value.length === 16 && isSkipped(value, timeZone);
    setSkipped(isGap ? t("skipped", { time: format.dateTime(moment, timeZone) }) : "");
    field.onChange(value === "" ? null : (moment ?? value));
  };
  return { skipped, change };
}

/** The day at the place of another field's time. */
function useDayOf(name: string | undefined, timeZone: string | undefined) {
  const value: unknown = useWatch({ name: name ?? "", disabled: name === undefined });
  return typeof value === "string" && isTimeOfOurs(value) ? wallTimeOf(value, timeZone).slice(0, 10) : undefined;
}

type DateTimeFieldProps = {
  name: string;
  label: string;
  /** The field with the zone of the place; without one it is a time of the reader's own clock. */
  timeZoneName?: string;
  /** The field whose day is meant where a time is typed alone. */
  dayName?: string;
};

/** A time typed as the clock of its place shows it and kept in UTC. */
export function DateTimeField({ name, label, timeZoneName, dayName }: DateTimeFieldProps) {
  const t = useTranslations("form.time");
  const field = useField(name, true);
  const ownZone = useTimeZone();
  const zoneThere: unknown = useWatch({ name: timeZoneName ?? "", disabled: timeZoneName === undefined });
  const zone = timeZoneName === undefined ? ownZone : zoneThere;
  const timeZone = typeof zone === "string" && isTimezone(zone) ? zone : undefined;
  const place = { value: typeof field.value === "string" ? field.value : "", timeZone };
  const { skipped, change } = useMoment(field, timeZone);
  const day = useDayOf(dayName, timeZone);
  const time = useTypedTime({ ...place, value: wallTimeOf(place.value, timeZone), day, onChange: change });
  const hint = useTimeLabel(place);
  const problem = useDoubtText(time) ?? (time.isTyping && time.wallTime === undefined ? undefined : field.problem);
  const { id } = field.control;
  const describedBy = [hint && hintId(id), problem && problemId(id)].filter(Boolean).join(" ") || undefined;
  return (
    <div className="min-w-0">
      <Field name={name} label={label} hint={hint} problem={problem}>
        <DateTimeInput
          field={field}
          time={time}
          timeZone={timeZone}
          label={label}
          isWrong={problem !== undefined}
          describedBy={describedBy}
        />
      </Field>
      <WhichYear time={time} label={label} />
      {time.lacksTime && <p className="mt-1 text-warn text-xs">{t("timeMissing")}</p>}
      {skipped && <p className="mt-1 text-warn text-xs">{skipped}</p>}
      <WhichHour label={label} field={field} place={place} />
    </div>
  );
}
