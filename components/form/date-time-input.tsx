"use client";

import { CalendarDays } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { writeDateTime, writeDay } from "@/components/form/date-time-text";
import { momentOf, wallTimeOf } from "@/components/form/local-time";
import type { FieldHandle } from "@/components/form/use-field";
import { type useTypedTime, zoneName } from "@/components/form/use-typed-time";
import { Button, IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/controls";
import { whenFetched } from "@/components/ui/when-fetched";
import { useFormat } from "@/lib/i18n/format";

const Calendar = whenFetched(() => import("@/components/form/date-time-calendar").then(({ Calendar }) => Calendar));

type DateTimeInputProps = {
  field: Pick<FieldHandle, "attach" | "onBlur" | "readOnly"> & {
    control: Partial<FieldHandle["control"]> & { id: string; "aria-label"?: string };
  };
  time: ReturnType<typeof useTypedTime>;
  timeZone: string | undefined;
  label: string;
  /** Whether what stands there is refused. */
  isWrong: boolean;
  describedBy: string | undefined;
};

/** What the zone of the place is called at that time, or now while the field is empty and somebody is in it. */
function useZoneLabel({ wallTime, isEditing, isDay }: DateTimeInputProps["time"], timeZone: string | undefined) {
  const format = useFormat();
  if (isDay || timeZone === undefined || !(wallTime || isEditing)) return undefined;
  return zoneName(format.dateTime(wallTime ? momentOf(wallTime, timeZone) : new Date().toISOString(), timeZone));
}

/** What is typed, what a day of the calendar makes of it, and whether the calendar is open. */
function useCalendar(time: DateTimeInputProps["time"], readOnly: boolean) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const pick = (day: string) => {
    const clock = time.wallTime?.slice(11, 16);
    setOpen(false);
    // Without a time the text is ready for it to be typed behind.
    if (clock || time.isDay) time.replace(`${day}T${clock ?? "00:00"}`);
    else time.change(`${writeDay(day, time.dayFirst)} `);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") time.endTyping();
    if (!event.altKey || event.key !== "ArrowDown" || readOnly) return;
    event.preventDefault();
    setOpen(true);
  };
  // A press beside the calendar has closed it already by the time the button is clicked.
  const button = {
    onPointerDown: () => {
      wasOpen.current = isOpen;
    },
    onClick: () => setOpen(!wasOpen.current),
  };
  return { isOpen, pick, onKeyDown, button, close: () => setOpen(false) };
}

/** A date and time as people type them, with a calendar by its button or Alt and ↓. */
export function DateTimeInput({ field, time, timeZone, label, isWrong, describedBy }: DateTimeInputProps) {
  const t = useTranslations("form.time");
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, pick, onKeyDown, button, close } = useCalendar(time, field.readOnly);
  const zone = useZoneLabel(time, timeZone);
  return (
    <span className="relative block min-w-0 flex-1">
      <Input
        {...field.control}
        ref={(element) => {
          input.current = element;
          field.attach(element);
        }}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        aria-keyshortcuts="Alt+ArrowDown"
        data-opens="calendar"
        autoComplete="off"
        placeholder={[t(time.dayFirst ? "dayFirst" : "monthFirst"), time.isDay ? "" : "hh:mm"].join(" ").trim()}
        value={time.text}
        onChange={({ target }) => time.change(target.value)}
        onFocus={time.enter}
        onBlur={() => {
          time.leave();
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
        readOnly={field.readOnly}
        className={`tabular-nums placeholder:text-ink-3 ${time.isDay ? "pr-9! pointer-coarse:pr-11!" : "pr-18!"}`}
      />
      <span className="absolute inset-y-0 right-0 flex items-center">
        <span className="pointer-events-none text-ink-3 text-xs">{zone}</span>
        {!field.readOnly && (
          <IconButton
            label={t("calendar", { field: label })}
            icon={<CalendarDays aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // The field is typed into; with the keyboard the calendar opens from there.
            tabIndex={-1}
            onPointerEnter={() => void Calendar.fetch().catch(() => undefined)}
            {...button}
          />
        )}
      </span>
      {isOpen && (
        <Calendar
          label={t("calendar", { field: label })}
          input={input}
          day={time.wallTime?.slice(0, 10)}
          today={wallTimeOf(new Date().toISOString(), timeZone).slice(0, 10)}
          onPick={pick}
          onClose={close}
        />
      )}
    </span>
  );
}

/** Why a typed text is no time, in words. */
export function useDoubtText({ doubt, dayFirst, isDay }: ReturnType<typeof useTypedTime>) {
  const t = useTranslations("form.time");
  if (doubt?.kind === "year") return t("yearAsked", { year: doubt.year });
  if (doubt?.kind !== "unreadable") return undefined;
  const why = doubt.why === "format" && isDay ? "dayFormat" : doubt.why;
  return t(`unreadable.${why}`, { example: t(dayFirst ? "dayFirstExample" : "monthFirstExample") });
}

/** The years a time may mean, where the typed one is far off. */
export function WhichYear({ time, label }: Pick<DateTimeInputProps, "time" | "label">) {
  const t = useTranslations("form.time");
  const { doubt } = time;
  if (doubt?.kind !== "year") return null;
  return (
    <fieldset className="mt-1 flex flex-wrap gap-2">
      <legend className="sr-only">{`${label} · ${t("yearAsked", { year: doubt.year })}`}</legend>
      {[doubt.meant, doubt.kept].map(
        (wallTime) =>
          wallTime && (
            <Button key={wallTime} size="sm" onClick={() => time.replace(wallTime)}>
              {(time.isDay ? writeDay : writeDateTime)(wallTime, time.dayFirst)}
            </Button>
          ),
      )}
    </fieldset>
  );
}
