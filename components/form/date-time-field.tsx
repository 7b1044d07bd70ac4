"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/form/field";
import { bothMoments, isSkipped, isTimeOfOurs, momentIn, momentOf, wallTimeOf } from "@/components/form/local-time";
import { type FieldHandle, useField } from "@/components/form/use-field";
import { Input } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useFormat } from "@/lib/i18n/format";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

/** The last word of "Sun 1 Nov, 01:30 CDT". */
const zoneName = (text: string) => text.slice(text.lastIndexOf(" ") + 1);

type Place = { value: string; timeZone: string | undefined };

/** What the place's clock shows in words, and the viewer's own when it shows something else. */
function useTimeLabel({ value, timeZone }: Place) {
  const t = useTranslations("form.time");
  const format = useFormat();
  const viewerZone = useTimeZone();
  const moment = value === "" ? undefined : momentIn(value, timeZone);
  if (!moment) return value === "" || timeZone !== undefined ? undefined : t("zoneMissing");
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

type DateTimeFieldProps = { name: string; label: string; timeZoneName: string };

/** A time typed as the clock of its place shows it and kept in UTC; `timeZoneName` is the field with the zone. */
export function DateTimeField({ name, label, timeZoneName }: DateTimeFieldProps) {
  const t = useTranslations("form.time");
  const format = useFormat();
  const field = useField(name, true);
  const zone: unknown = useWatch({ name: timeZoneName });
  const [skipped, setSkipped] = useState("");
  const timeZone = typeof zone === "string" && isTimezone(zone) ? zone : undefined;
  const place = { value: typeof field.value === "string" ? field.value : "", timeZone };
  const timeLabel = useTimeLabel(place);

  const change = (wallTime: string) => {
    // What is no time stays as it was typed: the schema says what is wrong with it.
    if (wallTime !== "" && !isTimeOfOurs(wallTime)) return field.onChange(wallTime);
    const moment = wallTime === "" ? null : timeZone === undefined ? wallTime : momentOf(wallTime, timeZone);
    const isGap = wallTime !== "" && timeZone !== undefined && isSkipped(wallTime, timeZone);
    setSkipped(isGap && moment ? t("skipped", { time: format.dateTime(moment, timeZone) }) : "");
    field.onChange(moment);
  };

  return (
    <Field name={name} label={label} hint={timeLabel} problem={field.problem}>
      <Input
        {...field.control}
        ref={field.attach}
        type="datetime-local"
        // With a last year of four digits the browser lets nobody type a fifth.
        max="2999-12-31T23:59"
        value={place.value === "" ? "" : wallTimeOf(place.value, timeZone)}
        onChange={(event) => change(event.target.value)}
        onBlur={field.onBlur}
        readOnly={field.readOnly}
      />
      {skipped && <p className="mt-1 text-warn text-xs">{skipped}</p>}
      <WhichHour label={label} field={field} place={place} />
    </Field>
  );
}
