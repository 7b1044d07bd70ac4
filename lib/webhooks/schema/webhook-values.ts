// Plain values, so that the browser may have them without zod. Schemas, descriptions, filters and tests derive from them.

export const testEventType = "webhook.test";

export const deliveryStatuses = ["PENDING", "SENDING", "DELIVERED", "FAILED", "SKIPPED"] as const;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long to wait after the first failure, the second, and so on. After the last of them a delivery has failed. */
export const retryDelaysMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Deliveries that fail at the same moment are tried again spread over this much of the delay, either way. */
export const retrySpreadPercent = 10;

export const attemptsMax = 1 + retryDelaysMs.length;

const units = [
  ["h", hour],
  ["min", minute],
  ["s", second],
] as const;
const shortest = (ms: number) => units.flatMap(([unit, size]) => (ms >= size ? [`${ms / size} ${unit}`] : []))[0] ?? "";

/** For people: `5 s, 5 min, …`. */
export const retryLadder = retryDelaysMs.map(shortest).join(", ");

/** From the first attempt to the last, where every one of them fails. */
export const retriedDays = Math.round(retryDelaysMs.reduce((sum, delay) => sum + delay, 0) / day);

/** After so many failures in a row deliveries are paused; now and then one of them is tried. */
export const failuresBeforePause = 10;
export const probeEveryMs = 5 * minute;

/** A webhook that has answered nothing but failures for so long is disabled. */
export const failingBeforeDisabledMs = 5 * day;

/** For how long deliveries are kept after their event. */
export const keptDays = 30;
export const keptMs = keptDays * day;

/** Deliveries that one call sends again. */
export const resentMax = 200;

export const secretOverlapHours = [0, 1, 24, 168] as const;
export const secretOverlapHoursDefault = 24;
