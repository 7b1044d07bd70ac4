const spreadsheetEpoch = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;

// A day that the calendar does not have rolls over into another.
const isDay = (iso: string) => new Date(Date.parse(iso) || 0).toISOString().startsWith(iso);

const isSerial = (text: string) => /^[345]\d{4}(\.\d+)?$/.test(text);
const parted = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

/** A day as people and spreadsheets write it, with or without a time; undefined where it is none. */
export function dayFrom(text: string, dayComesFirst: boolean): string | undefined {
  if (isSerial(text)) {
    return new Date(spreadsheetEpoch + Math.floor(Number(text)) * dayMilliseconds).toISOString().slice(0, 10);
  }
  const [date = ""] = text.split(/[T ]/);
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return isDay(date) ? date : undefined;
  const parts = parted.exec(date);
  if (!parts) return undefined;
  const [, first = "", second = "", year = ""] = parts;
  const [day, month] = dayComesFirst ? [first, second] : [second, first];
  const iso = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : undefined;
}

/** Whether the days of a table can only be read with the day first, or only with the month first. */
export function dayOrderOf(dates: readonly string[]): "day" | "month" | undefined {
  for (const date of dates) {
    const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-]/.exec(date);
    if (Number(parts?.[1]) > 12) return "day";
    if (Number(parts?.[2]) > 12) return "month";
  }
  return undefined;
}

const clock = /^(\d{1,2})(?::?([0-5]\d))?(:[0-5]\d(?:\.\d+)?)?\s*(?:([ap])\.?\s*m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** "8:30 pm" as "20:30", "08:30:00" too; undefined where it is no time of a day. */
function clockFrom(text: string): string | undefined {
  const [, hours = "", minutes, seconds = "", half, offset = ""] = clock.exec(text) ?? [];
  const isBare = minutes === undefined && half === undefined;
  const hour = Number(hours);
  if (hours === "" || isBare || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  const inDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  const rest = /[1-9]/.test(seconds) ? seconds : "";
  return `${String(inDay).padStart(2, "0")}:${minutes ?? "00"}${rest}${offset.toUpperCase()}`;
}

type Moment = { text: string } | { code: "not_a_date" | "ambiguous_date" };

/**
 * A day with or without a time of it, as people and spreadsheets write them, in ISO 8601: "11/23/2026 8:30 pm" as
 * "2026-11-23T20:30". Without `dayComesFirst` a day that can be read in two ways is ambiguous.
 */
export function momentFrom(written: string, dayComesFirst: boolean | undefined): Moment {
  const text = written.trim();
  if (isSerial(text)) {
    const minutes = Math.round(Number(text) * 1440);
    const iso = new Date(spreadsheetEpoch + minutes * 60_000).toISOString().slice(0, 16);
    return { text: text.includes(".") ? iso : iso.slice(0, 10) };
  }
  const [, date = "", time = ""] = /^([^T\s,]+)(?:T|,?\s+)?(.*)$/.exec(text) ?? [];
  const [, first, second] = parted.exec(date) ?? [];
  const isUnclear = first !== second && dayOrderOf([date]) === undefined && first !== undefined;
  if (isUnclear && dayComesFirst === undefined) return { code: "ambiguous_date" };
  const order = dayOrderOf([date]);
  const day = dayFrom(date, order ? order === "day" : dayComesFirst === true);
  const at = time === "" ? "" : clockFrom(time);
  if (day === undefined || at === undefined) return { code: "not_a_date" };
  return { text: at === "" ? day : `${day}T${at}` };
}
