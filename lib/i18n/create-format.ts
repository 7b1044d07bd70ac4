/** How many there are, or of so many that not all are counted, how many there are at least. */
export type Counted = { count: number; isMinimum?: boolean | undefined };

type Money = { amount: number; currencyCode: string };

/** Days of the week, then months: Node and browsers carry different versions of the names and their marks. */
const names: Record<string, string> = {
  en: "Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  es: "dom lun mar mié jue vie sáb ene feb mar abr may jun jul ago sep oct nov dic",
};

const steps = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

// Node writes narrow and unbreakable spaces where browsers write plain ones; React would see two different texts.
const plainSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, " ");

// Of the Atlantic to Hawaii, by the hours that winters are behind UTC: Node and browsers call some zones differently.
const zoneNames = "    A E C M P AK H".split(" ");
const dayMs = 86_400_000;

type Moment = Date | string | number;

const msBetween = (from: Moment, to: Moment) => new Date(to).getTime() - new Date(from).getTime();

// Making one takes many times as long as using it.
const clocks: Record<string, Intl.DateTimeFormat> = {};

/** What clocks in a zone show then, to the minute, as if it were UTC. */
function wallAt(moment: Moment, timeZone: string) {
  // In Sweden dates are written as ISO 8601 has them: 2026-11-20 08:00.
  clocks[timeZone] ??= new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [year = 0, month = 0, ...rest] = clocks[timeZone].format(new Date(moment)).split(/\D/).map(Number);
  return new Date(Date.UTC(year, month - 1, ...rest));
}

/** "CST" or "CDT"; elsewhere what clocks are ahead or behind: "GMT+05:30". */
function zoneAt(iso: string, timeZone: string) {
  const behindAt = (at: string) => Math.floor(msBetween(wallAt(at, timeZone), at) / 60_000);
  const behind = behindAt(iso);
  const inWinter = behindAt(`${iso.slice(0, 4)}-01-01T12:00Z`);
  const name = zoneNames[inWinter / 60];
  if (name) return `${name}${behind < inWinter ? "D" : "S"}T`;
  if (!behind) return "UTC";
  return `GMT${behind < 0 ? "+" : "-"}${new Date(Math.abs(behind) * 60_000).toISOString().slice(11, 16)}`;
}

/** By which clocks the times of a place are shown: nothing better is known than UTC where its zone is not. */
export const zoneOfPlace = (timezone: string | undefined) => timezone ?? "UTC";

const fractionDigitsOf = (currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Formats for one language; the same text on the server and in the browser. `timeZone` is the viewer's. */
export function createFormat(locale: string, viewerTimeZone = "UTC") {
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    plainSpaces(new Intl.NumberFormat(locale, options).format(value));

  return {
    number,

    /** "412", and "10,000+" of more than are counted. */
    counted: ({ count, isMinimum }: Counted) => `${number(count)}${isMinimum ? "+" : ""}`,

    /** "37%"; a share that rounds to nothing is "< 1%", for it is not nothing. */
    share(share: number) {
      const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
      return share < 0.005 ? `< ${percent(0.01)}` : percent(share);
    },

    /** `amount` is in minor units. Always the code, never a bare sign: "USD 1,850", with its cents "USD 1,850.50". */
    money({ amount, currencyCode }: Money) {
      const digits = fractionDigitsOf(currencyCode);
      const shown = amount % 10 ** digits === 0 ? 0 : digits;
      const options = { minimumFractionDigits: shown, maximumFractionDigits: shown };
      return `${currencyCode} ${number(amount / 10 ** digits, options)}`;
    },

    ...datesIn(locale, viewerTimeZone),
    ...distancesIn(locale, viewerTimeZone),
  };
}

/** Days and times of day, in the viewer's zone where no other is given. */
function datesIn(locale: string, viewerTimeZone: string) {
  const words = names[locale.slice(0, 2)]?.split(" ") ?? [];
  const dayOf = (wall: Date) => `${wall.getUTCDate()} ${words[wall.getUTCMonth() + 7]}`;
  /** "Fri 20 Nov, 08:00 CST" in the given zone, else in the viewer's. */
  function dateTime(iso: string, timeZone = viewerTimeZone) {
    const wall = wallAt(iso, timeZone);
    const time = wall.toISOString().slice(-13, -8);
    return `${words[wall.getUTCDay()]} ${dayOf(wall)}, ${time} ${zoneAt(iso, timeZone)}`;
  }
  return {
    dateTime,

    /** "Fri 20 Nov, 08:00–10:00 CST", or both days where it spans two: "Fri 20 Nov, 22:00 – Sat 21 Nov, 06:00 CST". */
    timeWindow(start: string, end: string | undefined, timeZone = viewerTimeZone) {
      const from = dateTime(start, timeZone);
      if (!end) return from;
      const to = dateTime(end, timeZone);
      const [day = "", time] = to.split(", ");
      return `${splitZone(from).time}${from.startsWith(day) ? `–${time}` : ` – ${to}`}`;
    },

    /** "20 Nov" in the given zone, else in the viewer's. */
    dayAndMonth: (iso: string, timeZone = viewerTimeZone) => dayOf(wallAt(iso, timeZone)),

    /** "20 Nov 2026" in the given zone, else in the viewer's. */
    date(iso: string, timeZone = viewerTimeZone) {
      const wall = wallAt(iso, timeZone);
      return `${dayOf(wall)} ${wall.getUTCFullYear()}`;
    },
  };
}

/** How far away a moment is, in words. */
function distancesIn(locale: string, viewerTimeZone: string) {
  const say = (count: number, unit: Intl.RelativeTimeFormatUnit) => {
    // "Last week" is one of the calendar, which seven days are not.
    const numeric = unit === "second" || unit === "day" ? "auto" : "always";
    return plainSpaces(new Intl.RelativeTimeFormat(locale, { numeric }).format(count, unit));
  };
  /** "14 minutes ago", "in 2 days", "now". From 24 hours on, days are those of the viewer's calendar. */
  const relativeTime = (iso: string, now: Moment) => {
    const seconds = msBetween(now, iso) / 1000;
    const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 0];
    const dayOf = (moment: Moment) => Math.floor(msBetween(0, wallAt(moment, viewerTimeZone)) / dayMs);
    if (unit === "day") return say(dayOf(iso) - dayOf(now), unit);
    return say(length === 0 ? 0 : Math.trunc(seconds / length), unit);
  };
  /** The same of what is only known by its day: "today", "3 days ago", "1 week ago". */
  const relativeDay = (iso: string, now: Moment) =>
    Math.abs(msBetween(now, iso)) < dayMs ? say(0, "day") : relativeTime(iso, now);
  return { relativeTime, relativeDay };
}

/** "Fri 20 Nov, 08:00 CST" as its time and its zone. */
export function splitZone(dateTime: string) {
  const lastSpace = dateTime.lastIndexOf(" ");
  return { time: dateTime.slice(0, lastSpace), zone: dateTime.slice(lastSpace + 1) };
}

export type Format = ReturnType<typeof createFormat>;
