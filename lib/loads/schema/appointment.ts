import * as z from "zod";
import { isJsonObject } from "@/lib/core/json";
import { lenient, type Reading } from "@/lib/core/lenience";
import { isDay, isTime, looksLikeTime, readTime, whyNoTime } from "@/lib/loads/schema/time-text";
import { withAliases } from "@/lib/vocabulary/aliases";
import { ShortText } from "@/lib/vocabulary/text";

const AppointmentType = withAliases(
  z.enum(["UNSPECIFIED", "FIRST_COME_FIRST_SERVED", "SCHEDULED", "TO_BE_SCHEDULED"]).meta({
    id: "AppointmentType",
    description: "How firm the appointment is: unknown, a window for whoever comes, agreed, or still to be agreed.",
  }),
  "AppointmentType",
);
/** ISO 8601. Without an offset it is local to the stop's time zone; answers are in UTC. */
const AppointmentTime = ShortText.refine(isTime, {
  error: ({ input }) => whyNoTime(input),
  params: { code: "invalid_timestamp" },
}).meta({ description: "ISO 8601, with an offset or local to the stop's time zone. Answers are in UTC." });

const dayEnds = { start: "T00:00:00", end: "T23:59:59.999" } as const;
const dayIn = (value: unknown) => (typeof value === "string" && isDay(value.trim()) ? value.trim() : undefined);
const isUnset = (value: unknown) => value === undefined || value === null || value === "";
const readAs = (sent: unknown, meant: string) => `${JSON.stringify(sent)} was read as ${meant}.`;

/**
 * Reads a day as the whole of it, local to the stop: from its first to its last millisecond, like the days of answers.
 * A day to start on without an end is that day.
 */
function readTimes(value: unknown): Reading | undefined {
  if (!isJsonObject(value)) return undefined;
  const read: Record<string, unknown> = { ...value };
  const warnings = (["start", "end"] as const).flatMap((at) => {
    const day = dayIn(value[at]);
    const found = day ? undefined : readTime(value[at]);
    if (found) {
      read[at] = found.time;
      return [{ at, code: found.code, message: readAs(value[at], found.time) }];
    }
    if (!day) return [];
    read[at] = day + dayEnds[at];
    const isWholeDay = at === "start" && isUnset(value.end);
    if (isWholeDay) read.end = day + dayEnds.end;
    const meant = `the ${isWholeDay ? "whole" : `${at} of the`} day at the stop`;
    return [{ at, code: "date_read", message: readAs(day, meant) }];
  });
  return warnings.length > 0 ? { value: read, warnings } : undefined;
}

function readMoment(value: unknown): Reading | undefined {
  const found = readTime(value);
  if (!found) return undefined;
  return { value: found.time, warnings: [{ code: found.code, message: readAs(value, found.time) }] };
}

function readDeadline(value: unknown): Reading | undefined {
  const day = dayIn(value);
  if (!day) return readMoment(value);
  return { value: day + dayEnds.end, warnings: [{ code: "date_read", message: readAs(day, "the end of that day") }] };
}

/** Until when something may be done: written as an appointment's times are; a day is its end. */
export const Deadline = lenient(
  AppointmentTime.meta({ description: "ISO 8601, with an offset or local to the first stop. Answers are in UTC." }),
  { fits: looksLikeTime, read: readDeadline },
);

/** When something was done: written as an appointment's times are. A day alone says no time. */
export const MomentAtStop = lenient(
  AppointmentTime.meta({
    description: "ISO 8601, with an offset or local to the stop's time zone. Answers are in UTC.",
  }),
  { fits: looksLikeTime, read: readMoment },
);

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
  { read: readTimes },
);
export type Appointment = z.infer<typeof Appointment>;
