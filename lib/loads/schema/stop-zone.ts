import { isJsonObject } from "@/lib/core/json";
import type { Reading } from "@/lib/core/lenience";
import { readTime } from "@/lib/loads/schema/time-text";
import { mexicanZones } from "@/lib/vocabulary/timezone-aliases.values";

/** `CST` is Chicago's time in the US, where clocks change, and Mexico City's in Mexico, where they do not. */
export function readMexicanZone(value: unknown): Reading | undefined {
  if (!isJsonObject(value) || typeof value.timezone !== "string" || !isJsonObject(value.place)) return undefined;
  const { countryCode } = value.place;
  const isInMexico = typeof countryCode === "string" && /^(mx|mex|m[eé]xico)$/i.test(countryCode.trim());
  const zone = isInMexico ? mexicanZones[value.timezone.trim().toUpperCase()] : undefined;
  if (!zone) return undefined;
  const message = `${JSON.stringify(value.timezone)} was read as ${zone}, because the place is in Mexico.`;
  return { value: { ...value, timezone: zone }, warnings: [{ at: "timezone", code: "alias_read", message }] };
}

const offset = /^(?:utc|gmt)?\s*([+\u2212-])(\d{1,2})(?::?([0-5]\d))?$/i;
const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** A time that is local to the stop, with an offset behind it; what has one, or no time, stays. */
function withOffset(value: unknown, behind: string) {
  const time = readTime(value)?.time ?? value;
  return typeof time === "string" && localTime.test(time) ? time + behind : value;
}

/** `UTC-06:00` as a zone says when the times of the stop are, and not whose clock it has: that is its place's. */
export function readOffsetZone(value: unknown): Reading | undefined {
  if (!isJsonObject(value) || !isJsonObject(value.location)) return undefined;
  const { timezone, ...location } = value.location;
  const [, sign = "", hours = "", minutes = "00"] =
    (typeof timezone === "string" && offset.exec(timezone.trim())) || [];
  if (hours === "" || Number(hours) > 14) return undefined;
  const behind = `${sign === "+" ? "+" : "-"}${hours.padStart(2, "0")}:${minutes}`;
  const { appointment, arrivedAt, departedAt } = value;
  const read = {
    ...value,
    location,
    ...(isJsonObject(appointment) && {
      appointment: {
        ...appointment,
        start: withOffset(appointment.start, behind),
        end: withOffset(appointment.end, behind),
      },
    }),
    arrivedAt: withOffset(arrivedAt, behind),
    departedAt: withOffset(departedAt, behind),
  };
  const message = `${JSON.stringify(timezone)} was read as the offset of the stop's times; its zone is that of its place.`;
  return { value: read, warnings: [{ at: "location.timezone", code: "alias_read", message }] };
}
