"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { type DateTimeReading, readDateTime, writeDateTime, writeDay } from "@/components/form/date-time-text";
import { asUnread, isTimeOfOurs, unreadText, wallTimeOf } from "@/components/form/local-time";
import { useFormat } from "@/lib/i18n/format";

const isDayFirst = (locale: string) =>
  new Intl.DateTimeFormat(locale).formatToParts(0).find(({ type }) => type === "day" || type === "month")?.type ===
  "day";

/** The last word of "Sun 1 Nov, 01:30 CDT". */
export const zoneName = (text: string) => text.slice(text.lastIndexOf(" ") + 1);

/** What a zone is called in winter and in summer. */
function useZoneNames(timeZone: string | undefined) {
  const { dateTime } = useFormat();
  return () => {
    const year = new Date().getFullYear();
    const names = [`${year}-01-01T00:00Z`, `${year}-07-01T00:00Z`].map((moment) =>
      zoneName(dateTime(moment, timeZone)),
    );
    return timeZone === undefined ? [] : names;
  };
}

export type TypedTime = {
  /** What the clock of the place shows, or a text that is no time yet. */
  value: string;
  timeZone: string | undefined;
  /** The day that a time alone means, as long as there is no other. */
  day: string | undefined;
  /** Whether it is written as a day alone. */
  isDay?: boolean;
  /** From how many years away a typed year is asked about. */
  farYears?: number;
  /** Takes "" or a time: of the place's clock, or with an offset; or the text that is none. */
  onChange: (value: string) => void;
};

/** Reads a text as the place's clock and the day at hand have it; `before` is the time that stood there. */
function useReader({ timeZone, day, isDay, farYears }: Omit<TypedTime, "value" | "onChange">, before?: string) {
  const dayFirst = isDayFirst(useLocale());
  const zoneNames = useZoneNames(timeZone);
  const read = (text: string): DateTimeReading => {
    const [ownDay, time] = before ? [before.slice(0, 10), before.slice(11, 16)] : [day];
    const now = wallTimeOf(new Date().toISOString(), timeZone);
    return readDateTime(text, {
      dayFirst,
      now,
      day: ownDay,
      time,
      zoneNames: zoneNames(),
      ...(isDay && { isDay }),
      ...(farYears && { farYears }),
    });
  };
  return { dayFirst, read };
}

/**
 * A time while it is typed: the text stays as it is until the cursor leaves, and stays when it cannot be read. What is
 * wrong with it is said again once somebody has ended typing, by leaving it or by Enter.
 */
export function useTypedTime({ value, isDay = false, onChange, ...place }: TypedTime) {
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [lacksTime, setLacksTime] = useState(false);
  const [unread, wallTime] = [unreadText(value), isTimeOfOurs(value) ? value : undefined];
  const isEditing = before !== undefined;

  const { dayFirst, read } = useReader({ ...place, isDay }, before);

  const change = (text: string) => {
    setTyped(text);
    setTyping(true);
    const reading = text.trim() === "" ? undefined : read(text);
    setLacksTime(reading?.kind === "time" && !reading.hasTime);
    if (!reading) onChange("");
    else if (reading.kind === "time") onChange(reading.wallTime);
    else onChange(reading.kind === "moment" ? reading.moment : asUnread(text));
  };
  const written = wallTime ? (isDay ? writeDay : writeDateTime)(wallTime, dayFirst) : "";
  return {
    text: typed ?? unread ?? written,
    isEditing,
    isTyping,
    /** Why the text that was typed is no time. */
    doubt: unread !== undefined && !isTyping ? read(unread) : undefined,
    lacksTime: lacksTime && !isEditing && wallTime !== undefined,
    dayFirst,
    isDay,
    change,
    /** Puts a time in the place of what was typed. */
    replace: (time: string) => {
      setTyped(undefined);
      setLacksTime(false);
      onChange(time);
    },
    endTyping: () => setTyping(false),
    enter: () => setBefore(wallTime ?? ""),
    leave: () => {
      setBefore(undefined);
      setTyping(false);
      if (unread === undefined) setTyped(undefined);
    },
    wallTime,
  };
}
