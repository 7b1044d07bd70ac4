import * as z from "zod";
import { isJsonObject } from "@/lib/core/json";
import { lenient, type Reading } from "@/lib/core/lenience";
import { withAliases } from "@/lib/vocabulary/aliases";
import { aliases } from "@/lib/vocabulary/aliases.values";
import { ShortText } from "@/lib/vocabulary/text";

const AppointmentType = withAliases(
  z.enum(["UNSPECIFIED", "FIRST_COME_FIRST_SERVED", "SCHEDULED", "TO_BE_SCHEDULED"]).meta({
    id: "AppointmentType",
    description: "How firm the appointment is: unknown, a window for whoever comes, agreed, or still to be agreed.",
  }),
  aliases.AppointmentType,
);
// Four-digit years only: what lies beyond them once it is in UTC can be neither answered nor stored.
const timestamp = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/;

/** ISO 8601. Without an offset it is local to the stop's time zone; answers are in UTC. */
const AppointmentTime = ShortText.refine((text) => timestamp.test(text) && isCalendarTime(text), {
  error: "Must be an ISO 8601 time such as 2026-11-20T08:00 or 2026-11-20T14:00:00Z.",
  params: { code: "invalid_timestamp" },
}).meta({ description: "ISO 8601, with an offset or local to the stop's time zone. Answers are in UTC." });

/** `Date` rolls 30 February over into March, so the day is compared with what was written. */
function isCalendarTime(text: string) {
  const time = new Date(`${text.slice(0, 16)}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 16)) && staysInYears(text);
}

/** A local time may still move to another year when it is turned into UTC. */
function staysInYears(text: string) {
  const year = Number(text.slice(0, 4));
  return text.endsWith("Z") || (year > 1000 && year < 2999);
}

/** A day has no time, or a blank stands before it: as databases and spreadsheets write times. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarTime(`${text}T00:00`);
const spaced = /^(\d{4}-\d{2}-\d{2}) +(\d{2}:\d{2}\S*)(?: +((?:Z|[+-])\S*))?$/;
const dayEnds = { start: "T00:00:00", end: "T23:59:59.999" } as const;

/**
 * Reads a day as the whole of it, local to the stop: from its first to its last millisecond, like the days of answers.
 * A day to start on without an end is that day.
 */
function readDays(value: unknown): Reading | undefined {
  if (!isJsonObject(value)) return undefined;
  const read: Record<string, unknown> = { ...value };
  const warnings = (["start", "end"] as const).flatMap((at) => {
    const text = typeof value[at] === "string" ? value[at].trim() : "";
    const time = isDay(text) ? text + dayEnds[at] : text.replace(spaced, "$1T$2$3");
    if (time === text) return [];
    read[at] = time;
    const isWholeDay = at === "start" && isUnset(value.end);
    if (isWholeDay && isDay(text)) read.end = text + dayEnds.end;
    const meant = isDay(text) ? `the ${isWholeDay ? "whole" : `${at} of the`} day at the stop` : time;
    return [{ at, code: "date_read", message: `${JSON.stringify(text)} was read as ${meant}.` }];
  });
  return warnings.length > 0 ? { value: read, warnings } : undefined;
}

const readDeadline = (value: unknown): Reading | undefined => {
  const text = typeof value === "string" ? value.trim() : "";
  const time = isDay(text) ? text + dayEnds.end : text.replace(spaced, "$1T$2$3");
  if (time === text) return undefined;
  const message = `${JSON.stringify(text)} was read as ${isDay(text) ? "the end of that day" : time}.`;
  return { value: time, warnings: [{ code: "date_read", message }] };
};

/** Until when something may be done: written as an appointment's times are; a day is its end. */
export const Deadline = lenient(
  AppointmentTime.meta({ description: "ISO 8601, with an offset or local to the first stop. Answers are in UTC." }),
  { fits: (value) => typeof value === "string" && timestamp.test(value), read: readDeadline },
);

/** When something was done: written as an appointment's times are. A day alone says no time. */
export const MomentAtStop = lenient(
  AppointmentTime.meta({
    description: "ISO 8601, with an offset or local to the stop's time zone. Answers are in UTC.",
  }),
  {
    fits: (value) => typeof value === "string" && timestamp.test(value),
    read: (value) => {
      const text = typeof value === "string" ? value.trim() : "";
      const time = text.replace(spaced, "$1T$2$3");
      const message = `${JSON.stringify(text)} was read as ${time}.`;
      return time === text ? undefined : { value: time, warnings: [{ code: "date_read", message }] };
    },
  },
);

const isUnset = (value: unknown) => value === undefined || value === null || value === "";

export const Appointment = lenient(
  z
    .object({
      type: AppointmentType.optional().meta({ description: "How firm the appointment is. Unset: not said." }),
      start: AppointmentTime.optional().meta({
        description: "From when. ISO 8601, with an offset or local to the stop's time zone; answers are in UTC.",
      }),
      end: AppointmentTime.optional().meta({
        description: "Until when, written as `start` is. Unset: no end is known.",
      }),
    })
    .meta({ id: "Appointment", description: "When a stop is to be made." }),
  { read: readDays },
);
export type Appointment = z.infer<typeof Appointment>;
