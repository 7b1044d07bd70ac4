export const pickupPresets = ["past", "today", "tomorrow", "thisWeek", "next3Days", "next7Days", "none"] as const;
type PickupPreset = (typeof pickupPresets)[number];

/**
 * Days counted from today: from the first, up to but without the second.
 * @param weekday how many days ago Monday was
 */
const pickupDays = (
  weekday: number,
): Record<Exclude<PickupPreset, "none">, [from: number | undefined, to: number]> => ({
  past: [undefined, 0],
  today: [0, 1],
  tomorrow: [1, 2],
  thisWeek: [-weekday, 7 - weekday],
  next3Days: [0, 3],
  next7Days: [0, 7],
});

const wallClockOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

/** How far the wall clock of the zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string) {
  const parts = wallClockOf(timeZone).formatToParts(moment);
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const asUtc = Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
  return asUtc - Math.floor(moment / 1000) * 1000;
}

/** What the clock shows where the viewer is, as if it were UTC. */
const localTime = (now: Date, timeZone: string) => new Date(now.getTime() + offsetAt(now.getTime(), timeZone));

/** The midnight that begins the day `days` from now, where the viewer is. */
export function midnight(now: Date, timeZone: string, days: number) {
  const local = localTime(now, timeZone);
  const asUtc = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days);
  // The offset is that of the midnight itself, which may lie on the other side of a clock change.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone));
}

/** What a preset asks of the API: the moments between which the pickups are, for who looks, or that there is none. */
export function pickupOf(preset: PickupPreset | null, now: Date, timeZone: string) {
  if (!preset) return {};
  if (preset === "none") return { hasPickupTime: false };
  const [from, to] = pickupDays((localTime(now, timeZone).getUTCDay() + 6) % 7)[preset];
  return {
    pickupFrom: from === undefined ? undefined : midnight(now, timeZone, from).toISOString(),
    pickupTo: midnight(now, timeZone, to).toISOString(),
  };
}
